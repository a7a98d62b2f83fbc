import type { Clock } from '../kernel/context.js';

export interface FakeClock extends Clock {
  /** Moves time on by so many milliseconds. Timers of the process are not touched. */
  advance(ms: number): void;
}

/** A clock that stands still until it is moved: for caches, expiry and retention. Starts at 2026-01-01 unless told. */
export function createFakeClock(start = Date.UTC(2026, 0, 1)): FakeClock {
  let time = start;
  return {
    now: () => time,
    advance(ms) {
      time += ms;
    },
  };
}
