import { randomBytes } from 'node:crypto';
import { closeSync, mkdirSync, openSync, readdirSync, renameSync, statSync, unlinkSync, watch } from 'node:fs';
import { join } from 'node:path';
import { isAlive, ownIdentity, type ProcessIdentity } from './process-identity.js';

export interface LockTicket {
  release(): void;
}

/**
 * Waits for a lock between processes: the queue at a bakery. Everyone puts a file of an unrepeatable name into the
 * folder of locks, first while choosing a number, then with the number; the lowest number of a living process has the
 * lock. A dead process's file can be removed by anybody, since no other file will ever have its name: taking over
 * from the dead cannot take from the living, which is where single lock files go wrong. `key` is of hex digits; its
 * first two name the folder inside the folder, so that whoever holds thousands of locks does not read through all of
 * them for each.
 */
export async function takeTicket(locks: string, key: string, signal: AbortSignal | undefined): Promise<LockTicket> {
  const folder = join(locks, key.slice(0, 2));
  const ticket = drawNumber(folder, key);
  const release = (): void => removeQuietly(join(folder, ticket));
  const isOurTurn = (): boolean => isFirst(folder, key, ticket);
  try {
    if (!isOurTurn()) await waitUntil(isOurTurn, folder, signal);
    return { release };
  } catch (error) {
    release();
    throw error;
  }
}

/** How often a waiting process looks whether the one before it has died, which nothing else tells. */
const LIVENESS_MS = 100;
/** A process of another machine counts as dead when its file is this old; locks are held for seconds. */
const FOREIGN_DEAD_MS = 10 * 60_000;

function drawNumber(folder: string, key: string): string {
  const { pid, start, place } = ownIdentity();
  const who = `${pid}_${start}_${place}_${randomBytes(6).toString('hex')}`;
  const choosing = `${key}_c_${who}`;
  createIn(folder, choosing);
  const highest = Math.max(0, ...entries(folder, key).map((entry) => entry.number ?? 0));
  const ticket = `${key}_t_${String(highest + 1).padStart(12, '0')}_${who}`;
  renameSync(join(folder, choosing), join(folder, ticket));
  return ticket;
}

/** The folder is made by whoever needs it first. */
function createIn(folder: string, name: string): void {
  for (;;) {
    try {
      closeSync(openSync(join(folder, name), 'wx', 0o600));
      return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      mkdirSync(folder, { recursive: true, mode: 0o700 });
    }
  }
}

/**
 * Looks twice: a reading of the folder may miss a file that is renamed meanwhile, but whoever was choosing before the
 * first look has its number by the second, or is seen choosing in one of them.
 */
function isFirst(folder: string, key: string, ticket: string): boolean {
  return isFirstNow(folder, key, ticket) && isFirstNow(folder, key, ticket);
}

function isFirstNow(folder: string, key: string, ticket: string): boolean {
  return !entries(folder, key).some((entry) => {
    const isBefore = entry.name !== ticket && (entry.number === undefined || entry.name < ticket);
    return isBefore && !removeIfDead(folder, entry);
  });
}

interface LockEntry {
  readonly name: string;
  /** Undefined while its process chooses. */
  readonly number: number | undefined;
  readonly owner: ProcessIdentity;
}

function entries(folder: string, key: string): LockEntry[] {
  return readdirSync(folder).flatMap((name) => {
    if (!name.startsWith(key)) return [];
    const match = /^[0-9a-f]+_(?:c|t_(\d{12}))_(\d+)_(\d+)_([A-Za-z0-9.]*)_[0-9a-f]{12}$/.exec(name);
    if (match === null) return [];
    const [, number, pid = '', start = '', place = ''] = match;
    return [
      { name, number: number === undefined ? undefined : Number(number), owner: { pid: Number(pid), start, place } },
    ];
  });
}

function removeIfDead(folder: string, entry: LockEntry): boolean {
  const alive = isAlive(entry.owner);
  if (alive === true) return false;
  if (alive === 'unknown' && !isOld(join(folder, entry.name))) return false;
  removeQuietly(join(folder, entry.name));
  return true;
}

function isOld(file: string): boolean {
  try {
    return Date.now() - statSync(file).mtimeMs > FOREIGN_DEAD_MS;
  } catch {
    // Gone meanwhile, which is as good.
    return true;
  }
}

/** Looks again at every change of the folder, and now and then for a death, which changes nothing there. */
function waitUntil(isTrue: () => boolean, folder: string, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const look = (): void => {
      try {
        if (isTrue()) settle(resolve);
      } catch (error) {
        settle(() => reject(error));
      }
    };
    const watcher = watch(folder, look);
    // Without watching, the timer alone finds out.
    watcher.on('error', () => watcher.close());
    const timer = setInterval(look, LIVENESS_MS);
    const onAbort = (): void => settle(() => reject(signal?.reason));
    signal?.addEventListener('abort', onAbort, { once: true });
    function settle(how: () => void): void {
      watcher.close();
      clearInterval(timer);
      signal?.removeEventListener('abort', onAbort);
      how();
    }
    look();
  });
}

function removeQuietly(file: string): void {
  try {
    unlinkSync(file);
  } catch {
    // Somebody removed it already; a file that cannot be removed stops counting when its process ends.
  }
}
