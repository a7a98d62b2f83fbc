import type { FileStat } from '../../kernel/ports.js';

const STEP = 1024;
const MAX_INDEXES = 64;

/**
 * Where every 1,024th line of a large file begins. Grows while the file is read, so that the second deep read jumps;
 * eight bytes per step keep a file of ten million lines under 100 kB.
 */
export class SparseLineIndex {
  readonly #offsets: number[];
  /** Known once the end was reached. */
  totalLines: number | null = null;

  constructor(firstLine = 0) {
    this.#offsets = [firstLine];
  }

  /** The nearest known line at or before `line` (0-based). */
  before(line: number): { readonly line: number; readonly offset: number } {
    const step = Math.min(Math.floor(line / STEP), this.#offsets.length - 1);
    return { line: step * STEP, offset: this.#offsets[step] ?? 0 };
  }

  /** Tells where a line begins; only the next step is of use, so this can be called for every line. */
  note(line: number, offset: number): void {
    if (line === this.#offsets.length * STEP) this.#offsets.push(offset);
  }

  /** The line whose note would be of use. */
  get nextStep(): number {
    return this.#offsets.length * STEP;
  }
}

/** Indexes of the files a task has read, forgotten when the file changes or others are read more. */
export class LineIndexes {
  readonly #byFile = new Map<string, SparseLineIndex>();

  of(stat: Pick<FileStat, 'path' | 'inode' | 'size' | 'mtimeMs'>): SparseLineIndex {
    const key = `${stat.path}\u0000${stat.inode}:${stat.size}:${stat.mtimeMs}`;
    const index = this.#byFile.get(key) ?? new SparseLineIndex();
    this.#byFile.delete(key);
    this.#byFile.set(key, index);
    const oldest = this.#byFile.keys().next().value;
    if (this.#byFile.size > MAX_INDEXES && oldest !== undefined) this.#byFile.delete(oldest);
    return index;
  }
}
