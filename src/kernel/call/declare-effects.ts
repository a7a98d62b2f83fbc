import type { ToolEntry } from '../tool.js';
import type { RunningCall } from './running-call.js';

/** What exactly this call would do, in the words of the tool. */
export function declareEffects(call: RunningCall): void | Promise<void> {
  const { entry } = call;
  if (entry?.effects === undefined) return;
  // Who asks where the call takes place is told the truth.
  const entering = entry.effects.length > 1 ? call.task.enter?.() : undefined;
  return entering === undefined ? ask(call, entry) : entering.then(() => ask(call, entry));
}

function ask(call: RunningCall, entry: ToolEntry): void | Promise<void> {
  const { cwd, environment, taskId, sessionId } = call;
  const effects = entry.effects?.(call.args, { cwd, environment, taskId, sessionId }) ?? [];
  if (!(effects instanceof Promise)) {
    call.effects = effects;
    return;
  }
  return effects.then((known) => {
    call.effects = known;
  });
}
