import { createHash, type Hash } from 'node:crypto';
import {
  accessSync,
  type BigIntStats,
  closeSync,
  constants,
  fchmodSync,
  fchownSync,
  fstatSync,
  fsync,
  futimesSync,
  linkSync,
  lstatSync,
  openSync,
  read,
  renameSync,
  unlinkSync,
  write,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ToolError } from '../../kernel/outcome.js';
import type { WriteReport } from '../../kernel/ports.js';
import { errnoOf, fileError, notOrdinary, systemError } from '../file-errors.js';
import type { FolderWriteOptions } from '../files.js';
import type { FolderAnchor } from './files-anchor.js';
import { reapLeftovers, temporaryName } from './files-leftovers.js';
import { kindOf } from './files-resolve.js';

/**
 * Replaces or creates one file: all of the new content goes to a temporary file beside it and to the disk, then one
 * rename puts it in place. Whatever fails, the old content stays and the temporary file goes. A hard link is cut:
 * its other names keep the old content, since they may lie where this call must not write.
 */
export async function writeAtomic(
  anchor: FolderAnchor,
  name: string,
  content: Uint8Array | AsyncIterable<Uint8Array>,
  options: FolderWriteOptions = {},
): Promise<WriteReport> {
  const path = join(anchor.path, name);
  try {
    const before = requireReplaceable(anchor, name, options);
    if (options.scratch === true && before === null) return await writeScratch(anchor, name, content, options);
    await reapLeftovers(anchor);
    const temporary = temporaryName();
    try {
      const { bytes, hash } = await fill(anchor.at(temporary), content, before, options);
      if (options.expectedHash !== undefined) await requireHash(anchor, name, options.expectedHash);
      options.signal?.throwIfAborted();
      anchor.verify();
      place(anchor, temporary, name, options.createOnly === true);
      await anchor.sync();
      return { path, bytes, hash, created: before === null };
    } catch (error) {
      discard(anchor, temporary);
      throw error;
    }
  } catch (error) {
    if (options.signal?.aborted === true) throw cancelled(path, error);
    throw fileError(error, 'write', path);
  }
}

/** Nobody looks at it before it is moved to its place, so it is filled where it stands. */
async function writeScratch(
  anchor: FolderAnchor,
  name: string,
  content: Uint8Array | AsyncIterable<Uint8Array>,
  options: FolderWriteOptions,
): Promise<WriteReport> {
  anchor.verify();
  try {
    const { bytes, hash } = await fill(anchor.at(name), content, null, options);
    anchor.verify();
    return { path: join(anchor.path, name), bytes, hash, created: true };
  } catch (error) {
    if (errnoOf(error) !== 'EEXIST') discard(anchor, name);
    throw error;
  }
}

const NEW_FILE = constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL | (constants.O_NOFOLLOW ?? 0);
/** Up to here a write is done at once: it takes less time than handing it to a thread and back. */
const SYNC_WRITE_BYTES = 64 * 1024;
const writeAsync = promisify(write);
const fsyncAsync = promisify(fsync);

/** What stands there now, when it may be replaced. A folder's permission must not stand in for the file's own. */
function requireReplaceable(anchor: FolderAnchor, name: string, options: FolderWriteOptions): BigIntStats | null {
  const before = statOrNull(anchor, name);
  if (before === null) {
    if (options.expectedHash !== undefined) throw changed(join(anchor.path, name), 'it does not exist');
    return null;
  }
  const kind = kindOf(before);
  if (options.createOnly === true) throw systemError('EEXIST');
  if (kind !== 'file') throw notOrdinary(join(anchor.path, name), kind);
  accessSync(anchor.at(name), constants.W_OK);
  return before;
}

function statOrNull(anchor: FolderAnchor, name: string): BigIntStats | null {
  try {
    return lstatSync(anchor.at(name), { bigint: true });
  } catch (error) {
    if (errnoOf(error) === 'ENOENT') return null;
    throw error;
  }
}

/** The temporary file with the whole content, the old file's attributes, and everything on disk. */
async function fill(
  file: string | Buffer,
  content: Uint8Array | AsyncIterable<Uint8Array>,
  before: BigIntStats | null,
  { mode, mtimeMs, scratch, signal }: FolderWriteOptions,
): Promise<{ bytes: number; hash: string }> {
  const fd = openSync(file, NEW_FILE, before === null ? (mode ?? 0o666) : 0o600);
  try {
    const written = await writeAll(fd, content, signal);
    keepAttributes(fd, before, mode);
    if (mtimeMs !== undefined) futimesSync(fd, mtimeMs / 1000, mtimeMs / 1000);
    if (scratch !== true) await fsyncAsync(fd);
    return written;
  } finally {
    closeSync(fd);
  }
}

async function writeAll(
  fd: number,
  content: Uint8Array | AsyncIterable<Uint8Array>,
  signal: AbortSignal | undefined,
): Promise<{ bytes: number; hash: string }> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of content instanceof Uint8Array ? [content] : content) {
    signal?.throwIfAborted();
    hash.update(chunk);
    for (let done = 0; done < chunk.length; ) {
      const rest = chunk.length - done;
      done +=
        rest <= SYNC_WRITE_BYTES
          ? writeSync(fd, chunk, done, rest, null)
          : (await writeAsync(fd, chunk, done, rest, null)).bytesWritten;
    }
    bytes += chunk.length;
  }
  return { bytes, hash: hash.digest('hex') };
}

/**
 * Mode, group and owner of the file that is replaced. Only root can give a file to another user: when we cannot, the
 * group and the mode still let everyone in who was in before. New content never inherits set-uid, as in the kernel.
 */
function keepAttributes(fd: number, before: BigIntStats | null, mode: number | undefined): void {
  if (before === null) {
    if (mode !== undefined) fchmodSync(fd, mode & 0o777);
    return;
  }
  const now = fstatSync(fd, { bigint: true });
  if (now.gid !== before.gid) tryToKeep(() => fchownSync(fd, Number(now.uid), Number(before.gid)));
  if (now.uid !== before.uid) tryToKeep(() => fchownSync(fd, Number(before.uid), Number(before.gid)));
  fchmodSync(fd, Number(before.mode) & 0o1777);
}

function tryToKeep(change: () => void): void {
  try {
    change();
  } catch (error) {
    if (!['EPERM', 'EINVAL', 'ENOSYS'].includes(errnoOf(error) ?? '')) throw error;
  }
}

/** Hashes the present content and makes sure that it is still the present one afterwards. */
async function requireHash(anchor: FolderAnchor, name: string, expected: string): Promise<void> {
  const path = join(anchor.path, name);
  const fd = openSync(anchor.at(name), constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0));
  const hash = createHash('sha256');
  const stat = fstatSync(fd, { bigint: true });
  if (!stat.isFile()) {
    closeSync(fd);
    throw notOrdinary(path, kindOf(stat));
  }
  try {
    await hashInto(hash, fd, Number(stat.size));
  } finally {
    closeSync(fd);
  }
  const actual = hash.digest('hex');
  if (actual !== expected.toLowerCase()) throw changed(path, `its content now has the SHA-256 ${actual}`);
  const now = statOrNull(anchor, name);
  if (now === null || now.ino !== stat.ino || now.mtimeNs !== stat.mtimeNs || now.size !== stat.size) {
    throw changed(path, 'it is being changed right now');
  }
}

const HASH_BYTES = 2 * 1024 * 1024;
const readAsync = promisify(read);

async function hashInto(hash: Hash, fd: number, size: number): Promise<void> {
  const buffer = Buffer.allocUnsafe(Math.min(HASH_BYTES, size + 1));
  for (;;) {
    const { bytesRead } = await readAsync(fd, buffer, 0, buffer.length, null);
    if (bytesRead === 0) return;
    hash.update(buffer.subarray(0, bytesRead));
  }
}

function place(anchor: FolderAnchor, temporary: string, name: string, createOnly: boolean): void {
  if (createOnly) reserve(anchor, temporary, name);
  else renameSync(anchor.at(temporary), anchor.at(name));
}

/** A hard link fails when the name is taken, where a rename would replace it. */
function reserve(anchor: FolderAnchor, temporary: string, name: string): void {
  try {
    linkSync(anchor.at(temporary), anchor.at(name));
    unlinkSync(anchor.at(temporary));
  } catch (error) {
    if (!['EPERM', 'ENOTSUP', 'ENOSYS', 'EOPNOTSUPP', 'EMLINK'].includes(errnoOf(error) ?? '')) throw error;
    // No hard links on this file system: take the name with an empty file first.
    closeSync(openSync(anchor.at(name), NEW_FILE, 0o600));
    renameSync(anchor.at(temporary), anchor.at(name));
  }
}

function discard(anchor: FolderAnchor, temporary: string): void {
  try {
    unlinkSync(anchor.at(temporary));
  } catch {
    // Already in place, or the folder is gone with it; what is left after a crash is reaped later.
  }
}

function changed(path: string, how: string): ToolError {
  return new ToolError(`${path} is not in the expected state: ${how}. Nothing was written.`, {
    code: 'conflict',
    hint: 'Read the file again and repeat the change on its present content.',
  });
}

function cancelled(path: string, cause: unknown): ToolError {
  return new ToolError(`Writing ${path} was cancelled; what was there before is intact.`, { code: 'cancelled', cause });
}
