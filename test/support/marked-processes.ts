import { readdirSync, readFileSync } from 'node:fs';

/** Ends every process that has this in its environment, as the end of a sandbox would. */
export function killMarked(mark: string): void {
  for (let round = 0; round < 20; round += 1) {
    const pids = findMarked(mark);
    if (pids.length === 0) return;
    for (const pid of pids) {
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // Ended by itself meanwhile.
      }
    }
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
