import type { Effect } from '../effect.js';
import { ToolError } from '../outcome.js';
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
    call.effects = entry.permissions === undefined ? effects : withinPermissions(entry, effects);
    return;
  }
  return effects.then((known) => {
    call.effects = withinPermissions(entry, known);
  });
}

/** What a tool says beforehand about all its calls has to hold for each of them. */
function withinPermissions({ name, permissions }: ToolEntry, effects: readonly Effect[]): readonly Effect[] {
  const other = permissions && effects.find(({ permission }) => !permissions.includes(permission));
  if (other === undefined) return effects;
  throw new ToolError(`${name} declares ${other.permission}, which is not among its permissions.`, {
    code: 'internal',
    hint: `Add it to the tool's \`permissions\` (now: ${permissions?.join(', ')}).`,
  });
}
