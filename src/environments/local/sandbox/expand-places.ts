import { lstatSync } from 'node:fs';
import { hasMagic, unescapeGlob } from '../../../lib/compile-glob.js';
import { foldersAbove } from './folders-above.js';
import { createPlaceMatcher, type GlobForm } from './place-matcher.js';
import type { Found, Place, Search, SeenFolders } from './seen-folders.js';

/** Places of a profile: literal paths, and globs. */
export interface PlaceLists {
  /** What is below a match is not listed again, in neither list. */
  readonly covered: readonly string[];
  /** Looked for on the same way. */
  readonly besides?: readonly string[];
  /** How globs are read: `exact` where they allow something. */
  readonly form: GlobForm;
}

/**
 * The existing files and folders that places name. A tree too large to look through is an error: a glob that is not
 * honoured protects nothing. Globs are looked for only `within` some places: what else they mean is not shown to the
 * program at all.
 */
export async function expandPlaces(
  { covered, besides = [], form }: PlaceLists,
  within: readonly string[],
  seen: SeenFolders,
): Promise<Found> {
  const found: Found = { covered: literalPlaces(covered), besides: literalPlaces(besides) };
  for (const [base, lists] of byBase(covered, besides)) {
    for (const root of rootsOf(base, within)) {
      const key = JSON.stringify([root, form, lists.covered, lists.besides]);
      const below = await seen.find(root, key, () => searchFor(base, lists, form));
      for (const place of below.covered) found.covered.push(place);
      for (const place of below.besides) found.besides.push(place);
    }
  }
  return { covered: once(found.covered), besides: once(found.besides) };
}

/** The existing ones among places that are not globs. */
export function literalPlaces(places: readonly string[]): Place[] {
  return places
    .filter((place) => !hasMagic(place))
    .map(unescapeGlob)
    .flatMap((path) => existing(path) ?? []);
}

/** Without waiting: there are hundreds, and nearly none exists. */
function existing(path: string): Place | undefined {
  try {
    const stat = lstatSync(path, { throwIfNoEntry: false });
    return stat && { path, isFolder: stat.isDirectory(), above: foldersAbove(path) };
  } catch {
    return undefined; // what cannot be reached needs no place in a sandbox
  }
}

function once(places: readonly Place[]): Place[] {
  return [...new Map(places.map((place) => [place.path, place])).values()];
}

const EVERYWHERE = '/';

/** Whether a glob could mean anything on the whole disk. */
export function isRootless(glob: string): boolean {
  return hasMagic(glob) && baseOf(glob) === EVERYWHERE;
}

interface GlobLists {
  readonly covered: string[];
  readonly besides: string[];
}

function byBase(covered: readonly string[], besides: readonly string[]): Map<string, GlobLists> {
  const bases = new Map<string, GlobLists>();
  const listsOf = (glob: string): GlobLists => {
    const base = baseOf(glob);
    const known = bases.get(base) ?? { covered: [], besides: [] };
    bases.set(base, known);
    return known;
  };
  for (const glob of covered.filter(hasMagic)) listsOf(glob).covered.push(glob);
  for (const glob of besides.filter(hasMagic)) listsOf(glob).besides.push(glob);
  return bases;
}

function searchFor(base: string, { covered, besides }: GlobLists, form: GlobForm): Search {
  return {
    covered: createPlaceMatcher(base, covered, form),
    besides: besides.length === 0 ? undefined : createPlaceMatcher(base, besides, form),
    deepest: Math.max(...[...covered, ...besides].map(depthOf)),
  };
}

/** Where to look below a base: all of it, or the outermost of the given places that lie in it. */
function rootsOf(base: string, within: readonly string[]): string[] {
  const isUnder = (path: string, folder: string) =>
    folder === EVERYWHERE || path === folder || path.startsWith(`${folder}/`);
  if (within.some((place) => isUnder(base, place))) return [base];
  const inside = [...new Set(within)].filter((place) => isUnder(place, base));
  return inside.filter((place) => !inside.some((other) => other !== place && isUnder(place, other)));
}

/** The folders before the first name with a magic character. */
function baseOf(glob: string): string {
  const names = glob.split('/');
  const first = names.findIndex(hasMagic);
  return unescapeGlob(names.slice(0, first).join('/')) || EVERYWHERE;
}

/** How many names a path of this glob has at the most: below that nothing needs to be looked through. */
function depthOf(glob: string): number {
  return glob.includes('**') ? Number.POSITIVE_INFINITY : glob.split('/').length;
}
