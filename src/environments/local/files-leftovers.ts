import { randomBytes } from 'node:crypto';
import { lstatSync, unlinkSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { errnoOf } from '../file-errors.js';
import type { FolderAnchor } from './files-anchor.js';

/** A fresh name for a file being written; it says which process writes it. */
export function temporaryName(): string {
  return `.hermes-${process.pid.toString(36)}-${randomBytes(9).toString('hex')}.tmp`;
}

/**
 * Removes what writes of dead processes left in a folder, once per folder and process. A file counts as left over
 * when no process of its number runs and nobody touched it for ten minutes: the first alone could be a writer in
 * another container that shares the folder.
 */
export async function reapLeftovers(anchor: FolderAnchor): Promise<void> {
  if (visited.has(anchor.path)) return;
  if (visited.size >= MAX_VISITED) visited.clear();
  visited.add(anchor.path);
  for (const name of await namesIn(anchor)) {
    const writer = TEMPORARY.exec(name)?.[1];
    if (writer !== undefined && !isRunning(Number.parseInt(writer, 36))) removeIfOld(anchor, name);
  }
}

const visited = new Set<string>();
const MAX_VISITED = 10_000;
const LEFT_OVER_AFTER_MS = 10 * 60_000;
const TEMPORARY = /^\.hermes-([0-9a-z]+)-[0-9a-f]{18}\.tmp$/;

async function namesIn(anchor: FolderAnchor): Promise<string[]> {
  try {
    return await readdir(anchor.base);
  } catch (error) {
    // A folder that may be written but not read keeps its leftovers.
    if (errnoOf(error) === 'EACCES') return [];
    throw error;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errnoOf(error) === 'EPERM';
  }
}

function removeIfOld(anchor: FolderAnchor, name: string): void {
  try {
    const stat = lstatSync(anchor.at(name));
    if (stat.isFile() && Date.now() - stat.mtimeMs > LEFT_OVER_AFTER_MS) unlinkSync(anchor.at(name));
  } catch {
    // Reaped by somebody else, or not ours to remove: the write that looks here does not depend on it.
  }
}
