import { type FSWatcher, mkdirSync, watch, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Only where the system cannot watch files, e.g. on some network mounts or when its watches are used up. */
const LOOK_AGAIN_MS = 500;

export interface Signal {
  /** Tells everybody who listens, in every process, that something changed. */
  send(): void;
  /** Resolves at the next change; rejects when the signal aborts. Listening has begun when the call returns. */
  next(abort: AbortSignal): Promise<void>;
  /** Calls the listener at every change until the answered function is called. */
  listen(listener: () => void): () => void;
}

/**
 * A file that is written to tell other processes of a change. The system reports the write to those who watch the
 * file; what changed they look up themselves, so a report too many or two in one do no harm.
 */
export function createSignal(path: string): Signal {
  const listeners = new Set<() => void>();
  let stop: (() => void) | undefined;

  const tell = (): void => {
    for (const listener of [...listeners]) listener();
  };

  const listen = (listener: () => void): (() => void) => {
    listeners.add(listener);
    stop ??= watchFile(path, tell);
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      stop?.();
      stop = undefined;
    };
  };

  return {
    send: () => writeSignal(path),
    listen,
    next: (abort) =>
      new Promise<void>((resolve, reject) => {
        if (abort.aborted) return reject(new Error('No longer waiting'));
        const end = (finish: () => void) => () => {
          unlisten();
          abort.removeEventListener('abort', onAbort);
          finish();
        };
        const onAbort = end(() => reject(new Error('No longer waiting')));
        const unlisten = listen(end(resolve));
        abort.addEventListener('abort', onAbort, { once: true });
      }),
  };
}

function writeSignal(path: string): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  writeFileSync(path, `${process.pid} ${process.hrtime.bigint()}\n`, { mode: 0o600 });
}

function watchFile(path: string, tell: () => void): () => void {
  let watcher: FSWatcher;
  try {
    // The file must be there to be watched; writing it says nothing wrong.
    writeSignal(path);
    watcher = watch(path, { persistent: false }, tell);
  } catch {
    return lookAgain(tell);
  }
  let stopLooking: (() => void) | undefined;
  // The file was taken away or the system gave the watch up: its listeners still have to hear of changes.
  watcher.on('error', () => {
    stopLooking ??= lookAgain(tell);
  });
  return () => {
    watcher.close();
    stopLooking?.();
  };
}

function lookAgain(tell: () => void): () => void {
  const timer = setInterval(tell, LOOK_AGAIN_MS);
  timer.unref();
  return () => clearInterval(timer);
}
