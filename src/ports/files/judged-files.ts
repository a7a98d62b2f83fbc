import { basename, dirname } from 'node:path';
import type { EnvironmentFiles, FolderHandle } from '../../environments/files.js';
import type { CallGuard } from '../../kernel/gate.js';
import { ToolError } from '../../kernel/outcome.js';

/** What the port's parts share: the environment, and the question to the gate. */
export interface JudgedFiles {
  readonly files: EnvironmentFiles;
  readonly guard: CallGuard;
  readonly signal: AbortSignal;
  /** Rejects unless the gate allows it. The path is real. */
  judge(permission: FilePermission, path: string): Promise<void>;
  /** The same for one of thousands: what is plainly allowed is not weighed by itself. */
  judgeMember(permission: FilePermission, path: string): Promise<void>;
}

export type FilePermission = 'file:read' | 'file:write' | 'file:delete';

/** Opens the folder of a real path, does something to the name in it, and closes the folder. */
export async function within<T>(
  files: EnvironmentFiles,
  real: string,
  work: (folder: FolderHandle, name: string) => Promise<T>,
): Promise<T> {
  const name = basename(real);
  if (name === '') throw new ToolError(`${real} is a folder, not a file.`, { code: 'invalid_arguments' });
  const folder = await files.openFolder(dirname(real));
  try {
    return await work(folder, name);
  } finally {
    await folder.close();
  }
}

/**
 * Opens a folder, making it and its parents when they are missing, each inside the opened one before it. No question
 * is asked for parents: they are only ever made on the way to a path that was allowed. Those that were made are noted
 * in `made`, outermost first.
 */
export async function ensureFolder(files: EnvironmentFiles, real: string, made: string[] = []): Promise<FolderHandle> {
  const { path, kind } = await files.resolve(real, { cwd: '/' });
  if (path !== real) throw movedAway(real);
  if (kind !== 'missing') return files.openFolder(real);
  const parent = await ensureFolder(files, dirname(real), made);
  try {
    if (await parent.makeFolder(basename(real))) made.push(real);
    await parent.sync();
  } finally {
    await parent.close();
  }
  return files.openFolder(real);
}

function movedAway(real: string): ToolError {
  return new ToolError(`${real} was replaced by a link while it was being used; nothing was written.`, {
    code: 'conflict',
    hint: 'Look at the folder again and repeat the call.',
    retryable: true,
  });
}
