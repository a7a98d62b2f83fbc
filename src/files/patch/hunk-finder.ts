import type { LineTable } from '../edit/line-table.js';
import { foldLookAlikes } from '../edit/look-alikes.js';

/** Finds lines of a patch in a file. */
export interface HunkFinder {
  /** Where these lines stand together: exactly, and only when that finds nothing in a freer spelling. Ascending. */
  startsOf(lines: readonly string[]): readonly number[];
  /** Lines from a place on that are this text apart from blanks around it, or else those that contain it. */
  linesWith(text: string, from: number): number[];
}

type Spell = (line: string) => string;

const trimmed: Spell = (line) => line.trim();
const SPELLINGS: readonly Spell[] = [
  (line) => line,
  (line) => line.trimEnd(),
  trimmed,
  (line) => foldLookAlikes(line).trim().replace(/\s+/g, ' '),
];

/** For fewer hunks the file is read through for each; for more it is read once and remembered by line. */
const FEW = 4;

/** A patch may have thousands of hunks for a file of a hundred thousand lines. */
export function createHunkFinder(table: LineTable, hunks: number): HunkFinder {
  const known = new Map<Spell, ReadonlyMap<string, readonly number[]>>();
  const indexOf = (spell: Spell): ReadonlyMap<string, readonly number[]> => {
    const index = known.get(spell) ?? linesBySpelling(table, spell);
    known.set(spell, index);
    return index;
  };
  const found = new Map<string, readonly number[]>();

  function startsBySpelling(lines: readonly string[], spell: Spell): number[] {
    const wanted = lines.map(spell);
    const fits = (start: number): boolean =>
      start >= 0 &&
      start + wanted.length <= table.count &&
      wanted.every((line, i) => spell(table.line(start + i)) === line);
    if (hunks <= FEW) return startsByReading(table, wanted, spell).filter(fits);
    const index = indexOf(spell);
    const places = wanted.map((line) => index.get(line) ?? []);
    // The rarest line leaves the fewest places to look at.
    const key = places.reduce((best, { length }, i) => (length < (places[best]?.length ?? 0) ? i : best), 0);
    return (places[key] ?? []).map((line) => line - key).filter(fits);
  }

  return {
    startsOf(lines) {
      const name = lines.join('\n');
      const before = found.get(name);
      if (before !== undefined) return before;
      let starts: readonly number[] = [];
      for (const spell of SPELLINGS) {
        starts = startsBySpelling(lines, spell);
        if (starts.length > 0) break;
      }
      found.set(name, starts);
      return starts;
    },
    linesWith(text, from) {
      const equal =
        hunks <= FEW
          ? undefined
          : indexOf(trimmed)
              .get(text)
              ?.filter((line) => line >= from);
      if (equal !== undefined && equal.length > 0) return equal;
      return linesContaining(table, text, from);
    },
  };
}

function linesBySpelling(table: LineTable, spell: Spell): Map<string, number[]> {
  const lines = new Map<string, number[]>();
  for (let i = 0; i < table.count; i++) {
    const line = spell(table.line(i));
    const places = lines.get(line);
    if (places === undefined) lines.set(line, [i]);
    else places.push(i);
  }
  return lines;
}

function startsByReading(table: LineTable, wanted: readonly string[], spell: Spell): number[] {
  // The longest line is looked for first: it is the least likely to stand everywhere.
  const key = wanted.reduce((best, line, i) => (line.length > (wanted[best]?.length ?? 0) ? i : best), 0);
  const starts: number[] = [];
  for (let start = 0; start + wanted.length <= table.count; start++)
    if (spell(table.line(start + key)) === wanted[key]) starts.push(start);
  return starts;
}

function linesContaining(table: LineTable, text: string, from: number): number[] {
  const equal: number[] = [];
  const containing: number[] = [];
  for (let i = from; i < table.count; i++) {
    const line = table.line(i);
    if (!line.includes(text)) continue;
    containing.push(i);
    if (line.trim() === text) equal.push(i);
  }
  return equal.length > 0 ? equal : containing;
}
