import { setMaxListeners } from 'node:events';

/** A signal that fires when the caller cancels or the time is up, and knows which. */
export interface Deadline {
  readonly signal: AbortSignal;
  readonly isTimedOut: boolean;
  /** Must be called when the work is over, or the timer and listener stay. */
  release(): void;
}

/** Without `totalMs` only the parents end it. */
export function startDeadline(parents: readonly (AbortSignal | undefined)[], totalMs?: number): Deadline {
  const controller = new AbortController();
  let isTimedOut = false;
  const abort = () => controller.abort();
  const timer =
    totalMs === undefined
      ? undefined
      : setTimeout(() => {
          isTimedOut = true;
          abort();
        }, totalMs);
  for (const parent of parents) {
    if (parent === undefined) continue;
    if (parent.aborted) abort();
    // A call may have any number of requests under way; Node would take the eleventh for a leak and warn.
    setMaxListeners(0, parent);
    parent.addEventListener('abort', abort, { once: true });
  }
  return {
    signal: controller.signal,
    get isTimedOut() {
      return isTimedOut;
    },
    release() {
      clearTimeout(timer);
      for (const parent of parents) parent?.removeEventListener('abort', abort);
    },
  };
}

/** Stops waiting when the signal fires, for work that cannot be cancelled itself, such as a system lookup. */
export async function unlessAborted<T>(work: Promise<T> | T, signal: AbortSignal): Promise<T> {
  if (signal.aborted) throw abortError();
  let onAbort: (() => void) | undefined;
  const aborted = new Promise<never>((_resolve, reject) => {
    onAbort = () => reject(abortError());
    signal.addEventListener('abort', onAbort, { once: true });
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    if (onAbort) signal.removeEventListener('abort', onAbort);
  }
}

function abortError(): Error {
  return new DOMException('The operation was aborted.', 'AbortError');
}
