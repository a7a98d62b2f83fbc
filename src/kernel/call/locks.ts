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

  /**
   * `shared-within` on one resource, for a call that makes no other wish: most calls. Such places are all alike, so
   * one ticket stands for all that hold at once, and nothing is made for them. It is given back once for each.
   */
  reserveWithin(key: string): Ticket {
    const queue = queueOf(this.#queues, key);
    return queue.joinWithin() ? queue.within : this.reserve([{ key, mode: 'shared-within' }]);
  }

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

function queueOf(queues: Queues, key: string): Queue {
  const known = queues.get(key);
  if (known !== undefined) return known;
  const queue = new Queue(queues, key);
  queues.set(key, queue);
  return queue;
}

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
    const queue = queueOf(queues, key);
    const place: Place = { turn: this, mode, state: 'waiting', queue };
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
      place.queue.forgetIfEmpty(this.#left === undefined ? KEPT : 0);
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
  state: 'waiting' | 'holding' | 'gone';
}

type Census = Record<LockMode, number>;

const nobody = (): Census => ({ shared: 0, exclusive: 0, 'shared-within': 0, 'exclusive-within': 0 });

/** Whether a place goes together with all those that were counted. */
function fits(mode: LockMode, others: Census): boolean {
  if (others.exclusive > 0) return false;
  switch (mode) {
    case 'exclusive':
      return others.shared + others['shared-within'] + others['exclusive-within'] === 0;
    case 'shared':
      return others['exclusive-within'] === 0;
    case 'exclusive-within':
      return others.shared === 0;
    case 'shared-within':
      return true;
  }
}

/** The queue of one resource: a place holds once it goes together with everybody before it, holding or waiting. */
class Queue {
  readonly #holding = nobody();
  readonly #ahead = nobody();
  #holders = 0;
  /** Those before `#next` wait no longer. */
  #waiting: Place[] = [];
  #next = 0;
  readonly #queues: Queues;
  readonly #key: string;
  /** The ticket of all that joined by `joinWithin`. */
  readonly within: Ticket = { ready: undefined, release: () => this.#leaveWithin() };

  constructor(queues: Queues, key: string) {
    this.#queues = queues;
    this.#key = key;
  }

  /** Leaves its table when nobody is in it and the table holds more than `kept`. */
  forgetIfEmpty(kept: number): void {
    const isEmpty = this.#holders === 0 && this.#next === this.#waiting.length;
    if (isEmpty && this.#queues.size > kept) this.#queues.delete(this.#key);
  }

  /** Holds `shared-within` at once, or answers false and does nothing. */
  joinWithin(): boolean {
    if (this.#holding.exclusive > 0 || this.#ahead.exclusive > 0) return false;
    this.#holding['shared-within']++;
    this.#holders++;
    return true;
  }

  #leaveWithin(): void {
    this.#holding['shared-within']--;
    this.#holders--;
    if (this.#next < this.#waiting.length) this.#admitWaiting();
    this.forgetIfEmpty(KEPT);
  }

  /** True when the place holds already. */
  join(place: Place, atOnce: boolean): boolean {
    if (atOnce || (fits(place.mode, this.#holding) && fits(place.mode, this.#ahead))) {
      this.#hold(place);
      return true;
    }
    this.#ahead[place.mode]++;
    this.#waiting.push(place);
    return false;
  }

  leave(place: Place): void {
    if (place.state === 'holding') {
      this.#holding[place.mode]--;
      this.#holders--;
    } else if (place.state === 'waiting') {
      this.#ahead[place.mode]--;
    }
    place.state = 'gone';
    if (this.#next < this.#waiting.length) this.#admitWaiting();
  }

  #admitWaiting(): void {
    const blocked = nobody();
    // Nobody passes one who wants to be alone.
    for (let at = this.#next; at < this.#waiting.length && blocked.exclusive === 0; at++) {
      const place = this.#waiting[at] as Place;
      if (place.state !== 'waiting') continue;
      if (fits(place.mode, this.#holding) && fits(place.mode, blocked)) this.#admit(place);
      else blocked[place.mode]++;
    }
    this.#forgetGone();
  }

  #admit(place: Place): void {
    this.#ahead[place.mode]--;
    this.#hold(place);
    place.turn.unblock();
  }

  /** Without copying the whole queue each time: a long queue must not cost more per place than a short one. */
  #forgetGone(): void {
    while (this.#next < this.#waiting.length && this.#waiting[this.#next]?.state !== 'waiting') this.#next++;
    if (this.#next < 64 && this.#next < this.#waiting.length) return;
    if (this.#next < this.#waiting.length / 2) return;
    this.#waiting = this.#waiting.slice(this.#next);
    this.#next = 0;
  }

  #hold(place: Place): void {
    place.state = 'holding';
    this.#holding[place.mode]++;
    this.#holders++;
  }
}
