import type { Invocation } from '../command.js';
import { runShell } from '../shell/run-shell.js';

export function run(invocation: Invocation): Promise<number> {
  return runShell(invocation);
}
