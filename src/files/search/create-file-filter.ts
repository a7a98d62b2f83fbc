import type { ContentSearch, SearchPort } from '../search-port.js';
import { decodeListedPath } from './decode-listed-path.js';
import { createPathMatcher } from './match-path.js';

type Search = Omit<ContentSearch, 'sorted'>;

export interface FileFilter {
  /** What the port is asked. */
  readonly asked: Search;
  /** Whether a file it finds something in is meant. */
  isWanted(path: string): boolean;
}

/**
 * Makes a glob mean what it says. A name at any depth stays the name. Ripgrep brings ignored and hidden files back for
 * a glob with a folder in it, so its findings are held against the list of files that are searched without a glob; and
 * for one with a colon the port lets in a few names too many.
 */
export async function createFileFilter(port: SearchPort, search: Search): Promise<FileFilter> {
  const glob = search.fileGlob?.replace(/^\.\//, '/').replace(/^\/?(?:\*\*\/)+(?=[^/]+$)/, '') ?? '';
  if (glob.startsWith('!')) return { asked: search, isWanted: () => true };
  if (!glob.includes('/'))
    return { asked: { ...search, fileGlob: glob }, isWanted: await nameFilter(glob, search.hidden) };
  // A path with a dot at the beginning of a name asks for what is hidden.
  const asked = { ...search, fileGlob: glob, hidden: search.hidden || /(?:^|\/)\./.test(glob) };
  return { asked, isWanted: asked.hidden && asked.noIgnore ? () => true : await listFilter(port, asked) };
}

async function listFilter(port: SearchPort, { path, hidden, noIgnore }: Search): Promise<(path: string) => boolean> {
  const listed = new Set<string>();
  await port.files({ path, hidden, noIgnore }, (name) => {
    listed.add(decodeListedPath(name));
    return true;
  });
  return (found) => listed.has(found);
}

/** Hidden files come with a glob for names as well; one that begins with a dot asks for them. */
async function nameFilter(glob: string, hidden: boolean): Promise<(path: string) => boolean> {
  const fits = glob.includes(':') ? await createPathMatcher(glob, false) : () => true;
  if (glob === '' || hidden || /^[[{\\]*\./.test(glob)) return fits;
  return (path) => !/(?:^|\/)\.[^/]*$/.test(path) && fits(path);
}
