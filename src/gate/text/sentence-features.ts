import type { TaggedSentence } from './tag-sentences.js';

/**
 * What the scored model sees of a sentence: word stems (`ignor`), neighbours (`ignor_previou`), the word it begins
 * with (`^ignor`) and the concepts of the vocabulary (`@drop!`). A feature may come more than once.
 */
export function sentenceFeatures({ words, concepts }: TaggedSentence): string[] {
  const features: string[] = [];
  let before: string | undefined;
  for (const word of words) {
    const stem = stemOf(word);
    features.push(stem, before === undefined ? `^${stem}` : `${before}_${stem}`);
    before = stem;
  }
  for (const concept of concepts.keys()) features.push(`@${concept}`);
  if (isCareful(words)) features.push('@careful');
  return features;
}

/** `Never deploy without telling the user` asks for care; its words alone sound like the opposite. */
export function isCareful(words: readonly string[]): boolean {
  const without = words.indexOf('without');
  return without > 0 && words.slice(0, without).some((word) => /^(?:never|not|dont|no|nothing|nobody)$/.test(word));
}

// Prose repeats its words; the limit keeps a text of invented ones from filling memory.
const REMEMBERED = 20_000;
const stems = new Map<string, string>();

export function stemOf(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const stem = computeStem(word);
  if (stems.size < REMEMBERED) stems.set(word, stem);
  return stem;
}

/** Words that only name something become their kind; others lose their ending. */
function computeStem(word: string): string {
  if (/[@/]|\w[.]\w|^[.]/.test(word)) return SHAPES.find(([, shape]) => shape.test(word))?.[0] ?? '#name';
  if (/^\d+$/.test(word)) return '#number';
  if (word.includes('_')) return '#name';
  if (word.length < 5) return word;
  const base = word.replace(/(?:ies|ied)$/, 'y').replace(/(?:ings?|ed|es|s|ly|e)$/, '');
  return base.replace(/([^aeiouls])\1$/, '$1');
}

const SHAPES: readonly (readonly [string, RegExp])[] = [
  ['#secret', /[.](?:ssh|env|aws|netrc|npmrc|pgpass|gnupg|kube)\b|id_(?:rsa|ed25519)|\/etc\/(?:shadow|passwd)/],
  ['#evil', /evil|attack|mallory|hack|malware|exfil|steal/],
  [
    '#address',
    /^(?:https?|ftps?):|^[\w.+-]+@|^(?:\d{1,3}[.]){3}\d{1,3}|[.](?:example|com|net|org|io|ru|cn|xyz)(?:[/:?]|$)/,
  ],
  ['#path', /^(?:~|[.]{0,2})\//],
];
