import type { Outcome } from '../outcome.js';
import type { IntentRecord, OutcomeRecord } from '../recorder.js';
import { CallStopped } from './call-stopped.js';
import type { RunningCall } from './running-call.js';

/** A call with effects is written to the audit log before it runs; if that fails, it is refused. */
export function recordIntent(call: RunningCall): void | Promise<void> {
  const { recorder } = call.services;
  if (recorder === undefined || call.effects.length === 0) return;
  const written = recorder.intent(intentOf(call, 'allow'));
  return written?.catch((problem: unknown) => {
    throw new CallStopped(
      'failed',
      `The audit log could not be written (${String((problem as Error).message ?? problem)}), so ${call.tool} did not run.`,
      'Free disk space or make the home folder writable, then try again.',
    );
  });
}

/** Written before the result is released. */
export function recordOutcome(
  call: RunningCall,
  outcome: Outcome,
  answer: string,
  durationMs: number,
): void | Promise<void> {
  const { recorder } = call.services;
  if (recorder === undefined) return;
  const record: OutcomeRecord = {
    ...intentOf(call, call.decision === undefined ? 'deny' : 'allow'),
    ok: outcome.ok,
    code: outcome.ok ? undefined : outcome.code,
    error: outcome.ok ? undefined : outcome.message,
    durationMs,
    resultChars: answer.length,
    ...(call.claimed && call.executed ? { idempotencyKey: call.request.idempotencyKey, answer } : {}),
  };
  if (!call.claimed || call.executed) return recorder.outcome(record);
  // The tool did not run, so the key is free for the next try.
  const released = recorder.release(call.request.idempotencyKey ?? '', call.id);
  return released === undefined ? recorder.outcome(record) : released.then(() => recorder.outcome(record));
}

function intentOf(call: RunningCall, decision: 'allow' | 'deny'): IntentRecord {
  return {
    callId: call.id,
    parentId: call.parent?.id,
    sessionId: call.sessionId,
    taskId: call.taskId,
    origin: call.origin,
    tool: call.tool,
    args: call.args,
    effects: call.decision?.effects ?? call.effects,
    decision,
    rules: call.rules,
    approval: call.decision?.approval,
  };
}
