import { randomBytes } from 'node:crypto';
import type { Environment, EnvironmentProcess, ProcessExit } from '../../environments/environment.js';
import type { CommandDenial } from '../../kernel/processes-port.js';
import type { ScriptProgram } from '../../kernel/scripts-port.js';
import type { ResultWriter } from '../../store/results/result-writer.js';
import type { Hold } from '../exec/hold-to.js';
import { type Captured, OutputCapture } from '../exec/output-capture.js';
import { MarkedOutput } from './marked-output.js';
import { ScriptCalls, type ScriptCallsOptions } from './script-calls.js';

export interface InterpreterOptions {
  readonly environment: Environment;
  readonly program: ScriptProgram;
  /** Takes one script after another instead of ending with the first. */
  readonly stays: boolean;
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  readonly memoryMb: number;
  /** What it is held to; released when it has ended. */
  readonly hold: Hold;
}

export interface RunOptions extends Pick<ScriptCallsOptions, 'tools' | 'maxCalls'> {
  readonly program: ScriptProgram;
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
  readonly openSpool: () => Promise<ResultWriter>;
  /** The signal ends with the run. */
  readonly call: (
    tool: string,
    args: Record<string, unknown>,
    signal: AbortSignal,
  ) => ReturnType<ScriptCallsOptions['call']>;
}

export interface RunEnd {
  readonly ended: 'exit' | 'timeout' | 'cancelled' | 'stopped';
  readonly reason: string | undefined;
  readonly exit: ProcessExit;
  readonly stdout: Captured;
  readonly stderr: Captured;
  readonly calls: number;
  /** What of the output says that the sandbox kept it from something. */
  readonly denial: (output: string) => CommandDenial | undefined;
}

/** Printed by the launcher alone. */
export const NO_INTERPRETER = 'hermes: no interpreter';

/**
 * Limits the memory of the script and its children, then becomes the interpreter. Data instead of address space:
 * interpreters reserve far more addresses than they use.
 */
const LAUNCH = `ulimit -d "$1" 2>/dev/null; names=$2; shift 2
for name in $names; do command -v "$name" >/dev/null 2>&1 && exec "$name" "$@"; done
echo '${NO_INTERPRETER}' >&2; exit 127`;

/** After the time limit a script may still end by itself for this long. */
const GRACE_MS = 1_000;
/** A cancelled call answers within a quarter of a second. */
const CANCEL_GRACE_MS = 80;
/** After a run has said that it is done, its output may still be on the way. */
const LATE_OUTPUT_MS = 1_000;
/** Bytes of answers that may wait for a script that does not read them. */
const MOST_UNREAD = 128 * 1_048_576;

/** An interpreter with its channel. Where the environment has no further descriptors, the channel is its own stdio. */
export class ScriptProcess {
  readonly #process: EnvironmentProcess;
  readonly #stays: boolean;
  /** The descriptor of the channel. */
  readonly #pipe: 0 | 3;
  readonly #denial: RunEnd['denial'];
  #marked: { readonly stdout: MarkedOutput; readonly stderr: MarkedOutput } | undefined;
  #run: Run | undefined;
  #exit: ProcessExit | undefined;

  static async start(options: InterpreterOptions): Promise<ScriptProcess> {
    try {
      return new ScriptProcess(await spawn(options), options);
    } catch (problem) {
      await options.hold.release();
      throw problem;
    }
  }

  private constructor(process: EnvironmentProcess, { stays, environment, hold, cwd }: InterpreterOptions) {
    this.#process = process;
    this.#stays = stays;
    this.#pipe = environment.extraPipes === true ? 3 : 0;
    this.#denial = (output) => hold.denial(output, cwd);
    process.onOutput((chunk, stream) => this.#take(chunk, stream));
    void process.exited.then((exit) => {
      this.#exit = exit;
      return hold.release();
    });
  }

  get hasEnded(): boolean {
    return this.#exit !== undefined;
  }

  /** Whether the sandbox it runs in, if any, still hides all that it must. */
  async stillHolds(): Promise<boolean> {
    return (await this.#process.stillHolds?.()) ?? true;
  }

  /** Ends it with everything it started. */
  async end(graceMs = CANCEL_GRACE_MS): Promise<void> {
    if (this.#exit !== undefined) return;
    void this.#process.kill('SIGTERM');
    const hard = setTimeout(() => void this.#process.kill('SIGKILL'), graceMs);
    await this.#process.exited;
    clearTimeout(hard);
  }

  async run(options: RunOptions): Promise<RunEnd> {
    const token = randomBytes(16).toString('hex');
    const run = new Run(options, token, {
      flow: this.#process,
      reply: (line) => this.#reply(line),
      end: (graceMs) => void this.end(graceMs),
    });
    this.#expect(run, token);
    this.#send(Buffer.from(hello(token, options.program)));
    const done = this.#stays ? Promise.race([this.#process.exited, run.done]) : this.#process.exited;
    const exit = await done;
    if (this.hasEnded) for (const each of [this.#marked?.stdout, this.#marked?.stderr]) each?.flush();
    this.#run = undefined;
    return { ...(await run.finish(exit)), denial: this.#denial };
  }

  #expect(run: Run, token: string): void {
    this.#run = run;
    if (!this.#stays && this.#pipe === 3) return;
    if (this.#marked !== undefined) {
      this.#marked.stdout.expect(token);
      this.#marked.stderr.expect(token);
      return;
    }
    const parts = (stream: 'stdout' | 'stderr') => ({
      output: (bytes: Uint8Array) => this.#run?.[stream].push(bytes),
      message: (bytes: Uint8Array) => this.#run?.calls.push(bytes),
      end: () => this.#run?.drained(stream),
    });
    this.#marked = {
      stdout: new MarkedOutput(parts('stdout'), token),
      stderr: new MarkedOutput(parts('stderr'), token),
    };
  }

  #take(chunk: Uint8Array, stream: 'stdout' | 'stderr' | number): void {
    if (stream === 3) this.#run?.calls.push(chunk);
    else if (stream !== 'stdout' && stream !== 'stderr') return;
    else if (this.#marked !== undefined) this.#marked[stream].push(chunk);
    else this.#run?.[stream].push(chunk);
  }

  #unread = 0;

  #reply(line: string): void {
    const waiting = this.#process.post?.(`${line}\n`, this.#pipe);
    if (waiting === undefined) {
      this.#unread += line.length;
      if (this.#unread <= MOST_UNREAD) this.#send(Buffer.from(`${line}\n`), line.length);
    }
    if ((waiting ?? this.#unread) > MOST_UNREAD)
      this.#run?.stop('stopped', 'It does not read the answers to its calls.');
  }

  #send(bytes: Buffer, counted = 0): void {
    this.#process.write(bytes, this.#pipe).then(
      () => (this.#unread -= counted),
      // The script has ended or closed its channel: its exit tells the rest.
      () => undefined,
    );
  }
}

function spawn(options: InterpreterOptions): Promise<EnvironmentProcess> {
  const { environment, program, memoryMb, cwd, env, hold } = options;
  const hasPipes = environment.extraPipes === true;
  const launch = ['/bin/sh', '-c', LAUNCH, 'sh', String(memoryMb * 1_024), program.interpreters.join(' ')];
  const args = program.args.map((arg) => arg.replace('{memory}', String(memoryMb)));
  const runtime = [hasPipes ? '3' : 'stdio', options.stays ? 'stay' : 'once'];
  return environment.spawn(
    { argv: [...launch, ...args, ...runtime] },
    {
      cwd,
      env: { ...env, PYTHONDONTWRITEBYTECODE: '1' },
      ...(hasPipes ? { extraPipes: program.needsWatch ? 2 : 1 } : { keepInput: true }),
      ...hold.spawn,
    },
  );
}

function hello(token: string, { functions, code }: ScriptProgram): string {
  return `${token} ${Buffer.byteLength(functions)} ${Buffer.byteLength(code)}\n${functions}${code}`;
}

interface RunParts {
  readonly flow: { pause(): void; resume(): void };
  readonly reply: (line: string) => void;
  readonly end: (graceMs: number) => void;
}

/** One script on its way. */
class Run {
  readonly calls: ScriptCalls;
  readonly stdout: OutputCapture;
  readonly stderr: OutputCapture;
  /** For an interpreter that stays. */
  readonly done: Promise<ProcessExit>;
  readonly #parts: RunParts;
  readonly #nested = new AbortController();
  readonly #signal: AbortSignal;
  readonly #timer: NodeJS.Timeout;
  readonly #cancel = (): void =>
    this.stop(this.#signal.reason === 'timeout' ? 'timeout' : 'cancelled', undefined, CANCEL_GRACE_MS);
  #settle: (exit: ProcessExit) => void = () => undefined;
  #status: number | undefined;
  #open = new Set(['stdout', 'stderr']);
  #late: NodeJS.Timeout | undefined;
  #ended: RunEnd['ended'] = 'exit';
  #reason: string | undefined;

  constructor(options: RunOptions, token: string, parts: RunParts) {
    const { signal, openSpool, timeoutMs, tools, maxCalls } = options;
    this.#parts = parts;
    this.#signal = signal;
    this.stdout = new OutputCapture({ openSpool, flow: parts.flow });
    this.stderr = new OutputCapture({ openSpool, flow: parts.flow });
    this.done = new Promise((resolve) => (this.#settle = resolve));
    this.calls = new ScriptCalls({
      token,
      tools,
      maxCalls,
      call: (tool, args) => options.call(tool, args, this.#nested.signal),
      reply: parts.reply,
      done: (status) => this.#isDone(status),
      stop: (reason) => this.stop('stopped', reason),
    });
    this.#timer = setTimeout(() => this.stop('timeout'), timeoutMs);
    signal.addEventListener('abort', this.#cancel, { once: true });
    if (signal.aborted) this.#cancel();
  }

  stop(ended: RunEnd['ended'], reason?: string, graceMs = GRACE_MS): void {
    if (this.#ended === 'exit') {
      this.#ended = ended;
      this.#reason = reason;
    }
    this.#nested.abort('cancelled');
    this.#parts.end(graceMs);
  }

  /** The interpreter has written the end of the run into this stream. */
  drained(stream: 'stdout' | 'stderr'): void {
    this.#open.delete(stream);
    this.#settleWhenDone();
  }

  async finish(exit: ProcessExit): Promise<Omit<RunEnd, 'denial'>> {
    clearTimeout(this.#timer);
    clearTimeout(this.#late);
    this.#signal.removeEventListener('abort', this.#cancel);
    // What the script no longer waits for is not done behind its back.
    this.#nested.abort('cancelled');
    await this.calls.close();
    const [stdout, stderr] = await Promise.all([this.stdout.finish(), this.stderr.finish()]);
    return { ended: this.#ended, reason: this.#reason, exit, stdout, stderr, calls: this.calls.made };
  }

  #isDone(status: number): void {
    this.#status = status;
    // A script may have closed its streams, so that their end is never written.
    this.#late = setTimeout(() => {
      this.#open.clear();
      this.#settleWhenDone();
    }, LATE_OUTPUT_MS);
    this.#settleWhenDone();
  }

  #settleWhenDone(): void {
    if (this.#status !== undefined && this.#open.size === 0) this.#settle({ exitCode: this.#status, signal: null });
  }
}
