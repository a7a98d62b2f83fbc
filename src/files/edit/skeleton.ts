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

/** Offsets in `text` of the characters at these ascending positions of its skeleton. */
export function offsetsInText(text: string, positions: readonly number[]): number[] {
  const offsets: number[] = [];
  let emitted = 0;
  let afterDash = false;
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
