import { closeSync, fstatSync, ftruncateSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { createSharedSync } from '../../sqlite/shared-sync.js';
import { toStoreError } from '../../store-error.js';
import { syncFolderBehind } from '../../sync-folder.js';
import { type JournalRow, writeLine } from './journal-row.js';
import { isOpenTooLong, sealLine, sealOf, timeOf } from './journal-seal.js';

/** The journal of one recorder; nobody else writes it. */
export interface JournalFile {
  readonly name: string;
  /** Bytes written so far. */
  readonly size: number;
  /** Appends all of the rows or none. Answers the bytes at which their lines begin. Throws a StoreError. */
  append(rows: readonly JournalRow[]): number[];
  /** Closes what was appended since the last time with a hash, so that a change of it is noticed. */
  seal(): void;
  /** False when somebody deleted the file. */
  isThere(): boolean;
  /** Resolves when everything appended is on the disk. */
  sync(): Promise<void>;
  /** Deletes the file. Only when all its rows are in the chain. */
  remove(): void;
}

export function createJournalFile(folder: string, name: string): JournalFile {
  const path = join(folder, name);
  const file = openNew(folder, path);
  const shared = createSharedSync(file);
  // Behind the first row, like the row itself: who asked for the disk waits for both.
  let isFolderSynced = false;
  const syncAll = async (): Promise<void> => {
    await shared.sync();
    if (isFolderSynced) return;
    await syncFolderBehind(folder);
    isFolderSynced = true;
  };
  let size = 0;
  let tail: Tail = { seal: name, open: '', since: 0 };
  const write = (text: string, tailBehind: Tail): void => {
    try {
      writeAll(file, text);
    } catch (problem) {
      // Half a row must not stay: the next one would be read as its end.
      ftruncateSync(file, size);
      throw problem;
    }
    size += Buffer.byteLength(text);
    tail = tailBehind;
  };

  return {
    name,
    get size() {
      return size;
    },
    append(rows) {
      const { text, starts, tailBehind } = linesOf(rows, tail, size);
      try {
        write(text, tailBehind);
      } catch (problem) {
        throw toStoreError(problem, path);
      }
      return starts;
    },
    seal() {
      if (tail.open === '') return;
      const seal = sealOf(tail.seal, tail.open);
      try {
        write(sealLine(seal), { seal, open: '', since: 0 });
      } catch {
        // A disk without room for a seal: the rows are kept, and sealed with the next ones.
      }
    },
    isThere: () => fstatSync(file).nlink > 0,
    sync: () => syncAll().catch((problem: unknown) => Promise.reject(toStoreError(problem, path))),
    remove() {
      rmSync(path, { force: true });
      shared.end(() => closeSync(file));
    },
  };
}

/** What lies behind the last seal of a journal. */
interface Tail {
  readonly seal: string;
  /** The text of the rows that have no seal yet. */
  readonly open: string;
  /** The time in the first of them. */
  readonly since: number;
}

/**
 * The lines of rows, with a seal wherever the rows before it would stand open for too long. Whoever reads the journal
 * while they are written, or after a kill, finds no beginning of them that looks as if a seal was taken out.
 */
function linesOf(rows: readonly JournalRow[], tail: Tail, size: number) {
  let { seal, open, since } = tail;
  let text = '';
  let end = size;
  const starts = rows.map((row) => {
    const at = timeOf(row);
    if (open !== '' && isOpenTooLong(since, at)) {
      seal = sealOf(seal, open);
      text += sealLine(seal);
      end += sealLine(seal).length;
      open = '';
    }
    if (open === '') since = at;
    const line = writeLine(row);
    const start = end;
    text += line;
    open += line;
    end += Buffer.byteLength(line);
    return start;
  });
  return { text, starts, tailBehind: { seal, open, since } };
}

/** A disk that is nearly full takes only the beginning. */
function writeAll(file: number, text: string): void {
  let done = writeSync(file, text);
  if (done === text.length) return;
  const bytes = Buffer.from(text);
  while (done < bytes.length) done += writeSync(file, bytes, done);
}

function openNew(folder: string, path: string): number {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    return openSync(path, 'ax', 0o600);
  } catch (problem) {
    throw toStoreError(problem, path);
  }
}
