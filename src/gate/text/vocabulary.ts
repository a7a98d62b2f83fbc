import { firstNotBefore } from '../../lib/first-not-before.js';
import { vocabularyTable } from './prepared/vocabulary-table.js';

/** One thing a word may stand for. */
export interface VocabularyEntry {
  readonly concept: string;
  /** The words that must follow it. */
  readonly rest: readonly string[];
  readonly form: 'term' | 'base' | 'gerund' | 'third' | 'participle';
}

/** What a word may stand for, by the vocabulary. */
export function entriesOf(word: string): readonly VocabularyEntry[] {
  const known = remembered.get(word);
  if (known !== undefined) return known;
  const entries = lookUp(word);
  if (remembered.size < REMEMBERED) remembered.set(word, entries);
  return entries;
}

// Prose repeats its words; the limit keeps a text of invented ones from filling memory.
const REMEMBERED = 20_000;
const remembered = new Map<string, readonly VocabularyEntry[]>();

let lines: readonly string[] | undefined;

function lookUp(word: string): readonly VocabularyEntry[] {
  lines ??= vocabularyTable().split('\n');
  const line = lines[firstNotBefore(lines, `${word}\t`)];
  return line?.startsWith(`${word}\t`)
    ? line
        .slice(word.length + 1)
        .split('\t')
        .map(toEntry)
    : NONE;
}

const NONE: readonly VocabularyEntry[] = [];

function toEntry(text: string): VocabularyEntry {
  const [form, concept = '', ...rest] = text.split(' ');
  return { form: form as VocabularyEntry['form'], concept, rest };
}
