import { createHash } from 'node:crypto';
import { ToolError } from '../kernel/outcome.js';
import type { FileStat } from '../kernel/ports.js';
import { asBuffer } from '../lib/as-buffer.js';
import { LineIndexes } from './read/line-index.js';

/** What a task knows of a file: how it was when the task last read or wrote it. */
export interface JournalEntry {
  readonly path: string;
  readonly mtimeMs: number;
  readonly size: number;
  readonly inode: string;
  readonly how: 'read' | 'written';
  /** The whole content, for files small enough to keep. */
  readonly bytes?: Uint8Array;
}

const MAX_KEPT_FILE = 1024 * 1024;
const MAX_KEPT = 16 * 1024 * 1024;
const KEY = 'file-journal';

/** Files one task has read and written, kept in its state: for stale checks, repeated reads and the task's summary. */
export class FileJournal {
  readonly #entries = new Map<string, JournalEntry>();
  readonly #regions = new Map<string, string>();
  readonly #ways = new Map<string, string>();
  readonly indexes = new LineIndexes();
  /** Those whose content is kept, the oldest first. */
  readonly #withBytes = new Set<string>();
  #kept = 0;

  static of(state: Map<string, unknown>): FileJournal {
    const known = state.get(KEY);
    if (known instanceof FileJournal) return known;
    const journal = new FileJournal();
    state.set(KEY, journal);
    return journal;
  }

  note(
    stat: Pick<FileStat, 'path' | 'mtimeMs' | 'size' | 'inode'>,
    how: JournalEntry['how'],
    bytes?: Uint8Array,
  ): void {
    this.forget(stat.path);
    const keep = bytes !== undefined && bytes.length <= MAX_KEPT_FILE;
    const { path, mtimeMs, size, inode } = stat;
    this.#entries.set(path, { path, mtimeMs, size, inode, how, ...(keep ? { bytes } : {}) });
    if (keep) this.#kept += bytes.length;
    if (keep) this.#withBytes.add(path);
    for (const oldest of this.#withBytes) {
      if (this.#kept <= MAX_KEPT || oldest === path) break;
      this.#dropBytes(oldest);
    }
  }

  forget(path: string): void {
    this.#dropBytes(path);
    this.#entries.delete(path);
  }

  #dropBytes(path: string): void {
    const entry = this.#entries.get(path);
    if (entry?.bytes === undefined) return;
    const { bytes, ...rest } = entry;
    this.#kept -= bytes.length;
    this.#withBytes.delete(path);
    this.#entries.set(path, rest);
  }

  /** The entry when the file is not as this task knows it; undefined when it is, or was never seen. */
  stale(stat: Pick<FileStat, 'path' | 'mtimeMs' | 'size' | 'inode'>, bytes?: Uint8Array): JournalEntry | undefined {
    const known = this.#entries.get(stat.path);
    if (known === undefined) return undefined;
    const same = known.mtimeMs === stat.mtimeMs && known.size === stat.size && known.inode === stat.inode;
    if (same) return undefined;
    // Touched or replaced by the same content: nothing the task would destroy.
    if (bytes !== undefined && known.bytes !== undefined && asBuffer(known.bytes).equals(bytes)) return undefined;
    return known;
  }

  /** Remembers where a path led, to notice when a link was put in its way. */
  noteWay(path: string, cwd: string, real: string): void {
    this.#ways.set(`${cwd}\0${path}`, real);
  }

  /** Refuses a path that led to another file when this task last used it: what it knows is not what it would change. */
  requireSameWay(path: string, cwd: string, real: string): void {
    const known = this.#ways.get(`${cwd}\0${path}`);
    if (known === undefined || known === real) return;
    throw new ToolError(`${path} leads to ${real} now; when you last used it, it was ${known}. Nothing was written.`, {
      code: 'conflict',
      hint: 'A link was put in its way. Read it again if that is the file you mean.',
    });
  }

  /** Whether this task was already shown the same text for the same region; remembers it. */
  isRepeated(region: string, text: string): boolean {
    const hash = createHash('sha1').update(text).digest('base64');
    const repeated = this.#regions.get(region) === hash;
    this.#regions.set(region, hash);
    return repeated;
  }

  summary(): { readonly read: string[]; readonly written: string[] } {
    const paths = (how: JournalEntry['how']): string[] =>
      [...this.#entries.values()].filter((entry) => entry.how === how).map(({ path }) => path);
    return { read: paths('read'), written: paths('written') };
  }
}
