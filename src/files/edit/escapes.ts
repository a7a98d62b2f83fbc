/** How over-escaped text may be read: once per kind of escape, from the most to the least thorough. */
export interface EscapeReading {
  readonly old: string;
  /** Reads the new text the same way, when it was escaped like the old one. */
  readonly readNew: (text: string) => string;
}

/**
 * Other readings of a searched text that came with escape sequences where the file has the characters themselves:
 * `\n`, `\t`, `\"`, doubled backslashes, or entities such as `&lt;`. Empty when it has none.
 */
export function readEscapes(oldText: string): EscapeReading[] {
  const seen = new Set([oldText]);
  const readings: EscapeReading[] = [];
  for (const kind of KINDS) {
    const old = kind.unescape(oldText);
    if (seen.has(old) || old.trim() === '') continue;
    seen.add(old);
    readings.push({ old, readNew: (text) => (kind.isEscaped(text) ? kind.unescape(text) : text) });
  }
  return readings;
}

interface Kind {
  unescape(text: string): string;
  isEscaped(text: string): boolean;
}

const CHARACTERS: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r' };
const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&apos;': "'",
  '&amp;': '&',
};

/** A new text with real line breaks was not escaped as a whole; one whose every quote has a backslash was. */
const hasEscapedBreaks = (text: string): boolean => !text.includes('\n') && /\\[ntr]/.test(text);
const hasEscapedQuotes = (text: string): boolean => /\\["'`]/.test(text) && !/(^|[^\\])["'`]/.test(text);

const KINDS: readonly Kind[] = [
  {
    unescape: (text) => text.replace(/\\([ntr])/g, (_, letter: string) => CHARACTERS[letter] ?? letter),
    isEscaped: hasEscapedBreaks,
  },
  { unescape: unescapeOutsideStrings, isEscaped: hasEscapedBreaks },
  { unescape: (text) => text.replace(/\\(["'`])/g, '$1'), isEscaped: hasEscapedQuotes },
  {
    unescape: (text) => text.replaceAll('\\\\', '\\'),
    isEscaped: (text) => /\\\\/.test(text) && !/(^|[^\\])\\([^\\]|$)/.test(text),
  },
  {
    unescape: (text) => text.replace(/\\([ntr"'`\\])/g, (_, char: string) => CHARACTERS[char] ?? char),
    isEscaped: (text) => hasEscapedBreaks(text) || hasEscapedQuotes(text),
  },
  {
    unescape: (text) => text.replace(/&(?:lt|gt|quot|apos|amp|#39);/g, (entity) => ENTITIES[entity] ?? entity),
    isEscaped: (text) => /&(?:lt|gt|quot|apos|amp|#39);/.test(text),
  },
];

/** Where a whole text was put on one line, the `\n` of its own strings stay: those before a quote or inside two. */
function unescapeOutsideStrings(text: string): string {
  let quotes = 0;
  return text.replace(/\\n(?!["'`])|"/g, (found) => {
    if (found === '"') quotes++;
    else if (quotes % 2 === 0) return '\n';
    return found;
  });
}
