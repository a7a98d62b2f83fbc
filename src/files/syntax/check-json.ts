import type { SyntaxProblem } from './check-syntax.js';

const SPACE = /[ \t\r\n]*/y;
const TOKEN =
  /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null|[{}[\],:]/y;

/**
 * The first place where a text stops being JSON. The engine's own parser is asked first; it is fast, but its message
 * does not always say where.
 */
export function checkJson(text: string): SyntaxProblem[] {
  try {
    JSON.parse(text);
    return [];
  } catch {
    // What is wrong is found below, with its place.
  }
  const body = text.startsWith('\ufeff') ? text.slice(1) : text;
  const { offset, message } = findProblem(body);
  const before = body.slice(0, offset);
  const line = before.split('\n').length;
  return [{ line, column: offset - before.lastIndexOf('\n'), message }];
}

/** What may come next. */
type Expected = 'value' | 'first value' | 'first key' | 'key' | 'colon' | 'more';

function findProblem(text: string): { offset: number; message: string } {
  const open: string[] = [];
  let expected: Expected = 'value';
  for (let offset = skip(text, 0); ; offset = skip(text, TOKEN.lastIndex)) {
    const ended = open.length === 0 && expected === 'more';
    if (offset >= text.length) {
      return {
        offset,
        message: ended ? 'not JSON' : open.length > 0 ? `"${open.at(-1)}" is not closed` : 'a value is missing',
      };
    }
    TOKEN.lastIndex = offset;
    const token = TOKEN.exec(text)?.[0];
    if (token === undefined) return { offset, message: `unexpected ${JSON.stringify(text.charAt(offset))}` };
    if (ended) return { offset, message: 'text after the end of the value' };
    const next = step(token, expected, open);
    if (next === undefined)
      return { offset, message: `unexpected ${token.slice(0, 20)}, expected ${describe(expected)}` };
    expected = next;
  }
}

function step(token: string, expected: Expected, open: string[]): Expected | undefined {
  if (token === '}' || token === ']') return close(token, expected, open);
  if (expected === 'colon') return token === ':' ? 'value' : undefined;
  if (expected === 'more') return token === ',' ? (open.at(-1) === '{' ? 'key' : 'value') : undefined;
  if (expected === 'key' || expected === 'first key') return token.startsWith('"') ? 'colon' : undefined;
  if (token === ',' || token === ':') return undefined;
  if (token !== '{' && token !== '[') return 'more';
  open.push(token);
  return token === '{' ? 'first key' : 'first value';
}

function close(token: string, expected: Expected, open: string[]): Expected | undefined {
  const fits = expected === 'more' || expected === (token === '}' ? 'first key' : 'first value');
  if (!fits || open.at(-1) !== (token === '}' ? '{' : '[')) return undefined;
  open.pop();
  return 'more';
}

function describe(expected: Expected): string {
  if (expected === 'more') return '"," or the end';
  return expected === 'colon' ? '":"' : `a ${expected.replace('first ', '')}`;
}

function skip(text: string, from: number): number {
  SPACE.lastIndex = from;
  SPACE.exec(text);
  return SPACE.lastIndex;
}
