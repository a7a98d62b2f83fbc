import { copyFileSync, existsSync, renameSync, rmSync } from 'node:fs';
import { listBackups } from './backup.js';
import { Database } from './database.js';
import type { Driver } from './driver.js';

/**
 * Moves a damaged database aside, with its log, and puts the newest usable backup in its place; without one the next
 * open begins a new file. Call it under the store's lock.
 */
export function replaceDamaged(
  { path, driver, now }: { path: string; driver: Driver; now: () => number },
  folder: string,
): { keptAt: string; restoredFrom: string | undefined } {
  const stamp = new Date(now()).toISOString().replaceAll(':', '-');
  let keptAt = `${path}.damaged-${stamp}`;
  for (let n = 2; existsSync(keptAt); n++) keptAt = `${path}.damaged-${stamp}-${n}`;
  renameSync(path, keptAt);
  for (const part of ['-wal', '-shm']) {
    if (existsSync(path + part)) renameSync(path + part, keptAt + part);
  }
  const restoredFrom = listBackups(folder).find((backup) => isSound(driver, backup.path))?.path;
  if (restoredFrom) {
    copyFileSync(restoredFrom, `${path}.restoring`);
    renameSync(`${path}.restoring`, path);
  }
  return { keptAt, restoredFrom };
}

function isSound(driver: Driver, path: string): boolean {
  try {
    const db = new Database({ path, driver, connection: driver.open(path) });
    try {
      return db.get('PRAGMA quick_check(1)')?.quick_check === 'ok';
    } finally {
      db.close();
      for (const part of ['-wal', '-shm']) rmSync(path + part, { force: true });
    }
  } catch {
    // A backup that cannot be opened is not sound; the next older one is tried.
    return false;
  }
}
