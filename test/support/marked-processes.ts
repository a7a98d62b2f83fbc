import { readdirSync, readFileSync } from 'node:fs';

/**
 * Ends every process that has this in its environment, all at once as the end of a sandbox does: they are halted first,
 * because one that is still there would act on the end of another.
 */
export function killMarked(mark: string): void {
  const halted = new Set<number>();
  for (;;) {
    const running = findMarked(mark).filter((pid) => !halted.has(pid));
    if (running.length === 0) break;
    for (const pid of running) {
      send(pid, 'SIGSTOP');
      halted.add(pid);
    }
  }
  for (const pid of halted) send(pid, 'SIGKILL');
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // Ended by itself meanwhile.
  }
}

export function findMarked(mark: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        return (
          readFileSync(`/proc/${pid}/environ`, 'latin1').split('\0').includes(mark) &&
          !/\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'latin1'))
        );
      } catch {
        return false;
      }
    })
    .map(Number);
}
