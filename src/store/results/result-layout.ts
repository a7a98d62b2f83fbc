import { hash, randomBytes } from 'node:crypto';
import { join } from 'node:path';

/** Every file begins with this many bytes of JSON, so content and facts are one file and appear in one step. */
export const HEADER_BYTES = 1_024;
const ID = /^[0-9a-f]{40}$/;
const NAME_CHARS = 120;

export interface ResultHeader {
  readonly mediaType: string;
  readonly name?: string | undefined;
  /** Holds what a program printed, secrets included: it is redacted whenever it is read out. */
  readonly raw: boolean;
  /** Bytes from the beginning that are kept. */
  readonly head: number;
  /** Bytes from the end that are kept; they lie behind the head as a ring beginning at `ringStart`. */
  readonly tail: number;
  readonly ringStart: number;
  /** How much there was. */
  readonly total: number;
}

/** A piece of the content: bytes of the file, or text put in between. */
export type Segment = { readonly offset: number; readonly length: number } | { readonly text: Uint8Array };

/** 160 random bits: an id cannot be guessed. */
export function newResultId(): string {
  return randomBytes(20).toString('hex');
}

/** The id in a `result://` address; undefined when it is not one of ours. */
export function resultId(uri: string): string | undefined {
  const id = uri.startsWith('result://') ? uri.slice('result://'.length) : '';
  return ID.test(id) ? id : undefined;
}

/** A session's folder. Its name gives the session id away to nobody who lists the results. */
export function sessionFolder(folder: string, sessionId: string): string {
  return join(folder, hash('sha256', sessionId).slice(0, 32));
}

export function encodeHeader(header: ResultHeader): Buffer {
  const name = header.name === undefined ? undefined : header.name.slice(0, NAME_CHARS);
  const mediaType = header.mediaType.slice(0, NAME_CHARS);
  const text = Buffer.from(JSON.stringify({ hermes: 'result', ...header, mediaType, name }));
  const padded = Buffer.alloc(HEADER_BYTES, ' ');
  if (text.length >= HEADER_BYTES) throw new RangeError(`A result header of ${text.length} bytes does not fit`);
  text.copy(padded);
  padded[HEADER_BYTES - 1] = 0x0a;
  return padded;
}

/** Undefined when the file is not a whole result of ours, for example one that somebody else put there. */
export function decodeHeader(bytes: Uint8Array): ResultHeader | undefined {
  try {
    const header = JSON.parse(Buffer.from(bytes).toString('utf8')) as ResultHeader & { hermes?: unknown };
    const counts = [header.head, header.tail, header.ringStart, header.total];
    const isSound = header.hermes === 'result' && counts.every((count) => Number.isSafeInteger(count) && count >= 0);
    return isSound ? header : undefined;
  } catch {
    return undefined;
  }
}

/** The content in reading order. When the middle was left out, a line says how much. */
export function contentSegments(header: ResultHeader): Segment[] {
  const { head, tail, ringStart, total } = header;
  const ring = HEADER_BYTES + head;
  const segments: Segment[] = [{ offset: HEADER_BYTES, length: head }];
  const left = total - head - tail;
  if (left > 0) segments.push({ text: Buffer.from(`\n[… ${left} of ${total} bytes are not kept …]\n`) });
  segments.push({ offset: ring + ringStart, length: tail - ringStart }, { offset: ring, length: ringStart });
  return segments.filter((segment) => segmentLength(segment) > 0);
}

/** How many bytes a reader will find. */
export function contentSize(header: ResultHeader): number {
  return contentSegments(header).reduce((sum, segment) => sum + segmentLength(segment), 0);
}

export function segmentLength(segment: Segment): number {
  return 'text' in segment ? segment.text.length : segment.length;
}
