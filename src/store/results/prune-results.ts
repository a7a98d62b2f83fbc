import { readdir, rm, rmdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** A part file whose process id was reused is taken for abandoned after this time. */
const PART_LIFETIME_MS = 24 * 3_600_000;

export interface ResultLimits {
  /** Older results go. */
  readonly maxAgeMs: number;
  /** The oldest go until the rest fits. */
  readonly maxBytes: number;
}

export interface PruneReport {
  readonly removed: number;
  readonly removedBytes: number;
  readonly keptBytes: number;
}

/** Removes results by age, then by size, and what processes that died left half written. */
export async function pruneResults(folder: string, limits: ResultLimits, now: number): Promise<PruneReport> {
  const files = await listFiles(folder);
  const finished = files.filter((file) => !file.path.endsWith('.part')).sort((a, b) => a.time - b.time);
  let keptBytes = files.reduce((sum, file) => sum + file.bytes, 0);
  let removed = 0;
  let removedBytes = 0;

  const remove = async (file: ResultFile): Promise<void> => {
    await rm(file.path, { force: true });
    removed += 1;
    removedBytes += file.bytes;
    keptBytes -= file.bytes;
  };

  for (const file of files) {
    if (file.path.endsWith('.part') && isAbandoned(file, now)) await remove(file);
  }
  const newest = finished.at(-1);
  for (const file of finished) {
    const isTooOld = now - file.time > limits.maxAgeMs;
    // One result may be as large as all of them may be: the one that has just been told of stays.
    if (isTooOld || (keptBytes > limits.maxBytes && file !== newest)) await remove(file);
  }
  await removeEmptyFolders(folder);
  return { removed, removedBytes, keptBytes };
}

interface ResultFile {
  readonly path: string;
  readonly bytes: number;
  readonly time: number;
}

async function listFiles(folder: string): Promise<ResultFile[]> {
  const files: ResultFile[] = [];
  for (const session of await readFolder(folder)) {
    for (const name of await readFolder(join(folder, session))) {
      if (!/^[0-9a-f]{40}(\.\d+\.part)?$/.test(name)) continue;
      const path = join(folder, session, name);
      const found = await stat(path).catch(gone);
      if (found?.isFile()) files.push({ path, bytes: found.size, time: found.mtimeMs });
    }
  }
  return files;
}

/** Only folders with the names we give; anything else in there is not ours to remove. */
async function removeEmptyFolders(folder: string): Promise<void> {
  for (const session of await readFolder(folder)) {
    await rmdir(join(folder, session)).catch((problem: NodeJS.ErrnoException) => {
      // Not empty, gone already, or in use by a process that is just writing into it.
      if (!['ENOTEMPTY', 'EEXIST', 'ENOENT', 'EBUSY', 'ENOTDIR'].includes(problem.code ?? '')) throw problem;
    });
  }
}

async function readFolder(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(gone);
  return (entries ?? [])
    .filter((entry) => (entry.isDirectory() ? /^[0-9a-f]{32}$/.test(entry.name) : entry.isFile()))
    .map((entry) => entry.name);
}

/** Another process may prune at the same time. */
function gone(problem: NodeJS.ErrnoException): undefined {
  if (problem.code === 'ENOENT' || problem.code === 'ENOTDIR') return undefined;
  throw problem;
}

function isAbandoned(file: ResultFile, now: number): boolean {
  if (now - file.time > PART_LIFETIME_MS) return true;
  const pid = Number(/\.(\d+)\.part$/.exec(file.path)?.[1]);
  try {
    process.kill(pid, 0);
    return false;
  } catch (problem) {
    return (problem as NodeJS.ErrnoException).code !== 'EPERM';
  }
}
