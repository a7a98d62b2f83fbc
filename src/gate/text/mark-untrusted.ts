import { randomBytes } from 'node:crypto';
import { makeVisible } from '../../lib/visible-text.js';
import { neutraliseFraming } from './neutralise-framing.js';
import { scanText } from './scan-text.js';

export interface MarkOptions {
  /** Where the text comes from, e.g. the tool's name; shown in the delimiter. */
  readonly source: string;
  /** Unguessable part of the delimiter; made anew for every call unless several texts share one answer. */
  readonly nonce?: string;
  /** What was found in the text, by id; named in the delimiter. */
  readonly findings?: readonly string[] | undefined;
}

/**
 * Wraps text from outside for a model: `<untrusted-NONCE source=web_fetch>` ... `</untrusted-NONCE>`. The text cannot
 * close the delimiter, because it cannot know the nonce and because everything in it that looks like a delimiter,
 * a role tag, a chat-template token or a turn is rewritten visibly (`‹system›`). Hidden characters are shown as
 * escapes. Nothing is dropped. Where orders to a model were found in it, the delimiter names them.
 */
export function markUntrusted(text: string, options: MarkOptions): string {
  const nonce = options.nonce ?? newNonce();
  const source = options.source.replace(/[^\w.:/-]+/g, '_').slice(0, 80);
  const inside = neutraliseFraming(makeVisible(text, { mode: 'data' }));
  const found = options.findings === undefined ? '' : ` suspicious=${options.findings.join(',')}`;
  return `<untrusted-${nonce} source=${source}${found}>\n${inside}\n</untrusted-${nonce}>`;
}

/**
 * A copy of `data` in which the strings at `paths` are marked; the input stays as it is. Paths are dotted with `*` for
 * every element (`results.*.snippet`); a path that leads to an object or list covers every string in it. `true` covers
 * everything except single words such as ids, dates and addresses, unless they spell an order; names of fields are
 * neutralised.
 */
export function markFields(data: unknown, paths: readonly string[] | true, source: string): unknown {
  const nonce = newNonce();
  const texts = new Set<string>();
  walk(data, paths, (text) => {
    texts.add(text);
    return text;
  });
  const found = findingsIn(texts);
  return walk(data, paths, (text) => {
    const findings = found.get(text);
    const isLeftAlone = paths === true && findings === undefined && SINGLE_WORD.test(text);
    return isLeftAlone ? text : markUntrusted(text, { source, nonce, findings });
  });
}

function walk(data: unknown, paths: readonly string[] | true, visit: (text: string) => string): unknown {
  const mark = once((text) => (text === '' ? text : visit(text)));
  if (paths === true) return markAll(data, mark, 0);
  return paths.reduce<unknown>((marked, path) => markPath(marked, path.split('.'), mark), data);
}

// More than a model is shown of one answer; looking through it takes some 20 ms.
const MOST_SCANNED = 64_000;
const MOST_NAMED = 5;
const MOST_SPANNED = 50;
const SINGLE_WORD = /^[\w.:/@%+=&?#~,-]{0,200}$/;

/** What the texts of one answer are up to. Looked at as one text, because an answer may hold thousands of small ones. */
function findingsIn(texts: ReadonlySet<string>): ReadonlyMap<string, readonly string[]> {
  const parts: Part[] = [];
  let all = '';
  for (const text of texts) {
    if (all.length >= MOST_SCANNED) break;
    if (SAYS_NOTHING.test(text)) continue;
    parts.push({ text, start: all.length });
    all += `${asProse(text).slice(0, MOST_SCANNED - all.length)}\n\n`;
  }
  const found = new Map<string, readonly string[]>();
  if (all === '') return found;
  for (const { id, severity, place } of scanText(all, 'tool_result').findings) {
    const text = severity === 'high' ? holderOf(place, parts) : undefined;
    const ids = (text !== undefined && found.get(text)) || [];
    if (text !== undefined && ids.length < MOST_NAMED && !ids.includes(id)) found.set(text, [...ids, id]);
  }
  return found;
}

interface Part {
  readonly text: string;
  readonly start: number;
}

/** The text that holds most of a finding: a sentence is scored together with its neighbours. */
function holderOf(place: { readonly start: number; readonly end: number }, parts: readonly Part[]): string | undefined {
  let most = 0;
  let holder: string | undefined;
  const first = Math.max(
    0,
    parts.findLastIndex(({ start }) => start <= place.start),
  );
  for (const { text, start } of parts.slice(first, first + MOST_SPANNED)) {
    if (start >= place.end) break;
    const shared = Math.min(place.end, start + text.length) - Math.max(place.start, start);
    if (shared > most) {
      most = shared;
      holder = text;
    }
  }
  return holder;
}

/** Numbers, dates and single names hold no order. */
const SAYS_NOTHING = /^(?:[\d\s.:,+-]*|\w{0,24})$/;

/** `ignore-all-previous-instructions` reads like the same with spaces. */
function asProse(text: string): string {
  return SINGLE_WORD.test(text) && !/^[\w+=/-]{60,}$/.test(text) ? text.replace(/[-_.,/+]+(?=[A-Za-z])/g, ' ') : text;
}

function newNonce(): string {
  return randomBytes(8).toString('hex');
}

// Deeper than any honest answer, and than a walk through it can go.
const MAX_DEPTH = 200;

function markAll(value: unknown, mark: (text: string) => string, depth: number): unknown {
  if (typeof value === 'string') return mark(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth > MAX_DEPTH) return '[nested too deeply to show]';
  if (Array.isArray(value)) return value.map((item) => markAll(item, mark, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      neutraliseFraming(makeVisible(key, { mode: 'data' })),
      markAll(item, mark, depth + 1),
    ]),
  );
}

function markPath(value: unknown, path: readonly string[], mark: (text: string) => string): unknown {
  const [step, ...rest] = path;
  if (step === undefined || step === '') return markAll(value, mark, 0);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    return value.map((item, index) => (step === '*' || step === String(index) ? markPath(item, rest, mark) : item));
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, step === '*' || step === key ? markPath(item, rest, mark) : item]),
  );
}

/** Two paths may lead to the same string; it is marked once. */
function once(mark: (text: string) => string): (text: string) => string {
  const marked = new Set<string>();
  return (text) => {
    if (marked.has(text)) return text;
    const made = mark(text);
    if (made !== text) marked.add(made);
    return made;
  };
}
