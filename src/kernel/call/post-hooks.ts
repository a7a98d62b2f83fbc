import type { Outcome } from '../outcome.js';
import { unwrapOutput } from '../tool-result.js';
import { CallStopped } from './call-stopped.js';
import { hookAnswer, hookEvent, reportHook } from './pre-hooks.js';
import type { RunningCall } from './running-call.js';

/** Hooks that watch. What they answer or throw changes nothing, and nobody who cancelled waits for them. */
export function postHooks(call: RunningCall): void | Promise<void> {
  if (call.services.hooks.post.length === 0) return;
  const watched = watch(call, call.outcome as Outcome);
  return call.stopped === undefined ? watched : undefined;
}

async function watch(call: RunningCall, outcome: Outcome): Promise<void> {
  const { durationMs } = call;
  for (const hook of [...call.services.hooks.post]) {
    try {
      await hookAnswer(call, hook.handler({ ...hookEvent(call), outcome, durationMs }));
    } catch (problem) {
      reportHook(call, hook.name, problem);
    }
  }
}

/** Hooks that may rewrite the data. One that guards and fails keeps the data from going out. */
export function transformHooks(call: RunningCall): void | Promise<void> {
  if (call.services.hooks.transform.length > 0) return transform(call);
  call.outcome = { ok: true, data: call.data };
}

async function transform(call: RunningCall): Promise<void> {
  for (const hook of [...call.services.hooks.transform]) {
    try {
      const changed = await hookAnswer(call, hook.handler({ ...hookEvent(call), data: call.data }));
      if (changed !== undefined) call.data = changed;
    } catch (problem) {
      reportHook(call, hook.name, problem);
      if (!hook.guards) continue;
      throw new CallStopped(
        'failed',
        `The hook ${hook.name}, which guards results, failed.`,
        'Ask the operator to look at the hook.',
      );
    }
  }
  call.outcome = { ok: true, data: unwrapOutput(call.data) };
}
