import { createTurns } from './create-turns.js';

/** The same items, with a turn for everybody else once in a while. */
export async function* withTurns<Item>(items: AsyncIterable<Item>): AsyncGenerator<Item> {
  const turns = createTurns();
  for await (const item of items) {
    if (turns.areDue()) await turns.give();
    yield item;
  }
}
