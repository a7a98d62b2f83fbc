import { ToolError } from '../../kernel/outcome.js';
import type { FileReader, FilesPort } from '../../kernel/ports.js';
import { type ByteSource, readBlocks } from '../read/byte-source.js';
import type { ArchiveFormat, ReadEntry } from './archive-entry.js';
import { ByteQueue } from './byte-queue.js';
import { gunzip, zstdExpand } from './codecs.js';
import { isTarHeader, readTar } from './tar-reader.js';
import { readZip } from './zip-reader.js';

/** An archive that can be gone through as often as needed. Close it. */
export interface OpenArchive {
  readonly format: ArchiveFormat;
  readonly size: number;
  /** Bytes of the archive file read so far, for the ratio of a bomb. */
  packedRead(): number;
  entries(): AsyncGenerator<ReadEntry>;
  close(): Promise<void>;
}

/** Opens an archive and tells its format from its content, not from its name. */
export async function openArchive(files: FilesPort, path: string): Promise<OpenArchive> {
  const reader = await files.open(path);
  try {
    const source = countingSource(reader);
    const format = await detectFormat(source);
    if (format === undefined) {
      throw new ToolError(`${path} is not a zip, tar, tar.gz, tar.zst or gzip file.`, { code: 'unsupported' });
    }
    return {
      format,
      size: reader.stat.size,
      packedRead: () => (format === 'zip' ? reader.stat.size : source.furthest()),
      entries: () => entriesOf(format, source, path, reader),
      close: () => reader.close(),
    };
  } catch (problem) {
    await reader.close();
    throw problem;
  }
}

function countingSource(reader: FileReader): ByteSource & { furthest(): number } {
  let furthest = 0;
  return {
    size: reader.stat.size,
    furthest: () => furthest,
    async read(position, length) {
      const bytes = await reader.read(position, length);
      furthest = Math.max(furthest, position + bytes.length);
      return bytes;
    },
  };
}

async function detectFormat(source: ByteSource): Promise<ArchiveFormat | undefined> {
  const head = Buffer.from(await source.read(0, 512));
  if (head.length >= 4) {
    const magic = head.readUInt32BE(0);
    if (magic === 0x504b0304 || magic === 0x504b0506) return 'zip';
    if (magic === 0x28b52ffd) return 'tar.zst';
    if (magic >>> 16 === 0x1f8b) return (await holdsTar(source)) ? 'tar.gz' : 'gzip';
  }
  return isTarHeader(head) || isEmptyTar(head) ? 'tar' : undefined;
}

async function holdsTar(source: ByteSource): Promise<boolean> {
  try {
    return isTarHeader(await new ByteQueue(gunzip(readBlocks(source, 0))).take(512));
  } catch {
    // Damaged data is said when the entries are read.
    return false;
  }
}

/** An archive without entries is nothing but zeros; compressed zeros are more likely something else. */
function isEmptyTar(head: Buffer): boolean {
  return head.length === 512 && head.every((byte) => byte === 0);
}

function entriesOf(
  format: ArchiveFormat,
  source: ByteSource,
  path: string,
  reader: FileReader,
): AsyncGenerator<ReadEntry> {
  if (format === 'zip') return readZip(source);
  if (format === 'tar') return readTar(readBlocks(source, 0));
  if (format === 'tar.gz') return readTar(gunzip(readBlocks(source, 0)));
  if (format === 'tar.zst') return readTar(zstdExpand(readBlocks(source, 0)));
  return gzipEntry(source, path, reader);
}

/** A gzip file holds one file, named like itself without `.gz`; its size is not known before it is unpacked. */
async function* gzipEntry(source: ByteSource, path: string, reader: FileReader): AsyncGenerator<ReadEntry> {
  const name = path.slice(path.lastIndexOf('/') + 1).replace(/\.gz$/i, '') || 'content';
  const { mode, mtimeMs } = reader.stat;
  yield { name, kind: 'file', size: 0, mode: mode & 0o7777, mtimeMs, body: () => gunzip(readBlocks(source, 0)) };
}
