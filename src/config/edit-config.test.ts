import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { editConfig, setListed } from './edit-config.js';

let folder: string;
let file: string;
const alone = <T>(_file: string, work: () => Promise<T>): Promise<T> => work();

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hermes-config-'));
  file = join(folder, 'home', 'config.yaml');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('makes the file when there is none, for the owner alone', async () => {
  expect(await editConfig(file, alone, (document) => setListed(document, ['plugins', 'enabled'], 'a', true))).toBe(
    true,
  );
  expect(readFileSync(file, 'utf8')).toBe('plugins:\n  enabled:\n    - a\n');
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

it('keeps comments, order, spelling and long lines', async () => {
  const before = `# top\ntoolsets: [file,   "web"]  # why\nplugins:\n  enabled:\n    - a # first\n    - 'b'\nprofile: ${'x'.repeat(200)}\n`;
  mkdirSync(join(folder, 'home'));
  writeFileSync(file, before);
  await editConfig(file, alone, (document) => setListed(document, ['plugins', 'enabled'], 'c', true));
  const after = readFileSync(file, 'utf8');
  expect(after).toBe(
    before.replace(`    - 'b'\n`, `    - 'b'\n    - c\n`).replace('[file,   "web"]  #', '[ file, "web" ] #'),
  );
});

it('changes nothing when there is nothing to change', async () => {
  expect(await editConfig(file, alone, (document) => setListed(document, ['plugins', 'enabled'], 'a', false))).toBe(
    false,
  );
  expect(existsSync(file)).toBe(false);
});

it('leaves the file as it was when it is broken, or would be', async () => {
  await editConfig(file, alone, (document) => setListed(document, ['plugins', 'enabled'], 'a', true));
  const good = readFileSync(file, 'utf8');
  await expect(editConfig(file, alone, (document) => document.setIn(['plugins', 'enabled'], 7))).rejects.toThrow(
    /plugins\.enabled/,
  );
  expect(readFileSync(file, 'utf8')).toBe(good);
  writeFileSync(file, 'plugins: [');
  await expect(editConfig(file, alone, () => undefined)).rejects.toThrow(/config\.yaml:1/);
  expect(readFileSync(file, 'utf8')).toBe('plugins: [');
  expect(readdirSync(join(folder, 'home'))).toEqual(['config.yaml']);
});
