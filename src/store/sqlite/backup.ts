import { closeSync, fsyncSync, mkdirSync, openSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Database } from './database.js';
import { createPrivateFile } from './store-lock.js';

const KEPT = 3;

/** Writes a consistent copy of the database to `path` (mode 0600), in one step: it is whole or not there. */
export function backup(db: Pick<Database, 'exec'>, path: string): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const partial = `${path}.partial-${process.pid}`;
  rmSync(partial, { force: true });
  createPrivateFile(partial);
  try {
    db.exec(`VACUUM INTO '${partial.replaceAll("'", "''")}'`);
    syncFile(partial);
    renameSync(partial, path);
  } catch (problem) {
    rmSync(partial, { force: true });
    throw problem;
  }
}

/** Makes a dated backup in `folder` and removes the oldest ones; answers its path. */
export function backupInto(db: Pick<Database, 'exec'>, folder: string, now: number): string {
  const path = join(folder, `state-${new Date(now).toISOString().replaceAll(':', '-')}.db`);
  backup(db, path);
  for (const old of listBackups(folder).slice(KEPT)) rmSync(old.path, { force: true });
  return path;
}

/** Where the backups of a database lie. */
export function backupFolder(databasePath: string): string {
  return join(dirname(databasePath), 'backups');
}

/** The backups of a folder, newest first. */
export function listBackups(folder: string): { path: string; madeAt: number }[] {
  let names: string[];
  try {
    names = readdirSync(folder);
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw problem;
  }
  return names
    .filter((name) => /^state-.*\.db$/.test(name))
    .sort()
    .reverse()
    .map((name) => join(folder, name))
    .map((path) => ({ path, madeAt: statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0 }));
}

function syncFile(path: string): void {
  const file = openSync(path, 'r+');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
