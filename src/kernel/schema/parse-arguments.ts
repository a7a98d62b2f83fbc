import { describeValue } from './describe-value.js';
import { isRecord } from './json-value.js';
import { parseLooseJson } from './loose-json.js';
import type { Problem } from './run.js';

export interface ParseLimits {
  /** Characters of text, or of all strings and keys of an object. Default 8 million: room for large file writes. */
  readonly maxChars?: number;
  /** Nesting. Default 100. */
  readonly maxDepth?: number;
}

export type ParsedArguments =
  | { readonly ok: true; readonly args: Record<string, unknown>; readonly repaired: boolean }
  | { readonly ok: false; readonly error: Problem };

const MAX_CHARS = 8_000_000;
const MAX_DEPTH = 100;

/**
 * Turns what a model sent as arguments into an object. Accepts an object or text; nothing at all means no arguments.
 * Text that is almost JSON is repaired where only one reading exists; text that is cut off is refused.
 */
export function parseArguments(raw: unknown, limits: ParseLimits = {}): ParsedArguments {
  if (raw === undefined || raw === null) return { ok: true, args: {}, repaired: false };
  const { maxChars = MAX_CHARS, maxDepth = MAX_DEPTH } = limits;
  if (typeof raw === 'string') return parseText(raw, maxChars, maxDepth);
  return accept(raw, false, maxChars, maxDepth);
}

function parseText(text: string, maxChars: number, maxDepth: number): ParsedArguments {
  if (text.length > maxChars) return tooLarge(text.length, maxChars);
  try {
    const value: unknown = JSON.parse(text);
    if (value === null) return parseArguments(null);
    if (typeof value !== 'string') return accept(value, false, maxChars, maxDepth);
    return parseRepaired(value, maxChars, maxDepth, text);
  } catch {
    // Not JSON as it stands; the careful reader below decides and has the words for why not.
    return parseRepaired(text, maxChars, maxDepth, text);
  }
}

function parseRepaired(text: string, maxChars: number, maxDepth: number, original: string): ParsedArguments {
  const body = stripFence(text.trim().replace(/^\ufeff/, ''));
  if (body === '' || body === 'null' || body === 'None') return { ok: true, args: {}, repaired: false };
  const parsed = parseLooseJson(body, maxDepth);
  if (parsed.ok) return accept(parsed.value, true, maxChars, maxDepth);
  return refusal(original, `The arguments are not valid JSON: ${parsed.reason}`);
}

/** The inside of a Markdown code fence, when the fence is all there is. */
export function stripFence(text: string): string {
  const [fence, mark] = /^(```|~~~)[\w-]*[ \t]*\r?\n?/.exec(text) ?? [];
  return fence !== undefined && mark !== undefined && text.endsWith(mark) && text.length >= fence.length + 3
    ? text.slice(fence.length, -3).trim()
    : text;
}

function accept(value: unknown, repaired: boolean, maxChars: number, maxDepth: number): ParsedArguments {
  if (!isRecord(value)) return refusal(value, `Arguments must be one JSON object, not ${describeValue(value)}`);
  const census = { chars: 0, clean: true };
  const problem = inspect(value, '', maxDepth, census);
  if (problem !== undefined) return refusal(value, problem);
  if (census.chars > maxChars) return tooLarge(census.chars, maxChars);
  return { ok: true, args: census.clean ? value : (JSON.parse(JSON.stringify(value)) as typeof value), repaired };
}

/** Walks a value once: is it JSON, is it shallow enough, how many characters does it hold. */
function inspect(
  value: unknown,
  key: string,
  depthLeft: number,
  census: { chars: number; clean: boolean },
): string | undefined {
  switch (typeof value) {
    case 'string':
      census.chars += value.length;
      return undefined;
    case 'boolean':
      return undefined;
    case 'number':
      return Number.isFinite(value) ? undefined : `\`${key}\` is ${value}, which JSON cannot hold`;
    case 'undefined':
      census.clean = false;
      return undefined;
    case 'object':
      return value === null ? undefined : inspectCompound(value, key, depthLeft, census);
    default:
      return `\`${key}\` is a ${typeof value}, which is not a JSON value`;
  }
}

function inspectCompound(
  value: object,
  key: string,
  depthLeft: number,
  census: { chars: number; clean: boolean },
): string | undefined {
  if (depthLeft === 0) return 'The arguments are nested too deeply';
  if (Array.isArray(value)) {
    for (const item of value) {
      const problem = inspect(item, key, depthLeft - 1, census);
      if (problem !== undefined) return problem;
    }
    return undefined;
  }
  const prototype = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null && !isForeignPlain(prototype)) {
    return `\`${key}\` is a ${value.constructor?.name ?? 'special object'}, which is not a JSON value`;
  }
  for (const name of Object.keys(value)) {
    census.chars += name.length;
    const problem = inspect((value as Record<string, unknown>)[name], name, depthLeft - 1, census);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

/** A plain object of another realm (a worker, a test environment) has another `Object.prototype`. */
function isForeignPlain(prototype: object): boolean {
  return Object.getPrototypeOf(prototype) === null && Object.hasOwn(prototype, 'isPrototypeOf');
}

function tooLarge(size: number, limit: number): ParsedArguments {
  return refusal(undefined, `The arguments hold ${size} characters; at most ${limit} are accepted`);
}

function refusal(value: unknown, message: string): ParsedArguments {
  const hint = 'Send the arguments again as one complete JSON object.';
  return { ok: false, error: { path: '', expected: 'one JSON object', got: describeValue(value), message, hint } };
}
