import { type PhraseTable, phraseTable } from './prepared/phrase-table.js';

/** Where in a text which phrases may begin, and which of the words they need stand where. */
export interface PhrasePlaces {
  readonly tries: readonly PhraseTry[];
  /** Whether everything a phrase needs comes behind a try, and not too many words behind it. */
  isWorth(phrase: number, from: PhraseTry): boolean;
}

/** A place, in the order of the text, and the phrases whose first letters stand there. */
export interface PhraseTry {
  readonly at: number;
  /** The words begun so far, counted as `findPhrasePlaces` does. */
  readonly place: number;
  readonly phrases: readonly number[];
}

/** Looks once through a folded text: a step or two a letter, however many phrases there are. */
export function findPhrasePlaces(folded: string): PhrasePlaces {
  index ??= openIndex();
  const { root, needs, lists, listed } = index;
  const tries: PhraseTry[] = [];
  // By the number of a beginning.
  const placesOf: (number[] | undefined)[] = new Array(listed);
  // Twice the number of words begun so far; what stands behind a word has the odd number that follows.
  let place = 1;
  let isInWord = false;
  for (let at = 0; at < folded.length; at++) {
    const code = folded.charCodeAt(at);
    const isWord = isWordCode(code);
    if (isWord && isInWord) continue;
    if (isWord !== isInWord) place++;
    isInWord = isWord;
    let phrases: readonly number[] = NONE;
    let node = nextNode(root, code);
    for (let depth = at + 1; node !== undefined; depth++) {
      if (node.phrases.length > 0) phrases = phrases === NONE ? node.phrases : [...phrases, ...node.phrases];
      if (node.listed !== null) {
        const places = placesOf[node.listed];
        if (places === undefined) placesOf[node.listed] = [place];
        else places.push(place);
      }
      node = nextNode(node, folded.charCodeAt(depth));
    }
    if (phrases !== NONE) tries.push({ at, place, phrases });
  }
  return {
    tries,
    isWorth: (phrase, { place: from }) => {
      const least = from % 2 === 0 ? from + 1 : from;
      for (const [list, reach] of needs[phrase] ?? []) {
        const most = from + 2 * reach + 1;
        if (!lists[list]?.some((number) => comes(placesOf[number], least, most))) return false;
      }
      return true;
    },
  };
}

const NONE: readonly number[] = [];

/** ASCII words are looked at from their start only; scripts without spaces from every character. */
function isWordCode(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 48 && code <= 57);
}

/** Whether one of the places, which are in order, lies between two. */
function comes(places: readonly number[] | undefined, least: number, most: number): boolean {
  if (places === undefined) return false;
  let [from, to] = [0, places.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((places[middle] ?? 0) < least) from = middle + 1;
    else to = middle;
  }
  return (places[from] ?? Number.POSITIVE_INFINITY) <= most;
}

/** The rows of the table that begin with the same letters, so many of them. */
interface IndexNode {
  readonly rows: PhraseTable['beginnings'];
  readonly from: number;
  readonly to: number;
  readonly depth: number;
  /** Of the row that has no more letters than these. */
  readonly phrases: readonly number[];
  readonly listed: number | null;
  /** By the next letter; sorted out when a text first comes here. */
  next: ReadonlyMap<number, IndexNode> | undefined;
}

interface PhraseIndex extends Pick<PhraseTable, 'lists' | 'needs'> {
  readonly root: IndexNode;
  /** How many beginnings are in lists. */
  readonly listed: number;
}

let index: PhraseIndex | undefined;

function openIndex(): PhraseIndex {
  const { beginnings, lists, needs } = phraseTable();
  const listed = beginnings.filter(([, , number]) => number !== null).length;
  return { root: nodeOf(beginnings, 0, beginnings.length, 0), lists, needs, listed };
}

function nodeOf(rows: PhraseTable['beginnings'], from: number, to: number, depth: number): IndexNode {
  const [letters = '', phrases = NONE, listed = null] = rows[from] ?? [];
  const isWhole = letters.length === depth;
  return { rows, from, to, depth, phrases: isWhole ? phrases : NONE, listed: isWhole ? listed : null, next: undefined };
}

function nextNode(node: IndexNode, code: number): IndexNode | undefined {
  node.next ??= nextNodes(node);
  return node.next.get(code);
}

function nextNodes({ rows, from, to, depth }: IndexNode): Map<number, IndexNode> {
  const found = new Map<number, IndexNode>();
  const codeOf = (row: number): number | undefined => rows[row]?.[0].charCodeAt(depth);
  for (let start = rows[from]?.[0].length === depth ? from + 1 : from, end = start; start < to; start = end) {
    const code = codeOf(start);
    while (end < to && codeOf(end) === code) end++;
    found.set(code ?? 0, nodeOf(rows, start, end, depth + 1));
  }
  return found;
}
