import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { deniedNames, detectDenial } from './detect-denial.js';

const folder = mkdtempSync(join(tmpdir(), 'denial-'));
writeFileSync(join(folder, 'unreadable'), '');
afterAll(() => rmSync(folder, { recursive: true }));

const confinement = { readable: ['/usr', '/w'], writable: ['/w'], hidden: [`${folder}/hidden`], network: false };
const detect = (output: string, more: object = {}) =>
  detectDenial({ output, cwd: '/w', confinement: { ...confinement, ...more }, refusals: [] });

describe('a denial is read off', () => {
  it.each([
    ["touch: cannot touch '/etc/x': Read-only file system", '/etc/x'],
    ['bash: line 1: /etc/y: Read-only file system', '/etc/y'],
    ["OSError: [Errno 30] Read-only file system: '/opt/z'", '/opt/z'],
    ["Error: EROFS: read-only file system, open '/opt/n'", '/opt/n'],
    ['mkdir: cannot create directory \u2018../out\u2019: Read-only file system', '/out'],
  ])('%s', (line, path) => {
    expect(detect(`some text\n${line}\nmore`)?.widen).toBe(`restrictions.file:write.allowed_paths: ${path}`);
  });

  it('a path that is there for us and not for the command', () => {
    expect(detect(`cat: ${folder}/unreadable: No such file or directory`)?.widen).toBe(
      `restrictions.file:read.allowed_paths: ${folder}/unreadable`,
    );
    expect(detect('cat: /w/typo: No such file or directory')).toBeUndefined();
  });

  it('a network that is off', () => {
    expect(detect('curl: (6) Could not resolve host: example.com')?.widen).toBe('allow: network:fetch');
    expect(detect('curl: (6) Could not resolve host: example.com', { network: true })).toBeUndefined();
  });

  it('a refused host before everything else', () => {
    const refusals = [{ host: 'x.org', port: 443, reason: 'not allowed', setting: 'allowed_hosts' }];
    expect(detectDenial({ output: '', cwd: '/w', confinement, refusals })?.widen).toBe(
      'restrictions.network:fetch.allowed_hosts: x.org',
    );
  });
});

describe('what a confined program made under denied names', () => {
  const moved = { path: '/w/never.txt', to: '/w/never.txt.denied-1' };

  it('is told with where it is now', () => {
    expect(deniedNames({ movedAway: [moved, { path: '/w/other', to: undefined }] })?.what).toBe(
      'It may not make /w/never.txt (now /w/never.txt.denied-1), /w/other (still there).',
    );
  });

  it('is nothing where nothing was made', () => {
    expect(deniedNames({})).toBeUndefined();
    expect(deniedNames({ movedAway: [] })).toBeUndefined();
  });

  it('is said to be unknown where nobody could look', () => {
    const denial = deniedNames({ unseen: 'There are too many files below /w.' });
    expect(denial?.what).toMatch(/could not be looked through afterwards.* There are too many files below \/w\.$/);
    expect(denial?.widen).toContain('fewer files');
  });

  it('is told as far as it is known', () => {
    expect(deniedNames({ movedAway: [moved], unseen: 'Too many.' })?.what).toMatch(
      /^It may not make \/w\/never\.txt \(now .*\)\. What it made could not be looked through afterwards/,
    );
  });
});
