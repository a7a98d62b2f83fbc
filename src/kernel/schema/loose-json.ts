/**
 * Reads JSON as models write it: single and curly quotes, Python's `True`/`None` and tuples, trailing commas, comments, bare
 * keys, raw newlines in strings. It repairs spelling and never guesses content: what is cut off, follows after the
 * end, or could be read two ways is refused. Linear in the length of the text.
 */
export function parseLooseJson(text: string, maxDepth = 100): LooseJson {
  const reader = { text, at: 0, depth: 0, maxDepth };
  try {
    skipSpace(reader);
    const value = readValue(reader);
    skipSpace(reader);
    if (reader.at < text.length) throw new Refusal(`there is more text after the end, at position ${reader.at}`);
    return { ok: true, value };
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, reason: error.message };
    throw error;
  }
}

export type LooseJson =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly reason: string };

interface Reader {
  readonly text: string;
  at: number;
  depth: number;
  readonly maxDepth: number;
}

class Refusal extends Error {}

function refuse(reader: Reader, wanted: string): never {
  if (reader.at >= reader.text.length) throw new Refusal('it is cut off before its end');
  const found = JSON.stringify(reader.text.slice(reader.at, reader.at + 12));
  throw new Refusal(`expected ${wanted} at position ${reader.at}, found ${found}`);
}

function readValue(reader: Reader): unknown {
  const first = reader.text[reader.at];
  if (first === '{') return readObject(reader);
  if (first === '[') return readList(reader, ']');
  if (first === '(') return readList(reader, ')');
  if (CLOSING.has(first ?? '')) return readString(reader);
  return readWord(reader);
}

function enter(reader: Reader): void {
  reader.at++;
  if (++reader.depth > reader.maxDepth) throw new Refusal(`it is nested deeper than ${reader.maxDepth} levels`);
  skipSpace(reader);
}

function readObject(reader: Reader): Record<string, unknown> {
  const entries: [string, unknown][] = [];
  enter(reader);
  while (reader.text[reader.at] !== '}') {
    const key = readKey(reader);
    skipSpace(reader);
    if (reader.text[reader.at] !== ':') refuse(reader, 'a colon');
    reader.at++;
    skipSpace(reader);
    entries.push([key, readValue(reader)]);
    skipSeparator(reader, '}');
  }
  reader.at++;
  reader.depth--;
  // Unlike assignment, this makes `__proto__` an ordinary own property.
  return Object.fromEntries(entries);
}

function readList(reader: Reader, close: ']' | ')'): unknown[] {
  const items: unknown[] = [];
  enter(reader);
  let commas = 0;
  while (reader.text[reader.at] !== close) {
    items.push(readValue(reader));
    if (skipSeparator(reader, close)) commas++;
  }
  // In Python the comma makes the tuple: `(5)` is just 5 in parentheses.
  if (close === ')' && items.length === 1 && commas === 0) refuse(reader, 'a tuple');
  reader.at++;
  reader.depth--;
  return items;
}

function skipSeparator(reader: Reader, close: string): boolean {
  skipSpace(reader);
  if (reader.text[reader.at] === ',') {
    reader.at++;
    skipSpace(reader);
    return true;
  }
  if (reader.text[reader.at] !== close) refuse(reader, `a comma or "${close}"`);
  return false;
}

const BARE_KEY = /[A-Za-z_$][\w$-]*/y;

function readKey(reader: Reader): string {
  const first = reader.text[reader.at];
  if (CLOSING.has(first ?? '')) return readString(reader);
  return match(reader, BARE_KEY) ?? refuse(reader, 'a property name');
}

const NUMBER = /[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?(?![\w.])/y;
const WORD = /[A-Za-z]+(?![\w$])/y;
const WORDS: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['true', true],
  ['True', true],
  ['false', false],
  ['False', false],
  ['null', null],
  ['None', null],
]);

function readWord(reader: Reader): unknown {
  const start = reader.at;
  const number = match(reader, NUMBER);
  if (number !== undefined) {
    const value = Number(number);
    if (Number.isFinite(value) && !/^[+-]?0\d/.test(number)) return value;
    reader.at = start;
    return refuse(reader, 'a number JSON can hold');
  }
  const word = match(reader, WORD);
  if (word !== undefined && WORDS.has(word)) return WORDS.get(word);
  reader.at = start;
  return refuse(reader, 'a value');
}

function match(reader: Reader, pattern: RegExp): string | undefined {
  pattern.lastIndex = reader.at;
  const found = pattern.exec(reader.text)?.[0];
  if (found !== undefined) reader.at += found.length;
  return found;
}

const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['n', '\n'],
  ['t', '\t'],
  ['r', '\r'],
  ['b', '\b'],
  ['f', '\f'],
  ['/', '/'],
  ['\\', '\\'],
  ['"', '"'],
  ["'", "'"],
  ['\n', ''],
]);

/** JSON's `\\u`, and the two more that Python writes. */
const HEX_DIGITS: Readonly<Record<string, number>> = { u: 4, x: 2, U: 8 };

/** What ends a string, by what began it. A word processor makes the curly ones. */
const CLOSING: ReadonlyMap<string, string> = new Map([
  ['"', '"'],
  ["'", "'"],
  ['\u201c', '\u201d'],
  ['\u2018', '\u2019'],
]);

function readString(reader: Reader): string {
  const { text } = reader;
  const quote = CLOSING.get(text.charAt(reader.at));
  let result = '';
  let from = ++reader.at;
  for (;;) {
    const character = text[reader.at];
    if (character === undefined) refuse(reader, 'the end of a string');
    if (character === quote) break;
    reader.at++;
    if (character !== '\\') continue;
    result += text.slice(from, reader.at - 1) + readEscape(reader);
    from = reader.at;
  }
  result += text.slice(from, reader.at);
  reader.at++;
  return result;
}

function readEscape(reader: Reader): string {
  const { text } = reader;
  const letter = text[reader.at];
  if (letter === undefined) refuse(reader, 'the end of a string');
  reader.at++;
  const simple = ESCAPES.get(letter);
  if (simple !== undefined) return simple;
  const digits = HEX_DIGITS[letter] ?? 0;
  const hex = text.slice(reader.at, reader.at + digits);
  const code = hex.length === digits && /^[\da-fA-F]+$/.test(hex) ? Number.parseInt(hex, 16) : -1;
  if (code >= 0 && code <= 0x10ffff) {
    reader.at += digits;
    return digits === 8 ? String.fromCodePoint(code) : String.fromCharCode(code);
  }
  // Not an escape: `\d` in a pattern that was not escaped twice. The backslash is meant.
  return `\\${letter}`;
}

function skipSpace(reader: Reader): void {
  const { text } = reader;
  for (;;) {
    while (/\s/.test(text[reader.at] ?? '')) reader.at++;
    if (text.startsWith('//', reader.at) || text[reader.at] === '#') {
      const end = text.indexOf('\n', reader.at);
      reader.at = end < 0 ? text.length : end;
    } else if (text.startsWith('/*', reader.at)) {
      const end = text.indexOf('*/', reader.at + 2);
      if (end < 0) throw new Refusal('a comment has no end');
      reader.at = end + 2;
    } else {
      return;
    }
  }
}
