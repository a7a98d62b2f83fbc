import type { IndentPair } from '../edit/compare-gap.js';
import { commonLineEnd } from '../edit/line-ends.js';
import { createLineTable, type LineTable } from '../edit/line-table.js';
import { reindent } from '../edit/reindent.js';
import { type LocatedHunk, locateHunks } from './locate-hunks.js';
import type { Hunk } from './patch-operations.js';

const BYTE_ORDER_MARK = '\ufeff';

/**
 * The content after all hunks. Lines that stay are copied as they are; new lines get the line ends, and where the
 * patch is indented differently the indentation, of the lines around them. Throws a `PatchProblem`.
 */
export function applyHunks(content: string, hunks: readonly Hunk[], path: string): string {
  const mark = content.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK : '';
  const table = createLineTable(content.slice(mark.length));
  const located = locateHunks(table, hunks, path);
  const lineEnd = commonLineEnd(table.text.slice(0, 100_000)) ?? '\n';
  const pieces: Piece[] = [];
  let done = 0;
  for (const place of located) {
    pieces.push(keep(table, done, place.start));
    for (const piece of rewrite(table, place, lineEnd)) pieces.push(piece);
    done = place.start + place.length;
  }
  pieces.push(keep(table, done, table.count));
  return mark + join(pieces, located, table, lineEnd);
}

/** Text with its line ends; `added` where the patch brought it. */
interface Piece {
  readonly text: string;
}

function keep(table: LineTable, from: number, to: number): Piece {
  return {
    text: from < to ? table.text.slice(table.start(from), to >= table.count ? table.text.length : table.start(to)) : '',
  };
}

function rewrite(table: LineTable, place: LocatedHunk, lineEnd: string): Piece[] {
  const added = addedLines(table, place);
  let at = place.start;
  return place.lines.flatMap((line, i) => {
    if (line.kind === 'add') return [{ text: (added[i] ?? line.text) + lineEndNear(table, at, lineEnd) }];
    at++;
    return line.kind === 'context' ? [keep(table, at - 1, at)] : [];
  });
}

/** Line end of the line at this place, or of the one above at the end of the file. */
function lineEndNear(table: LineTable, line: number, otherwise: string): string {
  const near = Math.min(line, table.count - 1);
  return near < 0 ? otherwise : table.text.slice(table.end(near), table.start(near + 1)) || otherwise;
}

/** The hunk's lines by index, with added ones moved when the file is indented otherwise than the patch. */
function addedLines(table: LineTable, { lines, start }: LocatedHunk): string[] {
  const old = lines.filter(({ kind }) => kind !== 'add');
  const indents: IndentPair[] = old.flatMap(({ text }, i) =>
    text.trim() === '' ? [] : [{ old: indentOf(text), file: indentOf(table.line(start + i)) }],
  );
  const texts = lines.map(({ text }) => text);
  if (indents.every(({ old: ours, file }) => ours === file)) return texts;
  const oldText = old.map(({ text }) => text).join('\n');
  const fresh = lines.map((line) => (line.kind === 'remove' ? '' : line.text)).join('\n');
  return reindent(fresh, oldText, indents, true).split('\n');
}

/** Puts the pieces together and settles the one thing that has no line of its own: the last line break. */
function join(pieces: readonly Piece[], located: readonly LocatedHunk[], table: LineTable, lineEnd: string): string {
  const filled = pieces.map(({ text }) => text).filter(Boolean);
  const separated = filled.map((text, i) => (i < filled.length - 1 && !/[\r\n]$/.test(text) ? text + lineEnd : text));
  const text = separated.join('');
  if (text === '') return text;
  return endsWithLineBreak(located, table) ? withLineBreak(text, lineEnd) : text.replace(/(?:\r\n|\n|\r)$/, '');
}

/** As the patch says where it speaks of it, otherwise as it was. An empty file gets a line break with its first line. */
function endsWithLineBreak(located: readonly LocatedHunk[], table: LineTable): boolean {
  const last = located.at(-1);
  if (last !== undefined && last.start + last.length === table.count && last.lines.some(({ noNewline }) => noNewline)) {
    return !last.lines.some(({ kind, noNewline }) => kind !== 'remove' && noNewline);
  }
  return table.text === '' || /[\r\n]$/.test(table.text);
}

function withLineBreak(text: string, lineEnd: string): string {
  return /[\r\n]$/.test(text) ? text : text + lineEnd;
}

function indentOf(line: string): string {
  return line.slice(0, line.length - line.trimStart().length);
}
