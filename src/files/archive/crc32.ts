import * as zlib from 'node:zlib';

/** CRC-32 as zip uses it, going on from an earlier value. */
export function crc32(bytes: Uint8Array, value: number): number {
  return native === undefined ? portable(bytes, value) : native(bytes, value);
}

// Node has it from 20.15 on; the table serves what has not.
const native = (zlib as { crc32?: (bytes: Uint8Array, value: number) => number }).crc32;

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

function portable(bytes: Uint8Array, start: number): number {
  let value = ~start;
  for (const byte of bytes) value = (TABLE[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8);
  return ~value >>> 0;
}
