import { readFileSync } from 'node:fs';
import type { Readable } from 'node:stream';

/** Longer than a sandbox takes to end on a busy machine. */
const LONGEST_MS = 500;

/**
 * What bubblewrap tells of a sandbox: the process that stands for it. When that one has ended, the system has ended
 * everything in the sandbox before.
 */
export class SandboxEnd {
  #told = '';

  constructor(told: Readable) {
    told.setEncoding('latin1').on('data', (text: string) => (this.#told += text));
    // Whatever it is about, the exit of the program tells more.
    told.on('error', () => undefined);
  }

  /** After the program has ended: resolves when nothing in the sandbox is left. False when that cannot be told. */
  async isOver(): Promise<boolean> {
    const pid = /"child-pid": (\d+)/.exec(this.#told)?.[1];
    if (pid === undefined) return false;
    const until = performance.now() + LONGEST_MS;
    // Nobody tells when a process ends that is not our child.
    for (let wait = 1; performance.now() < until; wait = Math.min(wait * 2, 20)) {
      if (hasEnded(pid)) return true;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
    return false;
  }
}

/** One that nobody has buried yet has ended too. */
function hasEnded(pid: string): boolean {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'latin1');
    return /^[ZX]/.test(text.slice(text.lastIndexOf(')') + 2));
  } catch {
    return true;
  }
}
