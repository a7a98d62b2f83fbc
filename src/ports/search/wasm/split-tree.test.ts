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

it('finds parts also where one folder holds nearly everything, and names each once', async () => {
  for (let i = 0; i < 40; i++) {
    mkdirSync(join(folder, `src/d${i % 8}`), { recursive: true });
    writeFileSync(join(folder, `src/d${i % 8}/f${i}`), '');
  }
  writeFileSync(join(folder, 'readme'), '');
  const parts = await splitTree(folder);
  expect(parts).toHaveLength(41);
  expect(new Set(parts)).toEqual(new Set([...Array.from({ length: 40 }, (_, i) => `src/d${i % 8}/f${i}`), 'readme']));
});

it('leaves ignore files to every search', async () => {
  for (const name of ['one', 'two', 'three']) mkdirSync(join(folder, name));
  for (const name of ['.gitignore', '.ignore', 'one/.rgignore']) writeFileSync(join(folder, name), '');
  expect((await splitTree(folder)).sort()).toEqual(['one', 'three', 'two']);
});

it('leaves whole what is not worth dividing', async () => {
  expect(await splitTree(folder)).toEqual([]);
  for (let i = 0; i < 20; i++) writeFileSync(join(folder, `f${i}`), '');
  expect(await splitTree(folder)).toEqual([]);
  expect(await splitTree(join(folder, 'none'))).toEqual([]);
  for (let i = 20; i < 40; i++) writeFileSync(join(folder, `f${i}`), '');
  expect(await splitTree(folder)).toHaveLength(40);
});

it('names folders in the bytes of the file system', async () => {
  for (const name of [Buffer.from('caf\u00e9'), Buffer.from([0x66, 0xff])])
    mkdirSync(Buffer.concat([Buffer.from(`${folder}/`), name]));
  expect((await splitTree(folder)).sort()).toEqual(['caf\xc3\xa9', 'f\xff']);
});
