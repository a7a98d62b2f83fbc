import { join } from 'node:path';
import type { FolderHandle } from '../../environments/files.js';
import type { ResolvedPath } from '../../kernel/gate.js';
import type { FilesPort } from '../../kernel/ports.js';
import { ensureFolder, type JudgedFiles } from './judged-files.js';

interface OpenFolder {
  readonly key: string;
  readonly handle: Promise<FolderHandle>;
  users: number;
  isLast: boolean;
}

/**
 * Writes files that are part of something larger, thousands of them. The folder of the last one stays open for the
 * next, which is then not looked for from the root again. A link in a file's place is refused, never followed.
 */
export function createScratchWriter(
  { files, signal, judgeMember }: JudgedFiles,
  resolve: (path: string) => Promise<ResolvedPath>,
): { readonly write: FilesPort['write']; close(): Promise<void> } {
  let last: OpenFolder | undefined;

  async function leave(folder: OpenFolder): Promise<void> {
    if (folder.users > 0 || folder.isLast) return;
    await folder.handle.then(
      (handle) => handle.close(),
      () => undefined, // never opened, which its users were told
    );
  }

  async function enter(key: string): Promise<OpenFolder> {
    if (last?.key !== key) {
      await close();
      const handle = resolve(key).then(({ path }) => ensureFolder(files, path));
      last = { key, handle, users: 0, isLast: true };
    }
    last.users++;
    return last;
  }

  async function close(): Promise<void> {
    const folder = last;
    last = undefined;
    if (folder === undefined) return;
    folder.isLast = false;
    await leave(folder);
  }

  return {
    close,
    async write(path, content, options) {
      const cut = path.lastIndexOf('/');
      const name = path.slice(cut + 1);
      const folder = await enter(cut < 0 ? '.' : path.slice(0, cut) || '/');
      try {
        const handle = await folder.handle;
        const real = join(handle.path, name);
        await judgeMember('file:write', real);
        return await handle.write(name, content, { ...options, signal });
      } catch (problem) {
        if (last === folder) await close();
        throw problem;
      } finally {
        folder.users--;
        await leave(folder);
      }
    },
  };
}
