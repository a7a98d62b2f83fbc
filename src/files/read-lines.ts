import { type ByteSource, withFirstBlock } from './read/byte-source.js';
import { findLastLines } from './read/last-lines.js';
import { SparseLineIndex } from './read/line-index.js';
import { type RawLine, scanLines } from './read/scan-lines.js';
import { detectEncoding, type TextEncoding } from './text/detect-encoding.js';
import { decodeLossless, showRawBytes } from './text/lossless-utf8.js';
import { lineEndingOf } from './text/text-file.js';

export interface ReadLinesOptions {
  /** 1-based first line; negative counts from the end. */
  readonly offset: number;
  readonly limit: number;
  /** 1-based first column, to go on in a long line. */
  readonly column?: number;
  /** Masks a line before a part of it is cut out. */
  readonly mask?: (text: string) => string;
  /** Where lines begin, from earlier reads of the same content. */
  readonly index?: SparseLineIndex;
  readonly signal?: AbortSignal;
}

export interface ReadLines {
  /** Numbered lines, `12|text`; numbers are negative when the file is too large to be counted from the start. */
  readonly content: string;
  readonly first_line: number;
  readonly last_line: number;
  /** Null when the file is over 64 MB and its end was not reached yet. */
  readonly total_lines: number | null;
  readonly truncated: boolean;
  readonly next_offset?: number;
  readonly encoding: string;
  readonly bom: boolean;
  readonly line_ending: ReturnType<typeof lineEndingOf>;
  /** Bytes that do not belong to the encoding, shown as \xff. */
  readonly invalid_bytes?: number;
  /** Lines shown in part, with the column to go on from. */
  readonly long_lines?: readonly LongLine[];
}

export interface LongLine {
  readonly line: number;
  /** Characters of the whole line; null when it is too long to be counted here. */
  readonly length: number | null;
  readonly next_column: number;
}

const MAX_LINE_CHARS = 2_000;
const MAX_CHARS = 100_000;
const COUNTED_SIZE = 64 * 1024 * 1024;

/** Reads numbered lines of a source of any size. Undefined when its content is not text. */
export async function readLines(source: ByteSource, options: ReadLinesOptions): Promise<ReadLines | undefined> {
  const cached = await withFirstBlock(source);
  const encoding = await detectEncoding(cached.head.subarray(0, 65_536), cached.head.length <= 65_536);
  if (encoding === null) return undefined;
  const index = options.index ?? new SparseLineIndex();
  const decode = await createDecoder(encoding);
  const page = createPage(options, decode);
  const text = withLineFeeds(cached, encoding);
  const start = await findStart(text, options, encoding, index);
  const total = await scanLines(text, {
    encoding,
    index: start.fromEnd ? new SparseLineIndex(start.offset) : index,
    first: start.first,
    count: options.limit,
    maxLineBytes: ((options.column ?? 1) + MAX_LINE_CHARS) * 4,
    toEnd: !start.fromEnd && source.size <= COUNTED_SIZE,
    signal: options.signal,
    take: (line) => page.add(line, start.fromEnd ? line.number - start.lines : line.number + 1),
  });
  const known = start.fromEnd ? null : (total ?? index.totalLines);
  return page.finish(known, start.fromEnd, describeEncoding(cached.head, encoding, decode));
}

interface Start {
  readonly first: number;
  readonly fromEnd: boolean;
  readonly offset: number;
  readonly lines: number;
}

/** Large files are read from their end without being counted; the lines then have negative numbers. */
async function findStart(
  source: ByteSource,
  options: ReadLinesOptions,
  encoding: TextEncoding,
  index: SparseLineIndex,
): Promise<Start> {
  if (options.offset > 0) return { first: options.offset - 1, fromEnd: false, offset: 0, lines: 0 };
  if (options.offset === 0) return { first: 0, fromEnd: false, offset: 0, lines: 0 };
  if (index.totalLines === null && source.size <= COUNTED_SIZE) {
    const { signal } = options;
    await scanLines(source, {
      encoding,
      index,
      first: 0,
      count: 0,
      maxLineBytes: 0,
      toEnd: true,
      signal,
      take: () => false,
    });
  }
  if (index.totalLines !== null) {
    return { first: Math.max(0, index.totalLines + options.offset), fromEnd: false, offset: 0, lines: 0 };
  }
  const { offset, lines } = await findLastLines(source, -options.offset, encoding, options.signal);
  return { first: 0, fromEnd: true, offset, lines };
}

/** Old Macintosh files end lines with a carriage return alone; in a file of one block it can stand for a line feed. */
function withLineFeeds(source: ByteSource & { readonly head: Buffer }, encoding: TextEncoding): ByteSource {
  const { head } = source;
  if (encoding.unit !== 1 || head.length < source.size || head.includes(10) || !head.includes(13)) return source;
  const copy = Buffer.from(head.toString('latin1').replaceAll('\r', '\n'), 'latin1');
  return { size: copy.length, read: async (position, length) => copy.subarray(position, position + length) };
}

type Decode = (bytes: Buffer) => string;

async function createDecoder(encoding: TextEncoding): Promise<Decode> {
  if (encoding.name === 'utf-8') return decodeLossless;
  const { default: iconv } = await import('iconv-lite');
  return (bytes) => iconv.decode(bytes, encoding.name, { stripBOM: false });
}

function describeEncoding(
  head: Buffer,
  encoding: TextEncoding,
  decode: Decode,
): Pick<ReadLines, 'encoding' | 'bom' | 'line_ending'> {
  const plain = encoding.unit === 1 && !head.includes(13);
  const line_ending = plain ? (head.includes(10) ? 'lf' : 'none') : lineEndingOf(decode(head));
  return { encoding: encoding.name, bom: encoding.bom > 0, line_ending };
}

function createPage({ column = 1, limit, mask = asIs }: ReadLinesOptions, decode: Decode) {
  const lines: string[] = [];
  const longLines: LongLine[] = [];
  let chars = 0;
  let invalid = 0;
  let first = 0;
  let last = 0;
  let full = false;
  return {
    /** False when the page is full. */
    add(line: RawLine, number: number): boolean {
      const whole = decode(line.bytes).replace(/\r?\n$/, '');
      const text = column === 1 && whole.length <= MAX_LINE_CHARS ? whole : mask(whole);
      const shown = cutLine(text, column, line.complete);
      const printable = showRawBytes(shown.text);
      const entry = `${number}|${printable.text}`;
      if (chars + entry.length > MAX_CHARS && lines.length > 0) {
        full = true;
        return false;
      }
      if (shown.next !== undefined)
        longLines.push({ line: number, length: line.complete ? text.length : null, next_column: shown.next });
      invalid += printable.count;
      chars += entry.length + 1;
      if (lines.length === 0) first = number;
      last = number;
      lines.push(entry);
      return true;
    },
    finish(
      total: number | null,
      fromEnd: boolean,
      encoding: Pick<ReadLines, 'encoding' | 'bom' | 'line_ending'>,
    ): ReadLines {
      const more =
        total === null ? full || (fromEnd ? last < -1 : lines.length === limit) : last < total && lines.length > 0;
      return {
        content: lines.join('\n'),
        first_line: first,
        last_line: last,
        total_lines: total,
        truncated: more || longLines.length > 0,
        ...(more ? { next_offset: last + 1 } : {}),
        ...encoding,
        ...(invalid > 0 ? { invalid_bytes: invalid } : {}),
        ...(longLines.length > 0 ? { long_lines: longLines } : {}),
      };
    },
  };
}

const asIs = (text: string): string => text;

function cutLine(text: string, column: number, complete: boolean): { readonly text: string; readonly next?: number } {
  if (column === 1 && complete && text.length <= MAX_LINE_CHARS) return { text };
  const from = column - 1;
  let to = Math.min(text.length, from + MAX_LINE_CHARS);
  if (isHighSurrogate(text.charCodeAt(to - 1)) && to < text.length) to--;
  const part = text.slice(from, to);
  return to < text.length || !complete ? { text: part, next: to + 1 } : { text: part };
}

function isHighSurrogate(code: number): boolean {
  return code >= 0xd800 && code <= 0xdbff;
}
