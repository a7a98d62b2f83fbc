import { ToolError } from '../../kernel/outcome.js';
import type { EnvironmentProcess, ProcessExit, SpawnOptions } from '../environment.js';
import { signalNumber } from '../local/signal-number.js';
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
  readonly signal: (pid: number, signal: KillSignal) => Promise<void>;
  /** TCP ports its processes listen on. */
  readonly ports: (pid: number) => Promise<number[]>;
  readonly resize: (pid: number, columns: number, rows: number) => Promise<void>;
  /** When signals did not help. Answers what was given up for it. */
  readonly force: () => Promise<string | undefined>;
  /** For one that is followed: its output from a byte on, once it has ended. */
  readonly rest?: (from: number) => Promise<Uint8Array>;
}

/** A program in a target. */
export interface StartedProcess extends EnvironmentProcess {
  /** For one that is followed: the first byte of its output that was still there. */
  readonly begin: number;
  /** Whether the target said that it ended; of a lost connection nobody knows. */
  readonly hasEndedThere: boolean;
  /** Lets go of it: it runs on, and nothing more is heard of it. */
  detach(): void;
}

const GRACE_MS = 500;
/** From a KILL until the connection is given up: the script needs a moment to find what is left. */
const HARD_MS = 1_200;
const LOST_MS = 2_000;
/** What chunks of a further output are called. */
const SIDE = 3;

/** Waits until the command runs in the target. Throws when it cannot be started there. */
export async function startRemoteProcess(parts: RemoteProcessParts): Promise<StartedProcess> {
  const process = new RemoteProcess(parts);
  await process.started;
  return process;
}

class RemoteProcess implements StartedProcess {
  pid = 0;
  readonly startedAt = Date.now();
  readonly started: Promise<void>;
  readonly exited: Promise<ProcessExit>;
  readonly #parts: RemoteProcessParts;
  readonly #end: Buffer;
  #listener: Listener | undefined;
  #held: [Uint8Array, 'stdout' | 'stderr' | number][] = [];
  /** What may be the beginning of the last words; goes out as soon as it turns out not to be. */
  #kept = Buffer.alloc(0);
  #ended: ProcessExit | undefined;
  #sent: KillSignal | undefined;
  #forcing: Promise<string | undefined> | undefined;
  #isOver = false;
  #isDetached = false;
  /** For one that is followed: the first byte that was still there, and how many of them came. */
  #begin = 0;
  #handed = 0;

  constructor(parts: RemoteProcessParts) {
    this.#parts = parts;
    this.#end = Buffer.from(`\0${parts.mark} `);
    const { stream, options } = parts;
    this.started = this.#readStart();
    this.exited = this.started.then(
      () => this.#settle().then((exit) => this.#withPrice(exit)),
      () => ({ exitCode: 127, signal: null }),
    );
    const second = options.sideOutput ? SIDE : 'stderr';
    stream.stderr.on('data', (chunk: Buffer) => this.#hand(chunk, second));
    const cancel = (): void => void this.#cancel();
    options.signal?.addEventListener('abort', cancel, { once: true });
    void this.exited.then(() => options.signal?.removeEventListener('abort', cancel));
    if (options.signal?.aborted) cancel();
  }

  get begin(): number {
    return this.#begin;
  }

  get hasEndedThere(): boolean {
    return this.#ended !== undefined;
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
    if (this.#isOver || stdin.writableEnded || stdin.destroyed)
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
    this.#parts.stream.stdin.end();
  }

  resize(columns: number, rows: number): void {
    if (this.#parts.options.pty === undefined)
      throw new ToolError('This process has no terminal to resize.', { code: 'unsupported' });
    // A terminal that is gone needs no size.
    void this.#parts.resize(this.pid, columns, rows).catch(() => undefined);
  }

  async listeningPorts(): Promise<number[]> {
    return this.#isOver ? [] : this.#parts.ports(this.pid);
  }

  async kill(signal: KillSignal): Promise<void> {
    if (this.#isOver) return;
    this.#sent = signal;
    if (signal === 'SIGKILL') await this.#killHard();
    else await this.#parts.signal(this.pid, signal);
  }

  detach(): void {
    this.#isDetached = true;
    const { stream } = this.#parts;
    if (stream.release === undefined) stream.destroy();
    else stream.release();
  }

  /** Resolves when everything was told to end; goes on in the background until it is so. */
  async #killHard(): Promise<void> {
    const isTold = await this.#parts.signal(this.pid, 'SIGKILL').then(
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
      await this.#parts.signal(this.pid, 'SIGCONT');
    } catch {
      // No room to be gentle, e.g. in a fork bomb.
      await this.kill('SIGKILL');
      return;
    }
    if (!(await this.#isOverWithin(GRACE_MS))) await this.kill('SIGKILL');
  }

  async #isOverWithin(ms: number): Promise<boolean> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<boolean>((resolve) => {
      timer = setTimeout(() => resolve(false), ms);
    });
    const isOver = await Promise.race([this.exited.then(() => true), late]);
    clearTimeout(timer);
    return isOver;
  }

  /** The first words of the script, after whatever a login shell printed before it. */
  #readStart(): Promise<void> {
    const { stream, mark } = this.#parts;
    let text = Buffer.alloc(0);
    return new Promise((resolve, reject) => {
      const read = (chunk: Buffer): void => {
        text = Buffer.concat([text, chunk]);
        const at = text.indexOf(mark);
        const end = at < 0 ? -1 : text.indexOf(10, at);
        if (end < 0) {
          if (at < 0) text = text.subarray(-mark.length);
          return;
        }
        stream.stdout.off('data', read);
        const said = text.toString('latin1', at + mark.length + 1, end);
        if (!/^\d+( \d+)?$/.test(said)) {
          reject(this.#refusal(said));
          return;
        }
        const [pid = 0, begin = 0] = said.split(' ').map(Number);
        this.pid = pid;
        this.#begin = begin;
        const rest = text.subarray(end + 1);
        stream.stdout.on('data', (more: Buffer) => this.#take(more));
        if (rest.length > 0) this.#take(rest);
        resolve();
      };
      stream.stdout.on('data', read);
      void stream.closed.then((code) => reject(this.#unreachable(code)));
    });
  }

  #refusal(said: string): ToolError {
    const { program, cwd } = this.#parts.describe;
    this.#parts.stream.destroy();
    if (said === 'nofolder')
      return new ToolError(`The folder ${cwd} does not exist.`, {
        code: 'not_found',
        hint: 'Give a workdir that exists, or make it first.',
      });
    if (said === 'unknown') return new ToolError('Nothing is known of this program here.', { code: 'not_found' });
    if (said === 'missing') return new ToolError(`${program} is not installed here.`, { code: 'not_found' });
    return new ToolError('This target cannot give programs a terminal.', {
      code: 'unsupported',
      hint: 'Install util-linux (script) or python3 in it, or run the command without a terminal.',
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

  #take(chunk: Buffer): void {
    const bytes = this.#kept.length === 0 ? chunk : Buffer.concat([this.#kept, chunk]);
    this.#kept = Buffer.alloc(0);
    const at = this.#findEnd(bytes);
    if (at !== 0) this.#hand(at < 0 ? bytes : bytes.subarray(0, at), 'stdout');
    if (at < 0) return;
    this.#kept = Buffer.from(bytes.subarray(at));
    this.#readEnd();
  }

  /** Where the last words begin, or may begin in what is still to come; -1 for nowhere. */
  #findEnd(bytes: Buffer): number {
    const end = this.#end;
    const whole = bytes.indexOf(end);
    if (whole >= 0) return whole;
    // Only the last bytes can be a part of them: output may consist of null bytes alone.
    const first = Math.max(0, bytes.length - end.length + 1);
    for (let at = bytes.indexOf(0, first); at >= 0; at = bytes.indexOf(0, at + 1)) {
      if (bytes.compare(end, 0, bytes.length - at, at) === 0) return at;
    }
    return -1;
  }

  #readEnd(): void {
    const match = /^\0\w+ (\d+|-) (\d+)\n/.exec(this.#kept.toString('latin1'));
    if (match === null) return;
    const exitCode = Number(match[1]);
    const left = Number(match[2]);
    // A dash: nobody there was left to write it down.
    if (match[1] === '-') this.#ended = { exitCode: -1, signal: null, lost: true };
    else this.#ended = { exitCode, signal: this.#signalOf(exitCode), ...(left === 0 ? {} : { leftBehind: left }) };
    this.#kept = Buffer.alloc(0);
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
    const code = await this.#parts.stream.closed;
    this.#isOver = true;
    this.#parts.stream.stdin.destroy();
    if (this.#ended !== undefined) {
      await this.#fetchRest();
      return this.#ended;
    }
    if (this.#isDetached) return { exitCode: -1, signal: null, lost: true };
    if (this.#kept.length > 0) this.#hand(this.#kept, 'stdout');
    await this.#endRest();
    // A group that killed itself took the script along: the client tells 137 then. Else the connection broke.
    return code === 137 || this.#sent === 'SIGKILL'
      ? { exitCode: 137, signal: 'SIGKILL' }
      : { exitCode: code, signal: null, lost: true };
  }

  async #withPrice(exit: ProcessExit): Promise<ProcessExit> {
    const gaveUp = await this.#forcing;
    return gaveUp === undefined ? exit : { ...exit, gaveUp };
  }

  async #fetchRest(): Promise<void> {
    const rest = await this.#parts.rest?.(this.#begin + this.#handed).catch(() => undefined);
    if (rest !== undefined && rest.length > 0) this.#hand(rest, 'stdout');
  }

  /** The script ended without a word, so nobody has looked for what the command left; a dead target must not delay us. */
  async #endRest(): Promise<void> {
    const ending = this.#parts.signal(this.pid, 'SIGKILL').catch(() => this.#force());
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, LOST_MS);
    });
    await Promise.race([ending.catch(() => undefined), late]);
    clearTimeout(timer);
  }
}
