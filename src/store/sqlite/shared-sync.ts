import { fdatasync } from 'node:fs';

/** Syncs one open file off the main thread. */
export interface SharedSync {
  /** Resolves when everything written before the call is on the disk. Calls share one sync. */
  sync(): Promise<void>;
  /** Calls `then` when no sync runs any more: only now may the file be closed. */
  end(then: () => void): void;
}

export function createSharedSync(file: number): SharedSync {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  let atEnd: (() => void) | undefined;

  const start = (): Promise<void> => {
    next = undefined;
    const sync = new Promise<void>((resolve, reject) =>
      fdatasync(file, (problem) => (problem ? reject(problem) : resolve())),
    );
    running = sync.finally(() => {
      running = undefined;
      if (next === undefined) atEnd?.();
    });
    return running;
  };

  return {
    sync() {
      if (running === undefined) return start();
      // A sync that already runs may have started before our write: ours is the one after it.
      next ??= running.then(start, start);
      return next;
    },
    end(then) {
      if (running === undefined) then();
      else atEnd = then;
    },
  };
}
