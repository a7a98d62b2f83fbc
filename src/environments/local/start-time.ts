import { readFileSync } from 'node:fs';

/** Ticks of the kernel's clock in a second, the same on every Linux. */
const TICKS = 100;

/** When a living process started, in milliseconds since 1970; undefined when it has ended or there is no /proc. */
export function startTimeOf(pid: number): number | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'latin1');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    if (fields[0] === 'Z' || fields[0] === 'X') return undefined;
    return bootTime() + Math.round((Number(fields[19]) * 1_000) / TICKS);
  } catch {
    return undefined; // ended, or not Linux
  }
}

let booted: number | undefined;

/** Read once: the kernel's own answer may move by a second while the clock is being set. */
function bootTime(): number {
  booted ??= Number(/^btime (\d+)$/m.exec(readFileSync('/proc/stat', 'latin1'))?.[1] ?? 0) * 1_000;
  return booted;
}
