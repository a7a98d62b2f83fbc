import { randomBytes } from 'node:crypto';
import { makeVisible } from '../../lib/visible-text.js';
import { neutraliseFraming } from './neutralise-framing.js';

export interface MarkOptions {
  /** Where the text comes from, e.g. the tool's name; shown in the delimiter. */
  readonly source: string;
  /** Unguessable part of the delimiter; made anew for every call unless several texts share one answer. */
  readonly nonce?: string;
}

/**
 * Wraps text from outside for a model: `<untrusted-NONCE source=web_fetch>` ... `</untrusted-NONCE>`. The text cannot
 * close the delimiter, because it cannot know the nonce and because everything in it that looks like a delimiter,
 * a role tag, a chat-template token or a turn is rewritten visibly (`‹system›`). Hidden characters are shown as
 * escapes. Nothing is dropped.
 */
export function markUntrusted(text: string, options: MarkOptions): string {
  const nonce = options.nonce ?? newNonce();
  const source = options.source.replace(/[^\w.:/-]+/g, '_').slice(0, 80);
  const inside = neutraliseFraming(makeVisible(text, { mode: 'data' }));
  return `<untrusted-${nonce} source=${source}>\n${inside}\n</untrusted-${nonce}>`;
}

/**
 * A copy of `data` in which the strings at `paths` are marked; the input stays as it is. Paths are dotted with `*` for
 * every element (`results.*.snippet`); a path that leads to an object or list covers every string in it. `true` covers
 * everything except single words such as ids, dates and addresses; names of fields are neutralised.
 */
export function markFields(data: unknown, paths: readonly string[] | true, source: string): unknown {
  const mark = (text: string): string => (text === '' ? text : markUntrusted(text, { source, nonce }));
  const nonce = newNonce();
  if (paths === true) return markAll(data, (text) => (SINGLE_WORD.test(text) ? text : mark(text)), 0);
  return paths.reduce<unknown>((marked, path) => markPath(marked, path.split('.'), mark), data);
}

function newNonce(): string {
  return randomBytes(8).toString('hex');
}

const SINGLE_WORD = /^[\w.:/@%+=&?#~,-]{0,200}$/;

// Deeper than any honest answer, and than a walk through it can go.
const MAX_DEPTH = 200;

function markAll(value: unknown, mark: (text: string) => string, depth: number): unknown {
  if (typeof value === 'string') return mark(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth > MAX_DEPTH) return '[nested too deeply to show]';
  if (Array.isArray(value)) return value.map((item) => markAll(item, mark, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      neutraliseFraming(makeVisible(key, { mode: 'data' })),
      markAll(item, mark, depth + 1),
    ]),
  );
}

function markPath(value: unknown, path: readonly string[], mark: (text: string) => string): unknown {
  const [step, ...rest] = path;
  if (step === undefined || step === '') return markAll(value, alreadyMarked(mark), 0);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    return value.map((item, index) => (step === '*' || step === String(index) ? markPath(item, rest, mark) : item));
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, step === '*' || step === key ? markPath(item, rest, mark) : item]),
  );
}

/** Two paths may lead to the same string; it is marked once. */
function alreadyMarked(mark: (text: string) => string): (text: string) => string {
  const end = mark('x').slice(-30);
  return (text) => (text.startsWith('<untrusted-') && text.endsWith(end) ? text : mark(text));
}
