import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { closeSync, constants, openSync, statSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import { ToolError } from '../../kernel/outcome.js';
import type { EnvironmentProcess, SpawnOptions } from '../environment.js';
import { LABEL_VARIABLE } from './find-labelled.js';
import { LocalProcess, type OutputEnd, type PipeEnd } from './local-process.js';
import { outputMover } from './output-mover.js';
import { openForReading, type PipePool, type PooledPipe } from './pipe-pool.js';
import { createProcessTree } from './process-tree.js';
import { newLabel } from './reap-orphans.js';
import type { SandboxedProgram } from './sandbox/sandbox-argv.js';
import { SandboxEnd } from './sandbox/sandbox-end.js';

export interface LocalSpawn {
  readonly argv: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  readonly options: SpawnOptions;
  readonly pipes: PipePool;
  readonly sandbox?: Pick<SandboxedProgram, 'stillHolds' | 'afterwards'> | undefined;
}

/** The descriptor after those that a program is given, on which its sandbox tells of itself. */
export function infoPipeOf({ extraPipes = 0, sideOutput, outputFile }: SpawnOptions): number {
  return 3 + (sideOutput && outputFile === undefined ? 1 : 0) + extraPipes;
}

/** Starts a program in a group of its own, with its output in real pipes. Throws when it cannot be started. */
export async function spawnProcess(request: LocalSpawn): Promise<EnvironmentProcess> {
  const { options, pipes } = request;
  if (options.signal?.aborted) throw new ToolError('The command was cancelled before it began.', { code: 'cancelled' });
  const stdin = await openInput(options, pipes);
  const wiring =
    options.outputFile === undefined
      ? wire(await pipes.take((options.mergeOutput ? 1 : 2) + (options.sideOutput ? 1 : 0)), stdin, options)
      : wireToFile(options.outputFile, stdin);
  const pipeCount = (options.extraPipes ?? 0) + (request.sandbox === undefined ? 0 : 1);
  const label = newLabel(randomUUID(), options.outlives === true);
  const [program = '', ...args] = request.argv;
  let child: ChildProcess;
  try {
    child = spawn(program, args, {
      cwd: request.cwd,
      env: { ...request.env, [LABEL_VARIABLE]: label },
      stdio: [...wiring.stdio, ...Array.from({ length: pipeCount }, () => 'pipe' as const)],
      detached: true,
      windowsHide: true,
    });
  } catch (problem) {
    wiring.abandon(pipes);
    throw notStarted(program, request.cwd, problem as NodeJS.ErrnoException);
  }
  // While the child's own end is open.
  const typed = options.inputPipe === undefined ? undefined : openTyped(options.inputPipe);
  wiring.closeChilds();
  const { pid } = child;
  if (pid === undefined) {
    const problem = await new Promise<Error>((resolve) => child.once('error', resolve));
    wiring.abandon(pipes);
    throw notStarted(program, request.cwd, problem as NodeJS.ErrnoException);
  }
  // Later problems (a failed kill) are told where they happen.
  child.on('error', () => undefined);
  const extras = child.stdio.slice(3).filter((stream) => stream !== null) as Duplex[];
  const told = request.sandbox === undefined ? undefined : extras.pop();
  const mover = options.keptIn === undefined ? undefined : outputMover(options.keptIn, { leader: pid, label });
  const tree = createProcessTree(pid, label, mover?.has);
  const process = new LocalProcess({
    pid,
    tree,
    mover,
    pipes,
    outputs: wiring.output,
    side: wiring.side,
    extras,
    input: typed ?? child.stdin ?? undefined,
    letGo: () => {
      child.unref();
      for (const stream of [typed, child.stdin, ...child.stdio.slice(3)]) if (stream instanceof Socket) stream.unref();
    },
    hasTerminal: typed !== undefined,
    exit: new Promise((resolve) => child.once('exit', (code, signal) => resolve({ code, signal }))),
    ...(request.sandbox === undefined || told === undefined
      ? {}
      : { sandbox: { ...request.sandbox, end: new SandboxEnd(told) } }),
  });
  if (options.input !== undefined) (typed ?? child.stdin)?.write(options.input);
  const cancel = (): void => void tree.end();
  options.signal?.addEventListener('abort', cancel, { once: true });
  void process.exited.then(() => options.signal?.removeEventListener('abort', cancel));
  return process;
}

interface Wiring {
  readonly stdio: Exclude<StdioOptions, string>;
  readonly output: readonly OutputEnd[];
  readonly side?: PipeEnd | undefined;
  closeChilds(): void;
  abandon(pipes: PipePool): void;
}

function wire(
  taken: readonly PooledPipe[],
  stdin: 'ignore' | 'pipe' | number,
  { mergeOutput, sideOutput }: SpawnOptions,
): Wiring {
  const childs: number[] = typeof stdin === 'number' ? [stdin] : [];
  const ends = taken.map((pipe) => {
    const { ours, childs: theirs } = openForReading(pipe);
    childs.push(theirs);
    return { pipe, ours, theirs };
  });
  const side = sideOutput ? ends.at(-1) : undefined;
  const [stdout, stderr = stdout] = ends.slice(0, mergeOutput ? 1 : 2);
  const outputs = ends
    .filter((end) => end !== side)
    .map((end) => ({ ...end, stream: end === stdout ? ('stdout' as const) : ('stderr' as const) }));
  const closeChilds = (): void => {
    for (const fd of childs.splice(0)) closeSync(fd);
  };
  return {
    stdio: [stdin, stdout?.theirs, stderr?.theirs, ...(side === undefined ? [] : [side.theirs])],
    output: outputs,
    side,
    closeChilds,
    abandon(pipes) {
      closeChilds();
      for (const { ours, pipe } of ends) {
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
async function openInput(
  { keepInput, input, inputPipe }: SpawnOptions,
  pipes: PipePool,
): Promise<'ignore' | 'pipe' | number> {
  if (inputPipe !== undefined) {
    await pipes.make([inputPipe]);
    // For reading and writing: it does not end when we do.
    return openSync(inputPipe, constants.O_RDWR);
  }
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

function openTyped(path: string): Socket {
  const fd = openSync(path, constants.O_WRONLY | constants.O_NONBLOCK);
  return new Socket({ fd, readable: false, writable: true });
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
