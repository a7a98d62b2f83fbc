import { rmdirSync } from 'node:fs';
import type { Connection, Driver, Row, SqlValue } from './driver.js';
import type { ImportModule } from './load-driver.js';
import { takeProcessLock } from './process-lock.js';

interface WasmStatement {
  run(params: readonly SqlValue[]): unknown;
  all(params: readonly SqlValue[]): Row[];
  finalize(): void;
}

interface WasmDatabase {
  exec(sql: string): void;
  prepare(sql: string): WasmStatement;
  close(): void;
}

interface WasmSqlite {
  default: { Database: new (path: string) => WasmDatabase };
}

/**
 * SQLite compiled to WebAssembly: runs everywhere, but only one process may have the file open. The first one
 * takes a lock that names its process; the others are told so with a `busy` StoreError.
 */
export async function wasmDriver(importModule: ImportModule): Promise<Driver> {
  const { Database } = ((await importModule('node-sqlite3-wasm')) as WasmSqlite).default;
  return { name: 'node-sqlite3-wasm', shared: false, open: (path) => openExclusively(Database, path) };
}

/** Where the process that opened a database through wasm leaves its name. */
export function singleProcessLock(path: string): string {
  return `${path}.single`;
}

function openExclusively(WasmDatabase: WasmSqlite['default']['Database'], path: string): Connection {
  const release = takeProcessLock(singleProcessLock(path), {
    held: (owner) =>
      `${path} is open in process ${owner}. Without a native SQLite driver only one process at a time can use it; end that one, or install the optional package libsql.`,
  });
  try {
    removeLeftLock(path);
    const db = new WasmDatabase(path);
    // Exclusive locking is what lets this build read and write the write-ahead log of the other drivers.
    db.exec('PRAGMA locking_mode = EXCLUSIVE');
    return connect(db, release);
  } catch (problem) {
    release();
    throw problem;
  }
}

/** This build locks with a folder, which stays behind when its process is killed. We hold the real lock by now. */
function removeLeftLock(path: string): void {
  try {
    rmdirSync(`${path}.lock`);
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code !== 'ENOENT') throw problem;
  }
}

function connect(db: WasmDatabase, release: () => void): Connection {
  const statements: WasmStatement[] = [];
  return {
    exec: (sql) => db.exec(sql),
    prepare: (sql) => {
      const statement = db.prepare(sql);
      statements.push(statement);
      return {
        run: (params = []) => void statement.run(params),
        // Its own `get` leaves the statement open, and an open one keeps a transaction from ending.
        get: (params = []) => statement.all(params)[0],
        all: (params = []) => statement.all(params),
      };
    },
    close: () => {
      for (const statement of statements) finalize(statement);
      db.close();
      release();
    },
  };
}

function finalize(statement: WasmStatement): void {
  try {
    statement.finalize();
  } catch {
    // SQLite repeats the statement's last error here; whoever ran it has heard of it.
  }
}
