import type { TextEncoding } from '../text/detect-encoding.js';
import { BLOCK, type ByteSource } from './byte-source.js';

/** Offset where the last `count` lines of a file begin, found from the end backwards, and how many there are. */
export async function findLastLines(
  source: ByteSource,
  count: number,
  encoding: TextEncoding,
  signal?: AbortSignal,
): Promise<{ readonly offset: number; readonly lines: number }> {
  let position = source.size;
  let breaks = 0;
  while (position > encoding.bom) {
    signal?.throwIfAborted();
    const from = Math.max(encoding.bom, position - BLOCK);
    const bytes = Buffer.from(await source.read(from, position - from));
    for (let at = bytes.lastIndexOf(10); at !== -1; at = at === 0 ? -1 : bytes.lastIndexOf(10, at - 1)) {
      const next = from + at + encoding.unit - (encoding.name === 'utf-16be' ? 1 : 0);
      if (next >= source.size || !isLineFeed(bytes, at, from, encoding)) continue;
      if (++breaks === count) return { offset: next, lines: count };
    }
    position = from;
  }
  return { offset: encoding.bom, lines: breaks + (source.size > encoding.bom ? 1 : 0) };
}

function isLineFeed(bytes: Buffer, at: number, from: number, encoding: TextEncoding): boolean {
  if (encoding.unit === 1) return true;
  const low = encoding.name === 'utf-16le' ? 0 : 1;
  return (from + at - encoding.bom) % 2 === low && bytes[low === 0 ? at + 1 : at - 1] === 0;
}
