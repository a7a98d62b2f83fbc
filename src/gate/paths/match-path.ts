import { type CompiledGlob, compileGlob, escapeGlob, type NameForm, nameIn } from '../../lib/compile-glob.js';

export interface MatchPathOptions {
  /** Where relative globs start. Real, like the path. */
  readonly cwd: string;
  /** What `~` stands for; without it a glob with `~` matches nothing that is allowed. */
  readonly home?: string | undefined;
  /** Whether the file system ignores case. */
  readonly caseInsensitive?: boolean;
  readonly platform?: 'posix' | 'win32';
  /**
   * What the glob is for. `allowed` (default) is read narrowly: as spelled, a leading `**` below `cwd`. `denied` is
   * read widely: any spelling some file system takes for the same name, a leading `**` anywhere, and what lies in a
   * denied folder too.
   */
  readonly list?: 'allowed' | 'denied';
}

/**
 * Whether a glob of a profile means a real path, name by name: `/srv/app/**` is not `/srv/app2`, and `x/**` includes
 * `x` itself. A hard link is a file of its own here: no path tells where its other names are.
 */
export function matchPath(glob: string, realPath: string, options: MatchPathOptions): boolean {
  if (realPath.includes('\0') || glob === '') return options.list === 'denied';
  const form = formOf(options);
  const path = options.platform === 'win32' ? realPath.replaceAll('\\', '/') : realPath;
  return compiled(glob, form, options).matches(namesOf(path, form));
}

function formOf({ list, caseInsensitive }: MatchPathOptions): NameForm {
  if (list === 'denied') return 'wide';
  return caseInsensitive === true ? 'case' : 'exact';
}

/**
 * Real paths have no dots to resolve; a path of another kind that has some must not be matched by its looks. One path
 * is compared with many globs, so the last answer is kept.
 */
function namesOf(path: string, form: NameForm): readonly string[] {
  const last = lastNames[form];
  if (last.path === path) return last.names;
  const names: string[] = [];
  for (const name of path.split('/')) {
    if (name === '..') names.pop();
    else if (name !== '' && name !== '.') names.push(nameIn(form, name));
  }
  lastNames[form] = { path, names };
  return names;
}

const lastNames: Record<NameForm, { readonly path: string; readonly names: readonly string[] }> = {
  exact: { path: '', names: [] },
  case: { path: '', names: [] },
  wide: { path: '', names: [] },
};

interface Cached {
  readonly cwd: string;
  readonly home: string | undefined;
  readonly platform: string | undefined;
  readonly glob: CompiledGlob;
}

const cache: Record<NameForm, Map<string, Cached>> = { exact: new Map(), case: new Map(), wide: new Map() };
const MAX_CACHED = 2000;

function compiled(glob: string, form: NameForm, options: MatchPathOptions): CompiledGlob {
  const { cwd, home, platform } = options;
  const globs = cache[form];
  const known = globs.get(glob);
  if (known !== undefined && known.cwd === cwd && known.home === home && known.platform === platform) return known.glob;
  const fresh = { cwd, home, platform, glob: compileGlob(absoluteGlob(glob, options), form) };
  if (globs.size >= MAX_CACHED) globs.clear();
  globs.set(glob, fresh);
  return fresh.glob;
}

/** The glob from the root of the file system, with what its spelling implies written out. */
export function absoluteGlob(glob: string, { cwd, home, platform, list }: MatchPathOptions): string {
  const slashed = platform === 'win32' ? glob.replaceAll('\\', '/') : glob;
  const literal = (folder: string): string => escapeGlob(platform === 'win32' ? folder.replaceAll('\\', '/') : folder);
  const whole = slashed.endsWith('/') ? `${slashed}**` : list === 'denied' ? `${slashed}/**` : slashed;
  if (whole.startsWith('/') || (platform === 'win32' && /^[a-z]:\//i.test(whole))) return whole;
  if (whole === '~' || whole.startsWith('~/')) {
    // Without a home a denial must still hold somewhere, and a permission nowhere.
    if (home === undefined) return list === 'denied' ? `**/${whole.slice(2)}` : `${literal(cwd)}/${whole}`;
    return `${literal(home)}${whole.slice(1)}`;
  }
  if (list === 'denied' && /^\*\*(\/|$)/.test(whole)) return `/${whole}`;
  return `${literal(cwd)}/${whole}`;
}
