import { ToolError } from '../../kernel/outcome.js';
import type { FileStat } from '../../kernel/ports.js';
import { createTurns, type Turns } from '../../lib/create-turns.js';
import { type JudgedFiles, within } from './judged-files.js';
import { judgeMembers, type TreeFolder, walkTree } from './walk-tree.js';

/**
 * Removes a file, a link or a folder. Every member of a folder is judged before the first one goes, and then removed
 * through its own opened folder: a link is removed, never followed.
 */
export async function removeTree(judged: JudgedFiles, real: string, recursive: boolean): Promise<void> {
  const stat = await within(judged.files, real, (folder, name) => folder.stat(name));
  if (stat === null) throw notThere(real);
  const folders = stat.kind === 'directory' ? await foldersIn(judged, stat, recursive) : [];
  const turns = createTurns();
  // A walk meets a folder before its members, so the reverse order empties every folder before it goes.
  for (const folder of folders.reverse()) await removeMembers(judged, folder, turns);
  await within(judged.files, real, async (folder, name) => {
    await folder.remove(name);
    await folder.sync();
  });
}

async function foldersIn(judged: JudgedFiles, { path }: FileStat, recursive: boolean): Promise<TreeFolder[]> {
  const folders: TreeFolder[] = [];
  for await (const folder of walkTree(judged, path)) {
    if (folder.members.length > 0 && !recursive) {
      throw new ToolError(`Cannot remove ${path}: the folder is not empty.`, {
        code: 'conflict',
        hint: 'Ask for a recursive removal to remove its members too.',
      });
    }
    await judgeMembers(judged, 'file:delete', folder.path, folder.members);
    folders.push(folder);
  }
  return folders;
}

/** What appeared after the judgement stays, and so does its folder: the removal then says that it is not empty. */
async function removeMembers(
  { files, signal }: JudgedFiles,
  { path, members }: TreeFolder,
  turns: Turns,
): Promise<void> {
  signal.throwIfAborted();
  const folder = await files.openFolder(path);
  try {
    for (const { name } of members) {
      await folder.remove(name).catch(ignoreMissing);
      if (turns.areDue()) await turns.give();
    }
  } finally {
    await folder.close();
  }
}

function ignoreMissing(error: unknown): void {
  // Somebody else removed it first, which is what was wanted.
  if (!(error instanceof ToolError && error.code === 'not_found')) throw error;
}

function notThere(real: string): ToolError {
  return new ToolError(`Cannot remove ${real}: no such file or folder.`, {
    code: 'not_found',
    hint: 'List the folder to see what is there.',
  });
}
