import { describeProblem } from '../describe-problem.js';
import type { Failure, Outcome } from '../outcome.js';
import { unwrapOutput } from '../tool-result.js';
import { failure } from './failure.js';
import type { RunningCall } from './running-call.js';

/**
 * The JSON string for the model: the tool's projection, with outside text marked, secrets masked and what is too
 * long stored whole. Data that has no JSON form makes the call a failure that says so.
 */
export function finish(call: RunningCall): void | Promise<void> {
  const outcome = call.outcome as Outcome;
  try {
    const text = outcome.ok ? dataText(call, outcome.data) : detailedText(call, outcome);
    if (typeof text === 'string') {
      call.text = text;
      return;
    }
    return text.then(
      (late) => {
        call.text = late;
      },
      (problem: unknown) => unfinished(call, problem),
    );
  } catch (problem) {
    unfinished(call, problem);
  }
}

/** The JSON string of a failure without its details. */
export function failureText(call: RunningCall, found: Failure): string {
  return stringify(failureBody(call, found));
}

function failureBody(call: RunningCall, found: Failure): Record<string, unknown> {
  const { text } = call.services;
  return {
    error: text.redactText(found.message),
    code: found.code,
    ...(found.hint === undefined ? {} : { hint: text.redactText(found.hint) }),
    ...(found.retryable === true ? { retryable: true } : {}),
  };
}

/** Details such as partial output are kept whole like any result. */
function detailedText(call: RunningCall, found: Failure): string | Promise<string> {
  const body = failureBody(call, found);
  if (found.details === undefined) return stringify(body);
  const limit = call.services.limits.resultChars;
  try {
    const details = withoutReserved(call.services.text.redactData(found.details));
    const full = stringify({ ...body, ...details });
    return full.length <= limit ? full : shorten(call, details, full.length, limit, body);
  } catch {
    // Details that have no JSON form: the error itself still arrives.
    return stringify(body);
  }
}

function unfinished(call: RunningCall, problem: unknown): void {
  const found = failure(call, problem);
  call.outcome = found;
  call.text = failureText(call, found);
}

function dataText(call: RunningCall, data: unknown): string | Promise<string> {
  const projected = project(call, data);
  return projected instanceof Promise
    ? projected.then((marked: unknown) => projectedText(call, marked))
    : projectedText(call, projected);
}

function projectedText(call: RunningCall, projected: unknown): string | Promise<string> {
  const { text, limits } = call.services;
  const full = stringify(projected);
  const limit =
    call.entry?.maxResultChars ?? (call.toolset.startsWith('mcp-') ? limits.mcpResultChars : limits.resultChars);
  if (text.redactText(full) === full) return full.length <= limit ? full : shorten(call, projected, full.length, limit);
  const masked = text.redactData(projected);
  const again = stringify(masked);
  return again.length <= limit ? again : shorten(call, masked, again.length, limit);
}

/** What the model is shown; a promise where text from outside has to be looked through. */
function project(call: RunningCall, data: unknown): unknown {
  const { toModel, untrusted } = call.entry ?? {};
  const shown = toModel === undefined ? plain(data) : unwrapOutput(plain(toModel(data)));
  if (untrusted === undefined || untrusted === false || (Array.isArray(untrusted) && untrusted.length === 0))
    return shown;
  return call.services.text.markUntrusted(shown, untrusted as readonly string[] | true, call.tool);
}

/** What an object says it is as JSON, looked at like any other answer: it may not smuggle in a top-level `error`. */
function plain(data: unknown): unknown {
  if (typeof data !== 'object' || data === null || typeof (data as { toJSON?: unknown }).toJSON !== 'function')
    return data;
  return unwrapOutput(JSON.parse(stringify(data)));
}

/** Undefined, functions and the like have no JSON: they count as null. BigInts become strings. */
function stringify(data: unknown, indent?: number): string {
  try {
    return JSON.stringify(data, undefined, indent) ?? 'null';
  } catch (problem) {
    if (!(problem instanceof TypeError)) throw unserialisable(problem);
  }
  try {
    return JSON.stringify(data, bigintAsText, indent) ?? 'null';
  } catch (problem) {
    throw unserialisable(problem);
  }
}

function bigintAsText(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? value.toString() : value;
}

function unserialisable(problem: unknown): Error {
  const [reason = ''] = describeProblem(problem).split('\n');
  return new TypeError(`the tool's answer has no JSON form: ${reason}`, { cause: problem });
}

/** Head and tail for the model, the whole for whoever reads on. */
async function shorten(
  call: RunningCall,
  data: unknown,
  chars: number,
  limit: number,
  before: object = {},
): Promise<string> {
  const { results, sessionId } = call.services;
  // Stored with line breaks, so that it can be read page by page.
  const whole = typeof data === 'string' ? data : stringify(data, 1);
  if (results === undefined)
    return preview(call, whole, limit, chars, {
      ...before,
      hint: 'The rest was not kept: this session stores no results. Ask for less.',
    });
  try {
    const stored = await results.put(sessionId, whole, {
      mediaType: typeof data === 'string' ? 'text/plain' : 'application/json',
    });
    return preview(call, whole, limit, chars, {
      ...before,
      result: stored.uri,
      hint: `The whole result is stored: read_file with path ${stored.uri}, offset and limit.`,
    });
  } catch (problem) {
    call.services.events.emit('problem', { source: 'results', message: describeProblem(problem), cause: problem });
    return preview(call, whole, limit, chars, { ...before, hint: 'The rest could not be stored. Ask for less.' });
  }
}

/** Characters that JSON escapes take more room, so the ends shrink until the answer fits. */
function preview(call: RunningCall, whole: string, limit: number, chars: number, rest: object): string {
  for (let half = Math.floor(Math.min(call.services.limits.previewChars, limit) / 2); ; half = Math.floor(half / 2)) {
    const text = stringify({
      ...rest,
      truncated: true,
      total_chars: chars,
      head: cutHead(whole, half),
      tail: cutTail(whole, half),
    });
    if (text.length <= limit || half === 0) return text;
  }
}

/** Never in the middle of a surrogate pair. */
function cutHead(text: string, chars: number): string {
  return text.slice(0, chars).replace(/[\uD800-\uDBFF]$/, '');
}

function cutTail(text: string, chars: number): string {
  return chars === 0 ? '' : text.slice(-chars).replace(/^[\uDC00-\uDFFF]/, '');
}

function withoutReserved(details: unknown): Record<string, unknown> {
  const {
    error: _error,
    code: _code,
    hint: _hint,
    retryable: _retryable,
    ...rest
  } = { ...(details as Record<string, unknown>) };
  return rest;
}
