import type { Outcome } from '../outcome.js';
import { refuseStopped } from './or-stopped.js';
import type { RunningCall } from './running-call.js';

/** The last look before the tool starts. */
export function announceStart(call: RunningCall): void {
  refuseStopped(call);
  const { events, text } = call.services;
  if (!events.wanted('call-start')) return;
  events.emit('call-start', {
    ...facts(call),
    args: text.redactData(call.args) as typeof call.args,
    effects: text.redactData(call.effects) as typeof call.effects,
  });
}

export function announceEnd(call: RunningCall): void {
  const { events } = call.services;
  if (!events.wanted('call-end')) return;
  events.emit('call-end', {
    ...facts(call),
    outcome: shownOutcome(call),
    durationMs: call.durationMs,
    resultChars: call.text.length,
  });
}

/** Listeners write logs: what they are told is masked like the answer. */
function shownOutcome(call: RunningCall): Outcome {
  const { text } = call.services;
  const outcome = call.outcome as Outcome;
  if (outcome.ok) return { ...outcome, data: text.redactData(outcome.data) };
  return { ...outcome, details: text.redactData(outcome.details) as typeof outcome.details };
}

function facts(call: RunningCall) {
  return {
    callId: call.id,
    parentId: call.parent?.id,
    // The name of a tool there is not may be anything.
    tool: call.toolset === '' ? call.services.text.redactText(call.tool) : call.tool,
    taskId: call.taskId,
    sessionId: call.sessionId,
    origin: call.origin,
  };
}
