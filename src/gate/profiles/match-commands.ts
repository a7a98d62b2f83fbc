import { matchCommandPattern } from '../shell/match-command-pattern.js';
import { parseCommandWords } from '../shell/parse-command-words.js';
import { globMatches } from '../shell/words/glob.js';
import type { CommandRules } from './rule-helpers.js';

/** Compares commands with the patterns of profiles and settings, on parsed words. */
export const commandRules: CommandRules = {
  someCommand(pattern, command, place) {
    const { any, ok } = matchCommandPattern(pattern, command, place);
    if (any) return 'yes';
    return ok ? 'no' : 'unknown';
  },
  everyCommand(patterns, command, place) {
    if (patterns.some((pattern) => matchCommandPattern(pattern, command, place).all)) return true;
    const { commands, ok } = parseCommandWords(command, place);
    const wanted = patterns.flatMap((pattern) => patternWords(pattern));
    return (
      ok &&
      commands.length > 0 &&
      commands.every(({ isPlain, words }) => isPlain && wanted.some((pattern) => isPrefix(pattern, words)))
    );
  },
};

/** The words of a pattern that is one simple command; a pattern of another kind means a whole line, not a part. */
function patternWords(pattern: string): (readonly string[])[] {
  if (/[;&|<>()$`{}\n]/.test(pattern)) return [];
  const words = pattern.match(/(?:[^\s'"]|'[^']*'|"[^"]*")+/g);
  if (words === null) return [];
  return [
    words.map((word) => word.replace(/'([^']*)'|"([^"]*)"/g, (_all, one?: string, two?: string) => one ?? two ?? '')),
  ];
}

function isPrefix(pattern: readonly string[], words: readonly (string | null)[]): boolean {
  if (words.length < pattern.length) return false;
  return pattern.every((expected, index) => {
    const word = words[index];
    if (expected === '*') return true;
    // Null is a word that only the running shell will know.
    return typeof word === 'string' && (expected === word || (expected.includes('*') && globMatches(expected, word)));
  });
}
