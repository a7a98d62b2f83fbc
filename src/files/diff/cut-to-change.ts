/** Where two texts differ, in whole lines with some context. */
export interface ChangedPart {
  /** Characters at the beginning that are left out; the same in both. */
  readonly start: number;
  /** Characters at the end that are left out; the same in both. */
  readonly rest: number;
  /** Lines in what is left out at the beginning. */
  readonly linesBefore: number;
}

/**
 * The part of two different texts that a diff has to look at: in a large file with a small change, almost nothing.
 * Equal texts are compared in blocks, which costs no more than reading them.
 */
export function cutToChange(before: string, after: string, context: number): ChangedPart {
  const start = lineStart(before, commonStart(before, after), context);
  const most = Math.min(before.length, after.length) - start;
  const rest = restAfterLines(before, Math.min(commonEnd(before, after), most), context);
  return { start, rest, linesBefore: countLines(before, start) };
}

const BLOCK = 4096;

function commonStart(a: string, b: string): number {
  const most = Math.min(a.length, b.length);
  let at = 0;
  while (at < most && a.slice(at, at + BLOCK) === b.slice(at, at + BLOCK)) at += BLOCK;
  at = Math.min(at, most);
  while (at < most && a.charCodeAt(at) === b.charCodeAt(at)) at++;
  return at;
}

function commonEnd(a: string, b: string): number {
  const most = Math.min(a.length, b.length);
  let count = 0;
  while (count + BLOCK <= most && tail(a, count) === tail(b, count)) count += BLOCK;
  while (count < most && a.charCodeAt(a.length - 1 - count) === b.charCodeAt(b.length - 1 - count)) count++;
  return count;
}

function tail(text: string, count: number): string {
  return text.slice(text.length - count - BLOCK, text.length - count);
}

/** The start of the line at a place, and of as many lines before it. */
function lineStart(text: string, place: number, lines: number): number {
  let start = place;
  for (let left = lines; left >= 0; left--) {
    if (start === 0) return 0;
    const at = text.lastIndexOf('\n', start - (left === lines ? 1 : 2));
    start = at + 1;
    if (at < 0) return 0;
  }
  return start;
}

/** What stays out at the end: whole lines, after the changed one and as many more. */
function restAfterLines(text: string, common: number, lines: number): number {
  let end = text.length - common;
  for (let left = lines; left >= 0; left--) {
    const at = text.indexOf('\n', end);
    if (at < 0) return 0;
    end = at + 1;
  }
  return text.length - end;
}

function countLines(text: string, end: number): number {
  let lines = 0;
  for (let at = text.indexOf('\n'); at !== -1 && at < end; at = text.indexOf('\n', at + 1)) lines++;
  return lines;
}
