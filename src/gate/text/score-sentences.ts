import { WEIGHTS } from './rules/weights.js';
import { isCareful, stemOf } from './sentence-features.js';
import { isAboutAttacks, type TaggedSentence } from './tag-sentences.js';

/** How much a stretch of one or two sentences speaks like an order to an agent; above zero it is likelier than not. */
export interface ScoredStretch {
  readonly start: number;
  readonly end: number;
  readonly score: number;
  /** The kind of order its weightiest words belong to. */
  readonly category: string;
  /** The same without what a README may tell people to do: setting up and taking down. */
  readonly atOnce: { readonly score: number; readonly category: string };
}

/**
 * Scores every sentence, and every two short ones that follow each other in prose, by the learned weights. Prose about attacks
 * is left out: it says what attackers say. Linear: a look-up per word and per pair of neighbours.
 */
export function scoreSentences(sentences: readonly TaggedSentence[]): ScoredStretch[] {
  const stretches: ScoredStretch[] = [];
  let before: { sentence: TaggedSentence; found: readonly Weight[] } | undefined;
  for (const sentence of sentences) {
    if (isAboutAttacks(sentence)) {
      before = undefined;
      continue;
    }
    const found = weightsIn(sentence);
    stretches.push(score(new Set(found), sentence.start, sentence.end));
    if (
      before !== undefined &&
      !sentence.isItem &&
      before.sentence.words.length + sentence.words.length <= LONGEST_PAIR
    )
      stretches.push(score(new Set([...before.found, ...found]), before.sentence.start, sentence.end));
    before = { sentence, found };
  }
  return stretches;
}

const LONGEST_PAIR = 30;

/** The weights of a sentence's features, as `sentenceFeatures` names them, without making the names. */
function weightsIn({ words, concepts }: TaggedSentence): Weight[] {
  table ??= readWeights();
  const { alone, first, pairs } = table;
  const found: Weight[] = [];
  const add = (weight: Weight | undefined): void => {
    if (weight !== undefined) found.push(weight);
  };
  let before: ReadonlyMap<string, Weight> | undefined;
  words.forEach((word, at) => {
    const stem = stemOf(word);
    add(alone.get(stem));
    add(at === 0 ? first.get(stem) : before?.get(stem));
    before = pairs.get(stem);
  });
  for (const concept of concepts.keys()) add(table.concepts.get(concept));
  if (isCareful(words)) add(table.concepts.get('careful'));
  return found;
}

interface Weight {
  readonly weight: number;
  readonly category: string;
}

interface WeightTable {
  readonly bias: number;
  readonly alone: Map<string, Weight>;
  readonly first: Map<string, Weight>;
  /** By the first stem, then by the second. */
  readonly pairs: Map<string, Map<string, Weight>>;
  readonly concepts: Map<string, Weight>;
}

// Read at the first scan, not at import.
let table: WeightTable | undefined;

/** Entries look like `ignor_previou:1.24o`: feature, weight, and the letter of the category it speaks for. */
function readWeights(): WeightTable {
  const read = { bias: 0, alone: new Map(), first: new Map(), pairs: new Map(), concepts: new Map() };
  for (const entry of WEIGHTS.split(/\s+/)) {
    const [, feature = '', weight, letter = ''] = /^(.+):(-?[\d.]+)([a-z]?)$/.exec(entry) ?? [];
    const known = { weight: Number(weight), category: CATEGORIES[letter] ?? '' };
    const [stem = '', next] = feature.split('_');
    if (feature === '=bias') read.bias = known.weight;
    else if (feature.startsWith('@')) read.concepts.set(feature.slice(1), known);
    else if (feature.startsWith('^')) read.first.set(feature.slice(1), known);
    else if (next === undefined) read.alone.set(feature, known);
    else read.pairs.set(stem, (read.pairs.get(stem) ?? new Map()).set(next, known));
  }
  return read;
}

const CATEGORIES: Readonly<Record<string, string>> = {
  o: 'override',
  r: 'role',
  d: 'concealment',
  e: 'exfiltration',
  p: 'persistence',
  x: 'destruction',
  f: 'framing',
};

function score(found: ReadonlySet<Weight>, start: number, end: number): ScoredStretch {
  let sum = table?.bias ?? 0;
  let later = 0;
  for (const { weight, category } of found) {
    sum += weight;
    if (weight > 0 && LATER.has(category)) later += weight;
  }
  const category = sum > 0 ? mainCategory(found) : '';
  if (!LATER.has(category)) return { start, end, score: sum, category, atOnce: { score: sum, category } };
  const rest = new Set([...found].filter((weight) => !LATER.has(weight.category)));
  return { start, end, score: sum, category, atOnce: { score: sum - later, category: mainCategory(rest) } };
}

const LATER = new Set(['persistence', 'destruction']);

function mainCategory(found: ReadonlySet<Weight>): string {
  const votes = new Map<string, number>();
  for (const { weight, category } of found)
    if (weight > 0 && category !== '') votes.set(category, (votes.get(category) ?? 0) + weight);
  const [main] = [...votes].sort(([, one], [, other]) => other - one);
  return main?.[0] ?? 'override';
}
