import type { Worker } from 'node:worker_threads';

/** Workers that wait for something to do. They do not keep the process alive. */
export interface WorkerPool {
  /** Waits while all are busy; undefined when the signal fires first. One that is not given back is to be ended. */
  take(signal: AbortSignal): Promise<Worker | undefined>;
  /** For one that has finished and can be used again. */
  giveBack(worker: Worker): void;
}

/** At most `most` workers, each kept no longer than `idleMs` without work. */
export function createWorkerPool(most: number, idleMs: number, start: () => Worker): WorkerPool {
  const idle = new Map<Worker, NodeJS.Timeout>();
  const waiting: (() => void)[] = [];
  let started = 0;

  function startOne(): Worker {
    const worker = start();
    started++;
    // Whoever uses it listens as well; one that ends while it waits hurts nobody.
    return worker
      .on('error', () => undefined)
      .once('exit', () => {
        clearTimeout(idle.get(worker));
        idle.delete(worker);
        started--;
        waiting.shift()?.();
      });
  }

  function takeIdle(): Worker | undefined {
    const [last] = [...idle.keys()].slice(-1);
    if (last === undefined) return undefined;
    clearTimeout(idle.get(last));
    idle.delete(last);
    last.ref();
    return last;
  }

  function waitForTurn(signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const goOn = (): void => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      const leave = (): void => {
        const place = waiting.indexOf(goOn);
        if (place >= 0) waiting.splice(place, 1);
        resolve();
      };
      waiting.push(goOn);
      signal.addEventListener('abort', leave, { once: true });
    });
  }

  return {
    async take(signal) {
      while (!signal.aborted) {
        const worker = takeIdle() ?? (started < most ? startOne() : undefined);
        if (worker !== undefined) return worker;
        await waitForTurn(signal);
      }
      // It may have been this one's turn.
      waiting.shift()?.();
      return undefined;
    },
    giveBack(worker) {
      worker.unref();
      idle.set(worker, setTimeout(() => void worker.terminate(), idleMs).unref());
      waiting.shift()?.();
    },
  };
}
