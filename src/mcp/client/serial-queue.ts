/** Lets one piece of work run after another; whoever is cancelled while waiting leaves the queue. */
export function createSerialQueue(): <T>(signal: AbortSignal, work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (signal, work) => {
    const turn = last.then(() => {
      signal.throwIfAborted();
      return work();
    });
    last = turn.catch(() => undefined); // told to whoever asked
    return turn;
  };
}
