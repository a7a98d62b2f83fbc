import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readProfiles } from '../src/compose/gate.js';

const folder = mkdtempSync(join(tmpdir(), 'hermes-profiles-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.each([
  [
    'Latin-1',
    Buffer.from('profiles:\n  a:\n    restrictions: { file:*: { denied_paths: ["/srv/caf\u00e9"] } }\n', 'latin1'),
  ],
  ['UTF-16', Buffer.from('\ufeffprofiles: {}\n', 'utf16le')],
])('a file of profiles in %s is refused: a name that cannot be read would deny nothing', async (_what, bytes) => {
  const file = join(folder, 'permissions.yaml');
  writeFileSync(file, bytes);
  await expect(readProfiles(file, true)).rejects.toThrow(/cannot be read/);
});

it('a byte order mark does not matter', async () => {
  const file = join(folder, 'bom.yaml');
  writeFileSync(file, '\ufeffprofiles:\n  a: { allow: [file:read] }\n');
  expect(Object.keys(await readProfiles(file, true))).toEqual(['a']);
});
