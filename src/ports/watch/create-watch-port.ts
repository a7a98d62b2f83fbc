import { lstat } from 'node:fs/promises';
import { relative } from 'node:path';
import type { WatchPort } from '../../files/watch-port.js';
import type { CallGuard, ResolvedPath } from '../../kernel/gate.js';
import { ToolError } from '../../kernel/outcome.js';

export interface WatchPortOptions {
  readonly guard: CallGuard;
  readonly resolve: (path: string) => Promise<ResolvedPath>;
  readonly signal: AbortSignal;
}

const MAX_WATCHED = 50_000;
const SETTLED_MS = 300;

/** Watches local folders with chokidar. Links are not followed, and nothing outside the judged root is looked at. */
export function createWatchPort({ guard, resolve, signal }: WatchPortOptions): WatchPort {
  return {
    async start({ path, ignores, onSignal, onProblem }) {
      const { path: root, kind } = await resolve(path);
      if (kind === 'missing') throw new ToolError(`Path not found: ${path}`, { code: 'not_found' });
      await guard.check({ permission: 'file:read', path: root });
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
      let looking: NodeJS.Timeout | undefined;
      /** The end of the root itself is not always told: after the last removal it is looked for. */
      function lookForRoot(): void {
        clearTimeout(looking);
        looking = setTimeout(() => {
          void lstat(root).catch(() => onProblem(`${path} is gone; start another watch`));
        }, SETTLED_MS);
        looking.unref();
      }
      const close = async (): Promise<void> => {
        clearTimeout(looking);
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
        if (!ready && inodes.size > MAX_WATCHED) onProblem(`${path} has more than ${MAX_WATCHED} files`);
        if (ready && gone) lookForRoot();
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
      return { root, close };
    },
    readable: (paths) => guard.filterMembers('file:read', paths),
  };
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
