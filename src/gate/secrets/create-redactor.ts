import { findContextual } from './find-contextual.js';
import { compileKnown, type KnownFinder } from './find-known.js';
import { mayHoldKey } from './find-private-keys.js';
import { findShapes } from './find-shapes.js';
import { createKeyLines, type KeyLines } from './key-lines.js';
import { maskSpans, type SecretSpan } from './mask.js';
import { createRedactStream, type RedactStream } from './redact-stream.js';

export interface Redactor {
  /** The text with secrets masked; the same text when there are none. Idempotent. */
  redact(text: string): string;
  /** A JSON value with every string in it, keys included, redacted. Unchanged parts are shared, nothing is mutated. */
  redactJson(value: unknown): unknown;
  /** For text that arrives in pieces: a secret across a border is found. */
  stream(): RedactStream;
  /**
   * Takes in what surrounds a text that will be shown in part: lines of private keys in it are masked from now on also
   * where they stand alone.
   */
  notice(text: string): void;
}

export interface RedactorOptions {
  /**
   * Values of secrets the program holds: asked again at every use, so that a new secret counts at once. Values under
   * 6 characters and everyday words are not masked.
   */
  readonly known?: () => Iterable<string>;
}

/**
 * Masks secrets in text on its way to results, errors, logs and the audit: values we know in all their encodings, key
 * shapes of some eighty vendors, private keys, authorization headers, cookies, passwords in URLs, and assignments to
 * names that can only be secret.
 */
export function createRedactor(options: RedactorOptions = {}): Redactor {
  const finder = knownFinder(options.known);
  const keyLines = createKeyLines();
  const find = (text: string): SecretSpan[] => {
    const spans = findSecrets(text, keyLines);
    const known = finder().find(text);
    return known.length === 0 ? spans : [...known, ...spans];
  };
  const redact = (text: string): string => {
    if (text.length < SHORTEST_SECRET) return text;
    const spans = find(text);
    return spans.length === 0 ? text : maskSpans(text, spans);
  };
  return {
    redact,
    redactJson: (value) => redactValue(value, redact, 0),
    stream: () => createRedactStream({ find, longestKnown: () => finder().longest }),
    notice: (text) => {
      if (mayHoldKey(text)) keyLines.learn(text);
    },
  };
}

const SHORTEST_SECRET = 6;

/** Compiles again only when the set of values changed. */
function knownFinder(known: RedactorOptions['known']): () => KnownFinder {
  let finder = compileKnown([]);
  let values: readonly string[] = [];
  if (known === undefined) return () => finder;
  return () => {
    if (!holdsExactly(known(), values)) {
      values = [...known()];
      finder = compileKnown(values);
    }
    return finder;
  };
}

/** Asked for every text that goes out, so nothing is copied. */
function holdsExactly(current: Iterable<string>, values: readonly string[]): boolean {
  let index = 0;
  for (const value of current) if (value !== values[index++]) return false;
  return index === values.length;
}

function findSecrets(text: string, keyLines: KeyLines): SecretSpan[] {
  const spans = findShapes(text);
  for (const span of findContextual(text)) spans.push(span);
  if (mayHoldKey(text)) spans.push(...keyLines.learn(text));
  spans.push(...keyLines.find(text));
  return spans;
}

const MAX_DEPTH = 200;

function redactValue(value: unknown, redact: (text: string) => string, depth: number): unknown {
  if (typeof value === 'string') return redact(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth > MAX_DEPTH) return '[nested too deeply to redact]';
  if (Array.isArray(value)) return redactArray(value, redact, depth);
  return redactObject(value, redact, depth);
}

function redactArray(items: readonly unknown[], redact: (text: string) => string, depth: number): unknown {
  const clean = items.map((item) => redactValue(item, redact, depth + 1));
  return clean.some((item, index) => item !== items[index]) ? clean : items;
}

function redactObject(object: object, redact: (text: string) => string, depth: number): unknown {
  let changed = false;
  const clean = Object.entries(object).map(([key, item]): [string, unknown] => {
    const cleanKey = redact(key);
    const cleanItem = redactField(key, item, redact, depth);
    changed ||= cleanKey !== key || cleanItem !== item;
    return [cleanKey, cleanItem];
  });
  return changed ? Object.fromEntries(clean) : object;
}

/** The name of a field is context: `{ "api_key": "..." }` is judged as the text it will become. */
function redactField(key: string, item: unknown, redact: (text: string) => string, depth: number): unknown {
  if (typeof item !== 'string' || item.length < SHORTEST_SECRET || item.includes('\n'))
    return redactValue(item, redact, depth + 1);
  const alone = redact(item);
  if (alone !== item || key.length > 60 || !FIELD_NAME.test(key)) return alone;
  const line = `${key}="`;
  const together = redact(`${line}${item}"`);
  return together.startsWith(line) ? together.slice(line.length, -1) : alone;
}

const FIELD_NAME = /key|token|secret|pass|pwd|credential|auth|cookie|sess/i;
