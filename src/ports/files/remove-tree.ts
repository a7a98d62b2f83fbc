import { ToolError } from '../../kernel/outcome.js';
import type { FileStat } from '../../kernel/ports.js';
import { createTurns, type Turns } from '../../lib/create-turns.js';
import { type JudgedFiles, within } from './judged-files.js';
import { judgeMembers, type TreeMember, walkTree } from './walk-tree.js';

/**
 * Removes a file, a link or a folder. Every member of a folder is judged before the first one goes, and then removed
 * through its own opened folder: a link is removed, never followed.
 */
export async function removeTree(judged: JudgedFiles, real: string, recursive: boolean): Promise<void> {
  const stat = await within(judged.files, real, (folder, name) => folder.stat(name));
  if (stat === null) throw notThere(real);
  const members = stat.kind === 'directory' ? await membersOf(judged, stat, recursive) : [];
  const turns = createTurns();
  for (const folder of foldersDeepestFirst(members)) await removeMembers(judged, folder, turns);
  await within(judged.files, real, async (folder, name) => {
    await folder.remove(name);
    await folder.sync();
  });
}

async function membersOf(judged: JudgedFiles, folder: FileStat, recursive: boolean): Promise<TreeMember[]> {
  const members = await walkTree(judged, folder.path);
  if (members.length > 0 && !recursive) {
    throw new ToolError(`Cannot remove ${folder.path}: the folder is not empty.`, {
      code: 'conflict',
      hint: 'Ask for a recursive removal to remove its members too.',
    });
  }
  await judgeMembers(
    judged,
    'file:delete',
    members.map((member) => member.path),
  );
  return members;
}

interface FolderOfMembers {
  readonly path: string;
  readonly names: string[];
}

/** A walk meets a folder before its members, so the reverse order empties every folder before it goes. */
function foldersDeepestFirst(members: readonly TreeMember[]): FolderOfMembers[] {
  const folders = new Map<string, FolderOfMembers>();
  for (const { folder, name } of members) {
    const known = folders.get(folder);
    if (known === undefined) folders.set(folder, { path: folder, names: [name] });
    else known.names.push(name);
  }
  return [...folders.values()].reverse();
}

/** What appeared after the judgement stays, and so does its folder: the removal then says that it is not empty. */
async function removeMembers(
  { files, signal }: JudgedFiles,
  { path, names }: FolderOfMembers,
  turns: Turns,
): Promise<void> {
  signal.throwIfAborted();
  const folder = await files.openFolder(path);
  try {
    for (const name of names) {
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
