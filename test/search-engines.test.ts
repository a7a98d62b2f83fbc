import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SearchResult } from '../src/files/search-files.js';
import { findLocalRunner } from '../src/ports/search/find-local-runner.js';
import { searchFiles } from '../src/tools/file/search-files.js';
import { counts } from './counts.js';
import { createFileBench, type FileBench } from './support/file-tools.js';
import { createTestFilesPort } from './support/local-files.js';
import { createTestSearchPort } from './support/search-port.js';

/** The binary and the WASM build, with everything of ours in between, in the same folder. */
const ENGINES = (['program', 'wasm'] as const).map((only) => findLocalRunner({ searchPath: '', only }));

let benches: FileBench[];
let folder: string;
function open(): void {
  const [program, wasm] = ENGINES;
  const first = createFileBench({ ports: (dir) => ({ search: createTestSearchPort(dir, () => use(program)) }) });
  folder = first.dir;
  const second = createFileBench({
    ports: () => ({ files: createTestFilesPort(folder), search: createTestSearchPort(folder, () => use(wasm)) }),
  });
  benches = [first, second];
}
const close = (): Promise<unknown> => Promise.all(benches.map((bench) => bench.close()));

function use<Engine>(engine: Engine | undefined): Engine {
  if (engine === undefined) throw new Error('There are two engines.');
  return engine;
}

function put(name: string | Buffer, content: string | Buffer): void {
  const path = Buffer.concat([Buffer.from(`${folder}/`), Buffer.from(name as string)]);
  const slash = path.lastIndexOf('/');
  mkdirSync(path.subarray(0, slash), { recursive: true });
  writeFileSync(path, content);
}

/**
 * What each engine answers, without the remark that says which one it was, and those on binary files: whether ripgrep
 * finds something before their NUL byte depends on what its thread read before.
 */
async function ask(args: Record<string, unknown>): Promise<unknown[]> {
  return Promise.all(
    benches.map(async (bench) => {
      try {
        const { note: _, warnings, ...answer } = await bench.run<SearchResult>(searchFiles, args);
        return { ...answer, warnings: warnings?.filter((text) => !text.includes('NUL')) ?? [] };
      } catch (problem) {
        return { error: (problem as Error).message };
      }
    }),
  );
}

async function expectSame(args: Record<string, unknown>): Promise<Record<string, unknown>> {
  const [program, wasm] = await ask(args);
  expect(wasm, JSON.stringify(args)).toEqual(program);
  return program as Record<string, unknown>;
}

const utf16 = (text: string, bigEndian: boolean): Buffer => {
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le');
  return bigEndian ? bytes.swap16() : bytes;
};

describe('contents of every kind', () => {
  afterAll(close);
  beforeAll(() => {
    open();
    put('plain.txt', 'one\nneedle two\nthree needle needle\n');
    put('utf16le.txt', utf16('first\nneedle \u00e9\r\nlast', false));
    put('utf16be.txt', utf16('first\nneedle \u00e9\nlast\n', true));
    put('utf8bom.txt', '\ufeffneedle at the start\n');
    put('latin1.txt', Buffer.from('caf\u00e9 needle\nna\u00efve\n', 'latin1'));
    put('crlf.txt', 'one\r\nneedle\r\nthree\r\n');
    put('noeol.txt', 'needle');
    put('empty.txt', '');
    put('lines.txt', '\n\n\nneedle\n\n');
    put('nul-before.bin', 'a\0b\nneedle\n');
    put('nul-after.bin', `needle\n${'x'.repeat(100_000)}\n\0needle\n`);
    put('nul-late.bin', `${'line of text\n'.repeat(9_000)}needle\n\0\nneedle\n`);
    put('wide.txt', `${'w'.repeat(70_000)}needle${'v'.repeat(70_000)}\nneedle\n`);
    put('deep.txt', `${Array.from({ length: 3_000 }, (_, i) => `line ${i}`).join('\n')}\nneedle\n`);
    put(
      'cases.txt',
      'NEEDLE Needle\n\u00c9t\u00e9 \u00e9T\u00c9\nSTRASSE stra\u00dfe\n\u03a3\u03c3\u03c2\n\u0130stanbul\n\u212a\n',
    );
    put('invalid.txt', Buffer.from([0x61, 0xff, 0xfe, 0x62, 0x0a, 0xc3, 0x28, 0x0a, 0xed, 0xa0, 0x80, 0x0a]));
    put('emoji.txt', '\u{1f600} needle \u{1f469}\u200d\u{1f680}\n');
  });

  it.each([
    { pattern: 'needle' },
    { pattern: 'needle', context: 2 },
    { pattern: 'needle', context: 20, limit: 1000 },
    { pattern: 'needle', output_mode: 'count' },
    { pattern: 'needle', output_mode: 'files_only' },
    { pattern: 'needle', ignore_case: true },
    { pattern: '\u00e9t\u00e9', ignore_case: true },
    { pattern: 'stra\u00dfe', ignore_case: true },
    { pattern: '\u03c3+', ignore_case: true },
    { pattern: 'k', ignore_case: true },
    { pattern: 'i', ignore_case: true, limit: 20, context: 1 },
    { pattern: '(?i)\u0130' },
    { pattern: 'x*' },
    { pattern: '^' },
    { pattern: '$', limit: 400 },
    { pattern: '^$' },
    { pattern: '\\bneedle$' },
    { pattern: 'needle\\r' },
    { pattern: '\\xff' },
    { pattern: '(?-u)\\xff' },
    { pattern: '(?-u:\\xc3)\\(' },
    { pattern: 'a.*b' },
    { pattern: '\u{1f600}' },
    { pattern: '\\p{Greek}' },
    { pattern: '\\w+ needle' },
    { pattern: 'one\\r?\\nneedle', multiline: true },
    { pattern: 'first\\n.*\\n?last', multiline: true },
    { pattern: '(?s)one.*three', multiline: true },
    { pattern: 'needle\\s+', multiline: true, context: 1 },
    { pattern: '\\z', multiline: true },
    { pattern: 'line 2999\\nneedle', multiline: true },
    { pattern: 'a\\nb' },
    { pattern: 'needle two\nthree' },
    { pattern: 'needle two\nthree', multiline: true },
    { pattern: 'needle two\nthree', literal: true },
    { pattern: 'needle two\nthree', literal: true, multiline: true },
    { pattern: 'a(b' },
    { pattern: '[z-a]' },
    { pattern: '(?=x)' },
    { pattern: '\\1' },
    { pattern: '*' },
    { pattern: 'needle', file_glob: '*.bin' },
    { pattern: 'needle', file_glob: '!*.txt' },
    { pattern: 'needle', file_glob: '{plain,crlf}.txt' },
    { pattern: 'needle', file_glob: '[a' },
    { pattern: 'needle', path: 'utf16le.txt' },
    { pattern: 'needle', path: 'nul-before.bin' },
    { pattern: 'needle', path: 'nul-late.bin' },
    { pattern: 'needle', path: 'wide.txt', context: 1 },
    { pattern: 'needle', path: 'empty.txt' },
    { pattern: 'needle', offset: 5, limit: 3 },
    { pattern: 'needle', offset: 5_000 },
  ])('are searched alike: %j', async (args) => {
    await expectSame(args);
  });
});

describe('trees of every kind', () => {
  beforeEach(open);
  afterEach(close);

  it('are ignored alike by the rules of every folder, also of those above', async () => {
    const names = ['a.log', 'b.txt', 'keep.log', 'build/x.txt', 'sub/build/y.txt', 'sub/deep/c.txt', 'sub/deep/d.log'];
    for (const name of names) put(`top/mid/${name}`, 'needle\n');
    put('.gitignore', '*.log\n!keep.log\nbuild/\n/top/mid/b.txt\n');
    put('top/.ignore', 'mid/sub/**/c.txt\n!build/\n');
    put('top/mid/.rgignore', '!a.log\n');
    put('top/mid/sub/.gitignore', '!d.log\n');
    put('.git/info/exclude', 'y.txt\n');
    for (const path of ['.', 'top', 'top/mid', 'top/mid/sub', 'top/mid/sub/deep', 'top/mid/build', 'top/mid/a.log']) {
      for (const more of [{}, { hidden: true }, { no_ignore: true }, { hidden: true, no_ignore: true }])
        await expectSame({ pattern: 'needle|log', path, output_mode: 'files_only', ...more });
      await expectSame({ pattern: '*', target: 'files', path, hidden: true });
    }
    expect(await expectSame({ pattern: 'needle', path: 'top/mid', output_mode: 'files_only' })).toMatchObject({
      files: ['a.log', 'build/x.txt', 'keep.log', 'sub/deep/d.log'].map((name) => `top/mid/${name}`),
    });
  });

  it('are gone through alike, with links, pipes and names of any bytes', async () => {
    for (let i = 0; i < 60; i++) put(`d${i % 9}/e${i % 4}/f${i}.txt`, `needle ${i}\n`);
    put(Buffer.from([0x78, 0xff, 0xfe]), 'needle\n');
    put(Buffer.from([0xe9, 0x2f, 0x80]), 'needle\n');
    put('new\nline: and\ttab', 'needle\n');
    put('.hidden/f', 'needle\n');
    put('outside/f', 'needle\n');
    for (const [target, name] of [
      ['d0', 'to-folder'],
      ['d0/e0/f0.txt', 'to-file'],
      ['.', 'loop'],
      ['nowhere', 'dangling'],
      ['self', 'self'],
    ] as const)
      symlinkSync(target, join(folder, name));
    execFileSync('mkfifo', [join(folder, 'pipe')]);
    for (const args of [
      { pattern: 'needle', limit: 200 },
      { pattern: 'needle', hidden: true, output_mode: 'count', limit: 200 },
      { pattern: 'needle', file_glob: 'd*/**/*.txt' },
      { pattern: 'needle', file_glob: '/d1/**' },
      { pattern: 'needle', file_glob: 'f1*' },
      { pattern: 'needle', path: 'loop' },
      { pattern: 'needle', path: 'to-file' },
      { pattern: 'needle', path: 'dangling' },
      { pattern: 'needle', path: 'pipe' },
      { pattern: 'needle', path: '\udce9' },
      { target: 'files', pattern: '*', hidden: true, limit: 200 },
      { target: 'files', pattern: 'e1/*' },
    ])
      await expectSame(args);
    const { total_count } = await expectSame({ pattern: 'needle' });
    expect(total_count).toBe(64);
  });

  it('are gone through alike in one folder of thousands, and page by page', async () => {
    for (let i = 0; i < 3_000; i++) put(`flat/${i.toString(36)}.txt`, i % 3 === 0 ? 'needle\nneedle\n' : 'hay\n');
    let seen = 0;
    for (let offset: number | undefined = 0; offset !== undefined; ) {
      const page: Record<string, unknown> = await expectSame({ pattern: 'needle', limit: 700, offset });
      expect(page.total_count).toBe(2_000);
      seen += (page.matches as unknown[]).length;
      offset = page.next_offset as number | undefined;
    }
    expect(seen).toBe(2_000);
  });

  it('are cut alike when there is too much', async () => {
    for (const name of ['a', 'a-b', 'a.txt', 'a/x', 'b/y', 'b.z', '\u00e9', '\uffee', '\u{1f600}'].slice(1))
      put(`many/${name}`, 'hit\n'.repeat(15_000));
    await expectSame({ pattern: 'hit', path: 'many', limit: 20, offset: 29_990, context: 1 });
    await expectSame({ pattern: 'hit', path: 'many', output_mode: 'files_only', limit: 3, offset: 2 });
  });

  it('stay searchable while files come and go', async () => {
    for (let i = 0; i < 400; i++) put(`d${i % 40}/f${i}`, 'needle\n');
    const bench = use(benches[1]);
    const searching = bench.run<SearchResult>(searchFiles, { pattern: 'needle', output_mode: 'count', limit: 1000 });
    for (let i = 0; i < 40; i++) {
      put(`new${i}/f`, 'needle\n');
      appendFileSync(join(folder, `d${i}/f${i}`), 'needle\n');
    }
    execFileSync('rm', ['-rf', ...Array.from({ length: 10 }, (_, i) => join(folder, `d${i}`))]);
    const { counts: found = [] } = await searching;
    expect(new Set(found.map(({ path }) => path)).size).toBe(found.length);
    const kept = found.filter(({ path }) => /^d[123]\d\//.test(path));
    expect(kept).toHaveLength(300);
  });

  it('ignores what ripgrep ignores, in any tree with any rules', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(name, { minLength: 1, maxLength: 4 }), { minLength: 3, maxLength: 12 }),
        fc.array(
          fc.tuple(
            fc.array(name, { maxLength: 2 }),
            fc.constantFrom('.gitignore', '.ignore', '.rgignore'),
            fc.array(rule, { minLength: 1, maxLength: 4 }),
          ),
          { maxLength: 4 },
        ),
        fc.array(name, { maxLength: 2 }),
        async (files, rules, searched) => {
          execFileSync('find', [folder, '-mindepth', '1', '-delete']);
          const at = join('root', ...searched);
          mkdirSync(join(folder, at), { recursive: true });
          for (const parts of files) tryPut(join('root', ...parts), 'needle\n');
          for (const [parts, file, lines] of rules) tryPut(join('root', ...parts, file), `${lines.join('\n')}\n`);
          await expectSame({ pattern: 'needle', path: at, output_mode: 'files_only' });
        },
      ),
      { seed: 5, numRuns: counts.searchEngines },
    );
  });
});

const name = fc.constantFrom('a', 'b', 'ab', 'a b', '.h', 'x.txt', 'y.log', '[z]', '\u00e9');
const rule = fc
  .tuple(
    fc.constantFrom('', '!'),
    fc.constantFrom('', '/', '**/'),
    fc.array(ruleName(), { minLength: 1, maxLength: 3 }),
    fc.constantFrom('', '/', '/**'),
  )
  .map(([not, start, parts, end]) => not + start + parts.join('/') + end);

function ruleName(): fc.Arbitrary<string> {
  return fc.constantFrom('a', 'b', 'a*', '?', '*.txt', '*.log', '**', '[ab]', '{a,b}', '\\[z\\]', '\u00e9', '*');
}

/** A name may already be a file where a folder is wanted. */
function tryPut(path: string, content: string): void {
  try {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  } catch (problem) {
    if (!/EEXIST|ENOTDIR|EISDIR/.test(String(problem))) throw problem;
  }
}
