import type { Turns } from '../../lib/create-turns.js';

interface Stretch {
  readonly old: number;
  readonly oldEnd: number;
  readonly fresh: number;
  readonly freshEnd: number;
}

/**
 * The stretches between lines that stand exactly once on either side, as many of them as come in the same order.
 * Empty when there is no such line.
 */
export async function anchorsOf(
  old: readonly string[],
  fresh: readonly string[],
  stretch: Stretch,
  turns: Turns,
): Promise<Stretch[]> {
  const inFresh = await placesOfUnique(fresh, stretch.fresh, stretch.freshEnd, turns);
  const inOld = await placesOfUnique(old, stretch.old, stretch.oldEnd, turns);
  const pairs: Pair[] = [];
  for (const [line, place] of inOld) {
    const other = inFresh.get(line);
    if (place >= 0 && other !== undefined && other >= 0) pairs.push({ old: place, fresh: other });
    if (place % 1_000 === 0 && turns.areDue()) await turns.give();
  }
  const kept = await longestAscending(pairs, turns);
  if (kept.length === 0) return [];
  const stretches: Stretch[] = [];
  let [atOld, atFresh] = [stretch.old, stretch.fresh];
  for (const pair of [...kept, { old: stretch.oldEnd, fresh: stretch.freshEnd }]) {
    // Between lines that follow each other on both sides there is nothing to compare.
    if (pair.old > atOld || pair.fresh > atFresh)
      stretches.push({ old: atOld, oldEnd: pair.old, fresh: atFresh, freshEnd: pair.fresh });
    atOld = pair.old + 1;
    atFresh = pair.fresh + 1;
    if (atOld % 1_000 === 0 && turns.areDue()) await turns.give();
  }
  return stretches;
}

interface Pair {
  readonly old: number;
  readonly fresh: number;
}

const SEVERAL = -1;

async function placesOfUnique(
  lines: readonly string[],
  from: number,
  to: number,
  turns: Turns,
): Promise<Map<string, number>> {
  const places = new Map<string, number>();
  for (let at = from; at < to; at++) {
    const line = lines[at] ?? '';
    places.set(line, places.has(line) ? SEVERAL : at);
    if (at % 1_000 === 0 && turns.areDue()) await turns.give();
  }
  return places;
}

/** Of pairs in the order of their first numbers, the most whose second numbers ascend too. */
async function longestAscending(pairs: readonly Pair[], turns: Turns): Promise<Pair[]> {
  /** For each length the pair with the smallest end, as an index into `pairs`. */
  const ends: number[] = [];
  const before = new Int32Array(pairs.length);
  for (const [index, { fresh }] of pairs.entries()) {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((pairs[ends[middle] ?? 0]?.fresh ?? 0) < fresh) low = middle + 1;
      else high = middle;
    }
    before[index] = low === 0 ? -1 : (ends[low - 1] ?? -1);
    ends[low] = index;
    if (index % 1_000 === 0 && turns.areDue()) await turns.give();
  }
  const kept: Pair[] = [];
  for (let index = ends.at(-1) ?? -1; index >= 0; index = before[index] ?? -1) {
    const pair = pairs[index];
    if (pair !== undefined) kept.push(pair);
    if (kept.length % 1_000 === 0 && turns.areDue()) await turns.give();
  }
  return kept.reverse();
}
