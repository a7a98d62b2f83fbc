import { type Dirent, readdir, readdirSync, type Stats, statfsSync, statSync } from 'node:fs';
import { ToolError } from '../../../kernel/outcome.js';
import { createTurns } from '../../../lib/create-turns.js';
import type { PlaceMatcher } from './place-matcher.js';

export interface Place {
  readonly path: string;
  readonly isFolder: boolean;
  /** Folders above it that give it the name it was found by: where one of them is moved, it is found no more. */
  readonly above: readonly string[];
}

/** What is looked for on one way through a tree. */
export interface Search {
  /** Nothing below a match is looked at. */
  readonly covered: PlaceMatcher;
  readonly besides: PlaceMatcher | undefined;
  /** Names of a path below which nothing can match. */
  readonly deepest: number;
}

export interface Found {
  readonly covered: Place[];
  readonly besides: Place[];
}

interface SeenFolder extends Found {
  readonly device: number;
  readonly inode: number;
  readonly changedAt: number;
  readonly entries: number;
  readonly folders: readonly string[];
}

interface Tree {
  readonly search: Search;
  readonly folders: ReadonlyMap<string, SeenFolder>;
}

const MOST_ENTRIES = 400_000;
/** Trees that are remembered: the working folder, and a few folders of home. */
const MOST_TREES = 16;
/** A change so soon after another one may leave no trace in the time of a folder: some disks count in two seconds. */
const SETTLED_AFTER_MS = 2_500;
const READ_TOGETHER = 64;
const UNREAL = new Set(['/proc', '/sys', '/dev']);

/**
 * Looks through folders for names, and remembers what was there: a folder whose entries have changed since has
 * another time of change, which nothing but the system sets. So the next look asks each folder for its time and reads
 * only those that changed.
 */
export class SeenFolders {
  readonly #trees = new Map<string, Tree>();
  readonly #tells = new Map<number, boolean>();
  readonly #mostEntries: number;

  constructor(mostEntries = MOST_ENTRIES) {
    this.#mostEntries = mostEntries;
  }

  /** `key` stands for root and search. A tree too large to look through is an error: what is not found is not held. */
  async find(root: string, key: string, searchFor: () => Search): Promise<Found> {
    const known = this.#trees.get(key);
    const search = known?.search ?? searchFor();
    const folders = new Map<string, SeenFolder>();
    const all: Found = { covered: [], besides: [] };
    const waiting = [root];
    let entries = 0;
    const take = ({ path, stat, isSettled }: Looked, folder: SeenFolder): void => {
      if (isSettled && this.#tellsChanges(path, stat.dev)) folders.set(path, folder);
      entries += folder.entries;
      // One by one: a folder may hold more than a call takes arguments.
      for (const place of folder.covered) all.covered.push(place);
      for (const place of folder.besides) all.besides.push(place);
      for (const below of folder.folders) waiting.push(below);
    };
    const turns = createTurns();
    let unread: Looked[] = [];
    while (waiting.length > 0 || unread.length > 0) {
      const looked = look(waiting.pop());
      const before = looked && known?.folders.get(looked.path);
      if (looked !== undefined && before !== undefined && isSame(before, looked.stat)) take(looked, before);
      else if (looked !== undefined) unread.push(looked);
      if (unread.length >= READ_TOGETHER || waiting.length === 0) {
        await readAll(unread, (each, names) => take(each, compare(each, names, search)));
        unread = [];
      }
      if (entries > this.#mostEntries) throw tooLarge(root);
      if (turns.areDue()) await turns.give();
    }
    this.#remember(key, { search, folders });
    return all;
  }

  #remember(key: string, tree: Tree): void {
    this.#trees.delete(key);
    this.#trees.set(key, tree);
    const [oldest] = this.#trees.keys();
    if (this.#trees.size > MOST_TREES && oldest !== undefined) this.#trees.delete(oldest);
  }

  /** Whether the file system of a folder sets its time with every change of an entry. */
  #tellsChanges(path: string, device: number): boolean {
    const known = this.#tells.get(device);
    if (known !== undefined) return known;
    const tells = TELLING.has(typeOf(path));
    this.#tells.set(device, tells);
    return tells;
  }
}

interface Looked {
  readonly path: string;
  readonly stat: Stats;
  /** A later change will have another time. */
  readonly isSettled: boolean;
}

/** Before its entries are read: what comes in meanwhile shows in the next look. */
function look(path: string | undefined): Looked | undefined {
  if (path === undefined) return undefined;
  const now = Date.now();
  try {
    const stat = statSync(path, { throwIfNoEntry: false });
    return stat && { path, stat, isSettled: now - stat.ctimeMs > SETTLED_AFTER_MS };
  } catch {
    return undefined; // what we cannot reach the command cannot reach either
  }
}

/** A few at once without waiting, which takes less for each; many by the threads of the system. */
async function readAll(folders: readonly Looked[], take: (folder: Looked, entries: Dirent[]) => void): Promise<void> {
  if (folders.length < READ_TOGETHER) {
    for (const folder of folders) take(folder, entriesOf(folder.path));
    return;
  }
  await new Promise<void>((resolve, reject) => {
    let left = folders.length;
    for (const folder of folders)
      readdir(folder.path, { withFileTypes: true }, (problem, entries) => {
        try {
          take(folder, problem === null ? entries : []);
        } catch (cause) {
          reject(cause);
        }
        if (--left === 0) resolve();
      });
  });
}

/** ext2 to 4, xfs, btrfs, tmpfs, overlay, zfs, f2fs, bcachefs. Others, those over a network above all, may not. */
const TELLING = new Set([0xef53, 0x58465342, 0x9123683e, 0x01021994, 0x794c7630, 0x2fc12fc1, 0xf2f52010, 0xca451a4e]);

function typeOf(path: string): number {
  try {
    return statfsSync(path).type >>> 0;
  } catch {
    return 0; // gone, or not ours to ask
  }
}

function isSame(known: SeenFolder, { dev, ino, ctimeMs }: Stats): boolean {
  return known.inode === ino && known.changedAt === ctimeMs && known.device === dev;
}

const NOTHING: never[] = [];

/** What of the entries of a folder is looked for, and where to look further. */
function compare({ path, stat }: Looked, entries: readonly Dirent[], search: Search): SeenFolder {
  const { covered, besides, deepest } = search;
  const before = path === '/' ? '/' : `${path}/`;
  const isLast = before.split('/').length >= deepest;
  const folders: string[] = [];
  const found: Found = { covered: [], besides: [] };
  for (const entry of entries) {
    const { name } = entry;
    const isFolder = entry.isDirectory();
    const marked = besides?.(before, name);
    if (marked !== undefined) found.besides.push({ path: before + name, isFolder, above: marked });
    const above = covered(before, name);
    if (above !== undefined) found.covered.push({ path: before + name, isFolder, above });
    else if (!isLast && isFolder && !UNREAL.has(before + name)) folders.push(before + name);
  }
  return {
    device: stat.dev,
    inode: stat.ino,
    changedAt: stat.ctimeMs,
    entries: entries.length,
    // Most folders hold nothing of interest, and there are many.
    covered: found.covered.length === 0 ? NOTHING : found.covered,
    besides: found.besides.length === 0 ? NOTHING : found.besides,
    folders: folders.length === 0 ? NOTHING : folders,
  };
}

function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return []; // a folder that cannot be read by us cannot be read by the command either
  }
}

function tooLarge(root: string): ToolError {
  return new ToolError(`There are too many files below ${root} to hide some of them by name.`, {
    code: 'unsupported',
    hint: 'Work in a smaller folder, or name the denied paths without **.',
  });
}
