import { decodeLossless, showRawBytes } from '../text/lossless-utf8.js';

/** One line ripgrep reported. */
export interface FoundLine {
  readonly kind: 'match' | 'context';
  /** Null when the line was too long to be looked into. */
  readonly line: number | null;
  readonly column: number;
  readonly text: string;
  /** Bytes before the line in its file; null when it was too long to be looked into. */
  readonly at: number | null;
}

const MAX_TEXT = 500;
const LEAD = 100;

/** What an event is, told by one byte of `{"type":"match",...` without parsing it. */
export function eventKind(event: Buffer): 'begin' | 'match' | 'context' | 'end' | 'other' {
  const letter = event[9];
  if (letter === 0x6d) return 'match';
  if (letter === 0x63) return 'context';
  if (letter === 0x62) return 'begin';
  return letter === 0x65 ? 'end' : 'other';
}

/** Whether an `end` event says that its file is binary. A path cannot hold these bytes: JSON escapes its quotes. */
export function isBinaryEnd(event: Buffer): boolean {
  return !event.includes('"binary_offset":null');
}

interface RawText {
  readonly text?: string;
  readonly bytes?: string;
}

interface RawEvent {
  readonly data: {
    readonly path: RawText;
    readonly lines: RawText;
    readonly line_number: number;
    readonly absolute_offset: number;
    readonly submatches: readonly { readonly start: number; readonly end: number }[];
  };
}

/** Path of a `begin` event, relative to where ripgrep started; stray bytes as lone surrogates. */
export function pathOfEvent(event: Buffer): string {
  const { data } = JSON.parse(event.toString('utf8')) as { data: { path: RawText } };
  const path = decodeRaw(data.path);
  return path.startsWith('./') ? path.slice(2) : path;
}

/** A `match` or `context` event. The text is cut around its first match when it is long, masked before that. */
export function parseLine(
  event: Buffer,
  kind: FoundLine['kind'],
  mask: (text: string) => string = (text) => text,
): FoundLine {
  const raw = parse(event);
  if (raw === undefined)
    return { kind, line: lineInTail(event), column: 1, text: '(the line is too long to be shown)', at: null };
  const text = decodeRaw(raw.data.lines).replace(/\r?\n$/, '');
  const start = raw.data.submatches[0]?.start ?? 0;
  const lead = start === 0 ? '' : decodeLossless(bytesOf(raw.data.lines).subarray(0, start));
  return {
    kind,
    line: raw.data.line_number,
    column: lead.length + 1,
    text: cutAround(showRawBytes(text).text, showRawBytes(lead).text.length, mask),
    at: raw.data.absolute_offset,
  };
}

function parse(event: Buffer): RawEvent | undefined {
  try {
    return JSON.parse(event.toString('utf8')) as RawEvent;
  } catch {
    // Only an event whose middle was dropped for its size does not parse.
    return undefined;
  }
}

function lineInTail(event: Buffer): number | null {
  const found = /"line_number":(\d+),"absolute_offset"/.exec(event.subarray(-1_000_000).toString('latin1'));
  return found === null ? null : Number(found[1]);
}

function bytesOf({ text, bytes }: RawText): Buffer {
  return text === undefined ? Buffer.from(bytes ?? '', 'base64') : Buffer.from(text, 'utf8');
}

function decodeRaw({ text, bytes }: RawText): string {
  return text ?? decodeLossless(Buffer.from(bytes ?? '', 'base64'));
}

function cutAround(whole: string, column: number, mask: (text: string) => string): string {
  if (whole.length <= MAX_TEXT) return whole;
  const text = mask(whole);
  const from = column > MAX_TEXT - LEAD ? column - LEAD : 0;
  return `${from > 0 ? '...' : ''}${text.slice(from, from + MAX_TEXT)}${from + MAX_TEXT < text.length ? '...' : ''}`;
}
