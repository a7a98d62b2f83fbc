import { acceptValue } from './accept-arguments.js';
import { CallStopped } from './call-stopped.js';
import { resolve } from './resolve.js';
import type { RunningCall } from './running-call.js';

/** A call made through `tool_call` is resolved, judged and recorded under the tool's own name. */
export function redirect(call: RunningCall): void | Promise<void> {
  const target = call.entry?.redirect?.(call.args);
  return target === undefined ? undefined : goOn(call, target);
}

async function goOn(call: RunningCall, target: { name: string; arguments: unknown }): Promise<void> {
  call.tool = target.name;
  await resolve(call);
  if (call.entry?.redirect !== undefined) {
    throw new CallStopped(
      'invalid_arguments',
      `${target.name} cannot be called through another tool.`,
      'Call it directly.',
    );
  }
  await acceptValue(call, target.arguments);
}
