import { ToolError } from '../../kernel/outcome.js';
import { decodeLossless } from '../text/lossless-utf8.js';
import type { ArchiveEntry, ReadEntry } from './archive-entry.js';
import { ByteQueue } from './byte-queue.js';

const BLOCK = 512;
const MAX_META = 1024 * 1024;

/** Entries of a tar stream, in order: ustar, pax and GNU. What the caller leaves of an entry is passed over. */
export async function* readTar(source: AsyncIterable<Uint8Array>): AsyncGenerator<ReadEntry> {
  const queue = new ByteQueue(source);
  let extra: Extra = {};
  let first = true;
  for (;;) {
    const block = await queue.take(BLOCK);
    if (first && block.length === 0) return;
    // Without its end mark of zeros an archive was cut, be it between two entries.
    if (block.length < BLOCK) throw broken(first);
    if (block.every((byte) => byte === 0)) return;
    if (!hasRightSum(block)) throw broken(first);
    first = false;
    const raw = parseHeader(block);
    if (META.has(raw.type)) {
      extra = { ...extra, ...parseMeta(raw.type, await takeMeta(queue, raw.size)) };
      continue;
    }
    const entry = entryOf(raw, extra);
    extra = {};
    const size = entry.kind === 'file' ? entry.size : 0;
    let left = size;
    yield {
      ...entry,
      async *body() {
        while (left > 0) {
          const chunk = await queue.takeSome(left);
          if (chunk.length === 0) throw broken(false);
          left -= chunk.length;
          yield chunk;
        }
      },
    };
    await queue.skip(left + ((BLOCK - (size % BLOCK)) % BLOCK));
  }
}

interface RawHeader {
  readonly name: string;
  readonly type: string;
  readonly size: number;
  readonly mode: number;
  readonly mtime: number;
  readonly link: string;
}

interface Extra {
  readonly path?: string;
  readonly linkpath?: string;
  readonly size?: number;
  readonly mtime?: number;
}

const META = new Set(['x', 'g', 'L', 'K']);
const KINDS: Readonly<Record<string, ArchiveEntry['kind']>> = {
  '0': 'file',
  '\0': 'file',
  '7': 'file',
  '1': 'hardlink',
  '2': 'symlink',
  '3': 'device',
  '4': 'device',
  '5': 'directory',
  '6': 'fifo',
};

function parseHeader(block: Buffer): RawHeader {
  const prefix = block.toString('latin1', 257, 262) === 'ustar' && block[263] === 0x30 ? text(block, 345, 155) : '';
  const name = text(block, 0, 100);
  return {
    name: prefix === '' ? name : `${prefix}/${name}`,
    type: String.fromCharCode(block[156] ?? 0),
    size: number(block, 124, 12),
    mode: number(block, 100, 8) & 0o7777,
    mtime: number(block, 136, 12),
    link: text(block, 157, 100),
  };
}

function entryOf(raw: RawHeader, extra: Extra): ArchiveEntry {
  const name = extra.path ?? raw.name;
  const isFolder = raw.type !== '5' && name.endsWith('/') && KINDS[raw.type] === 'file';
  return {
    name,
    kind: isFolder ? 'directory' : (KINDS[raw.type] ?? 'other'),
    size: extra.size ?? raw.size,
    mode: raw.mode,
    mtimeMs: (extra.mtime ?? raw.mtime) * 1000,
    ...(raw.type === '1' || raw.type === '2' ? { linkTarget: extra.linkpath ?? raw.link } : {}),
  };
}

async function takeMeta(queue: ByteQueue, size: number): Promise<Buffer> {
  if (size > MAX_META) throw broken(false);
  const body = await queue.take(size);
  await queue.skip((BLOCK - (size % BLOCK)) % BLOCK);
  return body;
}

function parseMeta(type: string, body: Buffer): Extra {
  if (type === 'L') return { path: decodeLossless(body).replace(/\0.*$/s, '') };
  if (type === 'K') return { linkpath: decodeLossless(body).replace(/\0.*$/s, '') };
  if (type === 'g') return {};
  const fields = paxFields(body);
  return {
    ...(fields.has('path') ? { path: fields.get('path') ?? '' } : {}),
    ...(fields.has('linkpath') ? { linkpath: fields.get('linkpath') ?? '' } : {}),
    ...(fields.has('size') ? { size: Number(fields.get('size')) } : {}),
    ...(fields.has('mtime') ? { mtime: Number(fields.get('mtime')) } : {}),
  };
}

function paxFields(body: Buffer): Map<string, string> {
  const fields = new Map<string, string>();
  for (let at = 0; at < body.length; ) {
    const space = body.indexOf(32, at);
    const length = Number(body.toString('latin1', at, space));
    if (space === -1 || !(length > 0)) break;
    const record = decodeLossless(body.subarray(space + 1, at + length - 1));
    const equals = record.indexOf('=');
    if (equals > 0) fields.set(record.slice(0, equals), record.slice(equals + 1));
    at += length;
  }
  return fields;
}

function text(block: Buffer, from: number, length: number): string {
  const field = block.subarray(from, from + length);
  const end = field.indexOf(0);
  return decodeLossless(end === -1 ? field : field.subarray(0, end));
}

/** Octal text, or GNU's big-endian binary with the top bit set. */
function number(block: Buffer, from: number, length: number): number {
  const field = block.subarray(from, from + length);
  if (((field[0] ?? 0) & 0x80) === 0)
    return (
      Number.parseInt(
        field
          .toString('latin1')
          .replace(/[\0 ].*$/s, '')
          .trim() || '0',
        8,
      ) || 0
    );
  return field.subarray(1).reduce((value, byte) => value * 256 + byte, 0);
}

/** Whether a block begins an entry: its checksum is right. */
export function isTarHeader(block: Buffer): boolean {
  return block.length === BLOCK && block.some((byte) => byte !== 0) && hasRightSum(block);
}

function hasRightSum(block: Buffer): boolean {
  let sum = 0;
  for (let i = 0; i < BLOCK; i++) sum += i >= 148 && i < 156 ? 32 : (block[i] ?? 0);
  return sum === number(block, 148, 8);
}

function broken(atStart: boolean): ToolError {
  return new ToolError(atStart ? 'This is not a tar archive.' : 'The tar archive is damaged or cut.', {
    code: 'failed',
  });
}
