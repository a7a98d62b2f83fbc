import type { HermesOptions } from './options.js';

/** Whether background processes go on after the instance. */
export interface KeepProcesses {
  isWanted(): boolean;
  /** Asks whoever decides, when the instance is about to close. A question that fails is answered with no. */
  decide(commands: readonly string[]): Promise<void>;
}

export function createKeepProcesses(wish: HermesOptions['keepProcesses']): KeepProcesses {
  let isWanted = wish === true;
  return {
    isWanted: () => isWanted,
    async decide(commands) {
      if (typeof wish !== 'function' || commands.length === 0) return;
      isWanted = await Promise.resolve(commands)
        .then(wish)
        .catch(() => false);
    },
  };
}
