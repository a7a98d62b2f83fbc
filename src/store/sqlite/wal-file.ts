import { closeSync, fstatSync, openSync, statSync } from 'node:fs';
import { StoreError } from '../store-error.js';
import { createSharedSync } from './shared-sync.js';

export interface WalFile {
  /** Answers the log's size; throws when the database or its log is no longer the file that was opened. */
  check(): number;
  /** Resolves when everything written to the log before the call is on the disk. Calls share one sync. */
  sync(): Promise<void>;
  close(): void;
}

/**
 * The write-ahead log of an open database, for syncing it. Only the log may be opened here: closing any descriptor of
 * the database file itself would drop the locks that SQLite holds on it in this process (POSIX).
 */
export function openWalFile(databasePath: string): WalFile {
  const walPath = `${databasePath}-wal`;
  const file = openSync(walPath, 'r+');
  const wal = fstatSync(file).ino;
  const database = statSync(databasePath).ino;
  const shared = createSharedSync(file);

  return {
    check() {
      const log = statSync(walPath, { throwIfNoEntry: false });
      const main = statSync(databasePath, { throwIfNoEntry: false });
      if (log?.ino !== wal || main?.ino !== database) {
        throw new StoreError('replaced', `${databasePath} was moved, deleted or replaced while it was open.`, {
          path: databasePath,
        });
      }
      return log.size;
    },
    sync: () => shared.sync(),
    close: () => shared.end(() => closeSync(file)),
  };
}
