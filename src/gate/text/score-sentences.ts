import { WEIGHTS } from './rules/weights.js';
import { isCareful, stemOf } from './sentence-features.js';
import { isAboutAttacks, type TaggedSentence } from './tag-sentences.js';
import type { Surface } from './text-rule.js';

/** How much a stretch of one or two sentences speaks like an order to an agent; above zero it is likelier than not. */
export interface ScoredStretch {
  readonly start: number;
  readonly end: number;
  readonly score: number;
  /** The kind of order its weightiest words belong to. */
  readonly category: string;
}

/**
 * Scores every sentence, and every two short ones that follow each other in prose, by the learned weights. Prose about attacks
 * is left out: it says what attackers say. What a job may be told to do is no fact to remember, so each surface has weights
 * of its own; those of files and skills are its mean. Linear: a look-up per word and per pair of neighbours.
 */
export function scoreSentences(sentences: readonly TaggedSentence[], surface: Surface | undefined): ScoredStretch[] {
  const column = COLUMNS.indexOf(surface ?? '') + 1;
  const stretches: ScoredStretch[] = [];
  let before: { sentence: TaggedSentence; found: readonly Weight[] } | undefined;
  for (const sentence of sentences) {
    if (isAboutAttacks(sentence)) {
      before = undefined;
      continue;
    }
    const found = weightsIn(sentence);
    stretches.push(score(new Set(found), column, sentence.start, sentence.end));
    if (
      before !== undefined &&
      !sentence.isItem &&
      before.sentence.words.length + sentence.words.length <= LONGEST_PAIR
    )
      stretches.push(score(new Set([...before.found, ...found]), column, before.sentence.start, sentence.end));
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

/** In the order of an entry's numbers, behind the one for everything else. */
const COLUMNS: readonly string[] = ['memory', 'cron', 'tool_result'] satisfies Surface[];

interface Weight {
  /** For everything else, then for each of the columns. */
  readonly weights: readonly number[];
  readonly category: string;
}

interface WeightTable {
  readonly bias: readonly number[];
  readonly alone: Map<string, Weight>;
  readonly first: Map<string, Weight>;
  /** By the first stem, then by the second. */
  readonly pairs: Map<string, Map<string, Weight>>;
  readonly concepts: Map<string, Weight>;
}

// Read at the first scan, not at import.
let table: WeightTable | undefined;

/** Entries look like `ignor_previou:1.2,1.4,1,0.9o`: feature, weights, and the letter of the category it speaks for. */
function readWeights(): WeightTable {
  const read = { bias: [0], alone: new Map(), first: new Map(), pairs: new Map(), concepts: new Map() } as WeightTable;
  for (const entry of WEIGHTS.split(/\s+/)) {
    const [, feature = '', numbers = '', letter = ''] = /^(.+):([-\d.,]+)([a-z]?)$/.exec(entry) ?? [];
    const known = { weights: numbers.split(',').map(Number), category: CATEGORIES[letter] ?? '' };
    const [stem = '', next] = feature.split('_');
    if (feature === '=bias') Object.assign(read, { bias: known.weights });
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

function score(found: ReadonlySet<Weight>, column: number, start: number, end: number): ScoredStretch {
  let sum = table?.bias[column] ?? 0;
  for (const { weights } of found) sum += weights[column] ?? 0;
  return { start, end, score: sum, category: sum > 0 ? mainCategory(found, column) : '' };
}

function mainCategory(found: ReadonlySet<Weight>, column: number): string {
  const votes = new Map<string, number>();
  for (const { weights, category } of found) {
    const weight = weights[column] ?? 0;
    if (weight > 0 && category !== '') votes.set(category, (votes.get(category) ?? 0) + weight);
  }
  const [main] = [...votes].sort(([, one], [, other]) => other - one);
  return main?.[0] ?? 'override';
}
