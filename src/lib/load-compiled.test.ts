import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { compiledForms, loadCompiled } from './load-compiled.js';

const place = mkdtempSync(join(tmpdir(), 'hermes-compiled-'));
afterAll(() => rmSync(place, { recursive: true }));

const TWICE = 'exports.twice = (n) => n * 2; exports.name = require("node:path").basename(__filename);';

function bundle(name: string, text = TWICE): string {
  const path = join(place, name);
  writeFileSync(path, `(function (exports, require, module, __filename, importModule) {${text}})`);
  return path;
}

it('runs a bundle once', () => {
  const path = bundle('once.cjs');
  const loaded = loadCompiled(path);
  expect([(loaded.twice as (n: number) => number)(21), loaded.name]).toEqual([42, 'once.cjs']);
  expect(loadCompiled(path)).toBe(loaded);
});

it('runs a bundle with what was compiled before', () => {
  const first = bundle('first.cjs');
  loadCompiled(first);
  const { form } = compiledForms().find(({ path }) => path === `${first}.cache`) ?? {};
  const again = bundle('again.cjs');
  writeFileSync(`${again}.cache`, form ?? '');
  expect((loadCompiled(again).twice as (n: number) => number)(3)).toBe(6);
});

it.each([
  ['nothing', undefined],
  ['something of another engine', Buffer.from('not compiled code')],
  ['nothing at all', Buffer.alloc(0)],
])('reads the text when %s was kept beside it', (name, kept) => {
  const path = bundle(`${name}.cjs`);
  if (kept !== undefined) writeFileSync(`${path}.cache`, kept);
  expect((loadCompiled(path).twice as (n: number) => number)(4)).toBe(8);
});

it('lets a bundle stand on another, which stays one', () => {
  const below = bundle('below.cjs', 'exports.made = {};');
  const above = bundle('above.cjs', 'exports.made = require("./below.cjs").made;');
  expect(loadCompiled(above).made).toBe(loadCompiled(below).made);
});

it('imports modules for a bundle, from its own folder', async () => {
  writeFileSync(join(place, 'module.mjs'), 'export const said = 1;');
  const { load } = loadCompiled(bundle('imports.cjs', 'exports.load = (id) => importModule(id);'));
  const imported = load as (id: string) => Promise<Record<string, unknown>>;
  expect([(await imported('./module.mjs')).said, typeof (await imported('node:path')).join]).toEqual([1, 'function']);
});

it('says which bundle is missing', () => {
  expect(() => loadCompiled(join(place, 'absent.cjs'))).toThrow(/absent\.cjs/);
});
