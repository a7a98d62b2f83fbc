import { closeSync, fstatSync, ftruncateSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { createSharedSync } from '../../sqlite/shared-sync.js';
import { toStoreError } from '../../store-error.js';
import { syncFolderBehind } from '../../sync-folder.js';
import { sealLine, sealOf } from './journal-seal.js';

/** Rows are mostly sealed sooner, with the next writing to the disk. */
const SEAL_AFTER_MS = 500;

/** The journal of one recorder; nobody else writes it. */
export interface JournalFile {
  readonly name: string;
  /** Bytes written so far. */
  readonly size: number;
  /** Appends all of the text or nothing. Throws a StoreError. */
  append(text: string): void;
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
  let lastSeal = name;
  let unsealed = '';
  let unsealedSince = 0;
  const seal = (): void => {
    if (unsealed === '') return;
    const next = sealOf(lastSeal, unsealed);
    try {
      writeAll(file, sealLine(next));
      size += Buffer.byteLength(sealLine(next));
      lastSeal = next;
      unsealed = '';
    } catch {
      // A disk without room for a seal: the rows are kept, and sealed with the next ones.
      ftruncateSync(file, size);
    }
  };

  return {
    name,
    get size() {
      return size;
    },
    append(text) {
      const now = performance.now();
      // A process or a disk without a moment to spare seals late; rows that stand open for long count as changed.
      if (now - unsealedSince > SEAL_AFTER_MS) seal();
      if (unsealed === '') unsealedSince = now;
      try {
        writeAll(file, text);
        size += Buffer.byteLength(text);
        unsealed += text;
      } catch (problem) {
        // Half a row must not stay: the next one would be read as its end.
        ftruncateSync(file, size);
        throw toStoreError(problem, path);
      }
    },
    seal,
    isThere: () => fstatSync(file).nlink > 0,
    sync: () => syncAll().catch((problem: unknown) => Promise.reject(toStoreError(problem, path))),
    remove() {
      rmSync(path, { force: true });
      shared.end(() => closeSync(file));
    },
  };
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
