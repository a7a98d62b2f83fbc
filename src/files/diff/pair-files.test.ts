import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestFilesPort } from '../../../test/support/local-files.js';
import { pairFiles } from './pair-files.js';

let dir: string;
beforeEach(() => {
  dir = realpathSync(mkdtempSync(join(tmpdir(), 'hermes-pairs-')));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const put = (path: string): void => {
  mkdirSync(dirname(join(dir, path)), { recursive: true });
  writeFileSync(join(dir, path), path);
};

it('tells which files are in both, and in one alone, empty folders included', async () => {
  for (const path of ['a/x', 'b/x', 'a/one/f', 'b/two/f', 'a/both/f', 'b/both/f', 'b/both/g', 'a/k', 'b/k/f'])
    put(path);
  mkdirSync(join(dir, 'a/bare'));
  symlinkSync('x', join(dir, 'b/link'));
  expect(await pairFiles(createTestFilesPort(dir), 'a', 'b', 100, undefined)).toEqual({
    both: ['both/f', 'x'],
    onlyFirst: ['bare/', 'k', 'one/f'],
    onlySecond: ['both/g', 'k/f', 'two/f'],
    links: ['link (symlink)'],
    truncated: false,
  });
});

it('claims nothing of one folder alone that it did not look for in the other', async () => {
  for (let i = 0; i < 30; i++) for (const side of ['a', 'b']) put(`${side}/d${i % 3}/f${i}`);
  const found = await pairFiles(createTestFilesPort(dir), 'a', 'b', 12, undefined);
  expect(found).toMatchObject({ onlyFirst: [], onlySecond: [], truncated: true });
  expect(found.both).toHaveLength(12);
});
