import { ToolError } from '../../kernel/outcome.js';
import { inTime } from '../../lib/in-time.js';
import type { EnvironmentProcess, ProcessExit, SpawnOptions } from '../environment.js';
import { signalNumber } from '../local/signal-number.js';
import { type FirstWords, type Leader, parseFirstWords, readFirstWords } from './first-words.js';
import { MarkedOutput } from './marked-output.js';
import type { TargetStream } from './transport.js';

type KillSignal = Parameters<EnvironmentProcess['kill']>[0];
type Listener = Parameters<EnvironmentProcess['onOutput']>[0];

export interface RemoteProcessParts {
  readonly stream: TargetStream;
  /** What the command script says before its pid and its end. */
  readonly mark: string;
  readonly options: SpawnOptions;
  readonly describe: { readonly program: string; readonly cwd: string };
  /** Sends a signal to every process of the command, inside the target. */
  readonly signal: (leader: Leader, signal: KillSignal) => Promise<void>;
  /** TCP ports its processes listen on. */
  readonly ports: (leader: Leader) => Promise<number[]>;
  readonly resize: (leader: Leader, columns: number, rows: number) => Promise<void>;
  /** When signals did not help. Answers what was given up for it. */
  readonly force: () => Promise<string | undefined>;
  /** For one that is followed: its output from a byte on, once it has ended. */
  readonly rest?: (from: number) => Promise<Uint8Array>;
  /** The stream can be used again; absent for a command that takes it. Called before `exited` resolves. */
  readonly giveBack?: ((stream: TargetStream) => void) | undefined;
  /** Has a way into the target ready when the one of this command is gone. */
  readonly prepare: () => Promise<void>;
}

/** A program in a target. */
export interface StartedProcess extends EnvironmentProcess {
  /** For one that is followed: the first byte of its output that was still there. */
  readonly begin: number;
  /** For one that is followed: it had ended before. */
  readonly hadEnded: boolean;
  /** Whether the target said that it ended; of a lost connection nobody knows. */
  readonly hasEndedThere: boolean;
  /** Lets go of it: it runs on, and nothing more is heard of it. */
  detach(): void;
}

const GRACE_MS = 500;
/** From a KILL until the connection is given up: the script needs a moment to find what is left. */
const HARD_MS = 1_200;
/** From its last words until the connection is given up, which something may hold that it left. */
const ENDED_MS = 1_000;
const LOST_MS = 2_000;
/** A target that starts anew needs longer. */
const ANEW_MS = 15_000;
/** What chunks of a further output are called. */
const SIDE = 3;

/** Waits until the command runs in the target. Throws when it cannot be started there. */
export async function startRemoteProcess(parts: RemoteProcessParts): Promise<StartedProcess> {
  const process = new RemoteProcess(parts);
  await process.started;
  return process;
}

class RemoteProcess implements StartedProcess {
  #start: FirstWords = { leader: { pid: 0, isCommand: false }, begin: 0, hadEnded: false };
  readonly startedAt = Date.now();
  readonly started: Promise<void>;
  readonly exited: Promise<ProcessExit>;
  readonly #parts: RemoteProcessParts;
  readonly #stdout: MarkedOutput;
  readonly #stderr: MarkedOutput;
  /** Resolves when the command has ended and its stream goes on. */
  readonly #returned: Promise<undefined>;
  #return: () => void = () => undefined;
  /** Of the two outputs, those that have to end before the stream can go on. */
  #openOutputs = 2;
  #canGoOn = false;
  /** On their way: they would reach the next command of the stream. */
  readonly #signals = new Set<Promise<unknown>>();
  #listener: Listener | undefined;
  #held: [Uint8Array, 'stdout' | 'stderr' | number][] = [];
  #ended: ProcessExit | undefined;
  #sent: KillSignal | undefined;
  #forcing: Promise<string | undefined> | undefined;
  #isOver = false;
  #isDetached = false;
  /** How many bytes of its output came. */
  #handed = 0;

  constructor(parts: RemoteProcessParts) {
    this.#parts = parts;
    const { stream, options } = parts;
    const mark = Buffer.from(`\0${parts.mark}`);
    const second = options.sideOutput ? SIDE : 'stderr';
    this.#stdout = new MarkedOutput(stream.stdout, {
      mark,
      hand: (chunk) => this.#hand(chunk, 'stdout'),
      onEnd: (words) => this.#readEnd(words),
    });
    this.#stderr = new MarkedOutput(stream.stderr, {
      mark,
      hand: (chunk) => this.#hand(chunk, second),
      onEnd: () => this.#outputEnded(),
    });
    this.#returned = new Promise((resolve) => {
      this.#return = () => resolve(undefined);
    });
    this.started = this.#readStart();
    this.exited = this.started.then(
      () => this.#settle().then((exit) => this.#withPrice(exit)),
      () => ({ exitCode: 127, signal: null }),
    );
    this.#stderr.listen();
    const cancel = (): void => void this.#cancel();
    options.signal?.addEventListener('abort', cancel, { once: true });
    void this.exited.then(() => options.signal?.removeEventListener('abort', cancel));
    if (options.signal?.aborted) cancel();
  }

  get pid(): number {
    return this.#start.leader.pid;
  }

  get begin(): number {
    return this.#start.begin;
  }

  get hadEnded(): boolean {
    return this.#start.hadEnded;
  }

  get hasEndedThere(): boolean {
    return this.#ended !== undefined;
  }

  /** Whether the stream is for this command's time only: its input then is for the next one. */
  get #isShared(): boolean {
    return this.#parts.giveBack !== undefined;
  }

  onOutput(listener: Listener): void {
    this.#listener = listener;
    for (const [chunk, stream] of this.#held.splice(0)) listener(chunk, stream);
  }

  pause(): void {
    this.#parts.stream.stdout.pause();
    this.#parts.stream.stderr.pause();
  }

  resume(): void {
    this.#parts.stream.stdout.resume();
    this.#parts.stream.stderr.resume();
  }

  write(bytes: Uint8Array): Promise<void> {
    const { stdin } = this.#parts.stream;
    if (this.#isOver || this.#isShared || stdin.writableEnded || stdin.destroyed)
      return Promise.reject(new ToolError('The input of this process is closed.', { code: 'conflict' }));
    return new Promise((resolve, reject) => {
      stdin.write(bytes, (problem) =>
        problem
          ? reject(new ToolError('The process no longer reads its input.', { code: 'conflict', cause: problem }))
          : resolve(),
      );
    });
  }

  closeInput(): void {
    if (!this.#isShared) this.#parts.stream.stdin.end();
  }

  resize(columns: number, rows: number): void {
    if (this.#parts.options.pty === undefined)
      throw new ToolError('This process has no terminal to resize.', { code: 'unsupported' });
    // A terminal that is gone needs no size.
    void this.#parts.resize(this.#start.leader, columns, rows).catch(() => undefined);
  }

  async listeningPorts(): Promise<number[]> {
    return this.#isOver ? [] : this.#parts.ports(this.#start.leader);
  }

  async kill(signal: KillSignal): Promise<void> {
    if (this.#isOver) return;
    this.#sent = signal;
    if (signal === 'SIGKILL') await this.#killHard();
    else await this.#signal(signal);
  }

  detach(): void {
    this.#isDetached = true;
    const { stream } = this.#parts;
    if (stream.release === undefined) stream.destroy();
    else stream.release();
  }

  async #signal(signal: KillSignal): Promise<void> {
    const sent = this.#parts.signal(this.#start.leader, signal);
    this.#signals.add(sent);
    await sent.finally(() => this.#signals.delete(sent));
  }

  /** Resolves when everything was told to end; goes on in the background until it is so. */
  async #killHard(): Promise<void> {
    const isTold = await this.#signal('SIGKILL').then(
      () => true,
      () => false,
    );
    void this.#giveUp(isTold ? HARD_MS : 0);
  }

  /** When the command does not end by signals: all of the target, and at last the connection. */
  async #giveUp(afterMs: number): Promise<void> {
    if (await this.#isOverWithin(afterMs)) return;
    await this.#force();
    if (!(await this.#isOverWithin(HARD_MS))) this.#parts.stream.destroy();
  }

  /** Once, and for all who wait for it. */
  #force(): Promise<string | undefined> {
    this.#forcing ??= this.#parts.force().catch(() => undefined);
    return this.#forcing;
  }

  async #cancel(): Promise<void> {
    const isStarted = await this.started.then(
      () => true,
      () => false,
    );
    if (!isStarted) return;
    try {
      await this.kill('SIGTERM');
      // A stopped process acts on it only when it goes on.
      await this.#signal('SIGCONT');
    } catch {
      // No room to be gentle, e.g. in a fork bomb.
      await this.kill('SIGKILL');
      return;
    }
    if (!(await this.#isOverWithin(GRACE_MS))) await this.kill('SIGKILL');
  }

  async #isOverWithin(ms: number): Promise<boolean> {
    await inTime(ms, Promise.race([this.#returned, this.#parts.stream.closed]), () => undefined);
    return this.#isOver;
  }

  #readStart(): Promise<void> {
    const { stream, mark, describe } = this.#parts;
    return new Promise((resolve, reject) => {
      readFirstWords(stream.stdout, mark, (line, rest) => {
        const said = parseFirstWords(line, describe);
        if (said instanceof ToolError) {
          reject(said);
          if (this.#isShared) this.#stdout.listen(rest);
          else stream.destroy();
          return;
        }
        this.#start = said;
        this.#stdout.listen(rest);
        resolve();
      });
      void stream.closed.then((code) => reject(this.#unreachable(code)));
    });
  }

  #unreachable(code: number): ToolError {
    const why = Buffer.concat(this.#held.map(([chunk]) => chunk))
      .toString('utf8')
      .trim()
      .slice(-500);
    return new ToolError(`The command could not be started: ${why || `the connection ended with ${code}`}`, {
      code: 'unavailable',
      hint: 'Check that the target is reachable, e.g. with `hermes doctor`.',
      retryable: true,
    });
  }

  #readEnd(words: string): void {
    const match = /^ (\d+|-) (\d+)(?: (again|last))?$/.exec(words);
    if (match === null) return;
    const exitCode = Number(match[1]);
    const left = Number(match[2]);
    // A dash: nobody there was left to write it down.
    if (match[1] === '-') this.#ended = { exitCode: -1, signal: null, lost: true };
    else this.#ended = { exitCode, signal: this.#signalOf(exitCode), ...(left === 0 ? {} : { leftBehind: left }) };
    this.#canGoOn = match[3] === 'again';
    if (match[3] !== undefined) this.#outputEnded();
    else void this.#closeSoon();
  }

  /** A program that left the group and hides its label may hold the connection for as long as it likes. */
  async #closeSoon(): Promise<void> {
    const { stream, options } = this.#parts;
    const isOne = options.mergeOutput === true || options.pty !== undefined;
    await inTime(ENDED_MS, stream.closed, () => undefined);
    // Where the second output is one of its own, it may still be on its way.
    if (isOne) stream.destroy();
  }

  /** When both outputs have ended, the next command may have the stream. */
  #outputEnded(): void {
    this.#openOutputs -= 1;
    if (this.#openOutputs > 0) return;
    this.#isOver = true;
    this.#stdout.stop();
    this.#stderr.stop();
    this.resume();
    const { stream } = this.#parts;
    const giveBack = (): void => (this.#canGoOn ? this.#parts.giveBack?.(stream) : stream.destroy());
    if (this.#signals.size === 0) giveBack();
    else void Promise.allSettled(this.#signals).then(giveBack);
    this.#return();
  }

  /** A shell tells a signal only as 128 + n; it is surely one when we sent it. */
  #signalOf(exitCode: number): string | null {
    return this.#sent !== undefined && exitCode === 128 + signalNumber(this.#sent) ? this.#sent : null;
  }

  #hand(chunk: Uint8Array, stream: 'stdout' | 'stderr' | number): void {
    this.#handed += chunk.length;
    if (this.#listener === undefined) this.#held.push([chunk, stream]);
    else this.#listener(chunk, stream);
  }

  async #settle(): Promise<ProcessExit> {
    const code = await Promise.race([this.#returned, this.#parts.stream.closed]);
    if (code === undefined && this.#ended !== undefined) return this.#ended;
    this.#isOver = true;
    this.#parts.stream.stdin.destroy();
    if (this.#ended !== undefined) {
      await this.#fetchRest();
      return this.#ended;
    }
    if (this.#isDetached) return { exitCode: -1, signal: null, lost: true };
    this.#stdout.flush();
    this.#stderr.flush();
    await this.#endRest();
    // A group that killed itself took the script along: the client tells 137 then. Else the connection broke.
    return code === 137 || this.#sent === 'SIGKILL'
      ? { exitCode: 137, signal: 'SIGKILL' }
      : { exitCode: code ?? -1, signal: null, lost: true };
  }

  async #withPrice(exit: ProcessExit): Promise<ProcessExit> {
    const gaveUp = await this.#forcing;
    return gaveUp === undefined ? exit : { ...exit, gaveUp };
  }

  async #fetchRest(): Promise<void> {
    const rest = await this.#parts.rest?.(this.#start.begin + this.#handed).catch(() => undefined);
    if (rest !== undefined && rest.length > 0) this.#hand(rest, 'stdout');
  }

  /** The script ended without a word, so nobody has looked for what the command left; a dead target must not delay us. */
  async #endRest(): Promise<void> {
    const ending = this.#parts.signal(this.#start.leader, 'SIGKILL').catch(() => this.#force());
    // At once, and again where that one was lost with the target.
    const first = this.#parts.prepare();
    const ready = ending.then(() => first.then(() => this.#parts.prepare())).catch(() => undefined);
    await inTime(LOST_MS, ready, () => undefined);
    if (this.#forcing !== undefined) await inTime(ANEW_MS, ready, () => undefined);
  }
}
