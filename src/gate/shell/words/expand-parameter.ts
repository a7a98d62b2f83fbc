import { type ParameterExpansionPart, type ParameterOperation, parse, type Word } from 'unbash';
import type { Scope } from '../scope.js';
import { type Expansion, expandToValue } from './expand-word.js';
import type { ExpandedValue } from './field-builder.js';
import { globMatches } from './glob.js';
import { UNKNOWN } from './shell-word.js';

const DEFAULTS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    IFS: ' \t\n',
    SHELL: '/bin/bash',
    BASH: '/bin/bash',
    PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
    OSTYPE: 'linux-gnu',
    '0': 'bash',
  }),
);

const MAX_PATTERN_TEXT = 256;

/** The value of `${...}` with its operation applied, as far as it can be computed. */
export function expandParameter(part: ParameterExpansionPart, expansion: Expansion): ExpandedValue {
  const value = indexed(part, expansion);
  if (part.prefix === '#') {
    // A length gives nothing away, so the name of the variable does not go along.
    return { ...known(value, value.text.includes(UNKNOWN) ? UNKNOWN : String(value.text.length)), names: [] };
  }
  if (part.prefix === '!' && !part.operation) {
    return value.text.includes(UNKNOWN) || !value.text
      ? { ...value, text: UNKNOWN, isUnset: false }
      : lookUpParameter(value.text, expansion.scope);
  }
  return part.operation ? applyOperation(part.parameter, value, part.operation, expansion) : value;
}

/** The value of a plain parameter: variable, positional or special. */
export function lookUpParameter(name: string, scope: Scope): ExpandedValue {
  if (name === '@' || name === '*') {
    if (scope.hasUnknownParameters) return { text: UNKNOWN, producers: [], names: [name], isUnset: false };
    return { text: scope.positional.join(' '), producers: [], names: [], isUnset: false, list: scope.positional };
  }
  if (/^[1-9]\d*$/.test(name)) {
    const text = scope.hasUnknownParameters ? UNKNOWN : (scope.positional[Number(name) - 1] ?? '');
    return { text, producers: [], names: [name], isUnset: false };
  }
  const value = scope.variable(name);
  if (value) return { text: value.text, producers: value.producers, names: [name], isUnset: false };
  if (name === 'HOME') return { text: scope.home, producers: [], names: [name], isUnset: false };
  if (name === 'PWD') return { text: scope.cwd, producers: [], names: [name], isUnset: false };
  const standard = DEFAULTS.get(name);
  if (standard !== undefined) return { text: standard, producers: [], names: [name], isUnset: false };
  return { text: UNKNOWN, producers: [], names: [name], isUnset: /^[A-Za-z_]/.test(name) };
}

function indexed(part: ParameterExpansionPart, expansion: Expansion): ExpandedValue {
  const value = lookUpParameter(part.parameter, expansion.scope);
  const list = expansion.scope.variable(part.parameter)?.list;
  if (!part.index) return value;
  const index = expandToValue(part.index, expansion).text;
  if (!list) return index === '0' || index === '@' || index === '*' ? value : known(value, UNKNOWN);
  if (index === '@' || index === '*') return { ...value, text: list.join(' '), list };
  const position = Number(index);
  return Number.isInteger(position) ? known(value, list.at(position) ?? '') : known(value, UNKNOWN);
}

function quotedWord(text: string): Word | undefined {
  const command = parse(`: "${text.replace(/["]/g, '\\"')}"`).commands[0]?.command;
  const argument = command?.type === 'Command' ? command.args[0] : undefined;
  return argument?.type === 'Word' ? argument : undefined;
}

/** The parser ends a pattern at the first slash, even inside `$(...)`: what is cut in two there is run as a whole. */
function runCutSubstitution(pattern: string, replacement: Word | undefined, expansion: Expansion): void {
  if (!/\$\(|`/.test(pattern) || /^[^$`]*(?:\$\([^()]*\)|`[^`]*`)[^$`]*$/.test(pattern)) return;
  const whole = `${pattern}/${replacement?.text ?? ''}`;
  if (expansion.spend(whole.length)) expandToValue(quotedWord(whole), expansion);
}

function known(value: ExpandedValue, text: string): ExpandedValue {
  return { text, producers: value.producers, names: value.names, isUnset: false };
}

function applyOperation(
  name: string,
  value: ExpandedValue,
  operation: ParameterOperation,
  expansion: Expansion,
): ExpandedValue {
  switch (operation.type) {
    case 'Default':
      return applyDefault(name, value, operation.operator, operation.operand, expansion);
    case 'Remove':
      return computed(value, operation.operand, expansion, (text, pattern) =>
        remove(text, operation.operator, pattern),
      );
    case 'Replace': {
      runCutSubstitution(operation.pattern.text, operation.replacement, expansion);
      const replacement = expandToValue(operation.replacement, expansion).text;
      return computed(value, operation.pattern, expansion, (text, pattern) =>
        replace(text, operation.operator, pattern, replacement),
      );
    }
    case 'Slice': {
      const offset = Number(expandToValue(operation.offset, expansion).text.trim() || '0');
      const length = operation.length && Number(expandToValue(operation.length, expansion).text.trim() || '0');
      if (value.list) return slicedList(value, offset, length);
      return computed(value, undefined, expansion, (text) => slice(text, offset, length));
    }
    case 'CaseModification':
      return computed(value, operation.operand, expansion, (text, pattern) =>
        changeCase(text, operation.operator, pattern),
      );
    case 'Transform': {
      const kind = expandToValue(operation.operand, expansion).text;
      // A prompt is expanded once more: commands in it run.
      if (kind === 'P' && /[$`]/.test(value.text) && expansion.spend(value.text.length))
        return { ...value, ...expandToValue(quotedWord(value.text), expansion), isUnset: false };
      return computed(value, undefined, expansion, (text) => transform(text, kind));
    }
    default:
      return known(value, UNKNOWN);
  }
}

function applyDefault(
  name: string,
  value: ExpandedValue,
  operator: string,
  operand: Word,
  expansion: Expansion,
): ExpandedValue {
  const other = expandToValue(operand, expansion);
  const isMissing = value.isUnset || (operator.startsWith(':') && value.text === '');
  const otherValue: ExpandedValue = {
    text: other.text,
    producers: other.producers,
    names: value.names,
    isUnset: false,
  };
  switch (operator.replace(':', '')) {
    case '-':
      return isMissing ? otherValue : value;
    case '=':
      if (isMissing) expansion.scope.setVariable(name, { text: other.text, producers: other.producers });
      return isMissing ? otherValue : value;
    case '+':
      return isMissing ? known(value, '') : otherValue;
    default:
      // `${x:?}` stops the command when the value is missing, so what remains unknown is at least not empty.
      return { ...value, isUnset: false };
  }
}

function computed(
  value: ExpandedValue,
  operand: Word | undefined,
  expansion: Expansion,
  change: (text: string, pattern: string) => string,
): ExpandedValue {
  const pattern = operand ? expandToValue(operand, expansion).text : '';
  if (value.text.includes(UNKNOWN) || pattern.includes(UNKNOWN)) return { ...value, isUnset: false };
  // Trying a pattern at every place takes the square of the text.
  const squared = isPattern(pattern) ? (value.text.length * Math.min(value.text.length, MAX_PATTERN_TEXT)) >> 4 : 0;
  if (!expansion.spend(1 + (value.text.length >> 4) + squared)) return known(value, UNKNOWN);
  return known(value, change(value.text, pattern));
}

function isPattern(text: string): boolean {
  return /[*?[\\]/.test(text);
}

function remove(text: string, operator: string, pattern: string): string {
  const isFront = operator.startsWith('#');
  if (!isPattern(pattern)) {
    if (isFront) return text.startsWith(pattern) ? text.slice(pattern.length) : text;
    return text.endsWith(pattern) ? text.slice(0, text.length - pattern.length) : text;
  }
  const bounded = text.slice(0, MAX_PATTERN_TEXT);
  if (bounded.length < text.length) return UNKNOWN;
  const lengths = Array.from({ length: text.length + 1 }, (_, index) => index);
  if (operator === '##' || operator === '%%') lengths.reverse();
  for (const length of lengths) {
    const piece = isFront ? text.slice(0, length) : text.slice(text.length - length);
    if (globMatches(pattern, piece)) return isFront ? text.slice(length) : text.slice(0, text.length - length);
  }
  return text;
}

function replace(text: string, operator: string, pattern: string, replacement: string): string {
  if (!isPattern(pattern)) {
    if (operator === '//') return pattern ? text.split(pattern).join(replacement) : text;
    if (operator === '/#') return text.startsWith(pattern) ? replacement + text.slice(pattern.length) : text;
    if (operator === '/%')
      return text.endsWith(pattern) ? text.slice(0, text.length - pattern.length) + replacement : text;
    return pattern ? text.replace(pattern, () => replacement) : text;
  }
  if (text.length > MAX_PATTERN_TEXT / 4) return UNKNOWN;
  return replaceByPattern(text, operator === '//', pattern, replacement);
}

function replaceByPattern(text: string, isGlobal: boolean, pattern: string, replacement: string): string {
  let result = '';
  for (let at = 0; at < text.length; ) {
    let end = text.length;
    while (end > at && !globMatches(pattern, text.slice(at, end))) end -= 1;
    if (end === at) {
      result += text[at];
      at += 1;
      continue;
    }
    result += replacement;
    at = end;
    if (!isGlobal) return result + text.slice(at);
  }
  return result;
}

function slice(text: string, offset: number, length: number | undefined): string {
  if (Number.isNaN(offset) || Number.isNaN(length ?? 0)) return UNKNOWN;
  const start = offset < 0 ? Math.max(0, text.length + offset) : offset;
  if (length === undefined) return text.slice(start);
  return text.slice(start, length < 0 ? text.length + length : start + length);
}

function slicedList(value: ExpandedValue, offset: number, length: number | undefined): ExpandedValue {
  if (Number.isNaN(offset) || Number.isNaN(length ?? 0)) return known(value, UNKNOWN);
  // Position 0 of `$@` is the shell's own name, so the first parameter is at 1.
  const start = value.names.length === 0 ? Math.max(0, offset - 1) : offset;
  const list = (value.list ?? []).slice(start, length === undefined ? undefined : start + length);
  return { ...value, text: list.join(' '), list };
}

/** With a pattern only the letters that fit it change. */
function changeCase(text: string, operator: string, pattern = ''): string {
  const change = (letter: string) => {
    if (pattern !== '' && !globMatches(pattern, letter)) return letter;
    return operator.startsWith('^') ? letter.toUpperCase() : letter.toLowerCase();
  };
  return operator.length > 1 ? [...text].map(change).join('') : change(text.slice(0, 1)) + text.slice(1);
}

function transform(text: string, kind: string): string {
  if (kind === 'U') return text.toUpperCase();
  if (kind === 'L') return text.toLowerCase();
  if (kind === 'u') return changeCase(text, '^');
  return kind === 'Q' || kind === 'E' || kind === 'P' || kind === 'a' ? text : UNKNOWN;
}
