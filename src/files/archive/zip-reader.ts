import { isUtf8 } from 'node:buffer';
import { PassThrough, Readable } from 'node:stream';
import { inflateRawSync } from 'node:zlib';
import type { Entry, ZipFile } from 'yauzl';
import { ToolError } from '../../kernel/outcome.js';
import type { ByteSource } from '../read/byte-source.js';
import type { ArchiveEntry, ReadEntry } from './archive-entry.js';
import { crc32 } from './crc32.js';

/** Entries of a zip archive, in the order of its directory. Sizes are checked while an entry is read. */
export async function* readZip(source: ByteSource): AsyncGenerator<ReadEntry> {
  const zip = await open(source);
  try {
    for (let entry = await nextEntry(zip); entry !== undefined; entry = await nextEntry(zip)) {
      const current = entry;
      const described = describe(current, await nameOf(current));
      const link = described.kind === 'symlink' ? { linkTarget: await linkTargetOf(zip, current) } : {};
      yield { ...described, ...link, body: () => checkedBody(zip, current, source) };
    }
  } finally {
    zip.close();
  }
}

async function open(source: ByteSource): Promise<ZipFile> {
  const { default: yauzl } = await import('yauzl');
  const read = windowed(source);
  class SourceReader extends yauzl.RandomAccessReader {
    override read(
      buffer: Buffer,
      offset: number,
      length: number,
      position: number,
      callback: (problem: Error | null) => void,
    ): void {
      read(position, length).then(
        (bytes) => {
          buffer.set(bytes, offset);
          callback(bytes.length < length ? new Error('unexpected end of the file') : null);
        },
        (problem: Error) => callback(problem),
      );
    }
    override _readStreamForRange(start: number, end: number): Readable {
      return Readable.from(range(source, start, end), { objectMode: false }).pipe(new PassThrough());
    }
  }
  return new Promise((resolve, reject) => {
    const options = { lazyEntries: true, autoClose: false, decodeStrings: false, validateEntrySizes: true };
    yauzl.fromRandomAccessReader(new SourceReader(), source.size, options, (problem, zip) => {
      if (problem) reject(asToolError(problem));
      else resolve(zip);
    });
  });
}

const WINDOW = 65_536;

/** The directory is read in many small steps, one after the other: larger ones serve several of them. */
function windowed(source: ByteSource): (position: number, length: number) => Promise<Uint8Array> {
  let start = 0;
  let held: Uint8Array = new Uint8Array();
  return async (position, length) => {
    if (length > WINDOW) return source.read(position, length);
    if (position < start || position + length > start + held.length) {
      held = await source.read(position, Math.min(WINDOW, source.size - position));
      start = position;
    }
    return held.subarray(position - start, position - start + length);
  };
}

async function* range(source: ByteSource, start: number, end: number): AsyncGenerator<Uint8Array> {
  for (let at = start; at < end; ) {
    const bytes = await source.read(at, Math.min(65_536, end - at));
    if (bytes.length === 0) return;
    at += bytes.length;
    yield bytes;
  }
}

function nextEntry(zip: ZipFile): Promise<Entry | undefined> {
  return new Promise((resolve, reject) => {
    const settle = (done: () => void): void => {
      zip.removeListener('entry', onEntry);
      zip.removeListener('end', onEnd);
      zip.removeListener('error', onError);
      done();
    };
    const onEntry = (entry: Entry): void => settle(() => resolve(entry));
    const onEnd = (): void => settle(() => resolve(undefined));
    const onError = (problem: Error): void => settle(() => reject(asToolError(problem)));
    zip.on('entry', onEntry).on('end', onEnd).on('error', onError);
    zip.readEntry();
  });
}

function describe(entry: Entry, name: string): ArchiveEntry {
  const mode = entry.externalFileAttributes >>> 16;
  return {
    name,
    kind: kindOf(name, mode),
    size: entry.uncompressedSize,
    mtimeMs: entry.getLastModDate().getTime(),
    ...(mode === 0 ? {} : { mode: mode & 0o7777 }),
    encrypted: (entry.generalPurposeBitFlag & 1) !== 0,
  };
}

const UNICODE_PATH = 0x7075;
const UTF8_FLAG = 0x0800;
const MADE_ON_UNIX = 3;

/**
 * Names are UTF-8 when a flag says so, or an extra field has them; programs on Unix write UTF-8 without saying so, the
 * rest is the code page of DOS.
 */
async function nameOf(entry: Entry): Promise<string> {
  const raw = entry.fileName as unknown as Buffer;
  const extra = entry.extraFields.find(({ id }) => id === UNICODE_PATH)?.data;
  if (extra !== undefined && extra.length > 5) return extra.subarray(5).toString('utf8');
  const isUnix = entry.versionMadeBy >> 8 === MADE_ON_UNIX;
  if (entry.generalPurposeBitFlag & UTF8_FLAG || (isUnix && isUtf8(raw))) return raw.toString('utf8');
  const { default: iconv } = await import('iconv-lite');
  return iconv.decode(raw, 'cp437');
}

/** A link's target is its content. One that is too long to be a path leads nowhere good. */
async function linkTargetOf(zip: ZipFile, entry: Entry): Promise<string> {
  if (entry.uncompressedSize > 4096 || (entry.generalPurposeBitFlag & 1) !== 0) return '/';
  const parts: Uint8Array[] = [];
  for await (const chunk of bodyOf(zip, entry)) parts.push(chunk);
  return Buffer.concat(parts).toString('utf8');
}

function kindOf(name: string, mode: number): ArchiveEntry['kind'] {
  const type = mode & 0o170000;
  if (type === 0o120000) return 'symlink';
  if (type !== 0 && type !== 0o100000 && type !== 0o040000) return 'device';
  return name.endsWith('/') ? 'directory' : 'file';
}

/** Whole entries of this size are unpacked in one step: a stream would cost more than its content. */
const SMALL_PACKED = 65_536;
const SMALL = 262_144;

/** The content, and at its end the proof that it is what was packed. */
async function* checkedBody(zip: ZipFile, entry: Entry, source: ByteSource): AsyncGenerator<Uint8Array> {
  let crc = 0;
  const small = entry.uncompressedSize <= SMALL ? await smallBody(entry, source) : undefined;
  for await (const chunk of small === undefined ? bodyOf(zip, entry) : [small]) {
    crc = crc32(chunk, crc);
    yield chunk;
  }
  if (crc >>> 0 !== entry.crc32 >>> 0)
    throw damaged(`the content of ${await nameOf(entry)} does not match its checksum`);
}

const LOCAL_HEADER = 30;

/** Undefined when the entry is of another kind than plainly stored or deflated. */
async function smallBody(entry: Entry, source: ByteSource): Promise<Uint8Array | undefined> {
  const { compressedSize, uncompressedSize, compressionMethod, relativeOffsetOfLocalHeader: at } = entry;
  const isPlain = (compressionMethod === 0 || compressionMethod === 8) && (entry.generalPurposeBitFlag & 1) === 0;
  if (!isPlain || compressedSize > SMALL_PACKED) return undefined;
  const guess = LOCAL_HEADER + entry.fileNameLength + entry.extraFieldLength + compressedSize;
  const head = Buffer.from(await source.read(at, guess));
  if (head.length < LOCAL_HEADER || head.readUInt32LE(0) !== 0x04034b50)
    throw damaged('an entry is not where it should be');
  const start = LOCAL_HEADER + head.readUInt16LE(26) + head.readUInt16LE(28);
  const isHeld = head.length >= start + compressedSize;
  const packed = isHeld ? head.subarray(start, start + compressedSize) : await source.read(at + start, compressedSize);
  if (packed.length < compressedSize) throw damaged('it ends in the middle of an entry');
  const bytes = compressionMethod === 0 ? packed : inflate(packed, uncompressedSize);
  if (bytes.length !== uncompressedSize) throw damaged('an entry has another size than it says');
  return bytes;
}

function inflate(packed: Uint8Array, size: number): Uint8Array {
  try {
    return inflateRawSync(packed, { maxOutputLength: size + 1 });
  } catch (problem) {
    throw damaged(problem instanceof Error ? problem.message : String(problem));
  }
}

async function* bodyOf(zip: ZipFile, entry: Entry): AsyncGenerator<Uint8Array> {
  const stream = await new Promise<Readable>((resolve, reject) => {
    zip.openReadStream(entry, (problem, opened) => (problem ? reject(asToolError(problem)) : resolve(opened)));
  });
  try {
    for await (const chunk of stream) yield chunk as Buffer;
  } catch (problem) {
    throw asToolError(problem);
  } finally {
    stream.destroy();
  }
}

function asToolError(problem: unknown): unknown {
  if (problem instanceof ToolError || !(problem instanceof Error)) return problem;
  return new ToolError(`The zip archive cannot be read: ${problem.message.replace(/\.+$/, '')}.`, {
    code: 'failed',
    cause: problem,
  });
}

function damaged(how: string): ToolError {
  return new ToolError(`The zip archive is damaged: ${how}.`, { code: 'failed' });
}
