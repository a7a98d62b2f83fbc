import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { encodeFileName } from '../../environments/file-name-bytes.js';
import { builtFile } from '../../lib/built-file.js';
import type { SearchRunner } from './search-runner.js';
import { toGuestName } from './wasm/guest-names.js';
import { type MergedSource, mergeOutputs } from './wasm/merge-outputs.js';
import type { SearchOrder } from './wasm/ripgrep.worker.js';
import { searchInWorker, type WorkerSearchEnd } from './wasm/search-in-worker.js';
import { splitTree } from './wasm/split-tree.js';
import { createWorkerPool } from './wasm/worker-pool.js';

/** More would wait for the same disk. */
const MOST_WORKERS = 4;
/** A waiting worker holds some 20 MB. */
const IDLE_MS = 60_000;
const CANCELLED: WorkerSearchEnd = { exitCode: -1, stderr: '', memory: 0 };
/** One that has held more than this is ended, which frees it at once. */
const MOST_KEPT = 64 * 1_048_576;

/**
 * Ripgrep as WASM in workers: it has no threads of its own, so the parts of a folder are searched side by side, each
 * by the worker that comes upon it first. Workers that have finished wait a while for the next search, because
 * compiling the module costs more than most searches; one whose search is cancelled is ended.
 */
export function createWasmRunner(): SearchRunner {
  const most = Math.min(MOST_WORKERS, availableParallelism());
  const pool = createWorkerPool(
    most,
    IDLE_MS,
    () => new Worker(builtFile('ports-search-wasm-ripgrep.worker.js'), { env: {} }),
  );

  async function search(order: SearchOrder, signal: AbortSignal, output: MergedSource): Promise<WorkerSearchEnd> {
    const worker = await pool.take(signal);
    if (worker === undefined) return CANCELLED;
    let ended: WorkerSearchEnd | undefined;
    try {
      ended = await searchInWorker(worker, order, signal, output);
    } finally {
      if (ended === undefined || ended.memory > MOST_KEPT) await worker.terminate();
      else pool.giveBack(worker);
    }
    return ended ?? CANCELLED;
  }

  return {
    engine: 'ripgrep-wasm',
    async run(args, { cwd, signal, onOutput }) {
      const whole: SearchOrder = { args: inBytes(args), folder: bytesOf(encodeFileName(cwd)) };
      const orders = isDivisible(args) ? await divide(whole, most) : [whole];
      const merged = mergeOutputs(onOutput);
      const failed = new AbortController();
      const either = AbortSignal.any([signal, failed.signal]);
      const all = await Promise.all(
        orders.map((order) =>
          search(order, either, merged.source()).catch((problem: unknown) => {
            failed.abort();
            throw problem;
          }),
        ),
      );
      return { exitCode: exitCodeOf(all), stderr: putTogether(all.map(({ stderr }) => stderr)) };
    },
  };
}

/** Arguments with one character per byte; the target at the end may be any name. */
function inBytes(args: readonly string[]): string[] {
  const target = toGuestName(bytesOf(encodeFileName(args.at(-1) ?? '')));
  return [...args.slice(0, -1).map(bytesOf), target];
}

function bytesOf(text: string | Buffer): string {
  return Buffer.from(text as string).toString('latin1');
}

/** All of a folder, in any order. */
function isDivisible(args: readonly string[]): boolean {
  return args.at(-1) === './' && args.includes('--json') && !args.includes('--sort=path');
}

async function divide(whole: SearchOrder, workers: number): Promise<SearchOrder[]> {
  const parts = workers < 2 ? [] : await splitTree(whole.folder);
  if (parts.length === 0) return [whole];
  const holders = new Int32Array(new SharedArrayBuffer(4 * parts.length));
  const shares = Math.min(workers, parts.length);
  return Array.from({ length: shares }, (_, index) => ({ ...whole, share: { parts, holders, own: index + 1 } }));
}

/** As ripgrep says it: 2 for a problem, otherwise 0 when anything was found. */
function exitCodeOf(all: readonly WorkerSearchEnd[]): number {
  const codes = all.map(({ exitCode }) => exitCode);
  return codes.find((code) => code !== 0 && code !== 1) ?? Math.min(...codes);
}

/** What several say is said once: as a whole when all say the same, otherwise by its lines. */
function putTogether(said: readonly string[]): string {
  const [first = '', ...others] = new Set(said);
  if (others.length === 0) return first;
  return [...new Set([first, ...others].join('').split(/(?<=\n)/))].join('');
}
