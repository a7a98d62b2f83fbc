import type { SyntaxProblem } from './check-syntax.js';

/**
 * Finds the slips an edit makes in TOML: headers that do not close, keys without a value, open strings and brackets,
 * a key given twice. It is not a full parser and says nothing where it is not sure.
 */
export function checkToml(text: string): SyntaxProblem[] {
  const problems: SyntaxProblem[] = [];
  const seen = new Set<string>();
  const lines = text.split('\n');
  let table = '';
  for (let i = 0; i < lines.length; i++) {
    const line = (lines[i] ?? '').trim();
    if (line === '' || line.startsWith('#')) continue;
    const report = (message: string): void => void problems.push({ line: i + 1, message });
    if (line.startsWith('[')) {
      table = checkHeader(line, seen, i, report) ?? table;
      continue;
    }
    const key = KEY.exec(line);
    if (key === null) {
      report('expected "key = value" or a [table] header');
      continue;
    }
    const name = `${table}.${(key[1] ?? '').replace(/\s/g, '')}`;
    if (seen.has(name)) report(`the key ${key[1]?.trim()} is already set in this table`);
    seen.add(name);
    const value = scanValue(lines, i, line.slice(key[0].length));
    if (value.problem !== undefined) report(value.problem);
    i = value.lastLine;
  }
  return problems;
}

const PART = String.raw`(?:[A-Za-z0-9_-]+|"(?:[^"\\]|\\.)*"|'[^']*')`;
const KEY = new RegExp(`^(${PART}(?:\\s*\\.\\s*${PART})*)\\s*=\\s*`);
const HEADER = new RegExp(`^(\\[\\[?)\\s*(${PART}(?:\\s*\\.\\s*${PART})*)\\s*(\\]\\]?)\\s*(?:#.*)?$`);

function checkHeader(
  line: string,
  seen: Set<string>,
  at: number,
  report: (message: string) => void,
): string | undefined {
  const found = HEADER.exec(line);
  if (found === null || found[1]?.length !== found[3]?.length) {
    report('the table header is malformed');
    return undefined;
  }
  const name = (found[2] ?? '').replace(/\s/g, '');
  if (found[1] === '[[') return `${name}#${at}`;
  if (seen.has(`[${name}]`)) report(`the table [${name}] is already there`);
  seen.add(`[${name}]`);
  return name;
}

/** Values without quotes or brackets: truth, numbers, dates and times. */
const DIGITS = String.raw`\d+(?:_\d+)*`;
const NUMBER = String.raw`[+-]?${DIGITS}(?:\.${DIGITS})?(?:[eE][+-]?${DIGITS})?|0x[\dA-Fa-f_]+|0o[0-7_]+|0b[01_]+|[+-]?(?:inf|nan)`;
const TIME = String.raw`\d\d:\d\d(?::\d\d(?:\.\d+)?)?`;
const DATE = String.raw`\d{4}-\d\d-\d\d(?:[Tt ]${TIME}(?:[Zz]|[+-]\d\d:\d\d)?)?`;
const BARE = new RegExp(`^(?:true|false|${DATE}|${TIME}|${NUMBER})\\s*(?:#.*)?$`);

interface Scanned {
  readonly lastLine: number;
  readonly problem?: string;
}

/** Walks over one value, which may go on over lines inside brackets and triple quotes. */
function scanValue(lines: readonly string[], first: number, rest: string): Scanned {
  if (rest === '' || rest.startsWith('#')) return { lastLine: first, problem: 'the key has no value' };
  if (!/^["'[{]/.test(rest)) {
    return BARE.test(rest) ? { lastLine: first } : { lastLine: first, problem: 'the value is malformed' };
  }
  let depth = 0;
  let text = rest;
  for (let line = first; line < lines.length; line++, text = lines[line] ?? '') {
    for (let at = 0; at < text.length; at++) {
      const char = text.charAt(at);
      if (char === '#') break;
      if (char === '[' || char === '{') depth++;
      else if (char === ']' || char === '}') depth--;
      else if (char === '"' || char === "'") {
        if (text.startsWith(char.repeat(3), at)) {
          const end = closeTriple(lines, line, text, at + 3, char.repeat(3));
          if (end === undefined) return { lastLine: lines.length, problem: 'the string does not end' };
          if (end.line > line) return depth > 0 ? scanValue(lines, end.line, end.rest || ' ') : { lastLine: end.line };
          at = end.at - 1;
        } else {
          const end = closeString(text, at, char);
          if (end === -1) return { lastLine: line, problem: 'the string does not end on its line' };
          at = end;
        }
      }
    }
    if (depth === 0) return { lastLine: line };
    if (depth < 0) return { lastLine: line, problem: 'a bracket closes that was not opened' };
  }
  return { lastLine: lines.length, problem: 'a bracket is not closed' };
}

function closeString(text: string, from: number, quote: string): number {
  for (let at = from + 1; at < text.length; at++) {
    if (text.charAt(at) === '\\' && quote === '"') at++;
    else if (text.charAt(at) === quote) return at;
  }
  return -1;
}

function closeTriple(
  lines: readonly string[],
  first: number,
  text: string,
  from: number,
  quotes: string,
): { line: number; at: number; rest: string } | undefined {
  let here = text;
  let start = from;
  for (let line = first; line < lines.length; line++, here = lines[line] ?? '', start = 0) {
    const at = here.indexOf(quotes, start);
    if (at !== -1) return { line, at: at + 3, rest: here.slice(at + 3) };
  }
  return undefined;
}
