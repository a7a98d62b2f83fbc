import { TEXT_RULES } from '../rules/all-text-rules.js';
import { leadingWords } from './leading-words.js';
import { phraseParts } from './phrase-parts.js';

/** Where which phrases can begin, and what each needs behind that. Phrases are numbered in the order of the rules. */
export interface PhraseTable {
  /** In order: letters, the phrases that begin with them, and their number among those in lists, if they are in one. */
  readonly beginnings: readonly (readonly [letters: string, phrases: readonly number[], listed: number | null])[];
  /** The numbers of the beginnings in each list. */
  readonly lists: readonly (readonly number[])[];
  /** By phrase: lists, of each of which something must begin so many words behind the phrase's beginning or sooner. */
  readonly needs: readonly (readonly Need[])[];
}

type Need = readonly [list: number, reach: number];

/**
 * Takes the phrases of all rules apart. That takes a while and always comes to the same: the build keeps it ready
 * (`scripts/prepared-tables.mjs`).
 */
export function phraseTable(): PhraseTable {
  const phrases = TEXT_RULES.flatMap((rule) => rule.phrases);
  const parts = phrases.map((phrase) => phraseParts(phrase));
  const begins = new Map<string, number[]>();
  parts.forEach(([first], phrase) => {
    const words = leadingWords(first?.source ?? '');
    if (words === undefined) throw new Error(`The phrase "${phrases[phrase]}" must begin with literal text.`);
    for (const letters of words) begins.set(letters, [...(begins.get(letters) ?? []), phrase]);
  });
  const listed = numbering();
  const lists = numbering();
  const needs = parts.map(([, ...later]) =>
    later.flatMap(({ source, reach }): Need[] => {
      const words = leadingWords(source);
      if (words === undefined) return [];
      const numbers = [...words].sort().map((letters) => listed.numberOf(letters));
      return [[lists.numberOf(numbers.join(' ')), Math.min(reach, FAR)]];
    }),
  );
  const all = [...new Set([...begins.keys(), ...listed.all()])].sort();
  return {
    beginnings: all.map((letters) => [letters, begins.get(letters) ?? [], listed.known(letters) ?? null]),
    lists: lists.all().map((numbers) => numbers.split(' ').map(Number)),
    needs,
  };
}

/** More words than a text has that is read at once. */
const FAR = 1_000_000;

interface Numbering {
  numberOf(text: string): number;
  known(text: string): number | undefined;
  all(): string[];
}

/** Numbers texts in the order in which they come. */
function numbering(): Numbering {
  const numbers = new Map<string, number>();
  return {
    numberOf: (text) => {
      const number = numbers.get(text) ?? numbers.size;
      numbers.set(text, number);
      return number;
    },
    known: (text) => numbers.get(text),
    all: () => [...numbers.keys()],
  };
}
