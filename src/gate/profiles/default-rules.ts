import { createPathRules } from '../paths/path-rules.js';
import type { CommandRules, PathRules } from './rule-helpers.js';
import type { ShellRules } from './weigh-command.js';

/** The path rules of this machine. Without a home, what belongs to a home is protected wherever it is. */
export function defaultPathRules(options: {
  readonly home?: string | undefined;
  readonly hermesHome?: string | undefined;
}): PathRules {
  const { home = '/nonexistent' } = options;
  return createPathRules({ home, hermesHome: options.hermesHome ?? `${home}/.hermes` });
}

export const defaultCommandRules: CommandRules = {
  someCommand: (pattern, command) => command.includes(pattern),
  everyCommand: (patterns, command) => patterns.some((pattern) => command.startsWith(pattern)),
};

export const defaultShellRules: ShellRules = {
  ...defaultCommandRules,
  judgeCommand: () => ({ verdict: 'ask', findings: [] }),
  commandEffects: () => ({ effects: [], complete: false }),
};
