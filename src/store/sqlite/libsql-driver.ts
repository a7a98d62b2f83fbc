import type { Connection, Driver, Row, SqlValue } from './driver.js';
import type { ImportModule } from './load-driver.js';

interface LibsqlStatement {
  run(params: readonly SqlValue[]): unknown;
  get(params: readonly SqlValue[]): Row | undefined;
  all(params: readonly SqlValue[]): Row[];
}

interface LibsqlDatabase {
  exec(sql: string): void;
  prepare(sql: string): LibsqlStatement;
  close(): void;
}

interface Libsql {
  default: new (path: string) => LibsqlDatabase;
}

/** The package libsql: prebuilt for every common platform, on Node 20 the first choice. */
export async function libsqlDriver(importModule: ImportModule): Promise<Driver> {
  const { default: LibsqlDatabase } = (await importModule('libsql')) as Libsql;
  return { name: 'libsql', shared: true, open: (path) => connect(new LibsqlDatabase(path)) };
}

function connect(db: LibsqlDatabase): Connection {
  return {
    exec: (sql) => db.exec(sql),
    prepare: (sql) => {
      const statement = db.prepare(sql);
      return {
        run: (params = []) => void statement.run(params),
        get: (params = []) => statement.get(params),
        all: (params = []) => statement.all(params),
      };
    },
    close: () => db.close(),
  };
}
