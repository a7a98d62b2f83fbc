import { judgeCommand } from '../shell/judge-command.js';
import { commandRules } from './match-commands.js';
import type { ShellRules } from './weigh-command.js';

/** How shell commands are judged, unless a gate is given something else. Loads the shell's parser. */
export const defaultShellRules: ShellRules = {
  ...commandRules,
  judgeCommand,
  commandEffects: () => ({ effects: [], complete: false }),
};
