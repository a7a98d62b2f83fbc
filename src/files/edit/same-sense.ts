import { foldLookAlikes } from './look-alikes.js';

/**
 * Whether `ours` can be a misspelling of the file's line `theirs`. `a < b` and `a > b`, `item` and `items`, `content`
 * and `context` are a letter apart and mean different things: whoever searches for the one has not seen the other. So
 * every mark and number must be the same, and a word may differ by one slip of the hand only, unless both spellings
 * are words of this file (`countWord` tells how often it has one).
 */
export function hasSameSense(ours: string, theirs: string, countWord: (word: string) => number): boolean {
  const [mine, others] = [tokensOf(ours), tokensOf(theirs)];
  return (
    mine.length === others.length &&
    mine.every((token, i) => {
      const other = others[i] ?? '';
      if (token === other) return true;
      return isSlip(token, other) && !(countWord(token) > 0 && countWord(other) > 1);
    })
  );
}

/** The parts of `camelCase` and `snake_case` are words of their own; every mark is a token, a space between words too. */
const TOKEN = /\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{Lo}+|\d+|[\s\S]/gu;

/** Which of the plain quotes is used, spaces beside marks and a comma or semicolon at the end say nothing. */
function tokensOf(line: string): readonly string[] {
  const plain = foldLookAlikes(line)
    .replaceAll('"', "'")
    .replace(/\s+/g, ' ')
    .replace(/ ?([^\p{L}\p{N}_ ]) ?/gu, '$1')
    .replace(/[;,]$/, '');
  return plain.match(TOKEN) ?? [];
}

/** The shortest word in which a slip is told from another word, by its kind. */
const SHORTEST = { swapped: 4, doubled: 6, inside: 7 } as const;

/** Two letters swapped, one doubled or single, one dropped, added or (vowels) changed inside; never at the edges. */
function isSlip(ours: string, theirs: string): boolean {
  const shorter = Math.min(ours.length, theirs.length);
  if (shorter < SHORTEST.swapped || !/^\p{L}+$/u.test(ours + theirs) || areTwoWords(ours, theirs)) return false;
  const from = commonStart(ours, theirs);
  const until = commonEnd(ours, theirs, from);
  const mine = ours.slice(from, ours.length - until);
  const other = theirs.slice(from, theirs.length - until);
  if (from === 0 || ours.endsWith('s') !== theirs.endsWith('s')) return false;
  if (mine.length === 2 && other.length === 2) return mine[0] === other[1] && mine[1] === other[0];
  if (mine.length + other.length === 1) {
    const doubled = ours[from - 1] === (mine || other);
    return doubled ? shorter >= SHORTEST.doubled && until > 0 : shorter >= SHORTEST.inside && until > 0;
  }
  return VOWEL.test(mine) && VOWEL.test(other) && shorter >= SHORTEST.inside && until > 0;
}

const VOWEL = /^[aeiouy]$/;

function commonStart(a: string, b: string): number {
  let at = 0;
  while (at < a.length && at < b.length && a[at] === b[at]) at++;
  return at;
}

function commonEnd(a: string, b: string, from: number): number {
  let count = 0;
  const most = Math.min(a.length, b.length) - from;
  while (count < most && a[a.length - 1 - count] === b[b.length - 1 - count]) count++;
  return count;
}

/** Words a slip apart of which both are written on purpose. */
const TWINS: readonly string[] = [
  'angel angle',
  'board broad',
  'calm clam',
  'casual causal',
  'complement compliment',
  'dairy diary',
  'desert dessert',
  'diner dinner',
  'excepted expected',
  'field filed',
  'filing filling',
  'form from',
  'gird grid',
  'planed planned',
  'quiet quite',
  'sacred scared',
  'sign sing',
  'signs sings',
  'silver sliver',
  'stared starred',
  'stationary stationery',
  'striped stripped',
  'taping tapping',
  'thorough through',
  'though through',
  'tide tied',
  'tires tries',
  'trail trial',
  'united untied',
];

function areTwoWords(a: string, b: string): boolean {
  return TWINS.includes([a.toLowerCase(), b.toLowerCase()].sort().join(' '));
}
