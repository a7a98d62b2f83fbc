import { createHash, randomBytes } from 'node:crypto';
import { SECRET_SHAPES } from './secret-shapes.js';

/** A place in a text where a secret stands, and what kind it is. */
export interface SecretSpan {
  readonly start: number;
  readonly end: number;
  /** One of `MASK_IDS`. */
  readonly id: string;
}

/**
 * Replaces the spans by marks such as `[redacted:github-token:ab12]`. The digest tells two secrets apart within one
 * process and holds no byte of them. Overlapping spans become one mark; spans inside an existing mark are left out.
 */
export function maskSpans(text: string, spans: readonly SecretSpan[]): string {
  const kept = mergeSpans(text, spans);
  if (kept.length === 0) return text;
  const parts: string[] = [];
  let from = 0;
  for (const span of kept) {
    parts.push(text.slice(from, span.start), maskFor(text.slice(span.start, span.end), span.id));
    from = span.end;
  }
  return parts.join('') + text.slice(from);
}

/** In order of place, not overlapping, none inside a mark that is already there. */
export function mergeSpans(text: string, spans: readonly SecretSpan[]): SecretSpan[] {
  if (spans.length === 0) return [];
  const masks = markPlaces(text);
  const merged: SecretSpan[] = [];
  for (const span of spans.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = merged.at(-1);
    if (last !== undefined && span.start < last.end) {
      if (span.end > last.end) merged[merged.length - 1] = { ...last, end: span.end };
    } else if (!masks.some((mask) => span.start < mask.end && mask.start < span.end)) {
      merged.push(span);
    }
  }
  return merged;
}

/** True when the text holds a mark of ours: such text must not be written to a file as if it were the original. */
export function containsMask(text: string): boolean {
  return text.includes(OPENING) && MASK.test(text);
}

/** Line breaks stay, so that line numbers do. */
function maskFor(secret: string, id: string): string {
  const breaks = secret.includes('\n') ? secret.replace(/[^\n]+/g, '') : '';
  return `${OPENING}${id}:${digestOf(secret)}]${breaks}`;
}

function markPlaces(text: string): Array<{ start: number; end: number }> {
  if (!text.includes(OPENING)) return [];
  return [...text.matchAll(new RegExp(MASK.source, 'g'))].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
}

// Salted per process: four digits of a plain hash would let someone test guesses of a short password.
const SALT = randomBytes(16);

function digestOf(secret: string): string {
  return createHash('sha256').update(SALT).update(secret).digest('hex').slice(0, 4);
}

const OPENING = '[redacted:';

/** Only these names make a mark, so that nothing else can hide behind the look of one. */
export const MASK_IDS: readonly string[] = [
  ...new Set([
    ...SECRET_SHAPES.map((shape) => shape.id),
    'private-key',
    'authorization',
    'cookie',
    'url-password',
    'password',
    'secret',
    'known-secret',
  ]),
];

const MASK = new RegExp(`\\[redacted:(?:${MASK_IDS.join('|')}):[0-9a-f]{4}\\]`);
