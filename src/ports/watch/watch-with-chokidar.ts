import { relative } from 'node:path';
import type { FolderWatchOptions } from './folder-watch.js';

export interface ChokidarOptions extends FolderWatchOptions {
  readonly signal: AbortSignal;
  readonly onTooMuch: () => void;
}

/** Watches a single file, or a folder where the system tells of changes in other ways. Answers how to end it. */
export async function watchWithChokidar({
  root,
  ignores,
  onSignal,
  onProblem,
  onGone,
  onTooMuch,
  most,
  signal,
}: ChokidarOptions): Promise<() => Promise<void>> {
  const { watch } = await import('chokidar');
  const inodes = new Map<string, string>();
  let ready = false;
  const below = (full: string): string => relative(root, full);
  const watcher = watch(root, {
    persistent: false,
    followSymlinks: false,
    // Removals are told at once: a rename is recognised by the caller, within its debounce time.
    atomic: false,
    alwaysStat: true,
    ignoreInitial: false,
    ignored: (full) => full !== root && ignores(below(full)),
  });
  const close = async (): Promise<void> => {
    inodes.clear();
    await watcher.close();
  };
  watcher.on('all', (event, full, stats) => {
    const name = below(full);
    const isFolder = event === 'addDir' || event === 'unlinkDir';
    const gone = event === 'unlink' || event === 'unlinkDir';
    const inode = gone ? inodes.get(name) : stats === undefined ? undefined : String(stats.ino);
    if (gone) inodes.delete(name);
    else if (inode !== undefined) inodes.set(name, inode);
    if (!ready && inodes.size > most) onTooMuch();
    if (ready && gone) onGone();
    if (!ready || (name === '' && isFolder)) return;
    onSignal({ kind: gone ? 'removed' : event === 'change' ? 'changed' : 'created', path: name, isFolder, inode });
  });
  watcher.on('error', (problem) => onProblem(problem instanceof Error ? problem.message : String(problem)));
  try {
    await untilReady(watcher, signal);
  } catch (problem) {
    await close();
    throw problem;
  }
  ready = true;
  return close;
}

/** The first walk must be over before a change can be told from what was there. */
function untilReady(
  watcher: { once(event: 'ready', listener: () => void): unknown },
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = (): void => reject(signal.reason);
    if (signal.aborted) return stop();
    signal.addEventListener('abort', stop, { once: true });
    watcher.once('ready', () => {
      signal.removeEventListener('abort', stop);
      resolve();
    });
  });
}
