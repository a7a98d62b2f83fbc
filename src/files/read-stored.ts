import { ToolError } from '../kernel/outcome.js';
import type { SessionResults } from '../kernel/ports.js';
import { type ReadLines, type ReadLinesOptions, readLines } from './read-lines.js';

export interface StoredRead extends ReadLines {
  readonly path: string;
  readonly file_size: number;
  readonly mime_type: string;
  readonly is_binary: false;
  readonly is_image: false;
}

/** Reads lines of a stored result the way a file is read. */
export async function readStored(results: SessionResults, uri: string, options: ReadLinesOptions): Promise<StoredRead> {
  const reader = await results.open(uri);
  try {
    const lines = await readLines(
      { size: reader.size, read: (position, length) => reader.read(position, length) },
      options,
    );
    if (lines === undefined) {
      throw new ToolError(`${uri} holds ${reader.mediaType} of ${reader.size} bytes, which is not text.`, {
        code: 'unsupported',
        hint: 'Save it to a file with the tool that made it.',
      });
    }
    return {
      path: uri,
      ...lines,
      file_size: reader.size,
      mime_type: reader.mediaType,
      is_binary: false,
      is_image: false,
    };
  } finally {
    await reader.close();
  }
}
