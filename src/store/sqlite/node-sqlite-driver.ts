import type { Connection, Driver, Row, SqlValue } from './driver.js';
import type { ImportModule } from './load-driver.js';

interface NodeStatement {
  run(...params: readonly SqlValue[]): unknown;
  get(...params: readonly SqlValue[]): Row | undefined;
  all(...params: readonly SqlValue[]): Row[];
}

interface NodeDatabase {
  exec(sql: string): void;
  prepare(sql: string): NodeStatement;
  close(): void;
}

interface NodeSqlite {
  DatabaseSync: new (path: string) => NodeDatabase;
}

/** Node's own SQLite (Node 22.13 and newer). */
export async function nodeSqliteDriver(importModule: ImportModule): Promise<Driver> {
  const { DatabaseSync } = await withoutExperimentalWarning(() => importModule('node:sqlite') as Promise<NodeSqlite>);
  return { name: 'node:sqlite', shared: true, open: (path) => connect(new DatabaseSync(path)) };
}

function connect(db: NodeDatabase): Connection {
  return {
    exec: (sql) => db.exec(sql),
    prepare: (sql) => {
      const statement = db.prepare(sql);
      return {
        run: (params = []) => void statement.run(...params),
        get: (params = []) => statement.get(...params),
        all: (params = []) => statement.all(...params),
      };
    },
    close: () => db.close(),
  };
}

/** Node 22 prints a warning at the first import; it would appear in the middle of every command's output. */
async function withoutExperimentalWarning<T>(load: () => Promise<T>): Promise<T> {
  const emitWarning = process.emitWarning;
  process.emitWarning = (warning: string | Error, ...rest: unknown[]) => {
    if (!String(warning).includes('SQLite')) Reflect.apply(emitWarning, process, [warning, ...rest]);
  };
  try {
    return await load();
  } finally {
    process.emitWarning = emitWarning;
  }
}
