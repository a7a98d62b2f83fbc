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
  /** The whole content of a small file; a larger one is streamed. */
  readonly bytes?: Uint8Array;
  body(): AsyncIterable<Uint8Array>;
}

export type ArchiveFormat = 'zip' | 'tar' | 'tar.gz' | 'tar.zst' | 'gzip';
