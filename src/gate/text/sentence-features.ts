import type { TaggedSentence } from './tag-sentences.js';

/**
 * What the learned model sees of a sentence of a folded text: word stems (`ignor`), neighbours (`ignor_previou`), the word
 * it begins with (`^ignor`), how longer words begin (`~disre`, which survives endings and slips), the concepts of the
 * vocabulary (`@drop!`, `^@drop!` for the first word) and its shape (`=code`). A feature may come more than once.
 */
export function sentenceFeatures(sentence: TaggedSentence, folded: string): string[] {
  const { words, concepts } = sentence;
  const features = shapesOf(sentence, folded);
  let before: string | undefined;
  for (const word of words) {
    const stem = stemOf(word);
    features.push(stem, before === undefined ? `^${stem}` : `${before}_${stem}`);
    const beginning = beginningOf(word);
    if (beginning !== undefined) features.push(`~${beginning}`);
    before = stem;
  }
  for (const [concept, places] of concepts) {
    features.push(`@${concept}`);
    if (places[0] === 0) features.push(`^@${concept}`);
  }
  if (isCareful(words)) features.push('@careful');
  return features;
}

/** The first letters of a longer word. */
export function beginningOf(word: string): string | undefined {
  return /^[a-z]{5}(?=[a-z])/.exec(word)?.[0];
}

/** How it looks rather than what it says: long or short, a question, a piece of code, a line of a log. */
export function shapesOf({ words, start, end }: TaggedSentence, folded: string): string[] {
  const own = folded.slice(start, end);
  const after = folded.charAt(end);
  const shapes = [`=${LENGTHS.find((most) => words.length < most) ?? 'long'}`];
  if (LABELLED.test(own)) shapes.push('=labelled');
  if (/[{}]|\(\)|=>|==/.test(own) || after === ';') shapes.push('=code');
  if (/["`]/.test(own)) shapes.push('=quoting');
  if (own.includes('|')) shapes.push('=columns');
  if (/<[a-z!/]/.test(own)) shapes.push('=markup');
  if (/^\d/.test(own)) shapes.push('=numbered');
  if (after === '?') shapes.push('=asking');
  if (after === '!') shapes.push('=urgent');
  if (words.some((word) => word === 'you' || word === 'your')) shapes.push('=you');
  if (words.some((word) => OURS.has(word))) shapes.push('=me');
  return shapes;
}

const LENGTHS = [4, 7, 11, 16, 24];
const LABELLED = /^[\w -]{2,30}: /;
const OURS: ReadonlySet<string> = new Set(['i', 'my', 'me', 'we', 'us', 'our']);

/** `Never deploy without telling the user` asks for care; its words alone sound like the opposite. */
export function isCareful(words: readonly string[]): boolean {
  const without = words.indexOf('without');
  return without > 0 && words.slice(0, without).some((word) => /^(?:never|not|dont|no|nothing|nobody)$/.test(word));
}

/** Words that only name something become their kind; others lose their ending. */
export function stemOf(word: string): string {
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
