import type { RunningCall } from './running-call.js';

/** What exactly this call would do, in the words of the tool. */
export function declareEffects(call: RunningCall): void | Promise<void> {
  const { entry, taskId, sessionId } = call;
  if (entry?.effects === undefined) return;
  const { cwd, environment } = call;
  const effects = entry.effects(call.args, { cwd, environment, taskId, sessionId });
  if (!(effects instanceof Promise)) {
    call.effects = effects;
    return;
  }
  return effects.then((known) => {
    call.effects = known;
  });
}
