import { Worker } from 'node:worker_threads';
import type { AsidePort } from '../../files/aside/aside-port.js';
import { ToolError, type ToolErrorOptions } from '../../kernel/outcome.js';

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
    const answer = await answerOf(new Worker(threadProgram(), { workerData, env: {} }), signal);
    if (answer.kind === 'refused') throw new ToolError(answer.message, answer.options);
    return answer.output;
  };
  return {
    planEdit: (input) => ask({ method: 'planEdit', input }) as ReturnType<AsidePort['planEdit']>,
    diffContents: (input) => ask({ method: 'diffContents', input }) as ReturnType<AsidePort['diffContents']>,
  };
}

function answerOf(worker: Worker, signal: AbortSignal): Promise<AsideAnswer> {
  return new Promise<AsideAnswer>((resolve, reject) => {
    const stop = (): void => reject(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    worker.once('message', resolve);
    worker.once('error', (problem) => reject(new ToolError(`It failed: ${problem.message}`, { cause: problem })));
    worker.once('exit', () => reject(new ToolError('It failed: its thread ended.')));
  }).finally(() => worker.terminate());
}

/** The program beside our chunks; when the sources run unbuilt, the one of the last build. */
function threadProgram(): URL {
  const name = 'compose-aside.worker.js';
  return new URL(import.meta.url.endsWith('.ts') ? `../../../dist/${name}` : `./${name}`, import.meta.url);
}
