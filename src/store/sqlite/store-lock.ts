import { closeSync, openSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { isBusy, StoreError } from '../store-error.js';
import type { Connection, Driver } from './driver.js';

const WAIT_LIMIT_MS = 30_000;

/**
 * Takes the store's own lock if nobody has it; answers the function that gives it back. Checkpoints, recovery and
 * upgrades run under it, one process at a time. The lock is SQLite's own on an empty file beside the database, so
 * the system frees it when its holder dies.
 */
export function tryStoreLock(driver: Driver, databasePath: string): (() => void) | undefined {
  if (!driver.shared) return () => {};
  const path = `${databasePath}.guard`;
  createPrivateFile(path);
  const connection = driver.open(path);
  try {
    connection.exec('PRAGMA busy_timeout = 0');
    connection.exec('BEGIN EXCLUSIVE');
  } catch (problem) {
    connection.close();
    if (isBusy(problem)) return undefined;
    throw problem;
  }
  return () => endLock(connection);
}

/** Waits for the store's lock and runs `work` under it. */
export async function withStoreLock<T>(driver: Driver, databasePath: string, work: () => T | Promise<T>): Promise<T> {
  const deadline = performance.now() + WAIT_LIMIT_MS;
  for (;;) {
    const release = tryStoreLock(driver, databasePath);
    if (release) {
      try {
        return await work();
      } finally {
        release();
      }
    }
    if (performance.now() > deadline) {
      throw new StoreError('busy', `Another process has kept the lock of ${databasePath} for too long.`, {
        path: databasePath,
      });
    }
    await delay(5 + Math.random() * 20);
  }
}

/**
 * Makes an empty file that only its owner can read, unless there is one; SQLite gives its companion files the same
 * mode. Answers whether it was made.
 */
export function createPrivateFile(path: string): boolean {
  try {
    closeSync(openSync(path, 'wx', 0o600));
    return true;
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code !== 'EEXIST') throw problem;
    return false;
  }
}

function endLock(connection: Connection): void {
  try {
    connection.exec('ROLLBACK');
  } finally {
    connection.close();
  }
}
