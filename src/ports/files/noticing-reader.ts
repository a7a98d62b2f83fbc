import type { FileReader } from '../../kernel/ports.js';
import { createTurns } from '../../lib/create-turns.js';

/** Takes in text around what a call will show, see `Redactor.notice`. */
export type Notice = (text: string) => void;

const MARKS = ['PRIVATE KEY', 'Private-Lines:', 'LS0tLS1CRUdJTi'].flatMap((mark) => [
  { mark: Buffer.from(mark, 'latin1'), encoding: 'utf8' as const },
  { mark: Buffer.from(mark, 'utf16le'), encoding: 'utf16le' as const },
]);
const LONGEST_MARK = 32;
const PIECE_BYTES = 1024 * 1024;
const KEY_BYTES = 66_000;
const LEAD_BYTES = 1_000;

/**
 * A reader that tells of private keys in what is read, and in what lies around it: whoever shows a few lines from the
 * middle of a key shows them without the header that says what they are.
 */
export function noticingReader(reader: FileReader, notice: Notice): FileReader {
  let readTo = 0;
  /** No key that begins before this place is new. */
  let toldTo = 0;

  async function tell(from: number, encoding: 'utf8' | 'utf16le'): Promise<void> {
    const start = Math.max(0, from - LEAD_BYTES) & ~1;
    notice(asBuffer(await reader.read(start, KEY_BYTES)).toString(encoding));
    toldTo = start + KEY_BYTES - LEAD_BYTES;
  }

  /** A file of many megabytes that is read in one piece is looked through in several. */
  async function lookThrough(bytes: Buffer, position: number): Promise<void> {
    const turns = createTurns();
    for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
      await look(bytes.subarray(at, at + PIECE_BYTES + LONGEST_MARK), position + at);
      if (turns.areDue()) await turns.give();
    }
  }

  async function look(bytes: Buffer, position: number): Promise<void> {
    for (const { mark, encoding } of MARKS) {
      for (let at = bytes.indexOf(mark); at >= 0; at = bytes.indexOf(mark, at + mark.length))
        if (position + at >= toldTo || position + at < toldTo - KEY_BYTES) await tell(position + at, encoding);
    }
  }

  return {
    ...reader,
    async read(position, length, into) {
      const bytes = await reader.read(position, length, into);
      const seen = asBuffer(bytes);
      if (position > readTo && looksEncoded(seen)) {
        const before = Math.max(0, position - KEY_BYTES);
        await look(asBuffer(await reader.read(before, position - before)), before);
      }
      readTo = Math.max(readTo, position + bytes.length);
      await lookThrough(seen, position);
      return bytes;
    },
  };
}

/** Only a stretch that begins with long runs of base64 can lie inside a key. */
function looksEncoded(bytes: Buffer): boolean {
  return /[A-Za-z0-9+/=]{30}/.test(bytes.subarray(0, 600).toString('latin1').replaceAll('\0', ''));
}

function asBuffer(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
