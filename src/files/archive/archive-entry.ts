/** What archives hold, whatever their format. */
export interface ArchiveEntry {
  readonly name: string;
  readonly kind: 'file' | 'directory' | 'symlink' | 'hardlink' | 'device' | 'fifo' | 'other';
  readonly size: number;
  readonly mode?: number | undefined;
  readonly mtimeMs?: number | undefined;
  readonly linkTarget?: string | undefined;
  readonly encrypted?: boolean;
}

/** An entry with its content, which must be read or passed over before the next one. */
export interface ReadEntry extends ArchiveEntry {
  body(): AsyncIterable<Uint8Array>;
}

/** A file or folder that goes into an archive. */
export interface SourceEntry {
  /** Path inside the archive, folders with a slash at the end. */
  readonly name: string;
  readonly kind: 'file' | 'directory';
  readonly size: number;
  readonly mode: number;
  readonly mtimeMs: number;
  /** All of a small file; a larger one is streamed when its turn comes. */
  readonly content: Uint8Array | (() => AsyncIterable<Uint8Array>);
}

/** A few at a time: to wait for each of ten thousand small files takes longer than to read them. */
export type SourceBatches = AsyncIterable<readonly SourceEntry[]>;

export type ArchiveFormat = 'zip' | 'tar' | 'tar.gz' | 'tar.zst' | 'gzip';
