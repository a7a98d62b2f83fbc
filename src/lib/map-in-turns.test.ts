import { expect, it } from 'vitest';
import { mapInTurns } from './map-in-turns.js';

it('answers in the order of the items, whatever takes longer', async () => {
  const items = Array.from({ length: 100 }, (_, i) => i);
  const answers = await mapInTurns(items, async (item, index) => {
    if (item % 3 === 0) await new Promise((resolve) => setImmediate(resolve));
    return [item, index];
  });
  expect(answers).toEqual(items.map((item) => [item, item]));
});

it('begins only some side by side', async () => {
  let [running, most] = [0, 0];
  await mapInTurns(
    Array.from({ length: 50 }),
    async () => {
      most = Math.max(most, ++running);
      await new Promise((resolve) => setImmediate(resolve));
      running--;
    },
    4,
  );
  expect(most).toBe(4);
});

it('lets timers run while it works through thousands', async () => {
  let ticks = 0;
  const timer = setInterval(() => ticks++, 1);
  await mapInTurns(Array.from({ length: 3_000 }), () => {
    const until = performance.now() + 0.02;
    while (performance.now() < until);
  });
  clearInterval(timer);
  expect(ticks).toBeGreaterThan(1);
});

it('ends with the first problem', async () => {
  const started: number[] = [];
  const work = mapInTurns(
    Array.from({ length: 100 }, (_, i) => i),
    (item) => {
      started.push(item);
      if (item === 5) throw new Error('five');
      return item;
    },
    2,
  );
  await expect(work).rejects.toThrow('five');
  expect(started.length).toBeLessThan(10);
});
