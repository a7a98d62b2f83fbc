import { basename, dirname } from 'node:path';
import type { EnvironmentFiles } from '../../environments/files.js';
import type { FileState } from './checkpoint-log.js';
import type { Checkpoints } from './create-checkpoints.js';
import { wholeOf } from './read-content.js';
import type { UndoStep } from './undo.js';

/** Null where there is no file; undefined for a content too large to show. A link's content is where it leads. */
export interface StepContents {
  readonly now: Uint8Array | null | undefined;
  readonly old: Uint8Array | null | undefined;
}

const SHOWN_BYTES = 1_048_576;

/** What undoing would change, for showing it. */
export async function stepContents(
  { path, before, now }: UndoStep,
  checkpoints: Pick<Checkpoints, 'content'>,
  files: EnvironmentFiles,
): Promise<StepContents> {
  return {
    now: await shown(now, () => present(files, path)),
    old: await shown(before, (hash) => checkpoints.content(hash)),
  };
}

async function shown(
  state: FileState | undefined,
  read: (hash: string) => Promise<Uint8Array>,
): Promise<Uint8Array | null | undefined> {
  if (state === undefined) return undefined;
  if (state === null || 'folder' in state) return null;
  if ('link' in state) return Buffer.from(`-> ${state.link}\n`);
  return state.bytes < SHOWN_BYTES ? read(state.hash) : undefined;
}

async function present(files: EnvironmentFiles, path: string): Promise<Uint8Array> {
  const folder = await files.openFolder(dirname(path));
  try {
    const reader = await folder.open(basename(path));
    return await wholeOf(reader).finally(() => reader.close());
  } finally {
    await folder.close();
  }
}
