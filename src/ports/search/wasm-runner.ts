import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { ToolError } from '../../kernel/outcome.js';
import { type MergedSource, mergeOutputs } from './merge-outputs.js';
import { escapeGlob } from './ripgrep-args.js';
import type { SearchRun, SearchRunner } from './search-runner.js';
import { splitTree } from './split-tree.js';

/** More would wait for the same disk. */
const MOST_WORKERS = 4;

/**
 * Ripgrep as WASM in workers: it has no threads of its own, so the contents of a folder are searched in shares, side
 * by side. Workers that have finished wait for the next search, because compiling the module costs more than most
 * searches; they do not keep the process alive, and one whose search is cancelled is ended. The package unpacks itself
 * into the temporary folder, where others may write; `cacheFolder` gives it a private one.
 */
export function createWasmRunner({ cacheFolder }: { readonly cacheFolder?: string | undefined }): SearchRunner {
  const idle: Worker[] = [];
  const most = Math.min(MOST_WORKERS, availableParallelism());
  const start = (): Worker =>
    new Worker(WORKER, {
      eval: true,
      env: cacheFolder === undefined ? {} : { TMPDIR: cacheFolder },
      workerData: { module: import.meta.resolve('ripgrep') },
    });

  async function search(args: readonly string[], run: SearchRun, output: MergedSource): Promise<Ended> {
    const worker = idle.pop() ?? start();
    worker.ref();
    const ended = await searchIn(worker, args, run, output);
    if (ended.reusable && idle.length < most) {
      worker.unref();
      idle.push(worker);
    } else await worker.terminate();
    return ended;
  }

  return {
    engine: 'ripgrep-wasm',
    async run(args, options) {
      const merged = mergeOutputs(options.onOutput);
      const shares = isDivisible(args) ? await splitTree(options.cwd, most) : [[]];
      const all = await Promise.all(shares.map((others) => search(leaveOut(args, others), options, merged.source())));
      const said = new Set(all.map(({ stderr }) => stderr));
      return { exitCode: exitCodeOf(all), stderr: [...said].join('') };
    },
  };
}

/** All of a folder, in any order. */
function isDivisible(args: readonly string[]): boolean {
  return args.at(-1) === './' && args.includes('--json') && !args.includes('--sort=path');
}

/** Paths come before the `--` and its target. */
function leaveOut(args: readonly string[], paths: readonly string[]): string[] {
  return [...args.slice(0, -2), ...paths.map((path) => `--glob=!/${escapeGlob(path)}`), ...args.slice(-2)];
}

/** As ripgrep says it: 2 for a problem, otherwise 0 when anything was found. */
function exitCodeOf(all: readonly Ended[]): number {
  const codes = all.map(({ exitCode }) => exitCode);
  return codes.find((code) => code !== 0 && code !== 1) ?? Math.min(...codes);
}

interface Ended {
  readonly exitCode: number;
  readonly stderr: string;
  readonly reusable: boolean;
}

type WorkerMessage =
  | { readonly kind: 'output'; readonly bytes: Uint8Array; readonly isWhole: boolean }
  | { readonly kind: 'end'; readonly code: number; readonly stderr: string }
  | { readonly kind: 'failed'; readonly message: string };

function searchIn(
  worker: Worker,
  args: readonly string[],
  { cwd, signal }: SearchRun,
  output: MergedSource,
): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const settle = (done: () => void): void => {
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
      signal.removeEventListener('abort', stop);
      output.end();
      done();
    };
    const stop = (): void => settle(() => resolve({ exitCode: -1, stderr: '', reusable: false }));
    const fail = (message: string): void => settle(() => reject(new ToolError(`The search failed: ${message}`)));
    const onMessage = (message: WorkerMessage): void => {
      if (message.kind === 'output') output.add(Buffer.from(message.bytes.buffer), message.isWhole);
      else if (message.kind === 'failed') fail(message.message);
      else settle(() => resolve({ exitCode: message.code, stderr: message.stderr, reusable: true }));
    };
    const onError = (problem: Error): void => fail(problem.message);
    const onExit = (): void => fail('the worker ended');
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
    if (signal.aborted) return stop();
    signal.addEventListener('abort', stop);
    worker.postMessage({ args, cwd });
  });
}

/**
 * Plain JavaScript, because a worker in a bundle has no file of its own. What it sends ends with a file's last event
 * wherever it can, so that the outputs of several workers can be put together.
 */
const WORKER = `
const { parentPort, workerData } = require('node:worker_threads');
const loading = import(workerData.module);
const SEND = 65536;
const MOST = 1048576;
function endOfFiles(bytes) {
  for (let from = bytes.length; from > 0; ) {
    const at = bytes.lastIndexOf('\\n{"type":"end"', from - 1);
    if (at < 0) return 0;
    const end = bytes.indexOf(10, at + 1);
    if (end >= 0) return end + 1;
    from = at;
  }
  return 0;
}
parentPort.on('message', async ({ args, cwd }) => {
  let chunks = [];
  let size = 0;
  let wanted = SEND;
  let stderr = '';
  const send = (bytes, isWhole) => {
    const own = new Uint8Array(bytes);
    parentPort.postMessage({ kind: 'output', bytes: own, isWhole }, [own.buffer]);
  };
  const flush = (isLast) => {
    if (size === 0) return;
    const bytes = Buffer.concat(chunks);
    const end = isLast ? bytes.length : endOfFiles(bytes);
    const cut = end > 0 || size < MOST ? end : size;
    if (cut > 0) send(bytes.subarray(0, cut), end > 0);
    chunks = cut < bytes.length ? [bytes.subarray(cut)] : [];
    size = bytes.length - cut;
    wanted = size + SEND;
  };
  const stdout = { write(chunk) { chunks.push(chunk); size += chunk.length; if (size > wanted) flush(false); return true; } };
  const errors = { write(chunk) { stderr += Buffer.from(chunk).toString(); return true; } };
  try {
    const { ripgrep } = await loading;
    const { code } = await ripgrep(args, { stdout, stderr: errors, env: {}, preopens: { '.': cwd } });
    flush(true);
    parentPort.postMessage({ kind: 'end', code, stderr });
  } catch (problem) {
    parentPort.postMessage({ kind: 'failed', message: String(problem && problem.message || problem) });
  }
});
`;
