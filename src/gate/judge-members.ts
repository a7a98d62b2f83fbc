import { specialFileProblem } from './paths/special-files.js';
import type { CompiledLevel } from './profiles/compile-level.js';
import { matchesPath } from './profiles/judge-restriction.js';
import type { Restriction } from './profiles/profile.js';
import type { RuleContext } from './profiles/rule-helpers.js';

/**
 * Tells of each real path whether every level plainly allows it: no floor, no question, no rule that would have to be
 * looked at more closely. A no is not a refusal; such a path is weighed like any other. For the members of a folder,
 * of which there can be thousands.
 */
export function allowedPlainly(
  levels: readonly CompiledLevel[],
  permission: string,
  paths: readonly string[],
  context: RuleContext,
): boolean[] {
  const restrictions = levels.flatMap((level) => level.ruling(permission).restrictions.map((each) => each.restriction));
  const isOpen =
    levels.length > 0 &&
    context.paths !== undefined &&
    levels.every((level) => level.ruling(permission).verdict === 'allow') &&
    levels.every((level) => context.tool === undefined || level.toolRules(context.tool).length === 0) &&
    restrictions.every(isAboutPaths);
  if (!isOpen) return paths.map(() => false);
  const action = permission.endsWith(':read') ? 'read' : permission.endsWith(':delete') ? 'delete' : 'write';
  return paths.map(
    (path) =>
      isPlain(path) &&
      specialFileProblem(path, action) === null &&
      context.paths?.pathFloor(path, permission, context.cwd) === undefined &&
      restrictions.every((restriction) => isWithin(restriction, path, context)),
  );
}

const PATH_LIMITS = new Set(['allowed_paths', 'denied_paths']);

function isAboutPaths(restriction: Restriction): boolean {
  return Object.keys(restriction).every((key) => PATH_LIMITS.has(key));
}

/** Absolute, with nothing in it that still had to be worked out. */
function isPlain(path: string): boolean {
  return path.startsWith('/') && !path.includes('\0') && !/\/\.{0,2}(?:\/|$)/.test(path);
}

function isWithin({ allowed_paths, denied_paths }: Restriction, path: string, context: RuleContext): boolean {
  if (denied_paths?.some((glob) => matchesPath(glob, path, context, 'denied'))) return false;
  return allowed_paths === undefined || allowed_paths.some((glob) => matchesPath(glob, path, context, 'allowed'));
}
