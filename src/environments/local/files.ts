import type { EnvironmentFiles } from '../files.js';
import { hasDescriptorPaths } from './files-anchor.js';
import { openLocalFolder } from './files-folder.js';
import { resolveLocalPath } from './files-resolve.js';

export interface LocalFilesOptions {
  /** What `~` stands for. */
  readonly home: string;
  /** `path` holds folders as systems without descriptor paths do; by default the safer way that works here. */
  readonly holdBy?: 'descriptor' | 'path';
}

/**
 * The files of this machine. On Linux a folder is held by its descriptor, and no race wins; elsewhere it is held by
 * path and compared before and after. Short calls of the file system are synchronous: a thread would cost more.
 */
export function createLocalFiles({ home, holdBy }: LocalFilesOptions): EnvironmentFiles {
  const byDescriptor = holdBy !== 'path' && hasDescriptorPaths();
  return {
    home,
    platform: process.platform === 'win32' ? 'win32' : 'posix',
    caseInsensitive: process.platform === 'win32' || process.platform === 'darwin',
    raceFree: byDescriptor,
    resolve: async (path, { cwd }) => resolveLocalPath(path, { cwd, home }),
    locate: async (path, { cwd }) => resolveLocalPath(path, { cwd, home, keepLastLink: true }).path,
    openFolder: async (path) => openLocalFolder(path, byDescriptor),
  };
}
