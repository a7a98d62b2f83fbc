import { Worker } from 'node:worker_threads';
import { ToolError } from '../../kernel/outcome.js';
import type { SearchRunner } from './search-runner.js';

/**
 * Ripgrep as WASM in a worker, which is ended when the search is. Output is sent in blocks as it is made. The package
 * unpacks itself into the temporary folder, where others may write; `cacheFolder` gives it a private one.
 */
export function createWasmRunner({ cacheFolder }: { readonly cacheFolder?: string | undefined }): SearchRunner {
  return {
    engine: 'ripgrep-wasm',
    run: (args, { cwd, signal, onOutput }) =>
      new Promise((resolve, reject) => {
        const worker = new Worker(WORKER, {
          eval: true,
          env: cacheFolder === undefined ? {} : { TMPDIR: cacheFolder },
          workerData: { module: import.meta.resolve('ripgrep'), args, cwd },
        });
        const stop = (): void => void worker.terminate();
        const end = (exitCode: number, stderr: string): void => {
          signal.removeEventListener('abort', stop);
          stop();
          resolve({ exitCode, stderr });
        };
        if (signal.aborted) stop();
        signal.addEventListener('abort', stop);
        worker.on('message', (message: WorkerMessage) => {
          if (message.kind === 'output') onOutput(Buffer.from(message.bytes));
          else end(message.code, message.stderr);
        });
        worker.once('exit', () => end(-1, ''));
        worker.once('error', (problem) =>
          reject(new ToolError(`The search failed: ${problem.message}`, { cause: problem })),
        );
      }),
  };
}

type WorkerMessage =
  | { readonly kind: 'output'; readonly bytes: Uint8Array }
  | { readonly kind: 'end'; readonly code: number; readonly stderr: string };

/** Plain JavaScript, because a worker in a bundle has no file of its own. */
const WORKER = `
const { parentPort, workerData } = require('node:worker_threads');
const chunks = [];
let size = 0;
const flush = () => {
  if (size === 0) return;
  const bytes = new Uint8Array(Buffer.concat(chunks.splice(0)));
  size = 0;
  parentPort.postMessage({ kind: 'output', bytes }, [bytes.buffer]);
};
let stderr = '';
const stdout = { write(chunk) { const copy = Buffer.from(chunk); chunks.push(copy); size += copy.length; if (size > 65536) flush(); return true; } };
const errors = { write(chunk) { stderr += Buffer.from(chunk).toString(); return true; } };
import(workerData.module)
  .then(({ ripgrep }) => ripgrep(workerData.args, { stdout, stderr: errors, env: {}, preopens: { '.': workerData.cwd } }))
  .then(({ code }) => { flush(); parentPort.postMessage({ kind: 'end', code, stderr }); });
`;
