import { lstat } from 'node:fs/promises';
import type { WatchPort } from '../../files/watch-port.js';
import type { CallGuard, ResolvedPath } from '../../kernel/gate.js';
import { ToolError } from '../../kernel/outcome.js';
import { FolderWatch } from './folder-watch.js';
import { watchWithChokidar } from './watch-with-chokidar.js';

export interface WatchPortOptions {
  readonly guard: CallGuard;
  readonly resolve: (path: string) => Promise<ResolvedPath>;
  readonly signal: AbortSignal;
  /** Whether the system tells of a folder's members by name, one folder at a time. Default: on Linux. */
  readonly byFolder?: boolean;
}

const MAX_WATCHED = 50_000;
const SETTLED_MS = 300;

/** Watches local folders and files. Links are not followed, and nothing outside the judged root is looked at. */
export function createWatchPort({
  guard,
  resolve,
  signal,
  byFolder = process.platform === 'linux',
}: WatchPortOptions): WatchPort {
  return {
    async start({ path, ignores, onSignal, onProblem }) {
      const { path: root, kind } = await resolve(path);
      if (kind === 'missing') throw new ToolError(`Path not found: ${path}`, { code: 'not_found' });
      await guard.check({ permission: 'file:read', path: root });
      let looking: NodeJS.Timeout | undefined;
      /** The end of the root itself is not always told: after the last removal it is looked for. */
      function onGone(): void {
        clearTimeout(looking);
        looking = setTimeout(() => {
          void lstat(root).catch(() => onProblem(`${path} is gone; start another watch`));
        }, SETTLED_MS);
        looking.unref();
      }
      const onTooMuch = (): void => onProblem(`${path} has more than ${MAX_WATCHED} files`);
      const request = { root, ignores, onSignal, onProblem, onGone, most: MAX_WATCHED };
      const stop =
        byFolder && kind === 'directory'
          ? await watchFolder(request, onTooMuch)
          : await watchWithChokidar({ ...request, onTooMuch, signal });
      return {
        root,
        async close() {
          clearTimeout(looking);
          await stop();
        },
      };
    },
    readable: (paths) => guard.filterMembers('file:read', paths),
  };
}

async function watchFolder(
  request: ConstructorParameters<typeof FolderWatch>[0],
  onTooMuch: () => void,
): Promise<() => Promise<void>> {
  const folder = new FolderWatch(request);
  try {
    if (!(await folder.start())) onTooMuch();
  } catch (problem) {
    folder.close();
    throw problem;
  }
  return async () => folder.close();
}
