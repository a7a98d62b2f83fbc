/** A piece of a pattern. What stands for nothing by itself (assertions, borders) is left out. */
export type PatternNode = Quantity &
  (
    | { readonly kind: 'text'; readonly text: string }
    | { readonly kind: 'group'; readonly options: readonly (readonly PatternNode[])[] }
    /** A class, a dot: one character that is not told here. */
    | { readonly kind: 'unknown' }
  );

interface Quantity {
  readonly optional: boolean;
  readonly repeats: boolean;
  /** How often it may come at most. */
  readonly most: number;
}

/** The ways a pattern can be matched (those between `|`), each in its pieces. */
export function parsePattern(source: string): PatternNode[][] {
  return parseOptions({ source, at: 0 });
}

interface Reader {
  readonly source: string;
  at: number;
}

function parseOptions(reader: Reader): PatternNode[][] {
  const options: PatternNode[][] = [[]];
  while (reader.at < reader.source.length && reader.source.charAt(reader.at) !== ')') {
    if (reader.source.charAt(reader.at) === '|') {
      options.push([]);
      reader.at++;
      continue;
    }
    const node = parseNode(reader);
    if (node !== undefined) options.at(-1)?.push(node);
  }
  return options;
}

function parseNode(reader: Reader): PatternNode | undefined {
  const character = reader.source.charAt(reader.at);
  if (character === '(') return parseGroup(reader);
  if (character === '[') return parseClass(reader);
  if (character === '\\') return parseEscape(reader);
  reader.at++;
  if (character === '^' || character === '$') return undefined;
  const quantity = readQuantifier(reader);
  return character === '.' ? { kind: 'unknown', ...quantity } : { kind: 'text', text: character, ...quantity };
}

function parseGroup(reader: Reader): PatternNode | undefined {
  const head = textAt(GROUP_HEAD, reader) ?? '(';
  reader.at += head.length;
  const options = parseOptions(reader);
  reader.at++;
  const quantity = readQuantifier(reader);
  // Assertions take no room.
  return head === '(?:' || head === '(' ? { kind: 'group', options, ...quantity } : undefined;
}

/** `[.]` and `[$]` are how the rules write a literal. */
function parseClass(reader: Reader): PatternNode {
  const whole = textAt(CLASS, reader) ?? '[';
  reader.at += whole.length;
  const literal = /^\[\\?([^^\\\]])\]$/.exec(whole)?.[1];
  const quantity = readQuantifier(reader);
  return literal === undefined ? { kind: 'unknown', ...quantity } : { kind: 'text', text: literal, ...quantity };
}

function parseEscape(reader: Reader): PatternNode | undefined {
  const escaped = reader.source.slice(reader.at, reader.at + 2);
  reader.at += 2;
  const quantity = readQuantifier(reader);
  if (escaped === '\\b') return undefined;
  if (escaped === '\\n') return { kind: 'text', text: '\n', ...quantity };
  return /^\\[^a-zA-Z0-9]$/.test(escaped)
    ? { kind: 'text', text: escaped.charAt(1), ...quantity }
    : { kind: 'unknown', ...quantity };
}

/** Steps over a quantifier and says what it allows. */
function readQuantifier(reader: Reader): Quantity {
  const quantifier = textAt(QUANTIFIER, reader) ?? '';
  reader.at += quantifier.length;
  return {
    optional: /^(?:[*?]|\{0)/.test(quantifier),
    repeats: quantifier !== '',
    most: mostOf(quantifier.replace(/(?<=.)\?$/, '')),
  };
}

function mostOf(quantifier: string): number {
  if (quantifier === '' || quantifier === '?') return 1;
  return Number(/(\d+)\}$/.exec(quantifier)?.[1] ?? Number.POSITIVE_INFINITY);
}

const CLASS = /\[(?:\\.|[^\]\\])*\]/y;
const GROUP_HEAD = /\((?:\?(?:<[=!]|[:=!]))?/y;
const QUANTIFIER = /(?:[*+?]|\{\d+(?:,\d*)?\})\??/y;

function textAt(pattern: RegExp, reader: Reader): string | undefined {
  pattern.lastIndex = reader.at;
  return pattern.exec(reader.source)?.[0];
}
