import { isAscii } from 'node:buffer';
import { ToolError } from '../../kernel/outcome.js';
import { asBuffer } from '../../lib/as-buffer.js';
import { commonLineEnd } from '../edit/line-ends.js';
import { decodeInTurns } from './decode-in-turns.js';
import { detectEncoding, type TextEncoding } from './detect-encoding.js';
import { encodeLossless } from './lossless-utf8.js';

/** A file's bytes as text, with the way back. */
export interface TextFile {
  readonly text: string;
  readonly encoding: TextEncoding;
  /** The bytes of an edited text, in the same encoding and with the same mark. `encode(text)` gives the file itself. */
  encode(text: string): Buffer;
  /**
   * The text and the bytes after replacing parts of the text, made from the old bytes without encoding all of it.
   * Absent or undefined where characters and bytes do not stand in the same places.
   */
  splice?(spans: readonly TextSpan[]): SplicedText | undefined;
}

/** A part of a text and what stands there instead. */
export interface TextSpan {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

export interface SplicedText {
  readonly text: string;
  readonly bytes: Buffer;
}

/**
 * Decodes a whole file so that what is not touched leads back to the same bytes; the byte order mark is not part of
 * the text. Undefined when the content is not text.
 */
export async function decodeTextFile(bytes: Uint8Array): Promise<TextFile | undefined> {
  const buffer = asBuffer(bytes);
  const encoding = await detectEncoding(buffer, true);
  if (encoding === null) return undefined;
  if (encoding.name === 'utf-8') return utf8File(buffer, encoding);
  const mark = buffer.subarray(0, encoding.bom);
  const { default: iconv } = await import('iconv-lite');
  const text = iconv.decode(buffer.subarray(encoding.bom), encoding.name, { stripBOM: false });
  const encode = (changed: string): Buffer => {
    const encoded = iconv.encode(changed, encoding.name);
    if (iconv.decode(encoded, encoding.name, { stripBOM: false }) !== changed) throw cannotEncode(encoding.name);
    return Buffer.concat([mark, encoded]);
  };
  // A guess that does not lead back to the same bytes would change them: then every byte stands for itself.
  return roundTrips(text, encode, buffer)
    ? { text, encoding, encode }
    : utf8File(buffer, { name: 'utf-8', bom: 0, unit: 1 });
}

async function utf8File(buffer: Buffer, encoding: TextEncoding): Promise<TextFile> {
  const mark = buffer.subarray(0, encoding.bom);
  return {
    text: await decodeInTurns(buffer.subarray(encoding.bom)),
    encoding,
    encode: (text) => (encoding.bom > 0 ? Buffer.concat([mark, encodeLossless(text)]) : encodeLossless(text)),
    splice: (spans) => (encoding.bom === 0 && isAscii(buffer) ? spliceAscii(buffer, spans) : undefined),
  };
}

function spliceAscii(old: Buffer, spans: readonly TextSpan[]): SplicedText | undefined {
  const parts: Buffer[] = [];
  let done = 0;
  for (const { start, end, text } of spans) {
    const fresh = Buffer.from(text, 'utf8');
    if (fresh.length !== text.length) return undefined;
    parts.push(old.subarray(done, start), fresh);
    done = end;
  }
  const bytes = Buffer.concat([...parts, old.subarray(done)]);
  return { text: bytes.toString('latin1'), bytes };
}

function roundTrips(text: string, encode: (text: string) => Buffer, buffer: Buffer): boolean {
  try {
    return encode(text).equals(buffer);
  } catch {
    // Undecodable bytes make the encoder refuse its own text: the same answer as a difference.
    return false;
  }
}

function cannotEncode(name: string): ToolError {
  return new ToolError(`The new text has characters that ${name}, the encoding of the file, cannot write.`, {
    code: 'unsupported',
    hint: 'Use only characters of that encoding, or rewrite the file with write_file and encoding "utf-8".',
  });
}

/** `lf`, `crlf`, `cr`, `mixed`, or `none` for a text of one line. */
export function lineEndingOf(text: string): 'lf' | 'crlf' | 'cr' | 'mixed' | 'none' {
  const common = commonLineEnd(text);
  if (common === undefined) return 'none';
  const all = text.match(/\r\n|\n|\r/g) ?? [];
  if (all.some((lineEnd) => lineEnd !== common)) return 'mixed';
  return common === '\n' ? 'lf' : common === '\r\n' ? 'crlf' : 'cr';
}
