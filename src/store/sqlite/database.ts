import { setTimeout as delay } from 'node:timers/promises';
import { isBusy, StoreError, toStoreError } from '../store-error.js';
import type { Connection, Driver, Row, SqlValue, Statement } from './driver.js';
import { openWalFile, type WalFile } from './wal-file.js';

/** How long a transaction waits for other processes before its caller is told. */
const BUSY_LIMIT_MS = 30_000;

export interface DatabaseOptions {
  readonly path: string;
  readonly driver: Driver;
  readonly connection: Connection;
  /** Told after a commit when the write-ahead log has grown to this size. */
  readonly onWalSize?: (bytes: number) => void;
  /** `always`: a write resolves when it is on the disk; `background`: when it would survive the end of any process. */
  readonly sync?: SyncMode;
}

/** What may be done inside `read` and `write`: plain synchronous SQL. */
export interface Sql {
  run(sql: string, params?: readonly SqlValue[]): void;
  get(sql: string, params?: readonly SqlValue[]): Row | undefined;
  all(sql: string, params?: readonly SqlValue[]): Row[];
}

/** When a write counts as done: see `DatabaseOptions.sync`. */
export type SyncMode = 'background' | 'always';

/**
 * One connection to `state.db`. A `write` is one transaction: when its promise resolves, no kill can undo it. Busy
 * neighbours are waited for without blocking the event loop; what is thrown is always a StoreError or our own mistake.
 */
export class Database implements Sql {
  readonly path: string;
  readonly driver: Driver;
  readonly #connection: Connection;
  readonly #statements = new Map<string, Statement>();
  readonly #onWalSize: ((bytes: number) => void) | undefined;
  readonly #sync: SyncMode;
  #wal: WalFile | undefined;
  /** Why the last sync in the background failed; told to the next write. */
  #unsynced: unknown;
  #closed = false;

  constructor(options: DatabaseOptions) {
    this.path = options.path;
    this.driver = options.driver;
    this.#connection = options.connection;
    this.#onWalSize = options.onWalSize;
    this.#sync = options.sync ?? 'background';
  }

  run(sql: string, params?: readonly SqlValue[]): void {
    this.#prepare(sql).run(params);
  }

  get(sql: string, params?: readonly SqlValue[]): Row | undefined {
    return this.#prepare(sql).get(params);
  }

  all(sql: string, params?: readonly SqlValue[]): Row[] {
    return this.#prepare(sql).all(params);
  }

  /** Statements whose text is not ours to cache: schema changes, PRAGMA, VACUUM. */
  exec(sql: string): void {
    this.#connection.exec(sql);
  }

  /** Runs `work` on a consistent view. */
  read<T>(work: (sql: Sql) => T): Promise<T> {
    return this.#patiently(() => work(this));
  }

  /** Runs `work` in one transaction, all or nothing; resolves when the change is safe as `sync` says. */
  async write<T>(work: (sql: Sql) => T): Promise<T> {
    const answer = await this.#patiently(() => this.transaction(work));
    await this.#makeDurable();
    return answer;
  }

  /** One transaction, synchronous and not yet durable; throws at once when another process is writing. */
  transaction<T>(work: (sql: Sql) => T): T {
    this.#prepare('BEGIN IMMEDIATE').run();
    try {
      const answer = work(this);
      this.#prepare('COMMIT').run();
      return answer;
    } catch (problem) {
      this.#rollBack();
      throw problem;
    }
  }

  /** Moves the write-ahead log into the database file. Only the holder of the store's lock may call it. */
  checkpoint(): void {
    this.#connection.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get();
  }

  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    this.#wal?.close();
    this.#statements.clear();
    this.#connection.close();
  }

  #prepare(sql: string): Statement {
    if (this.#closed) throw new StoreError('closed', `${this.path} was closed.`, { path: this.path });
    let statement = this.#statements.get(sql);
    if (!statement) {
      statement = this.#connection.prepare(sql);
      this.#statements.set(sql, statement);
    }
    return statement;
  }

  /** SQLite ends a transaction by itself after some errors, a full disk among them. Then there is nothing to undo. */
  #rollBack(): void {
    try {
      this.#prepare('ROLLBACK').run();
    } catch {
      // The transaction is gone either way, and the caller gets the first problem.
    }
  }

  async #patiently<T>(work: () => T): Promise<T> {
    const deadline = performance.now() + BUSY_LIMIT_MS;
    for (let attempt = 0; ; attempt++) {
      try {
        return work();
      } catch (problem) {
        if (!isBusy(problem) || performance.now() > deadline) throw toStoreError(problem, this.path);
      }
      // SQLite has no queue for writers; unequal waits keep several processes from colliding again and again.
      await delay(1 + Math.random() * Math.min(50, 2 ** attempt));
    }
  }

  /**
   * A commit reaches the system's cache (synchronous = NORMAL): a killed process loses nothing. The log is synced off
   * the main thread, so that a power failure loses at most what was written during one sync; a call waits for the
   * disk only where the settings say so.
   */
  async #makeDurable(): Promise<void> {
    try {
      this.#wal ??= openWalFile(this.path);
      const size = this.#wal.check();
      const synced = this.#wal.sync();
      if (this.#sync === 'always') await synced;
      else synced.catch((problem: unknown) => (this.#unsynced = problem));
      this.#onWalSize?.(size);
      this.#throwUnsynced();
    } catch (problem) {
      throw toStoreError(problem, this.path);
    }
  }

  #throwUnsynced(): void {
    const problem = this.#unsynced;
    this.#unsynced = undefined;
    if (problem !== undefined) throw problem;
  }
}
