import { ToolError } from '../../kernel/outcome.js';
import type { FilesPort } from '../../kernel/ports.js';
import { withTurns } from '../../lib/with-turns.js';
import type { ArchiveFormat, SourceBatches, SourceEntry } from './archive-entry.js';
import { coalesce } from './coalesce.js';
import { gzip, zstdCompress } from './codecs.js';
import { collectSources } from './collect-sources.js';
import { writeTar } from './tar-writer.js';
import { writeZip } from './zip-writer.js';

export interface CreatedArchive {
  readonly archive: string;
  readonly format: ArchiveFormat;
  readonly files: number;
  readonly folders: number;
  readonly bytes: number;
  readonly archive_bytes: number;
  readonly skipped?: readonly string[];
}

export interface CreateOptions {
  readonly archive: string;
  readonly paths: readonly string[];
  readonly format?: ArchiveFormat | undefined;
  readonly overwrite: boolean;
  readonly onProgress?: (files: number) => void;
  readonly signal?: AbortSignal;
}

/** Packs files and folders into one archive, which appears only when it is complete. */
export async function createArchive(files: FilesPort, options: CreateOptions): Promise<CreatedArchive> {
  const format = options.format ?? formatOfName(options.archive);
  const { path: real } = await files.resolve(options.archive);
  const { batches, skipped } = collectSources(files, options.paths, real, options.signal);
  const counts = { files: 0, folders: 0, bytes: 0 };
  const counted = count(batches, counts, options.onProgress);
  const report = await files.write(
    options.archive,
    coalesce(pack(format, counted, options)),
    options.overwrite ? {} : { createOnly: true },
  );
  return {
    archive: options.archive,
    format,
    ...counts,
    archive_bytes: report.bytes,
    ...(skipped.length > 0 ? { skipped: skipped.slice(0, 100) } : {}),
  };
}

function formatOfName(name: string): ArchiveFormat {
  if (/\.zip$/i.test(name)) return 'zip';
  if (/\.(tar\.gz|tgz)$/i.test(name)) return 'tar.gz';
  if (/\.(tar\.zst|tzst)$/i.test(name)) return 'tar.zst';
  if (/\.tar$/i.test(name)) return 'tar';
  if (/\.gz$/i.test(name)) return 'gzip';
  throw new ToolError(`The name ${name} does not tell the format.`, {
    code: 'invalid_arguments',
    hint: 'Set format to zip, tar, tar.gz, tar.zst or gzip.',
  });
}

function pack(format: ArchiveFormat, batches: SourceBatches, options: CreateOptions): AsyncIterable<Uint8Array> {
  if (format === 'zip') return writeZip(batches);
  if (format === 'tar') return writeTar(batches);
  if (format === 'tar.gz') return gzip(coalesce(writeTar(batches)));
  if (format === 'tar.zst') return zstdCompress(coalesce(writeTar(batches)));
  if (options.paths.length !== 1)
    throw new ToolError('gzip packs exactly one file.', {
      code: 'invalid_arguments',
      hint: 'Use tar.gz or zip for several.',
    });
  return gzip(onlyFile(batches));
}

async function* onlyFile(batches: SourceBatches): AsyncGenerator<Uint8Array> {
  for await (const batch of batches) {
    for (const { kind, content } of batch) {
      if (kind === 'directory')
        throw new ToolError('gzip packs one file, not a folder.', {
          code: 'invalid_arguments',
          hint: 'Use tar.gz or zip.',
        });
      if (typeof content === 'function') yield* content();
      else if (content.length > 0) yield content;
    }
  }
}

async function* count(
  batches: SourceBatches,
  counts: { files: number; folders: number; bytes: number },
  onProgress: ((files: number) => void) | undefined,
): AsyncGenerator<readonly SourceEntry[]> {
  let told = 0;
  // Small files are read and packed without waiting for anything: others get their turn all the same.
  for await (const batch of withTurns(batches)) {
    for (const { kind, size } of batch) {
      if (kind === 'directory') counts.folders++;
      else counts.files++;
      counts.bytes += size;
    }
    if (counts.files >= told + FILES_PER_REPORT) onProgress?.((told = counts.files));
    yield batch;
  }
}

const FILES_PER_REPORT = 250;
