import { ToolError } from '../../kernel/outcome.js';
import type { FilesPort } from '../../kernel/ports.js';
import { byText, sortInTurns } from '../../lib/sort-in-turns.js';
import { decodeListedPath } from '../search/decode-listed-path.js';
import { createNaming } from '../search-files.js';
import type { SearchPort } from '../search-port.js';
import { type PathList, preparePaths, type RankedPath, rankPaths } from './fuzzy-rank.js';

export interface FoundPath {
  readonly path: string;
  readonly modified?: string;
}

export interface PathSearch {
  readonly files: readonly FoundPath[];
  readonly total: number;
  readonly searched: number;
}

export interface PathSearchOptions {
  readonly path: string;
  readonly query: string;
  readonly limit: number;
  readonly hidden: boolean;
  readonly noIgnore: boolean;
  readonly refresh: boolean;
}

interface Listing {
  readonly list: PathList;
  readonly madeAt: number;
  /** Of an earlier search. */
  readonly kept?: true;
}

const FRESH_MS = 15_000;
const MAX_LISTINGS = 4;
const LOOKED_AT = 100;
const SECONDS_PER_DAY = 86_400;

/** Ranks the files below a folder by a query. The listing is kept a short while, so that typing on costs no new walk. */
export async function searchPaths(
  port: SearchPort,
  files: FilesPort,
  state: Map<string, unknown>,
  now: number,
  options: PathSearchOptions,
): Promise<PathSearch> {
  const root = await files.resolve(options.path);
  if (root.kind === 'file')
    throw new ToolError(`${options.path} is a file, not a folder to look below.`, {
      code: 'invalid_arguments',
      hint: 'Name the folder it is in, or leave path out.',
    });
  const naming = createNaming(options.path, root.path, false);
  const looked = Math.max(LOOKED_AT, options.limit);
  let listing = await listingOf(port, state, now, root.path, options);
  let ranked = await rankPaths(listing.list, options.query, looked);
  if (ranked.total === 0 && listing.kept === true) {
    // Whoever finds nothing may be looking for a file that was made after the walk.
    listing = await listingOf(port, state, now, root.path, { ...options, refresh: true });
    ranked = await rankPaths(listing.list, options.query, looked);
  }
  const { best, total } = ranked;
  const allowed = await port.readable(best.map(({ path }) => naming.real(path)));
  const readable = best.filter((_, i) => allowed[i] === true);
  const dated = await Promise.all(
    readable.map(async (match) => ({ ...match, mtimeMs: await timeOf(files, naming.shown(match.path)) })),
  );
  const ordered = dated.sort(
    (a, b) => b.score + recency(b.mtimeMs, now) - (a.score + recency(a.mtimeMs, now)) || byPath(a, b),
  );
  return {
    files: ordered.slice(0, options.limit).map(({ path, mtimeMs }) => ({
      path: naming.shown(path),
      ...(mtimeMs === undefined ? {} : { modified: new Date(mtimeMs).toISOString() }),
    })),
    // A name that may not be read is not counted either: counting it would tell that it is there.
    total: total - (best.length - readable.length),
    searched: listing.list.paths.length,
  };
}

async function listingOf(
  port: SearchPort,
  state: Map<string, unknown>,
  now: number,
  root: string,
  { path, hidden, noIgnore, refresh }: PathSearchOptions,
): Promise<Listing> {
  const listings = (state.get('path-listings') as Map<string, Listing> | undefined) ?? new Map<string, Listing>();
  state.set('path-listings', listings);
  const key = JSON.stringify([root, hidden, noIgnore]);
  const known = listings.get(key);
  if (known !== undefined && !refresh && now - known.madeAt < FRESH_MS) return { ...known, kept: true };
  const paths: string[] = [];
  await port.files({ path, hidden, noIgnore }, (listed) => {
    paths.push(decodeListedPath(listed));
    return true;
  });
  const made = { list: await preparePaths(await sortInTurns(paths, byText)), madeAt: now };
  listings.delete(key);
  listings.set(key, made);
  const oldest = listings.keys().next().value;
  if (listings.size > MAX_LISTINGS && oldest !== undefined) listings.delete(oldest);
  return made;
}

async function timeOf(files: FilesPort, path: string): Promise<number | undefined> {
  // A file that is gone since it was listed has no time; it is still named, last among its equals.
  const stat = await files.stat(path).catch(() => null);
  return stat?.mtimeMs;
}

/** Up to ten points for a file changed just now, half after a day, nearly none after a month. */
function recency(mtimeMs: number | undefined, now: number): number {
  if (mtimeMs === undefined) return -5;
  const days = Math.max(0, now - mtimeMs) / 1000 / SECONDS_PER_DAY;
  return 10 / (1 + days);
}

function byPath(a: RankedPath, b: RankedPath): number {
  return a.path < b.path ? -1 : 1;
}
