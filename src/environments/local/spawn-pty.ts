import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { ToolError } from '../../kernel/outcome.js';
import type { EnvironmentProcess, ProcessExit } from '../environment.js';
import { endsOrIdles } from './ends-or-idles.js';
import { LABEL_VARIABLE } from './find-labelled.js';
import { listeningPorts } from './listening-ports.js';
import { createProcessTree } from './process-tree.js';
import { newLabel } from './reap-orphans.js';
import type { LocalSpawn } from './spawn-process.js';
import { startTimeOf } from './start-time.js';

/** Starts a program at a terminal of its own. Throws when there is no library for terminals. */
export async function spawnPty({ argv, cwd, env, options, sandbox }: LocalSpawn): Promise<EnvironmentProcess> {
  const { spawn } = await loadPty();
  const label = newLabel(randomUUID(), false);
  const { columns = 120, rows = 30 } = options.pty ?? {};
  const [program = '', ...args] = argv;
  const pty = spawn(program, args, {
    name: 'xterm-256color',
    cols: columns,
    rows,
    cwd,
    env: { ...env, TERM: 'xterm-256color', COLUMNS: String(columns), LINES: String(rows), [LABEL_VARIABLE]: label },
    encoding: null,
  });
  const tree = createProcessTree(pty.pid, label);
  const begun = startTimeOf(pty.pid) ?? Date.now();
  const held: Uint8Array[] = [];
  let listener: ((chunk: Uint8Array, stream: 'stdout') => void) | undefined;
  // Without an encoding these are bytes, whatever the types say.
  let pieces = 0;
  pty.onData((data) => {
    pieces++;
    const chunk = data as unknown as Uint8Array;
    if (listener === undefined) held.push(chunk);
    else listener(chunk, 'stdout');
  });
  readToTheEnd((pty as unknown as { readonly _socket?: Socket })._socket, () => pieces);
  const exit = new Promise<{ exitCode: number; signal?: number }>((resolve) => pty.onExit(resolve));
  const exited = exit.then(async ({ exitCode, signal }): Promise<ProcessExit> => {
    const left = await tree.end();
    const code = signal ? 128 + signal : exitCode;
    return {
      exitCode: code,
      signal: signal ? String(signal) : null,
      ...(left === 0 ? {} : { leftBehind: left }),
      ...(await sandbox?.afterwards()),
    };
  });
  const cancel = (): void => void tree.end();
  options.signal?.addEventListener('abort', cancel, { once: true });
  void exited.then(() => options.signal?.removeEventListener('abort', cancel));
  if (options.input !== undefined) pty.write(Buffer.from(options.input).toString('utf8'));
  return {
    pid: pty.pid,
    startedAt: begun,
    exited,
    onOutput(listen) {
      listener = listen;
      for (const chunk of held.splice(0)) listen(chunk, 'stdout');
    },
    pause: () => pty.pause(),
    resume: () => pty.resume(),
    async write(bytes) {
      pty.write(Buffer.from(bytes).toString('utf8'));
    },
    // What Ctrl-D does at a terminal.
    closeInput: () => pty.write('\x04'),
    resize: (width, height) => pty.resize(width, height),
    listeningPorts: () => listeningPorts(tree.members()),
    async kill(signal) {
      if (signal === 'SIGKILL') await tree.end({ graceMs: 0 });
      else tree.signal(signal);
    },
  };
}

/** How long a terminal may give something to read after its program has ended. */
const LONGEST_DRAIN_MS = 2_000;

/**
 * The library throws away what was not read 200 ms after the program's end, also when the reader is paused or our own
 * process was busy for so long.
 */
function readToTheEnd(socket: Socket | undefined, pieces: () => number): void {
  if (socket === undefined) return;
  const destroy = socket.destroy.bind(socket);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  const drainThenDestroy = async (): Promise<void> => {
    const until = performance.now() + LONGEST_DRAIN_MS;
    let seen = pieces();
    const isBusy = (): boolean => {
      const hasMore = pieces() !== seen && performance.now() < until;
      seen = pieces();
      return hasMore || socket.isPaused();
    };
    if (!(await endsOrIdles(closed, isBusy))) destroy();
  };
  socket.destroy = (problem) => {
    if (problem || socket.readableEnded) return destroy(problem);
    void drainThenDestroy();
    return socket;
  };
}

async function loadPty(): Promise<typeof import('@lydell/node-pty')> {
  try {
    return await import('@lydell/node-pty');
  } catch (cause) {
    throw new ToolError('Terminals need the optional package @lydell/node-pty, which is not installed.', {
      code: 'unavailable',
      hint: 'Install it, or run the command without pty.',
      cause,
    });
  }
}
