import { type Failure, ToolError } from '../outcome.js';
import { sanitizeError } from '../sanitize-error.js';
import { CallStopped } from './call-stopped.js';
import { StoppedByLimit, timeLimit } from './execute.js';
import type { RunningCall } from './running-call.js';

/** The one place where a problem of any kind becomes an outcome. */
export function failure(call: RunningCall, problem: unknown): Failure {
  if (problem instanceof CallStopped) return clean(problem.failure);
  if (problem instanceof StoppedByLimit) return stopped(call, problem.reason);
  if (problem instanceof ToolError) {
    return clean({
      ok: false,
      code: call.stopped !== undefined && problem.code === 'failed' ? call.stopped : problem.code,
      message: problem.message,
      hint: problem.hint,
      retryable: problem.retryable,
      details: problem.details,
      cause: problem.cause,
    });
  }
  if (call.stopped !== undefined) return stopped(call, call.stopped);
  return clean({
    ok: false,
    code: 'internal',
    message: `Tool execution failed: ${typeName(problem)}: ${problem instanceof Error ? problem.message : String(problem)}`,
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

function clean(found: Failure): Failure {
  return {
    ...found,
    message: sanitizeError(found.message),
    hint: found.hint === undefined ? undefined : sanitizeError(found.hint),
  };
}

function typeName(problem: unknown): string {
  if (!(problem instanceof Error)) return 'Error';
  return problem.name === 'Error' ? problem.constructor.name : problem.name;
}
