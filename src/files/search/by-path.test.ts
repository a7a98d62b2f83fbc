import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { rgPath } from '@vscode/ripgrep';
import { expect, it } from 'vitest';
import { byPath } from './by-path.js';

it('is the order in which ripgrep sorts', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hermes-order-'));
  try {
    const names = [
      'a/x',
      'a-b',
      'a.txt',
      'a/-',
      'a b/c',
      'ab',
      'A',
      'b/y/z',
      'b/y-',
      'b/yz',
      '\u00e9',
      '\uffee',
      '\u{1f600}',
      '\ue000/q',
      'Z',
    ];
    for (const name of names) {
      mkdirSync(join(folder, dirname(name)), { recursive: true });
      writeFileSync(join(folder, name), '');
    }
    const listed = execFileSync(rgPath, ['--no-config', '--files', '--sort=path'], { cwd: folder, encoding: 'utf8' });
    expect([...names].sort(byPath)).toEqual(listed.trimEnd().split('\n'));
  } finally {
    rmSync(folder, { recursive: true });
  }
});
