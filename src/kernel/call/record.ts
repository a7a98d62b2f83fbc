import { describeProblem } from '../describe-problem.js';
import type { Failure, Outcome } from '../outcome.js';
import type { IntentRecord, OutcomeRecord, Recorder } from '../recorder.js';
import { CallStopped } from './call-stopped.js';
import { failureText } from './finish.js';
import type { RunningCall } from './running-call.js';

/** A call with effects is written to the audit log before it runs; if that fails, it is refused. */
export function recordIntent(call: RunningCall): void | Promise<void> {
  const { recorder } = call.services;
  if (recorder === undefined || call.effects.length === 0) return;
  const refuse = (problem: unknown): never => {
    throw new CallStopped(
      'failed',
      `The audit log could not be written (${describeProblem(problem)}), so ${call.tool} did not run.`,
      'Free disk space or make the home folder writable, then try again.',
    );
  };
  return attempt(() => recorder.intent(intentOf(call)), refuse);
}

/** Written before the result is released. When that fails the answer says so instead of pretending. */
export function recordOutcome(call: RunningCall): void | Promise<void> {
  const { recorder } = call.services;
  if (recorder === undefined) return;
  const record = outcomeOf(call, call.outcome as Outcome);
  const { onOutcome } = call.request;
  const failed = (problem: unknown): void => unrecorded(call, problem);
  if (onOutcome === undefined) return attempt(() => write(call, recorder, record), failed);
  onOutcome(async () => {
    const before = call.outcome;
    await attempt(() => write(call, recorder, record), failed);
    return call.outcome === before;
  });
}

function write(call: RunningCall, recorder: Recorder, record: OutcomeRecord): void | Promise<void> {
  if (!call.claimed || call.executed) return recorder.outcome(record);
  // The tool did not run, so the key is free for the next try.
  const released = recorder.release(call.request.idempotencyKey ?? '', call.id);
  return released === undefined ? recorder.outcome(record) : released.then(() => recorder.outcome(record));
}

function unrecorded(call: RunningCall, problem: unknown): void {
  const what = call.executed ? `${call.tool} ran, but its outcome` : `${call.tool} did not run, and that`;
  const found: Failure = {
    ok: false,
    code: 'internal',
    message: `${what} could not be written to the audit log: ${describeProblem(problem)}`,
    hint: call.executed ? 'Look at what it changed before you try again.' : undefined,
    cause: problem,
  };
  call.services.events.emit('problem', { source: 'audit log', message: found.message, cause: problem });
  call.outcome = found;
  call.text = failureText(call, found);
}

/** A recorder may fail at once or later. */
function attempt(work: () => void | Promise<void>, failed: (problem: unknown) => void): void | Promise<void> {
  try {
    return work()?.then(undefined, failed);
  } catch (problem) {
    failed(problem);
  }
}

function intentOf(call: RunningCall): IntentRecord {
  return {
    callId: call.id,
    parentId: call.parent?.id,
    sessionId: call.sessionId,
    taskId: call.taskId,
    origin: call.origin,
    tool: call.tool,
    args: call.args,
    effects: call.decision?.effects ?? call.effects,
    decision: 'allow',
    rules: call.rules,
    approval: call.decision?.approval,
  };
}

/** Every field by name: spreading one record into the other costs more than the rest of the stage. */
function outcomeOf(call: RunningCall, outcome: Outcome): OutcomeRecord {
  const keepsAnswer = call.claimed && call.executed;
  return {
    callId: call.id,
    parentId: call.parent?.id,
    sessionId: call.sessionId,
    taskId: call.taskId,
    origin: call.origin,
    tool: call.tool,
    args: call.args,
    effects: call.decision?.effects ?? call.effects,
    decision: call.decision === undefined ? 'deny' : 'allow',
    rules: call.rules,
    approval: call.decision?.approval,
    ok: outcome.ok,
    code: outcome.ok ? undefined : outcome.code,
    error: outcome.ok ? undefined : outcome.message,
    durationMs: call.durationMs,
    resultChars: call.text.length,
    idempotencyKey: keepsAnswer ? call.request.idempotencyKey : undefined,
    answer: keepsAnswer ? call.text : undefined,
  };
}
