import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { type Invocation, UsageError } from './command.js';

/** The arguments of a call as they were typed: JSON, `@FILE`, `-` for standard input, or `key=value ...`. */
export async function readArguments(given: readonly string[], { terminal }: Invocation): Promise<unknown> {
  const [first] = given;
  if (first === undefined) return {};
  if (first === '-') return text(terminal.in);
  if (first.startsWith('@')) return readGivenFile(first.slice(1));
  if (given.length === 1 && /^\s*[{[]/.test(first)) return first;
  return Object.fromEntries(given.map(readPair));
}

function readGivenFile(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (problem) {
    throw new UsageError(`The arguments cannot be read from ${path}: ${(problem as Error).message}`);
  }
}

/** Values stay text; coercion toward the schema makes numbers and lists of them. */
function readPair(pair: string): [string, string] {
  const at = pair.indexOf('=');
  if (at <= 0) throw new UsageError(`${JSON.stringify(pair)} is not key=value, JSON, @FILE or -.`);
  return [pair.slice(0, at), pair.slice(at + 1)];
}
