import type { Place } from './find-places.js';
import type { LineIndex } from './line-index.js';
import { lineSimilarity } from './line-similarity.js';
import { hasSameSense } from './same-sense.js';
import type { Strategy } from './tolerance.js';

/** Below this a line is another line, not a misspelt one. */
const CLOSE = 0.85;
const CLOSE_AMONG_EQUALS = 0.75;
const MAX_WINDOWS = 2_000;

export interface SimilarBlocks {
  readonly strategy: Extract<Strategy, 'anchored_block' | 'similarity'>;
  readonly places: readonly Place[];
}

/**
 * Blocks of the file whose first and last line equal the searched ones and whose lines between are nearly the same.
 * `anchored_block`: at least half of them equal, the others close; `similarity`: every one very close. Lines are
 * never missing or extra and numbers never differ: replacing text the model has not seen would destroy it.
 */
export function findSimilarBlocks(index: LineIndex): SimilarBlocks | null {
  const { wanted, firstLines, table } = index;
  const last = wanted.length - 1;
  if (last < 2 || !isTelling(`${wanted[0]}${wanted[last]}`)) return null;
  const windows = firstLines.filter((start) => table.line(start + last).trim() === wanted[last]);
  if (windows.length > MAX_WINDOWS) return null;
  const anchored: Place[] = [];
  const similar: Place[] = [];
  const countWord = createVocabulary(table.text);
  for (const start of windows) {
    const kind = judgeWindow(index, start, countWord);
    if (kind === 'anchored_block') anchored.push(placeOf(index, start));
    if (kind === 'similarity') similar.push(placeOf(index, start));
  }
  if (anchored.length + similar.length === 0) return null;
  // One of each is as ambiguous as two of a kind: both are guesses.
  return { strategy: anchored.length > 0 ? 'anchored_block' : 'similarity', places: [...anchored, ...similar] };
}

function isTelling(anchors: string): boolean {
  return anchors.replace(/\W/g, '').length >= 6;
}

function judgeWindow(
  { wanted, table }: LineIndex,
  start: number,
  countWord: (word: string) => number,
): SimilarBlocks['strategy'] | null {
  let filled = 0;
  let equal = 0;
  let least = 1;
  for (let i = 1; i < wanted.length - 1; i++) {
    const ours = wanted[i] ?? '';
    const theirs = table.line(start + i).trim();
    if ((ours === '') !== (theirs === '')) return null;
    if (ours === '') continue;
    filled++;
    if (ours === theirs) equal++;
    else least = Math.min(least, closeness(ours, theirs, countWord));
    if (least === 0) return null;
  }
  if (filled > 1 && equal * 2 >= filled) return 'anchored_block';
  return least >= CLOSE ? 'similarity' : null;
}

/** 0 when the lines hold different numbers, marks or words, or letters that differ in case alone: no slips those. */
function closeness(ours: string, theirs: string, countWord: (word: string) => number): number {
  if (ours.toLowerCase() === theirs.toLowerCase() || !hasSameSense(ours, theirs, countWord)) return 0;
  return lineSimilarity(ours, theirs, CLOSE_AMONG_EQUALS);
}

/** How often the file has a word; each is counted once, however many windows ask. */
function createVocabulary(text: string): (word: string) => number {
  const counts = new Map<string, number>();
  return (word) => {
    const count = counts.get(word) ?? text.match(new RegExp(`(?<!\\p{Ll})${word}(?!\\p{Ll})`, 'gu'))?.length ?? 0;
    counts.set(word, count);
    return count;
  };
}

function placeOf({ wanted, rawWanted, table }: LineIndex, start: number): Place {
  const indents = wanted.flatMap((line, i) =>
    line === '' ? [] : [{ old: indentOf(rawWanted[i] ?? ''), file: indentOf(table.line(start + i)) }],
  );
  return {
    start: table.start(start),
    end: table.end(start + wanted.length - 1),
    bits: 0,
    indents: indents.some(({ old, file }) => old !== file) ? indents : [],
    fromLineStart: true,
    missingBefore: Number.POSITIVE_INFINITY,
    missingAfter: Number.POSITIVE_INFINITY,
  };
}

function indentOf(line: string): string {
  return line.slice(0, line.length - line.trimStart().length);
}
