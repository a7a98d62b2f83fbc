import type { FilesPort } from '../kernel/ports.js';
import { byText, sortInTurns } from '../lib/sort-in-turns.js';
import { createNaming, decodeListedPath, paging, type SearchPage, type SearchResult } from './search-files.js';
import type { FileListing, SearchPort } from './search-port.js';

/**
 * Files below a folder whose path matches a glob, in the order of paths. A pattern without a wildcard finds names that
 * contain it; one without a slash is compared with names, one with a slash with the path below the folder.
 */
export async function findFiles(
  port: SearchPort,
  files: FilesPort,
  listing: FileListing & { readonly pattern: string; readonly ignoreCase: boolean },
  page: SearchPage,
): Promise<SearchResult> {
  const root = await files.resolve(listing.path);
  const naming = createNaming(listing.path, root.path, root.kind === 'file');
  const isMatch = await createMatcher(listing.pattern, listing.ignoreCase);
  const found: string[] = [];
  const end = await port.files(listing, (listed) => {
    const path = decodeListedPath(listed);
    if (isMatch(path)) found.push(path);
    if (found.length === 1) page.onFirst?.();
    return true;
  });
  const allowed = await port.readable(found.map(naming.real));
  const readable = await sortInTurns(
    found.filter((_, i) => allowed[i] === true),
    byText,
  );
  const shown = readable.slice(page.offset, page.offset + page.limit).map(naming.shown);
  return { files: shown, total_count: readable.length, ...paging(readable.length, shown.length, page, end) };
}

async function createMatcher(pattern: string, ignoreCase: boolean): Promise<(path: string) => boolean> {
  const { default: picomatch } = await import('picomatch');
  const glob = /[*?[\]{}!]/.test(pattern) ? pattern : `*${pattern}*`;
  const options = { dot: true, nocase: ignoreCase };
  const clean = glob.replace(/^\.?\//, '');
  if (!clean.includes('/')) {
    const matches = picomatch(clean, options);
    return (path) => matches(path.slice(path.lastIndexOf('/') + 1));
  }
  const anchored = glob.startsWith('/') || glob.startsWith('./');
  return picomatch(anchored || clean.startsWith('**/') ? clean : [clean, `**/${clean}`], options);
}
