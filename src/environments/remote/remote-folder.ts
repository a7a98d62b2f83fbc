import { posix } from 'node:path';
import { ToolError } from '../../kernel/outcome.js';
import type { FileReader, FolderEntry } from '../../kernel/ports.js';
import type { FileAction } from '../file-errors.js';
import { decodeFileName } from '../file-name-bytes.js';
import type { FolderHandle } from '../files.js';
import type { HelperConnection, HelperSession } from './helper-connection.js';
import { isMissing, remoteFileError } from './remote-file-error.js';
import { readRemoteFiles } from './remote-read.js';
import { remoteStat } from './remote-stat.js';
import { writeRemoteFile } from './remote-write.js';
import type { Transport } from './transport.js';

export interface RemoteFolderParts {
  readonly helper: HelperConnection;
  readonly transport: Transport;
}

/** What the helper calls an open folder, and the helper that does: after a lost connection it means nothing. */
export interface FolderToken {
  readonly session: HelperSession;
  readonly token: string;
  readonly path: string;
}

/** Opens a folder of the target by its real path. */
export async function openRemoteFolder({ helper, transport }: RemoteFolderParts, path: string): Promise<FolderHandle> {
  const session = await helper.session();
  const ask = async (action: FileAction, name: string, operation: string, args: readonly string[]): Promise<Buffer> => {
    try {
      return await session.call(operation, args);
    } catch (error) {
      throw remoteFileError(error, action, posix.join(path, name));
    }
  };
  const token = decodeFileName(await ask('open', '', 'folder', [path]));
  const folder: FolderToken = { session, token, path };
  const at = (name: string): string => posix.join(path, requireSingle(name));
  let isOpen = true;
  const handle: FolderHandle = {
    path,
    self: async () => remoteStat(path, await ask('look at', '', 'self', [token])),
    async stat(name) {
      try {
        return remoteStat(at(name), await session.call('stat', [token, name]));
      } catch (error) {
        if (isMissing(error)) return null;
        throw remoteFileError(error, 'look at', at(name));
      }
    },
    readLink: async (name) => decodeFileName(await ask('look at', name, 'link', [token, requireSingle(name)])),
    open: async (name) => readerOf(folder, name, at(name), await ask('read', name, 'open', [token, name])),
    list: async () => entriesOf(await ask('list', '', 'list', [token])),
    // A shell would start several programs for each.
    ...(session.dialect === 'python'
      ? { readFiles: async (names, maxBytes) => readRemoteFiles(folder, names.map(requireSingle), maxBytes) }
      : {}),
    write: (name, content, options) => writeRemoteFile({ folder, transport }, requireSingle(name), content, options),
    remove: async (name) => void (await ask('remove', name, 'remove', [token, requireSingle(name)])),
    async rename(name, target, newName, options) {
      const to = tokens.get(target);
      if (to?.session !== session) throw new Error('the target folder belongs to another environment');
      const args = [token, requireSingle(name), to.token, requireSingle(newName), options?.overwrite ? '1' : ''];
      try {
        await session.call('rename', args);
      } catch (error) {
        throw remoteFileError(error, 'move', isMissing(error) ? at(name) : posix.join(to.path, newName));
      }
    },
    makeFolder: async (name) => String(await ask('make', name, 'mkdir', [token, requireSingle(name)])) === 'made',
    sync: async () => void (await ask('write', '', 'sync', [token])),
    async close() {
      if (!isOpen) return;
      isOpen = false;
      // A helper that is gone has closed everything.
      await session.call('close', [token]).catch(() => undefined);
    },
  };
  tokens.set(handle, folder);
  return handle;
}

const tokens = new WeakMap<FolderHandle, FolderToken>();

function requireSingle(name: string): string {
  if (name !== '' && name !== '.' && name !== '..' && !name.includes('/') && !name.includes('\0')) return name;
  throw new ToolError(`${JSON.stringify(name)} is not the name of a single file.`, { code: 'invalid_arguments' });
}

function entriesOf(answer: Buffer): FolderEntry[] {
  const entries: FolderEntry[] = [];
  for (let from = 0; from < answer.length; ) {
    const stop = answer.indexOf(0, from);
    const end = stop < 0 ? answer.length : stop;
    const slash = answer.indexOf(47, from);
    const kind = answer.toString('latin1', from, slash) as FolderEntry['kind'];
    entries.push({ name: decodeFileName(answer.subarray(slash + 1, end)), kind });
    from = end + 1;
  }
  return entries;
}

/** Read in pieces, so that signals and other files get their turn in between. */
const PIECE = 1_048_576;

function readerOf({ session, token }: FolderToken, name: string, path: string, answer: Buffer): FileReader {
  const space = answer.indexOf(32);
  const file = answer.toString('latin1', 0, space);
  const stat = remoteStat(path, answer.subarray(space + 1));
  let isOpen = true;
  return {
    stat,
    async read(position, length, into) {
      if (!isOpen) throw new Error(`the reader of ${path} is closed`);
      const buffer = into !== undefined && into.length >= length ? into.subarray(0, length) : new Uint8Array(length);
      let filled = 0;
      while (filled < length) {
        const wanted = Math.min(PIECE, length - filled);
        const args = [token, name, file, String(position + filled), String(wanted)];
        const piece = await session.call('read', args).catch((error) => {
          throw remoteFileError(error, 'read', path);
        });
        buffer.set(piece, filled);
        filled += piece.length;
        if (piece.length === 0) break;
      }
      return buffer.subarray(0, filled);
    },
    async close() {
      if (!isOpen) return;
      isOpen = false;
      await session.call('shut', [file]).catch(() => undefined); // gone with the helper
    },
  };
}
