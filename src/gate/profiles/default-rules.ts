import picomatch from 'picomatch';
import type { CommandRules, PathRules } from './rule-helpers.js';

export const defaultPathRules: PathRules = {
  matchPath: (glob, path) => picomatch.isMatch(path, glob, { dot: true }),
  pathFloor: () => undefined,
  isCredentialFile: (path) => /(^|\/)(\.env|id_rsa|credentials)$/.test(path),
};

export const defaultCommandRules: CommandRules = {
  someCommand: (pattern, command) => command.includes(pattern),
  everyCommand: (patterns, command) => patterns.some((pattern) => command.startsWith(pattern)),
};
