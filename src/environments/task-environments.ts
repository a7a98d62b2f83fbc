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

/** The environments of an instance, one for each task: opened at the first use, closed when idle and at the end. */
export class TaskEnvironments {
  readonly #options: TaskEnvironmentsOptions;
  readonly #open = new Map<string, { readonly environment: Promise<Environment>; timer: NodeJS.Timeout | undefined }>();

  /** What an earlier run left is cleared away once. */
  #reaped: Promise<number> | undefined;

  constructor(options: TaskEnvironmentsOptions) {
    this.#options = options;
  }

  /** The task's environment; opened once, however many ask at the same time. */
  of(taskId: string): Promise<Environment> {
    const known = this.#open.get(taskId) ?? this.#enter(taskId);
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

  #enter(taskId: string) {
    this.#reaped ??= this.#options.backend.reap().catch(() => 0);
    const { backend, reapFirst } = this.#options;
    const environment = reapFirst ? this.#reaped.then(() => backend.open({ taskId })) : backend.open({ taskId });
    const entry = { environment, timer: undefined as NodeJS.Timeout | undefined };
    this.#open.set(taskId, entry);
    // The next one who asks may have more luck.
    environment.catch(() => this.#open.delete(taskId));
    return entry;
  }

  async #closeIdle(taskId: string): Promise<void> {
    if (this.#options.isBusy(taskId)) void this.of(taskId);
    else await this.end(taskId);
  }
}
