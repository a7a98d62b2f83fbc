import { analyseCommand, type CommandOptions } from './analyse-command.js';
import { commandText } from './judge-command.js';
import type { Run, Span } from './run.js';
import { isKnown } from './words/shell-word.js';

/** One simple command by its words; null stands for a word that only the running shell will know. */
export interface CommandWords {
  readonly words: readonly (string | null)[];
  readonly text: string;
  readonly span: Span;
  /** Names of the wrappers it runs in, outermost first: `rm` in `sudo rm x` has `sudo`. */
  readonly wrappers: readonly string[];
  /** It is nothing but these words: no variables set for it, no redirection into a file. */
  readonly isPlain: boolean;
}

/**
 * Every simple command of a line with its words expanded, wrappers and what they run alike, in the order they run.
 * `ok` is false when the line is too long or cannot be parsed: then the list may lack commands.
 */
export function parseCommandWords(
  command: string,
  options: CommandOptions = {},
): { readonly commands: readonly CommandWords[]; readonly ok: boolean } {
  const { runs, problems } = analyseCommand(command, options);
  return {
    commands: runs.filter((run) => run.words.length > 0 || run.redirects.length > 0).map(toWords),
    ok: !problems.some(({ rule }) => rule === 'too-long' || rule === 'unparsable'),
  };
}

function toWords(run: Run): CommandWords {
  return {
    words: run.words.map((word) => (isKnown(word) ? word.text : null)),
    text: commandText(run),
    span: run.span,
    wrappers: run.wrappers,
    isPlain:
      run.assignments.length === 0 && run.redirects.every(({ target }) => /^(\d+|-|\/dev\/null)$/.test(target.text)),
  };
}
