import { foldText } from '../lib/fold-text.js';
import { findHidden, mayHaveHidden } from '../lib/hidden-characters.js';
import { stripAnsi } from '../lib/visible-text.js';
import { type FramingSpan, findFraming } from './sanitize-framing.js';

export interface SanitizeOptions {
  /** Longest answer in characters, the note about what was left out included. Default 2,000. */
  readonly maxChars?: number;
  /** Runs on the clean text before it is shortened, so that no cut can hide half a secret from it. */
  readonly redact?: (text: string) => string;
}

/**
 * Makes the text of an error safe to show to a model: terminal escapes, hidden characters, role and tool tags,
 * chat-template tokens, CDATA, code fences and turn markers go, whatever their disguise; paths, messages and types
 * such as `Array<string>` stay. Long text keeps its head and tail and says what is missing. Linear and idempotent.
 */
export function sanitizeError(text: string, options: SanitizeOptions = {}): string {
  const { maxChars = 2_000, redact } = options;
  let clean = stripFraming(stripHidden(stripAnsi(bound(text))));
  if (redact !== undefined) clean = redact(clean);
  return shorten(clean.replace(/\n{4,}/g, '\n\n\n').trim(), maxChars);
}

// Beyond this an error is a dump: its two ends are looked at, so that half a megabyte of brackets costs milliseconds.
const INPUT_LIMIT = 32_000;

function bound(text: string): string {
  if (text.length <= INPUT_LIMIT) return text;
  const half = INPUT_LIMIT / 2;
  return `${text.slice(0, half)}\n[${text.length - INPUT_LIMIT} characters left out]\n${text.slice(-half)}`;
}

function stripHidden(text: string): string {
  const lines = text.replace(/\r\n?/g, '\n');
  if (!mayHaveHidden(lines)) return lines;
  const parts: string[] = [];
  let from = 0;
  for (const { index, length, legitimate } of findHidden(lines)) {
    if (legitimate) continue;
    parts.push(lines.slice(from, index));
    from = index + length;
  }
  return parts.join('') + lines.slice(from);
}

// Removing a tag can reveal another one wrapped around it. Text that still does so after a few rounds is an attack.
const MAX_ROUNDS = 4;

function stripFraming(text: string): string {
  let current = text;
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const next = stripOnce(current);
    if (next === current) return current;
    current = next;
  }
  return stripOnce(current) === current ? current : current.replace(/[<>`~[\]|]/g, ' ');
}

function stripOnce(text: string): string {
  if (!MAYBE_FRAMED.test(text)) return text;
  const folded = foldText(text);
  const parts: string[] = [];
  let from = 0;
  for (const span of findFraming(folded.text)) {
    const start = folded.origin(span.start);
    const end = folded.origin(span.end);
    if (start < from || isTypeArgument(text, start, end, span)) continue;
    parts.push(text.slice(from, start), substitute(text, start, end, span));
    from = end + (isBetweenSpaces(text, start, end) && span.become === 'drop' ? 1 : 0);
  }
  return from === 0 ? text : parts.join('') + text.slice(from);
}

// Everything non-ASCII is looked at too: a bracket may be a look-alike.
const MAYBE_FRAMED = /[<>[\n`~]|&[a#]|&lt|[^\x00-\x7f]|###|---|===|human:|assistant:/i;

/** `Promise<User>`, `Map<Tool, Message[]>`: a capitalised name straight after an identifier, closed nowhere. */
function isTypeArgument(text: string, start: number, end: number, span: FramingSpan): boolean {
  return (
    span.unclosed === true &&
    text.charAt(start) === '<' &&
    /[\w$]/.test(text.charAt(start - 1)) &&
    (TYPE_ARGUMENTS.test(text.slice(start, end)) || /^<[A-Z][A-Za-z]{1,60},\s/.test(text.slice(start, start + 64)))
  );
}

const TYPE_ARGUMENTS = /^<[A-Z][A-Za-z]{1,60}(?:\[\])?(?:\s?[,|&]\s?[A-Za-z_]\w{0,60}(?:\[\])?){0,8}>$/;

function substitute(text: string, start: number, end: number, span: FramingSpan): string {
  if (typeof span.become === 'object') return span.become.text;
  if (span.become === 'name') return `(${/[A-Za-z]\w*/.exec(text.slice(start, end))?.[0] ?? span.name ?? ''})`;
  // A space where two words would otherwise grow together.
  return /\S/.test(text.charAt(start - 1)) && /\S/.test(text.charAt(end)) ? ' ' : '';
}

function isBetweenSpaces(text: string, start: number, end: number): boolean {
  return text.charAt(start - 1) === ' ' && text.charAt(end) === ' ';
}

function shorten(text: string, maxChars: number): string {
  if (text.length <= maxChars) return text;
  const note = `\n[... ${text.length - maxChars} more characters ...]\n`;
  const room = Math.max(0, maxChars - note.length);
  const head = Math.ceil(room * 0.6);
  return `${wellFormed(text.slice(0, head))}${note}${wellFormed(text.slice(text.length - (room - head)))}`;
}

/** A cut through a surrogate pair leaves half a character. */
function wellFormed(text: string): string {
  return text.replace(/^[\udc00-\udfff]|[\ud800-\udbff]$/g, '');
}
