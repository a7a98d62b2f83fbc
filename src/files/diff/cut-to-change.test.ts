import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutToChange } from './cut-to-change.js';
import { unifiedDiff } from './unified-diff.js';

const text = fc.array(fc.constantFrom('a', 'b', '\n', '\r\n', 'line\n', '\n\n', 'x'.repeat(5_000)), { maxLength: 40 });

describe('the part a diff looks at', () => {
  it('leaves out equal whole lines only, and keeps the context', () => {
    fc.assert(
      fc.property(text, text, text, text, fc.integer({ min: 0, max: 4 }), (head, old, fresh, end, context) => {
        const [before, after] = [old, fresh].map((middle) => [...head, ...middle, ...end].join('')) as [string, string];
        if (before === after) return;
        const { start, rest, linesBefore } = cutToChange(before, after, context);
        expect(before.slice(0, start)).toBe(after.slice(0, start));
        expect(before.slice(before.length - rest)).toBe(after.slice(after.length - rest));
        expect(start + rest).toBeLessThanOrEqual(Math.min(before.length, after.length));
        expect(start === 0 || before[start - 1] === '\n').toBe(true);
        expect(rest === 0 || (before.at(-rest - 1) === '\n' && after.at(-rest - 1) === '\n')).toBe(true);
        expect(linesBefore).toBe(before.slice(0, start).split('\n').length - 1);
      }),
      { seed: 5, numRuns: 500 },
    );
  });

  it('gives the diff that the whole texts give', async () => {
    const { applyPatch } = await import('diff');
    await fc.assert(
      fc.asyncProperty(text, text, text, text, async (head, old, fresh, end) => {
        const [before, after] = [old, fresh].map((middle) => [...head, ...middle, ...end].join('')) as [string, string];
        const { text: shown } = await unifiedDiff(before, after, { from: 'a', to: 'b' });
        const patched = shown === '' ? before : applyPatch(before, shown, { autoConvertLineEndings: false });
        expect(patched).toBe(after);
      }),
      { seed: 6, numRuns: 300 },
    );
  });
});
