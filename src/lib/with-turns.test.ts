import { expect, it } from 'vitest';
import { withTurns } from './with-turns.js';

it('lets timers run between items that wait for nothing', async () => {
  let ticks = 0;
  const timer = setInterval(() => ticks++, 1);
  async function* numbers(): AsyncGenerator<number> {
    for (let number = 0; number < 20; number++) yield number;
  }
  const seen: number[] = [];
  for await (const number of withTurns(numbers())) {
    const end = performance.now() + 5;
    while (performance.now() < end);
    seen.push(number);
  }
  clearInterval(timer);
  expect(seen).toEqual(Array.from({ length: 20 }, (_, index) => index));
  expect(ticks).toBeGreaterThan(3);
});
