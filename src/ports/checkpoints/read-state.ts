import { createHash } from 'node:crypto';
import { basename, dirname } from 'node:path';
import type { EnvironmentFiles, FolderHandle } from '../../environments/files.js';
import { ToolError } from '../../kernel/outcome.js';
import type { FileReader } from '../../kernel/ports.js';
import type { FileState } from './checkpoint-log.js';

const CHUNK = 1_048_576;

/** What is done with a file's content to learn its hash: keep it, or only read it. */
export type TakeContent = (chunks: AsyncIterable<Uint8Array>) => Promise<{ hash: string; bytes: number }>;

/** How a path is now. Folders, devices and the like are `special`: they have no content to keep. */
export async function readState(
  files: EnvironmentFiles,
  path: string,
  take: TakeContent,
  maxBytes: number,
): Promise<FileState | 'too-large' | 'special'> {
  let folder: FolderHandle;
  try {
    folder = await files.openFolder(dirname(path));
  } catch (problem) {
    if (problem instanceof ToolError && problem.code === 'not_found') return null;
    throw problem;
  }
  try {
    const found = await folder.stat(basename(path));
    if (found === null) return null;
    if (found.kind === 'symlink') return { link: await folder.readLink(basename(path)) };
    if (found.kind !== 'file') return 'special';
    if (found.size > maxBytes) return 'too-large';
    const reader = await folder.open(basename(path));
    try {
      return { ...(await take(chunksOf(reader))), mode: found.mode };
    } finally {
      await reader.close();
    }
  } finally {
    await folder.close();
  }
}

async function* chunksOf(reader: FileReader): AsyncGenerator<Uint8Array> {
  for (let position = 0; ; ) {
    const chunk = await reader.read(position, CHUNK);
    if (chunk.length === 0) return;
    position += chunk.length;
    yield chunk;
  }
}

/** The hash of a content that is not kept. */
export const hashContent: TakeContent = async (chunks) => {
  const digest = createHash('sha256');
  let bytes = 0;
  for await (const chunk of chunks) {
    digest.update(chunk);
    bytes += chunk.length;
  }
  return { hash: digest.digest('hex'), bytes };
};
