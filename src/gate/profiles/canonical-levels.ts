import type { PathResolver } from '../../kernel/gate.js';
import { canonicalGlobs } from '../paths/canonical-globs.js';
import { expandNames } from './judge-restriction.js';
import type { ProfileLevel, Restriction } from './profile.js';

/** Where the globs of a session's profiles are resolved. */
export interface CanonicalOptions {
  readonly cwd: string;
  readonly home?: string | undefined;
  readonly temporary: readonly string[];
  readonly paths: PathResolver;
}

/**
 * The levels with every glob resolved as real paths are (`/tmp/**` is `/private/tmp/**` on macOS, `current/**` leads
 * where the link `current` does). A relative one that begins with a pattern stays: `cwd` is real already. Once, when a
 * session starts: resolved later, a folder that was swapped for a link would take its permission along.
 */
export async function canonicalLevels(
  levels: readonly ProfileLevel[],
  options: CanonicalOptions,
): Promise<ProfileLevel[]> {
  return Promise.all(
    levels.map(async ({ level, profile }) => {
      const entries = Object.entries(profile.restrictions ?? {});
      const resolved = await Promise.all(
        entries.map(async ([key, restriction]) => [key, await canonicalRestriction(restriction, options)] as const),
      );
      if (entries.length === 0) return { level, profile };
      return { level, profile: { ...profile, restrictions: Object.fromEntries(resolved) } };
    }),
  );
}

async function canonicalRestriction(restriction: Restriction, options: CanonicalOptions): Promise<Restriction> {
  const { allowed_paths: allowed, denied_paths: denied } = restriction;
  return {
    ...restriction,
    ...(allowed === undefined ? {} : { allowed_paths: await resolveGlobs(allowed, options, 'allowed') }),
    ...(denied === undefined ? {} : { denied_paths: await resolveGlobs(denied, options, 'denied') }),
  };
}

const BEGINS_WITH_PATTERN = /^(?:\.\/)*[^/]*[*?[{]/;

async function resolveGlobs(
  globs: readonly string[],
  { cwd, home, temporary, paths }: CanonicalOptions,
  list: 'allowed' | 'denied',
): Promise<string[]> {
  const resolved = await Promise.all(
    globs.map(async (glob) => {
      if (glob === '@credentials' || BEGINS_WITH_PATTERN.test(glob)) return [glob];
      return canonicalGlobs(expandNames(glob, temporary), { cwd, home, list, paths });
    }),
  );
  return resolved.flat();
}
