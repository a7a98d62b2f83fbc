import type { FilesPort } from '../../kernel/ports.js';
import { withTurns } from '../../lib/with-turns.js';
import type { ArchiveFormat } from './archive-entry.js';
import { openArchive } from './open-archive.js';

export interface ListedArchive {
  readonly archive: string;
  readonly format: ArchiveFormat;
  readonly archive_bytes: number;
  readonly entries: readonly {
    readonly name: string;
    readonly kind: string;
    /** Null for gzip, which only tells it when it is unpacked. */
    readonly size: number | null;
    readonly modified?: string;
    readonly link?: string;
  }[];
  readonly total: number;
  readonly bytes: number | null;
  readonly encrypted?: true;
  readonly truncated: boolean;
}

const MAX_COUNTED = 1_000_000;

/** What an archive holds, without unpacking it. */
export async function listArchive(
  files: FilesPort,
  path: string,
  limit: number,
  signal?: AbortSignal,
): Promise<ListedArchive> {
  const archive = await openArchive(files, path);
  try {
    const entries: ListedArchive['entries'][number][] = [];
    let total = 0;
    let bytes = 0;
    let encrypted = false;
    for await (const entry of withTurns(archive.entries())) {
      signal?.throwIfAborted();
      total++;
      bytes += entry.size;
      encrypted ||= entry.encrypted === true;
      if (total > MAX_COUNTED) break;
      if (entries.length >= limit) continue;
      const { name, kind, size, mtimeMs, linkTarget } = entry;
      entries.push({
        name,
        kind,
        size: archive.format === 'gzip' ? null : size,
        ...(mtimeMs === undefined ? {} : { modified: new Date(mtimeMs).toISOString() }),
        ...(linkTarget === undefined ? {} : { link: linkTarget }),
      });
    }
    const { format, size } = archive;
    return {
      archive: path,
      format,
      archive_bytes: size,
      entries,
      total,
      bytes: format === 'gzip' ? null : bytes,
      ...(encrypted ? { encrypted: true as const } : {}),
      truncated: total > entries.length,
    };
  } finally {
    await archive.close();
  }
}
