import { BASE64_CODES, isIn } from './visit-token-runs.js';

/** The lines of key material that belong to one header or footer. */
export interface KeyBody {
  /** Of the header; without one, of the first line. */
  readonly start: number;
  /** Behind the last line. */
  readonly end: number;
  /** The base64 of each line, without what stands around it. */
  readonly runs: readonly Run[];
  /** The text ended before the key did. */
  readonly isOpen: boolean;
}

export interface Run {
  readonly start: number;
  readonly end: number;
}

const LONGEST_KEY = 64_000;
/** Shorter runs of base64 are words; a key's last line may be shorter. */
const SHORTEST_RUN = 16;
const LONGEST_PREFIX = 200;
/** Empty lines and headers such as `Proc-Type:` among the lines of one key. */
const MOST_OTHER_LINES = 20;

/** The material that follows a header. Its lines carry what the header's line carried before it: `12|`, `a.pem:3:`. */
export function keyBodyAfter(text: string, headerStart: number, headerEnd: number): KeyBody | undefined {
  const before = lastLine(text.slice(Math.max(0, headerStart - LONGEST_PREFIX), headerStart));
  const limit = Math.min(text.length, headerEnd + LONGEST_KEY);
  const ending = HEADER_ENDING.exec(text.slice(headerEnd, headerEnd + LONGEST_PREFIX));
  if (ending === null) return inlineBody(text, headerStart, { start: headerEnd, end: limit });
  const runs: Run[] = [];
  let isOpen = true;
  let others = 0;
  for (const line of linesOf(text, headerEnd + ending[0].length, limit)) {
    const found = lineRun(text, line, before);
    if ((found === 'empty' || (found === 'armour' && runs.length === 0)) && others++ < MOST_OTHER_LINES) continue;
    if (found === 'empty') break;
    const isLast = found !== 'armour' && found !== undefined && isTail(text, found, line);
    if (found === undefined || found === 'armour' || (found.end - found.start < SHORTEST_RUN && !isLast)) {
      isOpen = false;
      break;
    }
    runs.push(found);
  }
  return bodyOf(headerStart, runs, isOpen);
}

/** The material before a footer, or before the end of the text, whose beginning is not there. Not before `from`. */
export function keyBodyBefore(text: string, footerStart: number, from = 0): KeyBody | undefined {
  // Most footers have nothing of the kind before them: a little is looked at first, more when all of it was material.
  for (let window = 1_000; ; window *= 8) {
    const floor = Math.max(from, footerStart - Math.min(window, LONGEST_KEY));
    const body = bodyWithin(text, floor, footerStart);
    if (floor === from || window >= LONGEST_KEY || body === undefined || body.start - floor > LONGEST_LINE) return body;
  }
}

/** With its line break and what stands before it. */
const LONGEST_LINE = 400;

function bodyWithin(text: string, floor: number, footerStart: number): KeyBody | undefined {
  const lines = [...linesOf(text, floor, footerStart)];
  const isFooter = footerStart < text.length;
  const last = isFooter || lines.at(-1)?.start === footerStart ? lines.pop() : undefined;
  const before = last === undefined ? undefined : text.slice(last.start, footerStart);
  const runs: Run[] = [];
  for (const line of lines.reverse()) {
    const found = lineRun(text, line, before);
    if (found === 'empty' && runs.length === 0) continue;
    if (found === undefined || typeof found === 'string') break;
    const isShort = found.end - found.start < SHORTEST_RUN;
    if (isShort && (!isFooter || runs.some(({ start, end }) => end - start >= SHORTEST_RUN))) break;
    runs.unshift(found);
  }
  return bodyOf(runs[0]?.start ?? footerStart, runs, !isFooter);
}

function lastLine(text: string): string {
  let from = 0;
  for (const found of text.matchAll(BREAK)) from = found.index + found[0].length;
  return text.slice(from);
}

function bodyOf(start: number, runs: readonly Run[], isOpen: boolean): KeyBody | undefined {
  const last = runs.at(-1);
  if (last === undefined || !runs.some((run) => run.end - run.start >= SHORTEST_RUN)) return undefined;
  return { start, end: last.end, runs, isOpen };
}

/** The whole key in the line of its header, with or without spaces. */
function inlineBody(text: string, start: number, { start: from, end }: Run): KeyBody | undefined {
  const runs: Run[] = [];
  for (let at = from; at < end; ) {
    const length = runLength(text, at, end);
    const rest = text.slice(at + length, at + length + 40);
    if (length >= SHORTEST_RUN || (length > 0 && /^[ \t]*-{4,5} ?END/.test(rest)))
      runs.push({ start: at, end: at + length });
    const gap = /^[ \t]*/.exec(rest)?.[0].length ?? 0;
    if (gap === 0 || (length === 0 && at > from)) break;
    at += length + gap;
  }
  return bodyOf(start, runs, false);
}

/** A line break as it is, or as source code, JSON (also inside JSON), addresses and pages write it. */
const BREAK = /\r?\n|(?:\\{1,8}r)?\\{1,8}n|\\{1,8}u000[aA]|(?:%0[dD])?%0[aA]|<br ?\/?>|&#10;/g;

/** What closes the header's line: quotes and signs of source code, then the break. */
const HEADER_ENDING = new RegExp(`^(?:[ \\t"'\`,;)+.]|\\\\+["'])*(?:${BREAK.source})(?:["'\`+ \\t,)]*\\r?\\n)?`);

function* linesOf(text: string, from: number, limit: number): Generator<Run> {
  // Source code writes `\n` inside a line that ends with a real one; then only the real ones count.
  const part = text.slice(from, limit);
  const breaks = /^[^\n]{0,120}\n/.test(part) ? /\r?\n/g : new RegExp(BREAK.source, 'g');
  let start = from;
  for (const found of part.matchAll(breaks)) {
    yield { start, end: from + found.index };
    start = from + found.index + found[0].length;
  }
  yield { start, end: limit };
}

const ARMOUR = /(?:Proc-Type|DEK-Info|Version|Comment|Hash|Charset|MessageID|Subject): |^[^:]{0,200}X-[\w-]{1,40}: /;
const FRONT = /^(?:[\s"'`]|[+.](?=[\s"'`])|\\+["'])+/;
const BACK = /(?:\\+["'nr]|["'`,;)\\\s]|(?<=[\s"'`])[+.])+$/;

/** The run of base64 that ends a line, when what stands before it is what stood before the header. */
function lineRun(text: string, { start, end }: Run, before: string | undefined): Run | 'empty' | 'armour' | undefined {
  if (end - start > LONGEST_KEY) return undefined;
  const line = text.slice(start, end);
  const back = line.length - (BACK.exec(line.slice(-40))?.[0].length ?? 0);
  let at = back;
  while (at > 0 && isRunCharacter(line, at - 1)) at--;
  const front = line.slice(0, at).replace(FRONT, '');
  if (at === back) return front === '' || isPrefix(front, before) ? 'empty' : armourOr(line, undefined);
  const isClean = front === '' || isPrefix(front, before);
  return isClean ? { start: start + at, end: start + back } : armourOr(line, undefined);
}

function armourOr<T>(line: string, other: T): 'armour' | T {
  return line.length < 400 && ARMOUR.test(line) ? 'armour' : other;
}

/** `12|` goes with `1|`, `a.pem-3-` with `a.pem:2:`; without a header to compare with only numbers are decoration. */
function isPrefix(front: string, before: string | undefined): boolean {
  if (front.length > LONGEST_PREFIX) return false;
  if (before === undefined) return /^[\d\s|:>+-]{1,20}$/.test(front);
  return prefixShape(before).endsWith(prefixShape(front));
}

function prefixShape(prefix: string): string {
  return prefix
    .replace(FRONT, '')
    .replace(/\d+/g, '0')
    .replace(/\s+/g, ' ')
    .replace(/[:-]/g, ':')
    .replace(/["'`\s]+$/, '');
}

/** A short line that ends the key: what follows is the footer or nothing, or it can be no word. */
function isTail(text: string, run: Run, line: Run): boolean {
  const rest = text.slice(line.end, line.end + LONGEST_PREFIX + 40);
  if (rest.trim() === '' || /-{4,5} ?END[A-Z0-9 %+]{0,60}PRIVATE/.test(rest)) return true;
  return /[\d+/=]/.test(text.slice(run.start, run.end));
}

function runLength(text: string, from: number, limit: number): number {
  let at = from;
  while (at < limit && isRunCharacter(text, at)) at++;
  return at - from;
}

/** Base64, also where an address writes `%2B` for `+` or JSON `\/` for `/`. */
function isRunCharacter(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code === 37) return /^%(?:2[bf]|3d)/i.test(text.slice(at, at + 3));
  if (code === 92) return text.charAt(at + 1) === '/';
  return isIn(BASE64_CODES, code);
}
