import { createTurns, type Turns } from '../../lib/create-turns.js';
import { anchorsOf } from './anchors-of.js';

/** One place where lines differ: `removed` lines at `old` became `added` lines at `fresh`. */
export interface Change {
  readonly old: number;
  readonly fresh: number;
  readonly removed: number;
  readonly added: number;
}

export interface LineDiff {
  readonly changes: readonly Change[];
  /** A stretch differs so much that it is one change. */
  readonly coarse: boolean;
}

/** Part of both lists, that has to be compared. */
interface Stretch {
  readonly old: number;
  readonly oldEnd: number;
  readonly fresh: number;
  readonly freshEnd: number;
}

/** Up to here the shortest way is looked for; its cost grows with the square of the changes. */
const MOST_CHANGES = 400;
/** Longer stretches are first cut at lines that stand once on either side. */
const MOST_LINES = 10_000;
const LONG_TRY_MS = 20;

/**
 * Which lines became which. Short stretches get the shortest description there is; long ones are cut at lines that
 * are unique on both sides and in the same order, so that a million lines with thousands of changes take a second and
 * nobody else waits meanwhile. After `maxMs`, what is left is one change each.
 */
export async function diffLines(old: readonly string[], fresh: readonly string[], maxMs: number): Promise<LineDiff> {
  const { diffArrays } = await import('diff');
  const turns = createTurns();
  const until = performance.now() + maxMs;
  const changes: Change[] = [];
  let coarse = false;
  const waiting: Stretch[] = [{ old: 0, oldEnd: old.length, fresh: 0, freshEnd: fresh.length }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const stretch = await withoutEqualEnds(old, fresh, next, turns);
    const [removed, added] = [stretch.oldEnd - stretch.old, stretch.freshEnd - stretch.fresh];
    if (removed + added === 0) continue;
    const whole = { old: stretch.old, fresh: stretch.fresh, removed, added };
    if (removed === 0 || added === 0) {
      addChange(changes, whole);
      continue;
    }
    const isShort = removed + added <= MOST_LINES;
    const direct = isShort ? shortest(stretch) : undefined;
    if (direct !== undefined) {
      for (const change of direct) addChange(changes, change);
      continue;
    }
    const parts = performance.now() > until ? [] : await anchorsOf(old, fresh, stretch, turns);
    const rest = parts.length > 0 || isShort || performance.now() > until ? undefined : shortest(stretch);
    if (parts.length > 0) for (const part of parts.reverse()) waiting.push(part);
    else if (rest !== undefined) for (const change of rest) addChange(changes, change);
    else {
      coarse = true;
      addChange(changes, whole);
    }
  }
  return { changes, coarse };

  function shortest(stretch: Stretch): Change[] | undefined {
    const isLong = stretch.oldEnd - stretch.old + stretch.freshEnd - stretch.fresh > MOST_LINES;
    const parts = diffArrays(
      old.slice(stretch.old, stretch.oldEnd),
      fresh.slice(stretch.fresh, stretch.freshEnd),
      isLong ? { maxEditLength: MOST_CHANGES, timeout: LONG_TRY_MS } : { maxEditLength: MOST_CHANGES },
    );
    if (parts === undefined) return undefined;
    const found: Change[] = [];
    let [atOld, atFresh] = [stretch.old, stretch.fresh];
    for (const { removed, added, value } of parts) {
      const count = value.length;
      if (removed) found.push({ old: atOld, fresh: atFresh, removed: count, added: 0 });
      else if (added) found.push({ old: atOld, fresh: atFresh, removed: 0, added: count });
      if (!added) atOld += count;
      if (!removed) atFresh += count;
    }
    return found;
  }
}

async function withoutEqualEnds(
  old: readonly string[],
  fresh: readonly string[],
  { old: start, oldEnd: end, fresh: freshStart, freshEnd: freshStop }: Stretch,
  turns: Turns,
): Promise<Stretch> {
  let [a, aEnd, b, bEnd] = [start, end, freshStart, freshStop];
  while (a < aEnd && b < bEnd && old[a] === fresh[b]) {
    a++;
    b++;
    if (a % 10_000 === 0 && turns.areDue()) await turns.give();
  }
  while (aEnd > a && bEnd > b && old[aEnd - 1] === fresh[bEnd - 1]) {
    aEnd--;
    bEnd--;
    if (aEnd % 10_000 === 0 && turns.areDue()) await turns.give();
  }
  if (turns.areDue()) await turns.give();
  return { old: a, oldEnd: aEnd, fresh: b, freshEnd: bEnd };
}

/** Removed and added lines at one place are one change. */
function addChange(changes: Change[], change: Change): void {
  const last = changes.at(-1);
  const touches =
    last !== undefined && last.old + last.removed === change.old && last.fresh + last.added === change.fresh;
  if (touches)
    changes[changes.length - 1] = {
      ...last,
      removed: last.removed + change.removed,
      added: last.added + change.added,
    };
  else changes.push(change);
}
