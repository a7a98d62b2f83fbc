import type { Effect } from '../effect.js';
import type { RunningCall } from './running-call.js';

/**
 * Opens the environment of the task when the call would touch it: paths and commands are judged where they are, and
 * for that its folder and its files must be known. A call that only asks the network opens nothing.
 */
export function enterPlace(call: RunningCall): void | Promise<void> {
  if (call.effects.some(isThere)) return call.task.enter?.();
}

function isThere({ permission, path, command }: Effect): boolean {
  return path !== undefined || command !== undefined || /^(?:file|terminal|code):/.test(permission);
}
