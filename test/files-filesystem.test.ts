import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CallGuard } from '../src/kernel/gate.js';
import { createSearchPort } from '../src/ports/search/create-search-port.js';
import { findLocalRunner } from '../src/ports/search/find-local-runner.js';
import { createWatchPort } from '../src/ports/watch/create-watch-port.js';
import { directoryList } from '../src/tools/filesystem/directory-list.js';
import { fileCompress } from '../src/tools/filesystem/file-compress.js';
import { fileDiff } from '../src/tools/filesystem/file-diff.js';
import { fileSearch } from '../src/tools/filesystem/file-search.js';
import { fileWatch } from '../src/tools/filesystem/file-watch.js';
import { createFileBench, type FileBench } from './support/file-tools.js';
import { createTestFilesPort } from './support/local-files.js';
import { longestStretch } from './support/longest-stretch.js';

type Data = Record<string, unknown>;
let bench: FileBench;
beforeEach(() => {
  bench = createFileBench({
    ports: (dir) => {
      const { resolve } = createTestFilesPort(dir);
      const signal = new AbortController().signal;
      const guard = {
        confinement: undefined,
        check: async () => undefined,
        filterMembers: async (_permission: string, paths: string[]) => paths.map(() => true),
      } as unknown as CallGuard;
      return {
        search: createSearchPort({ guard, resolve, signal, runner: () => findLocalRunner({ searchPath: '' }) }),
        watch: createWatchPort({ guard, resolve, signal }),
      };
    },
  });
});
afterEach(() => bench.close());

const at = (name: string): string => join(bench.dir, name);
const put = (name: string, content: string | Buffer = ''): void => {
  mkdirSync(join(at(name), '..'), { recursive: true });
  writeFileSync(at(name), content);
};

describe('directory_list', () => {
  it('lists flat and deep, with totals and ignore rules', async () => {
    put('.gitignore', 'dist/\n*.log\n');
    for (const name of ['b.txt', 'src/a.ts', 'src/deep/c.ts', 'dist/x.js', 'x.log', '.hidden']) put(name, 'xx');
    expect(await bench.run(directoryList, {})).toMatchObject({
      entries: [
        { path: 'b.txt', kind: 'file', size: 2 },
        { path: 'src', kind: 'directory' },
      ],
      total: 2,
      files: 1,
      folders: 1,
      ignored: 4,
      truncated: false,
    });
    const { tree } = await bench.run<{ tree: string }>(directoryList, { depth: 5, format: 'tree' });
    expect(tree).toBe('b.txt  2\nsrc/\n  a.ts  2\n  deep/\n    c.ts  2');
    const all = await bench.run<{ total: number }>(directoryList, { depth: 5, hidden: true, no_ignore: true });
    expect(all.total).toBe(10);
  });

  it('keeps to the ignore files above a folder, unless the folder itself is ignored', async () => {
    put('.gitignore', 'skip\n/lib/only-here\n');
    put('lib/skip/a.txt');
    put('lib/only-here');
    put('lib/deep/only-here');
    const names = async (path: string): Promise<unknown[]> =>
      (await bench.run<{ entries: { path: string }[] }>(directoryList, { path, depth: 3 })).entries.map((e) => e.path);
    expect(await names('lib')).toEqual(['deep', 'deep/only-here']);
    expect(await names('lib/skip')).toEqual(['a.txt']);
  });

  it('sorts by size and time and says what is left out', async () => {
    put('small', 'x');
    put('large', 'x'.repeat(100));
    utimesSync(at('large'), 1, 1);
    const names = async (args: Data): Promise<unknown[]> =>
      (await bench.run<{ entries: { path: string }[] }>(directoryList, args)).entries.map(({ path }) => path);
    expect(await names({ sort: 'size' })).toEqual(['large', 'small']);
    expect(await names({ sort: 'time' })).toEqual(['small', 'large']);
    expect(await bench.run(directoryList, { limit: 1 })).toMatchObject({ total: 2, truncated: true });
    expect(await bench.fails(directoryList, { path: 'small' })).toMatchObject({ code: 'invalid_arguments' });
  });
});

describe('file_search', () => {
  it('ranks like a quick open', async () => {
    for (const name of [
      'src/user-service.ts',
      'src/users/service/index.ts',
      'docs/unrelated-security.md',
      'src/UserServiceTest.java',
    ])
      put(name);
    const found = async (query: string): Promise<string[]> =>
      (await bench.run<{ files: { path: string }[] }>(fileSearch, { query })).files.map(({ path }) => path);
    expect((await found('usrsvc'))[0]).toBe('src/user-service.ts');
    expect((await found('user-service'))[0]).toBe('src/user-service.ts');
    expect((await found('ustest'))[0]).toBe('src/UserServiceTest.java');
    expect((await found('index users'))[0]).toBe('src/users/service/index.ts');
    expect(await found('zzzz')).toEqual([]);
  });

  it('walks again before it says that there is nothing', async () => {
    put('a.txt');
    await bench.run(fileSearch, { query: 'a' });
    put('brand-new.txt');
    expect(await bench.run(fileSearch, { query: 'brandnew' })).toMatchObject({ files: [{ path: 'brand-new.txt' }] });
  });

  it('puts recent files first and sees new ones on refresh', async () => {
    put('a/config.ts');
    put('b/config.ts');
    utimesSync(at('a/config.ts'), 1, 1);
    const found = async (args: Data): Promise<string[]> =>
      (await bench.run<{ files: { path: string }[] }>(fileSearch, { query: 'config', ...args })).files.map(
        ({ path }) => path,
      );
    expect(await found({})).toEqual(['b/config.ts', 'a/config.ts']);
    put('c/config.ts');
    expect(await found({ refresh: true })).toContain('c/config.ts');
  });
});

describe('file_diff', () => {
  it('names links in folders, and says when files differ by encoding alone', async () => {
    put('a/x.txt', 'gr\u00fcn\n');
    put('b/x.txt', Buffer.from('\ufeffgr\u00fcn\n', 'utf16le'));
    symlinkSync('x.txt', at('a/link'));
    const result = await bench.run<Data>(fileDiff, { path: 'a', other: 'b' });
    expect(result).toMatchObject({ identical: false, different: ['x.txt'], not_compared: ['link (symlink)'] });
    expect(result.diff).toMatch(/utf-16le/);
  });

  it('compares files, a file with a text, and folders', async () => {
    put('a/x.txt', 'one\ntwo\n');
    put('b/x.txt', 'one\n2\n');
    put('a/only.txt');
    put('a/same', 'x');
    put('b/same', 'x');
    expect(await bench.run(fileDiff, { path: 'a/x.txt', other: 'b/x.txt' })).toMatchObject({
      identical: false,
      lines_added: 1,
      lines_removed: 1,
      diff: '--- a/x.txt\n+++ b/x.txt\n@@ -1,2 +1,2 @@\n one\n-two\n+2\n',
    });
    expect(await bench.run(fileDiff, { path: 'a/x.txt', text: 'one\ntwo\n' })).toMatchObject({ identical: true });
    expect(await bench.run(fileDiff, { path: 'a', other: 'b' })).toMatchObject({
      only_in_first: ['only.txt'],
      only_in_second: [],
      different: ['x.txt'],
      equal_files: 1,
    });
    expect(await bench.fails(fileDiff, { path: 'a' })).toMatchObject({ code: 'invalid_arguments' });
  });

  it('says binary, and stays quick on files that share nothing', async () => {
    put('a', Buffer.from([0, 1, 2]));
    put('b', Buffer.from([0, 1, 3]));
    expect(await bench.run(fileDiff, { path: 'a', other: 'b' })).toMatchObject({
      identical: false,
      binary: expect.anything(),
    });
    const lines = (seed: number): string =>
      Array.from({ length: 60_000 }, (_, i) => `${(i * seed) % 99_991}`).join('\n');
    put('c', lines(7));
    put('d', lines(13));
    const started = Date.now();
    expect(await bench.run(fileDiff, { path: 'c', other: 'd' })).toMatchObject({ identical: false });
    expect(Date.now() - started).toBeLessThan(20_000);
  });

  it('agrees with diff(1)', async () => {
    put('a', 'a\nb\nc\nd\ne\nf\ng\nh\ni\nj\nk\nl\nm\n');
    put('b', 'a\nB\nc\nd\ne\nf\ng\nh\ni\nj\nk\nm\nn');
    const { diff } = await bench.run<{ diff: string }>(fileDiff, { path: 'a', other: 'b' });
    writeFileSync(at('p.diff'), diff);
    execFileSync('patch', ['-s', 'a', 'p.diff'], { cwd: bench.dir });
    expect(readFileSync(at('a'), 'utf8')).toBe(readFileSync(at('b'), 'utf8'));
  });
});

describe('file_compress', () => {
  const fill = (): void => {
    put('in/a.txt', 'hello\n');
    put('in/sub/ünï.txt', 'x'.repeat(200_000));
    put('in/empty', '');
    put(`in/${'long-'.repeat(30)}name.txt`, 'long');
    mkdirSync(at('in/hollow'));
    chmodSync(at('in/a.txt'), 0o755);
    utimesSync(at('in/a.txt'), 1_600_000_000, 1_600_000_000);
    chmodSync(at('in/sub'), 0o750);
    utimesSync(at('in/sub'), 1_500_000_000, 1_500_000_000);
  };
  const tree = (folder: string): string[] => (readdirSync(at(folder), { recursive: true }) as string[]).sort();

  it.each(['x.zip', 'x.tar', 'x.tar.gz', 'x.tar.zst'])('packs and unpacks %s', async (archive) => {
    fill();
    expect(await bench.run(fileCompress, { action: 'create', archive, paths: ['in'] })).toMatchObject({
      files: 4,
      folders: 3,
    });
    const listed = await bench.run<{ entries: { name: string; modified: string }[] }>(fileCompress, {
      action: 'list',
      archive,
    });
    expect(listed.entries.find(({ name }) => name === 'in/a.txt')?.modified).toBe('2020-09-13T12:26:40.000Z');
    expect(await bench.run(fileCompress, { action: 'extract', archive, target: 'out' })).toMatchObject({ files: 4 });
    expect(tree('out/in')).toEqual(tree('in'));
    expect(statSync(at('out/in/a.txt')).mode & 0o777).toBe(0o755);
    expect(statSync(at('out/in/a.txt')).mtimeMs).toBe(1_600_000_000_000);
    expect(statSync(at('out/in/sub'))).toMatchObject({ mode: 0o40750, mtimeMs: 1_500_000_000_000 });
    expect(readFileSync(at('out/in/sub/ünï.txt'), 'utf8')).toHaveLength(200_000);
    expect(await bench.fails(fileCompress, { action: 'extract', archive, target: 'out' })).toMatchObject({
      code: 'conflict',
    });
    put('out/in/a.txt', 'changed');
    await bench.run(fileCompress, { action: 'extract', archive, target: 'out', overwrite: true });
    expect(readFileSync(at('out/in/a.txt'), 'utf8')).toBe('hello\n');
    expect(readdirSync(at('out'))).toEqual(['in']);
  });

  it('makes archives that other programs read, and reads theirs', async () => {
    fill();
    for (const archive of ['a.zip', 'a.tar.gz', 'a.tar.zst'])
      await bench.run(fileCompress, { action: 'create', archive, paths: ['in'] });
    execFileSync(
      'python3',
      ['-c', 'import zipfile,sys; z=zipfile.ZipFile("a.zip"); assert z.testzip() is None; z.extractall("py")'],
      { cwd: bench.dir },
    );
    expect(tree('py/in')).toEqual(tree('in'));
    for (const archive of ['a.tar.gz', 'a.tar.zst']) {
      rmSync(at('sys'), { recursive: true, force: true });
      mkdirSync(at('sys'));
      execFileSync('tar', ['-xf', `../${archive}`], { cwd: at('sys') });
      expect(tree('sys/in')).toEqual(tree('in'));
      expect(statSync(at('sys/in/a.txt')).mtimeMs).toBe(1_600_000_000_000);
    }
    execFileSync('tar', ['-czf', 'theirs.tar.gz', 'in'], { cwd: bench.dir });
    execFileSync('zip', ['-qr', 'theirs.zip', 'in'], { cwd: bench.dir });
    execFileSync('tar', ['--zstd', '-cf', 'theirs.tar.zst', 'in'], { cwd: bench.dir });
    for (const archive of ['theirs.tar.gz', 'theirs.zip', 'theirs.tar.zst']) {
      await bench.run(fileCompress, { action: 'extract', archive, target: `from-${archive}` });
      expect(tree(`from-${archive}/in`)).toEqual(tree('in'));
    }
  });

  it('lets everything else run while it packs many files that shrink to nothing', async () => {
    mkdirSync(at('zeros'));
    const zeros = Buffer.alloc(60_000);
    for (let i = 0; i < 800; i++) put(`zeros/${i}`, zeros);
    expect(
      await longestStretch(() => bench.run(fileCompress, { action: 'create', archive: 'zeros.zip', paths: ['zeros'] })),
    ).toBeLessThan(100);
  });

  it('packs nothing twice and never itself', async () => {
    put('src/a.txt', 'a');
    put('src/b/c.txt', 'c');
    put('other/a.txt', 'x');
    const names = async (archive: string): Promise<string[]> =>
      (await bench.run<{ entries: { name: string }[] }>(fileCompress, { action: 'list', archive })).entries.map(
        ({ name }) => name,
      );
    for (const archive of ['src/self.zip', 'src/self.tar']) {
      await bench.run(fileCompress, { action: 'create', archive, paths: ['src/a.txt', 'src', './src/b'] });
      expect(await names(archive)).not.toContainEqual(expect.stringContaining('.tmp'));
      rmSync(at('src/self.tar'), { force: true });
    }
    await bench.run(fileCompress, { action: 'create', archive: 'all.zip', paths: ['src/a.txt', 'src', 'src/b/c.txt'] });
    expect(await names('all.zip')).toEqual(['src/', 'src/a.txt', 'src/self.zip', 'src/b/', 'src/b/c.txt']);
    const both = { action: 'create', archive: 'both.zip', paths: [at('src/a.txt'), at('other/a.txt')] };
    expect((await bench.fails(fileCompress, both)).message).toContain('would both be a.txt');
    expect(existsSync(at('both.zip'))).toBe(false);
  });

  it('refuses a tar that was cut, be it between two entries', async () => {
    put('src/a.txt', 'a');
    put('src/b.txt', 'b');
    await bench.run(fileCompress, { action: 'create', archive: 'a.tar', paths: ['src'] });
    const whole = readFileSync(at('a.tar'));
    for (const length of [700, 1100, 1536, 2048, 2100]) {
      put('cut.tar', whole.subarray(0, length));
      expect((await bench.fails(fileCompress, { action: 'extract', archive: 'cut.tar' })).message).toContain('cut');
      expect((await bench.fails(fileCompress, { action: 'list', archive: 'cut.tar' })).message).toContain('cut');
    }
    expect(existsSync(at('cut'))).toBe(false);
  });

  it('packs one file as gzip', async () => {
    put('a.txt', 'hello');
    await bench.run(fileCompress, { action: 'create', archive: 'a.txt.gz', paths: ['a.txt'] });
    expect(execFileSync('gzip', ['-dc', at('a.txt.gz')]).toString()).toBe('hello');
    await bench.run(fileCompress, { action: 'extract', archive: 'a.txt.gz', target: 'g' });
    expect(readFileSync(at('g/a.txt'), 'utf8')).toBe('hello');
  });

  const evil = (script: string): void => {
    execFileSync(
      'python3',
      [
        '-c',
        `import tarfile,zipfile,io\nt=tarfile.open("e.tar","w")\nz=zipfile.ZipFile("e.zip","w")\ndef f(n,d=b"x"):\n  i=tarfile.TarInfo(n); i.size=len(d); t.addfile(i,io.BytesIO(d)); z.writestr(n,d)\ndef l(n,to,ty=tarfile.SYMTYPE):\n  i=tarfile.TarInfo(n); i.type=ty; i.linkname=to; t.addfile(i)\n  zi=zipfile.ZipInfo(n); zi.create_system=3; zi.external_attr=0o120777<<16; z.writestr(zi,to)\n${script}\nt.close(); z.close()`,
      ],
      { cwd: bench.dir },
    );
  };

  it.each([
    ['a name that climbs', 'f("ok.txt"); f("../../evil.txt")'],
    ['a name that climbs in the middle', 'f("a/../../evil.txt")'],
    ['an absolute name', 'f("/tmp/evil.txt")'],
    ['a backslash', 'f("..\\\\..\\\\evil.txt")'],
    ['a link out', 'l("link","../outside"); f("link/evil.txt")'],
    ['a link to an absolute path', 'l("link","/etc")'],
    ['a hard link out', 'l("link","../../x",tarfile.LNKTYPE)'],
    ['a name twice', 'f("a"); f("A")'],
  ])('refuses %s and writes nothing', async (_, script) => {
    evil(script);
    for (const archive of ['e.tar', 'e.zip']) {
      expect(await bench.fails(fileCompress, { action: 'extract', archive, target: 'safe/out' })).toMatchObject({
        code: 'denied',
      });
    }
    expect(existsSync(at('safe'))).toBe(false);
    expect(existsSync(at('evil.txt')) || existsSync(join(bench.dir, '../evil.txt'))).toBe(false);
  });

  it('refuses devices, bombs and passwords', async () => {
    evil('i=tarfile.TarInfo("dev"); i.type=tarfile.CHRTYPE; t.addfile(i)');
    expect(await bench.fails(fileCompress, { action: 'extract', archive: 'e.tar', target: 'o' })).toMatchObject({
      code: 'denied',
    });
    put('bomb.gz', gzipSync(Buffer.alloc(64 * 1024 * 1024)));
    expect((await bench.fails(fileCompress, { action: 'extract', archive: 'bomb.gz', target: 'o' })).message).toMatch(
      /200 times/,
    );
    put('a.txt', 'secret');
    execFileSync('zip', ['-q', '-P', 'pw', 'p.zip', 'a.txt'], { cwd: bench.dir });
    expect((await bench.fails(fileCompress, { action: 'extract', archive: 'p.zip', target: 'o' })).message).toMatch(
      /password/,
    );
    expect(await bench.run(fileCompress, { action: 'list', archive: 'p.zip' })).toMatchObject({ encrypted: true });
    expect(existsSync(at('o'))).toBe(false);
  });

  it('leaves no half archive and no half folder behind', async () => {
    fill();
    expect(
      await bench.fails(fileCompress, { action: 'create', archive: 'x.zip', paths: ['in', 'missing'] }),
    ).toMatchObject({ code: 'not_found' });
    expect(existsSync(at('x.zip'))).toBe(false);
    await bench.run(fileCompress, { action: 'create', archive: 'y.tar.gz', paths: ['in'] });
    const whole = readFileSync(at('y.tar.gz'));
    put('cut.tar.gz', whole.subarray(0, whole.length - 200));
    expect(await bench.fails(fileCompress, { action: 'extract', archive: 'cut.tar.gz', target: 'o' })).toMatchObject({
      name: 'ToolError',
    });
    expect(existsSync(at('o'))).toBe(false);
    symlinkSync('/etc/passwd', at('in/link'));
    expect(await bench.run(fileCompress, { action: 'create', archive: 'z.zip', paths: ['in'] })).toMatchObject({
      skipped: ['in/link (symlink)'],
    });
  });
});

describe('file_watch', () => {
  interface Polled {
    events: { kind: string; path: string; from?: string }[];
    dropped: number;
  }
  const until = async (id: string, enough: (events: Polled['events']) => boolean): Promise<Polled['events']> => {
    const seen: Polled['events'] = [];
    for (let i = 0; i < 20 && !enough(seen); i++)
      seen.push(...(await bench.run<Polled>(fileWatch, { action: 'poll', id, wait_ms: 2000 })).events);
    return seen;
  };

  it('tells created, changed, renamed and removed files, filtered by globs', async () => {
    put('src/old.ts', 'x');
    put('src/there.ts', 'x');
    const { id } = await bench.run<{ id: string }>(fileWatch, {
      action: 'start',
      path: 'src',
      globs: ['*.ts'],
      debounce_ms: 50,
    });
    put('src/new.ts', 'x');
    put('src/other.md', 'x');
    expect(await until(id, (events) => events.length > 0)).toMatchObject([{ kind: 'created', path: 'new.ts' }]);
    appendFileSync(at('src/there.ts'), 'more');
    expect(await until(id, (events) => events.length > 0)).toMatchObject([{ kind: 'changed', path: 'there.ts' }]);
    renameSync(at('src/old.ts'), at('src/renamed.ts'));
    expect(await until(id, (events) => events.some(({ path }) => path === 'renamed.ts'))).toContainEqual(
      expect.objectContaining({ kind: 'renamed', path: 'renamed.ts', from: 'old.ts' }),
    );
    rmSync(at('src/new.ts'));
    expect(await until(id, (events) => events.length > 0)).toMatchObject([{ kind: 'removed', path: 'new.ts' }]);
    await bench.run(fileWatch, { action: 'stop', id });
    expect(await bench.fails(fileWatch, { action: 'poll', id })).toMatchObject({ code: 'not_found' });
  });

  it('tells changes that never come to rest, and that its folder is gone', async () => {
    mkdirSync(at('d'));
    const start = { action: 'start', path: 'd', debounce_ms: 100 };
    const { id } = await bench.run<{ id: string }>(fileWatch, start);
    let i = 0;
    const busy = setInterval(() => put('d/busy.txt', String(i++)), 20);
    const polled = await bench.run<Polled>(fileWatch, { action: 'poll', id, wait_ms: 20_000 });
    clearInterval(busy);
    expect(polled.events[0]).toMatchObject({ path: 'busy.txt' });
    rmSync(at('d'), { recursive: true });
    await expect
      .poll(() => bench.run(fileWatch, { action: 'poll', id, wait_ms: 100 }), { timeout: 20_000 })
      .toMatchObject({ problem: expect.stringContaining('is gone') });
  });

  it('keeps at most N events and ends with the task', async () => {
    mkdirSync(at('d'));
    const { id } = await bench.run<{ id: string }>(fileWatch, {
      action: 'start',
      path: 'd',
      max_events: 3,
      debounce_ms: 100,
    });
    for (let i = 0; i < 8; i++) put(`d/f${i}`);
    let kept = 0;
    let dropped = 0;
    for (let i = 0; i < 20 && kept + dropped < 8; i++) {
      const polled = await bench.run<Polled>(fileWatch, { action: 'poll', id, wait_ms: 2000 });
      expect(polled.events.length).toBeLessThanOrEqual(3);
      kept += polled.events.length;
      dropped += polled.dropped;
    }
    expect(kept + dropped).toBe(8);
    await bench.endTask();
    expect(await bench.run(fileWatch, { action: 'list' })).toEqual({ watches: [] });
  });
});
