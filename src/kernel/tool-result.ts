import { describeProblem } from './describe-problem.js';
import { ERROR_CODES, type ErrorCode, ToolError } from './outcome.js';

interface ToolResultFields {
  readonly success: boolean;
  readonly output?: unknown;
  readonly error?: string | undefined;
  readonly code?: ErrorCode | undefined;
  readonly hint?: string | undefined;
}

/**
 * The answer of a class-style tool: `{ success: true, output }` unwraps to its output,
 * `{ success: false, error }` is a failure.
 */
export class ToolResult {
  readonly success: boolean;
  readonly output: unknown;
  readonly error: string | undefined;
  readonly code: ErrorCode | undefined;
  readonly hint: string | undefined;

  constructor(fields: ToolResultFields) {
    this.success = fields.success;
    this.output = fields.output;
    this.error = fields.error;
    this.code = fields.code;
    this.hint = fields.hint;
  }
}

/** A successful answer. */
export function toolResult(output: unknown): ToolResult {
  return new ToolResult({ success: true, output });
}

/** A failure as a value, for those who prefer returning to throwing. */
export function toolError(error: string, options: { code?: ErrorCode; hint?: string } = {}): ToolResult {
  return new ToolResult({ success: false, error, code: options.code, hint: options.hint });
}

/** The data behind whatever a tool returned. Throws a ToolError when it says that it failed. */
export function unwrapOutput(output: unknown): unknown {
  if (typeof output !== 'object' || output === null) return output;
  if (output instanceof ToolResult || looksLikeResult(output)) return unwrapResult(output as ToolResult);
  const error = (output as { error?: unknown }).error;
  if (error === undefined || error === null || Array.isArray(output)) return output;
  // `error: false` and `error: ''` say that there is none; the model reads that as null.
  if (error === false || error === '') return { ...output, error: null };
  const { error: _error, code, hint, ...details } = output as Record<string, unknown>;
  throw new ToolError(typeof error === 'string' ? error : describeProblem(error), {
    details,
    ...(isErrorCode(code) ? { code } : {}),
    ...(typeof hint === 'string' ? { hint } : {}),
  });
}

function isErrorCode(code: unknown): code is ErrorCode {
  return (ERROR_CODES as readonly unknown[]).includes(code);
}

/** A plain object counts only when it has nothing but the fields of a ToolResult. */
function looksLikeResult(output: object): boolean {
  if (typeof (output as ToolResultFields).success !== 'boolean') return false;
  const rest = Object.keys(output).filter((key) => key !== 'success');
  return rest.length > 0 && rest.every((key) => key === 'output' || key === 'error');
}

function unwrapResult(result: ToolResult): unknown {
  if (result.success) return result.output ?? null;
  throw new ToolError(result.error ?? 'The tool failed without saying why.', {
    ...(result.code === undefined ? {} : { code: result.code }),
    ...(result.hint === undefined ? {} : { hint: result.hint }),
  });
}
