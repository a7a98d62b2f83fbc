/** The closed list of reasons a call can fail for. */
export const ERROR_CODES = [
  'unknown_tool',
  'not_granted',
  'unavailable',
  'invalid_arguments',
  'denied',
  'approval_required',
  'timeout',
  'cancelled',
  'not_found',
  'conflict',
  'too_large',
  'rate_limited',
  'unsupported',
  'failed',
  'internal',
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];

export interface ToolErrorOptions {
  /** Defaults to `failed`. */
  readonly code?: ErrorCode;
  /** What the model or the person can try next. */
  readonly hint?: string;
  /** Whether the same call may work later. */
  readonly retryable?: boolean;
  /** Further JSON fields of the answer, e.g. partial output. */
  readonly details?: Readonly<Record<string, unknown>>;
  /** Kept for logs; never shown to the model. */
  readonly cause?: unknown;
}

/**
 * The way a tool says that it could not do its job. The message is shown to the model:
 * say what was wrong, with the offending value, and what was expected.
 */
export class ToolError extends Error {
  override readonly name = 'ToolError';
  readonly code: ErrorCode;
  readonly hint: string | undefined;
  readonly retryable: boolean;
  readonly details: Readonly<Record<string, unknown>> | undefined;

  constructor(message: string, options: ToolErrorOptions = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.code = options.code ?? 'failed';
    this.hint = options.hint;
    this.retryable = options.retryable ?? false;
    this.details = options.details;
  }
}

export interface Failure {
  readonly ok: false;
  readonly code: ErrorCode;
  readonly message: string;
  readonly hint?: string | undefined;
  readonly retryable?: boolean;
  readonly details?: Readonly<Record<string, unknown>> | undefined;
  /** The original problem, for logs and `hermes.on('call-end')`; never serialised. */
  readonly cause?: unknown;
}

export interface Success {
  readonly ok: true;
  readonly data: unknown;
}

/** How a call ended. */
export type Outcome = Success | Failure;
