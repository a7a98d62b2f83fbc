/** How a call uses a resource. `within` marks the folders above a path that is read or written. */
export type LockMode = 'shared' | 'exclusive' | 'shared-within' | 'exclusive-within';

export interface LockRequest {
  readonly key: string;
  readonly mode: LockMode;
}

/** A place in the queues of every resource a call needs. */
export interface Ticket {
  /** Undefined when the call may start at once. */
  readonly ready: Promise<void> | undefined;
  /** Gives everything back; also takes a waiting ticket out of its queues. */
  release(): void;
}

interface Waiter {
  readonly requests: readonly LockRequest[];
  readonly family: readonly string[];
  blocked: number;
  start: (() => void) | undefined;
}

interface Place {
  readonly waiter: Waiter;
  readonly mode: LockMode;
  granted: boolean;
}

/**
 * Reader-writer locks over many resources, taken in the order of `reserve`: a ticket joins all its queues at once,
 * so two calls can never wait for each other. A nested call inherits what its caller holds and waits only for
 * its siblings; otherwise a caller could end up waiting for its own child.
 */
export class LockTable {
  readonly #queues = new Map<string, Place[]>();

  /** `family`: ids of the call and its ancestors, outermost first. */
  reserve(requests: readonly LockRequest[], family: readonly string[]): Ticket {
    const waiter: Waiter = { requests, family, blocked: 0, start: undefined };
    for (const { key, mode } of requests) this.#enqueue(key, { waiter, mode, granted: false });
    const ready = waiter.blocked === 0 ? undefined : new Promise<void>((resolve) => (waiter.start = resolve));
    let held = true;
    return {
      ready,
      release: () => {
        if (!held) return;
        held = false;
        for (const { key } of requests) this.#leave(key, waiter);
      },
    };
  }

  #enqueue(key: string, place: Place): void {
    const queue = this.#queues.get(key);
    if (queue === undefined) {
      place.granted = true;
      this.#queues.set(key, [place]);
      return;
    }
    place.granted = mayStart(place, queue);
    if (!place.granted) place.waiter.blocked++;
    queue.push(place);
  }

  #leave(key: string, waiter: Waiter): void {
    const queue = this.#queues.get(key);
    if (queue === undefined) return;
    const left = queue.filter((place) => place.waiter !== waiter);
    if (left.length === 0) {
      this.#queues.delete(key);
      return;
    }
    this.#queues.set(key, left);
    for (let index = 0; index < left.length; index++) {
      const place = left[index] as Place;
      if (place.granted) continue;
      if (!mayStart(place, left.slice(0, index))) break;
      place.granted = true;
      if (--place.waiter.blocked === 0) place.waiter.start?.();
    }
  }
}

function mayStart(place: Place, before: readonly Place[]): boolean {
  const { family } = place.waiter;
  const parent = family.at(-2);
  return before.every(
    (other) => compatible(place.mode, other.mode) || (parent !== undefined && other.waiter.family.at(-2) !== parent),
  );
}

function compatible(a: LockMode, b: LockMode): boolean {
  if (a === 'exclusive' || b === 'exclusive') return false;
  if (a === 'shared') return b !== 'exclusive-within';
  if (a === 'exclusive-within') return b !== 'shared';
  return true;
}
