import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createHermes } from '../src/create-hermes.js';
import { registerBuiltIns } from '../src/discovery/built-ins.js';

registerBuiltIns();

it.each([
  ['read_file', { path: 'a.txt' }],
  ['read_file', { file_path: 'a.txt' }],
  ['read_file', '{"file_path": "a.txt"}'],
  ['file_read', { file_path: 'a.txt' }],
])('%s takes %j', async (name, args) => {
  const folder = mkdtempSync(join(tmpdir(), 'hermes-alias-'));
  writeFileSync(join(folder, 'a.txt'), 'x\n');
  const hermes = await createHermes({ cwd: folder, home: join(folder, 'home'), record: false });
  expect(JSON.parse(await hermes.call(name, args)).content).toBe('1|x');
  await hermes.close();
  rmSync(folder, { recursive: true });
});

it.each([
  [{ pattern: 'x', target: 'grep' }, { total_count: 1 }],
  [{ pattern: 'a.txt', target: 'find' }, { files: ['a.txt'] }],
])('search_files takes %j', async (args, answer) => {
  const folder = mkdtempSync(join(tmpdir(), 'hermes-alias-'));
  writeFileSync(join(folder, 'a.txt'), 'x\n');
  const hermes = await createHermes({ cwd: folder, home: join(folder, '.home'), record: false });
  expect(JSON.parse(await hermes.call('search_files', args))).toMatchObject(answer);
  await hermes.close();
  rmSync(folder, { recursive: true });
});
