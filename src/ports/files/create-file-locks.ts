import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { ToolError } from '../../kernel/outcome.js';
import { createTurns } from '../../lib/create-turns.js';
import { type LockTicket, takeTicket } from './lock-tickets.js';

/** Locks on real paths, in this process and between all processes that share the folder of locks. */
export interface FileLocks {
  /**
   * Runs `work` while nobody else holds one of these keys. Work that already holds a key, also through a call above
   * it, passes; keys are taken in one order everywhere, so that two calls cannot wait for each other.
   */
  hold<T>(keys: readonly string[], signal: AbortSignal | undefined, work: () => Promise<T>): Promise<T>;
}

/** One per process and folder; `folder` is `<home>/locks`. Without a folder the locks hold in this process only. */
export function createFileLocks({ folder }: { readonly folder?: string }): FileLocks {
  const queues = new Map<string, Promise<void>>();
  const holding = new AsyncLocalStorage<Held>();

  async function hold<T>(keys: readonly string[], signal: AbortSignal | undefined, work: () => Promise<T>): Promise<T> {
    const outer = activeLevels(holding.getStore());
    const wanted = [...new Set(keys)].filter((key) => !outer.some((level) => level.keys.has(key))).sort();
    if (wanted.length === 0) return work();
    const limit = waitLimit(outer, wanted[0] ?? '', signal);
    const taken: Array<() => void> = [];
    const turns = createTurns();
    const held: Held = {
      keys: new Set(wanted),
      last: wanted.at(-1) ?? '',
      outer: holding.getStore(),
      active: true,
    };
    try {
      for (const key of wanted) {
        taken.push(await takeOne(key, limit.signal));
        if (turns.areDue()) await turns.give();
      }
      limit.clear();
      return await holding.run(held, work);
    } catch (error) {
      throw limit.explain(error);
    } finally {
      limit.clear();
      held.active = false;
      for (const release of taken.reverse()) {
        release();
        if (turns.areDue()) await turns.give();
      }
    }
  }

  /** First among ourselves, so that at most one contender per process and key stands in the queue outside. */
  async function takeOne(key: string, signal: AbortSignal | undefined): Promise<() => void> {
    const leave = await queueUp(queues, key, signal);
    if (folder === undefined) return leave;
    try {
      const ticket: LockTicket = await takeTicket(folder, nameOf(key), signal);
      return () => {
        ticket.release();
        leave();
      };
    } catch (error) {
      leave();
      throw error;
    }
  }

  return { hold };
}

interface Held {
  readonly keys: ReadonlySet<string>;
  /** The one that sorts behind the others. */
  readonly last: string;
  readonly outer: Held | undefined;
  /** Work that outlives its lock must not think that it still holds it. */
  active: boolean;
}

/** Asked for each of thousands of keys that one call holds: their sets are looked into, never put together. */
function activeLevels(held: Held | undefined): Held[] {
  const levels: Held[] = [];
  for (let level = held; level !== undefined; level = level.outer) if (level.active) levels.push(level);
  return levels;
}

/** Joins the queue of a key and waits for its turn; returns the way out. */
async function queueUp(
  queues: Map<string, Promise<void>>,
  key: string,
  signal: AbortSignal | undefined,
): Promise<() => void> {
  const before = queues.get(key);
  let leave = (): void => {};
  const mine = new Promise<void>((resolve) => {
    leave = resolve;
  });
  const tail = before === undefined ? mine : before.then(() => mine);
  queues.set(key, tail);
  tail.then(() => {
    if (queues.get(key) === tail) queues.delete(key);
  });
  if (before === undefined) return leave;
  try {
    await unlessAborted(before, signal);
    return leave;
  } catch (error) {
    leave();
    throw error;
  }
}

function unlessAborted(turn: Promise<void>, signal: AbortSignal | undefined): Promise<void> {
  if (signal === undefined) return turn;
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const onAbort = (): void => reject(signal.reason);
    signal.addEventListener('abort', onAbort, { once: true });
    turn.then(() => {
      signal.removeEventListener('abort', onAbort);
      resolve();
    });
  });
}

const OUT_OF_ORDER_MS = 5000;

/**
 * Whoever holds a key and wants one that sorts before it leaves the common order: two such calls could wait for each
 * other for ever. They may wait a while, then one gives up and says so.
 */
function waitLimit(outer: readonly Held[], first: string, signal: AbortSignal | undefined) {
  const isOrdered = outer.every(({ last }) => last < first);
  if (isOrdered) return { signal, clear() {}, explain: (error: unknown) => error };
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new LockTimeout()), OUT_OF_ORDER_MS);
  return {
    signal: signal === undefined ? controller.signal : AbortSignal.any([signal, controller.signal]),
    clear: () => clearTimeout(timer),
    explain(error: unknown): unknown {
      if (!(error instanceof LockTimeout)) return error;
      return new ToolError('Another call holds a file this call needs and may be waiting for one of its own.', {
        code: 'conflict',
        hint: 'Repeat the call, or lock all files of the change at once.',
        retryable: true,
      });
    },
  };
}

class LockTimeout extends Error {}

function nameOf(key: string): string {
  return createHash('sha256').update(key).digest('hex').slice(0, 40);
}
