import { Worker } from 'node:worker_threads';
import type { AsidePlan, AsidePort } from '../../files/aside/aside-port.js';
import { ToolError, type ToolErrorOptions } from '../../kernel/outcome.js';

/** What the thread answers. */
export type AsideAnswer =
  | { readonly kind: 'planned'; readonly plan: AsidePlan }
  | { readonly kind: 'refused'; readonly message: string; readonly options: ToolErrorOptions };

/** Starts a thread for each piece of work and ends it afterwards: work this large is rare, and its memory is given back. */
export function createAsidePort({ signal }: { readonly signal: AbortSignal }): AsidePort {
  return {
    async planEdit(edit) {
      const answer = await answerOf(new Worker(threadProgram(), { workerData: edit, env: {} }), signal);
      if (answer.kind === 'refused') throw new ToolError(answer.message, answer.options);
      return answer.plan;
    },
  };
}

function answerOf(worker: Worker, signal: AbortSignal): Promise<AsideAnswer> {
  return new Promise<AsideAnswer>((resolve, reject) => {
    const stop = (): void => reject(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    worker.once('message', resolve);
    worker.once('error', (problem) => reject(new ToolError(`The edit failed: ${problem.message}`, { cause: problem })));
    worker.once('exit', () => reject(new ToolError('The edit failed: its thread ended.')));
  }).finally(() => worker.terminate());
}

/** The program beside our chunks; when the sources run unbuilt, the one of the last build. */
function threadProgram(): URL {
  const name = 'compose-aside.worker.js';
  return new URL(import.meta.url.endsWith('.ts') ? `../../../dist/${name}` : `./${name}`, import.meta.url);
}
