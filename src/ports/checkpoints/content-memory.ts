import type { FileStat } from '../../kernel/ports.js';
import type { KeptContent } from './blob-store.js';

/**
 * Hashes of files that were read before, told by what the system says of them: a file that is as it was is not read
 * again. What was changed a moment before it was looked at is never trusted, since the clock of a file system has
 * steps, and a second change within one of them would not show.
 */
export interface ContentMemory {
  recall(stat: FileStat): KeptContent | undefined;
  remember(stat: FileStat, content: KeptContent): void;
}

export function createContentMemory(now: () => number = Date.now): ContentMemory {
  const known = new Map<string, KeptContent>();
  return {
    recall: (stat) => (hasIdentity(stat) ? known.get(identityOf(stat)) : undefined),
    remember(stat, content) {
      if (!isSettled(stat, now())) return;
      if (known.size >= MOST) known.clear();
      known.set(identityOf(stat), content);
    },
  };
}

/** Whether a file is surely as it was when it was first looked at, without reading it. */
export function isUntouched(before: FileStat, lookedAt: number, now: FileStat): boolean {
  return isSettled(before, lookedAt) && hasIdentity(now) && identityOf(before) === identityOf(now);
}

const MOST = 100_000;
const SETTLED_MS = 1_000;

function isSettled(stat: FileStat, lookedAt: number): boolean {
  return hasIdentity(stat) && Math.max(stat.ctimeMs ?? 0, stat.mtimeMs) < lookedAt - SETTLED_MS;
}

/** Where a backend does not tell when a file was last touched, its times can be set back unseen. */
function hasIdentity({ ctimeMs }: FileStat): boolean {
  return ctimeMs !== undefined;
}

function identityOf({ inode, size, mode, mtimeMs, ctimeMs }: FileStat): string {
  return `${inode}:${size}:${mode}:${mtimeMs}:${ctimeMs}`;
}
