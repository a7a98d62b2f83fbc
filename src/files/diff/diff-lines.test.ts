import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Change, diffLines } from './diff-lines.js';

describe('diffLines', () => {
  it('leads from one list to the other, whatever they are', async () => {
    const line = fc.constantFrom('a\n', 'b\n', 'c\n', '\n', '}\n');
    await fc.assert(
      fc.asyncProperty(fc.array(line, { maxLength: 40 }), fc.array(line, { maxLength: 40 }), async (old, fresh) => {
        expect(rewrite(old, fresh, (await diffLines(old, fresh, 1_000)).changes)).toEqual(fresh);
      }),
      { numRuns: 300, seed: 5 },
    );
  });

  it('finds thousands of small changes in a long text', async () => {
    const old = Array.from({ length: 60_000 }, (_, i) => (i % 3 === 0 ? '}\n' : `line ${i}\n`));
    const fresh = old.flatMap((line, i) => (i % 20 === 1 ? [`new ${i}\n`] : i % 20 === 9 ? [] : [line]));
    const { changes, coarse } = await diffLines(old, fresh, 60_000);
    expect(coarse).toBe(false);
    expect(rewrite(old, fresh, changes)).toEqual(fresh);
    expect(changes.reduce((sum, { removed }) => sum + removed, 0)).toBeLessThan(6_500);
  });

  it('tells what shares nothing as one change', async () => {
    const [old, fresh] = ['a', 'b'].map((name) => Array.from({ length: 3_000 }, (_, i) => `${name}${i}\n`));
    const { changes, coarse } = await diffLines(old ?? [], fresh ?? [], 1_000);
    expect(coarse).toBe(true);
    expect(changes).toEqual([{ old: 0, fresh: 0, removed: 3_000, added: 3_000 }]);
  });
});

function rewrite(old: readonly string[], fresh: readonly string[], changes: readonly Change[]): string[] {
  const made: string[] = [];
  let at = 0;
  for (const change of changes) {
    made.push(...old.slice(at, change.old), ...fresh.slice(change.fresh, change.fresh + change.added));
    at = change.old + change.removed;
  }
  return [...made, ...old.slice(at)];
}
