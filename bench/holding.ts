import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { longestHold } from './support/longest-hold.js';
import { middle, report } from './support/report.js';
import { createToolBench } from './support/tool-bench.js';
import '../src/tools/file/patch.js';
import '../src/tools/file/read-file.js';
import '../src/tools/file/search-files.js';
import '../src/tools/filesystem/directory-list.js';
import '../src/tools/filesystem/file-compress.js';
import '../src/tools/filesystem/file-diff.js';
import '../src/tools/filesystem/file-search.js';

/**
 * How long timers and connections have to wait while file tools meet something large: the longest wait of each run,
 * best and middle of three. `node bench/run.mjs holding`; single parts with `BENCH_PARTS=archives` and the like, what
 * was done in the longest waits with `BENCH_PROFILE=1`.
 */
const { cwd, call, run } = await createToolBench();
const ROUNDS = 3;

async function held(what: string, work: () => Promise<unknown>, prepare?: () => void): Promise<void> {
  const waits: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    prepare?.();
    waits.push(await longestHold(work));
  }
  const name = `longest wait for the event loop: ${what}`;
  report({ what: name, unit: 'ms', best: Math.min(...waits), median: middle(waits), atMost: 50 });
}

function makeFiles(folder: string, count: number, folders: number, text: (i: number) => string): void {
  for (let i = 0; i < count; i++) {
    const path = join(cwd, folder, `d${i % folders}`);
    if (i < folders) mkdirSync(path, { recursive: true });
    writeFileSync(join(path, `f${i}.txt`), text(i));
  }
}

function clear(...names: string[]): void {
  for (const name of names) rmSync(join(cwd, name), { recursive: true, force: true });
}

const forty = (i: number): string => `file ${i}\n`.repeat(40);

async function archives(): Promise<void> {
  makeFiles('small', 10_000, 100, forty);
  const compress = (args: Record<string, unknown>) => (): Promise<unknown> => call('file_compress', args);
  await compress({ action: 'create', archive: 'first.zip', paths: ['small/d1'] })();
  for (const format of ['zip', 'tar', 'tar.gz', 'tar.zst']) {
    const archive = `small.${format}`;
    const create = compress({ action: 'create', archive, paths: ['small'], overwrite: true });
    await held(`${format} of 10,000 files`, create);
    await held(`list of that ${format}`, compress({ action: 'list', archive }));
    await held(`unpacking that ${format}`, compress({ action: 'extract', archive, target: 'out' }), () => clear('out'));
  }
  clear('small', 'out');
}

async function folders(): Promise<void> {
  makeFiles('flat', 50_000, 1, () => '');
  await held('directory_list of a folder of 50,000', () => call('directory_list', { path: 'flat/d0' }));
  clear('flat');
  makeFiles('many', 100_000, 1_000, () => '');
  const refresh = { path: 'many', refresh: true };
  await held('directory_list of 100,000', () => call('directory_list', { path: 'many', depth: 3 }));
  await held('file_search over 100,000, first', () => call('file_search', { query: 'd77f5', ...refresh }));
  await held('search_files by name over 100,000', () =>
    call('search_files', { pattern: '*.txt', target: 'files', path: 'many' }),
  );
  clear('many');
  makeFiles('one', 10_000, 100, forty);
  makeFiles('two', 10_000, 100, (i) => forty(i) + (i % 3 === 0 ? 'more\n' : ''));
  await held('file_diff of two folders of 10,000', () => call('file_diff', { path: 'one', other: 'two' }));
  clear('one', 'two');
}

async function texts(): Promise<void> {
  const lines = Array.from({ length: 1_000_000 }, (_, i) => `a line of text that is number ${i}, and more of it`);
  writeFileSync(join(cwd, 'a.txt'), lines.join('\n'));
  writeFileSync(join(cwd, 'b.txt'), lines.map((line, i) => (i % 5_000 === 0 ? `${line}!` : line)).join('\n'));
  await held('file_diff of two files of 50 MB', () => call('file_diff', { path: 'a.txt', other: 'b.txt' }));
  await held('search_files with 1,000,000 matches', () => call('search_files', { pattern: 'line', path: 'a.txt' }));
  await held('read_file deep in 50 MB', () => call('read_file', { path: 'a.txt', offset: 900_000 }));
  clear('a.txt', 'b.txt');
}

await run({ archives, folders, texts });
