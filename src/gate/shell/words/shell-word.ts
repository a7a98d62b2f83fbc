import type { Run } from '../run.js';

/** Stands inside a word for text that only the running shell will know. A private-use character, so no command needs it. */
export const UNKNOWN = '\uE000';

/** One word of a simple command after every expansion that could be computed. */
export interface ShellWord {
  /** The text the program would get; unknown pieces are `UNKNOWN`. */
  readonly text: string;
  /** Whether pattern characters in it were unquoted, so that the shell would expand them to file names. */
  readonly isGlob: boolean;
  /** The unknown pieces all come from variables nobody assigned: most likely they are empty. */
  readonly isMaybeEmpty: boolean;
  /** Names of the variables whose value went into the word, known or not. */
  readonly variables: readonly string[];
  /** Commands whose output went into the word. */
  readonly producers: readonly Run[];
}

const NONE: readonly never[] = [];

export function literalWord(text: string): ShellWord {
  return { text, isGlob: false, isMaybeEmpty: false, variables: NONE, producers: NONE };
}

/** A text with where it came from. Written out, as all words are: spreading makes records that are slower to read. */
export function wordFrom(text: string, origin: Pick<ShellWord, 'variables' | 'producers'>): ShellWord {
  return { text, isGlob: false, isMaybeEmpty: false, variables: origin.variables, producers: origin.producers };
}

/** The same word with another text, which other commands may have had a part in. */
export function wordLike(word: ShellWord, text: string, producers = word.producers): ShellWord {
  return { text, isGlob: word.isGlob, isMaybeEmpty: word.isMaybeEmpty, variables: word.variables, producers };
}

export const unknownWord: ShellWord = literalWord(UNKNOWN);

export function isKnown(word: ShellWord): boolean {
  return !word.text.includes(UNKNOWN);
}

/** The text as if every unknown piece were empty. */
export function withoutUnknown(text: string): string {
  return text.includes(UNKNOWN) ? text.replaceAll(UNKNOWN, '') : text;
}

/** The text for people: unknown pieces become an ellipsis. */
export function displayText(text: string): string {
  return text.includes(UNKNOWN) ? text.replaceAll(UNKNOWN, '…') : text;
}

/** Quotes a text so that the parser reads it back as one word. */
export function quote(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
