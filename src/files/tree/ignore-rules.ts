import type { FilesPort, FolderEntry } from '../../kernel/ports.js';

/** Which entries ignore files exclude, folder by folder, like git reads them. */
export interface IgnoreRules {
  /** Reads the ignore file of a folder, when it has one, before its entries are judged. */
  load(folder: string, entries: readonly FolderEntry[]): Promise<void>;
  ignores(path: string, isFolder: boolean): boolean;
}

const IGNORE_FILES = ['.gitignore', '.ignore'];
const MAX_BYTES = 1024 * 1024;

interface Matcher {
  test(path: string): { readonly ignored: boolean; readonly unignored: boolean };
}

export function createIgnoreRules(files: FilesPort, root: string): IgnoreRules {
  const byFolder = new Map<string, Matcher>();
  return {
    async load(folder, entries) {
      const names = IGNORE_FILES.filter((name) =>
        entries.some((entry) => entry.name === name && entry.kind === 'file'),
      );
      if (names.length === 0) return;
      const { default: ignore } = await import('ignore');
      const matcher = ignore();
      for (const name of names) {
        const bytes = await files
          .read([root, folder, name].filter(Boolean).join('/'), { maxBytes: MAX_BYTES })
          .catch(() => new Uint8Array());
        matcher.add(Buffer.from(bytes).toString('utf8'));
      }
      byFolder.set(folder, matcher);
    },
    /** The nearest ignore file that speaks of the path decides. */
    ignores(path, isFolder) {
      if (path === '.git' || path.endsWith('/.git')) return true;
      for (let folder = parentOf(path); ; folder = parentOf(folder)) {
        const relative = folder === '' ? path : path.slice(folder.length + 1);
        const found = byFolder.get(folder)?.test(isFolder ? `${relative}/` : relative);
        if (found?.ignored) return true;
        if (found?.unignored) return false;
        if (folder === '') return false;
      }
    },
  };
}

function parentOf(path: string): string {
  const slash = path.lastIndexOf('/');
  return slash === -1 ? '' : path.slice(0, slash);
}
