import { realpathSync, statSync } from 'node:fs';
import { parseEnv } from 'node:util';
import type { HoldFile } from './edit-config.js';
import { readIfPresent } from './read-if-present.js';
import { replaceFile } from './replace-file.js';

/** A value sets the variable, `undefined` takes it out. */
export type EnvChanges = Readonly<Record<string, string | undefined>>;

/**
 * Changes home's `.env` in one step, for the owner alone from the first byte. Comments, order and the spelling of
 * other lines stay. Throws when a value cannot be written so that it reads back the same; the file is then as before.
 */
export function updateEnvFile(file: string, hold: HoldFile, changes: EnvChanges): Promise<void> {
  return hold(file, async () => {
    const before = readIfPresent(file);
    const after = editEnvText(before, changes);
    if (after === before && !isReadableByOthers(file)) return;
    replaceFile(realFile(file), after);
  });
}

/** The same change on the text of a `.env` file. */
export function editEnvText(text: string, changes: EnvChanges): string {
  let edited = text;
  for (const [name, value] of Object.entries(changes)) {
    if (!VARIABLE_NAME.test(name)) throw new EnvFileError(`${JSON.stringify(name)} is not a name of a variable.`);
    edited = value === undefined ? withoutVariable(edited, name) : withVariable(edited, name, value);
  }
  checkEdit(text, edited, changes);
  return edited;
}

/** What is wrong with a value or a file; never holds the value. */
export class EnvFileError extends Error {
  override readonly name = 'EnvFileError';
}

export const VARIABLE_NAME = /^[A-Za-z_][A-Za-z0-9_]*$/;

function withVariable(text: string, name: string, value: string): string {
  const line = `${name}=${quoted(name, value)}`;
  const last = assignments(text)
    .filter((assignment) => assignment.name === name)
    .at(-1);
  if (last !== undefined) return text.slice(0, last.start) + last.lead + line + text.slice(last.end);
  const gap = text === '' || text.endsWith('\n') ? '' : '\n';
  return `${text}${gap}${line}\n`;
}

function withoutVariable(text: string, name: string): string {
  let kept = text;
  for (const { start, end } of assignments(text)
    .filter((assignment) => assignment.name === name)
    .reverse()) {
    const next = kept.startsWith('\r\n', end) ? end + 2 : Math.min(end + 1, kept.length);
    kept = kept.slice(0, start) + kept.slice(next);
  }
  return kept;
}

interface Assignment {
  readonly name: string;
  readonly start: number;
  /** Behind the value and a comment on its last line; the line break is not part of it. */
  readonly end: number;
  /** What stands before the name: spaces, `export `. */
  readonly lead: string;
}

const ASSIGNMENT = /^([ \t]*(?:export[ \t]+)?)([A-Za-z_][A-Za-z0-9_.-]*)[ \t]*=[ \t]*/;

/** Every assignment with its place; a quoted value may run over several lines. */
function assignments(text: string): Assignment[] {
  const found: Assignment[] = [];
  for (let start = 0; start < text.length; ) {
    let end = lineEnd(text, start);
    const match = ASSIGNMENT.exec(text.slice(start, end));
    if (match !== null) {
      const [whole, lead = '', name = ''] = match;
      end = valueEnd(text, start + whole.length, end);
      found.push({ name, start, end, lead });
    }
    start = text.charAt(end) === '\r' ? end + 2 : end + 1;
  }
  return found;
}

function valueEnd(text: string, from: number, end: number): number {
  const quote = text.charAt(from);
  if (from >= end || !QUOTES.includes(quote)) return end;
  const closing = text.indexOf(quote, from + 1);
  return closing < 0 ? end : lineEnd(text, closing);
}

function lineEnd(text: string, from: number): number {
  const at = text.indexOf('\n', from);
  if (at < 0) return text.length;
  return at > from && text.charAt(at - 1) === '\r' ? at - 1 : at;
}

const QUOTES = ["'", '"', '`'];

/** A plain word stays plain; else the first quote the value does not hold: the format has no escapes for them. */
function quoted(name: string, value: string): string {
  if (value === '' || /^[\w./:@%+,=~^-]+$/.test(value)) return value;
  // Between double quotes a backslash and n would be read as a line break.
  const quote = QUOTES.find((mark) => !value.includes(mark) && !(mark === '"' && value.includes('\\')));
  if (quote === undefined)
    throw new EnvFileError(`The value of ${name} holds all kinds of quotes, which a .env file cannot keep.`);
  return `${quote}${value}${quote}`;
}

/** The reader is the judge: every variable must read as it did, and the changed ones as they were given. */
function checkEdit(before: string, after: string, changes: EnvChanges): void {
  const expected = { ...(parseEnv(before) as Record<string, string>) };
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) delete expected[name];
    else expected[name] = value;
  }
  const actual = parseEnv(after) as Record<string, string>;
  for (const name of new Set([...Object.keys(expected), ...Object.keys(actual)])) {
    if (actual[name] === expected[name]) continue;
    throw new EnvFileError(
      Object.hasOwn(changes, name)
        ? `The value of ${name} cannot be kept in a .env file: it would read back differently.`
        : `The file cannot be changed without changing ${name} as well; mend the lines around it by hand.`,
    );
  }
}

/** A file kept elsewhere and linked into home stays a link. */
function realFile(file: string): string {
  return statSync(file, { throwIfNoEntry: false }) === undefined ? file : realpathSync(file);
}

function isReadableByOthers(file: string): boolean {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat !== undefined && (stat.mode & 0o077) !== 0;
}
