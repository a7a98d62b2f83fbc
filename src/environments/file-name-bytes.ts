import { isUtf8 } from 'node:buffer';

/**
 * File names on POSIX are bytes. One that is not UTF-8 becomes text with every stray byte as a lone surrogate
 * (0x80 -> U+DC80), which JSON carries as `\udc80` and which leads back to the same bytes.
 */
export function decodeFileName(bytes: Buffer): string {
  if (isUtf8(bytes)) return bytes.toString('utf8');
  let text = '';
  for (let start = 0; start < bytes.length; ) {
    const length = sequenceLength(bytes, start);
    text +=
      length === 0 ? String.fromCharCode(0xdc00 + (bytes[start] ?? 0)) : bytes.toString('utf8', start, start + length);
    start += Math.max(length, 1);
  }
  return text;
}

/** The way back; plain text stays a string, which is what the file system functions like best. */
export function encodeFileName(name: string): string | Buffer {
  if (!RAW_BYTE.test(name)) return name;
  const parts = name.split(RAW_BYTE_SPLIT).map((part) => {
    const isByte = part.length === 1 && RAW_BYTE.test(part);
    return isByte ? Buffer.from([part.charCodeAt(0) - 0xdc00]) : Buffer.from(part, 'utf8');
  });
  return Buffer.concat(parts);
}

/** Whether a name carries bytes that are not UTF-8. */
export function hasRawBytes(name: string): boolean {
  return RAW_BYTE.test(name);
}

// With the `u` flag a class of surrogates matches only lone ones, never half of a real character.
const RAW_BYTE = /[\udc80-\udcff]/u;
const RAW_BYTE_SPLIT = /([\udc80-\udcff])/u;

/** Length of the valid UTF-8 sequence at `start`, or 0. */
function sequenceLength(bytes: Buffer, start: number): number {
  for (let length = 1; length <= 4 && start + length <= bytes.length; length++) {
    if (isUtf8(bytes.subarray(start, start + length))) return length;
  }
  return 0;
}
