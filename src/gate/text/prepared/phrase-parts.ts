import { phraseSource, wordsOf } from '../compile-phrase.js';
import { mostBreaks } from './most-breaks.js';
import { parsePattern } from './parse-pattern.js';

/** What stands between two spaces of a phrase, as a pattern, and how many words behind the first it can begin at most. */
interface PhrasePart {
  readonly source: string;
  readonly reach: number;
}

/**
 * The first part of a phrase, and those others that come in every match and where a word begins: no gaps, nor what may
 * hang on the word before it. A phrase that is an ordinary pattern, or several with a `|` between, is one part.
 */
export function phraseParts(phrase: string): PhrasePart[] {
  const whole = phraseSource(phrase);
  if (phrase.startsWith('=') || parsePattern(whole).length > 1) return [{ source: whole, reach: 0 }];
  const words = wordsOf(phrase);
  const parts: PhrasePart[] = [];
  for (let from = 0, to = 0; from < words.length; from = to) {
    to = endOfGroup(words, from);
    if (from > 0 && /^[~?^=]/.test(words[from] ?? '')) continue;
    const reach = from === 0 ? 0 : mostBreaks(phraseSource(words.slice(0, from).join(' '), COUNTED)) + 1;
    parts.push({ source: phraseSource(words.slice(from, to).join(' ')), reach });
  }
  return parts;
}

/** One break for a space, however long the run it stands for, and none for a word. */
const COUNTED = { separator: ' ', gapWord: 'a' };

/** Behind the word with which every group is closed that was opened since a word. */
function endOfGroup(words: readonly string[], from: number): number {
  let open = 0;
  for (let at = from; at < words.length; at++) {
    const signs = (words[at] ?? '').replace(/\\.|\[(?:\\.|[^\]\\])*\]/g, '');
    open += signs.split('(').length - signs.split(')').length;
    if (open === 0) return at + 1;
  }
  return words.length;
}
