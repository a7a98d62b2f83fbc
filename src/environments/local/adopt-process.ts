import { constants, openSync, readFileSync } from 'node:fs';
import { Socket } from 'node:net';
import { join } from 'node:path';
import { ToolError } from '../../kernel/outcome.js';
import type { EnvironmentProcess, ProcessExit } from '../environment.js';
import { LABEL_VARIABLE } from './find-labelled.js';
import { listeningPorts } from './listening-ports.js';
import { outputMover } from './output-mover.js';
import { waitForPipeEnd } from './pipe-end.js';
import { createProcessTree } from './process-tree.js';
import { startTimeOf } from './start-time.js';

/** The boot time is told in whole seconds, and is read anew in each run of ours. */
const TOLERANCE_MS = 2_000;
const LOOK_MS = 1_000;

/**
 * A process that an earlier run of ours started. Its output is out of reach; it can be watched and ended. `folder` is
 * where it is kept: there a pipe tells of its end, and another one takes what is typed if it has a terminal.
 */
export function adoptProcess(pid: number, startedAt: number, folder?: string): EnvironmentProcess | undefined {
  if (!isSame(pid, startedAt)) return undefined;
  const label = labelOf(pid);
  const mover = folder === undefined ? undefined : outputMover(folder, { leader: pid, label });
  const tree = createProcessTree(pid, label, mover?.has);
  let ended: Promise<ProcessExit> | undefined;
  let input: Socket | undefined;
  const write = async (bytes: Uint8Array): Promise<void> => {
    input ??= folder === undefined ? undefined : openInput(join(folder, 'input'));
    if (input === undefined)
      throw new ToolError('This process was started by an earlier run: its input is closed.', { code: 'conflict' });
    await new Promise((resolve) => input?.write(bytes, resolve));
  };
  return {
    pid,
    startedAt,
    onOutput: () => undefined,
    pause: () => undefined,
    resume: () => undefined,
    write,
    // What Ctrl-D does at a terminal; any other input is closed already.
    closeInput: () => void write(Buffer.from('\x04')).catch(() => undefined),
    resize: () => undefined,
    listeningPorts: () => listeningPorts(tree.members()),
    async kill(signal) {
      if (!isSame(pid, startedAt)) return;
      if (signal === 'SIGKILL') await tree.end({ graceMs: 0 });
      else tree.signal(signal);
    },
    get exited() {
      ended ??= (endTold(folder) ?? gone(pid, startedAt))
        .then(() => tree.end())
        .then(() => mover?.finish())
        .then(() => {
          input?.destroy();
          return { exitCode: -1, signal: null, lost: true };
        });
      return ended;
    },
  };
}

/** Its shell holds a pipe open: the pipe's end is its own. Undefined where no pipe could be made. */
function endTold(folder: string | undefined): Promise<void> | undefined {
  return folder === undefined ? undefined : waitForPipeEnd(join(folder, 'alive'))?.ended;
}

/** No event tells of the end of a process that is not our child: it is looked at. */
function gone(pid: number, startedAt: number): Promise<void> {
  return new Promise((resolve) => {
    const look = setInterval(() => {
      if (isSame(pid, startedAt)) return;
      clearInterval(look);
      resolve();
    }, LOOK_MS);
    look.unref();
  });
}

function openInput(path: string): Socket | undefined {
  try {
    const fd = openSync(path, constants.O_WRONLY | constants.O_NONBLOCK);
    const input = new Socket({ fd, readable: false, writable: true });
    input.on('error', () => undefined);
    input.unref();
    return input;
  } catch {
    return undefined; // it has none, or nobody reads it any more
  }
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
