import { ToolError } from '../../kernel/outcome.js';
import type { FileStat, FilesPort } from '../../kernel/ports.js';
import { findNearNames } from '../read/near-names.js';
import { decodeTextFile, type TextFile } from '../text/text-file.js';

/** An existing file as an edit sees it. */
export interface LoadedFile {
  readonly path: string;
  readonly stat: FileStat;
  readonly bytes: Buffer;
  readonly file: TextFile;
}

const MAX_EDITED = 512 * 1024 * 1024;

/** Loads a text file for editing; undefined when nothing is there. Refuses what is not text. */
export async function loadFile(files: FilesPort, path: string): Promise<LoadedFile | undefined> {
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
    const bytes = Buffer.from(await reader.read(0, stat.size));
    const file = await decodeTextFile(bytes);
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
