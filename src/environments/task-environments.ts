import type { Environment, EnvironmentBackend } from './environment.js';

export interface TaskEnvironmentsOptions {
  readonly backend: EnvironmentBackend;
  /** An environment nobody used for this long is closed. */
  readonly idleMs: number;
  /** Whether a task has processes that need its environment. */
  readonly isBusy: (taskId: string) => boolean;
  /** Wait until what an earlier run left is cleared away: it may be in the way, or be taken up again. */
  readonly reapFirst?: boolean;
}

interface Entry {
  readonly environment: Promise<Environment>;
  /** Once it is open. */
  opened: Environment | undefined;
  timer: NodeJS.Timeout | undefined;
}

/** The environments of an instance, one for each task: opened at the first use, closed when idle and at the end. */
export class TaskEnvironments {
  readonly #options: TaskEnvironmentsOptions;
  readonly #open = new Map<string, Entry>();

  /** What an earlier run left is cleared away once. */
  #reaped: Promise<number> | undefined;

  constructor(options: TaskEnvironmentsOptions) {
    this.#options = options;
  }

  /** The task's environment; opened once, however many ask at the same time. */
  of(taskId: string): Promise<Environment> {
    const found = this.#open.get(taskId);
    const known = found === undefined || found.opened?.isGone ? this.#enter(taskId, found) : found;
    clearTimeout(known.timer);
    known.timer = setTimeout(() => void this.#closeIdle(taskId), this.#options.idleMs).unref();
    return known.environment;
  }

  /** Gives back what a task holds. */
  async end(taskId: string, options: { keepProcesses?: boolean } = {}): Promise<void> {
    const known = this.#open.get(taskId);
    if (known === undefined) return;
    this.#open.delete(taskId);
    clearTimeout(known.timer);
    // One that could not be opened holds nothing; who asked for it heard why.
    await (await known.environment.catch(() => undefined))?.close(options);
  }

  async close(options: { keepProcesses?: boolean } = {}): Promise<void> {
    await Promise.all([...this.#open.keys()].map((taskId) => this.end(taskId, options)));
  }

  /** `gone` is the one before it, whose target is no more. */
  #enter(taskId: string, gone?: Entry): Entry {
    clearTimeout(gone?.timer);
    this.#reaped ??= this.#options.backend.reap().catch(() => 0);
    const { backend, reapFirst } = this.#options;
    // What is gone is given back first: the next one may have its name.
    const before = gone?.opened?.close().catch(() => undefined) ?? (reapFirst ? this.#reaped : undefined);
    const environment = before === undefined ? backend.open({ taskId }) : before.then(() => backend.open({ taskId }));
    const entry: Entry = { environment, opened: undefined, timer: undefined };
    this.#open.set(taskId, entry);
    environment.then(
      (opened) => {
        entry.opened = opened;
      },
      // The next one who asks may have more luck.
      () => this.#open.get(taskId) === entry && this.#open.delete(taskId),
    );
    return entry;
  }

  async #closeIdle(taskId: string): Promise<void> {
    if (this.#options.isBusy(taskId)) void this.of(taskId);
    else await this.end(taskId);
  }
}
