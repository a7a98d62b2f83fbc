import type { ShellWord } from '../words/shell-word.js';

/** How a program takes options: which ones have a value of their own. */
export interface OptionSpec {
  /** Short letters that take a value, e.g. `ug` for sudo. */
  readonly short?: string;
  /** Long names, without dashes, that take a value as the next word. */
  readonly long?: readonly string[];
  /** Options may also stand after operands (most GNU programs). */
  readonly isMixed?: boolean;
}

export interface ParsedOptions {
  /** Short letters and long names given; with their values. */
  readonly flags: ReadonlyMap<string, string>;
  readonly operands: readonly ShellWord[];
}

/** Splits words after the program into options and operands. */
export function parseOptions(words: readonly ShellWord[], spec: OptionSpec): ParsedOptions {
  const flags = new Map<string, string>();
  const operands: ShellWord[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] as ShellWord;
    const { text } = word;
    if (text === '--') {
      operands.push(...words.slice(index + 1));
      break;
    }
    if (text.startsWith('--')) {
      const equals = text.indexOf('=');
      const name = equals < 0 ? text.slice(2) : text.slice(2, equals);
      const takesNext = equals < 0 && spec.long?.includes(name);
      flags.set(name, takesNext ? (words[index + 1]?.text ?? '') : equals < 0 ? '' : text.slice(equals + 1));
      if (takesNext) index += 1;
    } else if (text.startsWith('-') && text.length > 1) {
      index += readCluster(text.slice(1), words[index + 1]?.text, spec.short ?? '', flags);
    } else if (spec.isMixed) {
      operands.push(word);
    } else {
      operands.push(...words.slice(index));
      break;
    }
  }
  return { flags, operands };
}

/** Reads `-xyz` or `-xVALUE`; 1 when the value was the next word. */
function readCluster(letters: string, next: string | undefined, valued: string, flags: Map<string, string>): number {
  for (let index = 0; index < letters.length; index += 1) {
    const letter = letters[index] as string;
    if (!valued.includes(letter)) {
      flags.set(letter, '');
      continue;
    }
    const attached = letters.slice(index + 1);
    flags.set(letter, attached || (next ?? ''));
    return attached ? 0 : 1;
  }
  return 0;
}
