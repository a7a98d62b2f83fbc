import { setImmediate } from 'node:timers/promises';

/** Well below what anybody notices. */
const TURN_MS = 10;

/**
 * The same items, with a turn for everybody else once in a while: what is done with small things waits for nothing,
 * and would keep timers and connections waiting instead.
 */
export async function* withTurns<Item>(items: AsyncIterable<Item>): AsyncGenerator<Item> {
  let turn = performance.now();
  for await (const item of items) {
    if (performance.now() - turn > TURN_MS) {
      await setImmediate();
      turn = performance.now();
    }
    yield item;
  }
}
