import type { FileReader } from '../../kernel/ports.js';
import { createTurns } from '../../lib/create-turns.js';

/** From here on a content is worked on aside: a forgiving search takes about thirty milliseconds for each megabyte. */
export const LARGE_BYTES = 1_500_000;

const PIECE = 1024 * 1024;

/** Reads an opened file into memory that a thread can share, piece by piece. */
export async function readToSharedMemory(reader: FileReader): Promise<Uint8Array> {
  const { size } = reader.stat;
  const shared = new Uint8Array(new SharedArrayBuffer(size));
  for (let at = 0; at < size; ) {
    const wanted = Math.min(PIECE, size - at);
    const piece = await reader.read(at, wanted, shared.subarray(at, at + wanted));
    if (piece.length === 0) return shared.subarray(0, at);
    // Not every environment fills what it is given.
    if (piece.buffer !== shared.buffer) shared.set(piece, at);
    at += piece.length;
  }
  return shared;
}

/** The same for a content that is in memory already. */
export async function toSharedMemory(bytes: Uint8Array): Promise<Uint8Array> {
  const shared = new Uint8Array(new SharedArrayBuffer(bytes.length));
  const turns = createTurns();
  for (let at = 0; at < bytes.length; at += PIECE) {
    shared.set(bytes.subarray(at, at + PIECE), at);
    if (turns.areDue()) await turns.give();
  }
  return shared;
}
