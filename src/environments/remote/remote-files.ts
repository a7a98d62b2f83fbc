import { posix } from 'node:path';
import type { ResolvedPath } from '../../kernel/gate.js';
import { ToolError } from '../../kernel/outcome.js';
import { systemError } from '../file-errors.js';
import { decodeFileName } from '../file-name-bytes.js';
import type { EnvironmentFiles } from '../files.js';
import type { HelperConnection } from './helper-connection.js';
import { remoteFileError } from './remote-file-error.js';
import { openRemoteFolder } from './remote-folder.js';
import type { Transport } from './transport.js';

export interface RemoteFilesOptions {
  readonly helper: HelperConnection;
  readonly transport: Transport;
  readonly home: string;
  readonly dialect: 'python' | 'shell';
}

/** The files of a target, by its helper. */
export function createRemoteFiles({ helper, transport, home, dialect }: RemoteFilesOptions): EnvironmentFiles {
  const walk = async (path: string, cwd: string, keepLastLink: boolean): Promise<ResolvedPath> => {
    const absolute = absolutePath(path, cwd, home);
    try {
      const answer = await helper.call('resolve', [absolute, keepLastLink ? '1' : '']);
      const at = answer.indexOf(0);
      const kind = answer.toString('latin1', 0, at);
      const real = decodeFileName(answer.subarray(at + 1));
      // Only a kept last link gets here; whoever keeps it looks at it through the folder.
      return { path: real, kind: (kind === 'symlink' ? 'file' : kind) as ResolvedPath['kind'] };
    } catch (error) {
      throw remoteFileError(error, 'look at', path);
    }
  };
  return {
    home,
    platform: 'posix',
    caseInsensitive: false,
    raceFree: dialect === 'python',
    resolve: (path, { cwd }) => walk(path, cwd, false),
    locate: async (path, { cwd }) => (await walk(path, cwd, true)).path,
    openFolder: (path) => openRemoteFolder({ helper, transport }, path),
  };
}

const MAX_PATH = 4096;

function absolutePath(path: string, cwd: string, home: string): string {
  requireUsable(path);
  const absolute =
    path === '~' || path.startsWith('~/') ? home + path.slice(1) : posix.isAbsolute(path) ? path : `${cwd}/${path}`;
  if (Buffer.byteLength(absolute) > MAX_PATH)
    throw remoteFileError(systemError('ENAMETOOLONG'), 'look at', shorten(path));
  return absolute;
}

function requireUsable(path: string): void {
  if (path === '')
    throw new ToolError('The path is empty.', { code: 'invalid_arguments', hint: 'Give a file or folder.' });
  if (path.includes('\0'))
    throw new ToolError(`The path ${JSON.stringify(shorten(path))} contains a null byte.`, {
      code: 'invalid_arguments',
      hint: 'Remove the null byte; no file name can contain one.',
    });
  if (/^[a-z][a-z0-9+.-]+:\/\//i.test(path))
    throw new ToolError(`${shorten(path)} is a URL, not a path.`, {
      code: 'invalid_arguments',
      hint: 'Give a plain path such as src/app.ts or /home/me/notes.txt.',
    });
  if (/[\ud800-\udfff]/u.test(path.replace(/[\udc80-\udcff]/gu, '')))
    throw new ToolError(`The path ${JSON.stringify(shorten(path))} is not valid Unicode text.`, {
      code: 'invalid_arguments',
      hint: 'Copy the name exactly as the folder listing shows it.',
    });
}

function shorten(path: string): string {
  return path.length <= 200 ? path : `${path.slice(0, 120)}… (${path.length} characters)`;
}
