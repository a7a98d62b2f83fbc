import { inTime } from '../../lib/in-time.js';
import { describeProblem } from '../describe-problem.js';
import type { HookEvent } from '../hooks.js';
import { acceptValue } from './accept-arguments.js';
import { CallStopped } from './call-stopped.js';
import type { RunningCall } from './running-call.js';

/** Hooks may veto a call or change its arguments, which are then validated again. */
export function preHooks(call: RunningCall): void | Promise<void> {
  return call.services.hooks.pre.length === 0 ? undefined : askHooks(call);
}

async function askHooks(call: RunningCall): Promise<void> {
  for (const hook of [...call.services.hooks.pre]) {
    let answer: Awaited<ReturnType<typeof hook.handler>>;
    try {
      // A copy: arguments are changed by answering them, which validates them again, not by writing into them.
      answer = await hookAnswer(call, hook.handler({ ...hookEvent(call), args: copy(call.args) }));
    } catch (problem) {
      reportHook(call, hook.name, problem);
      if (hook.guards) {
        throw new CallStopped(
          'denied',
          `The hook ${hook.name}, which guards calls, failed.`,
          'Ask the operator to look at the hook.',
        );
      }
      continue;
    }
    if (answer?.veto !== undefined) throw new CallStopped('denied', answer.veto);
    if (answer?.args !== undefined) await acceptChanged(call, answer.args);
  }
}

/** The hook speaks of the tool's own arguments, also when the caller used another name. */
function acceptChanged(call: RunningCall, args: unknown): void | Promise<void> {
  call.alias = undefined;
  return acceptValue(call, args);
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
  call.services.events.emit('problem', {
    source: `hook ${name}`,
    message: describeProblem(problem),
    cause: problem,
  });
}

/** A hook that never answers counts as failed after the time a call may take. */
export function hookAnswer<Answer>(call: RunningCall, asked: Answer | Promise<Answer>): Promise<Awaited<Answer>> {
  const limit = call.services.limits.timeoutMs;
  return inTime(limit, asked, () => {
    throw new Error(`it did not answer within ${limit / 1_000} s`);
  });
}

function copy(args: Record<string, unknown>): Record<string, unknown> {
  try {
    return structuredClone(args);
  } catch {
    // An authoring schema may have made something that cannot be copied, e.g. a function: the first level then.
    return { ...args };
  }
}
