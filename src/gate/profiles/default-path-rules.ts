import { createPathRules } from '../paths/path-rules.js';
import type { PathRules } from './rule-helpers.js';

/** The path rules of this machine. Without a home nothing is known to be in one. */
export function defaultPathRules(options: {
  readonly home?: string | undefined;
  readonly hermesHome?: string | undefined;
}): PathRules {
  const { home = '/nonexistent' } = options;
  return createPathRules({ home, hermesHome: options.hermesHome ?? `${home}/.hermes` });
}
