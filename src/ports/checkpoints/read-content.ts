import { createHash } from 'node:crypto';
import type { FileReader } from '../../kernel/ports.js';
import { asBuffer } from '../../lib/as-buffer.js';
import type { BlobStore, KeptContent } from './blob-store.js';

const CHUNK = 1_048_576;
const AT_ONCE = 4 * CHUNK;

/**
 * Keeps the content of an opened file: in one step when it is small, in pieces when it is not. Closes it. When
 * `thought` is what the file holds, it is only compared with it.
 */
export function keepContent(reader: FileReader, blobs: BlobStore, thought?: Uint8Array): Promise<KeptContent> {
  return reading(reader, async (size) => {
    if (thought !== undefined && size < AT_ONCE && (await holds(reader, thought))) return blobs.keep(thought);
    if (size >= AT_ONCE) return blobs.keepStream(chunksOf(reader));
    const content = await reader.read(0, size + 1);
    // One byte more than there should be: it grows, and is read to its end.
    return content.length <= size ? blobs.keep(content) : blobs.keepStream(chunksOf(reader));
  });
}

async function holds(reader: FileReader, content: Uint8Array): Promise<boolean> {
  if (reader.stat.size !== content.length) return false;
  const buffer = Buffer.allocUnsafe(Math.min(CHUNK, content.length + 1));
  for (let at = 0; ; ) {
    const piece = await reader.read(at, buffer.length, buffer);
    if (!asBuffer(piece).equals(content.subarray(at, at + piece.length))) return false;
    at += piece.length;
    if (piece.length < buffer.length) return at === content.length;
  }
}

/** The hash of a content that is not kept. Closes the file. */
export function hashContent(reader: FileReader): Promise<KeptContent> {
  return reading(reader, async () => {
    const digest = createHash('sha256');
    let bytes = 0;
    for await (const chunk of chunksOf(reader)) {
      digest.update(chunk);
      bytes += chunk.length;
    }
    return { hash: digest.digest('hex'), bytes };
  });
}

/** The whole content of an opened file, which stays open. */
export async function wholeOf(reader: FileReader): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of chunksOf(reader)) chunks.push(chunk);
  return chunks.length === 1 ? (chunks[0] ?? NOTHING) : Buffer.concat(chunks);
}

const NOTHING = new Uint8Array();

async function reading<T>(reader: FileReader, work: (size: number) => Promise<T>): Promise<T> {
  try {
    return await work(reader.stat.size);
  } finally {
    await reader.close();
  }
}

/** To the end rather than to the size: a file may grow meanwhile. */
async function* chunksOf(reader: FileReader): AsyncGenerator<Uint8Array> {
  for (let position = 0; ; ) {
    const wanted = position === 0 ? Math.min(CHUNK, reader.stat.size + 1) : CHUNK;
    const chunk = await reader.read(position, wanted);
    if (chunk.length > 0) yield chunk;
    if (chunk.length < wanted) return;
    position += chunk.length;
  }
}
