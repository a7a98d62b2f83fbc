import type { TextEncoding } from '../text/detect-encoding.js';
import { type ByteSource, readBlocks } from './byte-source.js';
import { countLineFeeds } from './count-line-feeds.js';
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
 * Passes over a file once, from the nearest mark of its index, and hands out the wanted lines. Blocks without a wanted
 * line are only counted. Memory stays at two blocks and one line. Answers the total when the end was reached.
 */
export async function scanLines(source: ByteSource, options: ScanOptions): Promise<number | null> {
  const { encoding, index, first, count } = options;
  const from = index.before(first);
  const collector = createCollector(options);
  let line = from.line;
  let offset = Math.max(from.offset, encoding.bom);
  let wanted = count > 0;
  let endsWithBreak = true;
  for await (const block of readBlocks(source, offset, { signal: options.signal, reuse: true })) {
    index.note(line, offset);
    let at = 0;
    if (line < first || !wanted) {
      const breaks = countBreaks(block, encoding);
      if (line + breaks < first || !wanted) {
        line += breaks;
        at = block.length;
      }
    }
    while (at < block.length) {
      if (!wanted) {
        line += countBreaks(block.subarray(at), encoding);
        break;
      }
      const end = nextLineFeed(block, at, encoding);
      const stop = end === -1 ? block.length : end;
      // The rest of a block is kept beyond the block, so it is copied.
      if (line >= first) collector.add(end === -1 ? Buffer.from(block.subarray(at)) : block.subarray(at, stop));
      at = stop;
      if (end === -1) break;
      if (line >= first) wanted = collector.finish(line) && line + 1 < first + count;
      line++;
    }
    offset += block.length;
    endsWithBreak = isBreakAtEnd(block, encoding);
    if (!wanted && !options.toEnd && offset < source.size) return null;
  }
  if (!endsWithBreak) {
    if (wanted && line >= first) collector.finish(line);
    line++;
  }
  index.totalLines = line;
  return line;
}

/**
 * Position after the next line feed, or -1. In UTF-16 it is a pair of bytes at an even distance from the start of the
 * text; blocks have an even length, so the distance from the start of the block serves.
 */
function nextLineFeed(block: Buffer, from: number, encoding: TextEncoding): number {
  if (encoding.unit === 1) return block.indexOf(10, from) + 1 || -1;
  const low = encoding.name === 'utf-16le' ? 0 : 1;
  for (let at = block.indexOf(10, from); at !== -1; at = block.indexOf(10, at + 1)) {
    if (at % 2 === low && block[low === 0 ? at + 1 : at - 1] === 0) return low === 0 ? at + 2 : at + 1;
  }
  return -1;
}

function countBreaks(block: Buffer, encoding: TextEncoding): number {
  if (encoding.unit === 1) return countLineFeeds(block);
  let breaks = 0;
  for (let at = nextLineFeed(block, 0, encoding); at !== -1; at = nextLineFeed(block, at, encoding)) breaks++;
  return breaks;
}

function isBreakAtEnd(block: Buffer, encoding: TextEncoding): boolean {
  return (
    block.length === 0 || nextLineFeed(block, Math.max(0, block.length - encoding.unit), encoding) === block.length
  );
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
