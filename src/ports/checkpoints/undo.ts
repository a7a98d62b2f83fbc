import { createHash } from 'node:crypto';
import { basename, dirname } from 'node:path';
import type { EnvironmentFiles } from '../../environments/files.js';
import { ToolError } from '../../kernel/outcome.js';
import type { CheckpointEntry, CheckpointFile, FileState } from './checkpoint-log.js';
import type { Checkpoint, Checkpoints } from './create-checkpoints.js';

/** What undoing would do to one file. */
export interface UndoStep {
  readonly path: string;
  readonly kind: 'restore' | 'remove' | 'nothing';
  /** Set when the file is no longer as the call left it: undoing would lose that. */
  readonly conflict: string | undefined;
  readonly before: FileState;
  readonly now: Uint8Array | null;
  readonly old: Uint8Array | null;
}

/** Looks at every file of a checkpoint and says what undoing means now. Changes nothing. */
export async function planUndo(
  checkpoints: Checkpoints,
  entry: CheckpointEntry,
  files: EnvironmentFiles,
): Promise<UndoStep[]> {
  return Promise.all(entry.files.map((file) => planStep(checkpoints, file, files)));
}

/**
 * Puts the files back as they were. Refuses as a whole when one of them changed since, unless `force`. The files as
 * they are now are kept in `checkpoint` first, so that undoing can be undone.
 */
export async function applyUndo(
  steps: readonly UndoStep[],
  checkpoint: Checkpoint,
  files: EnvironmentFiles,
  options: { force?: boolean } = {},
): Promise<void> {
  const conflicts = steps.filter((step) => step.conflict !== undefined);
  if (conflicts.length > 0 && options.force !== true) {
    throw new ToolError(
      `${conflicts.length} files changed since: ${conflicts
        .map((step) => step.path)
        .slice(0, 5)
        .join(', ')}`,
      {
        code: 'conflict',
        hint: 'Look at the difference; --force puts the old content back all the same.',
      },
    );
  }
  const changing = steps.filter((step) => step.kind !== 'nothing');
  const link = changing.find((step) => step.before !== null && 'link' in step.before);
  if (link !== undefined) throw wasLink(link.path);
  for (const step of changing) await checkpoint.cover(step.path);
  for (const step of changing) {
    await putBack(step, files);
    await checkpoint.settle(step.path);
  }
}

async function planStep(checkpoints: Checkpoints, file: CheckpointFile, files: EnvironmentFiles): Promise<UndoStep> {
  const now = await contentOf(files, file.path);
  const { before, after } = file;
  if (before !== null && 'link' in before) {
    const same = (await linkOf(files, file.path)) === before.link;
    return { path: file.path, kind: same ? 'nothing' : 'restore', before, now, old: null, conflict: undefined };
  }
  const old = before === null ? null : await checkpoints.content(before.hash);
  const same = before === null ? now === null : old !== null && now !== null && Buffer.compare(old, now) === 0;
  const kind = same ? 'nothing' : before === null ? 'remove' : 'restore';
  const unchanged = same || after === undefined || sameContent(after, now);
  return { path: file.path, kind, before, now, old, conflict: unchanged ? undefined : 'it changed after this call' };
}

function sameContent(state: FileState, now: Uint8Array | null): boolean {
  if (state === null || now === null) return state === null && now === null;
  return 'hash' in state && state.hash === createHash('sha256').update(now).digest('hex');
}

async function linkOf(files: EnvironmentFiles, path: string): Promise<string | null> {
  const folder = await files.openFolder(dirname(path)).catch(() => undefined); // no folder, no link
  if (folder === undefined) return null;
  try {
    const found = await folder.stat(basename(path));
    return found?.kind === 'symlink' ? await folder.readLink(basename(path)) : null;
  } finally {
    await folder.close();
  }
}

function wasLink(path: string): ToolError {
  return new ToolError(`${path} was a link, which cannot be made again from here; nothing was put back.`, {
    code: 'unsupported',
    hint: 'Make the link by hand, then undo again.',
  });
}

async function contentOf(files: EnvironmentFiles, path: string): Promise<Uint8Array | null> {
  const folder = await files.openFolder(dirname(path)).catch(() => undefined); // no folder, no file
  if (folder === undefined) return null;
  try {
    const found = await folder.stat(basename(path));
    if (found?.kind !== 'file') return null;
    const reader = await folder.open(basename(path));
    try {
      return await reader.read(0, found.size);
    } finally {
      await reader.close();
    }
  } finally {
    await folder.close();
  }
}

async function putBack(step: UndoStep, files: EnvironmentFiles): Promise<void> {
  if (step.kind === 'remove') {
    const folder = await files.openFolder(dirname(step.path));
    await folder.remove(basename(step.path)).finally(() => folder.close());
    return;
  }
  const folder = await openOrMake(files, dirname(step.path));
  try {
    if (step.old === null) throw wasLink(step.path);
    const mode = step.before !== null && 'mode' in step.before ? step.before.mode & 0o7777 : 0o644;
    await folder.write(basename(step.path), step.old, { mode });
  } finally {
    await folder.close();
  }
}

async function openOrMake(files: EnvironmentFiles, path: string): ReturnType<EnvironmentFiles['openFolder']> {
  const { kind } = await files.resolve(path, { cwd: '/' });
  if (kind !== 'missing') return files.openFolder(path);
  const parent = await openOrMake(files, dirname(path));
  await parent.makeFolder(basename(path)).finally(() => parent.close());
  return files.openFolder(path);
}
