import { hiddenKind } from './hidden-characters.js';

/** A text made comparable, with the way back to the places it came from. */
export interface FoldedText {
  readonly text: string;
  /** Position in the original of the folded character at `index`; `index` may equal the folded length. */
  origin(index: number): number;
}

/**
 * Lower case without disguise: hidden characters fall away, compatibility forms (full width, mathematical, circled)
 * and accents of Latin letters go, and look-alike letters of other scripts inside a Latin word become Latin.
 * Words wholly in another script stay in it. Linear; pure ASCII costs one `toLowerCase`.
 */
export function foldText(text: string): FoldedText {
  if (PLAIN.test(text)) return { text: text.toLowerCase(), origin: (index) => index };
  const parts: string[] = [];
  const origins = new Uint32Array(text.length * MAX_GROWTH + 1);
  let length = 0;
  for (let at = 0; at < text.length; ) {
    NOT_PLAIN.lastIndex = at;
    const odd = NOT_PLAIN.exec(text)?.index ?? text.length;
    if (odd > at) parts.push(text.slice(at, odd).toLowerCase());
    while (at < odd) origins[length++] = at++;
    if (at >= text.length) break;
    const code = text.codePointAt(at) ?? 0;
    const folded = foldCode(code);
    for (let unit = 0; unit < folded.length; unit++) origins[length++] = at;
    parts.push(folded);
    at += code > 0xffff ? 2 : 1;
  }
  origins[length] = text.length;
  const joined = parts.join('');
  return {
    text: latiniseMixedWords(joined, (index) => text.charAt(origins[index] ?? 0)),
    origin: (index) => origins[Math.min(index, length)] ?? text.length,
  };
}

const PLAIN = /^[\t\n\r\x20-\x7e]*$/;
const NOT_PLAIN = /[^\t\n\r\x20-\x7e]/g;

// No character that survives `foldCode` becomes longer than this; longer expansions are cut.
const MAX_GROWTH = 4;

const folds = new Map<number, string>();

function foldCode(code: number): string {
  if (code < 0x80) return hiddenKind(code) === undefined ? String.fromCharCode(code).toLowerCase() : '';
  let folded = folds.get(code);
  if (folded === undefined) {
    folded = computeFold(code).slice(0, MAX_GROWTH);
    folds.set(code, folded);
  }
  return folded;
}

function computeFold(code: number): string {
  if (hiddenKind(code) !== undefined) return code === 0x2028 || code === 0x2029 ? ' ' : '';
  // White letters on black discs and squares have no compatibility form.
  if (code >= 0x1f150 && code <= 0x1f189 && (code - 0x1f150) % 32 < 26)
    return String.fromCharCode(97 + ((code - 0x1f150) % 32));
  // Letters in brackets: their compatibility form keeps the brackets, which would take a word apart.
  if (code >= 0x249c && code <= 0x24b5) return String.fromCharCode(97 + code - 0x249c);
  if (code >= 0x1f110 && code <= 0x1f129) return String.fromCharCode(97 + code - 0x1f110);
  const character = String.fromCodePoint(code);
  const special = SPECIAL.get(character.toLowerCase().codePointAt(0) ?? code);
  if (special !== undefined) return special;
  if (/\p{Script=Inherited}/u.test(character) && /\p{Mn}/u.test(character)) return '';
  const compatible = character.normalize('NFKC').toLowerCase();
  if (/\s/u.test(compatible)) return ' ';
  if (!/[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u.test(compatible)) return compatible;
  const plain = compatible.normalize('NFKD').replace(/\p{Mn}/gu, '');
  // Small raised letters become small capitals, which have no decomposition.
  return SPECIAL.get(plain.codePointAt(0) ?? code) ?? plain;
}

/** Brackets, bars, quotes and dashes that pass for ASCII, and Latin letters without a decomposition. */
const SPECIAL = new Map<number, string>(
  Object.entries({
    '<': '‹〈《⟨⟪❮❰˂ᐸ≺⪡﹤＜《',
    '>': '›〉》⟩⟫❯❱˃ᐳ≻⪢﹥＞',
    '|': '｜ǀ∣❘❙⏐│┃¦‖',
    "'": '‘’‚‛′ʼʹ',
    '"': '“”„‟″«»',
    '`': '‵ˋ｀',
    '~': '〜～∼˜',
    '-': '‐‑‒–—―−⁃﹣－',
    _: '▁＿',
    '/': '⁄∕／╱⧸',
    ':': '：∶꞉ː﹕',
    '.': '․‧｡',
    '[': '［【〔',
    ']': '］】〕',
    i: 'ıɪ',
    o: 'øᴏ',
    l: 'łʟ',
    d: 'đðᴅ',
    h: 'ħʜ',
    n: 'ŋɴ',
    g: 'ɡɢ',
    r: 'ʀ',
    s: 'ꜱ',
    e: 'ᴇ',
    a: 'ᴀɑ',
    t: 'ᴛ',
    u: 'ᴜ',
    v: 'ᴠ',
    p: 'ᴘ',
    c: 'ᴄ',
    m: 'ᴍ',
    y: 'ʏ',
    b: 'ʙ',
    f: 'ꜰ',
    j: 'ᴊ',
    k: 'ᴋ',
    w: 'ᴡ',
    z: 'ᴢ',
  }).flatMap(([plain, twins]) => [...twins].map((twin): [number, string] => [twin.codePointAt(0) ?? 0, plain])),
);

/** Only a word that mixes Latin letters with these is disguised; a Russian or Greek word is what it is. */
function latiniseMixedWords(text: string, original: (index: number) => string): string {
  if (!/[\u0370-\u03ff\u0400-\u052f\u0531-\u058f\u13a0-\u13ff]/.test(text)) return text;
  return text.replace(/[\p{L}\p{N}_]+/gu, (word, start: number) => {
    if (!/[a-z]/.test(word) || !/[\u0370-\u052f\u0531-\u058f\u13a0-\u13ff]/.test(word)) return word;
    let latin = '';
    for (let at = 0; at < word.length; at++) {
      const shown = CAPITALS[original(start + at)];
      latin += shown ?? CONFUSABLE[word.charAt(at)] ?? word.charAt(at);
    }
    return latin;
  });
}

/** Greek capitals that look like another letter than their small form does. */
const CAPITALS: Readonly<Record<string, string>> = { Ν: 'n', Η: 'h', Υ: 'y', Ρ: 'p', Χ: 'x', Β: 'b' };

/** After folding: lower case, accents gone, one unit to one unit so that places stay right. */
const CONFUSABLE: Readonly<Record<string, string>> = Object.fromEntries(
  (
    [
      ['aаαɑ', 'a'],
      ['ьв', 'b'],
      ['сϲ', 'c'],
      ['ԁ', 'd'],
      ['еєεҽ', 'e'],
      ['ғ', 'f'],
      ['ԍց', 'g'],
      ['һհн', 'h'],
      ['іιӏї', 'i'],
      ['јϳ', 'j'],
      ['кκ', 'k'],
      ['ӏլ', 'l'],
      ['мμ', 'm'],
      ['пոη', 'n'],
      ['оοσօ', 'o'],
      ['рρ', 'p'],
      ['ԛգ', 'q'],
      ['гяր', 'r'],
      ['ѕꮪ', 's'],
      ['тτ', 't'],
      ['υսц', 'u'],
      ['νѵ', 'v'],
      ['ѡωшա', 'w'],
      ['хχ', 'x'],
      ['уγүყ', 'y'],
      ['ᴢ', 'z'],
    ] as const
  ).flatMap(([twins, plain]) => [...twins].filter((twin) => twin !== plain).map((twin) => [twin, plain])),
);
