import type { TextEncoding } from '../text/detect-encoding.js';
import { type ByteSource, readBlocks } from './byte-source.js';
import type { SparseLineIndex } from './line-index.js';

/** One line of the file as bytes; `complete` is false when more than `maxLineBytes` were there. */
export interface RawLine {
  readonly number: number;
  readonly bytes: Buffer;
  readonly length: number;
  readonly complete: boolean;
}

export interface ScanOptions {
  readonly encoding: TextEncoding;
  readonly index: SparseLineIndex;
  /** 0-based first line, and how many. */
  readonly first: number;
  readonly count: number;
  readonly maxLineBytes: number;
  /** Go on to the end for the total. */
  readonly toEnd: boolean;
  readonly signal?: AbortSignal | undefined;
  /** Called for every wanted line; `false` stops taking more. */
  readonly take: (line: RawLine) => boolean;
}

/**
 * Passes over a file once, from the nearest indexed line, and hands out the wanted lines. Memory stays at two blocks
 * and one line, whatever the size of the file. Answers the total number of lines when the end was reached.
 */
export async function scanLines(source: ByteSource, options: ScanOptions): Promise<number | null> {
  const { encoding, index, first, count } = options;
  const from = index.before(first);
  const collector = createCollector(options);
  let line = from.line;
  let offset = Math.max(from.offset, encoding.bom);
  let lineStart = offset;
  let wanted = count > 0;
  let nextStep = index.nextStep;
  for await (const block of readBlocks(source, offset, options.signal)) {
    let at = 0;
    while (at < block.length) {
      const end = nextLineFeed(block, at, offset, encoding);
      const stop = end === -1 ? block.length : end;
      if (wanted && line >= first) collector.add(block.subarray(at, stop));
      if (end === -1) break;
      if (wanted && line >= first) wanted = collector.finish(line) && line + 1 < first + count;
      line++;
      at = stop;
      lineStart = offset + at;
      if (line === nextStep) {
        index.note(line, lineStart);
        nextStep = index.nextStep;
      }
    }
    offset += block.length;
    if (!wanted && !options.toEnd)
      return offset >= source.size && lineStart === offset ? (index.totalLines = line) : null;
  }
  if (lineStart < offset) {
    if (wanted && line >= first) collector.finish(line);
    line++;
  }
  index.totalLines = line;
  return line;
}

/** Position after the next line feed, or -1. In UTF-16 it is a pair of bytes at an even distance from the start. */
function nextLineFeed(block: Buffer, from: number, offset: number, encoding: TextEncoding): number {
  if (encoding.unit === 1) return block.indexOf(10, from) + 1 || -1;
  const low = encoding.name === 'utf-16le' ? 0 : 1;
  for (let at = block.indexOf(10, from); at !== -1; at = block.indexOf(10, at + 1)) {
    const isAligned = (offset + at - encoding.bom) % 2 === low;
    const other = block[low === 0 ? at + 1 : at - 1];
    if (isAligned && other === 0) return low === 0 ? at + 2 : at + 1;
  }
  return -1;
}

function createCollector({ maxLineBytes, take }: ScanOptions): {
  add(bytes: Buffer): void;
  finish(line: number): boolean;
} {
  let parts: Buffer[] = [];
  let kept = 0;
  let length = 0;
  return {
    add(bytes) {
      length += bytes.length;
      if (kept >= maxLineBytes) return;
      const part = bytes.subarray(0, maxLineBytes - kept);
      parts.push(part);
      kept += part.length;
    },
    finish(line) {
      const bytes = parts.length === 1 && parts[0] !== undefined ? parts[0] : Buffer.concat(parts);
      const more = take({ number: line, bytes, length, complete: kept === length });
      parts = [];
      kept = 0;
      length = 0;
      return more;
    },
  };
}
