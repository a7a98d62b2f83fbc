import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/** A process as other processes can recognise it: a number alone is used again after its owner has died. */
export interface ProcessIdentity {
  readonly pid: number;
  /** When it started, in the kernel's own count; `0` where that cannot be told. */
  readonly start: string;
  /** Which machine and container its number belongs to. */
  readonly place: string;
}

/** This process. */
export function ownIdentity(): ProcessIdentity {
  own ??= { pid: process.pid, start: startOf(process.pid) ?? '0', place: ownPlace() };
  return own;
}

/** Whether a process runs. `unknown` for one of another machine or container, whose numbers mean nothing here. */
export function isAlive(process_: ProcessIdentity): boolean | 'unknown' {
  if (process_.place !== ownIdentity().place) return 'unknown';
  try {
    process.kill(process_.pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const start = process_.start === '0' ? undefined : startOf(process_.pid);
  return start === undefined || start === process_.start;
}

let own: ProcessIdentity | undefined;

/** Field 22 of `/proc/PID/stat`; the name in field 2 may contain anything, so count from its closing bracket. */
function startOf(pid: number): string | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'latin1');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    // A zombie holds nothing any more: it is dead to everyone who waits.
    return fields[0] === 'Z' ? 'zombie' : fields[19];
  } catch {
    // No /proc here, or the process is gone; the signal above has the word.
    return undefined;
  }
}

function ownPlace(): string {
  return `${hostname()}.${pidNamespace()}`.replace(/[^A-Za-z0-9.]/g, '').slice(0, 60);
}

function pidNamespace(): string {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    // Only Linux has them.
    return '';
  }
}
