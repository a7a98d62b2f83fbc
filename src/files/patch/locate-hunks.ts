import type { LineTable } from '../edit/line-table.js';
import { createHunkFinder, type HunkFinder } from './hunk-finder.js';
import { type Hunk, type PatchLine, PatchProblem } from './patch-operations.js';

/** A hunk with the place in the file it stands for. */
export interface LocatedHunk {
  readonly hunk: Hunk;
  /** The hunk's lines without a separator that only looked like blank context. */
  readonly lines: readonly PatchLine[];
  /** 0-based first line of the file it covers, and how many. */
  readonly start: number;
  readonly length: number;
}

/**
 * Finds where every hunk stands. They come in the order of the file and change no line twice; a place named by the header is
 * taken when it fits, otherwise there must be exactly one way to place them all.
 */
export function locateHunks(table: LineTable, hunks: readonly Hunk[], path: string): LocatedHunk[] {
  const finder = createHunkFinder(table, hunks.length);
  const choices = hunks.map((hunk) => candidatesOf(table, finder, hunk, path));
  const apart = placeInOrder(choices, wholeLength);
  // Only when the hunks cannot stand apart, the context after one may be that before the next.
  const extent = 'placed' in apart ? wholeLength : firmLength;
  const first = 'placed' in apart ? apart : placeInOrder(choices, extent);
  if ('misfit' in first) throw problem(hunks[first.misfit], path, 'stands before or inside the hunk above it');
  const last = placeInReverse(choices, table.count, extent);
  first.placed.forEach((located, i) => {
    if (located.start === last[i]) return;
    throw ambiguous(located.hunk, path, choices[i]?.starts ?? []);
  });
  return withoutOverlap(first.placed);
}

type Placed = { readonly placed: readonly LocatedHunk[] } | { readonly misfit: number };
type Extent = (located: LocatedHunk) => number;

const wholeLength: Extent = ({ length }) => length;

/** Up to the last line the hunk changes: what follows is context, which another hunk may look at too. */
const firmLength: Extent = ({ lines, length }) =>
  length - (lines.length - 1 - lines.findLastIndex(({ kind }) => kind !== 'context'));

/** A hunk with every place it could stand at, in the order of the file. */
interface Candidates extends Omit<LocatedHunk, 'start'> {
  readonly starts: readonly number[];
}

function candidatesOf(table: LineTable, finder: HunkFinder, hunk: Hunk, path: string): Candidates {
  const withoutSeparator = hunk.lines.slice(0, hunk.lines.findLastIndex(({ bare }) => !bare) + 1);
  for (const lines of withoutSeparator.length === hunk.lines.length ? [hunk.lines] : [hunk.lines, withoutSeparator]) {
    const old = oldSide(lines);
    const starts =
      old.length === 0
        ? insertionPoints(table, finder, hunk, path)
        : narrow(table, finder, hunk, old, finder.startsOf(old.map(({ text }) => text)));
    if (starts.length > 0) return { hunk, lines, starts, length: old.length };
  }
  throw notFound(finder, hunk, path);
}

/** Lines the file must have. */
export function oldSide(lines: readonly PatchLine[]): PatchLine[] {
  return lines.filter(({ kind }) => kind !== 'add');
}

/** Keeps the candidates that the header, `*** End of File` or the hints point to. */
function narrow(
  table: LineTable,
  finder: HunkFinder,
  hunk: Hunk,
  old: readonly PatchLine[],
  starts: readonly number[],
): readonly number[] {
  if (hunk.atEnd || hunk.lines.some(({ noNewline }) => noNewline))
    return starts.filter((start) => start + old.length === table.count);
  const stated = (hunk.oldLine ?? 0) - 1;
  if (starts.includes(stated)) return [stated];
  if (starts.length < 2 || hunk.hints.length === 0) return starts;
  const hinted = afterHints(finder, hunk.hints);
  if (hinted.length === 0) return starts;
  const chosen = hinted.flatMap((line) => starts.find((start) => start >= line) ?? []);
  return [...new Set(chosen)];
}

/** Lines that the innermost hint may mean, each below lines for the hints before it. */
function afterHints(finder: HunkFinder, hints: readonly string[]): number[] {
  let from = 0;
  let found: number[] = [];
  for (const hint of hints) {
    found = finder.linesWith(hint, from);
    if (found[0] === undefined) return [];
    from = found[0] + 1;
  }
  return found;
}

/** A hunk of nothing but new lines: after its stated line, after the line its hint names, or at the end. */
function insertionPoints(table: LineTable, finder: HunkFinder, hunk: Hunk, path: string): number[] {
  if (hunk.oldLine !== undefined) {
    if (hunk.oldLine <= table.count) return [hunk.oldLine];
    throw problem(hunk, path, `wants to insert after line ${hunk.oldLine}, but the file has ${table.count} lines`);
  }
  if (hunk.atEnd || hunk.hints.length === 0) return [table.count];
  const lines = afterHints(finder, hunk.hints);
  if (lines.length === 0) throw problem(hunk, path, `names "${hunk.hints.join(' / ')}", which is not in the file`);
  return lines.map((line) => line + 1);
}

/** The first place of every hunk below the one above it, or which of them has none. */
function placeInOrder(choices: readonly Candidates[], extent: Extent): Placed {
  const placed: LocatedHunk[] = [];
  let from = 0;
  for (const { starts, ...rest } of choices) {
    const start = starts[firstNotBelow(starts, from)];
    if (start === undefined) return { misfit: placed.length };
    const located = { ...rest, start };
    from = start + extent(located);
    placed.push(located);
  }
  return { placed };
}

/** The last places, each above that of the hunk below. */
function placeInReverse(choices: readonly Candidates[], count: number, extent: Extent): (number | undefined)[] {
  let until = count;
  return choices
    .toReversed()
    .map(({ starts, ...rest }) => {
      const start = starts[firstNotBelow(starts, until - extent({ ...rest, start: 0 }) + 1) - 1];
      until = start ?? until;
      return start;
    })
    .toReversed();
}

/** Where in ascending numbers those begin that are not below one. */
function firstNotBelow(numbers: readonly number[], limit: number): number {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] ?? 0) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Where a hunk looks at lines that the next one covers, they are the next one's. */
function withoutOverlap(placed: readonly LocatedHunk[]): LocatedHunk[] {
  return placed.map((located, i) => {
    const shared = located.start + located.length - (placed[i + 1]?.start ?? Number.POSITIVE_INFINITY);
    if (shared <= 0) return located;
    return { ...located, lines: located.lines.slice(0, -shared), length: located.length - shared };
  });
}

function notFound(finder: HunkFinder, hunk: Hunk, path: string): PatchProblem {
  const old = oldSide(hunk.lines);
  const missing = old.find(({ text }) => text.trim() !== '' && finder.linesWith(text.trim(), 0).length === 0);
  const where = hunk.atEnd || old.some(({ noNewline }) => noNewline) ? ' at the end of the file' : '';
  const detail =
    missing === undefined
      ? 'its lines do not stand together like this'
      : `the file has no line ${JSON.stringify(missing.text.trim().slice(0, 120))}`;
  return problem(hunk, path, `was not found${where}: ${detail}`);
}

function ambiguous(hunk: Hunk, path: string, starts: readonly number[]): PatchProblem {
  const lines = starts.slice(0, 10).map((start) => start + 1);
  return problem(
    hunk,
    path,
    `fits ${starts.length} places (lines ${lines.join(', ')})`,
    'Add context lines, or an "@@ line above" hint.',
  );
}

function problem(
  hunk: Hunk | undefined,
  path: string,
  what: string,
  hint = 'Read the file again and take its lines as they are.',
): PatchProblem {
  return new PatchProblem(
    `${path}: the hunk at line ${hunk?.patchLine ?? 0} of the patch ${what}.`,
    hint,
    hunk?.patchLine,
  );
}
