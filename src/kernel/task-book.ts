import type { TaskScope } from './call/services.js';
import type { PathResolver, ShellKnowledge } from './gate.js';

export interface TaskPlace {
  readonly cwd: string;
  readonly environment: string;
  readonly paths: PathResolver;
  /** The shell of the task as it is now. */
  readonly shell?: () => ShellKnowledge | undefined;
  /** Opens the place and makes it known; absent where it is known from the start. */
  readonly enter?: () => void | Promise<void>;
  /** Gives the place back, after everything else of the task was released. */
  readonly leave?: () => Promise<void>;
}

/** The tasks of one instance: their state, and what must be released when they end. */
export class TaskBook {
  readonly #place: (taskId: string) => TaskPlace;
  readonly #tasks = new Map<string, Task>();

  constructor(place: (taskId: string) => TaskPlace) {
    this.#place = place;
  }

  get(taskId: string): TaskScope {
    const known = this.#tasks.get(taskId);
    if (known !== undefined) return known;
    const task = new Task(taskId, this.#place(taskId));
    this.#tasks.set(taskId, task);
    return task;
  }

  /** Releases what a task holds. Every release runs, also after one failed; the failures are answered. */
  async end(taskId: string): Promise<unknown[]> {
    const task = this.#tasks.get(taskId);
    this.#tasks.delete(taskId);
    return task === undefined ? [] : task.end();
  }

  async close(): Promise<unknown[]> {
    const problems = await Promise.all([...this.#tasks.keys()].map((taskId) => this.end(taskId)));
    return problems.flat();
  }
}

class Task implements TaskScope {
  readonly taskId: string;
  readonly #place: TaskPlace;
  readonly #states = new Map<string, Map<string, unknown>>();
  readonly #releases: (() => void | Promise<void>)[] = [];

  constructor(taskId: string, place: TaskPlace) {
    this.taskId = taskId;
    this.#place = place;
  }

  get cwd(): string {
    return this.#place.cwd;
  }

  get environment(): string {
    return this.#place.environment;
  }

  get paths(): PathResolver {
    return this.#place.paths;
  }

  get shell(): ShellKnowledge | undefined {
    return this.#place.shell?.();
  }

  enter(): void | Promise<void> {
    return this.#place.enter?.();
  }

  state(toolset: string): Map<string, unknown> {
    const known = this.#states.get(toolset);
    if (known !== undefined) return known;
    const made = new Map<string, unknown>();
    this.#states.set(toolset, made);
    return made;
  }

  onEnd(release: () => void | Promise<void>): void {
    this.#releases.push(release);
  }

  async end(): Promise<unknown[]> {
    const releases = this.#releases.splice(0).map(async (release) => release());
    const results = await Promise.allSettled(releases);
    results.push(...(await Promise.allSettled([this.#place.leave?.()])));
    return results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  }
}
