import { createDescriptors, ROOT } from './descriptors.js';
import { answering, errno, failure } from './errno.js';
import type { GuestMemory } from './guest-memory.js';
import { type EntryFacts, FILE_TYPES, type ListedEntry } from './searched-tree.js';
import type { WasiCalls, WasiHostOptions } from './wasi-host.js';

const STDOUT = 1;
const STDERR = 2;
const FOLLOWS_LINK = 1;
const WANTS_FOLDER = 2;
const FROM_HERE = 1;
const FROM_END = 2;
/** A program that has grown over this reads no more of a file: of a line or, with multiline, a file that is too large. */
const MOST_MEMORY = 768 * 1_048_576;

/** What a WASM program asks about files: it can read those of the tree, and write its output. */
export function fileCalls(memory: GuestMemory, { tree, onOutput, onError }: Omit<WasiHostOptions, 'args'>): WasiCalls {
  const opened = createDescriptors();
  const pathAt = (folder: number, start: number, size: number): string =>
    joinPaths(opened.folder(folder).path, memory.bytes().toString('latin1', start, start + size));
  const answerNumber = (answer: number, value: number): number => {
    memory.view().setUint32(answer, value, true);
    return 0;
  };

  return {
    path_open: (
      folder: number,
      _lookup: number,
      start: number,
      size: number,
      flags: number,
      _rights: bigint,
      _inheriting: bigint,
      _mode: number,
      answer: number,
    ) =>
      answering(() => {
        const path = pathAt(folder, start, size);
        const isFolder = (flags & WANTS_FOLDER) !== 0;
        const what = isFolder ? { path, entries: tree.list(path) } : { file: tree.open(path), position: 0 };
        return answerNumber(answer, opened.add(what));
      }),
    path_filestat_get: (folder: number, lookup: number, start: number, size: number, answer: number) =>
      answering(() => {
        const facts = tree.look(pathAt(folder, start, size), (lookup & FOLLOWS_LINK) !== 0);
        return facts === undefined ? errno('ENOENT') : writeFacts(memory, answer, facts);
      }),
    path_readlink: () => errno('EINVAL'),
    fd_read: (number: number, buffers: number, length: number, answer: number) =>
      answering(() => {
        if (memory.bytes().length > MOST_MEMORY) return errno('ENOMEM');
        const reading = opened.file(number);
        const from = reading.position;
        memory.eachBuffer(buffers, length, (start, size) => {
          const count = reading.file.read(memory.bytes(), start, size, reading.position);
          reading.position += count;
          return count === size;
        });
        return answerNumber(answer, reading.position - from);
      }),
    fd_write(number: number, buffers: number, length: number, answer: number) {
      if (number !== STDOUT && number !== STDERR) return errno('EBADF');
      let count = 0;
      memory.eachBuffer(buffers, length, (start, size) => {
        (number === STDOUT ? onOutput : onError)(memory.bytes().subarray(start, start + size));
        count += size;
        return true;
      });
      return answerNumber(answer, count);
    },
    fd_seek: (number: number, offset: bigint, from: number, answer: number) =>
      answering(() => {
        const reading = opened.file(number);
        const base = from === FROM_END ? reading.file.facts().size : from === FROM_HERE ? reading.position : 0;
        const position = base + Number(offset);
        if (position < 0) return errno('EINVAL');
        reading.position = position;
        memory.view().setBigUint64(answer, BigInt(position), true);
        return 0;
      }),
    fd_readdir: (number: number, start: number, size: number, from: bigint, answer: number) =>
      answering(() =>
        answerNumber(answer, writeEntries(memory, opened.folder(number).entries, Number(from), start, size)),
      ),
    fd_filestat_get: (number: number, answer: number) =>
      answering(() => writeFacts(memory, answer, opened.facts(number))),
    fd_fdstat_get: (number: number, answer: number) =>
      answering(() => {
        const view = memory.view();
        view.setUint32(answer, opened.type(number), true);
        view.setUint32(answer + 4, 0, true);
        // Every right: what must not be done cannot be done here.
        for (let at = answer + 8; at < answer + 24; at += 4) view.setUint32(at, 0xffffffff, true);
        return 0;
      }),
    fd_fdstat_set_flags: () => 0,
    fd_prestat_get(number: number, answer: number) {
      if (number !== ROOT) return errno('EBADF');
      memory.view().setUint32(answer, 0, true);
      return answerNumber(answer + 4, '.'.length);
    },
    fd_prestat_dir_name(number: number, start: number) {
      if (number !== ROOT) return errno('EBADF');
      memory.bytes().write('.', start);
      return 0;
    },
    fd_close: (number: number) =>
      answering(() => {
        opened.close(number);
        return 0;
      }),
  };
}

/** Below the folder, without `.`; what would lead out of it is refused. */
function joinPaths(folder: string, below: string): string {
  const path = below.replace(/^(?:\.\/)+/, '').replace(/\/+$/, '');
  if (path.startsWith('/') || (path.includes('..') && path.split('/').includes('..'))) throw failure('ENOTCAPABLE');
  if (path === '' || path === '.') return folder;
  return folder === '' ? path : `${folder}/${path}`;
}

/**
 * The rest of what WASI has here (device, inode, links, times) is nothing that ripgrep looks at. The size is for making
 * room; where there is none, that would be its end.
 */
function writeFacts(memory: GuestMemory, answer: number, { type, size }: EntryFacts): number {
  const view = memory.view();
  for (let at = answer; at < answer + 64; at += 8) view.setFloat64(at, 0);
  view.setUint8(answer + 16, type);
  view.setBigUint64(answer + 32, BigInt(size > MOST_MEMORY ? 0 : size), true);
  return 0;
}

const HEAD = 24;
const NO_ENTRY: ListedEntry = { name: '', type: FILE_TYPES.unknown };

/**
 * Writes entries as far as there is room, the last one in part, which tells the program to come back for it. The inode
 * is made up: for one that is 0 the program's library would ask about every single file.
 */
function writeEntries(
  memory: GuestMemory,
  entries: readonly ListedEntry[],
  from: number,
  start: number,
  size: number,
): number {
  const view = memory.view();
  let used = 0;
  for (let index = from; index < entries.length; index++) {
    const { name, type } = entries[index] ?? NO_ENTRY;
    if (size - used < HEAD) return size;
    const at = start + used;
    view.setUint32(at, index + 1, true);
    view.setUint32(at + 4, 0, true);
    view.setUint32(at + 8, 1, true);
    view.setUint32(at + 12, 0, true);
    view.setUint32(at + 16, name.length, true);
    view.setUint32(at + 20, type, true);
    const room = Math.min(name.length, size - used - HEAD);
    memory.bytes().write(name, at + HEAD, room, 'latin1');
    used += HEAD + room;
    if (room < name.length) return size;
  }
  return used;
}
