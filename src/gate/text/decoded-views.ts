import { type FoldedText, foldText } from '../../lib/fold-text.js';
import { withoutMisspellings } from './misspelt.js';

/** A text to be matched, and how its places lead back to the original. */
export interface TextView {
  /** The disguise that was taken off; undefined for the text as it is. */
  readonly via: string | undefined;
  readonly text: string;
  /** A short text that was wholly encoded: every rule counts, because nobody encodes an honest command. */
  readonly isBlob: boolean;
  place(start: number, end: number): { start: number; end: number };
}

/**
 * The same text without one layer of disguise: encodings (base64, base32, hex, percent, entities, escapes, character codes,
 * binary, Morse), ciphers (rot13, backwards) and spellings (leet, s p a c e d). Only views that show something
 * new are made; each is linear in the text.
 */
export function decodedViews(original: string, folded: FoldedText): TextView[] {
  const views: TextView[] = [];
  for (const { via, pattern, decode } of SPANS) {
    for (const match of original.matchAll(pattern)) {
      const text = decode(match[0]);
      if (text !== undefined)
        views.push({ ...fixedView(via, text, match.index, match.index + match[0].length), isBlob: text.length < BLOB });
      if (views.length >= MAX_VIEWS) return views;
    }
  }
  for (const { via, pattern, decode, worth } of INLINE) {
    const places = [...original.matchAll(pattern)];
    const [first] = places;
    const last = places.at(-1);
    if (first === undefined || last === undefined || !worth(original)) continue;
    views.push(fixedView(via, original.replace(pattern, decode), first.index, last.index + last[0].length));
  }
  const upright = turnedUpright(original);
  if (upright !== undefined) views.push(fixedView('upside-down', upright, 0, original.length));
  return [...views, ...spellingViews(folded)];
}

/** Text written with letters that look like turned ones, last letter first. */
function turnedUpright(original: string): string | undefined {
  if ((original.match(/[ɐǝɹʇʌɥʍʎɯɔƃɟɾʞ]/g)?.length ?? 0) < 3 || original.length > LONGEST_TURNED) return undefined;
  return [...original]
    .reverse()
    .map((letter) => TURNED.get(letter) ?? letter)
    .join('');
}

const LONGEST_TURNED = 20_000;
const TURNED = new Map(
  'ɐa qb ɔc pd ǝe ɟf ƃg ɥh ıi ɾj ʞk ɯm un dp bq ɹr ʇt nu ʌv ʍw ʎy'
    .split(' ')
    .map((pair) => [pair.charAt(0), pair.charAt(1)]),
);

const MAX_VIEWS = 200;
const BLOB = 500;

function fixedView(via: string, text: string, start: number, end: number): TextView {
  return { via, isBlob: false, text: foldText(text).text, place: () => ({ start, end }) };
}

interface SpanDecoder {
  readonly via: string;
  readonly pattern: RegExp;
  readonly decode: (span: string) => string | undefined;
}

/** Whole spans that are something else when decoded. */
const SPANS: readonly SpanDecoder[] = [
  {
    via: 'base64',
    pattern: /(?<![A-Za-z0-9+/_-])[A-Za-z0-9+/_-]{10,20000}={0,2}/g,
    // A word in lower case is a word.
    decode: (span) => (/[A-Z0-9+/]/.test(span) ? fromBase64(span) : undefined),
  },
  {
    via: 'base32',
    pattern: /(?<![A-Za-z0-9])[A-Z2-7]{16,16000}={0,6}(?![A-Za-z0-9])/g,
    decode: (span) => readable(fromBase32(span)),
  },
  {
    via: 'hex',
    pattern: /(?<![0-9A-Fa-f])(?:[0-9A-Fa-f]{2}[ :]?){12,10000}(?![0-9A-Fa-f])/g,
    decode: (span) => readable(Buffer.from(span.replace(/[ :]/g, ''), 'hex')),
  },
  {
    via: 'binary',
    pattern: /(?:[01]{8}[ ,]?){6,5000}/g,
    decode: (span) => fromCodes((span.match(/[01]{8}/g) ?? []).map((bits) => Number.parseInt(bits, 2))),
  },
  {
    via: 'char-codes',
    pattern: /(?:\d{2,3}[ ,]{1,2}){9,5000}\d{2,3}/g,
    decode: (span) => fromCodes((span.match(/\d+/g) ?? []).map(Number)),
  },
  {
    via: 'morse',
    pattern: /(?:[.-]{1,5}[ /]{1,3}){9,5000}[.-]{1,5}/g,
    decode: (span) =>
      span
        .split(/ ?\/ ?|\s{3}/)
        .map((word) =>
          word
            .split(' ')
            .map((letter) => MORSE.get(letter) ?? '')
            .join(''),
        )
        .join(' '),
  },
];

/** Once, and once more when what comes out is in the same disguise. */
function fromBase64(span: string): string | undefined {
  const once = readable(Buffer.from(span, 'base64'));
  const isAgain = once !== undefined && /^[A-Za-z0-9+/]{10,}={0,2}$/.test(once) && /[A-Z0-9+/]/.test(once);
  return isAgain ? (readable(Buffer.from(once, 'base64')) ?? once) : once;
}

function fromBase32(span: string): Buffer {
  const bytes: number[] = [];
  let bits = 0;
  let held = 0;
  for (const letter of span.replaceAll('=', '')) {
    held = ((held << 5) | 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter)) & 0xfff;
    bits += 5;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push((held >> bits) & 0xff);
  }
  return Buffer.from(bytes);
}

/** Text only: an image or a hash that happens to be base64 decodes to noise. */
function readable(bytes: Buffer): string | undefined {
  const text = bytes.toString('utf8');
  if (text.length < 6 || text.includes('\ufffd')) return undefined;
  const letters = text.match(/[\p{L}\p{N}\s]/gu)?.length ?? 0;
  const controls = text.match(/[\u0000-\u0008\u000e-\u001f]/g)?.length ?? 0;
  return controls === 0 && letters / [...text].length > 0.6 ? text : undefined;
}

function fromCodes(codes: readonly number[]): string | undefined {
  return codes.every((code) => code >= 9 && code <= 126) ? readable(Buffer.from(codes)) : undefined;
}

const MORSE = new Map(
  '.- -... -.-. -.. . ..-. --. .... .. .--- -.- .-.. -- -. --- .--. --.- .-. ... - ..- ...- .-- -..- -.-- --..'
    .split(' ')
    .map((code, index) => [code, String.fromCharCode(97 + index)]),
);

interface InlineDecoder {
  readonly via: string;
  readonly pattern: RegExp;
  readonly decode: (escaped: string) => string;
  /** Whether the escapes can hide words: a lone `&amp;` or `%20` in a link cannot. */
  readonly worth: (original: string) => boolean;
}

/** Escapes in the middle of ordinary text. */
const INLINE: readonly InlineDecoder[] = [
  {
    via: 'percent',
    pattern: /(?:%[0-9A-Fa-f]{2}){1,400}/g,
    decode: decodePercent,
    worth: (text) => /(?:%[0-9A-Fa-f]{2}[A-Za-z]{0,14}){3}/.test(text),
  },
  {
    via: 'entities',
    pattern: /&(?:#\d{1,7}|#x[0-9A-Fa-f]{1,6}|lt|gt|amp|quot|apos|nbsp);/g,
    decode: decodeEntity,
    worth: (text) =>
      /(?:&#x?[0-9A-Fa-f]{2,6};){3}|&#(?:x(?:4[1-9a-f]|5[0-9a]|6[1-9a-f]|7[0-9a])|6[5-9]|[78]\d|90|9[789]|1[01]\d|12[012]);[a-z]{2}|&lt;\/?(?:system|assistant|tool|important|instruction|admin|\|)/i.test(
        text,
      ),
  },
  {
    via: 'escapes',
    pattern: /\\u\{?[0-9A-Fa-f]{4,6}\}?|\\x[0-9A-Fa-f]{2}/g,
    decode: decodeEscape,
    // Three in a row, or one inside a word: nobody needs to escape a plain letter.
    worth: (text) =>
      /\\(?:u\{?00|x)3c\}?[|/]?(?:im_|system|assistant|tool)|(?:\\(?:u\{?00|x)[2-7][0-9A-Fa-f]\}?){3}|\\u\{?00(?:4[1-9A-F]|5[0-9A]|6[1-9A-F]|7[0-9A])\}?[a-z]{2}/i.test(
        text,
      ),
  },
];

function decodePercent(escapes: string): string {
  try {
    return decodeURIComponent(escapes);
  } catch {
    // Not UTF-8: then it is no text in disguise either.
    return escapes;
  }
}

function decodeEntity(entity: string): string {
  const named: Record<string, string> = {
    '&lt;': '<',
    '&gt;': '>',
    '&amp;': '&',
    '&quot;': '"',
    '&apos;': "'",
    '&nbsp;': ' ',
  };
  const code = entity.startsWith('&#x') ? Number.parseInt(entity.slice(3), 16) : Number.parseInt(entity.slice(2), 10);
  return named[entity] ?? fromCodePoint(code, entity);
}

function decodeEscape(escaped: string): string {
  return fromCodePoint(Number.parseInt(escaped.replace(/[^0-9A-Fa-f]/g, ''), 16), escaped);
}

function fromCodePoint(code: number, fallback: string): string {
  return code >= 0 && code <= 0x10ffff ? String.fromCodePoint(code) : fallback;
}

function spellingViews(folded: FoldedText): TextView[] {
  const views: TextView[] = [];
  const { text } = folded;
  const sameLength = (via: string, view: string): TextView => ({
    via,
    isBlob: false,
    text: view,
    place: (start, end) => ({ start: folded.origin(start), end: folded.origin(end) }),
  });
  const whole = (via: string, view: string): TextView => ({
    via,
    isBlob: false,
    text: view,
    place: () => ({ start: 0, end: folded.origin(text.length) }),
  });
  const plainWords = text.replace(WORDS, (word) => (LEET_SIGN.test(word) ? unleet(word) : word));
  if (plainWords !== text) views.push(sameLength('leet', plainWords));
  if (ROT13_HINT.test(text) || SHIFT_HINT.test(text)) views.push(sameLength('rot13', text.replace(/[a-z]/g, rot13)));
  if (SHIFT_HINT.test(text) && text.length <= LONGEST_SHIFTED)
    for (let by = 1; by < 26; by++) if (by !== 13) views.push(sameLength('shifted', shift(text, by)));
  if (BACKWARDS_HINT.test(text)) {
    views.push(whole('backwards', [...text].reverse().join('')));
  }
  const spaced = unspace(text);
  if (spaced !== text) views.push(whole('spaced', spaced));
  // `Ignore. All. Previous. Instructions.`: a full stop after every word ends no sentence.
  const stopped = text.replace(STOPPED, (run) => run.replace(/[.!?](?=\s+\S)/g, ' '));
  if (stopped !== text) views.push(sameLength('stopped', stopped));
  // `igno<b></b>re`: empty markup inside a word.
  const joined = text.replace(
    /(?<=[a-z])(?:<([a-z]{1,10})>\s?<\/\1>|<[a-z]{1,10}\s?\/>|<!--[^<>]{0,60}-->)(?=[a-z])/g,
    '',
  );
  if (joined !== text) views.push(whole('markup', joined));
  const corrected = withoutMisspellings(text);
  if (corrected !== undefined) views.push(whole('misspelt', corrected));
  const squashed = squashedMatch(text);
  if (squashed !== undefined) views.push(sameLengthMatch(folded, squashed));
  return views;
}

// Said openly to be shifted, and short enough to try every shift.
const SHIFT_HINT = /\bcaesar|\brot-?\d{1,2}\b|\bshift(?:ed)? (?:back |each |every |it |by |the letters)|\bapply rot/;
const LONGEST_SHIFTED = 2_000;

function shift(text: string, by: number): string {
  return text.replace(/[a-z]/g, (letter) => String.fromCharCode(((letter.charCodeAt(0) - 97 + by) % 26) + 97));
}

const BACKWARDS_HINT =
  /erongi|drager|tegrof|noitcurtsni|suoiverp|tpmorp|drowssap|\b(?:eht|dna|ruoy|dnes|llet|eteled|syek|terces|metsys|selur|resu)\b[^\n]{0,60}\b(?:eht|dna|ruoy|dnes|llet|eteled|syek|terces|metsys|selur|resu)\b/;

const STOPPED = /(?<![^\s])(?:[a-z']{2,20}[.!?][ \n]{1,3}){2,40}[a-z']{2,20}(?![a-z'])/g;

// The commonest words in that disguise: two of them, or one that nobody writes by chance.
const ROT13_HINT =
  /vtaber|qvfertneq|sbetrg|vafgehpgvba|cerivbhf|flfgrz|cnffjbeq|\b(?:gur|lbhe|hfre|naq|fraq|gryy|nyy|ehyrf|xrlf?|abg|guvf)\b[^\n]{0,40}\b(?:gur|lbhe|hfre|naq|fraq|gryy|ehyrf|xrlf?|abg|guvf)\b/;

const WORDS = /[a-z0-9@$!|+]+/g;
const LEET_SIGN = /[0134579@$!|+]/;
const LEET: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '9': 'g',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
  '+': 't',
};

/** Only into words that matter here, so that versions, units and addresses stay what they are. */
function unleet(word: string): string {
  if (word.length < 3 || word.length > 24 || !/[a-z]|4ll/.test(word)) return word;
  const plain = word.replace(/[013457@$9!|+]/g, (digit) => LEET[digit] ?? digit);
  return LEET_TARGETS.test(plain) ? plain : word;
}

const LEET_TARGETS =
  /^(?:all|ignore|disregard|forget|previous|prior|above|instructions?|system|prompts?|rules?|override|bypass|passwords?|secrets?|reveal|send|delete|tell|user|not|keys?|tokens?|guidelines?|commands?|orders?|now|mode|developer|unrestricted|your|you|are)$/;

function rot13(letter: string): string {
  return String.fromCharCode(((letter.charCodeAt(0) - 97 + 13) % 26) + 97);
}

/** `i g n o r e  a l l` and `i-g-n-o-r-e a-l-l`: letters apart, words further apart. */
function unspace(text: string): string {
  return text
    .replace(/(?<![a-z0-9])[a-z](?:[-._*][a-z]){2,30}(?![a-z0-9])/g, (word) => word.replace(/[^a-z]/g, ''))
    .replace(/(?<![a-z0-9'])[a-z](?: {1,4}[a-z](?![a-z0-9'])){5,400}/g, (run) =>
      run
        .split(/ {2,}/)
        .map((word) => word.replaceAll(' ', ''))
        .join(' '),
    );
}

// Words broken at odd places: only the plainest phrases, because without word borders everything else is chance.
const SQUASHED =
  /(?:ignore|disregard|forget)(?:all)?(?:of)?(?:the|your|my)?(?:previous|prior|preceding|earlier|above)(?:instruction|rule|guideline|directive|prompt|command)s?/;

function squashedMatch(text: string): { start: number; end: number } | undefined {
  if (!SQUASHED.test(text.replace(/[^a-z]+/g, ''))) return undefined;
  const letters: string[] = [];
  const origins: number[] = [];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code < 97 || code > 122) continue;
    letters.push(text.charAt(at));
    origins.push(at);
  }
  const match = SQUASHED.exec(letters.join(''));
  if (match === null) return undefined;
  const start = origins[match.index] ?? 0;
  const end = (origins[match.index + match[0].length - 1] ?? 0) + 1;
  // Written as one word it is a name in a program; written properly the rules have seen it.
  const written = text.slice(start, end);
  return /\s/.test(written) &&
    /(?:^|\s)(?!ignore|disregard|forget|all|of|the|your|my|previous|prior|preceding|earlier|above|instructions?|rules?|guidelines?|directives?|prompts?|commands?)[a-z]+/.test(
      written,
    )
    ? { start, end }
    : undefined;
}

function sameLengthMatch(folded: FoldedText, { start, end }: { start: number; end: number }): TextView {
  return {
    via: 'squashed',
    isBlob: false,
    text: 'ignore all previous instructions',
    place: () => ({ start: folded.origin(start), end: folded.origin(end) }),
  };
}
