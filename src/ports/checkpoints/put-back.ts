import { basename, dirname } from 'node:path';
import type { EnvironmentFiles, FolderHandle } from '../../environments/files.js';
import { ToolError } from '../../kernel/outcome.js';
import { mapInTurns } from '../../lib/map-in-turns.js';
import { byText, sortInTurns } from '../../lib/sort-in-turns.js';
import type { FileState } from './checkpoint-log.js';
import type { UndoStep } from './undo.js';

type ReadContent = (hash: string) => Promise<Uint8Array>;

/** What was made goes first, the innermost before what holds it; then what was there comes back, the other way round. */
export async function putAllBack(
  steps: readonly UndoStep[],
  files: EnvironmentFiles,
  content: ReadContent,
): Promise<void> {
  const outermostFirst = await sortInTurns(steps, (a, b) => byText(a.path, b.path));
  const made = outermostFirst.filter(({ kind, now }) => kind === 'remove' && now !== null).reverse();
  await inTheirFolders(made, files, (folder, name, step) => takeAway(folder, name, step, files));
  const changed = outermostFirst.filter(({ kind, before }) => kind === 'restore' && before !== null);
  await inTheirFolders(changed, files, (folder, name, step) => bringBack(folder, name, step, content));
}

/** Does something to each path in its opened folder. Of files side by side, the folder is opened and synced once. */
async function inTheirFolders(
  steps: readonly UndoStep[],
  files: EnvironmentFiles,
  work: (folder: FolderHandle, name: string, step: UndoStep) => Promise<void>,
): Promise<void> {
  for (let at = 0; at < steps.length; ) {
    const path = dirname(steps[at]?.path ?? '');
    let end = at + 1;
    while (end < steps.length && dirname(steps[end]?.path ?? '') === path) end++;
    const folder = await openOrMake(files, path);
    try {
      // Side by side they reach the disk together; one after the other each would wait for it alone.
      await mapInTurns(steps.slice(at, end), (step) => work(folder, basename(step.path), step));
    } finally {
      await folder.sync().finally(() => folder.close());
    }
    at = end;
  }
}

async function takeAway(
  folder: FolderHandle,
  name: string,
  { path }: UndoStep,
  files: EnvironmentFiles,
): Promise<void> {
  const isFolder = (await folder.stat(name))?.kind === 'directory';
  // One that holds more than the call put there is the user's by now.
  if (isFolder && !(await isEmpty(files, path))) return;
  await folder.remove(name);
}

async function isEmpty(files: EnvironmentFiles, path: string): Promise<boolean> {
  const folder = await files.openFolder(path);
  try {
    return (await folder.list()).length === 0;
  } finally {
    await folder.close();
  }
}

async function bringBack(folder: FolderHandle, name: string, step: UndoStep, content: ReadContent): Promise<void> {
  const { before, now } = step;
  if (before === null) return;
  // A link or a folder cannot be written over; a folder that is not empty refuses to go, which the error then says.
  if (now !== null && kindOf(now) !== kindOf(before)) await folder.remove(name);
  if ('folder' in before) await folder.makeFolder(name, { mode: before.mode });
  else if ('link' in before) await bringLinkBack(folder, name, before.link, now);
  else {
    const isThere = now !== null && now !== undefined && 'hash' in now && now.hash === before.hash;
    if (!isThere) await folder.write(name, await content(before.hash), { ...modeOption(before.mode), ofSeveral: true });
    if (before.mode !== undefined) await folder.setMode?.(name, before.mode & 0o777);
  }
}

async function bringLinkBack(
  folder: FolderHandle,
  name: string,
  target: string,
  now: FileState | undefined,
): Promise<void> {
  if (folder.makeLink === undefined)
    throw new ToolError(`${folder.path}/${name} was a link, which cannot be made in this environment.`, {
      code: 'unsupported',
      hint: 'Make the link by hand.',
    });
  if (now !== null && now !== undefined && 'link' in now) await folder.remove(name);
  await folder.makeLink(name, target);
}

function modeOption(mode: number | undefined): { mode?: number } {
  return mode === undefined ? {} : { mode: mode & 0o777 };
}

function kindOf(state: FileState | undefined): string {
  if (state === undefined || state === null) return 'other';
  return 'link' in state ? 'link' : 'folder' in state ? 'folder' : 'file';
}

async function openOrMake(files: EnvironmentFiles, path: string): Promise<FolderHandle> {
  const { kind } = await files.resolve(path, { cwd: '/' });
  if (kind !== 'missing') return files.openFolder(path);
  const parent = await openOrMake(files, dirname(path));
  await parent.makeFolder(basename(path)).finally(() => parent.close());
  return files.openFolder(path);
}
