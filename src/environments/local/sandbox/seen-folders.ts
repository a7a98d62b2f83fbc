import { type Dirent, readdirSync, type Stats, statfsSync, statSync } from 'node:fs';
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
const UNREAL = new Set(['/proc', '/sys', '/dev']);

/**
 * Looks through folders for names, and remembers what was there: a folder whose entries have changed since has
 * another time of change, which nothing but the system sets. So the next look asks each folder for its time and reads
 * only those that changed.
 */
export class SeenFolders {
  readonly #trees = new Map<string, Tree>();
  readonly #tells = new Map<number, boolean>();

  /** `key` stands for root and search. A tree too large to look through is an error: what is not found is not held. */
  async find(root: string, key: string, searchFor: () => Search): Promise<Found> {
    const known = this.#trees.get(key);
    const search = known?.search ?? searchFor();
    const seen = new Map<string, SeenFolder>();
    const all: Found = { covered: [], besides: [] };
    const turns = createTurns();
    const waiting = [root];
    let entries = 0;
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      const folder = this.#look(path, search, known?.folders.get(path), seen);
      if (folder === undefined) continue;
      entries += folder.entries;
      if (entries > MOST_ENTRIES) throw tooLarge(root);
      all.covered.push(...folder.covered);
      all.besides.push(...folder.besides);
      waiting.push(...folder.folders);
      if (turns.areDue()) await turns.give();
    }
    this.#remember(key, { search, folders: seen });
    return all;
  }

  #look(
    path: string,
    search: Search,
    known: SeenFolder | undefined,
    seen: Map<string, SeenFolder>,
  ): SeenFolder | undefined {
    const now = Date.now();
    // Before its entries: what comes in while they are read shows in the next look.
    const stat = statOf(path);
    if (stat === undefined) return undefined;
    const folder = known !== undefined && isSame(known, stat) ? known : read(path, stat, search);
    const isSettled = now - stat.ctimeMs > SETTLED_AFTER_MS;
    if (isSettled && this.#tellsChanges(path, stat.dev)) seen.set(path, folder);
    return folder;
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

function statOf(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined; // what we cannot reach the command cannot reach either
  }
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

function read(path: string, { dev, ino, ctimeMs }: Stats, { covered, besides, deepest }: Search): SeenFolder {
  const before = path === '/' ? '/' : `${path}/`;
  const isLast = before.split('/').length >= deepest;
  const folders: string[] = [];
  const found: Found = { covered: [], besides: [] };
  const entries = entriesOf(path);
  for (const entry of entries) {
    const { name } = entry;
    const below = before + name;
    const isFolder = entry.isDirectory();
    const marked = besides?.(below, name);
    if (marked !== undefined) found.besides.push({ path: below, isFolder, above: marked });
    const above = covered(below, name);
    if (above !== undefined) found.covered.push({ path: below, isFolder, above });
    else if (!isLast && isFolder && !UNREAL.has(below)) folders.push(below);
  }
  return {
    device: dev,
    inode: ino,
    changedAt: ctimeMs,
    entries: entries.length,
    // Most folders hold nothing of interest, and there are many.
    covered: found.covered.length === 0 ? NOTHING : found.covered,
    besides: found.besides.length === 0 ? NOTHING : found.besides,
    folders: folders.length === 0 ? NOTHING : folders,
  };
}

/** Without waiting: a promise for each folder takes longer than reading it. */
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
