import { execFileSync, spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, writeFileSync, writeSync } from 'node:fs';
import { readFile, rename, writeFile as write } from 'node:fs/promises';
import { join } from 'node:path';
import { fuzzyReplace } from '../src/files/fuzzy-replace.js';
import type { Effect } from '../src/kernel/effect.js';
import type { CallGuard } from '../src/kernel/gate.js';
import { createSearchPort } from '../src/ports/search/create-search-port.js';
import { findLocalRunner } from '../src/ports/search/find-local-runner.js';
import { patch } from '../src/tools/file/patch.js';
import { readFile as readTool } from '../src/tools/file/read-file.js';
import { searchFiles } from '../src/tools/file/search-files.js';
import { fileCompress } from '../src/tools/filesystem/file-compress.js';
import { fileSearch } from '../src/tools/filesystem/file-search.js';
import { createFileBench } from '../test/support/file-tools.js';
import { createTestFilesPort } from '../test/support/local-files.js';

/**
 * The file tools against the physical floor, interleaved in one run: each row is the median of ours over the median of
 * the floor. Tools are called with real ports; the pipeline around them is measured in bench/dispatch.ts.
 */
const guard = {
  confinement: undefined,
  check: async () => undefined,
  filter: async (effects: Effect[]) => effects.map(() => true),
} as unknown as CallGuard;
const runners = {
  program: findLocalRunner({ searchPath: '' }),
  wasm: findLocalRunner({ searchPath: '', only: 'wasm' }),
};
const searchPort = (dir: string, engine: keyof typeof runners = 'program') => ({
  search: createSearchPort({
    guard,
    resolve: createTestFilesPort(dir).resolve,
    signal: new AbortController().signal,
    runner: () => runners[engine],
  }),
});
const bench = createFileBench({ ports: (folder) => searchPort(folder) });
const { dir, ctx } = bench;
const { rgPath } = await import('@vscode/ripgrep');

async function time(work: () => unknown): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}

async function row(
  name: string,
  target: string,
  rounds: number,
  floor: () => unknown,
  ours: () => unknown,
): Promise<void> {
  const floors: number[] = [];
  const times: number[] = [];
  await floor();
  await ours();
  for (let i = 0; i < rounds; i++) {
    floors.push(await time(floor));
    times.push(await time(ours));
  }
  const [a, b] = [median(floors), median(times)];
  console.log(
    `${name.padEnd(52)} floor ${a.toFixed(2).padStart(9)} ms   ours ${b.toFixed(2).padStart(9)} ms   ratio ${(b / a).toFixed(2).padStart(6)}   (at most ${target})`,
  );
}

const run = (args: readonly string[], cwd: string, onFirst?: () => void): Promise<void> =>
  new Promise((resolve) => {
    const child = spawn(rgPath, args, { cwd, stdio: ['ignore', 'pipe', 'ignore'] });
    child.stdout.once('data', () => onFirst?.());
    child.stdout.resume();
    child.once('close', () => resolve());
  });

async function reads(): Promise<void> {
  const path = join(dir, 'ordinary.ts');
  writeFileSync(
    path,
    Array.from({ length: 5_000 }, (_, i) => `  const value${i} = compute(alpha, beta, ${i});`).join('\n'),
  );
  const floor = async (): Promise<string> => (await readFile(path, 'utf8')).split('\n').slice(999, 1199).join('\n');
  await row('read 200 lines of an ordinary file', '2', 200, floor, () =>
    bench.run(readTool, { path: 'ordinary.ts', offset: 1000, limit: 200, again: true }),
  );
}

async function deepReads(): Promise<void> {
  const path = join(dir, 'big.log');
  const line = `${'an ordinary line of a log file that is about one hundred bytes long, as they are, '.padEnd(99, 'x')}\n`;
  const block = Buffer.from(line.repeat(10_000));
  const handle = openSync(path, 'w');
  for (let i = 0; i < 1_000; i++) writeSync(handle, block);
  closeSync(handle);
  const floor = (): unknown => execFileSync('sh', ['-c', 'tail -n +9000000 big.log | head -n 201'], { cwd: dir });
  const read = (): unknown => bench.run(readTool, { path: 'big.log', offset: 9_000_000, limit: 200, again: true });
  const idle = process.memoryUsage().rss;
  await row('lines 9,000,000+ of 1 GB, first', '2', 5, floor, async () => {
    ctx.state.clear();
    await read();
  });
  await row('lines 9,000,000+ of 1 GB, again', '0.1', 5, floor, read);
  console.log(`  memory over idle: ${((process.memoryUsage().rss - idle) / 1024 / 1024).toFixed(0)} MB (at most 25)`);
}

async function searches(): Promise<void> {
  const root = join(dir, 'tree');
  for (let i = 0; i < 20_000; i++) {
    const folder = join(root, `d${i % 200}`);
    if (i < 200) mkdirSync(folder, { recursive: true });
    writeFileSync(
      join(folder, `f${i}.ts`),
      `${'export const something = 1; // padding text of a file\n'.repeat(60)}${i % 50 === 0 ? 'needle here\n' : ''}`,
    );
  }
  const args = ['--no-config', '--json', '-e', 'needle', '--', './'];
  const ours = (): unknown => bench.run(searchFiles, { pattern: 'needle', path: 'tree', limit: 50 });
  await row('search in 20,000 files', '1.2', 9, () => run(args, root), ours);
  await row(
    'search in 20,000 files, first result',
    '1.5',
    9,
    () => new Promise<void>((resolve) => void run(args, root, resolve)),
    () =>
      new Promise<void>((resolve) => {
        Object.assign(ctx, { progress: () => resolve() });
        void ours();
      }),
  );
  Object.assign(ctx, { progress: () => undefined });
  Object.assign(ctx, searchPort(dir, 'wasm'));
  await row('search in 20,000 files, WASM', '4', 3, () => run(args, root), ours);
  Object.assign(ctx, searchPort(dir));
  await row(
    'quick open over 20,000 files, after the first time',
    '-',
    20,
    () => undefined,
    () => bench.run(fileSearch, { query: 'd17f1', path: 'tree' }),
  );
}

async function edits(): Promise<void> {
  const lines = Array.from(
    { length: 20_000 },
    (_, i) => `    const value${i} = compute(alpha, beta, ${i * 7}); // note ${i}`,
  );
  const content = `${lines.join('\n')}\n`;
  const path = join(dir, 'edit.txt');
  const block = lines.slice(15_000, 15_012).join('\n');
  const fresh = block.replaceAll('alpha', 'gamma');
  const reset = (): Promise<void> => write(path, content);
  const floor = async (): Promise<void> => {
    const text = await readFile(path, 'utf8');
    const at = text.indexOf(block);
    await write(`${path}.tmp`, text.slice(0, at) + fresh + text.slice(at + block.length));
    await rename(`${path}.tmp`, path);
    await reset();
  };
  await reset();
  await row('exact replace in 20,000 lines, with write and diff', '3', 15, floor, async () => {
    await bench.run(patch, { path: 'edit.txt', old_string: block, new_string: fresh });
    await reset();
  });
  await row(
    'exact replace in 20,000 lines, in memory',
    '3',
    50,
    () => content.slice(0, content.indexOf(block)) + fresh + content.slice(content.indexOf(block) + block.length),
    () => fuzzyReplace(content, block, fresh),
  );
  const miss = Array.from({ length: 12 }, (_, i) => `  let thing${i} = somethingElse(value${i}, gamma);`).join('\n');
  await row(
    'no match in 20,000 lines (ours: at most 30 ms)',
    '-',
    30,
    () => content.indexOf(miss),
    () => fuzzyReplace(content, miss, 'x'),
  );
  const typo = block.replace('compute(alpha, beta, 105035)', 'compuet(alpha, beta, 105035)');
  await row(
    'typo in the middle of 12 lines',
    '-',
    30,
    () => content.indexOf(typo),
    () => fuzzyReplace(content, typo, 'x'),
  );
  const flat = block.replace(/^ +/gm, '');
  await row(
    'indentation off',
    '-',
    30,
    () => content.indexOf(flat),
    () => fuzzyReplace(content, flat, 'x'),
  );
}

async function archives(): Promise<void> {
  for (let i = 0; i < 10_000; i++) {
    const folder = join(dir, 'small', `d${i % 100}`);
    if (i < 100) mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `f${i}.txt`), `file ${i}\n`.repeat(40));
  }
  const program =
    (...argv: string[]) =>
    (): unknown =>
      execFileSync(argv[0] ?? '', argv.slice(1), { cwd: dir, stdio: 'ignore' });
  const ours = (archive: string) => (): unknown =>
    bench.run(fileCompress, { action: 'create', archive, paths: ['small'], overwrite: true });
  await row(
    'zip of 10,000 small files',
    '3',
    9,
    program('sh', '-c', 'rm -f t.zip; zip -qr t.zip small'),
    ours('o.zip'),
  );
  await row('tar of 10,000 small files', '6', 9, program('tar', '-cf', 't.tar', 'small'), ours('o.tar'));
}

const parts: Record<string, () => Promise<void>> = { reads, deepReads, searches, edits, archives };
const wanted = process.argv.slice(2);
try {
  for (const [name, part] of Object.entries(parts)) if (wanted.length === 0 || wanted.includes(name)) await part();
} finally {
  await bench.close();
}
