import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import type { FoundFile } from '../../kernel/ports.js';
import { createTurns } from '../../lib/create-turns.js';
import { errnoOf, fileError, notOrdinary } from '../file-errors.js';
import type { FolderAnchor } from './files-anchor.js';
import { kindOf } from './files-resolve.js';
import { READ_FLAGS } from './files-stat.js';

/**
 * Reads files that were just listed as ordinary ones. The list has told what they are, so none is looked at before it
 * is opened: what was swapped in since is opened without waiting, recognised and left. That the folder still lies
 * where it was judged is asked once for all of them, after the last.
 */
export async function readListedFiles(
  anchor: FolderAnchor,
  names: readonly string[],
  maxBytes: number,
): Promise<FoundFile[]> {
  const found: FoundFile[] = [];
  const turns = createTurns();
  for (const name of names) {
    found.push(readListed(anchor, name, maxBytes));
    if (turns.areDue()) await turns.give();
  }
  anchor.verify();
  return found;
}

function readListed(anchor: FolderAnchor, name: string, maxBytes: number): FoundFile {
  const path = (): string => join(anchor.path, name);
  try {
    const fd = openSync(anchor.at(name), READ_FLAGS);
    try {
      const opened = fstatSync(fd);
      if (!opened.isFile()) throw notOrdinary(path(), kindOf(opened));
      const { size, mtimeMs } = opened;
      const stat = { size, mode: opened.mode & 0o7777, mtimeMs };
      return size > maxBytes ? { stat } : { stat, bytes: readAll(fd, size) };
    } finally {
      closeSync(fd);
    }
  } catch (error) {
    // Not a link when it was listed.
    throw errnoOf(error) === 'ELOOP' ? notOrdinary(path(), 'symlink') : fileError(error, 'read', path());
  }
}

/** Fewer bytes than the size when the file shrinks meanwhile. */
function readAll(fd: number, size: number): Uint8Array {
  const bytes = Buffer.allocUnsafe(size);
  let filled = 0;
  while (filled < size) {
    const count = readSync(fd, bytes, filled, size - filled, filled);
    if (count === 0) break;
    filled += count;
  }
  return bytes.subarray(0, filled);
}
