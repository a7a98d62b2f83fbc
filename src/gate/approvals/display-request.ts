import { type Effect, effectResource } from '../../kernel/effect.js';
import { makeVisible } from '../../lib/visible-text.js';
import { canonical, sha256 } from './digest.js';
import { saysNothing } from './says-nothing.js';

/** What the lines of a request are made of. */
export interface DisplayParts {
  readonly tool: string;
  readonly args: Readonly<Record<string, unknown>>;
  readonly effects: readonly Effect[];
  readonly commands: readonly string[];
  /** What earlier commands left in the shell and these depend on, by name. */
  readonly shell?: ReadonlyMap<string, string>;
  /** The files the commands run, and the links on their way. */
  readonly files?: readonly string[] | undefined;
  readonly links?: readonly string[] | undefined;
  readonly reasons: readonly string[];
  readonly directory: string;
  readonly environment: string;
  readonly sessionId: string;
  readonly origin: string;
}

// A person cannot read more; what is left out is said, with its size and hash.
const MAX_SHOWN = 20_000;
const MAX_STATE = 500;
const MAX_AROUND = 20;

/**
 * The lines put before a person: exactly what would run, why it is asked, where, and for whom. Every hidden
 * character is made visible, and line breaks inside a value cannot fake a line of the request itself.
 */
export function displayRequest(parts: DisplayParts): string[] {
  return [
    `${shown(parts.tool)} wants to:`,
    ...(parts.commands.length > 0 ? parts.commands.flatMap(commandLines) : []),
    ...[...(parts.shell ?? [])].map(stateLine),
    ...aroundLines((parts.files ?? []).map((path) => `which runs ${path} as it is now`)),
    ...aroundLines((parts.links ?? []).map((link) => `where ${link}`)),
    ...parts.effects.filter(({ command }) => command === undefined).map(effectLine),
    ...(parts.commands.length > 0 ? otherArguments(parts.args) : allArguments(parts.args)),
    ...parts.reasons.map((reason) => `Why: ${shown(reason)}`),
    `Where: ${shown(parts.directory)} (${shown(parts.environment)})`,
    // Without a colon: a value behind "Session:" is masked wherever the request is kept.
    `For session ${shown(parts.sessionId)}, asked by ${parts.origin}`,
  ];
}

/** Whether the lines leave something out; such a request can only be answered for once. */
export function isShortened(parts: Pick<DisplayParts, 'args' | 'commands'>): boolean {
  return [...parts.commands, canonical(parts.args)].some((text) => text.length > MAX_SHOWN);
}

function commandLines(command: string): string[] {
  const { text, note } = shorten(command);
  const lines = makeVisible(text)
    .split('\n')
    .map((line, index) => `${index === 0 ? '  $ ' : '  | '}${line}`);
  return note === undefined ? lines : [...lines, `  ${note}`];
}

function stateLine([name, value]: readonly [string, string]): string {
  const { text, note } = shorten(value, MAX_STATE);
  return `  where ${shown(name)} is ${shown(text)}${note === undefined ? '' : ` ${note}`}`;
}

/** A yes that is kept counts while these stay as they are. */
function aroundLines(lines: readonly string[]): string[] {
  const unique = [...new Set(lines)];
  const left = unique.length - MAX_AROUND;
  return [
    ...unique.slice(0, MAX_AROUND).map((line) => `  ${shown(line)}`),
    ...(left > 0 ? [`  and ${left} more of these`] : []),
  ];
}

function effectLine(effect: Effect): string {
  const resource = effectResource(effect);
  const { text, note } = shorten(resource);
  return `  ${effect.permission}${text === '' ? '' : ` ${shown(text)}`}${note === undefined ? '' : ` ${note}`}`;
}

function otherArguments(args: Readonly<Record<string, unknown>>): string[] {
  const others = Object.entries(args).filter(([name, value]) => name !== 'command' && !saysNothing(value));
  return allArguments(Object.fromEntries(others));
}

function allArguments(args: Readonly<Record<string, unknown>>): string[] {
  if (Object.keys(args).length === 0) return [];
  const { text, note } = shorten(canonical(args));
  return [`  with ${shown(text)}`, ...(note === undefined ? [] : [`  ${note}`])];
}

function shorten(text: string, most = MAX_SHOWN): { text: string; note?: string } {
  if (text.length <= most) return { text };
  const left = text.length - most;
  return {
    text: text.slice(0, most),
    note: `[${left} more characters are not shown; all ${text.length} have SHA-256 ${sha256(text)}]`,
  };
}

function shown(text: string): string {
  return makeVisible(text, { newlines: 'escape', tabs: 'escape' });
}
