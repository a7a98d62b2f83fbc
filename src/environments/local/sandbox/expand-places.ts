import { type Dirent, readdirSync } from 'node:fs';
import { lstat } from 'node:fs/promises';
import { ToolError } from '../../../kernel/outcome.js';
import { createTurns } from '../../../lib/create-turns.js';

const MAGIC = /(?<!\\)(?:\\\\)*[*?[{]/;
const MOST_ENTRIES = 400_000;

export interface Place {
  readonly path: string;
  readonly isFolder: boolean;
  /** Folders above it that give it the name it was found by: where one of them is moved, it is found no more. */
  readonly above: readonly string[];
}

/**
 * The existing files and folders that places name: literal paths, and globs as a profile writes them. What is below a
 * match is not listed again. A tree too large to look through is an error: a glob that is not honoured protects nothing.
 * With `within` globs are looked for only there: what else they mean is not shown to the program at all.
 */
export async function expandPlaces(
  places: readonly string[],
  within: readonly string[] = [EVERYWHERE],
): Promise<Place[]> {
  const literal = places.filter((place) => !MAGIC.test(place)).map((place) => place.replace(/\\(.)/gs, '$1'));
  const found = await Promise.all(literal.map(existing));
  const matched = await matchGlobs(
    places.filter((place) => MAGIC.test(place)),
    within,
  );
  const all = new Map(
    [...found, ...matched].filter((place) => place !== undefined).map((place) => [place.path, place]),
  );
  return [...all.values()];
}

async function existing(path: string): Promise<Place | undefined> {
  try {
    return { path, isFolder: (await lstat(path)).isDirectory(), above: foldersAbove(path) };
  } catch {
    return undefined; // what is not there needs no place in a sandbox
  }
}

const EVERYWHERE = '/';

/** Whether a glob could mean anything on the whole disk. */
export function isRootless(glob: string): boolean {
  return MAGIC.test(glob) && baseOf(glob) === EVERYWHERE;
}

async function matchGlobs(globs: readonly string[], within: readonly string[]): Promise<Place[]> {
  const byBase = new Map<string, string[]>();
  for (const glob of globs) {
    const base = baseOf(glob);
    byBase.set(base, [...(byBase.get(base) ?? []), glob]);
  }
  const found: Place[] = [];
  for (const [base, group] of byBase) {
    const matcher = await createMatcher(base, group);
    const deepest = Math.max(...group.map(depthOf));
    for (const root of rootsOf(base, within)) found.push(...(await walk(root, matcher, deepest)));
  }
  return found;
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
  const first = names.findIndex((name) => MAGIC.test(name));
  return names.slice(0, first).join('/').replace(/\\(.)/gs, '$1') || '/';
}

/** How many names a path of this glob has at the most: below that nothing needs to be looked through. */
function depthOf(glob: string): number {
  return glob.includes('**') ? Number.POSITIVE_INFINITY : glob.split('/').length;
}

/** Tells the folders whose names a match depends on; undefined where nothing matches. */
type Matcher = (path: string, name: string) => readonly string[] | undefined;

/** Most globs are a name anywhere below a folder: those cost one look into a table, however many there are. */
async function createMatcher(base: string, globs: readonly string[]): Promise<Matcher> {
  const anywhere = new Map<string, string[]>();
  const others: string[] = [];
  for (const glob of globs) {
    const rest = glob.startsWith(`${escaped(base)}/**/`) ? glob.slice(escaped(base).length + 4) : undefined;
    const name = rest?.split('/').at(-1);
    if (rest === undefined || name === undefined || MAGIC.test(rest)) others.push(glob);
    else anywhere.set(name, [...(anywhere.get(name) ?? []), rest]);
  }
  const { default: picomatch } = await import('picomatch');
  const test = others.length === 0 ? () => false : picomatch(others, { dot: true, nonegate: true });
  const fixed = [...foldersAbove(base), base];
  return (path, name) => {
    const rest = anywhere.get(name)?.find((each) => path.endsWith(`/${each}`));
    // Found by the end of its path wherever it lies below the base, so only that end and the base must stay.
    if (rest === undefined) return test(path) ? foldersAbove(path) : undefined;
    const above = foldersAbove(path);
    return [...fixed, ...above.slice(above.length + 1 - rest.split('/').length)];
  };
}

/** Outermost first, without the root. */
export function foldersAbove(path: string): string[] {
  const names = path.split('/').slice(1, -1);
  return names.map((_, index) => `/${names.slice(0, index + 1).join('/')}`);
}

function escaped(path: string): string {
  return path.replace(/[\\*?[\]{}]/g, '\\$&');
}

async function walk(base: string, matches: Matcher, deepest: number): Promise<Place[]> {
  const found: Place[] = [];
  const waiting = [base];
  const turns = createTurns();
  let seen = 0;
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    const before = folder === '/' ? '/' : `${folder}/`;
    const isLast = before.split('/').length >= deepest;
    for (const entry of entriesOf(folder)) {
      seen += 1;
      const path = before + entry.name;
      const above = matches(path, entry.name);
      if (above !== undefined) found.push({ path, isFolder: entry.isDirectory(), above });
      else if (!isLast && entry.isDirectory() && !UNREAL.has(path)) waiting.push(path);
    }
    if (seen > MOST_ENTRIES)
      throw new ToolError(`There are too many files below ${base} to hide some of them by name.`, {
        code: 'unsupported',
        hint: 'Work in a smaller folder, or name the denied paths without **.',
      });
    if (turns.areDue()) await turns.give();
  }
  return found;
}

const UNREAL = new Set(['/proc', '/sys', '/dev']);

/** Without waiting: every command in the sandbox looks through its folder, and a promise for each folder takes longer. */
function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return []; // a folder that cannot be read by us cannot be read by the command either
  }
}
