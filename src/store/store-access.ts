import type { Sql } from './sqlite/database.js';

/** The database as its users see it: opened at the first use, reopened after trouble. */
export interface StoreAccess {
  /** Runs `work` on a consistent view of the database. */
  read<T>(work: (sql: Sql) => T): Promise<T>;
  /** Runs `work` in one transaction; durable when the promise resolves, nothing changed when it rejects. */
  write<T>(work: (sql: Sql) => T): Promise<T>;
}
