import type { Clock } from '../../kernel/context.js';

const BETWEEN_MS = 15_000;
const STRIKES = 3;
const LIFETIME = 8;
const GLOBAL_COUNT = 15;
const GLOBAL_WINDOW_MS = 10_000;
const COOL_DOWN_MS = 30_000;

/** How often background processes may speak up: nobody reads a hundred notices. */
export class NoticeLimits {
  readonly #clock: Clock;
  #recent: number[] = [];
  #quietUntil = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Whether one more may be told now, for all processes together. */
  allow(): boolean {
    const now = this.#clock.now();
    if (now < this.#quietUntil) return false;
    this.#recent = this.#recent.filter((at) => now - at < GLOBAL_WINDOW_MS);
    if (this.#recent.length >= GLOBAL_COUNT) {
      this.#quietUntil = now + COOL_DOWN_MS;
      return false;
    }
    this.#recent.push(now);
    return true;
  }

  /** The limits of one process: one in 15 s, silent after three that came too soon, eight in its life. */
  forProcess(): { allow(): boolean } {
    let last = Number.NEGATIVE_INFINITY;
    let strikes = 0;
    let told = 0;
    return {
      allow: () => {
        const now = this.#clock.now();
        if (told >= LIFETIME || strikes >= STRIKES) return false;
        if (now - last < BETWEEN_MS) {
          strikes += 1;
          return false;
        }
        if (!this.allow()) return false;
        strikes = 0;
        told += 1;
        last = now;
        return true;
      },
    };
  }
}
