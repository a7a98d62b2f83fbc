import { readdirSync, readFileSync } from 'node:fs';

/** Every process of a command carries it, also those that left its group and its session. */
export const LABEL_VARIABLE = 'HERMES_PROCESS_LABEL';

/**
 * The living processes of a command besides those that cleared their environment: found by label or group among
 * the processes that are younger than its first one. Linux only; elsewhere nothing is found.
 */
export function findLabelled(label: string, leader: number): number[] {
  const marked = Buffer.from(`${LABEL_VARIABLE}=${label}`);
  return youngerThan(leader).filter((pid) => isMarked(pid, marked) || groupOf(pid) === leader);
}

/** Processes get rising numbers until these run out: then any number may be a younger process. */
function youngerThan(leader: number): number[] {
  let names: string[];
  try {
    names = readdirSync('/proc');
  } catch {
    return []; // no /proc: not Linux
  }
  const least = hasWrapped(leader) ? 1 : leader;
  const pids: number[] = [];
  for (const name of names) {
    const pid = Number(name);
    if (pid >= least && pid !== process.pid) pids.push(pid);
  }
  return pids;
}

function hasWrapped(leader: number): boolean {
  try {
    return Number(readFileSync('/proc/loadavg', 'latin1').trim().split(' ').pop()) < leader;
  } catch {
    return true; // cannot be told: look at all of them
  }
}

function isMarked(pid: number, marked: Buffer): boolean {
  try {
    // A zombie has no environment left, and is as good as gone.
    return readFileSync(`/proc/${pid}/environ`).includes(marked);
  } catch {
    return false; // ended meanwhile, or somebody else's
  }
}

/** The process group of a living process. */
function groupOf(pid: number): number | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'latin1');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' || fields[0] === 'X' ? undefined : Number(fields[2]);
  } catch {
    return undefined; // ended meanwhile
  }
}
