import { basename, dirname } from 'node:path';
import type { EnvironmentFiles, FolderHandle } from '../../environments/files.js';
import { ToolError } from '../../kernel/outcome.js';
import type { FileReader, FileStat } from '../../kernel/ports.js';
import { createTurns } from '../../lib/create-turns.js';
import type { KeptContent } from './blob-store.js';
import type { FileState } from './checkpoint-log.js';

/** How a path is now; undefined for what has no state to keep: devices, sockets, or a file that was not taken. */
export interface FoundState {
  readonly path: string;
  readonly state: FileState | undefined;
  /** Undefined when nothing is there. */
  readonly stat?: FileStat;
}

/** What is done with a file to learn its hash: recall it, keep it or only read it. Undefined leaves the file out. */
export type TakeContent = (
  stat: FileStat,
  open: () => Promise<FileReader>,
) => KeptContent | undefined | Promise<KeptContent | undefined>;

/** Looks at paths, folder by folder: each folder is opened once. Links are not followed. */
export async function readStates(
  files: EnvironmentFiles,
  paths: readonly string[],
  take: TakeContent,
): Promise<FoundState[]> {
  const found: FoundState[] = [];
  const turns = createTurns();
  for (const [folderPath, members] of byFolder(paths)) {
    const folder = await openOrMissing(files, folderPath);
    try {
      for (const path of members) {
        found.push(folder === undefined ? { path, state: null } : await stateOf(folder, path, take));
        if (turns.areDue()) await turns.give();
      }
    } finally {
      await folder?.close();
    }
  }
  return found;
}

function byFolder(paths: readonly string[]): Map<string, string[]> {
  const folders = new Map<string, string[]>();
  for (const path of paths) {
    const folder = dirname(path);
    const members = folders.get(folder);
    if (members === undefined) folders.set(folder, [path]);
    else members.push(path);
  }
  return folders;
}

async function openOrMissing(files: EnvironmentFiles, path: string): Promise<FolderHandle | undefined> {
  try {
    return await files.openFolder(path);
  } catch (problem) {
    if (problem instanceof ToolError && problem.code === 'not_found') return undefined;
    // A file where a folder was expected: below it there is nothing either.
    const { kind } = await files.resolve(path, { cwd: '/' });
    if (kind === 'file') return undefined;
    throw problem;
  }
}

async function stateOf(folder: FolderHandle, path: string, take: TakeContent): Promise<FoundState> {
  const name = basename(path);
  const stat = await folder.stat(name);
  if (stat === null) return { path, state: null };
  if (stat.kind === 'symlink') return { path, stat, state: { link: await folder.readLink(name) } };
  if (stat.kind === 'directory') return { path, stat, state: { folder: true, mode: stat.mode } };
  if (stat.kind !== 'file') return { path, stat, state: undefined };
  const content = await take(stat, () => folder.open(name));
  return { path, stat, state: content === undefined ? undefined : { ...content, mode: stat.mode } };
}
