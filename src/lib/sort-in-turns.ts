import { createTurns } from './create-turns.js';

/** Sorted well within a turn. */
const AT_ONCE = 1_000;

/** By the numbers of their characters, as `sort` without a comparison does. */
export function byText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/**
 * The items in order, equal ones as they came. Like `sort`, but of a hundred thousand others do not have to wait until
 * all are in their place: pieces are sorted and merged, with a turn for everybody else once in a while.
 */
export async function sortInTurns<Item>(
  items: readonly Item[],
  compare: (a: Item, b: Item) => number,
): Promise<Item[]> {
  if (items.length <= AT_ONCE) return [...items].sort(compare);
  const turns = createTurns();
  let runs: Item[][] = [];
  for (let at = 0; at < items.length; at += AT_ONCE) {
    runs.push(items.slice(at, at + AT_ONCE).sort(compare));
    if (turns.areDue()) await turns.give();
  }
  while (runs.length > 1) {
    const merged: Item[][] = [];
    for (let at = 0; at < runs.length; at += 2) merged.push(await merge(runs[at] ?? [], runs[at + 1] ?? []));
    runs = merged;
  }
  return runs[0] ?? [];

  async function merge(first: readonly Item[], second: readonly Item[]): Promise<Item[]> {
    const all: Item[] = [];
    let [i, k] = [0, 0];
    while (i < first.length || k < second.length) {
      const [a, b] = [first[i], second[k]];
      const takesFirst = k >= second.length || (i < first.length && compare(a as Item, b as Item) <= 0);
      all.push((takesFirst ? a : b) as Item);
      if (takesFirst) i++;
      else k++;
      if (all.length % 1_000 === 0 && turns.areDue()) await turns.give();
    }
    return all;
  }
}
