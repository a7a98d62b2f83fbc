import { isUtf8 } from 'node:buffer';
import { PassThrough, Readable } from 'node:stream';
import type { Entry, ZipFile } from 'yauzl';
import { ToolError } from '../../kernel/outcome.js';
import type { ByteSource } from '../read/byte-source.js';
import type { ArchiveEntry, ReadEntry } from './archive-entry.js';

/** Entries of a zip archive, in the order of its directory. Sizes are checked while an entry is read. */
export async function* readZip(source: ByteSource): AsyncGenerator<ReadEntry> {
  const zip = await open(source);
  try {
    for (let entry = await nextEntry(zip); entry !== undefined; entry = await nextEntry(zip)) {
      const current = entry;
      const described = describe(current, await nameOf(current));
      const link = described.kind === 'symlink' ? { linkTarget: await linkTargetOf(zip, current) } : {};
      yield { ...described, ...link, body: () => bodyOf(zip, current) };
    }
  } finally {
    zip.close();
  }
}

async function open(source: ByteSource): Promise<ZipFile> {
  const { default: yauzl } = await import('yauzl');
  class SourceReader extends yauzl.RandomAccessReader {
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
  return new ToolError(`The zip archive cannot be read: ${problem.message}.`, { code: 'failed', cause: problem });
}
