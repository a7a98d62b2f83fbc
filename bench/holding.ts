import { execFile } from 'node:child_process';
import { closeSync, copyFileSync, mkdirSync, openSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createTurns } from '../src/lib/create-turns.js';
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
import '../src/tools/filesystem/file-watch.js';

/**
 * How long timers and connections have to wait while file tools meet something large: the longest wait of each run,
 * best and middle of two or three. `node bench/run.mjs holding`; single parts with `BENCH_PARTS=archives` and the like, what
 * was done in the longest waits with `BENCH_PROFILE=1`.
 */
const { cwd, call, run } = await createToolBench();
const ROUNDS = 3;

async function held(what: string, work: () => Promise<unknown>, prepare?: () => void, rounds = ROUNDS): Promise<void> {
  const waits: number[] = [];
  // What an instance does once, such as opening its store, is no work of the tool.
  await call('directory_list', { path: '.', depth: 1 });
  for (let round = 0; round < rounds; round++) {
    prepare?.();
    waits.push(await longestHold(work));
  }
  const name = `longest wait for the event loop: ${what}`;
  report({ what: name, unit: 'ms', best: Math.min(...waits), median: middle(waits), atMost: 50 });
}

/** What a wait is on this machine at this moment for work that does nothing wrong: the rest is compared with it. */
async function floor(): Promise<void> {
  const waits: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    waits.push(
      await longestHold(async () => {
        const turns = createTurns();
        const kept: unknown[] = [];
        for (const until = performance.now() + 3_000; performance.now() < until; ) {
          kept[kept.length % 10_000] = { some: 'garbage', made: [kept.length] };
          if (turns.areDue()) await turns.give();
        }
      }),
    );
  }
  const what = 'longest wait for the event loop: work that gives a turn every 4 ms, for comparison';
  report({ what, unit: 'ms', best: Math.min(...waits), median: middle(waits) });
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
    await held(`${format} of 10,000 files`, create, undefined, 2);
    await held(`list of that ${format}`, compress({ action: 'list', archive }), undefined, 2);
    const unpack = compress({ action: 'extract', archive, target: 'out' });
    await held(`unpacking that ${format}`, unpack, () => clear('out'), 2);
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

/** A million lines, written in pieces: what a bench keeps in memory is looked through by every collection. */
function makeText(name: string, line: (i: number) => string): void {
  const file = openSync(join(cwd, name), 'w');
  for (let at = 0; at < 1_000_000; at += 1_000)
    writeSync(file, Array.from({ length: 1_000 }, (_, i) => `${line(at + i)}\n`).join(''));
  closeSync(file);
}

const longLine = (i: number): string => `a line of text that is number ${i}, and more of it`;

async function texts(): Promise<void> {
  makeText('a.txt', longLine);
  makeText('b.txt', (i) => (i % 5_000 === 0 ? `${longLine(i)}!` : longLine(i)));
  await held('file_diff of two files of 50 MB', () => call('file_diff', { path: 'a.txt', other: 'b.txt' }));
  await held('search_files with 1,000,000 matches', () => call('search_files', { pattern: 'line', path: 'a.txt' }));
  await held('read_file deep in 50 MB', () => call('read_file', { path: 'a.txt', offset: 900_000 }));
  clear('a.txt', 'b.txt');
}

/** Of a text of 50 MB: as it stands, in another indentation, nowhere, everywhere, and by a unified diff. */
async function edits(): Promise<void> {
  const special = ['    if (ready) {', '        start();'];
  makeText('original.txt', (i) => special[i - 900_000] ?? longLine(i));
  const context = ` ${longLine(500_000)}\n-${longLine(500_001)}\n+changed\n ${longLine(500_002)}\n`;
  const write = (): void => copyFileSync(join(cwd, 'original.txt'), join(cwd, 'a.txt'));
  const edit = (args: Record<string, unknown>) => (): Promise<unknown> => call('patch', { path: 'a.txt', ...args });
  const of50 = (what: string, args: Record<string, unknown>): Promise<void> =>
    held(`${what} in 50 MB`, edit(args), write);
  await of50('an exact edit', { old_string: 'number 700000,', new_string: 'number x,' });
  await of50('a forgiving edit', { old_string: 'if (ready) {\n  start();', new_string: 'if (ready) {\n  stop();' });
  await of50('100,000 replacements', { old_string: '7, and', new_string: '8, and', replace_all: true });
  await held(
    'an edit that is nowhere in 50 MB',
    () => edit({ old_string: 'if (ready) {\n  begin();', new_string: 'x' })().catch(() => undefined),
    write,
  );
  const patch = `*** Begin Patch\n*** Update File: a.txt\n@@\n${context}*** End Patch`;
  await of50('a patch', { mode: 'patch', patch });
  clear('a.txt', 'original.txt');
}

async function patches(): Promise<void> {
  const sections = (line: (i: number) => string): string =>
    `*** Begin Patch\n${Array.from({ length: 2_000 }, (_, i) => line(i)).join('\n')}\n*** End Patch`;
  const name = (i: number): string => `new/d${i % 20}/f${i}.txt`;
  const added = sections((i) => `*** Add File: ${name(i)}\n+line ${i}\n+more`);
  const changed = sections((i) => `*** Update File: ${name(i)}\n@@\n-line ${i}\n+lime ${i}\n more`);
  const apply = (patch: string) => (): Promise<unknown> => call('patch', { mode: 'patch', patch });
  await held('a patch that adds 2,000 files', apply(added), () => clear('new'), 2);
  const restore = (): void => {
    for (let i = 0; i < 2_000; i++) writeFileSync(join(cwd, name(i)), `line ${i}\nmore\n`);
  };
  await held('a patch that changes 2,000 files', apply(changed), restore, 2);
  clear('new');
}

async function watching(): Promise<void> {
  mkdirSync(join(cwd, 'watched'));
  const { id } = await call('file_watch', { action: 'start', path: 'watched', max_events: 100 });
  const storm = async (): Promise<void> => {
    await promisify(execFile)('sh', ['-c', 'for i in $(seq 20000); do echo $i > f$((i % 5000)).txt; done'], {
      cwd: join(cwd, 'watched'),
    });
    for (let seen = 1; seen > 0; ) {
      const { events } = await call('file_watch', { action: 'poll', id, wait_ms: 500 });
      seen = (events as unknown[]).length;
    }
  };
  await held('20,000 changes in a watched folder', storm, undefined, 2);
  await call('file_watch', { action: 'stop', id });
  clear('watched');
}

await run({ floor, archives, folders, texts, edits, patches, watching });
