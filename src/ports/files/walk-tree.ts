import type { FolderEntry } from '../../kernel/ports.js';
import type { FilePermission, JudgedFiles } from './judged-files.js';

export interface TreeFolder {
  /** Real. */
  readonly path: string;
  readonly members: readonly FolderEntry[];
}

/** Everything below a real folder, a folder before those in it, each listed through its own handle; links are members. */
export async function* walkTree({ files, signal }: JudgedFiles, root: string): AsyncGenerator<TreeFolder> {
  const waiting = [root];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    signal.throwIfAborted();
    const folder = await files.openFolder(path);
    const members = await folder.list().finally(() => folder.close());
    yield { path, members };
    for (const { name, kind } of members) if (kind === 'directory') waiting.push(memberPath(path, name));
  }
}

/** Many at once first, which asks nobody; then those that were not simply allowed one by one, which may ask or throw. */
export async function judgeMembers(
  { guard, judge }: JudgedFiles,
  permission: FilePermission,
  folder: string,
  members: readonly FolderEntry[],
): Promise<void> {
  const paths = members.map(({ name }) => memberPath(folder, name));
  const allowed = await guard.filterMembers(permission, paths);
  for (const [index, path] of paths.entries()) if (allowed[index] !== true) await judge(permission, path);
}

function memberPath(folder: string, name: string): string {
  return folder === '/' ? `/${name}` : `${folder}/${name}`;
}
