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
  /** Takes an idempotency key before its call runs; tells what is known of it. */
  claim(request: ClaimRequest): Claim | Promise<Claim>;
  /** Gives a claimed key back when its call did not run after all. */
  release(key: string, callId: string): void | Promise<void>;
}

export interface ClaimRequest {
  readonly key: string;
  readonly tool: string;
  readonly args: Readonly<Record<string, unknown>>;
  readonly callId: string;
}

/** What a caller finds under an idempotency key. */
export type Claim =
  /** The key is ours now: run the call. */
  | { readonly state: 'claimed' }
  /** The call has ended: this is its answer. */
  | { readonly state: 'finished'; readonly answer: string }
  /** The same call is running, here or in another process. */
  | { readonly state: 'running'; readonly callId: string; readonly startedAt: number }
  /** Its process died between start and end: nobody knows whether the effects happened. */
  | { readonly state: 'unknown'; readonly callId: string; readonly startedAt: number }
  /** The key was used for another tool or other arguments. */
  | { readonly state: 'conflict' };
