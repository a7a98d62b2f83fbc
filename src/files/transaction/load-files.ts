import { ToolError } from '../../kernel/outcome.js';
import type { FileStat, FilesPort } from '../../kernel/ports.js';
import { asBuffer } from '../../lib/as-buffer.js';
import { findNearNames } from '../read/near-names.js';
import { decodeTextFile, type TextFile } from '../text/text-file.js';

/** An existing file as an edit sees it. */
export interface LoadedFile {
  readonly path: string;
  readonly stat: FileStat;
  readonly bytes: Buffer;
  readonly file: TextFile;
  /** Not text: its `file` has a character for every byte. */
  readonly binary?: true;
}

const MAX_EDITED = 512 * 1024 * 1024;

/** Loads a file for editing; undefined when nothing is there. Refuses what is not text unless no line of it is asked. */
export async function loadFile(files: FilesPort, path: string, asText = true): Promise<LoadedFile | undefined> {
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
    const bytes = asBuffer(await reader.read(0, stat.size));
    const file = await decodeTextFile(bytes);
    if (file === undefined && !asText) return { path, stat, bytes, file: bytesAsText(bytes), binary: true };
    if (file === undefined) {
      throw new ToolError(`${path} is not a text file.`, {
        code: 'unsupported',
        hint: 'Only text can be edited this way.',
      });
    }
    return { path, stat, bytes, file };
  } finally {
    await reader.close();
  }
}

function bytesAsText(bytes: Buffer): TextFile {
  return {
    text: bytes.toString('latin1'),
    encoding: { name: 'binary', bom: 0, unit: 1 },
    encode: (text) => Buffer.from(text, 'latin1'),
  };
}

/** Like `loadFile`, for a file that must be there. */
export async function loadExisting(files: FilesPort, path: string): Promise<LoadedFile> {
  const loaded = await loadFile(files, path);
  if (loaded !== undefined) return loaded;
  const near = await findNearNames(files, path);
  throw new ToolError(`File not found: ${path}${near[0] === undefined ? '' : `. Did you mean ${near[0]}?`}`, {
    code: 'not_found',
    hint: 'Use write_file to create a file.',
    ...(near.length > 0 ? { details: { similar_files: near } } : {}),
  });
}
