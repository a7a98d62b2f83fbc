/** How many calls of one task run at once. Waiting calls start in the order they came. */
export class SlotTable {
  readonly #limit: number;
  readonly #tasks = new Map<string, { running: number; readonly waiting: (() => void)[] }>();

  constructor(limit: number) {
    this.#limit = Math.max(1, limit);
  }

  /** Undefined when a slot was free. */
  take(taskId: string): Promise<void> | undefined {
    const task = this.#tasks.get(taskId) ?? { running: 0, waiting: [] };
    this.#tasks.set(taskId, task);
    if (task.running < this.#limit) {
      task.running++;
      return undefined;
    }
    return new Promise((resolve) => task.waiting.push(resolve));
  }

  give(taskId: string): void {
    const task = this.#tasks.get(taskId);
    if (task === undefined) return;
    const next = task.waiting.shift();
    if (next !== undefined) next();
    else if (--task.running === 0) this.#tasks.delete(taskId);
  }
}
