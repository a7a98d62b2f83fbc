import { copyFileSync, existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
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
  let keptAt = `${path}${KEPT}${stamp}`;
  for (let n = 2; existsSync(keptAt); n++) keptAt = `${path}${KEPT}${stamp}-${n}`;
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

const KEPT = '.damaged-';

/** The damaged databases that were moved aside and still lie beside this one. */
export function damagedFiles(path: string): string[] {
  const start = `${basename(path)}${KEPT}`;
  const names = readdirSync(dirname(path)).filter((name) => name.startsWith(start) && !/-(?:wal|shm)$/.test(name));
  return names.sort().map((name) => join(dirname(path), name));
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
