import { commandEffects } from '../shell/command-effects.js';
import { filesRun } from '../shell/files-run.js';
import { judgeCommand } from '../shell/judge-command.js';
import { parseCommandWords } from '../shell/parse-command-words.js';
import { commandRules } from './match-commands.js';
import type { ShellRules } from './weigh-command.js';

/** How shell commands are judged, unless a gate is given something else. Loads the shell's parser. */
export const defaultShellRules: ShellRules = {
  ...commandRules,
  judgeCommand,
  filesRun,
  commandEffects(command, options) {
    const { effects, complete } = commandEffects(command, options);
    return {
      // The command itself is judged as a whole; its parts as text for people have lost their quotes.
      effects: effects.filter(({ permission }) => permission !== 'terminal:execute'),
      complete,
      // A function of the session may have the name of a program.
      proves: complete && Object.keys(options.functions ?? {}).length === 0 ? provedBy(command) : 'nothing',
    };
  },
};

// What these change is named by their operands, and nothing they are told by a file or variable makes it more.
const NAMES_CHANGES = new Set('cp mv rm rmdir unlink mkdir touch tee ls'.split(' '));
// And these read nothing but their operands.
const NAMES_READS = new Set(
  'echo printf pwd true false : test [ date sleep seq basename dirname whoami id hostname uname cat tac head tail wc nl'.split(
    ' ',
  ),
);

/**
 * How much of what a line does can be proved from its words. One command can prepare a link for the next one to
 * follow, so where something is changed only a single command proves anything.
 */
function provedBy(command: string): 'nothing' | 'changes' | 'everything' {
  const { commands, ok } = parseCommandWords(command);
  if (!ok || /[*?[\]{}~]/.test(command)) return 'nothing';
  const programs = commands.map(({ words, wrappers }) =>
    words.includes(null) || wrappers.length > 0 ? '' : (words[0] ?? ''),
  );
  const hasLongOption = commands.some(({ words }) => words.some((word) => word?.startsWith('--')));
  if (programs.every((program) => NAMES_READS.has(program)) && !hasLongOption) return 'everything';
  return programs.length === 1 && NAMES_CHANGES.has(programs[0] ?? '') ? 'changes' : 'nothing';
}
