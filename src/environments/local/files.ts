import type { EnvironmentFiles } from '../files.js';
import { hasDescriptorPaths } from './files-anchor.js';
import { openLocalFolder } from './files-folder.js';
import { resolveLocalPath } from './files-resolve.js';

/**
 * The files of this machine. `home` is what `~` stands for. On Linux a folder is held by its descriptor, and no race
 * wins; elsewhere it is held by path and compared before and after.
 */
export function createLocalFiles({ home }: { readonly home: string }): EnvironmentFiles {
  return {
    home,
    platform: process.platform === 'win32' ? 'win32' : 'posix',
    caseInsensitive: process.platform === 'win32' || process.platform === 'darwin',
    raceFree: hasDescriptorPaths(),
    resolve: async (path, { cwd }) => resolveLocalPath(path, { cwd, home }),
    locate: async (path, { cwd }) => resolveLocalPath(path, { cwd, home, keepLastLink: true }).path,
    openFolder: async (path) => openLocalFolder(path),
  };
}
