import { closeSync, constants, fstatSync, fsync, lstatSync, openSync, readlinkSync, realpathSync } from 'node:fs';
import { join, sep } from 'node:path';
import { promisify } from 'node:util';
import { ToolError } from '../../kernel/outcome.js';
import { changedUnderneath, errnoOf, fileError } from '../file-errors.js';
import { decodeFileName, encodeFileName } from '../file-name-bytes.js';

/** An opened folder by which its members are reached. */
export interface FolderAnchor {
  readonly path: string;
  /** A path for the system functions that reaches the folder itself. */
  readonly base: string | Buffer;
  /** A path for the system functions that reaches a member, without passing through any link. */
  at(name: string): string | Buffer;
  /** Throws when the folder no longer lies where it was opened. */
  verify(): void;
  sync(): Promise<void>;
  close(): void;
}

/** Opens a folder and makes sure that it is the one at this real path. */
export function anchorFolder(path: string, byDescriptor: boolean): FolderAnchor {
  try {
    const anchor = byDescriptor ? anchorByDescriptor(path) : anchorByPath(path);
    try {
      anchor.verify();
    } catch (error) {
      anchor.close();
      throw error;
    }
    return anchor;
  } catch (error) {
    // The path was free of links when it was judged, so a link here means that it was swapped since.
    if (errnoOf(error) === 'ELOOP') throw changedUnderneath(path);
    throw fileError(error, 'open', path);
  }
}

/** Whether an open descriptor has a path of its own, as on Linux. */
export function hasDescriptorPaths(): boolean {
  if (descriptorPaths === undefined) descriptorPaths = process.platform === 'linux' && canReadOwnDescriptors();
  return descriptorPaths;
}

let descriptorPaths: boolean | undefined;

/** `O_PATH`: a handle to the place, which needs no permission to read the folder. Node does not name it. */
const O_PATH = 0o10000000;
const fsyncAsync = promisify(fsync);

function canReadOwnDescriptors(): boolean {
  try {
    const fd = openSync('/', constants.O_RDONLY);
    try {
      return readlinkSync(`/proc/self/fd/${fd}`) === '/';
    } finally {
      closeSync(fd);
    }
  } catch {
    // No /proc here: paths have to do.
    return false;
  }
}

/**
 * Node has no `openat`, but `/proc/self/fd/N/name` means the same: the kernel starts at the opened folder, whatever
 * its path has become since, and only the last name is looked up.
 */
function anchorByDescriptor(path: string): FolderAnchor {
  const fd = openSync(encodeFileName(path), O_PATH | constants.O_DIRECTORY | constants.O_NOFOLLOW);
  const base = `/proc/self/fd/${fd}`;
  let open = true;
  const requireOpen = (): void => {
    if (!open) throw new Error(`the handle of ${path} is closed`);
  };
  return {
    path,
    base,
    at(name) {
      requireOpen();
      return encodeFileName(`${base}/${requireSingle(name)}`);
    },
    verify() {
      requireOpen();
      if (decodeFileName(readlinkSync(base, 'buffer')) !== path) throw changedUnderneath(path);
    },
    async sync() {
      requireOpen();
      await syncFolder(`${base}/.`);
    },
    close() {
      if (open) closeSync(fd);
      open = false;
    },
  };
}

/** Elsewhere: the path itself, compared before and after with the folder that was found first. */
function anchorByPath(path: string): FolderAnchor {
  const first = lstatSync(path, { bigint: true });
  if (first.isSymbolicLink()) throw changedUnderneath(path);
  if (!first.isDirectory()) throw Object.assign(new Error('ENOTDIR'), { code: 'ENOTDIR' });
  return {
    path,
    base: path,
    at: (name) => encodeFileName(join(path, requireSingle(name))),
    verify() {
      const now = lstatSync(path, { bigint: true });
      const isSame = now.ino === first.ino && now.dev === first.dev && now.isDirectory();
      if (!isSame || realpathSync.native(path) !== path) throw changedUnderneath(path);
    },
    sync: () => syncFolder(path),
    close() {},
  };
}

function requireSingle(name: string): string {
  const isSingle = name !== '' && name !== '.' && name !== '..' && !name.includes('/') && !name.includes('\0');
  if (isSingle && !(sep === '\\' && name.includes('\\'))) return name;
  throw new ToolError(`${JSON.stringify(name)} is not the name of a single file.`, { code: 'invalid_arguments' });
}

/** Not every file system can do this, and Windows cannot; there the rename itself is all there is. */
async function syncFolder(base: string): Promise<void> {
  if (process.platform === 'win32') return;
  let fd: number;
  try {
    fd = openSync(base, constants.O_RDONLY | constants.O_DIRECTORY);
  } catch (error) {
    // A folder that may be entered but not read.
    if (errnoOf(error) === 'EACCES') return;
    throw error;
  }
  try {
    fstatSync(fd);
    await fsyncAsync(fd);
  } catch (error) {
    if (!['EINVAL', 'ENOTSUP', 'EROFS', 'EBADF'].includes(errnoOf(error) ?? '')) throw error;
  } finally {
    closeSync(fd);
  }
}
