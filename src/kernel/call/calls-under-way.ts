import type { RunningCall } from './running-call.js';

/** As long as a timer of Node can be. */
const LONGEST_MS = 2 ** 31 - 1;

/**
 * Calls that wait for something now, with the answer to come. The process lives as long as there is one: a call may
 * wait for its turn behind an abandoned tool, which keeps nothing open, and whoever made it shall have an answer.
 */
export class CallsUnderWay {
  readonly #answers = new Map<RunningCall, Promise<unknown>>();
  #hold: NodeJS.Timeout | undefined;

  add(call: RunningCall, answer: Promise<unknown>): void {
    this.#answers.set(call, answer);
    this.#hold ??= setInterval(() => undefined, LONGEST_MS);
  }

  remove(call: RunningCall): void {
    if (!this.#answers.delete(call) || this.#answers.size > 0) return;
    clearInterval(this.#hold);
    this.#hold = undefined;
  }

  /** Stops them all; resolves when each has its answer. */
  async cancel(): Promise<void> {
    const answers = [...this.#answers.values()];
    for (const call of this.#answers.keys()) call.stop('cancelled');
    await Promise.allSettled(answers);
  }
}
