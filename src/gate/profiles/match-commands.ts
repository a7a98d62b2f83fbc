import { analyseCommand } from '../shell/analyse-command.js';
import type { Run } from '../shell/run.js';
import type { CommandRules } from './rule-helpers.js';

/**
 * Compares commands with the patterns of profiles and settings: the parsed words of every simple command from the
 * first word, `*` for any word. A pattern that is no simple command is compared with the whole, blanks aside.
 */
export const commandRules: CommandRules = {
  someCommand(pattern, command) {
    const words = patternWords(pattern);
    if (words === undefined) return withoutBlanks(command) === withoutBlanks(pattern);
    return analyseCommand(command, {}).runs.some((run) => isMeantWidely(words, run));
  },
  everyCommand(patterns, command) {
    if (
      patterns.some(
        (pattern) => patternWords(pattern) === undefined && withoutBlanks(pattern) === withoutBlanks(command),
      )
    ) {
      return true;
    }
    const { runs, problems } = analyseCommand(command, {});
    if (runs.length === 0 || problems.length > 0) return false;
    const simple = patterns.flatMap((pattern) => [patternWords(pattern) ?? []]).filter((words) => words.length > 0);
    return runs.every((run) => simple.some((words) => isMeantExactly(words, run)));
  },
};

/** The words of a pattern that is a simple command; undefined for anything with operators or expansions. */
function patternWords(pattern: string): readonly string[] | undefined {
  if (/[;&|<>()$`{}\n]/.test(pattern)) return undefined;
  const words = pattern.match(/(?:[^\s'"]|'[^']*'|"[^"]*")+/g) ?? [];
  return words.map((word) =>
    word.replace(/'([^']*)'|"([^"]*)"/g, (_all, single?: string, double?: string) => single ?? double ?? ''),
  );
}

/** A denial also means the program by its path. */
function isMeantWidely(words: readonly string[], run: Run): boolean {
  const [program = '', ...rest] = words;
  const isProgram = program === '*' || program === run.words[0]?.text || program.toLowerCase() === run.name;
  return isProgram && fits(rest, run.args);
}

/** A permission means the program as it is spelled, without variables set in front that change what it runs. */
function isMeantExactly(words: readonly string[], run: Run): boolean {
  if (run.assignments.length > 0) return false;
  return fits(
    words,
    run.words.map(({ text }) => text),
  );
}

function fits(pattern: readonly string[], words: readonly string[]): boolean {
  if (pattern.length > words.length) return false;
  return pattern.every((word, index) => word === '*' || word === words[index]);
}

function withoutBlanks(text: string): string {
  return text.replace(/\s+/g, '');
}
