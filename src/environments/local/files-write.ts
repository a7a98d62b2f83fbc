import { createHash, hash as hashAtOnce } from 'node:crypto';
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
  open,
  openSync,
  rename,
  renameSync,
  unlinkSync,
  write,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { ToolError } from '../../kernel/outcome.js';
import type { WriteReport } from '../../kernel/ports.js';
import { errnoOf, fileError, notOrdinary, systemError } from '../file-errors.js';
import type { FolderWriteOptions } from '../files.js';
import type { FolderAnchor } from './files-anchor.js';
import { isExpecting, notAsExpected, requireExpected } from './files-expected.js';
import { reapLeftovers, temporaryName } from './files-leftovers.js';
import { kindOf } from './files-resolve.js';
import { statOrNull } from './files-stat.js';

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
    // A new file is opened so that it fails where there is one: nothing needs to be looked at before.
    if (options.scratch === true && options.createOnly === true)
      return await writeScratch(anchor, name, content, options);
    const before = requireReplaceable(anchor, name, options);
    if (options.scratch === true && before === null) return await writeScratch(anchor, name, content, options);
    await reapLeftovers(anchor);
    const temporary = temporaryName();
    try {
      const { bytes, hash } = await fill(anchor.at(temporary), content, before, options);
      await requireExpected(anchor, name, options);
      options.signal?.throwIfAborted();
      anchor.verify();
      await place(anchor, temporary, name, before, options.createOnly === true);
      if (options.ofSeveral !== true) await anchor.sync();
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
const openAsync = promisify(open);
const writeAsync = promisify(write);
const fsyncAsync = promisify(fsync);
const renameAsync = promisify(rename);

/** What stands there now, when it may be replaced. A folder's permission must not stand in for the file's own. */
function requireReplaceable(anchor: FolderAnchor, name: string, options: FolderWriteOptions): BigIntStats | null {
  const before = statOrNull(anchor, name);
  if (before === null) {
    if (isExpecting(options)) throw notAsExpected(join(anchor.path, name), 'it does not exist');
    return null;
  }
  const kind = kindOf(before);
  if (options.createOnly === true) throw systemError('EEXIST');
  if (kind !== 'file') throw notOrdinary(join(anchor.path, name), kind);
  accessSync(anchor.at(name), constants.W_OK);
  return before;
}

/** The temporary file with the whole content, the old file's attributes, and everything on disk. */
async function fill(
  file: string | Buffer,
  content: Uint8Array | AsyncIterable<Uint8Array>,
  before: BigIntStats | null,
  { mode, mtimeMs, scratch, signal }: FolderWriteOptions,
): Promise<Stored> {
  const access = before === null ? (mode ?? 0o666) : 0o600;
  // Of thousands of new files one now and then waits for the disk's journal: others should not wait with it.
  const fd = scratch === true ? await openAsync(file, NEW_FILE, access) : openSync(file, NEW_FILE, access);
  const complete = async (): Promise<void> => {
    keepAttributes(fd, before, mode);
    if (mtimeMs !== undefined) futimesSync(fd, mtimeMs / 1000, mtimeMs / 1000);
    if (scratch !== true) await fsyncAsync(fd);
  };
  try {
    return await store(fd, content, { complete, signal });
  } finally {
    closeSync(fd);
  }
}

interface Stored {
  readonly bytes: number;
  readonly hash: string;
}

interface Filling {
  readonly signal: AbortSignal | undefined;
  /** To be done when all of the content is written. */
  readonly complete: () => Promise<void>;
}

/** What is in memory is hashed while it is on its way to the disk; a stream is hashed as it passes. */
async function store(fd: number, content: Uint8Array | AsyncIterable<Uint8Array>, filling: Filling): Promise<Stored> {
  if (content instanceof Uint8Array) {
    const [, hash] = await Promise.all([writeChunk(fd, content).then(filling.complete), hashInTurns(content)]);
    return { bytes: content.length, hash };
  }
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of content) {
    filling.signal?.throwIfAborted();
    const written = writeChunk(fd, chunk);
    hash.update(chunk);
    bytes += chunk.length;
    await written;
  }
  await filling.complete();
  return { bytes, hash: hash.digest('hex') };
}

async function writeChunk(fd: number, chunk: Uint8Array): Promise<void> {
  for (let done = 0; done < chunk.length; ) {
    const rest = chunk.length - done;
    done +=
      rest <= SYNC_WRITE_BYTES
        ? writeSync(fd, chunk, done, rest, null)
        : (await writeAsync(fd, chunk, done, rest, null)).bytesWritten;
  }
}

const HASH_PIECE = 4 * 1024 * 1024;

async function hashInTurns(content: Uint8Array): Promise<string> {
  if (content.length <= HASH_PIECE) return hashAtOnce('sha256', content);
  const hash = createHash('sha256');
  for (let at = 0; at < content.length; at += HASH_PIECE) {
    if (at > 0) await setImmediate();
    hash.update(content.subarray(at, at + HASH_PIECE));
  }
  return hash.digest('hex');
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

async function place(
  anchor: FolderAnchor,
  temporary: string,
  name: string,
  before: BigIntStats | null,
  createOnly: boolean,
): Promise<void> {
  if (createOnly) reserve(anchor, temporary, name);
  // The system gives back the space of what is replaced before it answers.
  else if (before !== null && before.size > LARGE_BYTES) await renameAsync(anchor.at(temporary), anchor.at(name));
  else renameSync(anchor.at(temporary), anchor.at(name));
}

const LARGE_BYTES = 4 * 1024 * 1024;

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

function cancelled(path: string, cause: unknown): ToolError {
  return new ToolError(`Writing ${path} was cancelled; what was there before is intact.`, { code: 'cancelled', cause });
}
