import type { Socket } from 'node:net';
import type { Duplex, Writable } from 'node:stream';
import { ToolError } from '../../kernel/outcome.js';
import type { EnvironmentProcess, ProcessExit } from '../environment.js';
import { endsOrIdles } from './ends-or-idles.js';
import { LateReader } from './late-reader.js';
import { listeningPorts } from './listening-ports.js';
import type { OutputMover } from './output-mover.js';
import type { PipePool, PooledPipe } from './pipe-pool.js';
import { openPipeReader } from './pipe-reader.js';
import type { ProcessTree } from './process-tree.js';
import type { SandboxedProgram } from './sandbox/sandbox-argv.js';
import type { SandboxEnd } from './sandbox/sandbox-end.js';
import { signalNumber } from './signal-number.js';
import { startTimeOf } from './start-time.js';

/** Our end of a pipe. */
export interface PipeEnd {
  readonly pipe: PooledPipe;
  readonly ours: number;
}

/** Our end of a pipe into which a process prints. */
export interface OutputEnd extends PipeEnd {
  readonly stream: 'stdout' | 'stderr';
}

export interface LocalProcessParts {
  readonly pid: number;
  readonly tree: ProcessTree;
  /** Where its output goes into a log without us. */
  readonly mover?: OutputMover | undefined;
  readonly pipes: PipePool;
  readonly outputs: readonly OutputEnd[];
  /** Of the further output on descriptor 3. */
  readonly side?: PipeEnd | undefined;
  /** Further descriptors of the process, from 3 on. */
  readonly extras: readonly Duplex[];
  readonly input: Writable | undefined;
  /** Its input is a terminal's. */
  readonly hasTerminal?: boolean;
  /** When its first process has ended, and how. */
  readonly exit: Promise<{ readonly code: number | null; readonly signal: NodeJS.Signals | null }>;
  readonly sandbox?: LocalSandbox;
  /** Lets our process end before it. */
  readonly letGo?: () => void;
}

/** What a confined program runs in. */
interface LocalSandbox extends Pick<SandboxedProgram, 'stillHolds' | 'afterwards'> {
  readonly end: SandboxEnd;
}

type Listener = Parameters<EnvironmentProcess['onOutput']>[0];

const SIDE = 3;
/** How long pipes may give something to read after the last process we know of has ended. */
const LONGEST_DRAIN_MS = 2_000;

/** A process on this machine with everything it starts, and its output from real pipes. */
export class LocalProcess implements EnvironmentProcess {
  readonly pid: number;
  readonly exited: Promise<ProcessExit>;
  readonly #tree: ProcessTree;
  readonly #mover: OutputMover | undefined;
  readonly #outputs: { readonly socket: Socket; readonly ended: Promise<boolean> }[];
  readonly #extras: readonly { readonly stream: Duplex; readonly ended: Promise<boolean> }[];
  readonly #side: (() => void) | undefined;
  readonly #input: Writable | undefined;
  readonly #hasTerminal: boolean;
  readonly #sandbox: LocalSandbox | undefined;
  readonly #letGo: LocalProcessParts['letGo'];
  readonly #begun = Date.now();
  #startedAt: number | undefined;
  /** Pieces of output so far. */
  #pieces = 0;
  #listener: Listener | undefined;
  #lend: (() => Uint8Array | undefined) | undefined;
  #held: [Uint8Array, 'stdout' | 'stderr' | number][] = [];

  constructor(parts: LocalProcessParts) {
    const { pid, tree, pipes, outputs, side, extras, input, exit } = parts;
    this.pid = pid;
    this.#sandbox = parts.sandbox;
    this.#letGo = parts.letGo;
    this.#hasTerminal = parts.hasTerminal ?? false;
    this.#tree = tree;
    this.#mover = parts.mover;
    this.#outputs = outputs.map((end) => this.#read(end, pipes));
    this.#extras = extras.map((stream, index) => {
      stream.on('data', (chunk: Uint8Array) => this.hand(chunk, 3 + index));
      return { stream, ended: endOf(stream) };
    });
    this.#side = side === undefined ? undefined : this.#readLate(side, pipes);
    this.#input = input;
    // A program that ends without reading everything is judged by its exit code.
    input?.on('error', () => undefined);
    this.exited = exit.then(({ code, signal }) => this.#settle(code, signal));
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

  readInto(lend: () => Uint8Array | undefined): void {
    // Two pipes would read into the same memory at a time.
    if (this.#outputs.length === 1) this.#lend = lend;
  }

  pause(): void {
    for (const { socket } of this.#outputs) socket.pause();
  }

  resume(): void {
    for (const { socket } of this.#outputs) socket.resume();
  }

  write(bytes: Uint8Array, pipe = 0): Promise<void> {
    const target = this.#writable(pipe);
    if (target === undefined)
      return Promise.reject(new ToolError('The input of this process is closed.', { code: 'conflict' }));
    return new Promise((resolve, reject) => {
      target.write(bytes, (problem) =>
        problem
          ? reject(new ToolError('The process no longer reads its input.', { code: 'conflict', cause: problem }))
          : resolve(),
      );
    });
  }

  post(text: string, pipe: number): number {
    const target = this.#writable(pipe);
    if (target === undefined) return 0;
    target.write(text);
    return target.writableLength;
  }

  closeInput(pipe = 0): void {
    // What Ctrl-D does at a terminal.
    if (pipe === 0 && this.#hasTerminal) this.#input?.write('\x04');
    else (pipe === 0 ? this.#input : this.#extras[pipe - 3]?.stream)?.end();
  }

  resize(): void {
    throw new ToolError('This process has no terminal to resize.', { code: 'unsupported' });
  }

  async kill(signal: Parameters<EnvironmentProcess['kill']>[0]): Promise<void> {
    if (signal === 'SIGKILL') await this.#tree.end({ graceMs: 0 });
    else this.#tree.signal(signal);
  }

  stillHolds(): Promise<boolean> {
    return this.#sandbox?.stillHolds() ?? Promise.resolve(true);
  }

  letGo(): void {
    this.#letGo?.();
  }

  listeningPorts(): Promise<number[]> {
    return listeningPorts(this.#tree.members());
  }

  /** Gives out a piece of its output. */
  hand(chunk: Uint8Array, stream: 'stdout' | 'stderr' | number): void {
    this.#pieces++;
    if (this.#listener === undefined) this.#held.push([chunk, stream]);
    else this.#listener(chunk, stream);
  }

  #writable(pipe: number): Writable | undefined {
    const target = pipe === 0 ? this.#input : this.#extras[pipe - 3]?.stream;
    return target === undefined || target.writableEnded || target.destroyed ? undefined : target;
  }

  #read({ ours, pipe, stream }: OutputEnd, pipes: PipePool) {
    const socket = openPipeReader(ours, { take: (chunk) => this.hand(chunk, stream), lend: () => this.#lend?.() });
    const ended = endOf(socket);
    // A pipe that somebody may still write into must not serve another command.
    void ended.then((clean) => (clean ? pipes.giveBack(pipe) : pipes.discard(pipe)));
    return { socket, ended };
  }

  /** Answers what hands out the rest at the end. */
  #readLate({ ours, pipe }: PipeEnd, pipes: PipePool): () => void {
    const reader = new LateReader(ours, (chunk) => this.hand(chunk, SIDE));
    reader.begin();
    return () => {
      if (reader.finish()) pipes.giveBack(pipe);
      else pipes.discard(pipe);
      reader.close();
    };
  }

  async #settle(code: number | null, signal: NodeJS.Signals | null): Promise<ProcessExit> {
    // Where a sandbox has ended everything in it by itself, nothing needs to be looked for.
    const left = (await this.#sandbox?.end.isOver()) ? 0 : await this.#tree.end();
    this.#tree.close();
    await this.#mover?.finish();
    this.#side?.();
    await this.#drain();
    this.#input?.destroy();
    const exitCode = code ?? 128 + signalNumber(signal);
    return {
      exitCode,
      signal,
      // The last process of a sandbox is no leftover.
      ...(left === 0 || this.#sandbox !== undefined ? {} : { leftBehind: left }),
      ...(await this.#sandbox?.afterwards()),
    };
  }

  async #drain(): Promise<void> {
    const until = performance.now() + LONGEST_DRAIN_MS;
    let seen = this.#pieces;
    const isBusy = (): boolean => {
      const hasMore = this.#pieces !== seen && performance.now() < until;
      seen = this.#pieces;
      // A paused reader is somebody who is still busy with what it got: nothing may be thrown away.
      return hasMore || this.#outputs.some(({ socket }) => socket.isPaused());
    };
    const all = [...this.#outputs.map(({ ended }) => ended), ...this.#extras.map(({ ended }) => ended)];
    await endsOrIdles(Promise.all(all), isBusy);
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
