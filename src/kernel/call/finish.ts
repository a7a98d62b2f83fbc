import type { Failure, Outcome } from '../outcome.js';
import type { RunningCall } from './running-call.js';

/**
 * The JSON string for the model: the tool's projection, with outside text marked, secrets masked and what is too
 * long stored whole.
 */
export function finish(call: RunningCall, outcome: Outcome): string | Promise<string> {
  return outcome.ok ? finishData(call, outcome.data) : finishFailure(call, outcome);
}

function finishData(call: RunningCall, data: unknown): string | Promise<string> {
  const { text, limits } = call.services;
  const projected = project(call, data);
  const full = stringify(projected);
  const safe = text.redactText(full);
  const limit =
    call.entry?.maxResultChars ?? (call.toolset.startsWith('mcp-') ? limits.mcpResultChars : limits.resultChars);
  if (safe === full) return full.length <= limit ? full : shorten(call, projected, full.length);
  const masked = text.redactData(projected);
  const again = stringify(masked);
  return again.length <= limit ? again : shorten(call, masked, again.length);
}

function project(call: RunningCall, data: unknown): unknown {
  const { toModel, untrusted } = call.entry ?? {};
  const shown = toModel === undefined ? data : toModel(data);
  if (untrusted === undefined || untrusted === false || (Array.isArray(untrusted) && untrusted.length === 0))
    return shown;
  return call.services.text.markUntrusted(shown, untrusted as readonly string[] | true, call.tool);
}

/** Undefined, functions and the like have no JSON: they count as null. BigInts become strings. */
function stringify(data: unknown, indent?: number): string {
  return (
    JSON.stringify(data, (_key, value: unknown) => (typeof value === 'bigint' ? value.toString() : value), indent) ??
    'null'
  );
}

async function shorten(call: RunningCall, data: unknown, chars: number): Promise<string> {
  const { results, limits, sessionId } = call.services;
  // Stored with line breaks, so that it can be read page by page.
  const whole = typeof data === 'string' ? data : stringify(data, 1);
  const half = Math.floor(limits.previewChars / 2);
  const preview = { truncated: true, total_chars: chars, head: cutHead(whole, half), tail: cutTail(whole, half) };
  if (results === undefined)
    return stringify({ ...preview, hint: 'The rest was not kept: this session stores no results. Ask for less.' });
  const stored = await results.put(sessionId, whole, {
    mediaType: typeof data === 'string' ? 'text/plain' : 'application/json',
  });
  return stringify({
    ...preview,
    result: stored.uri,
    hint: `The whole result is stored: read_file with path ${stored.uri}, offset and limit.`,
  });
}

/** Never in the middle of a surrogate pair. */
function cutHead(text: string, chars: number): string {
  return text.slice(0, chars).replace(/[\uD800-\uDBFF]$/, '');
}

function cutTail(text: string, chars: number): string {
  return text.slice(-chars).replace(/^[\uDC00-\uDFFF]/, '');
}

function finishFailure(call: RunningCall, found: Failure): string | Promise<string> {
  const { text, limits } = call.services;
  const body = {
    error: text.redactText(found.message),
    code: found.code,
    ...(found.hint === undefined ? {} : { hint: text.redactText(found.hint) }),
    ...(found.retryable === true ? { retryable: true } : {}),
    ...withoutReserved(text.redactData(found.details ?? {}) as Record<string, unknown>),
  };
  const full = stringify(body);
  if (full.length <= limits.resultChars) return full;
  return shorten(call, body, full.length).then((kept) =>
    stringify({ error: body.error, code: body.code, hint: body.hint, ...JSON.parse(kept) }),
  );
}

function withoutReserved(details: Record<string, unknown>): Record<string, unknown> {
  const { error: _error, code: _code, hint: _hint, ...rest } = details;
  return rest;
}
