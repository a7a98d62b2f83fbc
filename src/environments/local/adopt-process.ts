import { readFileSync } from 'node:fs';
import { ToolError } from '../../kernel/outcome.js';
import type { EnvironmentProcess, ProcessExit } from '../environment.js';
import { LABEL_VARIABLE } from './find-labelled.js';
import { listeningPorts } from './listening-ports.js';
import { createProcessTree } from './process-tree.js';
import { startTimeOf } from './start-time.js';

/** The boot time is told in whole seconds, and is read anew in each run of ours. */
const TOLERANCE_MS = 2_000;
const LOOK_MS = 1_000;

/** A process that an earlier run of ours started. Its output and input are out of reach; it can be watched and ended. */
export function adoptProcess(pid: number, startedAt: number): EnvironmentProcess | undefined {
  if (!isSame(pid, startedAt)) return undefined;
  const tree = createProcessTree(pid, labelOf(pid));
  let ended: Promise<ProcessExit> | undefined;
  return {
    pid,
    startedAt,
    onOutput: () => undefined,
    pause: () => undefined,
    resume: () => undefined,
    write: () =>
      Promise.reject(
        new ToolError('This process was started by an earlier run: its input is closed.', { code: 'conflict' }),
      ),
    closeInput: () => undefined,
    resize: () => undefined,
    listeningPorts: () => listeningPorts(tree.members()),
    async kill(signal) {
      if (!isSame(pid, startedAt)) return;
      if (signal === 'SIGKILL') await tree.end({ graceMs: 0 });
      else tree.signal(signal);
    },
    get exited() {
      // No event tells of the end of a process that is not our child; its exit file usually does, sooner than this.
      ended ??= new Promise((resolve) => {
        const look = setInterval(() => {
          if (isSame(pid, startedAt)) return;
          clearInterval(look);
          resolve({ exitCode: -1, signal: null, lost: true });
        }, LOOK_MS);
        look.unref();
      });
      return ended;
    },
  };
}

function isSame(pid: number, startedAt: number): boolean {
  const started = startTimeOf(pid);
  return started !== undefined && Math.abs(started - startedAt) <= TOLERANCE_MS;
}

function labelOf(pid: number): string {
  try {
    const entries = readFileSync(`/proc/${pid}/environ`, 'latin1').split('\0');
    return entries.find((entry) => entry.startsWith(`${LABEL_VARIABLE}=`))?.slice(LABEL_VARIABLE.length + 1) ?? 'none';
  } catch {
    return 'none'; // it ended just now: no process has that label
  }
}
