import { type Effect, effectResource } from '../kernel/effect.js';
import type { Question } from './approvals/questions.js';
import { isRunning } from './is-running.js';

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

/** The questions about effects of a session that text from outside entered through `source`; none while none did. */
export function taintQuestions(
  source: string | undefined,
  effects: readonly Effect[],
  asked: readonly Question[],
): Question[] {
  if (source === undefined) return [];
  const already = new Set(asked.flatMap((question) => (question.about === 'effect' ? [question.effect] : [])));
  return effects
    .filter((effect) => sendsData(effect) || (isRunning(effect) && effect.command === undefined))
    .filter((effect) => !already.has(effect))
    .map((effect) => ({ about: 'effect', effect, rule: 'taint', reason: reasonFor(source) }));
}

/** The same for commands that were found to send, or that may do anything. */
export function taintedCommands(source: string | undefined, commands: readonly string[]): Question[] {
  if (source === undefined) return [];
  return commands.map((command) => ({ about: 'command', command, rule: 'taint', reason: reasonFor(source) }));
}

function reasonFor(source: string): string {
  return `text from outside came in through ${source}, and this can send data out`;
}
