import type { Worker } from 'node:worker_threads';

/** Workers that wait for something to do. They do not keep the process alive. */
export interface WorkerPool {
  take(): Worker;
  /** For one that has finished and can be used again. */
  giveBack(worker: Worker): void;
}

/** Keeps at most `most` workers, and each no longer than `idleMs` without work. */
export function createWorkerPool(most: number, idleMs: number, start: () => Worker): WorkerPool {
  const idle: { readonly worker: Worker; readonly timer: NodeJS.Timeout }[] = [];

  function forget(worker: Worker): void {
    const at = idle.findIndex((each) => each.worker === worker);
    if (at < 0) return;
    clearTimeout(idle[at]?.timer);
    idle.splice(at, 1);
  }

  function startOne(): Worker {
    const worker = start();
    // Whoever uses it listens as well; one that ends while it waits hurts nobody.
    return worker.on('error', () => forget(worker)).on('exit', () => forget(worker));
  }

  return {
    take() {
      const last = idle.at(-1);
      if (last === undefined) return startOne();
      forget(last.worker);
      last.worker.ref();
      return last.worker;
    },
    giveBack(worker) {
      worker.unref();
      if (idle.length >= most) return void worker.terminate();
      const timer = setTimeout(() => {
        forget(worker);
        void worker.terminate();
      }, idleMs).unref();
      idle.push({ worker, timer });
    },
  };
}
