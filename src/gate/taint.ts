import { type Effect, effectResource } from '../kernel/effect.js';

/** Which sessions text from outside has entered, and through which tool it first came. In memory, and bounded. */
export interface TaintBook {
  mark(sessionId: string, tool: string): void;
  /** The tool that brought the text in; undefined while the session has seen none. */
  sourceOf(sessionId: string): string | undefined;
}

const MAX_SESSIONS = 4_096;

/** Remembers the sessions of one instance. */
export function createTaintBook(): TaintBook {
  const sources = new Map<string, string>();
  return {
    mark(sessionId, tool) {
      if (sources.has(sessionId)) return;
      sources.set(sessionId, tool);
      const oldest = sources.keys().next().value;
      if (sources.size > MAX_SESSIONS && oldest !== undefined) sources.delete(oldest);
    },
    sourceOf: (sessionId) => sources.get(sessionId),
  };
}

// Whatever carries words of the session's choice to somebody else. A plain GET and a name lookup do: the words stand
// in the address. Searching and the model's own provider are left out: they go to whom the operator chose.
const SENDING = new Set([
  'browser:act',
  'browser:navigate',
  'calendar:write',
  'cloud:write',
  'database:write',
  'docker:run',
  'email:send',
  'home:act',
  'mcp:call',
  'message:send',
  'network:fetch',
  'network:resolve',
]);

/**
 * Whether an effect can carry data out. Of what git writes only a push does; `words` is what says so. Commands and
 * code are judged by what they do, not here.
 */
export function sendsData(effect: Effect, words = effectResource(effect)): boolean {
  return SENDING.has(effect.permission) || (effect.permission === 'git:write' && /\bpush\b/.test(words));
}

/** Why an effect of a tainted session is asked about. */
export function taintReason(source: string): string {
  return `text from outside came in through ${source}, and this can send data out`;
}
