import { isUtf8 } from 'node:buffer';

/**
 * File names as the WASM program is shown them, one character per byte. It shows a name that is not UTF-8 with its
 * stray bytes replaced, so each of those becomes a character of a private range (0xff -> U+10DCFF), which leads back.
 */
export function toGuestName(name: string): string {
  if (!NOT_ASCII.test(name)) return name;
  const bytes = Buffer.from(name, 'latin1');
  if (isUtf8(bytes) && !STAND_IN.test(name)) return name;
  let shown = '';
  for (let at = 0; at < name.length; ) {
    const length = sequenceLength(bytes, at);
    const part = name.slice(at, at + Math.max(length, 1));
    shown += length === 0 || STAND_IN.test(part) ? standIns(part) : part;
    at += part.length;
  }
  return shown;
}

/** The way back to the bytes of the file system. */
export function fromGuestName(name: string): string {
  if (!NOT_ASCII.test(name)) return name;
  return name.replace(STAND_INS, (_, high: string, low: string) =>
    String.fromCharCode(0x80 + ((high.charCodeAt(0) & 1) << 6) + (low.charCodeAt(0) & 0x3f)),
  );
}

/** Whether a name of the program stands for one that is not UTF-8. */
export function hasStandIns(name: string): boolean {
  return STAND_IN.test(name);
}

// U+10DC80 to U+10DCFF as the bytes of their UTF-8.
const STAND_IN = /\xf4\x8d[\xb2\xb3][\x80-\xbf]/;
const STAND_INS = /\xf4\x8d([\xb2\xb3])([\x80-\xbf])/g;
const NOT_ASCII = /[\x80-\xff]/;

function standIns(bytes: string): string {
  const each = Array.from(bytes, (sign) => sign.charCodeAt(0) - 0x80);
  return each.map((byte) => `\xf4\x8d${String.fromCharCode(0xb2 + (byte >> 6), 0x80 + (byte & 0x3f))}`).join('');
}

/** Length of the valid UTF-8 sequence at `start`, or 0. */
function sequenceLength(bytes: Buffer, start: number): number {
  for (let length = 1; length <= 4 && start + length <= bytes.length; length++)
    if (isUtf8(bytes.subarray(start, start + length))) return length;
  return 0;
}
