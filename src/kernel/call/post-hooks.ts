import type { Outcome } from '../outcome.js';
import { CallStopped } from './call-stopped.js';
import { hookEvent, reportHook } from './pre-hooks.js';
import type { RunningCall } from './running-call.js';

/** Hooks that watch. What they answer or throw changes nothing. */
export async function postHooks(call: RunningCall, outcome: Outcome, durationMs: number): Promise<void> {
  for (const hook of call.services.hooks.post) {
    try {
      await hook.handler({ ...hookEvent(call), outcome, durationMs });
    } catch (problem) {
      reportHook(call, hook.name, problem);
    }
  }
}

/** Hooks that may rewrite the data. One that guards and fails keeps the data from going out. */
export async function transformHooks(call: RunningCall, data: unknown): Promise<unknown> {
  let current = data;
  for (const hook of call.services.hooks.transform) {
    try {
      const changed = await hook.handler({ ...hookEvent(call), data: current });
      if (changed !== undefined) current = changed;
    } catch (problem) {
      reportHook(call, hook.name, problem);
      if (hook.guards)
        throw new CallStopped(
          'failed',
          `The hook ${hook.name}, which guards results, failed.`,
          'Ask the operator to look at the hook.',
        );
    }
  }
  return current;
}
