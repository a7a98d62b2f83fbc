import type { Environment, HostMount } from '../environments/environment.js';
import { createPathRules } from '../gate/paths/path-rules.js';
import { canonicalLevels } from '../gate/profiles/canonical-levels.js';
import type { ProfileLevel } from '../gate/profiles/profile.js';
import type { PathRules } from '../gate/profiles/rule-helpers.js';
import type { GatePlace } from '../gate/weigh-call.js';

/**
 * What the gate goes by in an environment away from this machine: its home, its temporary folder, and the levels with
 * every path resolved there.
 */
export async function readPlaceRules(
  { home, cwd, files, reach }: Environment,
  levels: readonly ProfileLevel[],
  host: { readonly home: string; readonly hermesHome: string },
): Promise<GatePlace> {
  const paths = { resolve: (path: string) => files.resolve(path, { cwd }) };
  const temporary = [(await files.resolve('/tmp', { cwd: '/' })).path];
  return {
    home,
    temporary,
    levels: await canonicalLevels(levels, { cwd, home, temporary, paths }),
    paths: withMounts(createPathRules({ home, hermesHome: `${home}/.hermes` }), reach.mounts ?? [], host),
    sandboxed: !reach.hostFiles,
  };
}

/** A file of this machine stays under its floor, under whatever name it is seen there. */
function withMounts(
  own: PathRules,
  mounts: readonly HostMount[],
  host: { readonly home: string; readonly hermesHome: string },
): PathRules {
  if (mounts.length === 0) return own;
  const here = createPathRules(host);
  return {
    ...own,
    pathFloor(path, permission, cwd) {
      const names = mounts.flatMap((mount) => namesHere(path, mount));
      const floors = [
        own.pathFloor(path, permission, cwd),
        ...names.map((name) => here.pathFloor(name, permission)),
      ].filter((floor) => floor !== undefined);
      return floors.find(({ kind }) => kind === 'never') ?? floors[0];
    },
  };
}

function namesHere(path: string, { host, target }: HostMount): string[] {
  const folder = target === '/' ? '' : target.replace(/\/+$/, '');
  if (path !== folder && !path.startsWith(`${folder}/`)) return [];
  return [`${host === '/' ? '' : host}${path.slice(folder.length)}` || '/'];
}
