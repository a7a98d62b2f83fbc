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

/** Everything the gate asks about a real path, bound to one environment. */
export interface BoundPathRules {
  matchPath(
    glob: string,
    path: string,
    options: { readonly cwd: string; readonly home?: string | undefined; readonly list?: 'allowed' | 'denied' },
  ): boolean;
  pathFloor(
    path: string,
    permission: string,
  ): { readonly kind: 'never' | 'explicit'; readonly reason: string } | undefined;
  isCredentialFile(path: string): boolean;
}

/** The path rules of one environment. */
export function createPathRules(options: PathRulesOptions): BoundPathRules {
  const { home, hermesHome, platform = 'posix', caseInsensitive = false } = options;
  return {
    matchPath: (glob, path, match) => matchPath(glob, path, { home, platform, caseInsensitive, ...match }),
    pathFloor(path, permission) {
      const problem = platform === 'win32' ? windowsPathProblem(path) : null;
      if (problem !== null) return { kind: 'never', reason: problem };
      const { verdict, reason } = pathFloor(path, effectOf(permission), { home, hermesHome });
      return verdict === 'ordinary' ? undefined : { kind: verdict, reason };
    },
    isCredentialFile,
  };
}

/** Whatever is not known to only read is taken to write. */
function effectOf(permission: string): PathEffect {
  const action = permission.slice(permission.indexOf(':') + 1);
  if (action === 'read') return 'read';
  return action === 'delete' ? 'delete' : 'write';
}
