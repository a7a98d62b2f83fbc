import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** What git keeps for one working folder. */
export interface GitFolders {
  /** Each has hooks and settings of its own: the repository, the one a `.git` file points to, and their submodules. */
  readonly folders: readonly string[];
  /** The `.git` files in the working folders of submodules: whoever changes one chooses what git reads there. */
  readonly pointers: readonly string[];
}

// A repository with more submodules than this is searched no further; each costs a few looks before every command.
const MOST = 300;
const DEPTH = 8;

/** The folders git would read settings and hooks from in a working folder, and in the submodules below it. */
export function gitFolders(workingFolder: string): GitFolders {
  const own = `${workingFolder}/.git`;
  const folders = new Set([own]);
  const pointed = pointedTo(own);
  if (pointed !== undefined) {
    folders.add(pointed);
    const common = readText(`${pointed}/commondir`);
    if (common !== undefined) folders.add(resolve(pointed, common.trim()));
  }
  const modules: string[] = [];
  for (const folder of [...folders]) addModules(`${folder}/modules`, modules, DEPTH);
  return { folders: [...folders, ...modules], pointers: modules.flatMap(workingPointer) };
}

/** `gitdir: ../.git/modules/x` */
function pointedTo(path: string): string | undefined {
  const target = /^gitdir:\s*(.+?)\s*$/m.exec(readText(path) ?? '')?.[1];
  return target === undefined ? undefined : resolve(dirname(path), target);
}

/** A submodule's name may have slashes, and a submodule submodules. */
function addModules(folder: string, found: string[], depth: number): void {
  for (const name of foldersIn(folder)) {
    if (found.length >= MOST || depth === 0) return;
    const inner = join(folder, name);
    if (readText(`${inner}/HEAD`) === undefined) addModules(inner, found, depth - 1);
    else {
      found.push(inner);
      addModules(`${inner}/modules`, found, depth - 1);
    }
  }
}

function workingPointer(folder: string): string[] {
  const worktree = /^\s*worktree\s*=\s*"?(.+?)"?\s*$/m.exec(readText(`${folder}/config`) ?? '')?.[1];
  return worktree === undefined ? [] : [`${resolve(folder, worktree)}/.git`];
}

function foldersIn(folder: string): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
  } catch {
    return []; // there are none, or they are not ours to look at
  }
}

/** Small files only: none that git writes here is larger. */
function readText(path: string): string | undefined {
  try {
    const stats = lstatSync(path, { throwIfNoEntry: false });
    return stats?.isFile() && stats.size < 1_000_000 ? readFileSync(path, 'utf8') : undefined;
  } catch {
    return undefined;
  }
}
