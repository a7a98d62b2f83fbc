import type { Invocation } from '../command.js';
import { switchPlugin } from '../switch-plugin.js';

/** Switches a plugin on in home's settings. */
export function run(invocation: Invocation): Promise<number> {
  return switchPlugin(invocation, true);
}
