import { closeSync, existsSync, openSync, readdirSync, readFileSync, readSync } from 'node:fs';

/** Every process of a command carries it, also those that left its group and its session. */
export const LABEL_VARIABLE = 'HERMES_PROCESS_LABEL';

/**
 * The living processes of a command besides those that cleared their environment: found by label or group among
 * the processes that are younger than its first one. Linux only; elsewhere nothing is found. Looked at after every
 * command, so it reads as little as it can.
 */
export function findLabelled(label: string, leader: number, isOther?: (pid: number) => boolean): number[] {
  const newest = newestProcess();
  const hasGroup = isAlive(-leader);
  // Nothing was started since: no command of others either, on a quiet machine.
  if (newest === leader && !hasGroup && !existsSync(`/proc/${leader}`)) return [];
  const marked = Buffer.from(`${LABEL_VARIABLE}=${label}`);
  // Processes get rising numbers until these run out: then any number may be a younger process.
  const least = newest < leader ? 1 : leader;
  return processes().filter(
    (pid) =>
      pid >= least &&
      pid !== process.pid &&
      (isMarked(pid, marked) || (hasGroup && groupOf(pid) === leader)) &&
      isOther?.(pid) !== true,
  );
}

function newestProcess(): number {
  try {
    return Number(readFileSync('/proc/loadavg', 'latin1').trim().split(' ').pop());
  } catch {
    return 0; // cannot be told: look at all of them
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (problem) {
    return (problem as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function processes(): number[] {
  try {
    return readdirSync('/proc').map(Number).filter(Number.isInteger);
  } catch {
    return []; // no /proc: not Linux
  }
}

let buffer: Buffer | undefined;

function isMarked(pid: number, marked: Buffer): boolean {
  let file: number | undefined;
  try {
    file = openSync(`/proc/${pid}/environ`, 'r');
    // The kernel hands out at most so much at once; the label is among the last that were set.
    buffer ??= Buffer.allocUnsafe(1_048_576);
    let length = 0;
    for (let read = 1; read > 0 && length < buffer.length; length += read)
      read = readSync(file, buffer, length, buffer.length - length, null);
    // A zombie has no environment left, and is as good as gone.
    return buffer.subarray(0, length).includes(marked);
  } catch {
    return false; // ended meanwhile, or somebody else's
  } finally {
    if (file !== undefined) closeSync(file);
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
