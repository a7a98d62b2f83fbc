import type { WatchSignal } from '../watch-port.js';

export interface WatchEvent {
  readonly kind: 'created' | 'changed' | 'removed' | 'renamed';
  readonly path: string;
  /** The old path of a rename. */
  readonly from?: string;
  readonly is_folder?: true;
  /** ISO time. */
  readonly at: string;
}

export interface EventBookOptions {
  /** Signals on one path closer together than this are one event. */
  readonly debounceMs: number;
  readonly maxEvents: number;
  readonly matches: (path: string) => boolean;
  readonly now: () => number;
}

interface Pending {
  kind: WatchSignal['kind'];
  /** Whether the path existed when its first signal came. */
  readonly existed: boolean;
  readonly isFolder: boolean;
  readonly inode?: string | undefined;
}

/** How many debounce times changes may follow each other before they are told. */
const LONGEST = 5;

/**
 * Turns signals into events: what happens to one path within the debounce time becomes one event, a removal and a
 * creation of the same file become a rename, and at most `maxEvents` wait to be fetched; older ones are counted.
 */
export class EventBook {
  readonly #options: EventBookOptions;
  readonly #pending = new Map<string, Pending>();
  #events: WatchEvent[] = [];
  #dropped = 0;
  #timer: NodeJS.Timeout | undefined;
  #waiting: (() => void)[] = [];
  #closed = false;
  /** When the first of the pending changes came. */
  #since = 0;

  constructor(options: EventBookOptions) {
    this.#options = options;
  }

  add(signal: WatchSignal): void {
    if (this.#closed) return;
    const now = this.#options.now();
    if (this.#pending.size === 0) this.#since = now;
    const earlier = this.#pending.get(signal.path);
    const existed = earlier?.existed ?? signal.kind !== 'created';
    this.#pending.set(signal.path, {
      kind: signal.kind,
      existed,
      isFolder: signal.isFolder,
      inode: signal.inode ?? earlier?.inode,
    });
    clearTimeout(this.#timer);
    const { debounceMs } = this.#options;
    // What never comes to rest is told all the same, every now and then.
    const left = this.#since + debounceMs * LONGEST - now;
    this.#timer = setTimeout(() => this.#flush(), Math.max(0, Math.min(debounceMs, left)));
    this.#timer.unref();
  }

  /** Events since the last call. */
  take(): { readonly events: readonly WatchEvent[]; readonly dropped: number } {
    const taken = { events: this.#events, dropped: this.#dropped };
    this.#events = [];
    this.#dropped = 0;
    return taken;
  }

  /** Resolves when there is an event, or after `ms`, or when the book is closed. */
  async wait(ms: number, signal: AbortSignal): Promise<void> {
    if (this.#events.length > 0 || this.#closed || ms === 0) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(done, ms);
      const waiting = this.#waiting;
      function done(): void {
        clearTimeout(timer);
        signal.removeEventListener('abort', done);
        const at = waiting.indexOf(done);
        if (at !== -1) waiting.splice(at, 1);
        resolve();
      }
      signal.addEventListener('abort', done, { once: true });
      waiting.push(done);
    });
    signal.throwIfAborted();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    for (const wake of [...this.#waiting]) wake();
  }

  #flush(): void {
    const at = new Date(this.#options.now()).toISOString();
    const removed = new Map<string, string>();
    for (const [path, { kind, inode, existed }] of this.#pending) {
      if (kind === 'removed' && existed && inode !== undefined) removed.set(inode, path);
    }
    const renamedFrom = new Set<string>();
    const events: WatchEvent[] = [];
    for (const [path, { kind, existed, isFolder, inode }] of this.#pending) {
      const folder = isFolder ? { is_folder: true as const } : {};
      const from = kind !== 'removed' && !existed && inode !== undefined ? removed.get(inode) : undefined;
      if (from !== undefined) {
        renamedFrom.add(from);
        events.push({ kind: 'renamed', path, from, ...folder, at });
      } else if (kind === 'removed') {
        if (existed) events.push({ kind, path, ...folder, at });
      } else events.push({ kind: existed ? 'changed' : 'created', path, ...folder, at });
    }
    this.#pending.clear();
    this.#keep(events.filter((event) => !(event.kind === 'removed' && renamedFrom.has(event.path))));
  }

  #keep(events: readonly WatchEvent[]): void {
    const { matches, maxEvents } = this.#options;
    for (const event of events) {
      if (matches(event.path) || (event.from !== undefined && matches(event.from))) this.#events.push(event);
    }
    const over = this.#events.length - maxEvents;
    if (over > 0) {
      this.#events.splice(0, over);
      this.#dropped += over;
    }
    if (this.#events.length > 0) for (const wake of [...this.#waiting]) wake();
  }
}
