/**
 * The literal beginnings a pattern can match: `(?:do not|never)x` begins with `do` or `never`. Used to try a
 * pattern only where its first letters stand. Undefined when a beginning is not literal (a class, a dot).
 */
export function leadingWords(source: string): ReadonlySet<string> | undefined {
  const beginnings = beginningsOf(parse(source), 0);
  if (beginnings === undefined || beginnings.has('')) return undefined;
  return beginnings;
}

type Node =
  | { readonly kind: 'text'; readonly text: string; readonly optional: boolean; readonly repeats: boolean }
  | { readonly kind: 'group'; readonly options: readonly (readonly Node[])[]; readonly optional: boolean }
  | { readonly kind: 'unknown'; readonly optional: boolean };

const LONGEST = 12;

/** Undefined when the sequence can begin with something unknown; `''` when it can be empty. */
function beginningsOf(nodes: readonly Node[], from: number): Set<string> | undefined {
  const node = nodes[from];
  if (node === undefined) return new Set(['']);
  const own = ownBeginnings(node, nodes, from);
  if (own === undefined || !node.optional) return own;
  const rest = beginningsOf(nodes, from + 1);
  return rest === undefined ? undefined : new Set([...own, ...rest]);
}

function ownBeginnings(node: Node, nodes: readonly Node[], from: number): Set<string> | undefined {
  if (node.kind === 'unknown') return undefined;
  if (node.kind === 'text') return new Set([literalRun(nodes, from)]);
  const all = new Set<string>();
  for (const option of node.options) {
    const beginnings = beginningsOf(option, 0);
    if (beginnings === undefined) return undefined;
    for (const beginning of beginnings) {
      if (beginning !== '') all.add(beginning);
      else {
        const rest = beginningsOf(nodes, from + 1);
        if (rest === undefined) return undefined;
        for (const next of rest) all.add(next);
      }
    }
  }
  return all;
}

function literalRun(nodes: readonly Node[], from: number): string {
  let run = '';
  for (let at = from; run.length < LONGEST; at++) {
    const node = nodes[at];
    if (node?.kind !== 'text' || (node.optional && at > from)) break;
    run += node.text;
    if (node.repeats) break;
  }
  return run;
}

/** Only as much as a beginning can reach: most of a rule comes after its first words. */
function parse(source: string): Node[] {
  const reader = { source, at: 0 };
  if (hasAlternatives(source)) return [{ kind: 'group', options: parseOptions(reader), optional: false }];
  const nodes: Node[] = [];
  let letters = 0;
  while (reader.at < source.length && letters < LONGEST) {
    const node = parseNode(reader);
    if (node === undefined) continue;
    nodes.push(node);
    if (node.optional) continue;
    if (node.kind !== 'text') letters = node.kind === 'group' && canBeEmpty(node) ? letters : LONGEST;
    else letters++;
  }
  return nodes;
}

function canBeEmpty(node: Node): boolean {
  return (
    node.optional || (node.kind === 'group' && node.options.some((option) => option.every((part) => canBeEmpty(part))))
  );
}

/** Whether a `|` stands outside every group. */
function hasAlternatives(source: string): boolean {
  let depth = 0;
  for (let at = 0; at < source.length; at++) {
    const character = source.charAt(at);
    if (character === '\\') at++;
    else if (character === '[') at += (textAt(CLASS, { source, at }) ?? '[').length - 1;
    else if (character === '(') depth++;
    else if (character === ')') depth--;
    else if (character === '|' && depth === 0) return true;
  }
  return false;
}

interface Reader {
  readonly source: string;
  at: number;
}

function parseOptions(reader: Reader): Node[][] {
  const options: Node[][] = [[]];
  while (reader.at < reader.source.length && reader.source.charAt(reader.at) !== ')') {
    if (reader.source.charAt(reader.at) === '|') {
      options.push([]);
      reader.at++;
      continue;
    }
    const node = parseNode(reader);
    if (node === undefined) continue;
    const option = options.at(-1);
    option?.push(node);
    if (option && isBeginning(option)) skipOption(reader);
  }
  return options;
}

/** Whether what comes behind these nodes cannot be a part of how they begin. */
function isBeginning(nodes: readonly Node[]): boolean {
  const last = nodes.at(-1);
  if (last === undefined || canBeEmpty(last)) return false;
  return last.kind !== 'text' || nodes.filter(({ optional }) => !optional).length >= LONGEST;
}

/** To the sign that ends an option: the next `|`, or the `)` of its group. */
function skipOption(reader: Reader): void {
  const { source } = reader;
  for (let depth = 0; reader.at < source.length; reader.at++) {
    const character = source.charAt(reader.at);
    if (depth === 0 && (character === '|' || character === ')')) return;
    if (character === '\\') reader.at++;
    else if (character === '[') reader.at += (textAt(CLASS, reader) ?? '[').length - 1;
    else if (character === '(') depth++;
    else if (character === ')') depth--;
  }
}

function parseNode(reader: Reader): Node | undefined {
  const { source } = reader;
  const character = source.charAt(reader.at);
  if (character === '(') return parseGroup(reader);
  if (character === '[') {
    const end = textAt(CLASS, reader) ?? '[';
    reader.at += end.length;
    // `[.]` and `[$]` are how the rules write a literal.
    const literal = /^\[\\?([^^\\\]])\]$/.exec(end)?.[1];
    const quantified = readQuantifier(reader);
    return literal === undefined ? { kind: 'unknown', ...quantified } : { kind: 'text', text: literal, ...quantified };
  }
  if (character === '\\') {
    const escaped = source.slice(reader.at, reader.at + 2);
    reader.at += 2;
    const quantified = readQuantifier(reader);
    if (escaped === '\\b') return undefined;
    if (escaped === '\\n') return { kind: 'text', text: '\n', ...quantified };
    return /^\\[^a-zA-Z0-9]$/.test(escaped)
      ? { kind: 'text', text: escaped.charAt(1), ...quantified }
      : { kind: 'unknown', ...quantified };
  }
  reader.at++;
  if (character === '^' || character === '$') return undefined;
  const quantified = readQuantifier(reader);
  return character === '.' ? { kind: 'unknown', ...quantified } : { kind: 'text', text: character, ...quantified };
}

function parseGroup(reader: Reader): Node | undefined {
  const head = textAt(GROUP_HEAD, reader) ?? '(';
  reader.at += head.length;
  const options = parseOptions(reader);
  reader.at++;
  const { optional } = readQuantifier(reader);
  // Assertions take no room.
  return head === '(?:' || head === '(' ? { kind: 'group', options, optional } : undefined;
}

/** Steps over a quantifier and says what it allows. */
function readQuantifier(reader: Reader): { optional: boolean; repeats: boolean } {
  const quantifier = textAt(QUANTIFIER, reader) ?? '';
  reader.at += quantifier.length;
  return { optional: /^(?:[*?]|\{0)/.test(quantifier), repeats: quantifier !== '' };
}

const CLASS = /\[(?:\\.|[^\]\\])*\]/y;
const GROUP_HEAD = /\((?:\?(?:<[=!]|[:=!]))?/y;
const QUANTIFIER = /(?:[*+?]|\{\d+(?:,\d*)?\})\??/y;

function textAt(pattern: RegExp, reader: Reader): string | undefined {
  pattern.lastIndex = reader.at;
  return pattern.exec(reader.source)?.[0];
}
