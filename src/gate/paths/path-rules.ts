import { isCredentialFile } from './credential-files.js';
import { matchPath } from './match-path.js';
import { type PathEffect, pathFloor } from './path-floor.js';
import { windowsPathProblem } from './windows-path.js';

export interface PathRulesOptions {
  readonly home: string;
  readonly hermesHome: string;
  readonly platform?: 'posix' | 'win32';
  readonly caseInsensitive?: boolean;
}

export interface PathFloorAnswer {
  readonly kind: 'never' | 'explicit';
  readonly reason: string;
}

/** Everything the gate asks about a real path, bound to one environment. */
export interface BoundPathRules {
  matchPath(
    glob: string,
    path: string,
    options: { readonly cwd: string; readonly home?: string | undefined; readonly list?: 'allowed' | 'denied' },
  ): boolean;
  pathFloor(path: string, permission: string): PathFloorAnswer | undefined;
  isCredentialFile(path: string): boolean;
}

/** The path rules of one environment. */
export function createPathRules(options: PathRulesOptions): BoundPathRules {
  const { home, hermesHome, platform = 'posix', caseInsensitive = false } = options;
  const floors: Record<PathEffect, (path: string) => PathFloorAnswer | undefined> = {
    read: remember((path) => floorOf(path, 'read')),
    write: remember((path) => floorOf(path, 'write')),
    delete: remember((path) => floorOf(path, 'delete')),
  };
  return {
    matchPath: (glob, path, match) => matchPath(glob, path, { home, platform, caseInsensitive, ...match }),
    pathFloor: (path, permission) => floors[effectOf(permission)](path),
    isCredentialFile: remember(isCredentialFile),
  };

  function floorOf(path: string, effect: PathEffect): PathFloorAnswer | undefined {
    const problem = platform === 'win32' ? windowsPathProblem(path) : null;
    if (problem !== null) return { kind: 'never', reason: problem };
    const { verdict, reason } = pathFloor(path, effect, { home, hermesHome });
    return verdict === 'ordinary' ? undefined : { kind: verdict, reason };
  }
}

/** A call's path is judged when it is declared and again when it is touched; the answer depends on its letters only. */
function remember<T>(judge: (path: string) => T): (path: string) => T {
  const known = new Map<string, { readonly answer: T }>();
  return (path) => {
    const found = known.get(path);
    if (found !== undefined) return found.answer;
    if (known.size >= MAX_REMEMBERED) known.clear();
    const answer = judge(path);
    known.set(path, { answer });
    return answer;
  };
}

const MAX_REMEMBERED = 2000;

/** Whatever is not known to only read is taken to write. */
function effectOf(permission: string): PathEffect {
  const action = permission.slice(permission.indexOf(':') + 1);
  if (action === 'read') return 'read';
  return action === 'delete' ? 'delete' : 'write';
}
