import type { Worker } from 'node:worker_threads';
import { ToolError } from '../../../kernel/outcome.js';
import type { MergedSource } from './merge-outputs.js';
import type { SearchNews, SearchOrder } from './ripgrep.worker.js';

export interface WorkerSearchEnd {
  readonly exitCode: number;
  readonly stderr: string;
  /** Bytes the search needed, which the worker may hold for a while. */
  readonly memory: number;
}

/** Hands a search to a worker. Undefined when the signal ended it: the worker is then still busy. */
export function searchInWorker(
  worker: Worker,
  order: SearchOrder,
  signal: AbortSignal,
  output: MergedSource,
): Promise<WorkerSearchEnd | undefined> {
  return new Promise((resolve, reject) => {
    const settle = (done: () => void): void => {
      worker.off('message', onNews).off('error', onError).off('exit', onExit);
      signal.removeEventListener('abort', stop);
      output.end();
      done();
    };
    const stop = (): void => settle(() => resolve(undefined));
    const fail = (message: string): void => settle(() => reject(new ToolError(`The search failed: ${message}`)));
    const onNews = (news: SearchNews): void => {
      if (news.kind === 'output') output.add(Buffer.from(news.bytes.buffer), news.isWhole);
      else if (news.kind === 'failed') fail(news.message);
      else settle(() => resolve(news));
    };
    const onError = (problem: Error): void => fail(problem.message);
    const onExit = (): void => fail('the worker ended');
    worker.on('message', onNews).on('error', onError).on('exit', onExit);
    if (signal.aborted) return stop();
    signal.addEventListener('abort', stop);
    worker.postMessage(order);
  });
}
