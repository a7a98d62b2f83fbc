import {
  chmodSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { parseConfig } from '../../config/parse-config.js';
import type { StoredApproval } from '../../gate/approvals/stored-approval.js';
import { redact } from '../../gate/secrets/redact.js';
import { createFileLocks } from '../files/create-file-locks.js';
import { approvalKey } from './approval-key.js';
import { createConfigApprovalStore } from './config-approval-store.js';

let home: string;
let file: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'hermes-allowlist-'));
  file = join(home, 'config.yaml');
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

/** As another process would open it: with locks of its own over the same folder. */
const open = () => createConfigApprovalStore({ file, locks: createFileLocks({ folder: join(home, 'locks') }), redact });
const exact = (command: string): StoredApproval => ({
  id: command,
  covers: { kind: 'exact', command },
  tool: 'terminal',
});

it('keeps every answer of several writers, readable by all of them and by the next start', async () => {
  writeFileSync(file, '# mine\nprofile: safe # note\n');
  const stores = [open(), open(), open()];
  await Promise.all(Array.from({ length: 12 }, (_, index) => stores[index % 3]?.add([exact(`echo ${index}`)])));
  for (const store of stores) expect(await store.list()).toHaveLength(12);
  const text = readFileSync(file, 'utf8');
  expect(text).toMatch(/^# mine\nprofile: safe # note\n/);
  expect((await parseConfig(text, file)).command_allowlist).toHaveLength(12);
  expect(readdirSync(home).sort()).toEqual(['config.yaml', 'locks']);
});

it('writes entries of every kind in a form the settings accept', async () => {
  const bound = { tool: 'terminal', cwd: '/w', environment: 'local', extras: 'abc', added: 0, expires: 4e12 };
  await open().add([
    { id: '1', covers: { kind: 'exact', command: 'git push' }, ...bound },
    { id: '2', covers: { kind: 'prefix', words: ['npm', 'run'], rules: ['x'] }, ...bound },
    { id: '3', covers: { kind: 'rule', rule: 'recursive-delete', program: 'rm' }, ...bound },
    { id: '4', covers: { kind: 'effect', permission: 'network:fetch', host: 'a.example', digest: 'd' }, ...bound },
  ]);
  const config = await parseConfig(readFileSync(file, 'utf8'), file);
  expect([config.command_allowlist.length, config.approved_effects.length]).toEqual([3, 1]);
  expect(await open().list()).toHaveLength(4);
  expect(await open().problems()).toEqual([]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

it('leaves a broken file as it is and says what to repair', async () => {
  writeFileSync(file, 'command_allowlist: [ls\n');
  await expect(open().add([exact('ls')])).rejects.toThrow('config.yaml:');
  await expect(open().list()).rejects.toThrow('config.yaml:');
  expect(readFileSync(file, 'utf8')).toBe('command_allowlist: [ls\n');
});

it('keeps the mode of the file and a link that leads to it', async () => {
  const real = join(home, 'dotfiles.yaml');
  writeFileSync(real, '# elsewhere\n');
  chmodSync(real, 0o640);
  symlinkSync(real, file);
  const store = open();
  await store.add([exact('ls -la')]);
  expect(lstatSync(file).isSymbolicLink()).toBe(true);
  expect(readFileSync(real, 'utf8')).toContain('ls -la');
  expect(statSync(real).mode & 0o777).toBe(0o640);
  const [kept] = await store.list();
  expect(await store.revoke(kept?.id ?? '')).toBe(true);
  expect(await store.revoke(kept?.id ?? '')).toBe(false);
});

it('makes one key per home, for the owner alone', () => {
  const key = approvalKey(home);
  expect(key).toHaveLength(32);
  expect(approvalKey(home)).toEqual(key);
  expect(statSync(join(home, 'secrets/approvals.key')).mode & 0o777).toBe(0o600);
  expect(statSync(join(home, 'secrets')).mode & 0o777).toBe(0o700);
  writeFileSync(join(home, 'secrets/approvals.key'), 'short');
  expect(() => approvalKey(home)).toThrow('Remove it');
});
