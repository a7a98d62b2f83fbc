import { type PhraseTable, phraseTable } from './prepared/phrase-table.js';

/** Where in a text which phrases may begin, and which of the words they need stand where. */
export interface PhrasePlaces {
  /** In the order of the text: a place, and the phrases whose first letters stand there. */
  readonly tries: readonly { readonly at: number; readonly phrases: readonly number[] }[];
  /** Whether everything a phrase needs comes behind a place, and not too far behind it. */
  mayBeAt(phrase: number, at: number): boolean;
}

/** Looks once through a folded text: a step or two a letter, however many phrases there are. */
export function findPhrasePlaces(folded: string): PhrasePlaces {
  index ??= openIndex();
  const { root, needs } = index;
  const tries: { at: number; phrases: readonly number[] }[] = [];
  const listed: (number[] | undefined)[] = [];
  for (let at = 0; at < folded.length; at++) {
    const code = folded.charCodeAt(at);
    if (isWordCode(code) && at > 0 && isWordCode(folded.charCodeAt(at - 1))) continue;
    let phrases: readonly number[] = NONE;
    let node = nextNode(root, code);
    for (let depth = at + 1; node !== undefined; depth++) {
      if (node.phrases.length > 0) phrases = phrases === NONE ? node.phrases : [...phrases, ...node.phrases];
      for (const list of node.lists) {
        const places = listed[list];
        if (places === undefined) listed[list] = [at];
        else places.push(at);
      }
      node = nextNode(node, folded.charCodeAt(depth));
    }
    if (phrases !== NONE) tries.push({ at, phrases });
  }
  return {
    tries,
    mayBeAt: (phrase, at) => (needs[phrase] ?? []).every(([list, reach]) => comesBehind(listed[list], at, reach)),
  };
}

const NONE: readonly number[] = [];

/** ASCII words are looked at from their start only; scripts without spaces from every character. */
function isWordCode(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 48 && code <= 57);
}

function comesBehind(places: readonly number[] | undefined, at: number, reach: number): boolean {
  if (places === undefined) return false;
  let [from, to] = [0, places.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((places[middle] ?? 0) <= at) from = middle + 1;
    else to = middle;
  }
  return (places[from] ?? Number.POSITIVE_INFINITY) <= at + reach;
}

/** The rows of the table that begin with the same letters, so many of them. */
interface IndexNode {
  readonly rows: PhraseTable['beginnings'];
  readonly from: number;
  readonly to: number;
  readonly depth: number;
  /** Of the row that has no more letters than these. */
  readonly phrases: readonly number[];
  readonly lists: readonly number[];
  /** By the next letter; sorted out when a text first comes here. */
  next: ReadonlyMap<number, IndexNode> | undefined;
}

let index: { readonly root: IndexNode; readonly needs: PhraseTable['needs'] } | undefined;

function openIndex(): NonNullable<typeof index> {
  const { beginnings, needs } = phraseTable();
  return { root: nodeOf(beginnings, 0, beginnings.length, 0), needs };
}

function nodeOf(rows: PhraseTable['beginnings'], from: number, to: number, depth: number): IndexNode {
  const [letters = '', phrases = NONE, lists = NONE] = rows[from] ?? [];
  const isWhole = letters.length === depth;
  return { rows, from, to, depth, phrases: isWhole ? phrases : NONE, lists: isWhole ? lists : NONE, next: undefined };
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
