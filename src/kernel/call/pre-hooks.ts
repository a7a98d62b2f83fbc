import type { HookEvent } from '../hooks.js';
import { acceptArguments } from './accept-arguments.js';
import { CallStopped } from './call-stopped.js';
import type { RunningCall } from './running-call.js';

/** Hooks may veto a call or change its arguments, which are then validated again. */
export async function preHooks(call: RunningCall): Promise<void> {
  for (const hook of call.services.hooks.pre) {
    let answer: Awaited<ReturnType<typeof hook.handler>>;
    try {
      answer = await hook.handler(hookEvent(call));
    } catch (problem) {
      reportHook(call, hook.name, problem);
      if (hook.guards)
        throw new CallStopped(
          'denied',
          `The hook ${hook.name}, which guards calls, failed.`,
          'Ask the operator to look at the hook.',
        );
      continue;
    }
    if (answer?.veto !== undefined) throw new CallStopped('denied', answer.veto);
    if (answer?.args !== undefined) await acceptArguments(call, answer.args);
  }
}

export function hookEvent(call: RunningCall): HookEvent {
  return {
    tool: call.tool,
    toolset: call.toolset,
    args: call.args,
    callId: call.id,
    taskId: call.taskId,
    sessionId: call.sessionId,
    origin: call.origin,
  };
}

export function reportHook(call: RunningCall, name: string, problem: unknown): void {
  const message = problem instanceof Error ? problem.message : String(problem);
  call.services.events.emit('problem', { source: `hook ${name}`, message, cause: problem });
}
