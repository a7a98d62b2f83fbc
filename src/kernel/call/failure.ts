import { describeProblem, isA, problemType } from '../describe-problem.js';
import { type Failure, ToolError } from '../outcome.js';
import { sanitizeError } from '../sanitize-error.js';
import { CallStopped } from './call-stopped.js';
import { StoppedByLimit, timeLimit } from './execute.js';
import type { RunningCall } from './running-call.js';

/** The one place where a problem of any kind becomes an outcome. Never throws, whatever was thrown. */
export function failure(call: RunningCall, problem: unknown): Failure {
  if (isA(CallStopped, problem)) return clean(call, problem.failure);
  if (isA(StoppedByLimit, problem)) return stopped(call, problem.reason);
  if (isA(ToolError, problem)) {
    // What a tool or a nested call says after it was told to stop is an echo of the reason.
    if (call.stopped === 'timeout' && problem.code === 'cancelled')
      return { ...stopped(call, 'timeout'), details: problem.details };
    return clean(call, {
      ok: false,
      code: call.stopped !== undefined && problem.code === 'failed' ? call.stopped : problem.code,
      message: describeProblem(problem),
      hint: problem.hint,
      retryable: problem.retryable,
      details: problem.details,
      cause: problem.cause,
    });
  }
  if (call.stopped !== undefined) return stopped(call, call.stopped);
  return clean(call, {
    ok: false,
    code: 'internal',
    message: `Tool execution failed: ${problemType(problem)}: ${describeProblem(problem)}`,
    cause: problem,
  });
}

function stopped(call: RunningCall, reason: 'timeout' | 'cancelled'): Failure {
  if (reason === 'cancelled') return { ok: false, code: 'cancelled', message: `${call.tool} was cancelled.` };
  return {
    ok: false,
    code: 'timeout',
    message: `${call.tool} did not finish within ${timeLimit(call) / 1_000} s.`,
    hint: 'Ask for less at once, or allow more time.',
    retryable: true,
  };
}

/** Redacted while it is whole: a cut through a secret would hide its half from redaction. */
function clean(call: RunningCall, found: Failure): Failure {
  const redact = (text: string): string => call.services.text.redactText(text);
  return {
    ...found,
    message: sanitizeError(String(found.message), { redact }),
    hint: found.hint === undefined ? undefined : sanitizeError(String(found.hint), { redact }),
  };
}
