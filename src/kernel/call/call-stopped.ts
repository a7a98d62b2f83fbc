import type { ErrorCode, Failure } from '../outcome.js';

/** How a stage ends a call early: it carries the outcome. Nothing else throws on purpose. */
export class CallStopped extends Error {
  override readonly name = 'CallStopped';
  readonly failure: Failure;

  constructor(code: ErrorCode, message: string, hint?: string, details?: Readonly<Record<string, unknown>>) {
    super(message);
    this.failure = { ok: false, code, message, hint, details };
  }
}
