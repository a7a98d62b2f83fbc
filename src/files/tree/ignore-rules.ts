import type { FilesPort, FolderEntry } from '../../kernel/ports.js';

/** Which entries ignore files exclude, folder by folder, like git reads them. */
export interface IgnoreRules {
  /** Reads the ignore file of a folder, when it has one, before its entries are judged. */
  load(folder: string, entries: readonly FolderEntry[]): Promise<void>;
  /** Reads the ignore files above the root, up to the repository it belongs to. */
  loadAbove(): Promise<void>;
  ignores(path: string, isFolder: boolean): boolean;
}

const IGNORE_FILES = ['.gitignore', '.ignore'];
const MAX_BYTES = 1024 * 1024;

interface Matcher {
  test(path: string): { readonly ignored: boolean; readonly unignored: boolean };
}

export function createIgnoreRules(files: FilesPort, root: string): IgnoreRules {
  const byFolder = new Map<string, Matcher>();
  let above: readonly Above[] = [];
  return {
    async load(folder, entries) {
      const names = IGNORE_FILES.filter((name) =>
        entries.some((entry) => entry.name === name && entry.kind === 'file'),
      );
      if (names.length > 0)
        byFolder.set(folder, await readMatcher(files, [root, folder].filter(Boolean).join('/'), names));
    },
    async loadAbove() {
      above = await readAbove(files, root);
    },
    /** The nearest ignore file that speaks of the path decides. */
    ignores(path, isFolder) {
      if (path === '.git' || path.endsWith('/.git')) return true;
      for (let folder = parentOf(path); ; folder = parentOf(folder)) {
        const relative = folder === '' ? path : path.slice(folder.length + 1);
        const found = byFolder.get(folder)?.test(isFolder ? `${relative}/` : relative);
        if (found?.ignored) return true;
        if (found?.unignored) return false;
        if (folder === '') return isIgnoredAbove(above, path, isFolder);
      }
    },
  };
}

/** An ignore file above the root, and the way from its folder to the root. */
interface Above {
  readonly matcher: Matcher;
  readonly prefix: string;
}

function isIgnoredAbove(above: readonly Above[], path: string, isFolder: boolean): boolean {
  for (const { matcher, prefix } of above) {
    const found = matcher.test(`${prefix}${path}${isFolder ? '/' : ''}`);
    if (found.ignored || found.unignored) return found.ignored;
  }
  return false;
}

/**
 * Nearest first, up to the top of the repository, or where none can be seen to the working directory. None for a folder
 * that is ignored itself: it was asked for by name.
 */
async function readAbove(files: FilesPort, root: string): Promise<readonly Above[]> {
  const { path } = await files.resolve(root);
  const found: Above[] = [];
  let inside = path === files.cwd ? 0 : undefined;
  let folder = path;
  let prefix = '';
  while (!(await exists(files, `${folder}/.git`))) {
    const parent = parentOf(folder);
    if (parent === '') return withoutOwn(found.slice(0, inside ?? 0));
    prefix = `${folder.slice(parent.length + 1)}/${prefix}`;
    folder = parent;
    found.push({ matcher: await readMatcher(files, folder, IGNORE_FILES), prefix });
    if (folder === files.cwd) inside = found.length;
  }
  return withoutOwn(found);
}

function withoutOwn(above: readonly Above[]): readonly Above[] {
  return above.some(({ matcher, prefix }) => matcher.test(prefix).ignored) ? [] : above;
}

async function exists(files: FilesPort, path: string): Promise<boolean> {
  // What may not be looked at counts as not there.
  return (await files.stat(path).catch(() => null)) !== null;
}

async function readMatcher(files: FilesPort, folder: string, names: readonly string[]): Promise<Matcher> {
  const { default: ignore } = await import('ignore');
  const matcher = ignore();
  for (const name of names) {
    const bytes = await files.read(`${folder}/${name}`, { maxBytes: MAX_BYTES }).catch(() => new Uint8Array());
    matcher.add(Buffer.from(bytes).toString('utf8'));
  }
  return matcher;
}

function parentOf(path: string): string {
  const slash = path.lastIndexOf('/');
  return slash === -1 ? '' : path.slice(0, slash);
}
