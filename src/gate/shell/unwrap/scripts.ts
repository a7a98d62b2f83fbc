import type { Run } from '../run.js';
import type { ShellWord } from '../words/shell-word.js';
import { type OptionSpec, parseOptions } from './options.js';
import type { Inner, Unwrapped, Unwrapper } from './unwrap-command.js';

/** What runs a number of texts, each in a shell of its own. */
export function scripts(texts: readonly (string | undefined)[], feed?: Run['stdin']): Partial<Unwrapped> {
  const inner: Inner[] = texts.filter((text): text is string => !!text).map((text) => ({ kind: 'script', text, feed }));
  return { inner, isTransparent: inner.length === 1 };
}

/** Unwraps programs that are given a line as the value of an option. */
export function optionText(spec: OptionSpec, names: readonly string[]): Unwrapper {
  return (run) => {
    const { flags } = parseOptions(run.words.slice(1), spec);
    return scripts(names.map((name) => flags.get(name)));
  };
}

/** A single word is a line, several are a command. */
export function asWordsOrText(words: readonly ShellWord[]): Partial<Unwrapped> {
  if (words.length === 1) return scripts([words[0]?.text]);
  return words.length > 0 ? { inner: [{ kind: 'words', words }] } : {};
}

/** Unwraps programs to which all that follows a word is the command. */
export function afterFlag(flags: readonly string[]): Unwrapper {
  return (run) => {
    const at = run.words.findIndex((word) => flags.includes(word.text));
    return at < 0 ? {} : asWordsOrText(run.words.slice(at + 1));
  };
}
