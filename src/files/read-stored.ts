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
  if (!/^result:/i.test(uri)) throw unknownAddress(uri);
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

function unknownAddress(uri: string): ToolError {
  const scheme = uri.slice(0, uri.indexOf(':')).toLowerCase();
  const shown = uri.length <= 200 ? uri : `${uri.slice(0, 200)}…`;
  return new ToolError(`Nothing can be read at ${shown}: of addresses only result:// is known here.`, {
    code: 'unsupported',
    hint: HINTS[scheme] ?? 'Give the path of a file, or the result:// address a tool has answered with.',
  });
}

const HINTS: Readonly<Record<string, string>> = {
  file: 'Give the path alone, without file://.',
  http: 'Pages of the web are read with the web tools.',
  https: 'Pages of the web are read with the web tools.',
  skill: 'Skills are read with skill_view.',
};
