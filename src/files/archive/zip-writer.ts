import { Readable } from 'node:stream';
import { createDeflateRaw, deflateRawSync, type ZlibOptions } from 'node:zlib';
import { createTurns } from '../../lib/create-turns.js';
import type { SourceBatches, SourceEntry } from './archive-entry.js';
import { crc32 as crcOf } from './crc32.js';

const MAX_32 = 0xffffffff;

interface Packed {
  readonly name: Buffer;
  readonly entry: SourceEntry;
  /** Date and time as the headers have it. */
  readonly time: number;
  readonly offset: number;
  readonly method: 0 | 8;
  readonly crc: number;
  readonly packed: number;
  readonly size: number;
  readonly streamed: boolean;
}

/** A zip archive as a stream of bytes, with modes, times and UTF-8 names; ZIP64 where sizes need it. */
export async function* writeZip(batches: SourceBatches): AsyncGenerator<Uint8Array> {
  const done: Packed[] = [];
  let offset = 0;
  const turns = createTurns();
  for await (const batch of batches) {
    let small: Uint8Array[] = [];
    for (const entry of batch) {
      if (typeof entry.content !== 'function') {
        const { packed, data } = packAtOnce(entry, entry.content, offset);
        done.push(packed);
        const head = localHeader(packed);
        offset += head.length + data.length;
        small.push(head, data);
        if (turns.areDue()) await turns.give();
        continue;
      }
      yield Buffer.concat(small);
      small = [];
      const writer = writeStreamed(entry, entry.content, offset);
      for (;;) {
        const step = await writer.next();
        if (step.done) {
          done.push(step.value);
          break;
        }
        offset += step.value.length;
        yield step.value;
      }
    }
    yield Buffer.concat(small);
  }
  yield* writeDirectory(done, offset);
}

function packAtOnce(entry: SourceEntry, body: Uint8Array, offset: number): { packed: Packed; data: Uint8Array } {
  const deflated = body.length === 0 ? body : deflateRawSync(body, sizedFor(body.length));
  const method = deflated.length < body.length ? 8 : 0;
  const data = method === 8 ? deflated : body;
  const packed: Packed = {
    name: Buffer.from(entry.name),
    entry,
    time: dosTime(entry.mtimeMs),
    offset,
    method,
    crc: crcOf(body, 0),
    packed: data.length,
    size: body.length,
    streamed: false,
  };
  return { packed, data };
}

/** For each file a fresh window is made; one no larger than the file finds all there is to find. */
function sizedFor(bytes: number): ZlibOptions {
  const windowBits = Math.min(15, Math.max(9, Math.ceil(Math.log2(bytes + 1))));
  return { windowBits, memLevel: Math.min(8, windowBits - 6) };
}

/** Sizes are not known before: they follow the data. */
async function* writeStreamed(
  entry: SourceEntry,
  content: () => AsyncIterable<Uint8Array>,
  offset: number,
): AsyncGenerator<Uint8Array, Packed> {
  const start: Packed = {
    name: Buffer.from(entry.name),
    entry,
    time: dosTime(entry.mtimeMs),
    offset,
    method: 8,
    crc: 0,
    packed: 0,
    size: 0,
    streamed: true,
  };
  yield localHeader(start);
  let crc = 0;
  let size = 0;
  let packed = 0;
  const counted = async function* (): AsyncGenerator<Uint8Array> {
    for await (const chunk of content()) {
      crc = crcOf(chunk, crc);
      size += chunk.length;
      yield chunk;
    }
  };
  for await (const chunk of Readable.from(counted(), { objectMode: false }).pipe(createDeflateRaw())) {
    packed += (chunk as Buffer).length;
    yield chunk as Buffer;
  }
  const result = { ...start, crc, size, packed };
  yield descriptor(result);
  return result;
}

function localHeader({ name, entry, time, method, crc, packed, size, streamed }: Packed): Buffer {
  const extra = TIME_EXTRA + (streamed ? 20 : 0);
  const head = Buffer.allocUnsafe(30 + name.length + extra);
  head.writeUInt32LE(0x04034b50, 0);
  head.writeUInt16LE(streamed ? 45 : 20, 4);
  head.writeUInt16LE(streamed ? 0x0808 : 0x0800, 6);
  head.writeUInt16LE(method, 8);
  head.writeUInt32LE(time, 10);
  head.writeUInt32LE(streamed ? 0 : crc, 14);
  head.writeUInt32LE(streamed ? MAX_32 : packed, 18);
  head.writeUInt32LE(streamed ? MAX_32 : size, 22);
  head.writeUInt16LE(name.length, 26);
  head.writeUInt16LE(extra, 28);
  head.set(name, 30);
  writeTimeExtra(head, 30 + name.length, entry);
  if (streamed) writeZip64Extra(head, 30 + name.length + TIME_EXTRA, [0, 0]);
  return head;
}

/** In its ZIP64 form, as the local header announces. */
function descriptor({ crc, packed, size }: Packed): Buffer {
  const block = Buffer.alloc(24);
  block.writeUInt32LE(0x08074b50, 0);
  block.writeUInt32LE(crc, 4);
  block.writeBigUInt64LE(BigInt(packed), 8);
  block.writeBigUInt64LE(BigInt(size), 16);
  return block;
}

function* writeDirectory(done: readonly Packed[], offset: number): Generator<Uint8Array> {
  let size = 0;
  let batch: Buffer[] = [];
  for (const packed of done) {
    const record = directoryRecord(packed);
    size += record.length;
    batch.push(record);
    if (batch.length === 1000) yield Buffer.concat(batch.splice(0));
  }
  yield Buffer.concat(batch);
  batch = [];
  if (done.length >= 0xffff || offset >= MAX_32 || size >= MAX_32) yield zip64End(done.length, size, offset);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Math.min(done.length, 0xffff), 8);
  end.writeUInt16LE(Math.min(done.length, 0xffff), 10);
  end.writeUInt32LE(Math.min(size, MAX_32), 12);
  end.writeUInt32LE(Math.min(offset, MAX_32), 16);
  yield end;
}

function directoryRecord({ name, entry, time, offset, method, crc, packed, size, streamed }: Packed): Buffer {
  const large = size >= MAX_32 || packed >= MAX_32 || offset >= MAX_32;
  const extra = TIME_EXTRA + (large ? 28 : 0);
  const isFolder = entry.kind === 'directory';
  const head = Buffer.allocUnsafe(46 + name.length + extra);
  head.writeUInt32LE(0x02014b50, 0);
  // Made on Unix, so that the mode below is understood.
  head.writeUInt16LE((3 << 8) | 45, 4);
  head.writeUInt16LE(large || streamed ? 45 : 20, 6);
  head.writeUInt16LE(streamed ? 0x0808 : 0x0800, 8);
  head.writeUInt16LE(method, 10);
  head.writeUInt32LE(time, 12);
  head.writeUInt32LE(crc, 16);
  head.writeUInt32LE(large ? MAX_32 : packed, 20);
  head.writeUInt32LE(large ? MAX_32 : size, 24);
  head.writeUInt16LE(name.length, 28);
  head.writeUInt16LE(extra, 30);
  // No comment, the first disk, no inner attributes.
  head.fill(0, 32, 38);
  const mode = (isFolder ? 0o040000 : 0o100000) | (entry.mode & 0o7777);
  head.writeUInt32LE(((mode << 16) | (isFolder ? 0x10 : 0)) >>> 0, 38);
  head.writeUInt32LE(large ? MAX_32 : offset, 42);
  head.set(name, 46);
  writeTimeExtra(head, 46 + name.length, entry);
  if (large) writeZip64Extra(head, 46 + name.length + TIME_EXTRA, [size, packed, offset]);
  return head;
}

function zip64End(count: number, size: number, offset: number): Buffer {
  const block = Buffer.alloc(76);
  block.writeUInt32LE(0x06064b50, 0);
  block.writeBigUInt64LE(44n, 4);
  block.writeUInt16LE((3 << 8) | 45, 12);
  block.writeUInt16LE(45, 14);
  block.writeBigUInt64LE(BigInt(count), 24);
  block.writeBigUInt64LE(BigInt(count), 32);
  block.writeBigUInt64LE(BigInt(size), 40);
  block.writeBigUInt64LE(BigInt(offset), 48);
  block.writeUInt32LE(0x07064b50, 56);
  block.writeBigUInt64LE(BigInt(offset + size), 64);
  block.writeUInt32LE(1, 72);
  return block;
}

function writeZip64Extra(block: Buffer, at: number, values: readonly number[]): void {
  block.writeUInt16LE(0x0001, at);
  block.writeUInt16LE(values.length * 8, at + 2);
  values.forEach((value, i) => void block.writeBigUInt64LE(BigInt(value), at + 4 + i * 8));
}

const TIME_EXTRA = 9;

/** Seconds since 1970, because the time of DOS has no zone and steps of two seconds. */
function writeTimeExtra(block: Buffer, at: number, { mtimeMs }: SourceEntry): void {
  block.writeUInt16LE(0x5455, at);
  block.writeUInt16LE(5, at + 2);
  block.writeUInt8(1, at + 4);
  block.writeInt32LE(Math.max(-(2 ** 31), Math.min(2 ** 31 - 1, Math.floor(mtimeMs / 1000))), at + 5);
}

function dosTime(mtimeMs: number): number {
  const date = new Date(mtimeMs);
  const year = Math.max(1980, Math.min(2107, date.getFullYear()));
  const day = ((year - 1980) << 9) | ((date.getMonth() + 1) << 5) | date.getDate();
  return ((day << 16) | (date.getHours() << 11) | (date.getMinutes() << 5) | (date.getSeconds() >> 1)) >>> 0;
}
