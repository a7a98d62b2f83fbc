import { randomBytes } from 'node:crypto';
import type { EnvironmentProcess, SpawnOptions } from '../../environments/environment.js';
import { backgroundScript, type KeptProgram } from '../../environments/shell/background-script.js';
import type { TaskShell } from '../../environments/shell/task-shell.js';
import type { Clock } from '../../kernel/context.js';
import { ToolError } from '../../kernel/outcome.js';
import type { StartRequest } from '../../kernel/processes-port.js';
import type { Hold } from '../exec/hold-to.js';
import { isAlive, ownIdentity } from '../files/process-identity.js';
import { BackgroundProcess } from './background-process.js';
import { LineWatch, lineTest } from './line-watch.js';
import { NoticeLimits } from './notice-limits.js';
import { ProcessLog } from './process-log.js';
import { type ProcessRecord, ProcessRecords } from './process-records.js';

/** Something a background process has to say. */
export interface ProcessNotice {
  readonly processId: string;
  readonly taskId: string;
  readonly sessionId: string;
  readonly kind: 'exited' | 'matched';
  readonly message: string;
}

export interface ProcessTableOptions {
  /** `<home>/processes`. */
  readonly folder: string;
  readonly clock: Clock;
  readonly sessionId: string;
  /** Bytes of one log before it starts again. */
  readonly maxLogBytes: number;
  /** For what is written down about a process. */
  readonly redact: (text: string) => string;
  /** Finds a process of an earlier run on this machine, which is kept in a folder. */
  readonly adopt: (pid: number, startedAt: number, folder: string) => EnvironmentProcess | undefined;
  /** Takes up a process of an earlier run elsewhere, after so many bytes of its output. Throws when it cannot be reached. */
  readonly takeUp: (record: ProcessRecord, from: number) => Promise<EnvironmentProcess | undefined>;
  readonly onNotice: (notice: ProcessNotice) => void;
}

const MOST_RUNNING = 128;
const MOST_FINISHED = 64;
const KEPT_MS = 7 * 24 * 3_600_000;
const TERMINAL = { columns: 120, rows: 30 };
const TERMINAL_ENV = {
  TERM: 'xterm-256color',
  COLUMNS: String(TERMINAL.columns),
  LINES: String(TERMINAL.rows),
};

/** The background processes of an instance, and those that a run before it left. */
export class ProcessTable {
  readonly #options: ProcessTableOptions;
  readonly #records: ProcessRecords;
  readonly #limits: NoticeLimits;
  readonly #processes = new Map<string, BackgroundProcess>();
  readonly #pending = new Map<string, ProcessNotice[]>();
  #loaded: Promise<void> | undefined;
  #elsewhere: ProcessRecord[] = [];
  readonly #takingUp: Promise<void>[] = [];

  constructor(options: ProcessTableOptions) {
    this.#options = options;
    this.#records = new ProcessRecords(options.folder, options.redact);
    this.#limits = new NoticeLimits(options.clock);
  }

  async start(
    request: StartRequest,
    shell: TaskShell,
    parts: { readonly taskId: string; readonly hold: Hold },
  ): Promise<BackgroundProcess> {
    await this.#load();
    this.#refuseTooMany();
    const id = await this.#records.create();
    try {
      return await this.#start(id, request, shell, parts);
    } catch (problem) {
      await parts.hold.release();
      await this.#records.remove(id);
      throw problem;
    }
  }

  async list(taskId: string): Promise<BackgroundProcess[]> {
    await this.#load();
    await this.#takeUpAll(taskId);
    return [...this.#processes.values()].filter(({ record }) => record.taskId === taskId);
  }

  /** By its id or the beginning of one; a process of another task is not found. */
  async find(taskId: string, id: string): Promise<BackgroundProcess> {
    const own = await this.list(taskId);
    const exact = own.find(({ record }) => record.id === id);
    const near =
      id.length >= 3 ? own.filter(({ record }) => record.id.startsWith(id) || record.id.startsWith(`proc_${id}`)) : [];
    const found = exact ?? (near.length === 1 ? near[0] : undefined);
    if (found !== undefined) return found;
    throw new ToolError(`There is no process ${JSON.stringify(id.slice(0, 40))} in this task.`, {
      code: 'not_found',
      hint: own.length === 0 ? 'Start one with terminal and background: true.' : 'Use action list to see them.',
    });
  }

  /** Whether a task has processes for which its environment must stay. */
  hasRunning(taskId: string): boolean {
    return [...this.#processes.values()].some((each) => each.isRunning && each.record.taskId === taskId);
  }

  /** The commands of those that run and could go on without us. */
  goingOn(): string[] {
    return [...this.#processes.values()]
      .filter((each) => each.isRunning && each.goesOn)
      .map(({ record }) => record.command);
  }

  /** What was not told yet; told once. */
  takeNotices(taskId: string): ProcessNotice[] {
    const pending = this.#pending.get(taskId) ?? [];
    this.#pending.delete(taskId);
    return pending;
  }

  async endTask(taskId: string, { keep = false } = {}): Promise<void> {
    const own = [...this.#processes.values()].filter(({ record }) => record.taskId === taskId);
    await Promise.all(own.map((each) => (keep && each.goesOn ? each.leave() : each.archive())));
  }

  async close({ keep = false } = {}): Promise<void> {
    await Promise.all(
      [...this.#processes.values()].map((each) => (keep && each.goesOn ? each.leave() : each.archive())),
    );
  }

  async #start(
    id: string,
    request: StartRequest,
    shell: TaskShell,
    { taskId, hold }: { readonly taskId: string; readonly hold: Hold },
  ): Promise<BackgroundProcess> {
    const { environment } = shell;
    const state = await shell.prepare();
    const cwd = shell.resolve(request.workdir);
    const kept = await this.#kept(id, request, shell, hold);
    const isAtOurTerminal = request.pty === true && kept?.terminal === undefined;
    const writesLog = environment.outputFiles === true && !isAtOurTerminal;
    const keptAs =
      environment.takeUp !== undefined && !request.pty ? `${id}-${randomBytes(8).toString('hex')}` : undefined;
    const options: SpawnOptions = {
      cwd,
      env: { ...state.exported, PYTHONUNBUFFERED: '1', ...(kept?.terminal === undefined ? {} : TERMINAL_ENV) },
      keepInput: true,
      mergeOutput: true,
      outlives: kept !== undefined,
      ...(request.stdin === undefined ? {} : { input: Buffer.from(request.stdin) }),
      ...(isAtOurTerminal ? { pty: TERMINAL } : {}),
      ...(kept === undefined ? {} : { keptIn: kept.folder }),
      ...(kept?.terminal === undefined ? {} : { inputPipe: this.#records.inputOf(id) }),
      ...(keptAs === undefined ? {} : { keptAs }),
      ...(writesLog ? { outputFile: this.#records.logOf(id) } : {}),
      ...hold.spawn,
    };
    const script = backgroundScript(request.command, state, kept, environment.shell);
    const process = await environment.spawn({ shell: script }, options);
    const record: ProcessRecord = {
      id,
      taskId,
      sessionId: this.#options.sessionId,
      environment: environment.name,
      command: request.command,
      cwd,
      pid: process.pid,
      startedAt: process.startedAt,
      pty: request.pty === true,
      ...(keptAs === undefined ? {} : { keptAs }),
      owner: ownIdentity(),
    };
    const background = this.#enter(record, process, writesLog, false, state.exported);
    if (request.stdin !== undefined) await background.typed.add(request.stdin);
    void background.ended.then(() => hold.release());
    await this.#records.write(record);
    if (request.timeoutMs !== undefined) background.stopAfter(request.timeoutMs);
    const seen = await this.#watchFor(background, request.watchPatterns);
    // After what it said last.
    if (request.notifyOnComplete) void seen().then(() => this.#tellEnd(background));
    return background;
  }

  /** What must not die with us writes its log and its exit code by itself; what is confined dies with us anyway. */
  async #kept(id: string, request: StartRequest, shell: TaskShell, hold: Hold): Promise<KeptProgram | undefined> {
    const { environment } = shell;
    if (environment.outputFiles !== true || hold.spawn.confinement !== undefined) return undefined;
    const folder = this.#records.folderOf(id);
    // Only when nobody looks: we are quicker.
    const maxLogBytes = 2 * this.#options.maxLogBytes;
    if (!request.pty) return { folder, maxLogBytes };
    return (await environment.keepsTerminals?.()) ? { folder, maxLogBytes, terminal: TERMINAL } : undefined;
  }

  #enter(
    record: ProcessRecord,
    process: EnvironmentProcess | undefined,
    writesLog: boolean,
    adopted: boolean,
    variables?: Readonly<Record<string, string>>,
  ) {
    const log = new ProcessLog(this.#records.logOf(record.id), this.#options.maxLogBytes);
    if (adopted) void log.load();
    const now = (): number => this.#options.clock.now();
    const parts = { records: this.#records, log, process, writesLog, now, adopted, variables };
    const made = new BackgroundProcess(record, parts);
    this.#processes.set(record.id, made);
    void made.ended.then(() => this.#prune());
    return made;
  }

  #refuseTooMany(): void {
    const running = [...this.#processes.values()].filter(({ isRunning }) => isRunning).length;
    if (running < MOST_RUNNING) return;
    throw new ToolError(`${running} background processes run already; no more than ${MOST_RUNNING} may.`, {
      code: 'rate_limited',
      hint: 'Stop some with process (action kill).',
    });
  }

  /** Answers what waits until everything that the process said was looked at. */
  async #watchFor(background: BackgroundProcess, patterns: readonly string[]): Promise<() => Promise<void>> {
    if (patterns.length === 0) return () => background.ended;
    const tests = await Promise.all(patterns.map(async (pattern) => ({ pattern, test: await lineTest(pattern) })));
    const limits = this.#limits.forProcess();
    const lines = new LineWatch(background.log, 0, (line, isWhole) => {
      const found = isWhole ? tests.find(({ test }) => test(line)) : undefined;
      if (found === undefined || !limits.allow()) return;
      this.#tell(
        background,
        'matched',
        `${background.record.id}: ${JSON.stringify(found.pattern)} in: ${line.slice(0, 500)}`,
      );
    });
    const stop = background.onChange(() => void lines.look());
    void lines.look();
    const done = background.ended.then(() => lines.look()).then(() => void stop());
    return () => done;
  }

  #tellEnd(background: BackgroundProcess): void {
    if (!this.#limits.allow()) return;
    const { id, exitCode, command } = background.record;
    this.#tell(background, 'exited', `${id} ended with exit code ${exitCode ?? 'unknown'}: ${command.slice(0, 200)}`);
  }

  #tell({ record }: BackgroundProcess, kind: ProcessNotice['kind'], message: string): void {
    const { id: processId, taskId, sessionId } = record;
    const notice = { processId, taskId, sessionId, kind, message };
    this.#pending.set(taskId, [...(this.#pending.get(taskId) ?? []), notice].slice(-20));
    this.#options.onNotice(notice);
  }

  #load(): Promise<void> {
    this.#loaded ??= this.#adoptAll();
    return this.#loaded;
  }

  /** Running processes whose keeper died are looked after again; those that ended meanwhile keep their result. */
  async #adoptAll(): Promise<void> {
    for (const record of await this.#records.all()) {
      const isOrphan = record.left === true || isAlive(record.owner) === false;
      const isOld = (record.endedAt ?? this.#options.clock.now()) < this.#options.clock.now() - KEPT_MS;
      if (isOrphan && isOld) await this.#records.remove(record.id);
      else if (record.endedAt === undefined) {
        if (isOrphan && record.keptAs !== undefined) this.#elsewhere.push(record);
        else if (isOrphan) await this.#adopt(record);
      } else if (record.sessionId === this.#options.sessionId || (isOrphan && record.closed !== true))
        this.#enter(record, undefined, true, true);
    }
  }

  /** Those of a task that went on elsewhere; opening its environment is worth it only when somebody looks. */
  #takeUpAll(taskId: string): Promise<unknown> {
    const own = this.#elsewhere.filter((record) => record.taskId === taskId);
    if (own.length > 0) this.#elsewhere = this.#elsewhere.filter((record) => record.taskId !== taskId);
    for (const record of own) this.#takingUp.push(this.#takeUp(record));
    return Promise.all(this.#takingUp);
  }

  async #takeUp(record: ProcessRecord): Promise<void> {
    const log = new ProcessLog(this.#records.logOf(record.id), this.#options.maxLogBytes);
    await log.load();
    try {
      const process = await this.#options.takeUp(record, await log.totalBytes());
      await log.miss(process?.missed ?? 0);
      const owned = { ...record, left: false, owner: ownIdentity() };
      const known = process === undefined ? { ...owned, endedAt: this.#options.clock.now() } : owned;
      const entered = this.#enter(known, process, true, true);
      // Its end is written down with it.
      if (process?.hasEnded) await entered.ended;
      else await this.#records.write(known);
    } catch {
      // Out of reach: its record stays for a run that has more luck.
    }
  }

  async #adopt(record: ProcessRecord): Promise<void> {
    const owned = { ...record, left: false, owner: ownIdentity() };
    const exitCode = await this.#records.exitCode(record.id);
    // Elsewhere a process ends with the connection to it, and its number means nothing here.
    const isHere = record.environment === 'local';
    const folder = this.#records.folderOf(record.id);
    const process =
      exitCode === undefined && isHere ? this.#options.adopt(record.pid, record.startedAt, folder) : undefined;
    const known =
      process !== undefined
        ? owned
        : { ...owned, endedAt: this.#options.clock.now(), ...(exitCode === undefined ? {} : { exitCode }) };
    this.#enter(known, process, true, true);
    await this.#records.write(known);
  }

  #prune(): void {
    const finished = [...this.#processes.values()].filter(({ isRunning }) => !isRunning);
    for (const old of finished.slice(0, Math.max(0, finished.length - MOST_FINISHED))) {
      this.#processes.delete(old.record.id);
      void this.#records.remove(old.record.id);
    }
  }
}
