import { foldLookAlikes, isAscii, isBlankCode, isDashCode } from './look-alikes.js';

/**
 * The text without what any tolerant strategy forgives: no white space, one spelling of look-alikes, runs of dashes
 * as one dash. Two texts that match under such a strategy have the same skeleton, so one native `indexOf` over
 * skeletons finds every possible place in linear time.
 */
export function skeleton(text: string): string {
  return foldLookAlikes(text).replace(/\s+/g, '').replace(/-{2,}/g, '-');
}

/** Every position of `needle` in `haystack`, overlapping ones too, at most `limit`. */
export function positionsOf(haystack: string, needle: string, limit: number): number[] {
  const found: number[] = [];
  for (let at = haystack.indexOf(needle); at !== -1 && found.length < limit; at = haystack.indexOf(needle, at + 1)) {
    found.push(at);
  }
  return found;
}

/** A skeleton that knows where its characters stand in the text. */
export interface Skeleton {
  readonly text: string;
  /** Offsets in the original text of the characters at these ascending positions. */
  offsets(positions: readonly number[]): number[];
}

const PIECE = 16 * 1024;

/** Made piece by piece, cut between lines, so that finding an offset only looks into one piece. */
export function createSkeleton(original: string): Skeleton {
  const pieces: { readonly start: number; readonly end: number; readonly at: number; readonly afterDash: boolean }[] =
    [];
  const parts: string[] = [];
  let length = 0;
  let afterDash = false;
  for (let start = 0; start < original.length; ) {
    const lineEnd = original.indexOf('\n', start + PIECE);
    const end = lineEnd === -1 ? original.length : lineEnd + 1;
    const whole = skeleton(original.slice(start, end));
    const part = afterDash && whole.startsWith('-') ? whole.slice(1) : whole;
    pieces.push({ start, end, at: length, afterDash });
    parts.push(part);
    length += part.length;
    if (whole !== '') afterDash = whole.endsWith('-');
    start = end;
  }
  function offsets(positions: readonly number[]): number[] {
    const found: number[] = [];
    let next = 0;
    for (let i = 0; i < pieces.length && next < positions.length; i++) {
      const piece = pieces[i];
      const until = pieces[i + 1]?.at ?? Number.POSITIVE_INFINITY;
      if (piece === undefined || (positions[next] ?? 0) >= until) continue;
      const inside: number[] = [];
      for (; next < positions.length && (positions[next] ?? 0) < until; next++)
        inside.push((positions[next] ?? 0) - piece.at);
      for (const offset of offsetsInPiece(original.slice(piece.start, piece.end), inside, piece.afterDash))
        found.push(piece.start + offset);
    }
    return found;
  }
  return { text: parts.join(''), offsets };
}

function offsetsInPiece(text: string, positions: readonly number[], dashBefore: boolean): number[] {
  const offsets: number[] = [];
  let emitted = 0;
  let afterDash = dashBefore;
  let next = 0;
  for (let at = 0; at < text.length && next < positions.length; at++) {
    const code = text.charCodeAt(at);
    if (isBlankCode(code)) continue;
    const dash = isDashCode(code);
    if (dash && afterDash) continue;
    afterDash = dash;
    while (next < positions.length && emitted === positions[next]) {
      offsets.push(at);
      next++;
    }
    emitted += code < 0x80 ? 1 : foldedLength(text, at, code);
    while (next < positions.length && emitted > (positions[next] ?? 0)) next++;
  }
  return offsets;
}

/** Low surrogates count with their pair's high one, so that a pair is folded as one character. */
function foldedLength(text: string, at: number, code: number): number {
  if (code >= 0xdc00 && code <= 0xdfff && at > 0 && isHigh(text.charCodeAt(at - 1))) return 0;
  const char = isHigh(code) ? text.slice(at, at + 2) : text.charAt(at);
  return isAscii(char) ? char.length : foldLookAlikes(char).length;
}

function isHigh(code: number): boolean {
  return code >= 0xd800 && code <= 0xdbff;
}
