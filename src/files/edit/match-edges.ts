import { foldBlanks, isBlankCode } from './look-alikes.js';
import { TOLERANCE } from './tolerance.js';

/** White space at one edge of the searched text, matched against the file. */
export interface Edge {
  /** Where the replaced span begins or ends. */
  readonly at: number;
  readonly bits: number;
  /** Line breaks the searched text has here and the file has not: they are taken off the replacement too. */
  readonly missingBreaks: number;
}

export interface LeadingEdge extends Edge {
  /** Set when the first word stands first in its line: start of that line and its indent in both texts. */
  readonly line?: { readonly start: number; readonly old: string; readonly file: string };
}

/** Matches the white space before the first word, which stands at `first`. Null when it cannot match. */
export function matchLeadingEdge(content: string, first: number, lead: string): LeadingEdge | null {
  const lineStart = startOfLine(content, first);
  const before = content.slice(lineStart, first);
  const oldIndent = lead.slice(lastBreak(lead) + 1);
  const breaks = countBreaks(lead);
  if (!isBlank(before)) return breaks > 0 ? null : insideLine(content, first, lead, -1);
  const line = { start: lineStart, old: oldIndent, file: before };
  if (breaks === 0) return { ...indentBeforeWord(before, oldIndent, first, lineStart), missingBreaks: 0, line };
  const indentBits = compareIndent(oldIndent, before);
  const above = takeBreaksBefore(content, lineStart, breaks);
  const missing = breaks - above.taken;
  const bits = indentBits | above.bits | (missing > 0 ? TOLERANCE.trimmedEdges : 0);
  return { at: above.at, bits, missingBreaks: missing, line };
}

/** Matches the white space after the last word, which ends at `last`. Null when it cannot match. */
export function matchTrailingEdge(content: string, last: number, tail: string): Edge | null {
  const lineEnd = endOfLine(content, last);
  const after = content.slice(last, lineEnd);
  const breaks = countBreaks(tail);
  if (!isBlank(after)) return breaks > 0 ? null : insideLine(content, last, tail, 1);
  const oldTrailing = tail.slice(0, firstBreak(tail));
  if (breaks === 0) {
    if (after.startsWith(tail)) return { at: last + tail.length, bits: 0, missingBreaks: 0 };
    return { at: lineEnd, bits: TOLERANCE.trailingSpace, missingBreaks: 0 };
  }
  const below = takeBreaksAfter(content, lineEnd, breaks);
  const nextIndent = tail.slice(lastBreak(tail) + 1);
  const hasIndent = content.startsWith(nextIndent, below.at);
  const missing = breaks - below.taken;
  const bits =
    (oldTrailing === after ? 0 : TOLERANCE.trailingSpace) |
    below.bits |
    (missing > 0 || !hasIndent ? TOLERANCE.trimmedEdges : 0);
  return { at: missing === 0 && hasIndent ? below.at + nextIndent.length : below.at, bits, missingBreaks: missing };
}

/** A pattern that begins without a break may begin inside the indent, as an exact match may. */
function indentBeforeWord(before: string, old: string, first: number, lineStart: number): { at: number; bits: number } {
  if (before.endsWith(old)) return { at: first - old.length, bits: 0 };
  const folded = foldBlanks(old);
  if (foldBlanks(before).endsWith(folded)) {
    return { at: lineStart + startOfLastVisible(before, folded.length), bits: TOLERANCE.lookAlikes };
  }
  return { at: lineStart, bits: TOLERANCE.indentation };
}

/** Where the last `count` blanks that are seen begin: what draws nothing has no width in the other text. */
function startOfLastVisible(blanks: string, count: number): number {
  let at = blanks.length;
  for (let left = count; left > 0 && at > 0; ) if (foldBlanks(blanks.charAt(--at)) !== '') left--;
  return at;
}

function compareIndent(old: string, file: string): number {
  if (old === file) return 0;
  return foldBlanks(old) === foldBlanks(file) ? TOLERANCE.lookAlikes : TOLERANCE.indentation;
}

/** An edge in the middle of a line: the whole run of blanks beside the word stands for the searched run. */
function insideLine(content: string, at: number, blanks: string, direction: 1 | -1): Edge {
  if (blanks === '') return { at, bits: 0, missingBreaks: 0 };
  let far = at;
  const next = (): number => content.charCodeAt(direction === 1 ? far : far - 1);
  while (far + direction >= 0 && far + direction <= content.length && isInlineBlank(next())) far += direction;
  const run = direction === 1 ? content.slice(at, far) : content.slice(far, at);
  if (run === '') return { at, bits: TOLERANCE.trimmedEdges, missingBreaks: 0 };
  if (direction === 1 ? run.startsWith(blanks) : run.endsWith(blanks)) {
    return { at: at + direction * blanks.length, bits: 0, missingBreaks: 0 };
  }
  return { at: far, bits: TOLERANCE.whitespaceRuns, missingBreaks: 0 };
}

interface Taken {
  readonly at: number;
  readonly taken: number;
  readonly bits: number;
}

/** Takes up to `wanted` line breaks that end before `from`, over blank lines only. */
function takeBreaksBefore(content: string, from: number, wanted: number): Taken {
  let at = from;
  let taken = 0;
  let bits = 0;
  let cursor = from;
  while (taken < wanted && cursor > 0 && isBreakCode(content.charCodeAt(cursor - 1))) {
    cursor -= content.startsWith('\r\n', cursor - 2) ? 2 : 1;
    if (from - cursor > 1) bits |= crlfBit(content, cursor);
    at = cursor;
    taken++;
    const start = startOfLine(content, cursor);
    if (!isBlank(content.slice(start, cursor))) break;
    if (start < cursor && taken < wanted) bits |= TOLERANCE.trailingSpace;
    cursor = start;
  }
  return { at, taken, bits };
}

function takeBreaksAfter(content: string, from: number, wanted: number): Taken {
  let at = from;
  let taken = 0;
  let bits = 0;
  while (taken < wanted) {
    const lineEnd = endOfLine(content, at);
    if (lineEnd === content.length || !isBlank(content.slice(at, lineEnd))) break;
    if (lineEnd > at) bits |= TOLERANCE.trailingSpace;
    bits |= crlfBit(content, lineEnd);
    at = lineEnd + (content.startsWith('\r\n', lineEnd) ? 2 : 1);
    taken++;
  }
  return { at, taken, bits };
}

/** The searched text is compared with plain line feeds at its edges. */
function crlfBit(content: string, at: number): number {
  return content.charCodeAt(at) === 13 ? TOLERANCE.lineEnds : 0;
}

export function startOfLine(content: string, at: number): number {
  let start = at;
  while (start > 0 && !isBreakCode(content.charCodeAt(start - 1))) start--;
  return start === 0 && content.charCodeAt(0) === 0xfeff ? Math.min(1, at) : start;
}

export function endOfLine(content: string, at: number): number {
  let end = at;
  while (end < content.length && !isBreakCode(content.charCodeAt(end))) end++;
  return end;
}

function isBreakCode(code: number): boolean {
  return code === 10 || code === 13;
}

function isInlineBlank(code: number): boolean {
  return isBlankCode(code) && !isBreakCode(code);
}

function isBlank(text: string): boolean {
  for (let i = 0; i < text.length; i++) if (!isBlankCode(text.charCodeAt(i))) return false;
  return true;
}

function countBreaks(text: string): number {
  return text.match(/\r\n|\n|\r/g)?.length ?? 0;
}

function lastBreak(text: string): number {
  return Math.max(text.lastIndexOf('\n'), text.lastIndexOf('\r'));
}

function firstBreak(text: string): number {
  const at = text.search(/[\r\n]/);
  return at === -1 ? text.length : at;
}
