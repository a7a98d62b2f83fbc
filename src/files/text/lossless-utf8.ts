import { isAscii, isUtf8 } from 'node:buffer';

/**
 * UTF-8 as text that leads back to the same bytes: a byte that is not part of a valid sequence becomes a lone
 * surrogate (0xff -> U+DCFF), which no valid text contains.
 */
export function decodeLossless(bytes: Buffer): string {
  // The same text, several times faster.
  if (isAscii(bytes)) return bytes.toString('latin1');
  if (isUtf8(bytes)) return bytes.toString('utf8');
  const parts: string[] = [];
  let valid = 0;
  for (let at = 0; at < bytes.length; ) {
    const length = sequenceLength(bytes, at);
    if (length > 0) {
      at += length;
      continue;
    }
    parts.push(bytes.toString('utf8', valid, at), String.fromCharCode(0xdc00 + (bytes[at] ?? 0)));
    at++;
    valid = at;
  }
  parts.push(bytes.toString('utf8', valid));
  return parts.join('');
}

export function encodeLossless(text: string): Buffer {
  if (isWellFormed(text) || !RAW_BYTE.test(text)) return Buffer.from(text, 'utf8');
  const parts = text.split(RAW_BYTES).map((part) => {
    return RAW_BYTE.test(part)
      ? Buffer.from(part.split('').map((char) => char.charCodeAt(0) - 0xdc00))
      : Buffer.from(part, 'utf8');
  });
  return Buffer.concat(parts);
}

/** Whether a text surely has no lone surrogate; the engine knows that of most texts without looking. */
function isWellFormed(text: string): boolean {
  return (text as string & { isWellFormed(): boolean }).isWellFormed();
}

/** The text as it is shown: stray bytes as `\xff`, because lone surrogates break other people's JSON. */
export function showRawBytes(text: string): { readonly text: string; readonly count: number } {
  if (isWellFormed(text)) return { text, count: 0 };
  let count = 0;
  const shown = text.replace(new RegExp(RAW_BYTE, 'gu'), (char) => {
    count++;
    return `\\x${(char.charCodeAt(0) - 0xdc00).toString(16)}`;
  });
  return { text: shown, count };
}

/** The way back from `\xff` as it was shown, for a text that was copied from what we showed. */
export function unshowRawBytes(text: string): string {
  return text.replace(/\\x([89a-f][0-9a-f])/gi, (_, hex: string) =>
    String.fromCharCode(0xdc00 + Number.parseInt(hex, 16)),
  );
}

// With the `u` flag a class of surrogates matches only lone ones, never half of a real character.
const RAW_BYTE = /[\udc80-\udcff]/u;
const RAW_BYTES = /([\udc80-\udcff]+)/u;

/** Length of the valid UTF-8 sequence at `at`, or 0; by the table of well-formed sequences in the Unicode standard. */
function sequenceLength(bytes: Buffer, at: number): number {
  const first = bytes[at] ?? 0;
  if (first < 0x80) return 1;
  const length =
    first >= 0xc2 && first <= 0xdf ? 2 : (first & 0xf0) === 0xe0 ? 3 : first >= 0xf0 && first <= 0xf4 ? 4 : 0;
  if (length === 0 || at + length > bytes.length) return 0;
  const second = bytes[at + 1] ?? 0;
  const low = first === 0xe0 ? 0xa0 : first === 0xf0 ? 0x90 : 0x80;
  const high = first === 0xed ? 0x9f : first === 0xf4 ? 0x8f : 0xbf;
  if (second < low || second > high) return 0;
  for (let i = 2; i < length; i++) if (((bytes[at + i] ?? 0) & 0xc0) !== 0x80) return 0;
  return length;
}
