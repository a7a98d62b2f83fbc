import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readSync,
  rmSync,
  statfsSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { journalFolder, listJournals } from './audit/journal/journal-folder.js';
import { damagedFiles } from './sqlite/replace-damaged.js';
import { StoreError, toStoreError } from './store-error.js';

const MOST_TRIES = 50;
const WAL_HEADER_BYTES = 32;

/** What a home keeps, in a private folder that is removed after reading. */
export interface ReadingCopy {
  readonly home: string;
  remove(): void;
}

/**
 * A copy of `state.db` and its journals when the home may not or cannot be written, for somebody who may read but not
 * change it, or whose disk is full: SQLite itself writes beside a database to read it. Undefined when the home can be
 * read in place.
 */
export function readingCopy(home: string): ReadingCopy | undefined {
  const database = join(home, 'state.db');
  if (mayWrite(home, database) && hasRoom(home)) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'hermes-reading-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    copyState(database, join(folder, 'state.db'));
    // Their names are all a reader needs: verifying tells of each.
    for (const path of damagedFiles(database)) writeFileSync(join(folder, basename(path)), '');
    return { home: folder, remove };
  } catch (problem) {
    remove();
    throw toStoreError(problem, database);
  }
}

/** A home that is not there yet can be made, or whoever makes it is told why not. */
function mayWrite(...places: readonly string[]): boolean {
  return places.every((place) => {
    try {
      accessSync(place, constants.W_OK);
      return true;
    } catch (problem) {
      return (problem as NodeJS.ErrnoException).code === 'ENOENT';
    }
  });
}

/** What SQLite needs for its index of the write-ahead log. */
const LEAST_ROOM = 65_536;

function hasRoom(home: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(home);
    return bavail * bsize >= LEAST_ROOM;
  } catch {
    return true; // not there yet, or a file system that does not tell
  }
}

/**
 * Processes that may write can be at work meanwhile. Journals come first: what enters the chain afterwards is marked
 * there as read. The database comes before its log: whatever of the log had reached its pages is then in the copy of
 * the log too, and half a transaction at the end is not read. Only a log begun anew in between tears the pair.
 */
function copyState(from: string, to: string): void {
  for (let tries = 1; ; tries++) {
    copyJournals(from, to);
    const before = stateOf(from);
    copyIfThere(from, to);
    copyIfThere(`${from}-wal`, `${to}-wal`);
    if (stateOf(from) === before) return;
    if (tries === MOST_TRIES) throw new StoreError('busy', `${from} changed each time it was copied for reading.`);
  }
}

function copyJournals(from: string, to: string): void {
  const [source, target] = [journalFolder(from), journalFolder(to)];
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { mode: 0o700 });
  for (const name of listJournals(source)) copyIfThere(join(source, name), join(target, basename(name)));
}

/** Changes when the write-ahead log was moved into the database, or a new one begun. */
function stateOf(database: string): string {
  const stat = statSync(database, { bigint: true, throwIfNoEntry: false });
  return `${stat?.ino} ${stat?.size} ${stat?.mtimeNs} ${readStart(`${database}-wal`)}`;
}

function readStart(path: string): string {
  let file: number;
  try {
    file = openSync(path, 'r');
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw problem;
  }
  try {
    const bytes = Buffer.alloc(WAL_HEADER_BYTES);
    return bytes.toString('hex', 0, readSync(file, bytes, 0, WAL_HEADER_BYTES, 0));
  } finally {
    closeSync(file);
  }
}

function copyIfThere(from: string, to: string): void {
  rmSync(to, { force: true });
  try {
    copyFileSync(from, to, constants.COPYFILE_FICLONE);
    chmodSync(to, 0o600);
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code !== 'ENOENT') throw problem;
  }
}
