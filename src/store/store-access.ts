import type { Sql, SyncMode } from './sqlite/database.js';

/** The database as its users see it: opened at the first use, reopened after trouble. */
export interface StoreAccess {
  /** The file of the database; what belongs to it lies beside it. */
  readonly path: string;
  /** Whether what is written waits for the disk. */
  readonly sync: SyncMode;
  /** A copy of a home that may not be written: what is added to it never enters the log itself. */
  readonly isCopy: boolean;
  /** Runs `work` on a consistent view of the database. */
  read<T>(work: (sql: Sql) => T): Promise<T>;
  /** Runs `work` in one transaction; durable when the promise resolves, nothing changed when it rejects. */
  write<T>(work: (sql: Sql) => T): Promise<T>;
}
