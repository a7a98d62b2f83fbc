import { createTurns } from '../../lib/create-turns.js';
import { decodeLossless } from './lossless-utf8.js';

const PIECE_BYTES = 4 * 1024 * 1024;

/** The same text as `decodeLossless` gives, made piece by piece: one of fifty megabytes would keep others waiting. */
export async function decodeInTurns(bytes: Buffer): Promise<string> {
  if (bytes.length <= PIECE_BYTES) return decodeLossless(bytes);
  const turns = createTurns();
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; ) {
    if (turns.areDue()) await turns.give();
    const end = betweenCharacters(bytes, at + PIECE_BYTES);
    parts.push(decodeLossless(bytes.subarray(at, end)));
    at = end;
  }
  await turns.give();
  return parts.join('');
}

/** A place at or just before this one that is not inside a sequence: those have at most three bytes after their first. */
function betweenCharacters(bytes: Buffer, place: number): number {
  if (place >= bytes.length) return bytes.length;
  for (let back = 0; back < 4; back++) if (((bytes[place - back] ?? 0) & 0xc0) !== 0x80) return place - back;
  return place;
}
