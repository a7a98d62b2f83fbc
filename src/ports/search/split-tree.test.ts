import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { splitTree } from './split-tree.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hermes-split-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('gives every part to exactly one share, also where one folder holds nearly everything', async () => {
  for (let i = 0; i < 40; i++) {
    mkdirSync(join(folder, `src/d${i % 8}`), { recursive: true });
    writeFileSync(join(folder, `src/d${i % 8}/f${i}`), '');
  }
  writeFileSync(join(folder, 'readme'), '');
  const shares = await splitTree(folder, 3);
  const parts = new Set(shares.flat());
  expect(parts.size).toBe(41);
  for (const part of parts) expect(shares.filter((others) => !others.includes(part))).toHaveLength(1);
  const sizes = shares.map((others) => parts.size - others.length);
  expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThan(2);
});

it('leaves whole what cannot be divided', async () => {
  expect(await splitTree(folder, 4)).toEqual([[]]);
  writeFileSync(join(folder, 'one'), '');
  expect(await splitTree(folder, 4)).toEqual([[]]);
  expect(await splitTree(join(folder, 'none'), 4)).toEqual([[]]);
  writeFileSync(join(folder, 'two'), '');
  expect(await splitTree(folder, 1)).toEqual([[]]);
  expect(await splitTree(folder, 4)).toEqual([['two'], ['one']]);
});
