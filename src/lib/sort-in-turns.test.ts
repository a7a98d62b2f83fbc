import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byText, sortInTurns } from './sort-in-turns.js';

describe('sortInTurns', () => {
  it('orders like sort does, equal items as they came', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 20_000 }),
        fc.integer({ min: 1, max: 5_000 }),
        async (count, kinds) => {
          const items = Array.from({ length: count }, (_, index) => ({ key: `${(index * 7_919) % kinds}`, index }));
          const compare = (a: { key: string }, b: { key: string }): number => byText(a.key, b.key);
          expect(await sortInTurns(items, compare)).toEqual([...items].sort(compare));
        },
      ),
      { numRuns: 20, seed: 5 },
    );
  });

  it('lets a timer run while it sorts many', async () => {
    const items = Array.from({ length: 300_000 }, (_, index) => `path/${(index * 7_919) % 300_007}`);
    let ticks = 0;
    const timer = setInterval(() => ticks++, 1);
    const sorted = await sortInTurns(items, byText);
    clearInterval(timer);
    expect(ticks).toBeGreaterThan(2);
    expect(sorted).toEqual([...items].sort());
  });
});
