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
  readonly #queues: Queues = new Map();
  /** Queues among the children of one call. */
  readonly #siblings = new Map<object, Queues>();

  /** `parent`: the call that makes this one. */
  reserve(requests: readonly LockRequest[], parent?: object): Ticket {
    const turn = new Turn();
    if (parent === undefined) {
      for (const { key, mode } of requests) turn.join(this.#queues, key, mode, false);
      return turn.close(undefined);
    }
    const siblings = this.#siblings.get(parent) ?? new Map();
    this.#siblings.set(parent, siblings);
    for (const { key, mode } of requests) {
      turn.join(this.#queues, key, mode, true);
      turn.join(siblings, key, mode, false);
    }
    return turn.close(() => {
      if (siblings.size === 0) this.#siblings.delete(parent);
    });
  }
}

type Queues = Map<string, Queue>;

/** The queues of one call's resources. */
class Turn implements Ticket {
  ready: Promise<void> | undefined = undefined;
  /** Queues in which its turn has not come. */
  #blocked = 0;
  #start: (() => void) | undefined = undefined;
  #places: Place[] = [];
  #left: (() => void) | undefined = undefined;

  /** `atOnce` puts a nested call among the holders whatever they hold. */
  join(queues: Queues, key: string, mode: LockMode, atOnce: boolean): void {
    let queue = queues.get(key);
    if (queue === undefined) queues.set(key, (queue = new Queue()));
    const place: Place = { turn: this, mode, state: 'waiting', queue, queues, key };
    if (!queue.join(place, atOnce)) this.#blocked++;
    this.#places.push(place);
  }

  close(left: (() => void) | undefined): this {
    this.#left = left;
    if (this.#blocked > 0) this.ready = new Promise((resolve) => (this.#start = resolve));
    return this;
  }

  unblock(): void {
    if (--this.#blocked === 0) this.#start?.();
  }

  release(): void {
    const places = this.#places;
    this.#places = [];
    for (const place of places) {
      place.queue.leave(place);
      if (place.queue.isEmpty && (this.#left !== undefined || place.queues.size > KEPT)) place.queues.delete(place.key);
    }
    this.#left?.();
  }
}

/** Empty queues that are kept for the next call on the same resource; more are thrown away. */
const KEPT = 64;

interface Place {
  readonly turn: Turn;
  readonly mode: LockMode;
  readonly queue: Queue;
  readonly queues: Queues;
  readonly key: string;
  state: 'waiting' | 'holding' | 'gone';
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

  /** True when the place holds already. */
  join(place: Place, atOnce: boolean): boolean {
    if (atOnce || (this.#next === this.#waiting.length && this.#admits(place.mode))) {
      this.#hold(place);
      return true;
    }
    this.#waiting.push(place);
    return false;
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
        next.turn.unblock();
      }
      this.#next++;
    }
    if (this.#next === 0) return;
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
