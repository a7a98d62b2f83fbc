import { matchPath } from '../paths/match-path.js';
import type { CommandRules, PathRules } from './rule-helpers.js';
import type { ShellRules } from './weigh-command.js';

export const defaultPathRules: PathRules = {
  matchPath,
  pathFloor: () => undefined,
  isCredentialFile: (path) => /(^|\/)(\.env|id_rsa|credentials)$/.test(path),
};

export const defaultCommandRules: CommandRules = {
  someCommand: (pattern, command) => command.includes(pattern),
  everyCommand: (patterns, command) => patterns.some((pattern) => command.startsWith(pattern)),
};

export const defaultShellRules: ShellRules = {
  ...defaultCommandRules,
  judgeCommand: () => ({ verdict: 'ask', findings: [] }),
  commandEffects: () => ({ effects: [], complete: false }),
};
