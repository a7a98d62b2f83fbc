import { accessSync, constants, existsSync, mkdirSync, statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { isBusy, StoreError, storeErrorCode, toStoreError } from '../store-error.js';
import { syncFolder } from '../sync-folder.js';
import { backupFolder, backupInto } from './backup.js';
import { checkIntegrity } from './check-integrity.js';
import { Database, type SyncMode } from './database.js';
import type { Driver } from './driver.js';
import { migrate } from './migrate.js';
import { liveLockOwner } from './process-lock.js';
import { replaceDamaged } from './replace-damaged.js';
import { createPrivateFile, withStoreLock } from './store-lock.js';
import { singleProcessLock } from './wasm-driver.js';

const BUSY_LIMIT_MS = 30_000;

/** Something the operator has to hear about although work goes on. */
export interface StoreProblem {
  readonly kind: 'database-damaged' | 'database-replaced' | 'single-process' | 'maintenance-failed';
  readonly message: string;
  /** Where a damaged file was kept. */
  readonly keptAt?: string | undefined;
  /** The backup that took its place; undefined when a new database was begun. */
  readonly restoredFrom?: string | undefined;
  readonly cause?: unknown;
}

export interface OpenDatabaseOptions {
  readonly path: string;
  readonly driver: Driver;
  readonly now: () => number;
  readonly onProblem: (problem: StoreProblem) => void;
  /** Check the whole file even when it was checked lately: something looked wrong. */
  readonly suspect?: boolean;
  /** A damaged copy is left as it is: what it was copied from is what counts. */
  readonly isCopy?: boolean;
  readonly onWalSize?: (bytes: number) => void;
  readonly sync?: SyncMode;
  readonly migrations?: readonly string[];
}

/**
 * Opens `state.db`, making it when it is missing: checks it, upgrades it, and replaces it by its last backup when it
 * is damaged. Rejects with a StoreError; a file of another program or of a newer Hermes is left as it is.
 */
export async function openDatabase(options: OpenDatabaseOptions): Promise<Database> {
  try {
    mkdirSync(dirname(options.path), { recursive: true, mode: 0o700 });
    return await openOrReplace(options);
  } catch (problem) {
    throw toStoreError(refusedAccess(problem, options.path) ?? problem, options.path);
  }
}

/** SQLite only says that it could not open a file; the system knows why. */
function refusedAccess(problem: unknown, path: string): unknown {
  if (storeErrorCode(problem) !== 'io') return undefined;
  try {
    accessSync(dirname(path), constants.W_OK);
    if (existsSync(path)) accessSync(path, constants.R_OK | constants.W_OK);
    // Beside the file SQLite needs room for its index of the log, without which it does not open at all.
    const { bavail, bsize } = statfsSync(dirname(path));
    return bavail * bsize < LEAST_ROOM ? noSpaceLeft(problem) : undefined;
  } catch (reason) {
    return reason;
  }
}

const LEAST_ROOM = 65_536;

function noSpaceLeft(cause: unknown): Error {
  return Object.assign(new Error('no space left', { cause }), { code: 'ENOSPC', syscall: 'open' });
}

async function openOrReplace(options: OpenDatabaseOptions): Promise<Database> {
  try {
    return await openPatiently(options);
  } catch (problem) {
    if (storeErrorCode(problem) !== 'corrupt' || options.isCopy) throw problem;
  }
  return withStoreLock(options.driver, options.path, async () => {
    try {
      // Another process may have replaced it while this one waited for the lock.
      return await openPatiently({ ...options, suspect: true });
    } catch (problem) {
      if (storeErrorCode(problem) !== 'corrupt') throw problem;
      const { keptAt, restoredFrom } = replaceDamaged(options, backupFolder(options.path));
      const db = await openPatiently(options);
      options.onProblem({
        kind: 'database-damaged',
        message: restoredFrom
          ? `${options.path} was damaged. The damaged file is kept as ${keptAt}; the backup ${restoredFrom} took its place, and what was recorded after it is missing.`
          : `${options.path} was damaged and there was no usable backup. The damaged file is kept as ${keptAt}; a new record was begun.`,
        keptAt,
        restoredFrom,
        cause: problem,
      });
      return db;
    }
  });
}

/** Several processes may start at once, and each of them briefly locks the file to set it up. */
async function openPatiently(options: OpenDatabaseOptions): Promise<Database> {
  const deadline = performance.now() + BUSY_LIMIT_MS;
  for (;;) {
    try {
      return openOnce(options);
    } catch (problem) {
      const waitingHelps = isBusy(problem) && !(problem instanceof StoreError);
      if (!waitingHelps || performance.now() > deadline) throw problem;
    }
    await delay(2 + Math.random() * 20);
  }
}

function openOnce(options: OpenDatabaseOptions): Database {
  const { path, driver } = options;
  refuseBesideSingleProcess(options);
  if (createPrivateFile(path)) syncFolder(dirname(path));
  const connection = driver.open(path);
  const { onWalSize, sync } = options;
  const db = new Database({ path, driver, connection, ...(onWalSize && { onWalSize }), ...(sync && { sync }) });
  try {
    // The wait inside SQLite blocks the event loop, so it is short; the long wait is ours (Database).
    db.exec('PRAGMA busy_timeout = 15');
    useWriteAheadLog(db);
    migrate(db, {
      ...(options.migrations && { migrations: options.migrations }),
      beforeUpgrade: () => void backupInto(db, backupFolder(path), options.now()),
    });
    checkIntegrity(db, { now: options.now(), always: options.suspect ?? false });
    return db;
  } catch (problem) {
    db.close();
    throw problem;
  }
}

function useWriteAheadLog(db: Database): void {
  const mode = db.get('PRAGMA journal_mode = WAL')?.journal_mode;
  if (mode !== 'wal') {
    throw new StoreError(
      'io',
      `The file system of ${db.path} cannot hold a write-ahead log (journal mode ${String(mode)}). Choose a home on a local disk.`,
      { path: db.path },
    );
  }
  db.exec('PRAGMA synchronous = NORMAL');
  // SQLite before 3.51.3 can lose pages when two connections checkpoint while a third one writes. Nobody checkpoints
  // on commit; the holder of the store's lock does it (see checkpoint in open-store.ts).
  db.exec('PRAGMA wal_autocheckpoint = 0');
  db.exec('PRAGMA trusted_schema = OFF');
}

/** A process that works through wasm cannot see our locks, so we have to see its. */
function refuseBesideSingleProcess({ path, driver }: OpenDatabaseOptions): void {
  if (!driver.shared) return;
  const owner = liveLockOwner(singleProcessLock(path));
  if (owner === undefined || owner === process.pid) return;
  throw new StoreError(
    'busy',
    `${path} is open in process ${owner}, which has no native SQLite driver and must be the only one. End it and try again.`,
    { path },
  );
}
