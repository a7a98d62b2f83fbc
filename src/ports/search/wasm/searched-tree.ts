import {
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  openSync,
  readdirSync,
  readSync,
  type Stats,
  statSync,
} from 'node:fs';
import { fromGuestName, toGuestName } from './guest-names.js';

/** As WASI numbers them. */
export const FILE_TYPES = { unknown: 0, device: 2, directory: 3, file: 4, link: 7 } as const;

export interface ListedEntry {
  readonly name: string;
  readonly type: number;
}

export interface EntryFacts {
  readonly type: number;
  readonly size: number;
}

/** A file of the tree that is being read. */
export interface OpenedFile {
  facts(): EntryFacts;
  /** Reads into `bytes`; 0 is the end. */
  read(bytes: Buffer, start: number, size: number, position: number): number;
  close(): void;
}

/** A folder and what is below it. All paths and names are as the WASM program writes them, one character per byte. */
export interface SearchedTree {
  list(path: string): ListedEntry[];
  open(path: string): OpenedFile;
  /** Undefined when there is nothing. */
  look(path: string, followsLink: boolean): EntryFacts | undefined;
  /** Whether a name was listed that the program cannot write as it is. */
  hasStandIns(): boolean;
}

export interface SearchedTreeOptions {
  /** The folder in the bytes of the file system, one character each. */
  readonly root: string;
  /** Whether another worker searches this part of the tree; it then seems empty. */
  readonly isTaken: (path: string) => boolean;
  /** Ignore files that are read instead of those in the folder, or as if they were there. */
  readonly rules: ReadonlyMap<string, Buffer>;
}

/** Never waits for a pipe that took the place of a file. */
const OPEN_FLAGS = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) | (constants.O_NOCTTY ?? 0);

/** The only files a search can see: what lies below one folder, read-only. */
export function createSearchedTree({ root, isTaken, rules }: SearchedTreeOptions): SearchedTree {
  const place = (path: string): string | Buffer => {
    const below = path === '' ? root : `${root}/${fromGuestName(path)}`;
    return NOT_ASCII.test(below) ? Buffer.from(below, 'latin1') : below;
  };
  const unread = new Map(rules);
  let hasStandIns = false;
  const guestName = (name: string): string => {
    const shown = toGuestName(name);
    if (shown !== name) hasStandIns = true;
    return shown;
  };
  return {
    list(path) {
      if (isTaken(path)) return [];
      // As bytes, because a name need not be text.
      const entries = readdirSync(place(path), { withFileTypes: true, encoding: 'latin1' });
      return entries.map((entry) => ({ name: guestName(entry.name), type: typeOf(entry) }));
    },
    open(path) {
      const given = unread.get(path);
      // Ripgrep reads the rules of a folder first; after that it asks for a file to search.
      if (unread.delete(path) && given !== undefined) return openBytes(given);
      return isTaken(path) ? openBytes(NOTHING) : openDescriptor(openSync(place(path), OPEN_FLAGS));
    },
    look(path, followsLink) {
      const given = unread.get(path);
      if (given !== undefined) return { type: FILE_TYPES.file, size: given.length };
      const found = (followsLink ? statSync : lstatSync)(place(path), { throwIfNoEntry: false });
      return found === undefined ? undefined : factsOf(found);
    },
    hasStandIns: () => hasStandIns,
  };
}

const NOT_ASCII = /[\x80-\xff]/;
const NOTHING = Buffer.alloc(0);

function openDescriptor(descriptor: number): OpenedFile {
  // The program asks more than once at the end of a file.
  let end = Number.POSITIVE_INFINITY;
  return {
    facts: () => factsOf(fstatSync(descriptor)),
    read(bytes, start, size, position) {
      if (position >= end || size === 0) return 0;
      const count = readSync(descriptor, bytes, start, size, position);
      if (count === 0) end = position;
      return count;
    },
    close: () => closeSync(descriptor),
  };
}

function openBytes(content: Buffer): OpenedFile {
  return {
    facts: () => ({ type: FILE_TYPES.file, size: content.length }),
    read: (bytes, start, size, position) => content.copy(bytes, start, position, position + size),
    close: () => undefined,
  };
}

function factsOf(found: Stats): EntryFacts {
  return { type: typeOf(found), size: found.size };
}

function typeOf(entry: { isFile(): boolean; isDirectory(): boolean; isSymbolicLink(): boolean }): number {
  if (entry.isFile()) return FILE_TYPES.file;
  if (entry.isDirectory()) return FILE_TYPES.directory;
  return entry.isSymbolicLink() ? FILE_TYPES.link : FILE_TYPES.unknown;
}
