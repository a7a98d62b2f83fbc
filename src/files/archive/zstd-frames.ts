import { ToolError } from '../../kernel/outcome.js';
import type { ByteQueue } from './byte-queue.js';

export interface ZstdFrame {
  /** Empty for a skippable frame. */
  readonly bytes: Buffer;
  readonly contentSize?: number;
}

/** A frame larger than this would be expanded in one long step, so it is refused where Node has no zstd of its own. */
const MAX_FRAME = 64 * 1024 * 1024;
const MAGIC = 0xfd2fb528;

/** Takes one whole frame off a zstd stream (RFC 8878, 3.1); undefined at the end. */
export async function takeZstdFrame(queue: ByteQueue): Promise<ZstdFrame | undefined> {
  const magic = await queue.take(4);
  if (magic.length === 0) return undefined;
  if (magic.length === 4 && magic.readUInt32LE(0) >>> 4 === 0x184d2a5) {
    await queue.skip((await exactly(queue, 4)).readUInt32LE(0));
    return { bytes: Buffer.alloc(0) };
  }
  if (magic.length < 4 || magic.readUInt32LE(0) !== MAGIC) throw damaged();
  const parts: Buffer[] = [magic, await exactly(queue, 1)];
  const descriptor = parts[1]?.[0] ?? 0;
  const single = (descriptor & 0x20) !== 0;
  const rest = await exactly(queue, (single ? 0 : 1) + dictionaryBytes(descriptor) + sizeBytes(descriptor, single));
  parts.push(rest);
  let total = 5 + rest.length;
  for (let last = false; !last; ) {
    const head = await exactly(queue, 3);
    const value = head.readUIntLE(0, 3);
    last = (value & 1) === 1;
    const body = await exactly(queue, ((value >> 1) & 3) === 1 ? 1 : value >> 3);
    parts.push(head, body);
    total += 3 + body.length;
    if (total > MAX_FRAME) throw tooLarge();
  }
  if (descriptor & 0x04) parts.push(await exactly(queue, 4));
  const contentSize = readContentSize(rest, descriptor, single);
  if (contentSize !== undefined && contentSize > 4 * MAX_FRAME) throw tooLarge();
  return { bytes: Buffer.concat(parts), ...(contentSize === undefined ? {} : { contentSize }) };
}

function dictionaryBytes(descriptor: number): number {
  return [0, 1, 2, 4][descriptor & 3] ?? 0;
}

function sizeBytes(descriptor: number, single: boolean): number {
  return [single ? 1 : 0, 2, 4, 8][descriptor >> 6] ?? 0;
}

function readContentSize(rest: Buffer, descriptor: number, single: boolean): number | undefined {
  const length = sizeBytes(descriptor, single);
  if (length === 0) return undefined;
  const at = rest.length - length;
  if (length === 8) return Number(rest.readBigUInt64LE(at));
  return rest.readUIntLE(at, length) + (length === 2 ? 256 : 0);
}

async function exactly(queue: ByteQueue, count: number): Promise<Buffer> {
  const bytes = await queue.take(count);
  if (bytes.length < count) throw damaged();
  return bytes;
}

function damaged(): ToolError {
  return new ToolError('The zstd data is damaged or cut.', { code: 'failed' });
}

function tooLarge(): ToolError {
  return new ToolError(
    'The zstd data is one very large frame, which this version of Node cannot unpack piece by piece.',
    {
      code: 'unsupported',
      hint: 'Unpack it with the zstd program.',
    },
  );
}
