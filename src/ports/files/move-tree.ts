import { basename, dirname } from 'node:path';
import type { FolderHandle } from '../../environments/files.js';
import { ToolError } from '../../kernel/outcome.js';
import { ensureFolder, type JudgedFiles, within } from './judged-files.js';
import { judgeMembers, walkTree } from './walk-tree.js';

/**
 * Moves a file, a link or a folder whose two ends have been judged. Members of a folder are judged at both ends too:
 * otherwise moving the folder above would carry a denied file to where it is allowed.
 */
export async function moveTree(judged: JudgedFiles, source: string, target: string, overwrite: boolean): Promise<void> {
  const { files } = judged;
  const stat = await within(files, source, (folder, name) => folder.stat(name));
  if (stat === null) throw notThere(source);
  if (stat.kind === 'directory') {
    for await (const { path, members } of walkTree(judged, source)) {
      await judgeMembers(judged, 'file:delete', path, members);
      await judgeMembers(judged, 'file:write', target + path.slice(source.length), members);
    }
  }
  await within(files, source, async (from, name) => {
    const to = await ensureFolder(files, dirname(target));
    try {
      await moveOrCopy(from, name, to, basename(target), { overwrite, isFile: stat.kind === 'file' });
    } finally {
      await to.close();
    }
  });
}

interface MoveOptions {
  readonly overwrite: boolean;
  readonly isFile: boolean;
}

/** Between file systems there is no rename: the file is written whole at its new place before the old one goes. */
async function moveOrCopy(
  from: FolderHandle,
  name: string,
  to: FolderHandle,
  newName: string,
  { overwrite, isFile }: MoveOptions,
): Promise<void> {
  try {
    await from.rename(name, to, newName, { overwrite });
  } catch (error) {
    if (!isFile || !isCrossDevice(error)) throw error;
    const reader = await from.open(name);
    try {
      await to.write(newName, chunksOf(reader), { createOnly: !overwrite, mode: reader.stat.mode });
    } finally {
      await reader.close();
    }
    await from.remove(name);
    await from.sync();
  }
}

function isCrossDevice(error: unknown): boolean {
  return error instanceof ToolError && error.code === 'unsupported';
}

async function* chunksOf(reader: Awaited<ReturnType<FolderHandle['open']>>): AsyncGenerator<Uint8Array> {
  for (let position = 0; ; ) {
    const chunk = await reader.read(position, 1024 * 1024);
    if (chunk.length === 0) return;
    yield chunk;
    position += chunk.length;
  }
}

function notThere(real: string): ToolError {
  return new ToolError(`Cannot move ${real}: no such file or folder.`, {
    code: 'not_found',
    hint: 'List the folder to see what is there.',
  });
}
