import type { LineIndex } from './line-index.js';
import { lineSimilarity } from './line-similarity.js';

/** Lines of the file that come nearest to a text that was not found. */
export interface NearMiss {
  /** 1-based. */
  readonly line: number;
  readonly endLine: number;
  readonly similarity: number;
  /** Line by line: `-` what was searched for, `+` what the file has. */
  readonly diff: string;
}

const MAX_REPORTED = 3;
const MAX_SCORED = 12;
const MAX_DIFF_LINES = 24;
const MAX_LINE = 160;
const WORTH_SHOWING = 0.35;

/** The nearest places, best first; empty when nothing is near. Scores only a dozen windows, so a miss stays cheap. */
export function nearestLines(index: LineIndex): NearMiss[] {
  const starts = index.votes.size > 0 ? topWindows(index.votes) : windowsByWords(index);
  return starts
    .map((start) => describe(index, Math.max(0, start)))
    .filter((miss) => miss.similarity >= WORTH_SHOWING)
    .sort((a, b) => b.similarity - a.similarity || a.line - b.line)
    .slice(0, MAX_REPORTED);
}

function topWindows(votes: ReadonlyMap<number, number>): number[] {
  return [...votes]
    .sort((a, b) => b[1] - a[1] || a[0] - b[0])
    .slice(0, MAX_SCORED)
    .map(([start]) => start);
}

/** No line is equal, so the longest words of the searched text vote for the lines they stand in. */
function windowsByWords({ wanted, table }: LineIndex): number[] {
  const words = new Map<string, number>();
  wanted.slice(0, 50).forEach((line, i) => {
    for (const [word] of line.matchAll(/[\p{L}\p{N}_]{4,40}/gu)) if (!words.has(word)) words.set(word, i);
  });
  const longest = [...words].sort((a, b) => b[0].length - a[0].length).slice(0, 8);
  const votes = new Map<number, number>();
  for (const [word, i] of longest) {
    let at = table.text.indexOf(word);
    for (let hits = 0; at !== -1 && hits < 200; hits++) {
      const start = table.at(at) - i;
      votes.set(start, (votes.get(start) ?? 0) + word.length);
      at = table.text.indexOf(word, table.end(start + i) + 1);
    }
  }
  return topWindows(votes);
}

function describe({ wanted, rawWanted, table }: LineIndex, start: number): NearMiss {
  const diff: string[] = [];
  let total = 0;
  let weights = 0;
  const scored = Math.min(wanted.length, 60);
  for (let i = 0; i < scored; i++) {
    const ours = (wanted[i] ?? '').slice(0, MAX_LINE);
    const theirs = start + i < table.count ? table.line(start + i).slice(0, 4 * MAX_LINE) : '';
    const weight = ours.length + 1;
    total += weight * lineSimilarity(ours, theirs.trim().slice(0, MAX_LINE), 0.3);
    weights += weight;
    if (diff.length < MAX_DIFF_LINES) diff.push(...diffLine(rawWanted[i] ?? '', theirs));
  }
  if (diff.length >= MAX_DIFF_LINES) diff.push('...');
  const endLine = Math.min(table.count, start + wanted.length);
  return { line: start + 1, endLine, similarity: weights === 0 ? 0 : total / weights, diff: diff.join('\n') };
}

function diffLine(ours: string, theirs: string): string[] {
  if (ours === theirs) return [` ${cut(theirs)}`];
  return [`-${cut(ours)}`, `+${cut(theirs)}`];
}

function cut(line: string): string {
  return line.length > MAX_LINE ? `${line.slice(0, MAX_LINE)}...` : line;
}
