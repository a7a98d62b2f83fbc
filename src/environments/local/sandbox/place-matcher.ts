import { compileGlob, hasMagic, nameIn, unescapeGlob } from '../../../lib/compile-glob.js';
import { foldersAbove } from './folders-above.js';

/**
 * Asked with the path of a folder, slash at its end, and a name in it. Tells the folders above that give the file the
 * name it was found by: where one of them is moved, it is found no more. Undefined where nothing matches.
 */
export type PlaceMatcher = (folder: string, name: string) => readonly string[] | undefined;

export type GlobForm = 'wide' | 'exact';

/**
 * Compares paths below a base with globs of a profile as the gate does: what is denied is meant in any spelling that
 * some file system takes for the same name (`wide`), what is allowed as it is spelled (`exact`). Most globs are a name,
 * or one with a star, anywhere below the base. Those cost a look into a table, however many there are: every file of
 * the working folder is asked about.
 */
export function createPlaceMatcher(base: string, globs: readonly string[], form: GlobForm): PlaceMatcher {
  const table = new EndTable(base === '/' ? 0 : base.length, form);
  const others: string[] = [];
  for (const glob of globs) if (!table.add(endOf(glob, base))) others.push(glob);
  const compiled = others.map((glob) => compileGlob(glob, form));
  const fixed = [...foldersAbove(base), ...(base === '/' ? [] : [base])];
  return (folder, name) => {
    const depth = table.depthOf(folder, nameIn(form, name));
    if (depth !== undefined) {
      // Found by the end of its path wherever it lies below the base, so only that end and the base must stay.
      const above = foldersAbove(folder);
      return [...fixed, ...above.slice(above.length + 1 - depth)];
    }
    if (compiled.length === 0) return undefined;
    const names = (folder + name)
      .split('/')
      .slice(1)
      .map((each) => nameIn(form, each));
    return compiled.some((glob) => glob.matches(names)) ? foldersAbove(folder) : undefined;
  };
}

/** What follows the base in a glob for an end of a path anywhere below it: `id_*`, `.aws/credentials`. */
function endOf(glob: string, base: string): string | undefined {
  const names = glob.split('/');
  const depth = base === '/' ? 1 : base.split('/').length;
  return names[depth] === '**' && names.length > depth + 1 ? names.slice(depth + 1).join('/') : undefined;
}

interface End {
  /** The folders it lies in: `.aws`. */
  readonly folders: string;
  /** How many names it has. */
  readonly depth: number;
  /** What stands between the stars of its last name. */
  readonly pieces: readonly string[];
}

/** Of the characters a glob gives a meaning only the star, and none that folding does more to than case. */
const PLAIN_BUT_STARS = /^[\w.*+,@%~=-]+$/;
/** How many characters at either side of a name tell nearly all names apart from those with a star. */
const EDGE = 2;

/** Ends of paths, to be found by the last name. */
class EndTable {
  /** Characters of the base: the folders of an end lie below it. */
  readonly #base: number;
  readonly #exact = new Map<string, End[]>();
  readonly #begins = new Map<string, End[]>();
  readonly #ends = new Map<string, End[]>();
  /** With too little before and after the star to be looked up by it. */
  readonly #open: End[] = [];
  readonly #form: GlobForm;

  constructor(base: number, form: GlobForm) {
    this.#base = base;
    this.#form = form;
  }

  /** False for what is no such end: it has to be compared in another way. */
  add(end: string | undefined): boolean {
    const names = end?.split('/') ?? [];
    const last = names.pop();
    if (last === undefined || names.some(hasMagic) || last === '**') return false;
    if (hasMagic(last) && !PLAIN_BUT_STARS.test(last)) return false;
    const folders = names.map((name) => this.#fold(unescapeGlob(name))).join('/');
    const spelled = this.#form === 'wide' ? last.toLowerCase() : last;
    const pieces = hasMagic(last) ? spelled.split('*') : [this.#fold(unescapeGlob(last))];
    this.#enter({ folders, depth: names.length + 1, pieces });
    return true;
  }

  /** How many names at the end of the path of a file are one of the ends; its name is folded. */
  depthOf(folder: string, name: string): number | undefined {
    return (
      this.#depthIn(this.#exact.get(name), folder, name) ??
      this.#depthIn(this.#begins.get(name.slice(0, EDGE)), folder, name) ??
      this.#depthIn(this.#ends.get(name.slice(-EDGE)), folder, name) ??
      this.#depthIn(this.#open, folder, name)
    );
  }

  #depthIn(ends: readonly End[] | undefined, folder: string, name: string): number | undefined {
    return ends?.find((end) => fits(end.pieces, name) && this.#liesIn(folder, end))?.depth;
  }

  #liesIn(folder: string, { folders, depth }: End): boolean {
    if (depth === 1) return true;
    const above = folder.slice(this.#base).split('/').slice(1, -1);
    return (
      above
        .slice(1 - depth)
        .map((name) => this.#fold(name))
        .join('/') === folders
    );
  }

  #fold(name: string): string {
    return nameIn(this.#form, name);
  }

  #enter(end: End): void {
    const [first = '', last = ''] = [end.pieces[0], end.pieces.at(-1)];
    if (end.pieces.length === 1) push(this.#exact, first, end);
    else if (first.length >= EDGE) push(this.#begins, first.slice(0, EDGE), end);
    else if (last.length >= EDGE) push(this.#ends, last.slice(-EDGE), end);
    else this.#open.push(end);
  }
}

function push(map: Map<string, End[]>, key: string, end: End): void {
  map.set(key, [...(map.get(key) ?? []), end]);
}

function fits(pieces: readonly string[], name: string): boolean {
  const [first = '', last = ''] = [pieces[0], pieces.at(-1)];
  if (pieces.length === 1) return name === first;
  if (!name.startsWith(first) || !name.endsWith(last) || name.length < first.length + last.length) return false;
  let at = first.length;
  for (const piece of pieces.slice(1, -1)) {
    at = name.indexOf(piece, at);
    if (at < 0) return false;
    at += piece.length;
  }
  return at <= name.length - last.length;
}
