import type { Outcome } from '../outcome.js';
import { refuseStopped } from './or-stopped.js';
import type { RunningCall } from './running-call.js';

/** The last look before the tool starts. */
export function announceStart(call: RunningCall): void {
  refuseStopped(call);
  const { events } = call.services;
  if (events.wanted('call-start'))
    events.emit('call-start', { ...facts(call), args: call.args, effects: call.effects });
}

export function announceEnd(call: RunningCall): void {
  const { events } = call.services;
  if (!events.wanted('call-end')) return;
  const { durationMs, text } = call;
  events.emit('call-end', {
    ...facts(call),
    outcome: call.outcome as Outcome,
    durationMs,
    resultChars: text.length,
  });
}

function facts(call: RunningCall) {
  return {
    callId: call.id,
    parentId: call.parent?.id,
    tool: call.tool,
    taskId: call.taskId,
    sessionId: call.sessionId,
    origin: call.origin,
  };
}
