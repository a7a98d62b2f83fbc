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

/**
 * Reader-writer locks over many resources, taken in the order of `reserve`: a ticket joins all its queues at once,
 * so two calls can never wait for each other. A nested call inherits what its caller holds and waits only for
 * its siblings; otherwise a caller could end up waiting for its own child. Calls from outside wait for nested ones.
 */
export class LockTable {
  readonly #queues = new Map<string, Queue>();
  /** Queues among the children of one call. */
  readonly #siblings = new Map<object, Map<string, Queue>>();

  /** `parent`: the call that makes this one. */
  reserve(requests: readonly LockRequest[], parent?: object): Ticket {
    const waiter: Waiter = { blocked: 0, start: undefined };
    const held: Held[] = [];
    if (parent === undefined) {
      for (const { key, mode } of requests) held.push(join(this.#queues, key, mode, waiter, false));
    } else {
      const siblings = this.#siblings.get(parent) ?? new Map<string, Queue>();
      this.#siblings.set(parent, siblings);
      for (const { key, mode } of requests) {
        held.push(join(this.#queues, key, mode, waiter, true));
        held.push(join(siblings, key, mode, waiter, false));
      }
    }
    const ready = waiter.blocked === 0 ? undefined : new Promise<void>((resolve) => (waiter.start = resolve));
    return { ready, release: () => this.#release(held, parent) };
  }

  #release(held: Held[], parent: object | undefined): void {
    for (const { queues, key, place } of held.splice(0)) {
      const queue = queues.get(key);
      if (queue === undefined) continue;
      queue.leave(place);
      if (queue.isEmpty) queues.delete(key);
    }
    if (parent !== undefined && this.#siblings.get(parent)?.size === 0) this.#siblings.delete(parent);
  }
}

interface Waiter {
  /** Queues in which its turn has not come. */
  blocked: number;
  start: (() => void) | undefined;
}

interface Place {
  readonly waiter: Waiter;
  readonly mode: LockMode;
  state: 'waiting' | 'holding' | 'gone';
}

interface Held {
  readonly queues: Map<string, Queue>;
  readonly key: string;
  readonly place: Place;
}

/** `atOnce` puts a nested call among the holders whatever they hold. */
function join(queues: Map<string, Queue>, key: string, mode: LockMode, waiter: Waiter, atOnce: boolean): Held {
  let queue = queues.get(key);
  if (queue === undefined) queues.set(key, (queue = new Queue()));
  const place: Place = { waiter, mode, state: 'waiting' };
  queue.join(place, atOnce);
  return { queues, key, place };
}

/** The queue of one resource. Joining and leaving cost the same however long it is. */
class Queue {
  readonly #holding: Record<LockMode, number> = {
    shared: 0,
    exclusive: 0,
    'shared-within': 0,
    'exclusive-within': 0,
  };
  #holders = 0;
  #waiting: Place[] = [];
  #next = 0;

  get isEmpty(): boolean {
    return this.#holders === 0 && this.#next === this.#waiting.length;
  }

  join(place: Place, atOnce: boolean): void {
    if (atOnce || (this.#next === this.#waiting.length && this.#admits(place.mode))) {
      this.#hold(place);
      return;
    }
    place.waiter.blocked++;
    this.#waiting.push(place);
  }

  leave(place: Place): void {
    if (place.state === 'holding') {
      this.#holding[place.mode]--;
      this.#holders--;
    }
    place.state = 'gone';
    this.#admitWaiting();
  }

  /** From the front, as long as the next one fits beside those who hold. */
  #admitWaiting(): void {
    for (let next = this.#waiting[this.#next]; next !== undefined; next = this.#waiting[this.#next]) {
      if (next.state === 'waiting') {
        if (!this.#admits(next.mode)) {
          this.#forgetAdmitted();
          return;
        }
        this.#hold(next);
        if (--next.waiter.blocked === 0) next.waiter.start?.();
      }
      this.#next++;
    }
    this.#waiting = [];
    this.#next = 0;
  }

  /** A queue that never runs empty must not keep everybody who ever stood in it. */
  #forgetAdmitted(): void {
    if (this.#next < 64 || this.#next < this.#waiting.length / 2) return;
    this.#waiting = this.#waiting.slice(this.#next);
    this.#next = 0;
  }

  #hold(place: Place): void {
    place.state = 'holding';
    this.#holding[place.mode]++;
    this.#holders++;
  }

  #admits(mode: LockMode): boolean {
    if (this.#holders === 0) return true;
    const holding = this.#holding;
    if (holding.exclusive > 0 || mode === 'exclusive') return false;
    if (mode === 'shared') return holding['exclusive-within'] === 0;
    if (mode === 'exclusive-within') return holding.shared === 0;
    return true;
  }
}
