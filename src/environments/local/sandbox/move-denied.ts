import { randomBytes } from 'node:crypto';
import { rename } from 'node:fs/promises';
import type { MovedAway } from '../../environment.js';
import { expandPlaces } from './expand-places.js';
import { foldersAbove } from './folders-above.js';
import type { Place, SeenFolders } from './seen-folders.js';

/** Names a confined program must not make, and what of them was there before it. */
interface DeniedNames {
  readonly names: readonly string[];
  readonly known: readonly Place[];
  readonly writable: readonly Place[];
  readonly seen: SeenFolders;
}

/**
 * A sandbox can hide what is there, not keep a name free. So after a confined program has ended, what it made under a
 * denied name is given another one beside it: nothing is lost, and nothing takes effect under a name that was denied.
 */
export async function moveDenied({ names, known, writable, seen }: DeniedNames): Promise<readonly MovedAway[]> {
  if (names.length === 0 || writable.length === 0) return [];
  const before = new Set(known.map(({ path }) => path));
  const open = new Set(writable.map(({ path }) => path));
  const isWritable = (path: string): boolean =>
    open.has('/') || [path, ...foldersAbove(path)].some((each) => open.has(each));
  const { covered } = await expandPlaces({ covered: names, form: 'wide' }, [...open], seen);
  const made = covered.filter(({ path }) => !before.has(path) && isWritable(path));
  const moved: MovedAway[] = [];
  // Outermost first: what was made in a folder goes along with it, and is not there any more at its turn.
  for (const { path } of made.sort((a, b) => a.path.length - b.path.length)) {
    const to = `${path}.denied-${randomBytes(4).toString('hex')}`;
    await rename(path, to).then(
      () => moved.push({ path, to }),
      (problem: NodeJS.ErrnoException) => {
        if (problem.code !== 'ENOENT') moved.push({ path, to: undefined });
      },
    );
  }
  return moved;
}
