import {
  closeSync,
  fchmodSync,
  fstatSync,
  futimesSync,
  linkSync,
  lstatSync,
  mkdirSync,
  openSync,
  read,
  readlinkSync,
  readSync,
  renameSync,
  rmdirSync,
  statSync,
  symlinkSync,
  unlinkSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { FileReader, FileStat, FolderOptions } from '../../kernel/ports.js';
import { changedUnderneath, errnoOf, type FileAction, fileError, notOrdinary, systemError } from '../file-errors.js';
import { decodeFileName, encodeFileName } from '../file-name-bytes.js';
import type { FolderHandle } from '../files.js';
import { anchorFolder, type FolderAnchor } from './files-anchor.js';
import { listMembers } from './files-list.js';
import { readListedFiles } from './files-read-listed.js';
import { kindOf } from './files-resolve.js';
import { describeFile, READ_FLAGS, statOrNull } from './files-stat.js';
import { writeAtomic } from './files-write.js';

/** Opens a folder of this machine by its real path, held by its descriptor where the system has paths for those. */
export function openLocalFolder(path: string, byDescriptor: boolean): FolderHandle {
  const anchor = anchorFolder(path, byDescriptor);
  const attempt = <T>(action: FileAction, name: string, work: () => T): T => {
    try {
      return work();
    } catch (error) {
      throw fileError(error, action, join(path, name));
    }
  };
  const handle: FolderHandle = {
    path,
    self: async () => attempt('look at', '', () => describeFile(path, statSync(anchor.base, { bigint: true }))),
    stat: async (name) => attempt('look at', name, () => statMember(anchor, name)),
    readLink: async (name) => attempt('look at', name, () => decodeFileName(readlinkSync(anchor.at(name), 'buffer'))),
    open: async (name) => attempt('read', name, () => openMember(anchor, name)),
    list: () => listMembers(anchor),
    readFiles: (names, maxBytes) => readListedFiles(anchor, names, maxBytes),
    write: (name, content, options) => writeAtomic(anchor, name, content, options),
    remove: async (name) => attempt('remove', name, () => removeMember(anchor, name)),
    rename: (name, target, newName, options) => moveMember(anchor, name, anchorOf(target), newName, options?.overwrite),
    makeFolder: async (name, options) => attempt('make', name, () => makeMember(anchor, name, options)),
    makeLink: async (name, target) => attempt('make', name, () => linkMember(anchor, name, target)),
    setMode: async (name, mode) => attempt('write', name, () => setAttributes(anchor, name, { mode })),
    sync: () => anchor.sync(),
    close: async () => anchor.close(),
  };
  anchors.set(handle, anchor);
  return handle;
}

const anchors = new WeakMap<FolderHandle, FolderAnchor>();

function anchorOf(handle: FolderHandle): FolderAnchor {
  const anchor = anchors.get(handle);
  if (anchor === undefined) throw new Error('the target folder belongs to another environment');
  return anchor;
}

function statMember(anchor: FolderAnchor, name: string): FileStat | null {
  const stat = statOrNull(anchor, name);
  return stat === null ? null : describeFile(join(anchor.path, name), stat);
}

function openMember(anchor: FolderAnchor, name: string): FileReader {
  const path = join(anchor.path, name);
  const before = lstatSync(anchor.at(name), { bigint: true });
  if (!before.isFile()) throw notOrdinary(path, kindOf(before));
  const fd = openSync(anchor.at(name), READ_FLAGS);
  try {
    const opened = fstatSync(fd, { bigint: true });
    if (!opened.isFile()) throw notOrdinary(path, kindOf(opened));
    anchor.verify();
    return readerOf(fd, describeFile(path, opened));
  } catch (error) {
    closeSync(fd);
    throw error;
  }
}

const readAsync = promisify(read);

/** Up to here a read is done at once: it takes less time than handing it to a thread and back. */
const SYNC_READ_BYTES = 1024 * 1024;

function readerOf(fd: number, stat: FileStat): FileReader {
  let open = true;
  return {
    stat,
    async read(position, length, into) {
      if (!open) throw new Error(`the reader of ${stat.path} is closed`);
      const buffer =
        into !== undefined && into.length >= length
          ? Buffer.from(into.buffer, into.byteOffset, Math.max(0, length))
          : Buffer.allocUnsafeSlow(Math.max(0, length));
      let filled = 0;
      try {
        while (filled < buffer.length) {
          const rest = buffer.length - filled;
          const bytesRead =
            rest <= SYNC_READ_BYTES
              ? readSync(fd, buffer, filled, rest, position + filled)
              : (await readAsync(fd, buffer, filled, rest, position + filled)).bytesRead;
          if (bytesRead === 0) break;
          filled += bytesRead;
        }
      } catch (error) {
        throw fileError(error, 'read', stat.path);
      }
      return buffer.subarray(0, filled);
    },
    async close() {
      if (open) closeSync(fd);
      open = false;
    },
  };
}

function removeMember(anchor: FolderAnchor, name: string): void {
  anchor.verify();
  const stat = lstatSync(anchor.at(name));
  if (stat.isDirectory()) rmdirSync(anchor.at(name));
  else unlinkSync(anchor.at(name));
}

function makeMember(anchor: FolderAnchor, name: string, options?: FolderOptions): boolean {
  const isNew = makeOrFind(anchor, name);
  if (options !== undefined) setAttributes(anchor, name, options);
  return isNew;
}

function linkMember(anchor: FolderAnchor, name: string, target: string): void {
  anchor.verify();
  symlinkSync(encodeFileName(target), anchor.at(name));
}

/** By descriptor, because by name it would be done to what a link leads to. */
function setAttributes(anchor: FolderAnchor, name: string, { mode, mtimeMs }: FolderOptions): void {
  const fd = openSync(anchor.at(name), READ_FLAGS);
  try {
    if (mode !== undefined) fchmodSync(fd, mode & 0o777);
    if (mtimeMs !== undefined) futimesSync(fd, mtimeMs / 1000, mtimeMs / 1000);
  } finally {
    closeSync(fd);
  }
}

function makeOrFind(anchor: FolderAnchor, name: string): boolean {
  anchor.verify();
  try {
    mkdirSync(anchor.at(name));
    return true;
  } catch (error) {
    if (errnoOf(error) !== 'EEXIST') throw error;
    const stat = lstatSync(anchor.at(name));
    if (stat.isDirectory()) return false;
    throw stat.isSymbolicLink() ? changedUnderneath(join(anchor.path, name)) : error;
  }
}

async function moveMember(
  from: FolderAnchor,
  name: string,
  to: FolderAnchor,
  newName: string,
  overwrite = false,
): Promise<void> {
  const target = join(to.path, newName);
  try {
    from.verify();
    to.verify();
    if (overwrite) renameSync(from.at(name), to.at(newName));
    else moveToFreeName(from, name, to, newName);
    await to.sync();
    if (from.path !== to.path) await from.sync();
  } catch (error) {
    throw fileError(error, 'move', errnoOf(error) === 'ENOENT' ? join(from.path, name) : target);
  }
}

/**
 * A rename replaces what it finds, a hard link does not: files take that way. A folder cannot be linked, but a rename
 * replaces only an empty folder, so the most a race can cost is that.
 */
function moveToFreeName(from: FolderAnchor, name: string, to: FolderAnchor, newName: string): void {
  const isFolder = lstatSync(from.at(name)).isDirectory();
  if (statMember(to, newName) !== null) throw systemError('EEXIST');
  if (isFolder) {
    renameSync(from.at(name), to.at(newName));
    return;
  }
  try {
    linkSync(from.at(name), to.at(newName));
  } catch (error) {
    if (!['EPERM', 'ENOTSUP', 'ENOSYS', 'EOPNOTSUPP', 'EMLINK'].includes(errnoOf(error) ?? '')) throw error;
    renameSync(from.at(name), to.at(newName));
    return;
  }
  unlinkSync(from.at(name));
}
