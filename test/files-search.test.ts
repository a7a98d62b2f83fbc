import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SearchResult } from '../src/files/search-files.js';
import type { Effect } from '../src/kernel/effect.js';
import { findLocalRunner } from '../src/ports/search/find-local-runner.js';
import { searchFiles } from '../src/tools/file/search-files.js';
import { createFileBench, type FileBench } from './support/file-tools.js';
import { createTestSearchPort } from './support/search-port.js';

let bench: FileBench;
let allow: (effect: Effect) => boolean;
const put = (name: string | Buffer, content: string | Buffer): void => {
  const path = typeof name === 'string' ? join(bench.dir, name) : Buffer.concat([Buffer.from(`${bench.dir}/`), name]);
  if (typeof path === 'string') mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, content);
};
const search = (args: Record<string, unknown>): Promise<SearchResult> => bench.run<SearchResult>(searchFiles, args);

describe.each(['program', 'wasm'] as const)('search_files with ripgrep as %s', (only) => {
  const runner = findLocalRunner({ searchPath: '', only });
  beforeEach(() => {
    allow = () => true;
    bench = createFileBench({
      ports: (dir) => ({
        search: createTestSearchPort(
          dir,
          () => runner,
          (effect) => allow(effect),
        ),
      }),
    });
  });
  afterEach(() => bench.close());

  it('answers lines with their place and surroundings', async () => {
    put('src/a.ts', 'one\ntwo needle here\nthree\n');
    expect(await search({ pattern: 'need\\w+', context: 1 })).toEqual({
      matches: [{ path: 'src/a.ts', line: 2, column: 5, text: 'two needle here', before: ['one'], after: ['three'] }],
      total_count: 1,
      total_files: 1,
      truncated: false,
      ...(only === 'wasm' ? { note: expect.stringContaining('WASM') } : {}),
    });
  });

  it('finds each file once below folders of any name, and none that is ignored', async () => {
    const names = ['[x]', '!a', '{b,c}', 'd*', 'e?', 'back\\slash', 'plain', 'sub/one', 'sub/[two]', 'sub/!three'];
    for (const name of names) put(`${name}/f.txt`, 'hit\n');
    put('hit.txt', 'hit\n');
    put('sub/.ignore', 'quiet/\n');
    put('sub/quiet/f.txt', 'hit\n');
    const { files, total_count } = await search({ pattern: 'hit', output_mode: 'files_only' });
    expect(files).toEqual([...names.map((name) => `${name}/f.txt`), 'hit.txt'].sort());
    expect(total_count).toBe(11);
    expect((await search({ pattern: 'hit', file_glob: 'sub/o*/**' })).total_count).toBe(1);
  });

  it('pages without losing or repeating, with exact totals', async () => {
    for (let i = 0; i < 40; i++) put(`d${i % 7}/f${i}.txt`, 'hit\nmiss\nhit\n');
    const seen: string[] = [];
    for (let offset: number | undefined = 0; offset !== undefined; ) {
      const page: SearchResult = await search({ pattern: 'hit', limit: only === 'wasm' ? 33 : 7, offset });
      expect(page.total_count).toBe(80);
      seen.push(...(page.matches ?? []).map(({ path, line }) => `${path}:${line}`));
      offset = page.next_offset;
    }
    expect(new Set(seen).size).toBe(80);
    expect(seen).toEqual(
      [...seen].sort((a, b) =>
        a.split(':')[0] === b.split(':')[0] ? 0 : (a.split(':')[0] ?? '') < (b.split(':')[0] ?? '') ? -1 : 1,
      ),
    );
    expect((await search({ pattern: 'hit', output_mode: 'files_only', limit: 3 })).files).toEqual([
      'd0/f0.txt',
      'd0/f14.txt',
      'd0/f21.txt',
    ]);
    expect(await search({ pattern: 'hit', output_mode: 'count', limit: 1 })).toMatchObject({
      counts: [{ path: 'd0/f0.txt', count: 2 }],
      total_count: 80,
      total_files: 40,
    });
  });

  it('shows where an expression is wrong, and takes any text literally', async () => {
    put('a.txt', 'a(b\n--pre=evil\n');
    expect(await bench.fails(searchFiles, { pattern: 'a(' })).toMatchObject({
      code: 'invalid_arguments',
      message: expect.stringMatching(/unclosed group/),
    });
    expect((await search({ pattern: 'a(', literal: true })).total_count).toBe(1);
    expect((await search({ pattern: '--pre=evil' })).total_count).toBe(1);
    expect((await search({ pattern: '-', literal: true })).total_count).toBe(1);
    expect(await bench.fails(searchFiles, { pattern: 'x', path: '--pre=evil' })).toMatchObject({ code: 'not_found' });
  });

  it('keeps out ignored, hidden and linked files, and denied ones', async () => {
    put('.gitignore', 'skip.log\n');
    for (const name of ['skip.log', '.hid/a.txt', 'ok.txt', 'secret.txt', 'ok.log']) put(name, 'needle\n');
    symlinkSync('ok.txt', join(bench.dir, 'link.txt'));
    allow = ({ path }) => path?.endsWith('secret.txt') !== true;
    const files = async (args: Record<string, unknown>): Promise<unknown> =>
      (await search({ pattern: 'needle', output_mode: 'files_only', ...args })).files;
    expect(await files({})).toEqual(['ok.log', 'ok.txt']);
    expect(await files({ file_glob: '*.log' })).toEqual(['ok.log']);
    expect(await files({ hidden: true, no_ignore: true })).toEqual(['.hid/a.txt', 'ok.log', 'ok.txt', 'skip.log']);
    expect((await search({ pattern: '*.txt', target: 'files' })).files).toEqual(['ok.txt']);
    expect((await search({ pattern: 'needle' })).total_count).toBe(2);
  });

  it('finds files by name, part of a name and path', async () => {
    for (const name of ['src/deep/test_a.py', 'src/test_b.py', 'other/test_c.py', 'src/App.ts']) put(name, '');
    const files = async (args: Record<string, unknown>): Promise<unknown> =>
      (await search({ target: 'files', ...args })).files;
    expect(await files({ pattern: 'src/**/test_*.py' })).toEqual(['src/deep/test_a.py', 'src/test_b.py']);
    expect(await files({ pattern: 'app', ignore_case: true })).toEqual(['src/App.ts']);
    expect(await files({ pattern: '*.py', path: 'src' })).toEqual(['src/deep/test_a.py', 'src/test_b.py']);
  });

  it('reads any file name', async () => {
    for (const name of ['with space.txt', 'colon:12:x.txt', 'new\nline.txt', '-dash.txt', 'quote\'".txt'])
      put(name, 'needle\n');
    expect((await search({ pattern: 'needle' })).matches?.map(({ path }) => path)).toEqual([
      '-dash.txt',
      'colon:12:x.txt',
      'new\nline.txt',
      'quote\'".txt',
      'with space.txt',
    ]);
    expect((await search({ pattern: '*', target: 'files' })).total_count).toBe(5);
  });

  it('finds names that are not UTF-8, next to ones that look like what stands for them', async () => {
    const names = [Buffer.from([0x66, 0xff, 0x2e, 0x74]), Buffer.from('f\u{10dcff}.t'), Buffer.from('caf\u00e9.t')];
    for (const name of names) put(name, 'needle\n');
    mkdirSync(Buffer.concat([Buffer.from(`${bench.dir}/d`), Buffer.from([0xe9])]));
    put(Buffer.concat([Buffer.from([0x64, 0xe9]), Buffer.from('/"quoted"')]), 'needle\n');
    const expected = ['caf\u00e9.t', 'd\udce9/"quoted"', 'f\u{10dcff}.t', 'f\udcff.t'];
    const { matches } = await search({ pattern: 'needle' });
    expect(matches?.map(({ path }) => path)).toEqual(expected);
    expect((await search({ pattern: '*', target: 'files' })).files).toEqual(expected);
    for (const path of ['d\udce9', 'd\udce9/"quoted"', 'f\udcff.t', 'caf\u00e9.t'])
      expect((await search({ pattern: 'needle', path })).total_count).toBe(1);
  });

  it('takes a glob with a colon or for a folder, and says what is wrong with one', async () => {
    for (const name of ['a:1.txt', 'a91.txt', 'a;1.txt', 'src/b.ts', 'src/deep/c.ts', '.src/d.ts']) put(name, 'hit\n');
    const files = async (file_glob: string): Promise<unknown> =>
      (await search({ pattern: 'hit', output_mode: 'files_only', file_glob })).files;
    expect(await files('a:1.txt')).toEqual(['a:1.txt']);
    expect(await files('*[:x]?.txt')).toEqual(['a:1.txt']);
    expect(await files('a\\:*')).toEqual(['a:1.txt']);
    expect(await files('src/')).toEqual(['src/b.ts', 'src/deep/c.ts']);
    expect(await search({ pattern: 'hit', file_glob: '*.ts,*.txt' })).toMatchObject({
      total_count: 0,
      hint: expect.stringContaining('one glob'),
    });
    expect(await bench.fails(searchFiles, { pattern: 'hit', file_glob: '[a' })).toMatchObject({
      code: 'invalid_arguments',
      hint: expect.stringContaining('file_glob'),
    });
  });

  it('leaves out ignored and hidden files also where a glob names their folder', async () => {
    put('.gitignore', '*.log\nout/\n');
    for (const name of [
      'src/a.ts',
      'src/b.log',
      'src/.c.ts',
      'out/d.ts',
      'src/out/e.ts',
      '.git/f.ts',
      'src/caf\u00e9/g.ts',
    ])
      put(name, 'hit\n');
    const files = async (file_glob: string, more = {}): Promise<unknown> =>
      (await search({ pattern: 'hit', output_mode: 'files_only', file_glob, ...more })).files;
    const all = ['src/a.ts', 'src/caf\u00e9/g.ts'];
    for (const glob of ['src/**', '**/*.ts', '**/*', '/**/*.ts', './**/*', 's*/**', '**/**'])
      expect(await files(glob), glob).toEqual(all);
    expect(await files('src/*', { no_ignore: true })).toEqual(['src/a.ts', 'src/b.log']);
    expect(await files('**/*', { hidden: true })).toEqual(['src/.c.ts', ...all]);
    expect(await files('s*/**', { hidden: true, no_ignore: true })).toEqual([
      'src/.c.ts',
      'src/a.ts',
      'src/b.log',
      'src/caf\u00e9/g.ts',
      'src/out/e.ts',
    ]);
    expect(await files('.c*')).toEqual(['src/.c.ts']);
    put('.github/w/ci.yml', 'hit\n');
    put('.github/x.log', 'hit\n');
    expect(await files('.github/**')).toEqual(['.github/w/ci.yml']);
    expect(await files('src/.c*')).toEqual(['src/.c.ts']);
    expect(await files('.git/**')).toEqual([]);
    expect(await files('src/**', { path: 'src' })).toEqual([]);
    expect(await files('caf*/**', { path: 'src' })).toEqual(['src/caf\u00e9/g.ts']);
  });

  it('refuses what no search can do, with the reason', async () => {
    put('a.txt', 'hit\n');
    for (const args of [{ pattern: 'h\0it' }, { pattern: 'h\0', literal: true }, { pattern: 'hit', file_glob: '*\0' }])
      expect(await bench.fails(searchFiles, args)).toMatchObject({
        code: 'invalid_arguments',
        message: expect.stringContaining('NUL character'),
      });
    expect(await bench.fails(searchFiles, { pattern: '\\w{10000}{1000}' })).toMatchObject({
      code: 'invalid_arguments',
      message: expect.stringContaining('exceeds size limit'),
    });
    expect(await search({ pattern: 'hit', offset: 7 })).toMatchObject({
      total_count: 1,
      hint: expect.stringMatching(/only 1/),
    });
  });

  it('finds files by a path from the beginning, and by any name', async () => {
    for (const name of ['src/a.ts', 'x/src/a.ts', 'new\nline.ts', 'with space/b c.ts']) put(name, '');
    const files = async (pattern: string): Promise<unknown> => (await search({ target: 'files', pattern })).files;
    expect(await files('./src/a.ts')).toEqual(['src/a.ts']);
    expect(await files('/src/a')).toEqual(['src/a.ts']);
    expect(await files('src/a')).toEqual(['src/a.ts', 'x/src/a.ts']);
    expect(await files('**')).toEqual(['new\nline.ts', 'src/a.ts', 'with space/b c.ts', 'x/src/a.ts']);
    expect(await files('!*a.ts')).toEqual(['new\nline.ts', 'with space/b c.ts']);
    expect(await files('space/b c')).toEqual(['with space/b c.ts']);
  });

  it('spans lines, ignores case and searches one file', async () => {
    put('a.txt', 'Alpha\nBeta\n');
    put('b.txt', 'alpha\n');
    expect((await search({ pattern: 'Alpha\\nBeta', multiline: true })).matches).toMatchObject([
      { line: 1, text: 'Alpha\nBeta' },
    ]);
    expect((await search({ pattern: 'ALPHA', ignore_case: true })).total_count).toBe(2);
    expect((await search({ pattern: 'alpha', path: 'b.txt/' })).matches).toMatchObject([{ path: 'b.txt', line: 1 }]);
  });

  it('leaves out a file that turns out to be binary, says so, and searches it when it is asked for', async () => {
    put('a.log', `${'hit\n'.repeat(30_000)}\0\nhit\n`);
    put('secret.log', `${'hit\n'.repeat(30_000)}\0\nhit\n`);
    put('b.log', 'hit\n');
    allow = ({ path }) => path?.endsWith('secret.log') !== true;
    for (const output_mode of ['content', 'count', 'files_only'])
      expect(await search({ pattern: 'hit', output_mode, limit: 3 })).toMatchObject({
        total_count: 1,
        total_files: 1,
        truncated: false,
        warnings: [expect.stringMatching(/^a\.log: has NUL bytes/)],
      });
    expect((await search({ pattern: 'hit', path: 'a.log', limit: 3 })).total_count).toBe(30_001);
    expect((await search({ pattern: 'hit', path: 'a.log', offset: 30_000 })).matches).toMatchObject([{ line: 30_002 }]);
  });

  it('counts columns in characters, stray bytes as one each', async () => {
    put('a.txt', 'caf\u00e9 needle\n');
    put('b.txt', Buffer.from('caf\u00e9 needle\n', 'latin1'));
    expect((await search({ pattern: 'needle' })).matches?.map(({ column }) => column)).toEqual([6, 6]);
  });

  it('shows a window of a long line and bytes that are not UTF-8', async () => {
    put('a.txt', `${'x'.repeat(5000)}needle${'y'.repeat(5000)}\n`);
    put('b.txt', Buffer.concat([Buffer.from('caf'), Buffer.from([0xe9]), Buffer.from(' needle\n')]));
    const { matches } = await search({ pattern: 'needle' });
    expect(matches?.[0]).toMatchObject({ column: 5001 });
    expect(matches?.[0]?.text.length).toBeLessThan(600);
    expect(matches?.[1]?.text).toBe('caf\\xe9 needle');
  });
});

it('marks a lower bound when there are too many matches, and pages them all the same', async () => {
  bench = createFileBench({
    ports: (dir) => ({ search: createTestSearchPort(dir, () => findLocalRunner({ searchPath: '' })) }),
  });
  try {
    for (let i = 0; i < 30; i++) put(`f${i}.txt`, 'hit\n'.repeat(5000));
    const first = await search({ pattern: 'hit', limit: 10 });
    expect(first).toMatchObject({ total_is_lower_bound: true, truncated: true, next_offset: 10 });
    const second = await search({ pattern: 'hit', limit: 10, offset: 4995 });
    expect(second.matches?.map(({ path, line }) => `${path}:${line}`).slice(4, 6)).toEqual(['f0.txt:5000', 'f1.txt:1']);
    put('0.txt', Array.from({ length: 110_000 }, (_, i) => `hit ${i + 1}\n`).join(''));
    const deep = await search({ pattern: 'hit', limit: 3, offset: 105_000, context: 1 });
    expect(deep.matches?.map(({ path, line, before, after }) => [path, line, before, after])).toEqual(
      [105_001, 105_002, 105_003].map((line) => ['0.txt', line, [`hit ${line - 1}`], [`hit ${line + 1}`]]),
    );
    expect(deep).toMatchObject({ total_is_lower_bound: true, truncated: true, next_offset: 105_003 });
  } finally {
    await bench.close();
  }
});

it('is an error when the program ends in the middle, not an answer with what was found', async () => {
  const crashing = { engine: 'ripgrep', run: async () => ({ exitCode: 101, stderr: 'thread panicked' }) } as const;
  bench = createFileBench({ ports: (dir) => ({ search: createTestSearchPort(dir, async () => crashing) }) });
  try {
    expect((await bench.fails(searchFiles, { pattern: 'x' })).message).toMatch(/ended early, with code 101: thread/);
  } finally {
    await bench.close();
  }
});
