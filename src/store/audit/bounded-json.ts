import { hash } from 'node:crypto';
import { isJson } from '../../lib/is-json.js';

export interface JsonLimits {
  /** A longer string keeps its beginning, its length and a digest. */
  readonly leafChars: number;
  /** A longer text is replaced by its beginning, its length and a digest. */
  readonly totalChars: number;
}

const MOST_DEPTH = 64;

/**
 * A value as JSON text without secrets and of bounded size. Secrets are looked for in the text as a whole, where keys
 * give them away, and in single strings where escapes would hide them.
 */
export function boundedJson(value: unknown, redact: (text: string) => string, limits: JsonLimits): string {
  let text = JSON.stringify(value) ?? 'null';
  if (text.includes('\\') || (text.length > limits.leafChars && hasLongLeaf(value, limits.leafChars, 0))) {
    text = JSON.stringify(boundLeaves(value, onceEach(redact), limits.leafChars, 0)) ?? 'null';
  }
  const redacted = redact(text);
  if (redacted !== text) text = isJson(redacted) ? redacted : JSON.stringify(redacted);
  return text.length <= limits.totalChars ? text : JSON.stringify({ $cut: cut(text, limits.totalChars >> 1) });
}

/** JSON text without secrets that is still JSON: where masking the text would break it, its strings are masked. */
export function redactJsonText(text: string, redact: (text: string) => string): string {
  const redacted = redact(text);
  if (redacted === text || isJson(redacted) || !isJson(text)) return redacted;
  return JSON.stringify(boundLeaves(JSON.parse(text), redact, Number.MAX_SAFE_INTEGER, 0));
}

/** The beginning of a text with the length and digest of the whole, so that it can still be compared. */
export function cut(text: string, keep: number): string {
  return `${text.slice(0, keep)}… [${text.length} characters, sha256:${hash('sha256', text)}]`;
}

function boundLeaves(value: unknown, redact: (text: string) => string, leafChars: number, depth: number): unknown {
  if (typeof value === 'string') {
    const clean = redact(value);
    return clean.length <= leafChars ? clean : cut(clean, leafChars >> 1);
  }
  if (typeof value !== 'object' || value === null) return value;
  if (depth === MOST_DEPTH) return '… [nested deeper than the record keeps]';
  const { toJSON } = value as { toJSON?: unknown };
  if (typeof toJSON === 'function') return boundLeaves(toJSON.call(value), redact, leafChars, depth + 1);
  if (Array.isArray(value)) return value.map((item) => boundLeaves(item, redact, leafChars, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [redact(key), boundLeaves(item, redact, leafChars, depth + 1)]),
  );
}

/** Whether something in a value has to be cut; what is nested too deeply or has its own text counts as such. */
function hasLongLeaf(value: unknown, leafChars: number, depth: number): boolean {
  if (typeof value === 'string') return value.length > leafChars;
  if (typeof value !== 'object' || value === null) return false;
  if (depth === MOST_DEPTH || typeof (value as { toJSON?: unknown }).toJSON === 'function') return true;
  for (const key in value) {
    const item = (value as Record<string, unknown>)[key];
    if (key.length > leafChars || hasLongLeaf(item, leafChars, depth + 1)) return true;
  }
  return false;
}

/** In a list of thousands the same keys and names come again and again. */
function onceEach(redact: (text: string) => string): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    const clean = known.get(text) ?? redact(text);
    known.set(text, clean);
    return clean;
  };
}
