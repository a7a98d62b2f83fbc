import { createTurns } from '../../lib/create-turns.js';

const AT_ONCE = 100;

/** Thousands of paths are not dealt with in one go: others get their turn, and no list of everything is made. */
export async function inSlices<Item>(
  items: readonly Item[],
  take: (some: readonly Item[]) => void | Promise<void>,
): Promise<void> {
  const turns = createTurns();
  for (let at = 0; at < items.length; at += AT_ONCE) {
    await take(items.slice(at, at + AT_ONCE));
    if (turns.areDue()) await turns.give();
  }
}
