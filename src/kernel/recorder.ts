import type { Effect, Origin } from './effect.js';
import type { ErrorCode } from './outcome.js';

/** Written before a call with effects runs. */
export interface IntentRecord {
  readonly callId: string;
  readonly parentId?: string | undefined;
  readonly sessionId: string;
  readonly taskId: string;
  readonly origin: Origin;
  readonly tool: string;
  readonly args: Readonly<Record<string, unknown>>;
  readonly effects: readonly Effect[];
  readonly decision: 'allow' | 'deny';
  readonly rules: readonly string[];
  readonly approval?: { readonly id: string; readonly answer: string; readonly by: string } | undefined;
}

/** Written before a result is released. */
export interface OutcomeRecord extends IntentRecord {
  readonly ok: boolean;
  readonly code?: ErrorCode | undefined;
  readonly error?: string | undefined;
  readonly durationMs: number;
  readonly resultChars: number;
  /** Set when the caller gave one: the answer is kept and given again for the same key, also after a restart. */
  readonly idempotencyKey?: string | undefined;
  readonly answer?: string | undefined;
}

/** The audit log as the pipeline sees it. A promise means: durable when it resolves; a rejection refuses the call. */
export interface Recorder {
  intent(record: IntentRecord): void | Promise<void>;
  outcome(record: OutcomeRecord): void | Promise<void>;
  /** The answer kept under an idempotency key, if a call with it has ended. */
  recall(sessionId: string, idempotencyKey: string): string | undefined | Promise<string | undefined>;
}
