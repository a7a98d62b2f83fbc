import { readFileSync, type Stats, statSync } from 'node:fs';
import { join } from 'node:path';
import { MOVER_FD } from '../shell/background-script.js';
import { endsOrIdles } from './ends-or-idles.js';
import { waitForPipeEnd } from './pipe-end.js';
import { createProcessTree } from './process-tree.js';

/** What moves the output of a kept program into its log. */
export interface OutputMover {
  /** Whether a process is part of it: such a one stays when those of the program are ended. */
  has(pid: number): boolean;
  /** Resolves when everything that was printed is in the log. Called when all processes of the program have ended. */
  finish(): Promise<void>;
}

/** Somebody who was handed the output and is not found may go on printing. */
const LONGEST_MS = 10_000;

/** For the program that is kept in `folder`, see `backgroundScript`. */
export function outputMover(folder: string, { leader, label }: { leader: number; label: string }): OutputMover {
  const path = join(folder, 'mover');
  const has = (pid: number): boolean => pid !== leader && isSameFile(`/proc/${pid}/fd/${MOVER_FD}`, path);
  return {
    has,
    async finish() {
      const pipe = waitForPipeEnd(path);
      if (pipe === undefined) return; // there were no pipes: it wrote the log itself
      const everything = createProcessTree(leader, label);
      const until = performance.now() + LONGEST_MS;
      let seen = sizeOf(join(folder, 'log'));
      // On a busy machine it may have to wait for its turn: only where it sleeps, it waits for somebody else.
      const isBusy = (): boolean => {
        const before = seen;
        seen = sizeOf(join(folder, 'log'));
        return performance.now() < until && (seen !== before || !everything.members().filter(has).every(sleeps));
      };
      const isComplete = await endsOrIdles(pipe.ended, isBusy);
      pipe.stop();
      if (!isComplete) await everything.end({ graceMs: 0 });
    },
  };
}

function isSameFile(one: string, other: string): boolean {
  const [first, second] = [statOf(one), statOf(other)];
  return first !== undefined && second !== undefined && first.ino === second.ino && first.dev === second.dev;
}

function sizeOf(path: string): number {
  return statOf(path)?.size ?? 0;
}

function statOf(path: string): Stats | undefined {
  try {
    return statSync(path);
  } catch {
    return undefined;
  }
}

function sleeps(pid: number): boolean {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'latin1');
    return text.startsWith('S', text.lastIndexOf(')') + 2);
  } catch {
    return false; // it ended just now: somebody will tell
  }
}
