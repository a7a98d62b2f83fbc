import { StoreError } from '../store-error.js';
import type { Driver } from './driver.js';
import { libsqlDriver } from './libsql-driver.js';
import { nodeSqliteDriver } from './node-sqlite-driver.js';
import { wasmDriver } from './wasm-driver.js';

/** How a package or built-in module is imported; tests pass one that lacks some. */
export type ImportModule = (name: string) => Promise<unknown>;

/**
 * Finds SQLite: `node:sqlite` where Node has it, else the packages libsql or node-sqlite3-wasm, in this order.
 * Rejects with a `no_driver` StoreError that tells why each of them was not usable.
 */
export async function loadDriver(importModule: ImportModule = importByName): Promise<Driver> {
  const reasons: string[] = [];
  for (const load of [nodeSqliteDriver, libsqlDriver, wasmDriver]) {
    try {
      return await load(importModule);
    } catch (problem) {
      reasons.push(problem instanceof Error ? problem.message.split('\n', 1).join('') : String(problem));
    }
  }
  throw new StoreError(
    'no_driver',
    `No SQLite driver is available (${reasons.join('; ')}). Use Node 22.13 or newer, or install the optional package libsql or node-sqlite3-wasm.`,
  );
}

function importByName(name: string): Promise<unknown> {
  return import(name);
}
