import { ToolError } from '../../kernel/outcome.js';
import type { WatchHandle, WatchPort } from '../watch-port.js';
import { EventBook, type WatchEvent } from './event-book.js';

export interface WatchOptions {
  readonly path: string;
  readonly globs: readonly string[];
  readonly debounceMs: number;
  readonly maxEvents: number;
  readonly hidden: boolean;
}

interface Watch {
  readonly id: string;
  readonly path: string;
  readonly book: EventBook;
  handle?: WatchHandle;
  problem?: string;
}

const MAX_WATCHES = 16;
const KEY = 'watches';
const IGNORED = new Set(['.git', 'node_modules', '.hg', '.svn', '__pycache__']);

/** The watches of one task. All of them end with it. */
export class WatchBook {
  readonly #watches = new Map<string, Watch>();
  #last = 0;

  static of(state: Map<string, unknown>, onTaskEnd: (release: () => Promise<void>) => void): WatchBook {
    const known = state.get(KEY);
    if (known instanceof WatchBook) return known;
    const book = new WatchBook();
    state.set(KEY, book);
    onTaskEnd(() => book.close());
    return book;
  }

  async start(
    port: WatchPort,
    options: WatchOptions,
    now: () => number,
  ): Promise<{ readonly id: string; readonly path: string }> {
    if (this.#watches.size >= MAX_WATCHES) {
      throw new ToolError(`${MAX_WATCHES} watches are already running.`, {
        code: 'conflict',
        hint: 'Stop one of them first.',
      });
    }
    const id = `watch_${++this.#last}`;
    const { debounceMs, maxEvents } = options;
    const watch: Watch = {
      id,
      path: options.path,
      book: new EventBook({ debounceMs, maxEvents, matches: await createFilter(options.globs), now }),
    };
    this.#watches.set(id, watch);
    try {
      watch.handle = await port.start({
        path: options.path,
        ignores: (path) =>
          path.split('/').some((part) => IGNORED.has(part) || (!options.hidden && part.startsWith('.'))),
        onSignal: (signal) => watch.book.add(signal),
        onProblem: (message) => {
          watch.problem = message;
        },
      });
    } catch (problem) {
      await this.stop(id);
      throw problem;
    }
    if (watch.problem !== undefined) {
      await this.stop(id);
      throw new ToolError(`Cannot watch ${options.path}: ${watch.problem}.`, {
        code: 'too_large',
        hint: 'Watch a smaller folder.',
      });
    }
    return { id, path: watch.handle.root };
  }

  async poll(
    port: WatchPort,
    id: string,
    waitMs: number,
    signal: AbortSignal,
  ): Promise<{ events: WatchEvent[]; dropped: number; problem?: string }> {
    const watch = this.#get(id);
    await watch.book.wait(waitMs, signal);
    const { events, dropped } = watch.book.take();
    const root = watch.handle?.root ?? '';
    const allowed = await port.readable(events.map(({ path }) => (path === '' ? root : `${root}/${path}`)));
    const shown = events.filter((_, i) => allowed[i] === true);
    return { events: shown, dropped, ...(watch.problem === undefined ? {} : { problem: watch.problem }) };
  }

  list(): { readonly id: string; readonly path: string }[] {
    return [...this.#watches.values()].map(({ id, path }) => ({ id, path }));
  }

  async stop(id: string): Promise<void> {
    const watch = this.#get(id);
    this.#watches.delete(id);
    watch.book.close();
    await watch.handle?.close();
  }

  async close(): Promise<void> {
    await Promise.all([...this.#watches.keys()].map((id) => this.stop(id)));
  }

  #get(id: string): Watch {
    const watch = this.#watches.get(id);
    if (watch !== undefined) return watch;
    const running = [...this.#watches.keys()].join(', ') || 'none';
    throw new ToolError(`There is no watch ${id}.`, { code: 'not_found', hint: `Running: ${running}.` });
  }
}

async function createFilter(globs: readonly string[]): Promise<(path: string) => boolean> {
  if (globs.length === 0) return () => true;
  const { default: picomatch } = await import('picomatch');
  const byPath = picomatch(
    globs.filter((glob) => glob.includes('/')),
    { dot: true },
  );
  const byName = picomatch(
    globs.filter((glob) => !glob.includes('/')),
    { dot: true },
  );
  return (path) => byPath(path) || byName(path.slice(path.lastIndexOf('/') + 1));
}
