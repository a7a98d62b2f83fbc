interface TaskSlots {
  running: number;
  waiting: (() => void)[];
}

/** Idle tasks that are remembered for their next call; more are forgotten. */
const KEPT = 64;

/** How many calls of one task run at once. Waiting calls start in the order they came. */
export class SlotTable {
  readonly #limit: number;
  readonly #tasks = new Map<string, TaskSlots>();

  constructor(limit: number) {
    this.#limit = Math.max(1, limit);
  }

  /** Undefined when a slot was free. */
  take(taskId: string): Promise<void> | undefined {
    let task = this.#tasks.get(taskId);
    if (task === undefined) this.#tasks.set(taskId, (task = { running: 0, waiting: [] }));
    if (task.running < this.#limit) {
      task.running++;
      return undefined;
    }
    const { waiting } = task;
    return new Promise((resolve) => waiting.push(resolve));
  }

  give(taskId: string): void {
    const task = this.#tasks.get(taskId);
    if (task === undefined) return;
    const next = task.waiting.shift();
    if (next !== undefined) next();
    else if (--task.running === 0 && this.#tasks.size > KEPT) this.#tasks.delete(taskId);
  }
}
