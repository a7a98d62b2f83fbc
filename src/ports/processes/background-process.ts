import { type FSWatcher, watch } from 'node:fs';
import type { EnvironmentProcess } from '../../environments/environment.js';
import { ToolError } from '../../kernel/outcome.js';
import type { ProcessInfo } from '../../kernel/processes-port.js';
import type { ProcessLog } from './process-log.js';
import type { ProcessRecord, ProcessRecords } from './process-records.js';
import { TypedText } from './typed-text.js';

const TAIL_CHARS = 16 * 1_024;
/** More than enough to draw a screen anew. */
const SCREEN_BYTES = 512 * 1_024;
/** Many writes in a short time are one change. */
const SETTLE_MS = 25;
const GRACE_MS = 1_500;

export interface BackgroundParts {
  readonly records: ProcessRecords;
  readonly log: ProcessLog;
  readonly process: EnvironmentProcess | undefined;
  /** It writes its log by itself; otherwise its output comes to us. */
  readonly writesLog: boolean;
  readonly now: () => number;
  readonly adopted: boolean;
  /** What it was started with, as far as that is known. */
  readonly variables?: Readonly<Record<string, string>> | undefined;
}

/** One background process: its log, its end, and ways to speak to it. */
export class BackgroundProcess {
  readonly log: ProcessLog;
  /** Resolves when it has ended and its log is complete. */
  readonly ended: Promise<void>;
  readonly typed: TypedText;
  #record: ProcessRecord;
  readonly #parts: BackgroundParts;
  readonly #listeners = new Set<() => void>();
  #watcher: FSWatcher | undefined;
  #settling: NodeJS.Timeout | undefined;
  #timer: NodeJS.Timeout | undefined;
  #appended: Promise<unknown> = Promise.resolve();
  #isEnding = false;
  #isLeft = false;

  constructor(record: ProcessRecord, parts: BackgroundParts) {
    this.#record = record;
    this.#parts = parts;
    this.log = parts.log;
    this.typed = new TypedText(record.command, { isTerminal: record.pty, variables: parts.variables });
    this.ended = parts.process === undefined ? Promise.resolve() : this.#follow(parts.process);
  }

  get record(): ProcessRecord {
    return this.#record;
  }

  get isRunning(): boolean {
    return this.#record.endedAt === undefined;
  }

  /** Whether it runs and can do so without us: its log is written where it runs, or it was left alone before. */
  get goesOn(): boolean {
    return this.isRunning && (this.#parts.writesLog || this.#parts.adopted || this.#record.keptAs !== undefined);
  }

  get process(): EnvironmentProcess | undefined {
    return this.isRunning ? this.#parts.process : undefined;
  }

  /** What can be told of it; secrets in its command and its output are masked before anything is cut. */
  async info(redact: (text: string) => string): Promise<ProcessInfo> {
    const { id, command, cwd, pid, startedAt, endedAt, exitCode, timedOut, pty } = this.#record;
    const [totalBytes, tail] = await Promise.all([this.log.totalBytes(), this.#shown(pty, redact)]);
    const status = this.isRunning ? ('running' as const) : ('exited' as const);
    const { adopted } = this.#parts;
    const shown = { id, command: redact(command), cwd, pid, status };
    return { ...shown, startedAt, endedAt, exitCode, timedOut, pty, adopted, totalBytes, tail };
  }

  /** Its last output; at a terminal, the screen as it is now. */
  async #shown(pty: boolean, redact: (text: string) => string): Promise<string> {
    if (!pty) return this.log.tail(TAIL_CHARS, redact);
    const { renderScreen } = await import('../exec/render-screen.js');
    const size = await this.log.size();
    const from = Math.max(0, size - SCREEN_BYTES);
    return redact(await renderScreen(await this.log.read(from, size - from)));
  }

  /** Told after the log grew and after the end. Answers a function that stops it. */
  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async write(text: string): Promise<number> {
    const bytes = Buffer.from(text);
    await this.#living().write(bytes);
    return bytes.length;
  }

  closeInput(): void {
    this.#living().closeInput();
  }

  /** Gently, then hard; resolves when it is gone. */
  async kill(): Promise<void> {
    const { process } = this;
    if (process === undefined) return;
    await process.kill('SIGTERM');
    const timer = setTimeout(() => void process.kill('SIGKILL'), GRACE_MS);
    await this.ended;
    clearTimeout(timer);
  }

  stopAfter(timeoutMs: number): void {
    this.#timer = setTimeout(() => {
      this.#record = { ...this.#record, timedOut: true };
      void this.kill();
    }, timeoutMs);
    this.#timer.unref();
  }

  /** Its session is over: a later one is not bothered with it. */
  async archive(): Promise<void> {
    await this.kill();
    this.#record = { ...this.#record, closed: true };
    // Then a later session is bothered after all, which does no harm.
    await this.#parts.records.write(this.#record).catch(() => undefined);
  }

  /** Lets it run on without us; a later session looks after it. */
  async leave(): Promise<void> {
    this.#isLeft = true;
    this.#unwatch();
    this.process?.letGo?.();
    this.#record = { ...this.#record, left: true };
    // Then it is found again when this process has ended.
    await this.#parts.records.write(this.#record).catch(() => undefined);
  }

  #unwatch(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#settling);
    this.#watcher?.close();
  }

  #living(): EnvironmentProcess {
    const { process } = this;
    if (process !== undefined) return process;
    throw new ToolError(`${this.#record.id} has ended.`, { code: 'conflict', hint: 'Read its output with log.' });
  }

  async #follow(process: EnvironmentProcess): Promise<void> {
    if (this.#record.keptAs !== undefined || (!this.#parts.writesLog && !this.#parts.adopted))
      process.onOutput((chunk) => {
        this.#appended = this.#appended.then(() => this.log.append(chunk)).catch(() => undefined);
        this.#changed();
      });
    else this.#watch();
    const exit = await process.exited;
    if (!this.#isLeft) await this.#end(exit.lost ? undefined : exit.exitCode);
  }

  #watch(): void {
    try {
      this.#watcher = watch(this.#parts.records.folderOf(this.#record.id), { persistent: false }, (_event, name) => {
        if (name === 'log') this.#changed();
      });
      this.#watcher.on('error', () => undefined);
    } catch {
      // No watchers left on this machine: patterns are found when somebody looks.
    }
  }

  #changed(): void {
    if (this.#settling !== undefined || this.#isEnding) return;
    this.#settling = setTimeout(() => {
      this.#settling = undefined;
      void this.#grown();
    }, SETTLE_MS);
    this.#settling.unref();
  }

  async #grown(): Promise<void> {
    await this.#appended;
    await this.log.limit();
    for (const listener of [...this.#listeners]) listener();
  }

  async #end(code: number | undefined): Promise<void> {
    this.#isEnding = true;
    this.#unwatch();
    await this.#appended;
    await this.log.close();
    const exitCode = code ?? (await this.#parts.records.exitCode(this.#record.id));
    this.#record = {
      ...this.#record,
      endedAt: this.#parts.now(),
      ...(exitCode === undefined ? {} : { exitCode: this.#record.timedOut ? 124 : exitCode }),
    };
    // The process has ended whether or not that can be written down.
    await this.#parts.records.write(this.#record).catch(() => undefined);
    for (const listener of [...this.#listeners]) listener();
  }
}
