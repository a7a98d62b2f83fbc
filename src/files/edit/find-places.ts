import type { IndentPair } from './compare-gap.js';
import { isAscii, isBlankCode } from './look-alikes.js';
import { matchLeadingEdge, matchTrailingEdge } from './match-edges.js';
import { createSkeleton, positionsOf, type Skeleton, skeleton } from './skeleton.js';
import { TOLERANCE, toleranceRank } from './tolerance.js';
import { walkMatch } from './walk-match.js';

/** A place in the file that the searched text stands for. */
export interface Place {
  readonly start: number;
  readonly end: number;
  /** What had to be forgiven; see `TOLERANCE`. */
  readonly bits: number;
  /** Line by line, how both texts are indented; empty unless the indentation differs. */
  readonly indents: readonly IndentPair[];
  /** Whether the first of `indents` belongs to a line that begins inside the span. */
  readonly fromLineStart: boolean;
  /** Line breaks at the edges that the file has not. */
  readonly missingBefore: number;
  readonly missingAfter: number;
}

/** A content and its skeleton, made when first needed and kept for the next pattern. */
export interface Haystack {
  readonly content: string;
  readonly skeleton: () => Skeleton;
  /** True when a word of the pattern is nowhere in the content, so that no forgiving strategy can find it. */
  readonly lacksWordOf: (pattern: string) => boolean;
}

export function createHaystack(content: string): Haystack {
  let made: Skeleton | undefined;
  let plain: boolean | undefined;
  const absent = new Map<string, boolean>();
  const isAbsent = (word: string): boolean => {
    const known = absent.get(word) ?? !content.includes(word);
    absent.set(word, known);
    return known;
  };
  return {
    content,
    skeleton: () => (made ??= createSkeleton(content)),
    lacksWordOf: (pattern) =>
      (plain ??= hasPlainWords(content)) && hasPlainWords(pattern) && tellingWords(pattern).some(isAbsent),
  };
}

/** No full-width letters, combining marks or invisible characters: what looks like a word is spelt like one. */
function hasPlainWords(text: string): boolean {
  return isAscii(text) || !/[\p{M}\u00ad\u200b-\u200d\u2060\uff01-\uff5e]/u.test(text);
}

/** The longest words, for they are the rarest. */
function tellingWords(pattern: string): string[] {
  const words = new Set(pattern.match(/[A-Za-z0-9_]{3,}/g));
  return [...words].sort((a, b) => b.length - a.length).slice(0, 16);
}

const MAX_CANDIDATES = 100_000;

/**
 * Every place that matches `pattern` with the least forgiveness any place needs. White space, line ends, indentation
 * and look-alikes may differ; anything else may not. `trimEdges` also forgives white space around the pattern that the
 * file does not have.
 */
export function findPlaces(haystack: Haystack, pattern: string, trimEdges: boolean): Place[] {
  const core = pattern.trim();
  if (haystack.lacksWordOf(core)) return [];
  const candidates = positionsOf(haystack.skeleton().text, skeleton(core), MAX_CANDIDATES);
  if (candidates.length === 0) return [];
  const at = pattern.indexOf(core);
  const edges = { lead: pattern.slice(0, at), tail: pattern.slice(at + core.length) };
  let best: Place[] = [];
  let bestRank = Number.POSITIVE_INFINITY;
  // Candidates in a repetitive file could each cost the whole pattern; a few times the file is enough for any real one.
  let budget = 8 * haystack.content.length + 1_000_000;
  for (const offset of haystack.skeleton().offsets(candidates)) {
    if ((budget -= core.length) < 0) break;
    const place = placeAt(haystack.content, offset, core, edges);
    if (place === null || (!trimEdges && place.bits & TOLERANCE.trimmedEdges)) continue;
    const rank = toleranceRank(place.bits);
    if (rank > bestRank) continue;
    if (rank < bestRank) best = [];
    bestRank = rank;
    best.push(place);
  }
  return best;
}

function placeAt(content: string, offset: number, core: string, edges: { lead: string; tail: string }): Place | null {
  const match = walkMatch(content, offset, core);
  if (match === null) return null;
  const leading = matchLeadingEdge(content, offset, edges.lead);
  const trailing = matchTrailingEdge(content, match.end, edges.tail);
  if (leading === null || trailing === null) return null;
  const bits = match.bits | leading.bits | trailing.bits;
  const reindents = (bits & TOLERANCE.indentation) !== 0;
  const fromLineStart = reindents && leading.line !== undefined;
  const start = fromLineStart ? Math.min(leading.at, leading.line?.start ?? leading.at) : leading.at;
  // Where trailing space was forgiven on other lines, the last line's goes with it: whole lines are replaced.
  const end =
    bits & TOLERANCE.trailingSpace && edges.tail === '' ? skipInlineBlanks(content, trailing.at) : trailing.at;
  if (toleranceRank(bits) > 2 && (splitsWord(content, start) || splitsWord(content, end))) return null;
  const first = leading.line === undefined ? [] : [{ old: leading.line.old, file: leading.line.file }];
  return {
    start,
    end,
    bits,
    indents: reindents ? [...first, ...match.indents] : [],
    fromLineStart,
    missingBefore: leading.missingBreaks,
    missingAfter: trailing.missingBreaks,
  };
}

/** To the end of the line when only blanks are left on it, otherwise nowhere. */
function skipInlineBlanks(content: string, from: number): number {
  let at = from;
  while (at < content.length && isBlankCode(content.charCodeAt(at)) && !'\r\n'.includes(content.charAt(at))) at++;
  return at === content.length || '\r\n'.includes(content.charAt(at)) ? at : from;
}

/** A forgiving match must not begin or end in the middle of a word. */
function splitsWord(content: string, at: number): boolean {
  return WORD.test(content.charAt(at - 1)) && WORD.test(content.charAt(at));
}

const WORD = /[\p{L}\p{N}_]/u;
