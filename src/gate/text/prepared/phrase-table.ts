import { TEXT_RULES } from '../rules/all-text-rules.js';
import { leadingWords } from './leading-words.js';
import { phraseParts } from './phrase-parts.js';

/** Where which phrases can begin, and what each needs behind that. Phrases are numbered in the order of the rules. */
export interface PhraseTable {
  /** In order: letters, the phrases that begin with them, and the lists they are in. */
  readonly beginnings: readonly Beginning[];
  /** By phrase: lists, of each of which something must begin so many words behind the phrase's beginning or sooner. */
  readonly needs: readonly (readonly Need[])[];
}

export type Beginning = readonly [letters: string, phrases: readonly number[], lists: readonly number[]];
export type Need = readonly [list: number, reach: number];

/**
 * Takes the phrases of all rules apart. That takes a while and always comes to the same: the build keeps it ready
 * (`scripts/prepared-tables.mjs`).
 */
export function phraseTable(): PhraseTable {
  const phrases = TEXT_RULES.flatMap((rule) => rule.phrases);
  const parts = phrases.map((phrase) => phraseParts(phrase));
  const begins = groups();
  const listed = groups();
  const lists = new Map<string, number>();
  const numberOf = (words: readonly string[]): number => {
    const key = words.join('\n');
    const known = lists.get(key);
    if (known !== undefined) return known;
    lists.set(key, lists.size);
    for (const letters of words) listed.add(letters, lists.size - 1);
    return lists.size - 1;
  };
  parts.forEach(([first], phrase) => {
    const words = leadingWords(first?.source ?? '');
    if (words === undefined) throw new Error(`The phrase "${phrases[phrase]}" must begin with literal text.`);
    for (const letters of words) begins.add(letters, phrase);
  });
  const needs = parts.map(([, ...later]) =>
    later.flatMap(({ source, reach }): Need[] => {
      const words = leadingWords(source);
      return words === undefined ? [] : [[numberOf([...words].sort()), Math.min(reach, FAR)]];
    }),
  );
  const all = new Set([...begins.keys(), ...listed.keys()]);
  return { beginnings: [...all].sort().map((letters) => [letters, begins.of(letters), listed.of(letters)]), needs };
}

/** More words than a text has that is read at once. */
const FAR = 1_000_000;

function groups(): { add(key: string, number: number): void; of(key: string): number[]; keys(): Iterable<string> } {
  const found = new Map<string, number[]>();
  return {
    add: (key, number) => void found.set(key, [...(found.get(key) ?? []), number]),
    of: (key) => found.get(key) ?? [],
    keys: () => found.keys(),
  };
}
