import type { FileStat } from '../../kernel/ports.js';

/** A place in a file: `line` line breaks stand before the byte at `offset`. */
export interface Mark {
  readonly line: number;
  readonly offset: number;
}

const STEP_BYTES = 256 * 1024;
const MAX_INDEXES = 64;

/**
 * Marks all along a large file. Grows while the file is read, so that the second deep read jumps; one mark in 256 kB
 * keeps the index of a gigabyte under 100 kB.
 */
export class SparseLineIndex {
  readonly #marks: Mark[];
  /** Known once the end was reached. */
  totalLines: number | null = null;

  constructor(firstByte = 0) {
    this.#marks = [{ line: 0, offset: firstByte }];
  }

  /** The last mark from which the beginning of `line` (0-based) can still be found. */
  before(line: number): Mark {
    let low = 0;
    let high = this.#marks.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#marks[middle]?.line ?? 0) < line) low = middle;
      else high = middle - 1;
    }
    return this.#marks[low] ?? { line: 0, offset: 0 };
  }

  note(line: number, offset: number): void {
    const last = this.#marks.at(-1)?.offset ?? 0;
    if (offset >= last + STEP_BYTES) this.#marks.push({ line, offset });
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
