import { failure } from './errno.js';
import { type EntryFacts, FILE_TYPES, type ListedEntry, type OpenedFile } from './searched-tree.js';

export interface OpenedFolder {
  readonly path: string;
  readonly entries: readonly ListedEntry[];
}

export interface ReadFile {
  readonly file: OpenedFile;
  position: number;
}

type Opened = OpenedFolder | ReadFile;

/** What a WASM program has open, by its numbers. Each function throws for a number that is something else. */
export interface Descriptors {
  add(what: Opened): number;
  folder(number: number): OpenedFolder;
  file(number: number): ReadFile;
  facts(number: number): EntryFacts;
  type(number: number): number;
  close(number: number): void;
}

/** The folder a program starts in; the numbers before it are its streams. */
export const ROOT = 3;

export function createDescriptors(): Descriptors {
  const all: (Opened | undefined)[] = [undefined, undefined, undefined, { path: '', entries: [] }];
  const free: number[] = [];
  const at = (number: number): Opened => {
    const what = all[number];
    if (what === undefined) throw failure('EBADF');
    return what;
  };
  return {
    add(what) {
      const number = free.pop() ?? all.length;
      all[number] = what;
      return number;
    },
    folder(number) {
      const what = at(number);
      if ('file' in what) throw failure('ENOTDIR');
      return what;
    },
    file(number) {
      const what = at(number);
      if (!('file' in what)) throw failure('EISDIR');
      return what;
    },
    facts(number) {
      if (number < ROOT) return { type: FILE_TYPES.device, size: 0 };
      const what = at(number);
      return 'file' in what ? what.file.facts() : { type: FILE_TYPES.directory, size: 0 };
    },
    type(number) {
      if (number < ROOT) return FILE_TYPES.device;
      return 'file' in at(number) ? FILE_TYPES.file : FILE_TYPES.directory;
    },
    close(number) {
      const what = at(number);
      all[number] = undefined;
      free.push(number);
      if ('file' in what) what.file.close();
    },
  };
}
