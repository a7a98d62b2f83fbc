import { lineSimilarity } from './line-similarity.js';

/**
 * Whether two lines can be one line and its misspelling. `a < b` and `a > b`, `done` and `not_done`, `include` and
 * `exclude` are but a few letters apart and mean opposite things: whoever searches for the one has not seen the other.
 */
export function hasSameSense(a: string, b: string): boolean {
  if (takeAll(a, NUMBERS).join(' ') !== takeAll(b, NUMBERS).join(' ')) return false;
  if (takeAll(a, OPERATORS).join(' ') !== takeAll(b, OPERATORS).join(' ')) return false;
  const [words, others] = [takeAll(a, WORDS), takeAll(b, WORDS)];
  return words.length === others.length && words.every((word, i) => isSpelling(word, others[i] ?? ''));
}

const NUMBERS = /\d+/g;
const OPERATORS = /[<>!=+\-*/%&|^~?]+/g;
/** The parts of `camelCase` and `snake_case` are words of their own. */
const WORDS = /\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{Lo}+/gu;
const NEAR = 0.75;

function takeAll(line: string, kind: RegExp): readonly string[] {
  return line.match(kind) ?? [];
}

/** A slip swaps, doubles or drops a letter, seldom the first one. */
function isSpelling(a: string, b: string): boolean {
  if (a === b) return true;
  if (a[0]?.toLowerCase() !== b[0]?.toLowerCase()) return false;
  return lineSimilarity(a, b, NEAR) >= NEAR || sorted(a) === sorted(b);
}

function sorted(word: string): string {
  return [...word].sort().join('');
}
