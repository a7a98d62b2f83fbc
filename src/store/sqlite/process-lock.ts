import { closeSync, openSync, readFileSync, statSync, unlinkSync, writeSync } from 'node:fs';
import { StoreError } from '../store-error.js';

const TAKEOVER_LEFT_BEHIND_MS = 10_000;

/**
 * Takes a lock file that names this process, for what operating system locks cannot guard. A lock whose process is
 * gone is taken over. Throws a `busy` StoreError while its owner lives; answers the function that gives it back.
 */
export function takeProcessLock(path: string, options: { held: (owner: number) => string }): () => void {
  const mine = processName(process.pid);
  if (!createLock(path, mine)) {
    const owner = readLockOwner(path);
    if (owner !== undefined && isAlive(owner)) throw busy(path, owner, options.held);
    takeOver(path, mine, options.held);
  }
  return () => {
    if (readLock(path) === mine) unlinkSync(path);
  };
}

/** The living process that holds a lock file, if any. */
export function liveLockOwner(path: string): number | undefined {
  const owner = readLockOwner(path);
  return owner !== undefined && isAlive(owner) ? Number.parseInt(owner, 10) : undefined;
}

/** A process id with its start time where the system tells it, so that a reused id is not taken for its predecessor. */
export function processName(pid: number): string {
  return `${pid} ${startTime(pid)}`;
}

/** Whether the process of this name still runs. */
export function isAlive(name: string): boolean {
  const pid = Number.parseInt(name, 10);
  if (!(pid > 0)) return false;
  try {
    process.kill(pid, 0);
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return processName(pid) === name || startTime(pid) === '';
}

function createLock(path: string, content: string): boolean {
  try {
    const file = openSync(path, 'wx', 0o600);
    writeSync(file, content);
    closeSync(file);
    return true;
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw problem;
  }
}

/** Only one process may remove a dead lock, or a second one would remove the lock that the first one just made. */
function takeOver(path: string, mine: string, held: (owner: number) => string): void {
  const guard = `${path}.takeover`;
  if (!createLock(guard, mine)) {
    if (!isOld(guard)) throw busy(path, readLockOwner(guard), held);
    unlinkSync(guard);
    if (!createLock(guard, mine)) throw busy(path, readLockOwner(guard), held);
  }
  try {
    const owner = readLockOwner(path);
    if (owner !== undefined && isAlive(owner)) throw busy(path, owner, held);
    if (readLock(path) !== undefined) unlinkSync(path);
    if (!createLock(path, mine)) throw busy(path, readLockOwner(path), held);
  } finally {
    unlinkSync(guard);
  }
}

function busy(path: string, owner: string | undefined, held: (owner: number) => string): StoreError {
  return new StoreError('busy', held(Number.parseInt(owner ?? '0', 10)), { path });
}

function isOld(path: string): boolean {
  const stat = statSync(path, { throwIfNoEntry: false });
  return stat !== undefined && Date.now() - stat.mtimeMs > TAKEOVER_LEFT_BEHIND_MS;
}

function readLock(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw problem;
  }
}

/** A lock is created before it is written, so one without content may belong to a process that is just starting. */
function readLockOwner(path: string): string | undefined {
  const content = readLock(path);
  if (content !== '') return content;
  return isOld(path) ? undefined : processName(process.ppid);
}

function startTime(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The second field is the program's name in parentheses and may hold spaces; start time is the 22nd.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    // Not Linux, or the process is gone: the caller has asked the system about that already.
    return '';
  }
}
