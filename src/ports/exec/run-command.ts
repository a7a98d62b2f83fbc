import type { SpawnOptions } from '../../environments/environment.js';
import type { ShellCommand, TaskShell } from '../../environments/shell/task-shell.js';
import type { CallGuard, Confinement } from '../../kernel/gate.js';
import { ToolError } from '../../kernel/outcome.js';
import type { CommandReport, CommandRequest } from '../../kernel/processes-port.js';
import { commandWithInput } from '../../lib/command-input.js';
import type { ResultWriter } from '../../store/results/result-writer.js';
import type { CommandCoverage } from '../checkpoints/cover-command.js';
import { deniedNames } from './detect-denial.js';
import { diskNote } from './disk-note.js';
import { type Hold, type HostsOf, holdTo } from './hold-to.js';
import { type Captured, OutputCapture } from './output-capture.js';
import { outputText } from './output-text.js';

export interface CommandParts {
  readonly guard: CallGuard;
  readonly shell: TaskShell;
  readonly signal: AbortSignal;
  /** What the command is held to; undefined when it runs as the user. */
  readonly confinement?: Confinement | undefined;
  /** Judges the hosts of a confinement. */
  readonly hosts: HostsOf;
  /** Keeps what a command may change, where it can be undone; undefined for one that changes no files. */
  readonly cover?: ((command: string, cwd: string) => Promise<CommandCoverage | undefined>) | undefined;
  readonly openSpool: () => Promise<ResultWriter>;
  /** For commands without a limit of their own. */
  readonly defaultTimeoutMs: number;
  readonly redact: (text: string) => string;
  /** Told of writers that are made durable after the answer. */
  readonly later: (work: Promise<unknown>) => void;
}

/** After the time limit a command may still end by itself for this long. */
const GRACE_MS = 1_000;
/** A cancelled call answers within a quarter of a second, so its commands have less. */
const CANCEL_GRACE_MS = 60;
const CANCEL_ANSWER_MS = 110;

/** Runs a command in the task's shell and waits for its end, its time limit or the call's. */
export async function runCommand(request: CommandRequest, parts: CommandParts): Promise<CommandReport> {
  await judgeInState(request, parts);
  const startedAt = performance.now();
  const hold = await holdTo(parts.confinement, parts.hosts);
  try {
    return await runHeld(request, parts, hold, startedAt);
  } finally {
    await hold.release();
  }
}

async function runHeld(
  request: CommandRequest,
  parts: CommandParts,
  hold: Hold,
  startedAt: number,
): Promise<CommandReport> {
  const { shell, signal } = parts;
  const folder = shell.resolve(request.workdir);
  const coverage = await parts.cover?.(request.command, folder);
  const running = await shell.start(request.command, { ...spawnOptions(request), ...hold.spawn }, request.workdir);
  const { process } = running;
  const capture = new OutputCapture({ openSpool: parts.openSpool, flow: process });
  running.onOutput((chunk) => capture.push(chunk));
  process.readInto?.(capture.room);
  const stop = new Stop(running, request.timeoutMs ?? parts.defaultTimeoutMs, signal);
  const exit = await Promise.race([process.exited, stop.gaveUp]);
  if (exit === undefined || stop.reason === 'cancelled') {
    parts.later(process.exited.then(() => Promise.all([keepAll(capture), coverage?.finish()])));
    throw cancelled(outputText(capture.peek(), parts.redact).text);
  }
  stop.clear();
  const { state, tooLarge } = await running.settle();
  // A command that must be confined or has a terminal cannot use it, and the next one is probably of the same kind.
  if (Object.keys(hold.spawn).length === 0 && !request.pty) setImmediate(() => void shell.warm());
  const captured = await capture.finish();
  const { text, truncated } = request.pty ? await screenText(captured, parts) : outputText(captured, parts.redact);
  const stored = await keep(captured, truncated, parts);
  const covered = await coverage?.finish();
  return {
    output: text,
    exitCode: stop.reason === 'timeout' ? 124 : exit.exitCode,
    signal: exit.signal,
    timedOut: stop.reason === 'timeout',
    durationMs: Math.round(performance.now() - startedAt),
    cwd: state.cwd,
    truncated,
    totalBytes: captured.totalBytes,
    stored,
    checkpoint: covered?.checkpoint,
    uncovered: covered?.uncovered,
    denial: deniedNames(exit) ?? (exit.exitCode === 0 ? undefined : hold.denial(text, folder)),
    notes: [
      ...(exit.lost ? ['The connection was lost: how the command ended is not known.'] : []),
      ...(exit.gaveUp === undefined ? [] : [exit.gaveUp]),
      ...leftNote(exit.leftBehind, stop.reason),
      ...(tooLarge.length === 0
        ? []
        : [`Too large to be kept for the next command: ${tooLarge.join(', ')}. Use a file.`]),
      ...(captured.problem === undefined ? [] : [`The whole output could not be stored: ${captured.problem}`]),
      ...(await diskNote(shell.environment, state.cwd)),
    ],
  };
}

/** Judged with the shell as it is now: another command may have run since the call was judged. */
export async function judgeInState(
  request: CommandRequest,
  { guard, shell }: Pick<CommandParts, 'guard' | 'shell'>,
): Promise<void> {
  const effect = { permission: 'terminal:execute', command: commandWithInput(request.command, request.stdin) };
  const state = await shell.prepare();
  const judged = guard.call.shell;
  const isAsJudged = judged === state || (judged === undefined && state.cwd === guard.call.cwd);
  await guard.check(effect, { again: !isAsJudged });
}

function spawnOptions({ stdin, pty }: CommandRequest): SpawnOptions {
  return {
    mergeOutput: true,
    ...(stdin === undefined ? {} : { input: Buffer.from(stdin) }),
    ...(pty ? { pty: { columns: 120, rows: 30 } } : {}),
  };
}

/** Ends a command at its time limit, gently, or when its call is cancelled, soon. */
class Stop {
  reason: 'timeout' | 'cancelled' | undefined;
  /** Resolves when a cancelled call can wait no longer; its processes have been killed by then. */
  readonly gaveUp: Promise<undefined>;
  #giveUp: () => void = () => undefined;
  readonly #running: ShellCommand;
  readonly #signal: AbortSignal;
  readonly #timer: NodeJS.Timeout;
  readonly #cancel = (): void => this.#end('cancelled', CANCEL_GRACE_MS);
  #hard: NodeJS.Timeout | undefined;

  constructor(running: ShellCommand, timeoutMs: number, signal: AbortSignal) {
    this.#running = running;
    this.#signal = signal;
    this.gaveUp = new Promise((resolve) => {
      this.#giveUp = () => resolve(undefined);
    });
    this.#timer = setTimeout(() => this.#end('timeout', GRACE_MS), timeoutMs);
    signal.addEventListener('abort', this.#cancel, { once: true });
    if (signal.aborted) this.#cancel();
  }

  clear(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#hard);
    this.#signal.removeEventListener('abort', this.#cancel);
  }

  #end(reason: 'timeout' | 'cancelled', graceMs: number): void {
    const { process } = this.#running;
    this.reason ??= reason;
    clearTimeout(this.#hard);
    void process.kill('SIGTERM');
    this.#hard = setTimeout(() => void process.kill('SIGKILL'), graceMs);
    if (reason === 'cancelled') setTimeout(this.#giveUp, CANCEL_ANSWER_MS);
  }
}

/** At a terminal the screen is the answer, however it came about. */
async function screenText({ head, tail, totalBytes }: Captured, { redact }: CommandParts) {
  const { renderScreen } = await import('./render-screen.js');
  const isWhole = head.length + tail.length >= totalBytes;
  return { text: redact(await renderScreen(isWhole ? Buffer.concat([head, tail]) : tail)), truncated: !isWhole };
}

/** What is long, or was shown in part, stays readable. */
async function keep({ head, tail, spool, totalBytes }: Captured, truncated: boolean, parts: CommandParts) {
  if (spool === undefined) {
    if (!truncated || head.length + tail.length < totalBytes) return undefined;
    const writer = await parts.openSpool();
    await writer.write(Buffer.concat([head, tail]));
    return (await writer.finish()).uri;
  }
  return (await spool.finish()).uri;
}

function leftNote(leftBehind: number | undefined, stopped: unknown): string[] {
  if (leftBehind === undefined || stopped !== undefined) return [];
  const what = leftBehind === 1 ? '1 process' : `${leftBehind} processes`;
  return [`${what} still ran when the command ended and was stopped. Use background: true for what should stay.`];
}

/** Nobody is told of it any more; it stays on disk for as long as other results. */
async function keepAll(capture: OutputCapture): Promise<void> {
  await (await capture.finish()).spool?.finish();
}

function cancelled(output: string): ToolError {
  return new ToolError('The command was cancelled.', {
    code: 'cancelled',
    details: { output, exit_code: 130, timed_out: false },
  });
}
