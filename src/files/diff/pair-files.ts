import type { FilesPort, FolderEntry } from '../../kernel/ports.js';
import { byText, sortInTurns } from '../../lib/sort-in-turns.js';

/** The files of two folders by where they are, in the order of paths; empty folders of one alone end in a slash. */
export interface PairedFiles {
  readonly both: readonly string[];
  readonly onlyFirst: readonly string[];
  readonly onlySecond: readonly string[];
  /** Links and special files of either. */
  readonly links: readonly string[];
  /** There were more files than are looked at; what is told of those before holds. */
  readonly truncated: boolean;
}

/** Walks two folders side by side, so that where it has to end, it ends at the same place in both. */
export async function pairFiles(
  files: FilesPort,
  first: string,
  second: string,
  most: number,
  signal: AbortSignal | undefined,
): Promise<PairedFiles> {
  const found = { both: [] as string[], onlyFirst: [] as string[], onlySecond: [] as string[] };
  const links = new Set<string>();
  const waiting: { path: string; inFirst: boolean; inSecond: boolean }[] = [
    { path: '', inFirst: true, inSecond: true },
  ];
  let [seen, truncated] = [0, false];
  for (let next = waiting.pop(); next !== undefined && !truncated; next = waiting.pop()) {
    signal?.throwIfAborted();
    const { path: folder } = next;
    const [a, b] = [
      next.inFirst ? await membersOf(files, first, folder) : NONE,
      next.inSecond ? await membersOf(files, second, folder) : NONE,
    ];
    // A folder with nothing in it, that only one of them has, would otherwise go unnoticed.
    if (!next.inSecond && a.size === 0) found.onlyFirst.push(`${folder}/`);
    if (!next.inFirst && b.size === 0) found.onlySecond.push(`${folder}/`);
    const below: typeof waiting = [];
    for (const name of await sortInTurns([...new Set([...a.keys(), ...b.keys()])], byText)) {
      const path = folder === '' ? name : `${folder}/${name}`;
      const [inA, inB] = [a.get(name), b.get(name)];
      for (const kind of [inA, inB])
        if (kind !== undefined && kind !== 'file' && kind !== 'directory') links.add(`${path} (${kind})`);
      if ((inA === 'directory' || inB === 'directory') && name !== '.git')
        below.push({ path, inFirst: inA === 'directory', inSecond: inB === 'directory' });
      if (inA !== 'file' && inB !== 'file') continue;
      if (++seen > most) {
        truncated = true;
        break;
      }
      if (inA === 'file' && inB === 'file') found.both.push(path);
      else if (inA === 'file') found.onlyFirst.push(path);
      else found.onlySecond.push(path);
    }
    waiting.push(...below.reverse());
  }
  return {
    both: await sortInTurns(found.both, byText),
    onlyFirst: await sortInTurns(found.onlyFirst, byText),
    onlySecond: await sortInTurns(found.onlySecond, byText),
    links: [...links].sort(),
    truncated,
  };
}

const NONE: ReadonlyMap<string, FolderEntry['kind']> = new Map();

async function membersOf(
  files: FilesPort,
  root: string,
  folder: string,
): Promise<ReadonlyMap<string, FolderEntry['kind']>> {
  const members = await files.list(folder === '' ? root : `${root}/${folder}`);
  return new Map(members.map(({ name, kind }) => [name, kind]));
}
