import type { Effect } from '../kernel/effect.js';

/** Whether an effect starts a command or code, which may then do more than can be read off it. */
export function isRunning({ permission }: Effect): boolean {
  return permission === 'terminal:execute' || permission === 'code:execute';
}
