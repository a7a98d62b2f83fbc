import { type BigIntStats, constants, lstatSync } from 'node:fs';
import type { FileStat } from '../../kernel/ports.js';
import type { FolderAnchor } from './files-anchor.js';
import { kindOf } from './files-resolve.js';

/** What the system says of a file, in the words of the port. */
export function describeFile(path: string, stat: BigIntStats): FileStat {
  return {
    path,
    kind: kindOf(stat),
    size: Number(stat.size),
    mode: Number(stat.mode) & 0o7777,
    mtimeMs: Number(stat.mtimeNs) / 1e6,
    inode: `${stat.dev}:${stat.ino}`,
    ctimeMs: Number(stat.ctimeNs) / 1e6,
    ...(stat.birthtimeNs > 0n ? { birthMs: Number(stat.birthtimeNs) / 1e6 } : {}),
  };
}

/** Null when nothing has this name. A link is looked at itself. */
export function statOrNull(anchor: FolderAnchor, name: string): BigIntStats | null {
  // Without an error: to make one takes longer than to look.
  return lstatSync(anchor.at(name), { bigint: true, throwIfNoEntry: false }) ?? null;
}

/** Not blocking, so that a pipe put there at the last moment cannot hang us; not controlling, for a terminal. */
export const READ_FLAGS =
  constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0) | (constants.O_NOCTTY ?? 0);
