import { Worker } from 'node:worker_threads';
import type { AsidePort } from '../../files/aside/aside-port.js';
import { ToolError, type ToolErrorOptions } from '../../kernel/outcome.js';
import { builtFile } from '../../lib/built-file.js';

/** What the thread is asked, by the method of the port, and what it answers. */
export interface AsideWork {
  readonly method: keyof AsidePort;
  readonly input: unknown;
}

export type AsideAnswer =
  | { readonly kind: 'done'; readonly output: unknown }
  | { readonly kind: 'refused'; readonly message: string; readonly options: ToolErrorOptions };

/** Starts a thread for each piece of work and ends it afterwards: work this large is rare, and its memory is given back. */
export function createAsidePort({ signal }: { readonly signal: AbortSignal }): AsidePort {
  const ask = async (workerData: AsideWork): Promise<unknown> => {
    signal.throwIfAborted();
    const worker = new Worker(builtFile('compose-aside.worker.js'), { workerData, env: {} });
    const answer = await answerOf(worker, workerData.method, signal);
    if (answer.kind === 'refused') throw new ToolError(answer.message, answer.options);
    return answer.output;
  };
  return {
    planEdit: (input) => ask({ method: 'planEdit', input }) as ReturnType<AsidePort['planEdit']>,
    diffContents: (input) => ask({ method: 'diffContents', input }) as ReturnType<AsidePort['diffContents']>,
  };
}

async function answerOf(worker: Worker, method: keyof AsidePort, signal: AbortSignal): Promise<AsideAnswer> {
  let stop = (): void => undefined;
  try {
    return await new Promise<AsideAnswer>((resolve, reject) => {
      stop = () => reject(signal.reason);
      signal.addEventListener('abort', stop);
      worker.once('message', resolve);
      worker.once('error', (problem) => reject(threadFailure(method, problem.message, problem)));
      worker.once('exit', (status) => reject(threadFailure(method, `it ended without an answer (status ${status})`)));
    });
  } finally {
    signal.removeEventListener('abort', stop);
    await worker.terminate();
  }
}

const FAILED: Record<keyof AsidePort, { readonly what: string; readonly hint: string }> = {
  planEdit: {
    what: 'The edit could not be worked out, and nothing was changed',
    hint: 'Edit fewer or smaller files in one call; a program run in the terminal can change a very large file.',
  },
  diffContents: {
    what: 'The files could not be compared',
    hint: 'Compare smaller files, or run diff in the terminal.',
  },
};

function threadFailure(method: keyof AsidePort, why: string, cause?: unknown): ToolError {
  const { what, hint } = FAILED[method];
  return new ToolError(`${what}: the thread for large files failed: ${why}`, { hint, cause });
}
