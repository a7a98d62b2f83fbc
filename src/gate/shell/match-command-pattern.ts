import { parse } from 'unbash';
import { print } from 'unbash/printer';
import type { CommandOptions } from './analyse-command.js';
import { exceededLimit } from './limits.js';
import { type CommandWords, parseCommandWords } from './parse-command-words.js';
import { globMatches } from './words/glob.js';

/** How a pattern relates to a command line. */
export interface PatternMatch {
  /** Simple commands that the pattern matches. */
  readonly commands: readonly CommandWords[];
  /** Some command in the line is, or may turn out to be, what the pattern names. For `deny` and `ask`. */
  readonly any: boolean;
  /** Nothing was left unread: where the line is too long or broken, a command may be missing. */
  readonly ok: boolean;
  /** Every command of the line is certainly what the pattern names, word for word. For `allow`. */
  readonly all: boolean;
}

/**
 * Compares a pattern of the user with a command line. A pattern that is a simple command is compared word by word
 * with every simple command of the line, from the first word on; `*` stands for any word, or any text inside one.
 * Any other pattern is compared with the whole line, spacing and quoting aside.
 */
export function matchCommandPattern(pattern: string, command: string, options: CommandOptions = {}): PatternMatch {
  const words = patternWords(pattern);
  if (!words) return matchWhole(pattern, command);
  const { commands, ok } = parseCommandWords(command, options);
  const found = commands.filter((candidate) => isLoosePrefix(words, candidate.words));
  const isAll =
    ok && commands.length > 0 && commands.every((candidate) => candidate.isPlain && isPrefix(words, candidate.words));
  return { commands: found, any: found.length > 0, ok, all: isAll };
}

/** The words of a pattern that is a simple command; undefined for anything else. */
function patternWords(pattern: string): readonly string[] | undefined {
  const script = tryParse(pattern);
  const [statement] = script?.commands ?? [];
  const node = statement?.command;
  if (!script || script.errors || script.commands.length !== 1 || statement?.background || node?.type !== 'Command')
    return undefined;
  const isSimple = node.name !== undefined && node.redirects.length === 0 && node.prefix.length === 0;
  const hasExpansion = [node.name, ...node.args].some(
    (word) => word && /[$`]/.test(word.text) && !/^'/.test(word.text),
  );
  if (!isSimple || hasExpansion) return undefined;
  return [node.name, ...node.args].flatMap((word) => (word ? [word.type === 'Word' ? word.value : word.text] : []));
}

function isPrefix(pattern: readonly string[], words: readonly (string | null)[]): boolean {
  return (
    words.length >= pattern.length &&
    pattern.every((expected, index) => wordMatches(expected, words[index], index === 0, true))
  );
}

/**
 * The wide reading, for denials: options, and the word after each, may stand between the words of the pattern. `git -C
 * x push` is `git push`.
 */
function isLoosePrefix(pattern: readonly string[], words: readonly (string | null)[]): boolean {
  let at = 0;
  for (const [index, expected] of pattern.entries()) {
    while (!wordMatches(expected, words[at], index === 0, false)) {
      const canSkip = at > 0 && at < words.length && (isOption(words[at]) || isOption(words[at - 1]));
      if (!canSkip) return false;
      at++;
    }
    at++;
  }
  return true;
}

function isOption(word: string | null | undefined): boolean {
  return typeof word === 'string' && word.startsWith('-') && word !== '--';
}

function wordMatches(
  expected: string,
  word: string | null | undefined,
  isProgram: boolean,
  isStrict: boolean,
): boolean {
  if (word === undefined) return false;
  if (word === null) return expected === '*' || !isStrict;
  if (expected === '*' || expected === word) return true;
  if (expected.includes('*') && globMatches(expected, word)) return true;
  // A path or another spelling of the same program is caught, but never waved through.
  return (
    isProgram &&
    !isStrict &&
    !expected.includes('/') &&
    word.slice(word.lastIndexOf('/') + 1).toLowerCase() === expected.toLowerCase()
  );
}

function matchWhole(pattern: string, command: string): PatternMatch {
  const expected = normalise(pattern);
  const given = normalise(command);
  return {
    commands: [],
    any: expected === given || (expected.includes('*') && globMatches(expected, given)),
    ok: exceededLimit(command) === undefined,
    all: expected === given,
  };
}

/** The line without differences of spacing, line breaks and comments. */
export function normalise(command: string): string {
  const script = exceededLimit(command) ? undefined : tryParse(command);
  if (!script || script.errors) return command.trim().replace(/\s+/g, ' ');
  return print(script).trim().replace(/\s+/g, ' ');
}

function tryParse(text: string) {
  try {
    return exceededLimit(text) ? undefined : parse(text);
  } catch {
    // The parser's recursion ran out: such a text is no pattern and no line it could match.
    return undefined;
  }
}
