import type { FilesPort } from '../kernel/ports.js';
import { sortInTurns } from '../lib/sort-in-turns.js';
import { byPath } from './search/by-path.js';
import { decodeListedPath } from './search/decode-listed-path.js';
import { createPathMatcher } from './search/match-path.js';
import { createNaming, paging, type SearchPage, type SearchResult } from './search-files.js';
import type { FileListing, SearchPort } from './search-port.js';

/** Files below a folder whose name or path matches a pattern, in the order of paths. */
export async function findFiles(
  port: SearchPort,
  files: FilesPort,
  listing: FileListing & { readonly pattern: string; readonly ignoreCase: boolean },
  page: SearchPage,
): Promise<SearchResult> {
  const root = await files.resolve(listing.path);
  const naming = createNaming(listing.path, root.path, root.kind === 'file');
  const isMatch = await createPathMatcher(listing.pattern, listing.ignoreCase);
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
    byPath,
  );
  const shown = readable.slice(page.offset, page.offset + page.limit).map(naming.shown);
  return { files: shown, total_count: readable.length, ...paging(readable.length, shown.length, page, end) };
}
