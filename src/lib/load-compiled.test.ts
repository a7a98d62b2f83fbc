import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { cachePath, compileBundle, loadCompiled } from './load-compiled.js';

const place = mkdtempSync(join(tmpdir(), 'hermes-compiled-'));
afterAll(() => rmSync(place, { recursive: true }));

function bundle(name: string): string {
  const path = join(place, name);
  writeFileSync(path, 'exports.twice = (n) => n * 2; exports.name = require("node:path").basename(__filename);');
  return path;
}

it('runs a bundle with what was compiled before, once', () => {
  const path = bundle('with.cjs');
  writeFileSync(
    cachePath(path),
    compileBundle(path, (exports) => expect((exports.twice as (n: number) => number)(2)).toBe(4)),
  );
  const loaded = loadCompiled(path);
  expect([(loaded.twice as (n: number) => number)(21), loaded.name]).toEqual([42, 'with.cjs']);
  expect(loadCompiled(path)).toBe(loaded);
});

it.each([
  ['nothing', undefined],
  ['something of another engine', Buffer.from('not compiled code')],
  ['nothing at all', Buffer.alloc(0)],
])('reads the text when %s was kept beside it', (name, kept) => {
  const path = bundle(`${name}.cjs`);
  if (kept !== undefined) writeFileSync(cachePath(path), kept);
  expect((loadCompiled(path).twice as (n: number) => number)(4)).toBe(8);
});
