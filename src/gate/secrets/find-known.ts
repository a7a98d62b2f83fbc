import type { SecretSpan } from './mask.js';

/** Finds every occurrence of a fixed set of strings. */
export interface KnownFinder {
  /** Longest form in characters; 0 when there is none. */
  readonly longest: number;
  find(text: string): SecretSpan[];
}

/**
 * Compiles the values of secrets we know, with the forms they take on the way out: base64 at any offset, hex,
 * URL-encoded, JSON-escaped, HTML-escaped. The search steps over the text by the shortest form (Wu and Manber), so
 * that many values cost about as much as one.
 */
export function compileKnown(values: Iterable<string>): KnownFinder {
  const forms = new Set<string>();
  for (const value of values) if (isMaskable(value)) for (const form of formsOf(value)) forms.add(form);
  return forms.size === 0 ? { longest: 0, find: () => [] } : buildFinder([...forms]);
}

/** Short or everyday values would mask half of every text. */
function isMaskable(value: string): boolean {
  if (
    value.length < 6 ||
    /^(?:true|false|null|none|undefined|localhost|development|production|test(?:ing)?)$/i.test(value)
  )
    return false;
  if (value.length >= 8) return new Set(value).size > 2;
  return /[A-Za-z]/.test(value) && /[^A-Za-z]/.test(value);
}

const SHORTEST_FORM = 6;

function formsOf(value: string): string[] {
  const bytes = Buffer.from(value, 'utf8');
  const json = JSON.stringify(value).slice(1, -1);
  const url = encodeURIComponent(value);
  const forms = [
    value,
    json,
    JSON.stringify(json).slice(1, -1),
    url,
    url.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase()),
    url.replace(/%20/g, '+'),
    encodeURIComponent(url),
    value.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;'),
    bytes.toString('hex'),
    bytes.toString('hex').toUpperCase(),
    ...[0, 1, 2].flatMap((offset) => base64At(bytes, offset)),
  ];
  return forms.filter((form) => form.length >= SHORTEST_FORM);
}

/** The characters of the encoding that depend on this value alone when `offset` other bytes come before it. */
function base64At(bytes: Buffer, offset: number): string[] {
  const encoded = Buffer.concat([Buffer.alloc(offset), bytes])
    .toString('base64')
    .replace(/=+$/, '');
  const first = Math.ceil((offset * 8) / 6);
  const last = Math.floor(((offset + bytes.length) * 8) / 6);
  const stable = encoded.slice(first, last);
  // Eight characters of base64 are six bytes: fewer would match by chance.
  return stable.length < 8 ? [] : [stable, stable.replace(/\+/g, '-').replace(/\//g, '_')];
}

const TABLE_BITS = 15;
const TABLE_MASK = (1 << TABLE_BITS) - 1;

function buildFinder(forms: readonly string[]): KnownFinder {
  const window = Math.min(...forms.map((form) => form.length));
  const longest = Math.max(...forms.map((form) => form.length));
  const shifts = new Uint16Array(TABLE_MASK + 1).fill(window - 1);
  const buckets = new Map<number, string[]>();
  for (const form of forms) {
    for (let at = 1; at < window; at++) {
      const hash = pairHash(form.charCodeAt(at - 1), form.charCodeAt(at));
      shifts[hash] = Math.min(shifts[hash] ?? 0, window - 1 - at);
    }
    const last = pairHash(form.charCodeAt(window - 2), form.charCodeAt(window - 1));
    buckets.set(
      last,
      [...(buckets.get(last) ?? []), form].sort((a, b) => b.length - a.length),
    );
  }
  return { longest, find: (text) => search(text, window, shifts, buckets) };
}

function search(
  text: string,
  window: number,
  shifts: Uint16Array,
  buckets: ReadonlyMap<number, string[]>,
): SecretSpan[] {
  const spans: SecretSpan[] = [];
  const length = text.length;
  for (let at = window - 1; at < length; ) {
    const hash = pairHash(text.charCodeAt(at - 1), text.charCodeAt(at));
    const shift = shifts[hash] ?? 0;
    if (shift > 0) {
      at += shift;
      continue;
    }
    const start = at - window + 1;
    const form = buckets.get(hash)?.find((candidate) => text.startsWith(candidate, start));
    if (form === undefined) at++;
    else {
      spans.push({ start, end: start + form.length, id: 'known-secret' });
      at = start + form.length + window - 1;
    }
  }
  return spans;
}

function pairHash(first: number, second: number): number {
  return ((first << 7) ^ second) & TABLE_MASK;
}
