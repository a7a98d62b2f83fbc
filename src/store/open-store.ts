import { join } from 'node:path';
import type { Clock } from '../kernel/context.js';
import { readHead } from './audit/append-rows.js';
import { backup, backupFolder, backupInto, listBackups } from './sqlite/backup.js';
import type { Database, Sql, SyncMode } from './sqlite/database.js';
import type { ImportModule } from './sqlite/load-driver.js';
import type { StoreProblem } from './sqlite/open-database.js';
import { tryStoreLock } from './sqlite/store-lock.js';
import type { StoreAccess } from './store-access.js';
import { StoreError, storeErrorCode } from './store-error.js';

/** The write-ahead log is moved into the database when it has grown to this size. */
const CHECKPOINT_BYTES = 4 * 1_024 * 1_024;
const BACKUP_EVERY_MS = 24 * 3_600_000;
/** Copying a larger database (128 MiB) would hold the process up for longer than a quarter of a second. */
const MOST_PAGES_TO_COPY = 32_768;
const FEWEST_ROWS_TO_COPY = 100;

export interface OpenStoreOptions {
  readonly home: string;
  readonly clock: Clock;
  /** Told what the operator should know although work goes on: a damaged file, a single-process driver, ... */
  readonly onProblem?: (problem: StoreProblem) => void;
  /** Whether a write waits for the disk. Default `background`: safe after a kill, synced right behind. */
  readonly sync?: SyncMode;
  /** The home is a copy for reading. A damaged copy is told as such and never replaced. */
  readonly isCopy?: boolean;
  /** For tests: how the SQLite drivers are imported. */
  readonly importModule?: ImportModule;
}

/** `state.db` of a home. */
export interface Store extends StoreAccess {
  /** Writes a consistent copy of the database to `path`, whole or not at all. */
  backup(path: string): Promise<void>;
  /** The driver in use; loads it. */
  driverName(): Promise<string>;
  close(): Promise<void>;
}

/**
 * The store of a home. Nothing is loaded and no file touched until the first read or write; a database that could
 * not be opened is tried again at the next use, so the store recovers as soon as the disk does.
 */
export function openStore(options: OpenStoreOptions): Store {
  return new HomeStore(options);
}

class HomeStore implements Store {
  readonly path: string;
  readonly sync: SyncMode;
  readonly isCopy: boolean;
  readonly #options: OpenStoreOptions;
  #opening: Promise<Database> | undefined;
  #suspect = false;
  #checkpointing = false;
  #nextCheckpoint = CHECKPOINT_BYTES;
  #closed = false;

  constructor(options: OpenStoreOptions) {
    this.#options = options;
    this.path = join(options.home, 'state.db');
    this.sync = options.sync ?? 'background';
    this.isCopy = options.isCopy ?? false;
  }

  read<T>(work: (sql: Sql) => T): Promise<T> {
    return this.#use((db) => db.read(work));
  }

  write<T>(work: (sql: Sql) => T): Promise<T> {
    return this.#use((db) => db.write(work));
  }

  backup(path: string): Promise<void> {
    return this.#use(async (db) => backup(db, path));
  }

  driverName(): Promise<string> {
    return this.#use(async (db) => db.driver.name);
  }

  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    const db = await this.#opening?.catch(() => undefined);
    if (!db) return;
    try {
      if (this.isCopy) return;
      this.#backUpWhenDue(db);
      this.#checkpoint(db);
    } catch (problem) {
      this.#report({ kind: 'maintenance-failed', message: `${this.path}: the closing backup failed.`, cause: problem });
    } finally {
      db.close();
    }
  }

  async #use<T>(work: (db: Database) => Promise<T>): Promise<T> {
    if (this.#closed) throw new StoreError('closed', `${this.path} was closed.`, { path: this.path });
    const opening = (this.#opening ??= this.#open());
    try {
      return await work(await opening);
    } catch (problem) {
      this.#reopenAfter(problem, opening);
      throw problem;
    }
  }

  async #open(): Promise<Database> {
    const [{ loadDriver }, { openDatabase }] = await Promise.all([
      import('./sqlite/load-driver.js'),
      import('./sqlite/open-database.js'),
    ]);
    const driver = await loadDriver(this.#options.importModule);
    if (!driver.shared) {
      this.#report({
        kind: 'single-process',
        message: `${this.path} is used through ${driver.name}, which only one process at a time can do. Install the optional package libsql, or use Node 22.13 or newer, for several.`,
      });
    }
    const db = await openDatabase({
      path: this.path,
      driver,
      now: () => this.#options.clock.now(),
      onProblem: (problem) => this.#report(problem),
      suspect: this.#suspect,
      isCopy: this.isCopy,
      onWalSize: (bytes) => this.#checkpointWhenLarge(bytes),
      sync: this.sync,
    });
    this.#suspect = false;
    return db;
  }

  /** After these the connection is of no use any more; the next use opens the file anew. */
  #reopenAfter(problem: unknown, failed: Promise<Database>): void {
    const code = storeErrorCode(problem);
    if (code === undefined || code === 'busy' || code === 'disk_full') {
      // The connection is sound, unless it never came to be.
      failed.catch(() => this.#forget(failed));
      return;
    }
    if (code === 'corrupt') this.#suspect = true;
    if (code === 'replaced') {
      this.#report({ kind: 'database-replaced', message: (problem as Error).message, cause: problem });
    }
    if (this.#forget(failed)) failed.then((db) => db.close()).catch(() => {});
  }

  #forget(failed: Promise<Database>): boolean {
    if (this.#opening !== failed) return false;
    this.#opening = undefined;
    return true;
  }

  /** Not in the way of the commit that noticed it. */
  #checkpointWhenLarge(bytes: number): void {
    if (bytes < CHECKPOINT_BYTES) this.#nextCheckpoint = CHECKPOINT_BYTES;
    if (bytes < this.#nextCheckpoint || this.#checkpointing) return;
    this.#checkpointing = true;
    setImmediate(async () => {
      try {
        const db = await this.#opening;
        if (db && !this.#closed) {
          this.#checkpoint(db);
          this.#backUpWhenDue(db);
        }
        // A reader may have kept part of the log in use: try again when it has grown further.
        this.#nextCheckpoint = bytes + CHECKPOINT_BYTES;
      } catch (problem) {
        this.#report({
          kind: 'maintenance-failed',
          message: `${this.path}: a checkpoint or backup failed.`,
          cause: problem,
        });
      } finally {
        this.#checkpointing = false;
      }
    });
  }

  #checkpoint(db: Database): void {
    const release = tryStoreLock(db.driver, this.path);
    if (!release) return;
    try {
      db.checkpoint();
    } finally {
      release();
    }
  }

  #backUpWhenDue(db: Database): void {
    const now = this.#options.clock.now();
    const folder = backupFolder(this.path);
    const newest = listBackups(folder)[0];
    if (newest && now - newest.madeAt < BACKUP_EVERY_MS) return;
    const pages = Number(db.get('PRAGMA page_count')?.page_count);
    if (pages > MOST_PAGES_TO_COPY || readHead(db).seq < FEWEST_ROWS_TO_COPY) return;
    backupInto(db, folder, now);
  }

  #report(problem: StoreProblem): void {
    this.#options.onProblem?.(problem);
  }
}
