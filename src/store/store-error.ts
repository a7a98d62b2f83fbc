/** Why the store could not do its work. */
export type StoreErrorCode =
  | 'busy'
  | 'disk_full'
  | 'read_only'
  | 'no_permission'
  | 'corrupt'
  | 'newer_schema'
  | 'foreign_schema'
  | 'no_driver'
  | 'replaced'
  | 'closed'
  | 'io';

/**
 * The store's only error. The message names the file and what to do next; `code` is for programs.
 * The call pipeline refuses a call whose intent was rejected with it.
 */
export class StoreError extends Error {
  override readonly name = 'StoreError';
  readonly code: StoreErrorCode;
  readonly path: string | undefined;

  constructor(code: StoreErrorCode, message: string, options: { path?: string; cause?: unknown } = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.code = code;
    this.path = options.path;
  }
}

/** Turns whatever a driver or the file system threw into a `StoreError`; programming errors pass through unchanged. */
export function toStoreError(problem: unknown, path: string): unknown {
  if (problem instanceof StoreError) return problem;
  const code = storeErrorCode(problem);
  return code === undefined ? problem : new StoreError(code, MESSAGES[code](path), { path, cause: problem });
}

/** Whether another connection holds the lock this one wanted: worth trying again. */
export function isBusy(problem: unknown): boolean {
  return storeErrorCode(problem) === 'busy';
}

/** The kind of a driver's or file system's problem; undefined when it is a mistake in our own SQL or code. */
export function storeErrorCode(problem: unknown): StoreErrorCode | undefined {
  if (problem instanceof StoreError) return problem.code;
  if (!(problem instanceof Error)) return undefined;
  const { code, errcode, syscall, message } = problem as Error &
    Partial<Record<'code' | 'errcode' | 'syscall', unknown>>;
  if (typeof code === 'string' && typeof syscall === 'string') return SYSTEM_CODES[code] ?? 'io';
  if (typeof errcode === 'number') return RESULT_CODES[errcode & 0xff];
  if (typeof code === 'string' && code.startsWith('SQLITE_')) {
    const base = code.split('_', 2).join('_');
    return NAMED_CODES[base];
  }
  // libsql reports a failed open, and the wasm build everything, only as text.
  const opened = /Unable to open connection to local database .*: (\d+)/s.exec(message);
  if (opened) return RESULT_CODES[Number(opened[1]) & 0xff];
  return TEXTS.find(([text]) => message.includes(text))?.[1];
}

const SYSTEM_CODES: Readonly<Record<string, StoreErrorCode>> = {
  ENOSPC: 'disk_full',
  EDQUOT: 'disk_full',
  EROFS: 'read_only',
  EACCES: 'no_permission',
  EPERM: 'no_permission',
};

const NAMED_CODES: Readonly<Record<string, StoreErrorCode>> = {
  SQLITE_BUSY: 'busy',
  SQLITE_LOCKED: 'busy',
  SQLITE_FULL: 'disk_full',
  SQLITE_READONLY: 'read_only',
  SQLITE_PERM: 'no_permission',
  SQLITE_CANTOPEN: 'io',
  SQLITE_IOERR: 'io',
  SQLITE_CORRUPT: 'corrupt',
  SQLITE_NOTADB: 'corrupt',
};

const RESULT_CODES: Readonly<Record<number, StoreErrorCode>> = {
  3: 'no_permission',
  5: 'busy',
  6: 'busy',
  8: 'read_only',
  10: 'io',
  11: 'corrupt',
  13: 'disk_full',
  14: 'io',
  26: 'corrupt',
};

const TEXTS: readonly (readonly [string, StoreErrorCode])[] = [
  ['database is locked', 'busy'],
  ['database table is locked', 'busy'],
  ['database or disk is full', 'disk_full'],
  ['attempt to write a readonly database', 'read_only'],
  ['database disk image is malformed', 'corrupt'],
  ['file is not a database', 'corrupt'],
  ['disk I/O error', 'io'],
  ['unable to open database file', 'io'],
];

const MESSAGES: Readonly<Record<StoreErrorCode, (path: string) => string>> = {
  busy: (path) => `Another process has kept ${path} busy for too long. Wait for it or end it, then try again.`,
  disk_full: (path) => `No space left to write ${path}. Free some space on that disk; what was stored is intact.`,
  read_only: (path) =>
    `${path} is on a read-only file system or is read-only. Make it writable or choose another home.`,
  no_permission: (path) => `No permission to write ${path}. Check the owner and mode of the file and its folder.`,
  corrupt: (path) => `${path} is damaged. It is set aside and replaced when it is opened next.`,
  newer_schema: (path) => `${path} was written by a newer version of Hermes. Update this one.`,
  foreign_schema: (path) => `${path} is a database of another program. Choose another home or move the file away.`,
  no_driver: () =>
    'No SQLite driver is available. Use Node 22.13 or newer, or install the optional package libsql or node-sqlite3-wasm.',
  replaced: (path) => `${path} was moved or replaced while it was open. It is opened anew at the next use.`,
  closed: (path) => `${path} was closed. Nothing can be stored any more by this process.`,
  io: (path) => `${path} could not be read or written. Check that its folder exists and that the disk is healthy.`,
};
