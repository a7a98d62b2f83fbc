import type { PendingRequest, PendingStore } from './pending-approvals.js';

const MAX_PENDING = 1_000;

/** The shared list within one process, for a console or gateway that lives beside the calls it answers for. */
export function createMemoryPendingStore(): PendingStore {
  const waiting = new Map<
    string,
    { pending: PendingRequest; answer: (value: unknown) => void; answered: Promise<unknown>; isDone: boolean }
  >();
  let last: number | undefined;
  return {
    async add(pending) {
      if (waiting.size >= MAX_PENDING) throw new Error(`${MAX_PENDING} approvals are waiting already`);
      let answer: (value: unknown) => void = () => {};
      const answered = new Promise<unknown>((resolve) => {
        answer = resolve;
      });
      waiting.set(pending.request.id, { pending, answer, answered, isDone: false });
    },
    list: async () => [...waiting.values()].filter(({ isDone }) => !isDone).map(({ pending }) => pending),
    async answer(id, value) {
      const entry = waiting.get(id);
      if (entry === undefined || entry.isDone) return false;
      entry.isDone = true;
      entry.answer(value);
      return true;
    },
    async remove(id) {
      waiting.delete(id);
    },
    async waitFor(id, signal) {
      const entry = waiting.get(id);
      if (entry === undefined) throw new Error(`No request ${id} is waiting`);
      return Promise.race([entry.answered, aborted(signal)]);
    },
    async heartbeat(_watcherId, at) {
      last = at;
    },
    lastHeartbeat: () => last,
  };
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    if (signal.aborted) reject(new Error('No longer waiting'));
    else signal.addEventListener('abort', () => reject(new Error('No longer waiting')), { once: true });
  });
}
