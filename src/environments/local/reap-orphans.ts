import { readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LABEL_VARIABLE } from './find-labelled.js';

/** `f` for a command somebody waits for, `k` for a process that is meant to outlive us. */
const LABEL = new RegExp(`(?:^|\\0)${LABEL_VARIABLE}=f\\.(\\d+)\\.`);
const PIPES = /^hermes-pipes-(\d+)-/;

/** The label of a new process: it tells who started it, so that nobody ends what another run of Hermes waits for. */
export function newLabel(random: string, outlives: boolean): string {
  return `${outlives ? 'k' : 'f'}.${process.pid}.${random}`;
}

/** Ends commands whose Hermes died while it waited for them, and removes its pipes. Answers how many processes went. */
export async function reapOrphans(): Promise<number> {
  const [names, left] = await Promise.all([readdir('/proc').catch(() => []), readdir(tmpdir()).catch(() => [])]);
  const ended = await Promise.all(names.filter((name) => /^\d+$/.test(name)).map((pid) => reap(Number(pid))));
  await Promise.all(
    left
      .filter((name) => isDead(PIPES.exec(name)?.[1]))
      .map((name) => rm(join(tmpdir(), name), { recursive: true, force: true })),
  );
  return ended.filter(Boolean).length;
}

async function reap(pid: number): Promise<boolean> {
  // Somebody else's process, or one that has just ended, is none of ours.
  const variables = await readFile(`/proc/${pid}/environ`, 'latin1').catch(() => '');
  if (!isDead(LABEL.exec(variables)?.[1])) return false;
  try {
    process.kill(pid, 'SIGKILL');
    return true;
  } catch {
    return false; // it ended by itself
  }
}

function isDead(pid: string | undefined): boolean {
  if (pid === undefined || Number(pid) === process.pid) return false;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (problem) {
    return (problem as NodeJS.ErrnoException).code === 'ESRCH';
  }
}
