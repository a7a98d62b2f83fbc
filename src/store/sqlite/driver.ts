/** What can be bound to a parameter. */
export type SqlValue = null | number | string | Uint8Array;

export type Row = Readonly<Record<string, unknown>>;

export interface Statement {
  run(params?: readonly SqlValue[]): void;
  get(params?: readonly SqlValue[]): Row | undefined;
  all(params?: readonly SqlValue[]): Row[];
}

export interface Connection {
  exec(sql: string): void;
  prepare(sql: string): Statement;
  close(): void;
}

/** One way to SQLite. Everything above it is the same code. */
export interface Driver {
  readonly name: 'node:sqlite' | 'libsql' | 'node-sqlite3-wasm';
  /** Whether several processes may have one file open. The wasm build knows no operating system locks. */
  readonly shared: boolean;
  open(path: string): Connection;
}
