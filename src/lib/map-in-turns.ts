import { createTurns } from './create-turns.js';

/** Enough for answers that come from elsewhere, few enough to wait for. */
const SIDE_BY_SIDE = 16;

/**
 * What `work` makes of each item, in the order of the items. Like `Promise.all` over a `map`, but of thousands only a
 * few are begun side by side, and everybody else gets a turn once in a while.
 */
export async function mapInTurns<Item, Made>(
  items: readonly Item[],
  work: (item: Item, index: number) => Made | Promise<Made>,
  sideBySide = SIDE_BY_SIDE,
): Promise<Made[]> {
  if (items.length <= sideBySide) return Promise.all(items.map(work));
  const made: Made[] = [];
  const turns = createTurns();
  for (let at = 0; at < items.length; at += sideBySide) {
    const some = items.slice(at, at + sideBySide);
    made.push(...(await Promise.all(some.map((item, i) => work(item, at + i)))));
    if (turns.areDue()) await turns.give();
  }
  return made;
}
