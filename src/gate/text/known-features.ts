import { beginningOf, isCareful, shapesOf, stemOf } from './sentence-features.js';
import type { TaggedSentence } from './tag-sentences.js';
import type { TextNet } from './text-net.js';

/**
 * The numbers of those of a sentence's features that the net knows, as `sentenceFeatures` names them, without making the
 * names: what a word alone stands for is looked up once, and remembered. A number may come more than once.
 */
export function knownFeatures(net: TextNet, sentence: TaggedSentence, folded: string): number[] {
  const found: number[] = [];
  const add = (number: number | undefined): void => {
    if (number !== undefined) found.push(number);
  };
  for (const shape of shapesOf(sentence, folded)) add(knownName(net, shape));
  let before: KnownWord | undefined;
  for (const text of sentence.words) {
    const word = knownWord(net, text);
    add(word.alone);
    add(word.beginning);
    add(before === undefined ? word.first : before.neighbours?.get(word.stem));
    before = word;
  }
  for (const [concept, places] of sentence.concepts) {
    add(knownName(net, `@${concept}`));
    if (places[0] === 0) add(knownName(net, `^@${concept}`));
  }
  if (isCareful(sentence.words)) add(knownName(net, '@careful'));
  return found;
}

interface KnownWord {
  readonly stem: string;
  readonly alone: number | undefined;
  readonly first: number | undefined;
  readonly beginning: number | undefined;
  /** By the stem of the next word. */
  readonly neighbours: ReadonlyMap<string, number> | undefined;
}

// Prose repeats its words; the limit keeps a text of invented ones from filling memory.
const REMEMBERED = 20_000;
const remembered = new Map<string, KnownWord>();

function knownWord(net: TextNet, word: string): KnownWord {
  const known = remembered.get(word);
  if (known !== undefined) return known;
  const stem = stemOf(word);
  const beginning = beginningOf(word);
  const read: KnownWord = {
    stem,
    alone: net.numberOf(stem),
    first: net.numberOf(`^${stem}`),
    beginning: beginning === undefined ? undefined : net.numberOf(`~${beginning}`),
    neighbours: net.neighboursOf(stem),
  };
  if (remembered.size < REMEMBERED) remembered.set(word, read);
  return read;
}

/** By the name of a shape or a concept: there are only so many. */
const named = new Map<string, number | undefined>();

function knownName(net: TextNet, name: string): number | undefined {
  const known = named.get(name);
  if (known !== undefined || named.has(name)) return known;
  const number = net.numberOf(name);
  named.set(name, number);
  return number;
}
