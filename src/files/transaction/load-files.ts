import { ToolError } from '../../kernel/outcome.js';
import type { FileStat, FilesPort } from '../../kernel/ports.js';
import { asBuffer } from '../../lib/as-buffer.js';
import { findNearNames } from '../read/near-names.js';
import { decodeTextFile, type TextFile } from '../text/text-file.js';

/** An existing file as it was read for an edit. */
export interface ReadFile {
  readonly path: string;
  readonly stat: FileStat;
  readonly bytes: Buffer;
}

/** The same as text. */
export interface LoadedFile extends ReadFile {
  readonly file: TextFile;
  /** Not text: its `file` has a character for every byte. */
  readonly binary?: true;
}

/** Where an edit finds its files. */
export interface EditSource {
  /** The real path: two paths to one file are one. */
  realPath(path: string): Promise<string>;
  /** Undefined when nothing is there. */
  read(path: string): Promise<ReadFile | undefined>;
  /** What is said of a file that should be there and is not. */
  missing(path: string): Promise<ToolError>;
}

const MAX_EDITED = 512 * 1024 * 1024;

/** How an opened file is read as a whole. */
export type ReadAll = (reader: Awaited<ReturnType<FilesPort['open']>>) => Promise<Uint8Array>;

const atOnce: ReadAll = (reader) => reader.read(0, reader.stat.size);

/** The files of a call. */
export function editSource(files: FilesPort, readAll: ReadAll = atOnce): EditSource {
  return {
    realPath: async (path) => (await files.resolve(path)).path,
    async read(path) {
      const { kind } = await files.resolve(path);
      if (kind === 'missing') return undefined;
      if (kind === 'directory') throw new ToolError(`${path} is a folder, not a file.`, { code: 'invalid_arguments' });
      const reader = await files.open(path);
      try {
        const { stat } = reader;
        if (stat.size > MAX_EDITED)
          throw new ToolError(`${path} has ${stat.size} bytes; files over ${MAX_EDITED} cannot be edited.`, {
            code: 'too_large',
          });
        return { path, stat, bytes: asBuffer(await readAll(reader)) };
      } finally {
        await reader.close();
      }
    },
    async missing(path) {
      const near = await findNearNames(files, path);
      return new ToolError(`File not found: ${path}${near[0] === undefined ? '' : `. Did you mean ${near[0]}?`}`, {
        code: 'not_found',
        hint: 'Use write_file to create a file.',
        ...(near.length > 0 ? { details: { similar_files: near } } : {}),
      });
    },
  };
}

/** Loads a file for editing; undefined when nothing is there. Refuses what is not text unless no line of it is asked. */
export async function loadFile(source: EditSource, path: string, asText = true): Promise<LoadedFile | undefined> {
  const found = await source.read(path);
  if (found === undefined) return undefined;
  const file = await decodeTextFile(found.bytes);
  if (file !== undefined) return { ...found, file };
  if (!asText) return { ...found, file: bytesAsText(found.bytes), binary: true };
  throw new ToolError(`${path} is not a text file.`, {
    code: 'unsupported',
    hint: 'Only text can be edited this way.',
  });
}

function bytesAsText(bytes: Buffer): TextFile {
  return {
    text: bytes.toString('latin1'),
    encoding: { name: 'binary', bom: 0, unit: 1 },
    encode: (text) => Buffer.from(text, 'latin1'),
  };
}

/** Like `loadFile`, for a file that must be there. */
export async function loadExisting(source: EditSource, path: string): Promise<LoadedFile> {
  const loaded = await loadFile(source, path);
  if (loaded === undefined) throw await source.missing(path);
  return loaded;
}
