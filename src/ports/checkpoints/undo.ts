import type { EnvironmentFiles } from '../../environments/files.js';
import { ToolError } from '../../kernel/outcome.js';
import type { Checkpoint } from './call-checkpoint.js';
import type { CheckpointEntry, FileState } from './checkpoint-log.js';
import type { Checkpoints } from './create-checkpoints.js';
import { putAllBack } from './put-back.js';
import { hashContent } from './read-content.js';
import { readStates } from './read-states.js';

/** What undoing would do to one path. */
export interface UndoStep {
  readonly path: string;
  readonly kind: 'restore' | 'remove' | 'nothing';
  /** Set when the path is no longer as the call left it: undoing would lose that. */
  readonly conflict: string | undefined;
  readonly before: FileState;
  /** Undefined for what is neither file, link nor folder. */
  readonly now: FileState | undefined;
}

/** Looks at every path of a checkpoint and says what undoing means now. Changes nothing. */
export async function planUndo(entry: CheckpointEntry, files: EnvironmentFiles): Promise<UndoStep[]> {
  const paths = entry.files.map(({ path }) => path);
  const found = await readStates(files, paths, async (_stat, open) => hashContent(await open()));
  const now = new Map(found.map(({ path, state }) => [path, state]));
  return entry.files.map(({ path, before, after }) => {
    const present = now.get(path);
    const isBack = present !== undefined && isSame(before, present) && modeOf(before) === modeOf(present);
    const isAsLeft = isBack || after === undefined || (present !== undefined && isSame(after, present));
    return {
      path,
      kind: isBack ? 'nothing' : before === null ? 'remove' : 'restore',
      conflict: isAsLeft ? undefined : 'it changed after this call',
      before,
      now: present,
    };
  });
}

/**
 * Puts everything back as it was. Refuses as a whole when something changed since, unless `force`. How it is now is
 * kept in `checkpoint` first, so that undoing can be undone. A folder the call made stays when it holds more than the
 * call put there.
 */
export async function applyUndo(
  steps: readonly UndoStep[],
  checkpoints: Pick<Checkpoints, 'content'>,
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
  await checkpoint.cover(changing.map(({ path }) => path));
  try {
    await putAllBack(changing, files, (hash) => checkpoints.content(hash));
  } finally {
    await checkpoint.conclude();
  }
}

/** By kind and content: what was done to a mode alone is not worth a refusal. */
function isSame(state: FileState, now: FileState): boolean {
  if (state === null || now === null) return state === now;
  if ('link' in state) return 'link' in now && now.link === state.link;
  if ('folder' in state) return 'folder' in now;
  return 'hash' in now && now.hash === state.hash;
}

function modeOf(state: FileState): number | undefined {
  return state !== null && 'mode' in state && state.mode !== undefined ? state.mode & 0o777 : undefined;
}
