import { createTurns } from '../../lib/create-turns.js';

/** A path that matches a query, better ones with a higher score. */
export interface RankedPath {
  readonly path: string;
  readonly score: number;
}

/** Paths prepared for ranking: lower case once, and which letters each has as bits, so that most are passed over. */
export interface PathList {
  readonly paths: readonly string[];
  readonly lower: readonly string[];
  readonly letters: Int32Array;
}

export async function preparePaths(paths: readonly string[]): Promise<PathList> {
  const lower: string[] = [];
  const letters = new Int32Array(paths.length);
  const turns = createTurns();
  for (const [i, path] of paths.entries()) {
    const small = path.toLowerCase();
    lower.push(small);
    letters[i] = lettersOf(small);
    if (i % PATHS_AT_ONCE === 0 && turns.areDue()) await turns.give();
  }
  return { paths, lower, letters };
}

/** Between two looks at the clock. */
const PATHS_AT_ONCE = 256;

/**
 * The best matches for what is typed into a quick open: its characters in order, blanks separating words that may come
 * in any order. Matches in the file name, at word starts and in one piece count most.
 */
export async function rankPaths(
  { paths, lower, letters }: PathList,
  query: string,
  limit: number,
): Promise<{ readonly best: RankedPath[]; readonly total: number }> {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const wanted = lettersOf(words.join(''));
  const found: RankedPath[] = [];
  let total = 0;
  let worst = Number.NEGATIVE_INFINITY;
  const turns = createTurns();
  for (let i = 0; i < lower.length; i++) {
    if (i % PATHS_AT_ONCE === 0 && turns.areDue()) await turns.give();
    if (((letters[i] ?? 0) & wanted) !== wanted) continue;
    const score = scoreWords(lower[i] ?? '', paths[i] ?? '', words);
    if (score === Number.NEGATIVE_INFINITY) continue;
    total++;
    if (score <= worst) continue;
    found.push({ path: paths[i] ?? '', score });
    if (found.length >= limit * 4) worst = keepBest(found, limit);
  }
  found.sort(byScore);
  return { best: found.slice(0, limit), total };
}

function keepBest(found: RankedPath[], limit: number): number {
  found.sort(byScore);
  found.length = limit;
  return found.at(-1)?.score ?? Number.NEGATIVE_INFINITY;
}

function byScore(a: RankedPath, b: RankedPath): number {
  return b.score - a.score || a.path.length - b.path.length || (a.path < b.path ? -1 : 1);
}

function scoreWords(lower: string, path: string, words: readonly string[]): number {
  let score = -path.length / 100;
  for (const word of words) {
    score += scoreWord(lower, path, word);
    if (score === Number.NEGATIVE_INFINITY) return score;
  }
  return score;
}

/** One piece beats scattered characters, and the name beats the folders above it. */
function scoreWord(lower: string, path: string, word: string): number {
  const name = lower.lastIndexOf('/') + 1;
  const inName = lower.indexOf(word, name);
  if (inName !== -1) return pieceScore(lower, path, word, inName, name) + 40;
  const inPath = lower.lastIndexOf(word);
  if (inPath !== -1) return pieceScore(lower, path, word, inPath, name) + 20;
  const scattered = scatteredScore(lower, path, word, name);
  return scattered > Number.NEGATIVE_INFINITY ? scattered + 10 : scatteredScore(lower, path, word, 0);
}

function pieceScore(lower: string, path: string, word: string, at: number, name: number): number {
  const whole = at === name && (at + word.length === lower.length || lower.startsWith('.', at + word.length));
  return word.length * 3 + (startsWord(path, at) ? 15 : 0) + (whole ? 30 : 0);
}

/** From the end backwards, so that the characters are found as near to the name's end as they come. */
function scatteredScore(lower: string, path: string, word: string, from: number): number {
  let at = lower.length;
  let score = 0;
  let previous = -2;
  for (let i = word.length - 1; i >= 0; i--) {
    const next = lower.lastIndexOf(word.charAt(i), at - 1);
    if (next < from || at <= from) return Number.NEGATIVE_INFINITY;
    score += 1 + (isBeside(path, next, previous) ? 2 : 0) + (startsWord(path, next) ? 4 : 0);
    previous = next;
    at = next;
  }
  return score;
}

/** Next to each other, or with only the separator of two words between them. */
function isBeside(path: string, at: number, next: number): boolean {
  return at === next - 1 || (at === next - 2 && startsWord(path, next));
}

function startsWord(path: string, at: number): boolean {
  if (at === 0) return true;
  const before = path.charCodeAt(at - 1);
  if (before === 47 || before === 45 || before === 95 || before === 46 || before === 32) return true;
  const here = path.charCodeAt(at);
  return here >= 65 && here <= 90 && before >= 97 && before <= 122;
}

/** One bit per letter, one for all digits, one for everything else. */
function lettersOf(text: string): number {
  let bits = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    bits |= code >= 97 && code <= 122 ? 1 << (code - 97) : code >= 48 && code <= 57 ? 1 << 26 : 0;
  }
  return bits;
}
