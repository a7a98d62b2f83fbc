import { type ArithmeticExpression, type ParsedScript, parse, type Word, type WordPart } from 'unbash';
import type { Run } from '../run.js';
import type { Scope, Value } from '../scope.js';
import { arithmeticWork, evaluateArithmetic } from './evaluate-arithmetic.js';
import { expandBraces } from './expand-braces.js';
import { expandParameter, lookUpParameter } from './expand-parameter.js';
import { type ExpandedValue, FieldBuilder } from './field-builder.js';
import { literalWord, type ShellWord, UNKNOWN } from './shell-word.js';

/** What expansion needs from its surroundings: the state, and somebody who evaluates nested commands. */
export interface Expansion {
  readonly scope: Scope;
  /** Evaluates a nested script; its output when computable, and the commands in it. */
  substitute(script: ParsedScript): { readonly text: string | null; readonly producers: readonly Run[] };
  /** Evaluates a process substitution and gives the path the shell would pass. */
  processSubstitution(script: ParsedScript, operator: '<' | '>'): string;
  /** Takes from the budget of the line: a chain of expansions multiplies. False when there is nothing left. */
  spend(units: number): boolean;
}

/** Expands one word of source into the words a program would get: none, one or several. */
export function expandWord(word: Word, expansion: Expansion): ShellWord[] {
  // A plain word is itself: by far the most frequent case.
  if (isPlain(word)) return [literalWord(word.text)];
  const brace = word.parts?.find((part) => part.type === 'BraceExpansion');
  if (brace) {
    const words = expandAlternatives(word, brace, expansion);
    if (words) return words;
  }
  const builder = new FieldBuilder(expansion.scope.variable('IFS')?.text);
  addWord(builder, word, expansion);
  return builder.finish();
}

/** Whether a word of source is what the program gets, letter for letter. */
export function isPlain(word: Word): boolean {
  return PLAIN.test(word.text);
}

const PLAIN = /^[\w@%+:,./=-]+$/;

/** One word per alternative of its first brace expansion; undefined when that says too much or nothing. */
function expandAlternatives(word: Word, brace: WordPart, expansion: Expansion): ShellWord[] | undefined {
  const sources = expandBraces(word.text, brace.pos - word.pos, brace.end - word.pos);
  if (!sources || !expansion.spend(sources.length * (2 + (word.text.length >> 3)))) return undefined;
  const words: ShellWord[] = [];
  for (const source of sources) {
    if (PLAIN.test(source)) {
      words.push(literalWord(source));
      continue;
    }
    // Each level of a chain parses its alternatives anew.
    const item = expansion.spend(8 + (source.length >> 2)) ? wordFromSource(source) : undefined;
    if (!item) return undefined;
    words.push(...expandWord(item, expansion));
  }
  return words;
}

/** Expands a word where the shell does not split it: assignments, redirections, here-documents, patterns. */
export function expandToValue(word: Word | undefined, expansion: Expansion): Value & { word: ShellWord } {
  const result = word && isPlain(word) ? literalWord(word.text) : expandAsOne(word, expansion);
  return { text: result.text, producers: result.producers, word: result };
}

function expandAsOne(word: Word | undefined, expansion: Expansion): ShellWord {
  const builder = new FieldBuilder(undefined);
  if (word) addWord(builder, word, expansion, true);
  return builder.finishAsOne();
}

/** Expands the body of a here-document, or a double-quoted string, whose parts are known already. */
export function expandParts(parts: readonly WordPart[], expansion: Expansion): ShellWord {
  const builder = new FieldBuilder(undefined);
  addParts(builder, parts, expansion, true);
  return builder.finishAsOne();
}

function wordFromSource(source: string): Word | undefined {
  // An empty alternative vanishes: `{,x}` leaves one word, and `x{,y}` two.
  const command = parse(`: ${source}`).commands[0]?.command;
  const argument = command?.type === 'Command' ? command.args[0] : undefined;
  if (argument?.type === 'Word') return argument;
  return source === '' ? { type: 'Word', text: '', value: '', pos: 0, end: 0 } : undefined;
}

function addWord(builder: FieldBuilder, word: Word, expansion: Expansion, isWhole = false): void {
  let parts = word.parts;
  let tilde = '';
  if (word.text.startsWith('~')) {
    const head = /^~[^/:\\'"$`{]*/.exec(word.text)?.[0] ?? '~';
    tilde = head;
    builder.addText(expandTilde(head, expansion));
  } else if (word.text.includes('=~')) {
    // Bash expands it in any word that looks like an assignment: `dd of=~/x`.
    const [whole = '', name = '', head = ''] = /^([A-Za-z_]\w*=)(~[^/:\\'"$`{]*)/.exec(word.text) ?? [];
    tilde = whole;
    if (whole !== '') builder.addText(name + expandTilde(head, expansion));
  }
  if (!parts) {
    if (tilde) builder.addText(word.value.slice(tilde.length));
    else if (word.text !== '') builder.addText(word.value);
    return;
  }
  if (tilde) parts = dropFront(parts, tilde.length);
  addParts(builder, parts, expansion, isWhole);
}

function addParts(builder: FieldBuilder, parts: readonly WordPart[], expansion: Expansion, isQuoted: boolean): void {
  for (const part of parts) {
    if (expansion.spend(1)) {
      addPart(builder, part, expansion, isQuoted);
    } else {
      builder.addText(UNKNOWN);
      return;
    }
  }
}

function dropFront(parts: readonly WordPart[], length: number): readonly WordPart[] {
  const [first, ...rest] = parts;
  if (first?.type !== 'Literal') return parts;
  return first.value.length <= length ? rest : [{ ...first, value: first.value.slice(length) }, ...rest];
}

function expandTilde(head: string, expansion: Expansion): string {
  if (head === '~') return expansion.scope.variable('HOME')?.text ?? expansion.scope.home;
  if (head === '~+') return expansion.scope.cwd;
  if (head === '~-') return UNKNOWN;
  return head === '~root' ? '/root' : `/home/${head.slice(1)}`;
}

function addPart(builder: FieldBuilder, part: WordPart, expansion: Expansion, isQuoted: boolean): void {
  switch (part.type) {
    case 'Literal':
    case 'SingleQuoted':
    case 'AnsiCQuoted':
      builder.addText(part.value ?? '');
      return;
    case 'Glob':
      builder.addPattern(part.text);
      return;
    case 'ExtendedGlob':
      builder.addPattern(part.text);
      for (const inner of part.parts ?? []) addPart(new FieldBuilder(undefined), inner, expansion, true);
      return;
    case 'BraceExpansion':
      builder.addPattern('*');
      for (const inner of part.parts ?? []) addPart(new FieldBuilder(undefined), inner, expansion, true);
      return;
    case 'DoubleQuoted':
    case 'LocaleString':
      builder.addText('');
      addParts(builder, part.parts, expansion, true);
      return;
    case 'SimpleExpansion':
      addValue(builder, lookUpParameter(part.text.slice(1), expansion.scope), expansion, isQuoted);
      return;
    case 'ParameterExpansion':
      addValue(builder, expandParameter(part, expansion), expansion, isQuoted);
      return;
    case 'CommandExpansion':
      addSubstitution(builder, part.script, expansion, isQuoted);
      return;
    case 'ArithmeticExpansion':
      // Paid for first: the expression is parsed when it is asked for.
      builder.addText(
        expansion.spend(arithmeticWork(part.text.length)) ? arithmeticText(part.expression, expansion) : UNKNOWN,
      );
      return;
    case 'ProcessSubstitution':
      builder.addText(part.script ? expansion.processSubstitution(part.script, part.operator) : UNKNOWN);
      return;
  }
}

/** A value may be far longer than its name: what it yields is paid for before it is taken apart. */
function addValue(builder: FieldBuilder, value: ExpandedValue, expansion: Expansion, isQuoted: boolean): void {
  const work = (value.text.length >> (isQuoted ? 6 : 2)) + 2 * (value.list?.length ?? 0);
  if (work === 0 || expansion.spend(work)) builder.addValue(value, isQuoted);
  else builder.addText(UNKNOWN);
}

function addSubstitution(
  builder: FieldBuilder,
  script: ParsedScript | undefined,
  expansion: Expansion,
  isQuoted: boolean,
): void {
  const output = script ? expansion.substitute(script) : { text: null, producers: [] };
  const text = output.text === null ? UNKNOWN : output.text.replace(/\n+$/, '');
  addValue(builder, { text, producers: output.producers, names: NO_NAMES, isUnset: false }, expansion, isQuoted);
}

const NO_NAMES: readonly string[] = [];

function arithmeticText(expression: ArithmeticExpression | undefined, expansion: Expansion): string {
  const value = expression ? evaluateArithmetic(expression, expansion) : undefined;
  return value === undefined ? UNKNOWN : String(value);
}
