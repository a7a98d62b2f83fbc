import { Worker } from 'node:worker_threads';
import { ToolError } from '../../kernel/outcome.js';
import type { SearchRun, SearchRunner } from './search-runner.js';

/**
 * Ripgrep as WASM in a worker. A worker that has finished waits for the next search, because compiling the module
 * costs more than most searches; it does not keep the process alive, and one whose search is cancelled is ended. The
 * package unpacks itself into the temporary folder, where others may write; `cacheFolder` gives it a private one.
 */
export function createWasmRunner({ cacheFolder }: { readonly cacheFolder?: string | undefined }): SearchRunner {
  const idle: Worker[] = [];
  const start = (): Worker =>
    new Worker(WORKER, {
      eval: true,
      env: cacheFolder === undefined ? {} : { TMPDIR: cacheFolder },
      workerData: { module: import.meta.resolve('ripgrep') },
    });
  return {
    engine: 'ripgrep-wasm',
    async run(args, options) {
      const worker = idle.pop() ?? start();
      worker.ref();
      const ended = await searchIn(worker, args, options);
      if (ended.reusable && idle.length === 0) {
        worker.unref();
        idle.push(worker);
      } else await worker.terminate();
      return { exitCode: ended.exitCode, stderr: ended.stderr };
    },
  };
}

interface Ended {
  readonly exitCode: number;
  readonly stderr: string;
  readonly reusable: boolean;
}

type WorkerMessage =
  | { readonly kind: 'output'; readonly bytes: Uint8Array }
  | { readonly kind: 'end'; readonly code: number; readonly stderr: string }
  | { readonly kind: 'failed'; readonly message: string };

function searchIn(worker: Worker, args: readonly string[], { cwd, signal, onOutput }: SearchRun): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const settle = (done: () => void): void => {
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
      signal.removeEventListener('abort', stop);
      done();
    };
    const stop = (): void => settle(() => resolve({ exitCode: -1, stderr: '', reusable: false }));
    const fail = (message: string): void => settle(() => reject(new ToolError(`The search failed: ${message}`)));
    const onMessage = (message: WorkerMessage): void => {
      if (message.kind === 'output') onOutput(Buffer.from(message.bytes));
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

/** Plain JavaScript, because a worker in a bundle has no file of its own. */
const WORKER = `
const { parentPort, workerData } = require('node:worker_threads');
const loading = import(workerData.module);
parentPort.on('message', async ({ args, cwd }) => {
  let chunks = [];
  let size = 0;
  let stderr = '';
  const flush = () => {
    if (size === 0) return;
    const bytes = new Uint8Array(Buffer.concat(chunks));
    chunks = [];
    size = 0;
    parentPort.postMessage({ kind: 'output', bytes }, [bytes.buffer]);
  };
  const stdout = { write(chunk) { const copy = Buffer.from(chunk); chunks.push(copy); size += copy.length; if (size > 65536) flush(); return true; } };
  const errors = { write(chunk) { stderr += Buffer.from(chunk).toString(); return true; } };
  try {
    const { ripgrep } = await loading;
    const { code } = await ripgrep(args, { stdout, stderr: errors, env: {}, preopens: { '.': cwd } });
    flush();
    parentPort.postMessage({ kind: 'end', code, stderr });
  } catch (problem) {
    parentPort.postMessage({ kind: 'failed', message: String(problem && problem.message || problem) });
  }
});
`;
