import { execFileSync, spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { readFile, rename, writeFile as write } from 'node:fs/promises';
import { join } from 'node:path';
import { searchWithWasm } from './support/search-with-wasm.js';
import { createToolBench } from './support/tool-bench.js';
import '../src/tools/file/patch.js';
import '../src/tools/file/read-file.js';
import '../src/tools/file/search-files.js';
import '../src/tools/filesystem/file-search.js';

/**
 * The file tools through a whole instance (gate, checkpoints, locks, audit log) against the physical floor, taking
 * turns in one run. `node bench/run.mjs files`; single parts with `BENCH_PARTS=reads,edits`.
 */
const { rgPath } = await import('@vscode/ripgrep');
const { cwd, hermes, call, row, milliseconds, run } = await createToolBench();

const runRipgrep = (args: readonly string[], folder: string, onFirst?: () => void): Promise<void> =>
  new Promise((resolve) => {
    const child = spawn(rgPath, args, { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] });
    child.stdout.once('data', () => onFirst?.());
    child.stdout.resume();
    child.once('close', () => resolve());
  });

async function reads(): Promise<void> {
  const path = join(cwd, 'ordinary.ts');
  const lines = Array.from({ length: 5_000 }, (_, i) => `  const value${i} = compute(alpha, beta, ${i});`);
  writeFileSync(path, lines.join('\n'));
  await row(
    { what: 'read 200 lines of an ordinary file', atMost: 2, rounds: 300 },
    async () => (await readFile(path, 'utf8')).split('\n').slice(999, 1199).join('\n'),
    () => call('read_file', { path: 'ordinary.ts', offset: 1000, limit: 200, again: true }),
  );
}

async function deepReads(): Promise<void> {
  const path = join(cwd, 'big.log');
  const line = `${'an ordinary line of a log file that is about one hundred bytes long, as they are, '.padEnd(99, 'x')}\n`;
  const block = Buffer.from(line.repeat(10_000));
  const handle = openSync(path, 'w');
  for (let i = 0; i < 1_000; i++) writeSync(handle, block);
  closeSync(handle);
  const floor = (): unknown => execFileSync('sh', ['-c', 'tail -n +9000000 big.log | head -n 201'], { cwd });
  const read = (taskId: string) => async (): Promise<void> => {
    const answer = await hermes().call('read_file', { path, offset: 9_000_000, limit: 200, again: true }, { taskId });
    if (!answer.includes('9000000|an ordinary line')) throw new Error(answer.slice(0, 300));
  };
  await read('warm up')();
  let tasks = 0;
  const idle = process.memoryUsage().rss;
  let most = idle;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss);
  }, 2);
  await row({ what: 'lines 9,000,000+ of 1 GB, first', atMost: 2, rounds: 5 }, floor, () => read(`task ${tasks++}`)());
  await row({ what: 'lines 9,000,000+ of 1 GB, again', atMost: 0.1, rounds: 5 }, floor, read('task 0'));
  clearInterval(watch);
  console.log(`  memory over idle, at most: ${((most - idle) / 1_048_576).toFixed(1)} MB (at most 25)`);
  rmSync(path);
}

async function searches(): Promise<void> {
  const root = join(cwd, 'tree');
  for (let i = 0; i < 20_000; i++) {
    const folder = join(root, `d${i % 200}`);
    if (i < 200) mkdirSync(folder, { recursive: true });
    writeFileSync(
      join(folder, `f${i}.ts`),
      `${'export const something = 1; // padding text of a file\n'.repeat(60)}${i % 50 === 0 ? 'needle here\n' : ''}`,
    );
  }
  const args = ['--no-config', '--json', '-e', 'needle', '--', './'];
  const ours = (): Promise<unknown> => call('search_files', { pattern: 'needle', path: 'tree', limit: 50 });
  await row({ what: 'search in 20,000 files', atMost: 1.2, rounds: 15 }, () => runRipgrep(args, root), ours);
  const first = (): Promise<void> =>
    new Promise((resolve) => {
      const stop = hermes().on('progress', () => {
        stop();
        resolve();
      });
      last = ours();
    });
  let last: Promise<unknown> = Promise.resolve();
  await row(
    { what: 'search in 20,000 files, first result', atMost: 1.5, rounds: 15, reset: () => last },
    () =>
      new Promise<void>((resolve) => {
        last = runRipgrep(args, root, resolve);
      }),
    first,
  );
  await last;
  const wasm = searchWithWasm(cwd);
  await row(
    { what: 'search in 20,000 files, WASM', atMost: 4, rounds: 10 },
    () => runRipgrep(args, root),
    () => wasm.search({ pattern: 'needle', path: 'tree', limit: 50 }),
  );
  await wasm.close();
  await milliseconds({ what: 'quick open over 20,000 files, after the first time', rounds: 20 }, () =>
    call('file_search', { query: 'd17f1', path: 'tree' }),
  );
  rmSync(root, { recursive: true });
}

async function edits(): Promise<void> {
  const lines = Array.from(
    { length: 20_000 },
    (_, i) => `    const value${i} = compute(alpha, beta, ${i * 7}); // note ${i}`,
  );
  const content = `${lines.join('\n')}\n`;
  const path = join(cwd, 'edit.txt');
  const block = lines.slice(15_000, 15_012).join('\n');
  const fresh = block.replaceAll('alpha', 'gamma');
  const reset = (): Promise<void> => write(path, content);
  const floor = async (): Promise<void> => {
    const text = await readFile(path, 'utf8');
    const at = text.indexOf(block);
    await write(`${path}.tmp`, text.slice(0, at) + fresh + text.slice(at + block.length));
    await rename(`${path}.tmp`, path);
  };
  await row({ what: 'exact replace in 20,000 lines', atMost: 3, rounds: 40, reset }, floor, () =>
    call('patch', { path: 'edit.txt', old_string: block, new_string: fresh }),
  );
  await reset();
  const miss = Array.from({ length: 12 }, (_, i) => `  let thing${i} = somethingElse(value${i}, gamma);`).join('\n');
  await milliseconds({ what: 'no match in 20,000 lines, nearest lines reported', atMost: 30, rounds: 30 }, async () => {
    const answer = await hermes().call('patch', { path: 'edit.txt', old_string: miss, new_string: 'x' });
    if (!answer.includes('error')) throw new Error(answer.slice(0, 300));
  });
}

await run({ reads, deepReads, searches, edits });
