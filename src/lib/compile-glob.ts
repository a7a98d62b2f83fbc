import { foldCase, foldName, isShortNameOf } from './fold-name.js';

export type NameForm = 'exact' | 'case' | 'wide';

export interface CompiledGlob {
  /** Compares with a path given by its segments, each in the form `nameIn` gives. */
  matches(segments: readonly string[]): boolean;
}

/**
 * Compiles an absolute glob: `*` and `?` within a name, `**` for any number of names (also none), `[a-c]`, `[!x]`,
 * `{a,b}`, and a backslash before what should be taken as it is. Names that start with a dot are names like others.
 * Matching takes time proportional to path times glob, whatever they contain.
 */
export function compileGlob(glob: string, form: NameForm): CompiledGlob {
  const alternatives = expandBraces(glob).map((pattern) => compileSegments(pattern, form));
  return { matches: (segments) => alternatives.some((pattern) => matchSegments(pattern, segments)) };
}

/** A name of a path in the form a glob of this kind compares with. */
export function nameIn(form: NameForm, name: string): string {
  if (form === 'exact') return name;
  return form === 'case' ? foldCase(name) : foldName(name);
}

/** Whether a glob has anything but literal characters. */
export function hasMagic(glob: string): boolean {
  return /[*?[{]/.test(glob) && /(?<!\\)(?:\\\\)*[*?[{]/.test(glob);
}

/** A literal path as a glob that means exactly it. */
export function escapeGlob(path: string): string {
  return path.replace(/[\\*?[\]{}]/g, '\\$&');
}

/** The literal text of a glob without magic. */
export function unescapeGlob(glob: string): string {
  return glob.includes('\\') ? glob.replace(/\\(.)/gs, '$1') : glob;
}

/** Whether the braces of a glob stand for more globs than are worth comparing. */
export function hasTooManyAlternatives(glob: string): boolean {
  try {
    expandBraces(glob);
    return false;
  } catch {
    return true;
  }
}

const MAX_ALTERNATIVES = 1000;

/** `{a,b}` written out. A group without a comma, or one that never ends, is literal, as in a shell. */
function expandBraces(glob: string): string[] {
  const done: string[] = [];
  const waiting = [glob];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const group = findGroup(next);
    if (group === null) done.push(next);
    else {
      const { start, end, parts } = group;
      for (const part of parts.reverse()) waiting.push(next.slice(0, start) + part + next.slice(end));
    }
    if (done.length + waiting.length > MAX_ALTERNATIVES) {
      throw new RangeError(
        `The glob ${JSON.stringify(glob.slice(0, 80))} stands for more than ${MAX_ALTERNATIVES} others.`,
      );
    }
  }
  return done;
}

/** The first group that has commas of its own. Inner groups stay in the parts and are expanded in their turn. */
function findGroup(glob: string): { start: number; end: number; parts: string[] } | null {
  const open: { start: number; cuts: number[] }[] = [];
  let best: { start: number; end: number; cuts: number[] } | null = null;
  for (let i = 0; i < glob.length; i++) {
    const char = glob[i];
    if (char === '\\') i++;
    else if (char === '{') open.push({ start: i, cuts: [] });
    else if (char === ',') open.at(-1)?.cuts.push(i);
    else if (char === '}') {
      const group = open.pop();
      if (group !== undefined && group.cuts.length > 0 && (best === null || group.start < best.start)) {
        best = { ...group, end: i + 1 };
      }
    }
  }
  if (best === null) return null;
  const cuts = [best.start, ...best.cuts, best.end - 1];
  const parts = cuts.slice(1).map((cut, index) => glob.slice((cuts[index] ?? 0) + 1, cut));
  return { start: best.start, end: best.end, parts };
}

type Segment = { readonly kind: 'any-names' } | { readonly kind: 'name'; matches(name: string): boolean };

const ANY_NAMES: Segment = { kind: 'any-names' };

function compileSegments(pattern: string, form: NameForm): Segment[] {
  const segments: { readonly text: string; readonly segment: Segment }[] = [];
  for (const text of pattern.split('/')) {
    if (text === '' || text === '.') continue;
    if (text === '..') segments.pop();
    else if (text === '**') {
      if (segments.at(-1)?.text !== '**') segments.push({ text, segment: ANY_NAMES });
    } else segments.push({ text, segment: compileName(text, form) });
  }
  return segments.map(({ segment }) => segment);
}

function compileName(text: string, form: NameForm): Segment {
  const tokens = readTokens(form === 'exact' ? text : text.normalize('NFC'), form);
  if (tokens.every((token) => typeof token === 'string')) {
    const literal = nameIn(form, tokens.join(''));
    if (form !== 'wide') return { kind: 'name', matches: (name) => name === literal };
    return { kind: 'name', matches: (name) => name === literal || isShortNameOf(name, literal) };
  }
  return { kind: 'name', matches: (name) => matchName(tokens, name) };
}

/** A character as it is, any one character, any number of them, or one of a class. */
type Token = string | { readonly any: 'one' | 'many' } | { readonly oneOf: (char: string) => boolean };

function readTokens(text: string, form: NameForm): Token[] {
  const chars = [...text];
  const tokens: Token[] = [];
  for (let i = 0; i < chars.length; i++) {
    const char = chars[i] ?? '';
    if (char === '\\' && i + 1 < chars.length) tokens.push(...[...nameIn(form, chars[++i] ?? '')]);
    else if (char === '?') tokens.push({ any: 'one' });
    else if (char === '*') {
      const last = tokens.at(-1);
      if (typeof last !== 'object' || !('any' in last) || last.any !== 'many') tokens.push({ any: 'many' });
    } else {
      const end = char === '[' ? endOfClass(chars, i) : -1;
      if (end === -1) tokens.push(...[...nameIn(form, char)]);
      else {
        tokens.push({ oneOf: compileClass(chars.slice(i + 1, end), form) });
        i = end;
      }
    }
  }
  return tokens;
}

/** Where the class that opens at `start` closes; a `]` in the first place belongs to it. */
function endOfClass(chars: readonly string[], start: number): number {
  const first = chars[start + 1] === '!' || chars[start + 1] === '^' ? start + 2 : start + 1;
  return chars.indexOf(']', first + 1);
}

function compileClass(body: readonly string[], form: NameForm): (char: string) => boolean {
  const isNegated = body[0] === '!' || body[0] === '^';
  const members = isNegated ? body.slice(1) : body;
  const ranges: [string, string][] = [];
  for (let i = 0; i < members.length; i++) {
    const low = members[i] ?? '';
    const isRange = members[i + 1] === '-' && i + 2 < members.length;
    ranges.push([low, isRange ? (members[i + 2] ?? low) : low]);
    if (isRange) i += 2;
  }
  const has = (char: string): boolean => ranges.some(([low, high]) => low <= char && char <= high);
  const spellings = (char: string): string[] =>
    form === 'exact' ? [char] : [char, char.toUpperCase(), char.toLowerCase()];
  return (char) => spellings(char).some(has) !== isNegated;
}

/** Only the last star ever needs a second try, so the work is bounded by name times pattern. */
function matchName(tokens: readonly Token[], name: string): boolean {
  const chars = [...name];
  let token = 0;
  let star = -1;
  let retry = 0;
  for (let char = 0; char < chars.length; ) {
    const here = tokens[token];
    if (here !== undefined && matchesOne(here, chars[char] ?? '')) {
      token++;
      char++;
    } else if (isMany(here)) {
      star = token++;
      retry = char;
    } else if (star !== -1) {
      token = star + 1;
      char = ++retry;
    } else return false;
  }
  while (isMany(tokens[token])) token++;
  return token === tokens.length;
}

function matchesOne(token: Token, char: string): boolean {
  if (typeof token === 'string') return token === char;
  return 'oneOf' in token ? token.oneOf(char) : token.any === 'one';
}

function isMany(token: Token | undefined): boolean {
  return typeof token === 'object' && 'any' in token && token.any === 'many';
}

/** The same walk over names instead of characters, with `**` as the star. */
function matchSegments(pattern: readonly Segment[], segments: readonly string[]): boolean {
  let part = 0;
  let star = -1;
  let retry = 0;
  for (let index = 0; index < segments.length; ) {
    const here = pattern[part];
    if (here?.kind === 'name' && here.matches(segments[index] ?? '')) {
      part++;
      index++;
    } else if (here?.kind === 'any-names') {
      star = part++;
      retry = index;
    } else if (star !== -1) {
      part = star + 1;
      index = ++retry;
    } else return false;
  }
  while (pattern[part]?.kind === 'any-names') part++;
  return part === pattern.length;
}
