import type { PathResolver } from '../../kernel/gate.js';
import { escapeGlob, hasMagic, unescapeGlob } from '../../lib/compile-glob.js';
import { absoluteGlob, type MatchPathOptions } from './match-path.js';

/**
 * The globs of a profile with their literal beginnings resolved, since they are compared with real paths: `/tmp/**`
 * is `/private/tmp/**` on macOS, and `cwd` may lead through a link. Do this once when a session starts: resolved at
 * every call, a folder swapped for a link would take its permission along. Denied globs hold for both spellings.
 */
export async function canonicalGlobs(
  globs: readonly string[],
  options: MatchPathOptions & { readonly paths: PathResolver },
): Promise<string[]> {
  const all = await Promise.all(
    globs.map(async (glob) => {
      const absolute = absoluteGlob(glob, options);
      const real = await withRealBase(absolute, options.paths);
      // As it is written where that is the same: explanations show it.
      if (real === absolute) return [glob];
      return options.list === 'denied' ? [glob, real] : [real];
    }),
  );
  return [...new Set(all.flat())];
}

async function withRealBase(glob: string, paths: PathResolver): Promise<string> {
  const names = glob.split('/');
  const firstMagic = names.findIndex((name) => hasMagic(name));
  const base = names.slice(0, firstMagic === -1 ? names.length : firstMagic).join('/');
  const rest = firstMagic === -1 ? [] : names.slice(firstMagic);
  if (base === '') return glob;
  try {
    const { path } = await paths.resolve(unescapeGlob(base));
    return [escapeGlob(path === '/' ? '' : path), ...rest].join('/');
  } catch {
    // A base that leads nowhere, such as a loop, matches as it is spelled: no real path has it.
    return glob;
  }
}
