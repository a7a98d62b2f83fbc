import { join } from 'node:path';
import type { FileStat } from '../../kernel/ports.js';
import { createTurns } from '../../lib/create-turns.js';
import type { FilePermission, JudgedFiles } from './judged-files.js';

export interface TreeMember {
  readonly path: string;
  readonly folder: string;
  readonly name: string;
  readonly kind: FileStat['kind'];
}

/** Everything below a real folder, breadth first, each folder listed through its own handle; links are members. */
export async function walkTree({ files, signal }: JudgedFiles, root: string): Promise<TreeMember[]> {
  const members: TreeMember[] = [];
  const folders = [root];
  for (let path = folders.shift(); path !== undefined; path = folders.shift()) {
    signal.throwIfAborted();
    const folder = await files.openFolder(path);
    try {
      for (const { name, kind } of await folder.list()) {
        const member = { path: join(path, name), folder: path, name, kind };
        members.push(member);
        if (kind === 'directory') folders.push(member.path);
      }
    } finally {
      await folder.close();
    }
  }
  return members;
}

/** Many at once first, which asks nobody; then those that were not simply allowed one by one, which may ask or throw. */
export async function judgeMembers(
  { guard, judge }: JudgedFiles,
  permission: FilePermission,
  paths: readonly string[],
): Promise<void> {
  const turns = createTurns();
  const left: string[] = [];
  for (let at = 0; at < paths.length; at += AT_ONCE) {
    const some = paths.slice(at, at + AT_ONCE);
    const allowed = await guard.filterMembers(permission, some);
    left.push(...some.filter((_, index) => allowed[index] !== true));
    if (turns.areDue()) await turns.give();
  }
  for (const path of left) await judge(permission, path);
}

const AT_ONCE = 250;
