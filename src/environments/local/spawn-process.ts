import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { closeSync, openSync, statSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Duplex, Writable } from 'node:stream';
import { ToolError } from '../../kernel/outcome.js';
import type { EnvironmentProcess, ProcessExit, SpawnOptions } from '../environment.js';
import { LABEL_VARIABLE } from './find-labelled.js';
import { listeningPorts } from './listening-ports.js';
import { openForReading, type PipePool, type PooledPipe } from './pipe-pool.js';
import { createProcessTree, type ProcessTree } from './process-tree.js';
import { newLabel } from './reap-orphans.js';
import { signalNumber } from './signal-number.js';
import { startTimeOf } from './start-time.js';

export interface LocalSpawn {
  readonly argv: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  readonly options: SpawnOptions;
  readonly pipes: PipePool;
}

/** How long pipes may stay open after the last process we know of has ended: somebody was handed an end of them. */
const DRAIN_MS = 250;

/** Starts a program in a group of its own, with its output in real pipes. Throws when it cannot be started. */
export async function spawnProcess(request: LocalSpawn): Promise<EnvironmentProcess> {
  const { options, pipes } = request;
  if (options.signal?.aborted) throw new ToolError('The command was cancelled before it began.', { code: 'cancelled' });
  const stdin = await openInput(options);
  const wiring =
    options.outputFile === undefined
      ? wire(await pipes.take(options.mergeOutput ? 1 : 2), stdin)
      : wireToFile(options.outputFile, stdin);
  const label = newLabel(randomBytes(12).toString('hex'), options.outlives === true);
  const [program = '', ...args] = request.argv;
  let child: ChildProcess;
  try {
    child = spawn(program, args, {
      cwd: request.cwd,
      env: { ...request.env, [LABEL_VARIABLE]: label },
      stdio: [...wiring.stdio, ...Array.from({ length: options.extraPipes ?? 0 }, () => 'pipe' as const)],
      detached: true,
      windowsHide: true,
    });
  } catch (problem) {
    wiring.abandon(pipes);
    throw notStarted(program, request.cwd, problem as NodeJS.ErrnoException);
  }
  wiring.closeChilds();
  const { pid } = child;
  if (pid === undefined) {
    const problem = await new Promise<Error>((resolve) => child.once('error', resolve));
    wiring.abandon(pipes);
    throw notStarted(program, request.cwd, problem as NodeJS.ErrnoException);
  }
  // Later problems (a failed kill) are told where they happen.
  child.on('error', () => undefined);
  return new LocalProcess(child, pid, createProcessTree(pid, label), wiring, pipes, options);
}

interface Wiring {
  readonly stdio: Exclude<StdioOptions, string>;
  readonly output: { readonly pipe: PooledPipe; readonly ours: number; readonly stream: 'stdout' | 'stderr' }[];
  closeChilds(): void;
  abandon(pipes: PipePool): void;
}

function wire(taken: readonly PooledPipe[], stdin: 'ignore' | 'pipe' | number): Wiring {
  const childs: number[] = typeof stdin === 'number' ? [stdin] : [];
  const outputs = taken.map((pipe, index) => {
    const { ours, childs: theirs } = openForReading(pipe);
    childs.push(theirs);
    return { pipe, ours, theirs, stream: index === 0 ? ('stdout' as const) : ('stderr' as const) };
  });
  const closeChilds = (): void => {
    for (const fd of childs.splice(0)) closeSync(fd);
  };
  return {
    stdio: [stdin, outputs[0]?.theirs, outputs.at(-1)?.theirs],
    output: outputs,
    closeChilds,
    abandon(pipes) {
      closeChilds();
      for (const { ours, pipe } of outputs) {
        closeSync(ours);
        pipes.giveBack(pipe);
      }
    },
  };
}

/** Everything into one file, appended: whoever cuts it short does not leave a hole. */
function wireToFile(path: string, stdin: 'ignore' | 'pipe' | number): Wiring {
  const fds = [openSync(path, 'a', 0o600), ...(typeof stdin === 'number' ? [stdin] : [])];
  const closeChilds = (): void => {
    for (const fd of fds.splice(0)) closeSync(fd);
  };
  return { stdio: [stdin, fds[0], fds[0]], output: [], closeChilds, abandon: closeChilds };
}

/**
 * Input that is known goes into a file that only the child can still reach: unlike Node's sockets it can be opened
 * again as /dev/stdin. Input that is typed later comes through a socket.
 */
async function openInput({ keepInput, input }: SpawnOptions): Promise<'ignore' | 'pipe' | number> {
  if (keepInput) return 'pipe';
  if (input === undefined || input.length === 0) return 'ignore';
  const path = join(tmpdir(), `hermes-input-${randomBytes(12).toString('hex')}`);
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(input);
    return openSync(path, 'r');
  } finally {
    await file.close();
    await rm(path, { force: true });
  }
}

type Listener = Parameters<EnvironmentProcess['onOutput']>[0];

class LocalProcess implements EnvironmentProcess {
  readonly pid: number;
  readonly exited: Promise<ProcessExit>;
  readonly #tree: ProcessTree;
  readonly #outputs: { readonly socket: Socket; readonly ended: Promise<boolean> }[];
  readonly #extras: readonly { readonly stream: Duplex; readonly ended: Promise<boolean> }[];
  readonly #input: Writable | undefined;
  readonly #isConfined: boolean;
  readonly #begun = Date.now();
  #startedAt: number | undefined;
  #listener: Listener | undefined;
  #held: [Uint8Array, 'stdout' | 'stderr' | number][] = [];

  constructor(
    child: ChildProcess,
    pid: number,
    tree: ProcessTree,
    wiring: Wiring,
    pipes: PipePool,
    options: SpawnOptions,
  ) {
    this.pid = pid;
    this.#isConfined = options.confinement !== undefined;
    this.#tree = tree;
    this.#outputs = wiring.output.map(({ ours, pipe, stream }) => this.#read(ours, pipe, stream, pipes));
    this.#extras = (child.stdio.slice(3) as Duplex[]).map((stream, index) => {
      stream.on('data', (chunk: Uint8Array) => this.#hand(chunk, 3 + index));
      return { stream, ended: endOf(stream) };
    });
    this.#input = child.stdin ?? undefined;
    // A program that ends without reading everything is judged by its exit code.
    this.#input?.on('error', () => undefined);
    if (options.input !== undefined) this.#input?.write(options.input);
    const exit = new Promise<[number | null, NodeJS.Signals | null]>((resolve) => {
      child.once('exit', (code, signal) => resolve([code, signal]));
    });
    this.exited = exit.then(([code, signal]) => this.#settle(code, signal));
    const cancel = (): void => void this.#tree.end();
    options.signal?.addEventListener('abort', cancel, { once: true });
    void this.exited.then(() => options.signal?.removeEventListener('abort', cancel));
  }

  /** Read when asked for: few ask, and then the process is usually still there. */
  get startedAt(): number {
    this.#startedAt ??= startTimeOf(this.pid) ?? this.#begun;
    return this.#startedAt;
  }

  onOutput(listener: Listener): void {
    this.#listener = listener;
    for (const [chunk, stream] of this.#held.splice(0)) listener(chunk, stream);
  }

  pause(): void {
    for (const { socket } of this.#outputs) socket.pause();
  }

  resume(): void {
    for (const { socket } of this.#outputs) socket.resume();
  }

  write(bytes: Uint8Array, pipe = 0): Promise<void> {
    const target = pipe === 0 ? this.#input : this.#extras[pipe - 3]?.stream;
    if (target === undefined || target.writableEnded || target.destroyed)
      return Promise.reject(new ToolError('The input of this process is closed.', { code: 'conflict' }));
    return new Promise((resolve, reject) => {
      target.write(bytes, (problem) =>
        problem
          ? reject(new ToolError('The process no longer reads its input.', { code: 'conflict', cause: problem }))
          : resolve(),
      );
    });
  }

  closeInput(pipe = 0): void {
    (pipe === 0 ? this.#input : this.#extras[pipe - 3]?.stream)?.end();
  }

  resize(): void {
    throw new ToolError('This process has no terminal to resize.', { code: 'unsupported' });
  }

  async kill(signal: Parameters<EnvironmentProcess['kill']>[0]): Promise<void> {
    if (signal === 'SIGKILL') await this.#tree.end({ graceMs: 0 });
    else this.#tree.signal(signal);
  }

  listeningPorts(): Promise<number[]> {
    return listeningPorts(this.#tree.members());
  }

  #hand(chunk: Uint8Array, stream: 'stdout' | 'stderr' | number): void {
    if (this.#listener === undefined) this.#held.push([chunk, stream]);
    else this.#listener(chunk, stream);
  }

  #read(fd: number, pipe: PooledPipe, stream: 'stdout' | 'stderr', pipes: PipePool) {
    const socket = new Socket({ fd, readable: true, writable: false });
    socket.on('data', (chunk: Uint8Array) => this.#hand(chunk, stream));
    const ended = endOf(socket);
    // A pipe that somebody may still write into must not serve another command.
    void ended.then((clean) => (clean ? pipes.giveBack(pipe) : pipes.discard(pipe)));
    return { socket, ended };
  }

  async #settle(code: number | null, signal: NodeJS.Signals | null): Promise<ProcessExit> {
    const left = await this.#tree.end();
    await this.#drain();
    this.#input?.destroy();
    const exitCode = code ?? 128 + signalNumber(signal);
    // A sandbox ends everything in it by itself; its own last process is no leftover.
    return { exitCode, signal, ...(left === 0 || this.#isConfined ? {} : { leftBehind: left }) };
  }

  async #drain(): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => {
      // A paused reader is somebody who is still busy with what it got: nothing may be thrown away.
      const isPaused = (): boolean => this.#outputs.some(({ socket }) => socket.isPaused());
      const wait = (): void => {
        timer = setTimeout(() => (isPaused() ? wait() : resolve()), DRAIN_MS);
      };
      wait();
    });
    const all = [...this.#outputs.map(({ ended }) => ended), ...this.#extras.map(({ ended }) => ended)];
    await Promise.race([Promise.all(all), late]);
    clearTimeout(timer);
    for (const { socket } of this.#outputs) socket.destroy();
    for (const { stream } of this.#extras) stream.destroy();
  }
}

function endOf(stream: Duplex): Promise<boolean> {
  return new Promise((resolve) => {
    stream.once('end', () => resolve(true));
    stream.once('error', () => resolve(false));
    stream.once('close', () => resolve(false));
  });
}

function notStarted(program: string, cwd: string, cause: NodeJS.ErrnoException): ToolError {
  if (cause.code === 'ENOENT' && !isFolder(cwd))
    return new ToolError(`The folder ${cwd} does not exist.`, {
      code: 'not_found',
      hint: 'Give a workdir that exists, or make it first.',
      cause,
    });
  if (cause.code === 'ENOENT') return new ToolError(`${program} is not installed here.`, { code: 'not_found', cause });
  if (cause.code === 'E2BIG')
    return new ToolError('The command is too long for the operating system.', {
      code: 'too_large',
      hint: 'Write it to a file and run the file, or hand data over stdin.',
      cause,
    });
  return new ToolError(`${program} could not be started: ${cause.message}`, { code: 'failed', cause });
}

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false; // what is not there is no folder
  }
}
