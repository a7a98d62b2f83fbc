/**
 * Says which characters of a text a person cannot see or that change how the text around them is shown:
 * controls, bidirectional marks, zero-width and tag characters, fillers, lone surrogates.
 * Newline, carriage return and tab are not hidden. Joiners with a job (emoji sequences, Persian, Indic scripts,
 * flags) are reported with `legitimate: true`.
 */
export function findHidden(text: string): HiddenCharacter[] {
  const found: HiddenCharacter[] = [];
  MAYBE_HIDDEN.lastIndex = 0;
  for (let match = MAYBE_HIDDEN.exec(text); match !== null; match = MAYBE_HIDDEN.exec(text)) {
    const index = match.index;
    const code = text.codePointAt(index) ?? 0;
    const kind = hiddenKind(code);
    if (kind !== undefined) {
      const previous = found.at(-1);
      // Scripts are judged by neighbours; a tag inside a flag inherits the answer of the tag before it.
      const inFlag =
        kind === 'tag' && previous?.kind === 'tag' && previous.legitimate && previous.index + previous.length === index;
      found.push({
        index,
        length: code > 0xffff ? 2 : 1,
        code,
        kind,
        legitimate: inFlag || hasJob(text, index, code, kind),
      });
    }
  }
  return found;
}

/** Cheap first look: false means that `findHidden` would find nothing. */
export function mayHaveHidden(text: string): boolean {
  MAYBE_HIDDEN.lastIndex = 0;
  return MAYBE_HIDDEN.test(text);
}

export type HiddenKind = 'control' | 'bidi' | 'zero-width' | 'tag' | 'filler' | 'selector' | 'separator' | 'surrogate';

export interface HiddenCharacter {
  /** Position in UTF-16 units. */
  readonly index: number;
  readonly length: number;
  readonly code: number;
  readonly kind: HiddenKind;
  /** True where the script or an emoji needs the character. */
  readonly legitimate: boolean;
}

/** The kind of a hidden character, or undefined for one that can be seen. */
export function hiddenKind(code: number): HiddenKind | undefined {
  if (code < 0x20) return code === 0x09 || code === 0x0a || code === 0x0d ? undefined : 'control';
  if (code < 0x7f) return undefined;
  if (code <= 0x9f) return 'control';
  return RANGES.find(([first, last]) => code >= first && code <= last)?.[2];
}

const RANGES: ReadonlyArray<readonly [number, number, HiddenKind]> = [
  [0x00ad, 0x00ad, 'zero-width'],
  [0x034f, 0x034f, 'zero-width'],
  [0x061c, 0x061c, 'bidi'],
  [0x115f, 0x1160, 'filler'],
  [0x17b4, 0x17b5, 'filler'],
  [0x180b, 0x180d, 'selector'],
  [0x180e, 0x180e, 'zero-width'],
  [0x180f, 0x180f, 'selector'],
  [0x200b, 0x200d, 'zero-width'],
  [0x200e, 0x200f, 'bidi'],
  [0x2028, 0x2029, 'separator'],
  [0x202a, 0x202e, 'bidi'],
  [0x2060, 0x2065, 'zero-width'],
  [0x2066, 0x2069, 'bidi'],
  [0x206a, 0x206f, 'bidi'],
  [0x2800, 0x2800, 'filler'],
  [0x3164, 0x3164, 'filler'],
  [0xfff9, 0xfffb, 'zero-width'],
  [0xd800, 0xdfff, 'surrogate'],
  [0xfe00, 0xfe0f, 'selector'],
  [0xfeff, 0xfeff, 'zero-width'],
  [0xffa0, 0xffa0, 'filler'],
  [0xfff0, 0xfffb, 'control'],
  [0xfdd0, 0xfdef, 'control'],
  [0xfffe, 0xffff, 'control'],
  [0x13430, 0x1343f, 'control'],
  [0x1bca0, 0x1bca3, 'control'],
  [0x1d159, 0x1d159, 'filler'],
  [0x1d173, 0x1d17a, 'control'],
  [0xe0000, 0xe007f, 'tag'],
  [0xe0080, 0xe00ff, 'tag'],
  [0xe0100, 0xe01ef, 'selector'],
  [0xe01f0, 0xe0fff, 'tag'],
];

// One class made of the table, so that the two cannot disagree.
const MAYBE_HIDDEN = new RegExp(
  `[\\0-\\x08\\x0b\\x0c\\x0e-\\x1f\\x7f-\\x9f${RANGES.map(([first, last]) => `\\u{${first.toString(16)}}-\\u{${last.toString(16)}}`).join('')}]`,
  'gu',
);

const PICTOGRAPH = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}/u;
const SELECTABLE =
  /[\p{Extended_Pictographic}\p{Emoji}\p{Script=Han}\p{Script=Mongolian}\p{Script=Myanmar}\p{So}\p{Sm}]/u;
const JOINING_SCRIPT =
  /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Nko}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}]/u;
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const LETTER = /\p{L}/u;
const BLACK_FLAG = 0x1f3f4;
// A country, its part, and the end: whatever is longer, or has no end, is a text.
const REGION = /^[\u{e0061}-\u{e007a}]{2}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{1,3}\u{e007f}/u;

function hasJob(text: string, index: number, code: number, kind: HiddenKind): boolean {
  if (!MAY_HAVE_JOB.has(code) && kind !== 'selector' && kind !== 'tag') return false;
  const before = characterBefore(text, index);
  const after = characterAt(text, index + (code > 0xffff ? 2 : 1));
  if (code === 0x200d || code === 0x200c) {
    if (code === 0x200d && isPictographBefore(text, index) && PICTOGRAPH.test(after)) return true;
    return JOINING_SCRIPT.test(before) && (JOINING_SCRIPT.test(after) || !LETTER.test(after));
  }
  if (kind === 'selector') return SELECTABLE.test(before);
  if (kind === 'tag') return before.codePointAt(0) === BLACK_FLAG && REGION.test(text.slice(index, index + 12));
  if (code === 0x200e || code === 0x200f || code === 0x061c || (code >= 0x2066 && code <= 0x2069)) {
    // The Arabic letter mark counts as Arabic itself.
    return RIGHT_TO_LEFT.test(text.slice(Math.max(0, index - 40), index + 40).replaceAll('\u061c', ''));
  }
  // A byte order mark opens many files; a soft hyphen between letters is typography.
  if (code === 0xfeff) return index === 0;
  if (code === 0x00ad) return LETTER.test(before) && LETTER.test(after);
  return false;
}

const MAY_HAVE_JOB = new Set([0x00ad, 0x061c, 0x200c, 0x200d, 0x200e, 0x200f, 0x2066, 0x2067, 0x2068, 0x2069, 0xfeff]);

function isPictographBefore(text: string, index: number): boolean {
  let at = index;
  // The joiner may follow a variation selector or a skin tone, never more than two of them.
  for (let steps = 0; steps < 3; steps++) {
    const before = characterBefore(text, at);
    if (PICTOGRAPH.test(before)) return true;
    if (before !== '\ufe0f' && before !== '\ufe0e' && before !== '\u20e3') return false;
    at -= before.length;
  }
  return false;
}

function characterAt(text: string, index: number): string {
  const code = text.codePointAt(index);
  return code === undefined ? '' : String.fromCodePoint(code);
}

function characterBefore(text: string, index: number): string {
  if (index <= 0) return '';
  const low = text.charCodeAt(index - 1);
  if (low >= 0xdc00 && low <= 0xdfff && index >= 2) return text.slice(index - 2, index);
  return text.charAt(index - 1);
}
