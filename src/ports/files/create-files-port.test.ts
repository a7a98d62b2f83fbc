import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestFilesPort } from '../../../test/support/local-files.js';

let dir: string;
beforeEach(() => {
  dir = realpathSync(mkdtempSync(join(tmpdir(), 'hermes-files-')));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString('utf8');
const bytes = (content: string): Uint8Array => Buffer.from(content);

describe('the files port', () => {
  it('writes, reads, lists, moves and removes', async () => {
    const port = createTestFilesPort(dir);
    const report = await port.write('a/b/c.txt', bytes('hello'));
    expect(report).toMatchObject({ path: join(dir, 'a/b/c.txt'), bytes: 5, created: true });
    expect(text(await port.read('a/b/c.txt'))).toBe('hello');
    expect(await port.list('a')).toEqual([{ name: 'b', kind: 'directory' }]);
    await port.rename('a/b/c.txt', 'd/e.txt');
    expect(readdirSync(join(dir, 'a/b'))).toEqual([]);
    expect(readFileSync(join(dir, 'd/e.txt'), 'utf8')).toBe('hello');
    await port.remove('d', { recursive: true });
    expect(readdirSync(dir)).toEqual(['a']);
  });

  it('writes through a link into its target and keeps the link', async () => {
    writeFileSync(join(dir, 'real.txt'), 'old', { mode: 0o640 });
    symlinkSync('real.txt', join(dir, 'link.txt'));
    await createTestFilesPort(dir).write('link.txt', bytes('new'));
    expect(readFileSync(join(dir, 'real.txt'), 'utf8')).toBe('new');
    expect(statSync(join(dir, 'real.txt')).mode & 0o777).toBe(0o640);
    expect(readdirSync(dir).sort()).toEqual(['link.txt', 'real.txt']);
  });

  it('removes links and never what they lead to', async () => {
    mkdirSync(join(dir, 'keep'));
    mkdirSync(join(dir, 'gone'));
    writeFileSync(join(dir, 'keep/x'), 'x');
    symlinkSync('../keep', join(dir, 'gone/link'));
    await createTestFilesPort(dir).remove('gone', { recursive: true });
    expect(readdirSync(dir)).toEqual(['keep']);
    expect(readFileSync(join(dir, 'keep/x'), 'utf8')).toBe('x');
  });
});
