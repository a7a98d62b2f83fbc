import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
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
import { createTestFilesPort as createLocalPort, type TestFilesOptions } from '../../../test/support/local-files.js';
import { createFileLocks } from './create-file-locks.js';
import type { CallFilesPort } from './create-files-port.js';

let dir: string;
beforeEach(() => {
  dir = realpathSync(mkdtempSync(join(tmpdir(), 'hermes-files-')));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString('utf8');
const bytes = (content: string): Uint8Array => Buffer.from(content);

describe.each(['descriptor', 'path'] as const)('the files port, folders held by %s', (holdBy) => {
  const createTestFilesPort = (folder: string, options: TestFilesOptions = {}): CallFilesPort =>
    createLocalPort(folder, { holdBy, ...options });

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

  it('reads many members of an open folder, and only what may be read', async () => {
    for (const name of ['d/a', 'd/b', 'd/secret']) await createTestFilesPort(dir).write(name, bytes(name));
    symlinkSync('/etc/passwd', join(dir, 'd/link'));
    const port = createTestFilesPort(dir, { allow: ({ path }) => !path?.endsWith('secret') });
    const folder = await port.openFolder('d');
    expect((await folder.list()).map(({ name }) => name).sort()).toEqual(['a', 'b', 'link', 'secret']);
    const found = await folder.read(['a', 'b'], 100);
    expect(found.map((file) => text(file.bytes ?? bytes('')))).toEqual(['d/a', 'd/b']);
    expect((await folder.read(['a'], 2))[0]).toMatchObject({ stat: { size: 3 } });
    expect((await folder.read(['a'], 2))[0]?.bytes).toBeUndefined();
    await expect(folder.read(['secret'], 100)).rejects.toMatchObject({ code: 'denied' });
    await expect(folder.read(['link'], 100)).rejects.toMatchObject({ code: 'conflict' });
    await expect(folder.read(['../d/a'], 100)).rejects.toMatchObject({ code: 'invalid_arguments' });
    rmSync(join(dir, 'd/b'));
    execFileSync('mkfifo', [join(dir, 'd/b')]);
    await expect(folder.read(['b'], 100)).rejects.toMatchObject({ code: 'unsupported' });
    await port.close();
  });

  it('notices that the open folder was moved away', async () => {
    await createTestFilesPort(dir).write('d/a', bytes('x'));
    const port = createTestFilesPort(dir);
    const folder = await port.openFolder('d');
    await folder.list();
    execFileSync('mv', [join(dir, 'd'), join(dir, 'elsewhere')]);
    mkdirSync(join(dir, 'd'));
    writeFileSync(join(dir, 'd/a'), 'other');
    await expect(folder.read(['a'], 100)).rejects.toMatchObject({ code: 'conflict' });
    await port.close();
  });

  it('gives a new file the time it is told', async () => {
    await createTestFilesPort(dir).write('old.txt', bytes('x'), { mtimeMs: 1_500_000_000_000 });
    expect(statSync(join(dir, 'old.txt')).mtimeMs).toBe(1_500_000_000_000);
  });

  it('refuses a member that is denied before it removes the first one', async () => {
    for (const name of ['d/a', 'd/sub/secret', 'd/z']) await createTestFilesPort(dir).write(name, bytes(name));
    const port = createTestFilesPort(dir, { allow: ({ path }) => !path?.endsWith('secret') });
    await expect(port.remove('d', { recursive: true })).rejects.toMatchObject({ code: 'denied' });
    expect(readdirSync(join(dir, 'd')).sort()).toEqual(['a', 'sub', 'z']);
  });

  it('does not carry a denied file away with its folder', async () => {
    await createTestFilesPort(dir).write('d/secret', bytes('s'));
    const port = createTestFilesPort(dir, { allow: ({ path }) => path !== join(dir, 'd/secret') });
    await expect(port.rename('d', 'e')).rejects.toMatchObject({ code: 'denied' });
    expect(readdirSync(dir)).toEqual(['d']);
  });

  it('judges the real path, for each kind of effect', async () => {
    const seen: string[] = [];
    mkdirSync(join(dir, 'real'));
    symlinkSync('real', join(dir, 'link'));
    const port = createTestFilesPort(dir, {
      allow: (effect) => seen.push(`${effect.permission} ${effect.path?.slice(dir.length)}`) > 0,
    });
    await port.write('link/a', bytes('a'));
    await port.read('link/a');
    await port.rename('link/a', 'link/b');
    await port.remove('link');
    expect(seen).toEqual([
      'file:write /real/a',
      'file:read /real/a',
      'file:delete /real/a',
      'file:write /real/b',
      'file:delete /link',
    ]);
  });

  it('creates only what is not there', async () => {
    const port = createTestFilesPort(dir);
    await port.write('a', bytes('1'), { createOnly: true });
    await expect(port.write('a', bytes('2'), { createOnly: true })).rejects.toMatchObject({ code: 'conflict' });
    const both = await Promise.allSettled([1, 2].map((n) => port.write('b', bytes(String(n)), { createOnly: true })));
    expect(both.map((one) => one.status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(readFileSync(join(dir, 'a'), 'utf8')).toBe('1');
    expect(readdirSync(dir).sort()).toEqual(['a', 'b']);
  });

  it('writes over the expected content only', async () => {
    const port = createTestFilesPort(dir);
    const { hash } = await port.write('a', bytes('1'));
    await port.write('a', bytes('2'), { expectedHash: hash });
    await expect(port.write('a', bytes('3'), { expectedHash: hash })).rejects.toMatchObject({ code: 'conflict' });
    await expect(port.write('none', bytes('3'), { expectedHash: hash })).rejects.toMatchObject({ code: 'conflict' });
    expect(readFileSync(join(dir, 'a'), 'utf8')).toBe('2');
    expect(readdirSync(dir)).toEqual(['a']);
  });

  it.each(['', 'short', 'x'.repeat(600_000)])('compares the present content with the expected one', async (content) => {
    const port = createTestFilesPort(dir);
    await port.write('a', bytes(content));
    const last = content.slice(0, -1);
    for (const expectedContent of [`${content}+`, `${last}-`, ...(content === '' ? [] : [last])].map(bytes))
      await expect(port.write('a', bytes('new'), { expectedContent })).rejects.toMatchObject({ code: 'conflict' });
    expect(readFileSync(join(dir, 'a'), 'utf8')).toBe(content);
    await expect(port.write('none', bytes('new'), { expectedContent: bytes(content) })).rejects.toMatchObject({
      code: 'conflict',
    });
    await port.write('a', bytes('new'), { expectedContent: bytes(content) });
    expect(readFileSync(join(dir, 'a'), 'utf8')).toBe('new');
    expect(readdirSync(dir)).toEqual(['a']);
  });

  it('keeps the old content when the new one fails on the way or the call is cancelled', async () => {
    const controller = new AbortController();
    const port = createTestFilesPort(dir, { signal: controller.signal });
    await port.write('a', bytes('old'));
    async function* broken() {
      yield bytes('new');
      throw new Error('source failed');
    }
    await expect(port.write('a', broken())).rejects.toThrow('source failed');
    async function* cancelled() {
      yield bytes('new');
      controller.abort();
      yield bytes('more');
    }
    await expect(port.write('a', cancelled())).rejects.toMatchObject({ code: 'cancelled' });
    expect(readFileSync(join(dir, 'a'), 'utf8')).toBe('old');
    expect(readdirSync(dir)).toEqual(['a']);
  });

  it('streams, and reports the bytes and their hash', async () => {
    async function* parts() {
      for (let i = 0; i < 100; i++) yield Buffer.alloc(10_000, i);
    }
    const report = await createTestFilesPort(dir).write('big', parts());
    expect(report.bytes).toBe(1_000_000);
    expect(report.hash).toBe(
      createHash('sha256')
        .update(readFileSync(join(dir, 'big')))
        .digest('hex'),
    );
  });

  it('refuses what is no ordinary file without hanging on it', async () => {
    execFileSync('mkfifo', [join(dir, 'pipe')]);
    mkdirSync(join(dir, 'folder'));
    symlinkSync('/dev/zero', join(dir, 'zero'));
    const port = createTestFilesPort(dir);
    await expect(port.read('pipe')).rejects.toMatchObject({ code: 'unsupported' });
    await expect(port.write('pipe', bytes('x'))).rejects.toMatchObject({ code: 'unsupported' });
    await expect(port.read('zero')).rejects.toMatchObject({ code: 'denied' });
    await expect(port.read('folder')).rejects.toMatchObject({ code: 'invalid_arguments' });
    await expect(port.write('folder', bytes('x'))).rejects.toMatchObject({ code: 'invalid_arguments' });
    await expect(port.read('/proc/self/environ')).rejects.toMatchObject({ code: 'denied' });
    await expect(port.read('none')).rejects.toMatchObject({ code: 'not_found' });
    await expect(port.read('folder/../pipe/x')).rejects.toMatchObject({ code: 'invalid_arguments' });
  });

  it('reads files of the kernel, which have no size, and limits what it reads', async () => {
    const port = createTestFilesPort(dir);
    if (process.platform === 'linux') expect(text(await port.read('/proc/meminfo'))).toContain('MemTotal');
    await port.write('a', bytes('12345'));
    await expect(port.read('a', { maxBytes: 4 })).rejects.toMatchObject({ code: 'too_large' });
    expect(text(await port.read('a', { maxBytes: 5 }))).toBe('12345');
    expect(await port.read('a')).toHaveLength(5);
    await port.write('empty', bytes(''));
    expect(await port.read('empty')).toHaveLength(0);
  });

  it('never removes or moves the ground it stands on', async () => {
    const port = createTestFilesPort(dir, { home: '/root' });
    for (const path of ['.', '..', '/', '~']) {
      await expect(port.remove(path, { recursive: true })).rejects.toMatchObject({ code: 'denied' });
    }
    await port.write('a/b', bytes('x'));
    await expect(port.rename('a', 'a/c')).rejects.toMatchObject({ code: 'invalid_arguments' });
    await expect(port.remove('a')).rejects.toMatchObject({ code: 'conflict' });
  });

  it('refuses an existing target of a move unless told otherwise', async () => {
    const port = createTestFilesPort(dir);
    await port.write('a', bytes('a'));
    await port.write('b', bytes('b'));
    await expect(port.rename('a', 'b')).rejects.toMatchObject({ code: 'conflict' });
    await port.rename('a', 'b', { overwrite: true });
    expect(readFileSync(join(dir, 'b'), 'utf8')).toBe('a');
    await expect(port.rename('a', 'c')).rejects.toMatchObject({ code: 'not_found' });
  });

  it('lists and reads names that are not text', async () => {
    const raw = Buffer.concat([Buffer.from(`${dir}/caf`), Buffer.from([0xe9]), Buffer.from('.txt')]);
    writeFileSync(raw, 'latin');
    const port = createTestFilesPort(dir);
    const [entry] = await port.list('.');
    expect(entry).toEqual({ name: 'caf\udce9.txt', kind: 'file' });
    expect(text(await port.read(entry?.name ?? ''))).toBe('latin');
    await port.write(entry?.name ?? '', bytes('new'));
    expect(readFileSync(raw, 'utf8')).toBe('new');
    await expect(port.write('other\udce9', bytes('x'))).rejects.toMatchObject({ code: 'invalid_arguments' });
  });

  it('keeps two writers of one file apart while one holds the lock', async () => {
    const locks = createFileLocks({});
    const [one, two] = [createTestFilesPort(dir, { locks }), createTestFilesPort(dir, { locks })];
    await one.write('n', bytes('0'));
    const add = (port: typeof one) =>
      port.lock(['n'], async () => {
        const now = Number(text(await port.read('n')));
        await port.write('n', bytes(String(now + 1)));
      });
    await Promise.all(Array.from({ length: 20 }, (_, i) => add(i % 2 === 0 ? one : two)));
    expect(text(await one.read('n'))).toBe('20');
  });

  it('closes readers that were left open when the call ends', async () => {
    const port = createTestFilesPort(dir);
    await port.write('a', bytes('a'));
    const reader = await port.open('a');
    await port.close();
    await expect(reader.read(0, 1)).rejects.toThrow('closed');
  });

  it('leaves no descriptor open, whatever fails', async () => {
    if (process.platform !== 'linux') return;
    const port = createTestFilesPort(dir, { allow: ({ path }) => !path?.endsWith('denied') });
    await port.write('a', bytes('a'));
    const before = readdirSync('/proc/self/fd').length;
    for (let i = 0; i < 50; i++) {
      const tries = [
        port.read('a'),
        port.read('none'),
        port.read('denied'),
        port.read('.'),
        port.write('a/b', bytes('x')),
        port.write('x', bytes('x'), { expectedHash: '0' }),
        port.rename('a', 'a2').then(() => port.rename('a2', 'a')),
        port.remove('none'),
        port.list('a'),
        port.stat('a'),
      ];
      await Promise.allSettled(tries);
    }
    expect(readdirSync('/proc/self/fd').length).toBe(before);
  });
});
