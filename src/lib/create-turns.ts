import { setImmediate } from 'node:timers/promises';

/** Well below what anybody notices, also where several loops that each keep to it follow each other. */
const TURN_MS = 4;

export interface Turns {
  /** Whether others have waited long enough. */
  areDue(): boolean;
  /** Lets timers and connections run. */
  give(): Promise<void>;
}

/**
 * For a loop over many small things that waits for nothing: without a turn once in a while it would keep timers and
 * connections waiting instead. `if (turns.areDue()) await turns.give();` costs next to nothing.
 */
export function createTurns(): Turns {
  let since = performance.now();
  return {
    areDue: () => performance.now() - since > TURN_MS,
    async give() {
      await setImmediate();
      since = performance.now();
    },
  };
}
