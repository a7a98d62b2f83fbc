import { basename, dirname } from 'node:path';
import type { EnvironmentFiles } from '../../environments/files.js';
import { specialFileProblem } from '../../gate/paths/special-files.js';
import type { CallGuard, ResolvedPath } from '../../kernel/gate.js';
import { ToolError } from '../../kernel/outcome.js';
import type { FileReader, FileStat, FilesPort, FolderReader, WriteOptions, WriteReport } from '../../kernel/ports.js';
import { createTurns, type Turns } from '../../lib/create-turns.js';
import { mapInTurns } from '../../lib/map-in-turns.js';
import type { FileLocks } from './create-file-locks.js';
import { ensureFolder, type FilePermission, type JudgedFiles, within } from './judged-files.js';
import { moveTree } from './move-tree.js';
import { type Notice, noticingReader } from './noticing-reader.js';
import { openJudgedFolder } from './open-judged-folder.js';
import { removeTree } from './remove-tree.js';
import { createScratchWriter } from './write-scratch.js';

export interface FilesPortOptions {
  readonly files: EnvironmentFiles;
  readonly guard: CallGuard;
  readonly cwd: string;
  readonly signal: AbortSignal;
  readonly locks: FileLocks;
  /** Told of private keys in what the call reads. */
  readonly notice?: Notice | undefined;
}

/** The files port of one call. `close` ends it: what was left open is closed. */
export type CallFilesPort = FilesPort & { close(): Promise<void> };

/**
 * Files of a call's environment. Each method finds the real path, asks the gate about exactly that path, opens its
 * folder and makes sure that the folder lies there, then acts on a single name in the opened folder. What is swapped
 * after the question is therefore noticed, not followed.
 */
export function createFilesPort({ guard, cwd, signal, locks, notice, ...given }: FilesPortOptions): CallFilesPort {
  const turns = createTurns();
  const files = inTurns(given.files, turns);
  const opened = new Set<{ close(): Promise<void> }>();
  const judged: JudgedFiles = { files, guard, signal, judge, judgeMember };

  async function judge(permission: FilePermission, path: string): Promise<void> {
    signal.throwIfAborted();
    const effect = permission === 'file:read' ? 'read' : permission === 'file:write' ? 'write' : 'delete';
    const problem = specialFileProblem(path, effect);
    if (problem !== null) {
      throw new ToolError(`Refused to ${effect} ${path}: ${problem}.`, {
        code: 'denied',
        hint: 'Only ordinary files and folders can be reached this way.',
      });
    }
    await guard.check({ permission, path });
  }

  async function judgeMember(permission: FilePermission, path: string): Promise<void> {
    const [isAllowed] = await guard.filterMembers(permission, [path]);
    const effect = permission === 'file:read' ? 'read' : permission === 'file:write' ? 'write' : 'delete';
    if (isAllowed !== true || specialFileProblem(path, effect) !== null) await judge(permission, path);
  }

  const resolve = (path: string): Promise<ResolvedPath> => files.resolve(path, { cwd });
  const scratch = createScratchWriter(judged, resolve);
  const locked = <T>(path: string, work: () => Promise<T>): Promise<T> => hold([path], work);

  async function hold<T>(paths: readonly string[], work: () => Promise<T>): Promise<T> {
    const keys = paths.map((path) => lockKey(guard.call.environment, path, files.caseInsensitive));
    return locks.hold(keys, signal, work).catch((error: unknown) => {
      throw signal.aborted && error === signal.reason ? cancelled() : error;
    });
  }

  async function open(path: string): Promise<FileReader> {
    const real = (await resolve(path)).path;
    await judge('file:read', real);
    const reader = track(await within(files, real, (folder, name) => folder.open(name)));
    return readInTurns(notice === undefined ? reader : noticingReader(reader, notice), turns);
  }

  /** Closed with the port, whoever forgets it. */
  function track<T extends FileReader | FolderReader>(handle: T): T {
    const close = async (): Promise<void> => {
      opened.delete(tracked);
      await handle.close();
    };
    const tracked = { ...handle, close };
    opened.add(tracked);
    return tracked;
  }

  return {
    cwd,
    resolve,
    open,
    async stat(path) {
      const { path: real, kind } = await resolve(path);
      await judge('file:read', real);
      return kind === 'missing' ? null : statReal(files, real);
    },
    async read(path, options) {
      const reader = await open(path);
      try {
        return await readWhole(reader, options?.maxBytes ?? DEFAULT_MAX_BYTES);
      } finally {
        await reader.close();
      }
    },
    async list(path) {
      const real = (await resolve(path)).path;
      await judge('file:read', real);
      const folder = await files.openFolder(real);
      try {
        return await folder.list();
      } finally {
        await folder.close();
      }
    },
    async openFolder(path) {
      const real = (await resolve(path)).path;
      await judgeMember('file:read', real);
      return track(await openJudgedFolder(judged, real));
    },
    async write(path, content, options) {
      // Scratch is the caller's own: nobody else knows its name, so it needs no lock.
      if (options?.scratch === true) return scratch.write(path, content, options);
      const real = (await resolve(path)).path;
      await judge('file:write', real);
      return locked(real, () => writeReal(judged, real, content, options));
    },
    async remove(path, options) {
      const real = await files.locate(path, { cwd });
      await judge('file:delete', real);
      requireExpendable(real, cwd, files.home);
      await locked(real, () => removeTree(judged, real, options?.recursive === true));
    },
    async rename(from, to, options) {
      const source = await files.locate(from, { cwd });
      const target = await targetOf(files, to, source, cwd);
      await judge('file:delete', source);
      await judge('file:write', target);
      requireExpendable(source, cwd, files.home);
      await hold([source, target], () => moveTree(judged, source, target, options?.overwrite === true));
    },
    async makeFolder(path, options) {
      const real = (await resolve(path)).path;
      await judge('file:write', real);
      const folder = await ensureFolder(files, real);
      await folder.close();
      if (options !== undefined) await within(files, real, (parent, name) => parent.makeFolder(name, options));
    },
    async lock(paths, work) {
      const reals = await mapInTurns(paths, async (path) => (await resolve(path)).path);
      return hold(reals, work);
    },
    async close() {
      await scratch.close();
      await Promise.all([...opened].map((handle) => handle.close()));
    },
  };
}

/**
 * The files of this machine answer at once. A tool that looks at thousands, one after the other, waits for nothing:
 * here everybody else gets a turn all the same. Of many that ask side by side only some go on after each.
 */
function inTurns(files: EnvironmentFiles, turns: Turns): EnvironmentFiles {
  return {
    ...files,
    async resolve(path, options) {
      while (turns.areDue()) await turns.give();
      return files.resolve(path, options);
    },
    async openFolder(path) {
      while (turns.areDue()) await turns.give();
      return files.openFolder(path);
    },
  };
}

function readInTurns(reader: FileReader, turns: Turns): FileReader {
  return {
    ...reader,
    async read(position, length, into) {
      while (turns.areDue()) await turns.give();
      return reader.read(position, length, into);
    },
  };
}

const DEFAULT_MAX_BYTES = 64 * 1024 * 1024;

async function statReal(files: EnvironmentFiles, real: string): Promise<FileStat | null> {
  if (basename(real) !== '') return within(files, real, (folder, name) => folder.stat(name));
  const root = await files.openFolder(real);
  try {
    return await root.self();
  } finally {
    await root.close();
  }
}

/** Reads to the end rather than to the size: files of the kernel have none, and logs grow. */
async function readWhole(reader: FileReader, maxBytes: number): Promise<Uint8Array> {
  const { path, size } = reader.stat;
  if (size > maxBytes) throw tooLarge(path, `${size} bytes`, maxBytes);
  const first = await reader.read(0, Math.min(size + 1, maxBytes + 1));
  if (first.length <= size && size > 0) return first;
  const chunks = [first];
  let total = first.length;
  while (total <= maxBytes) {
    const chunk = await reader.read(total, Math.min(65_536, maxBytes + 1 - total));
    if (chunk.length === 0) return Buffer.concat(chunks);
    chunks.push(chunk);
    total += chunk.length;
  }
  throw tooLarge(path, `more than ${maxBytes} bytes`, maxBytes);
}

function tooLarge(path: string, size: string, maxBytes: number): ToolError {
  return new ToolError(`${path} has ${size}; at most ${maxBytes} are read at once.`, {
    code: 'too_large',
    hint: 'Read it in parts.',
  });
}

async function writeReal(
  { files, signal }: JudgedFiles,
  real: string,
  content: Uint8Array | AsyncIterable<Uint8Array>,
  options: WriteOptions | undefined,
): Promise<WriteReport> {
  const made: string[] = [];
  try {
    const folder = await ensureFolder(files, dirname(real), made);
    try {
      return await folder.write(basename(real), content, { ...options, signal });
    } finally {
      await folder.close();
    }
  } catch (problem) {
    await removeMade(files, made);
    throw problem;
  }
}

/** Folders made for a file that could not be written go again, as far as they are still empty. */
async function removeMade(files: EnvironmentFiles, made: readonly string[]): Promise<void> {
  for (const real of made.toReversed()) {
    try {
      await within(files, real, (parent, name) => parent.remove(name));
    } catch {
      // Somebody has put something there meanwhile: the folder is theirs now.
      return;
    }
  }
}

/** Where a move lands: through links in folders, but a link in the last place is itself replaced. */
async function targetOf(files: EnvironmentFiles, to: string, source: string, cwd: string): Promise<string> {
  const target = await files.locate(to, { cwd });
  if (target === source || `${target}/`.startsWith(`${source}/`)) {
    throw new ToolError(`Cannot move ${source} to ${target}: a folder cannot be moved into itself.`, {
      code: 'invalid_arguments',
    });
  }
  return target;
}

/** The ground a call stands on stays, whatever the rules allow. */
function requireExpendable(real: string, cwd: string, home: string): void {
  const holds = [cwd, home].find((place) => place === real || place.startsWith(real === '/' ? '/' : `${real}/`));
  if (holds === undefined) return;
  throw new ToolError(`Refused to remove or move ${real}: it contains ${holds}.`, {
    code: 'denied',
    hint: 'Name the files or folders inside it that should go.',
  });
}

function lockKey(environment: string, real: string, caseInsensitive: boolean): string {
  return `${environment}\0${caseInsensitive ? real.normalize('NFC').toLowerCase() : real}`;
}

function cancelled(): ToolError {
  return new ToolError('The call was cancelled while it waited for a file lock.', { code: 'cancelled' });
}
