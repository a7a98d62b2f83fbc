import { foldBlanks } from './look-alikes.js';
import { TOLERANCE } from './tolerance.js';

/** How one line of the searched text and its counterpart in the file are indented. */
export interface IndentPair {
  readonly old: string;
  readonly file: string;
}

/**
 * Compares the white space between two words of the searched text with that in the file. Answers what had to be
 * forgiven, or -1 when the two mean different things: a space where the other has none, or a line break where the
 * other has a space. Indents of lines that begin in this gap are added to `indents`.
 */
export function compareGap(oldGap: string, fileGap: string, indents: IndentPair[]): number {
  if (oldGap === fileGap && !oldGap.includes('\n')) return 0;
  const oldFolded = foldBlanks(oldGap);
  const fileFolded = foldBlanks(fileGap);
  const spelling = oldFolded === oldGap && fileFolded === fileGap ? 0 : TOLERANCE.lookAlikes;
  const oldParts = oldFolded.split(BREAK);
  const fileParts = fileFolded.split(BREAK);
  if (oldParts.length === 1 && fileParts.length === 1) return compareInside(oldFolded, fileFolded, spelling);
  if (oldParts.length === 1 || fileParts.length === 1) return -1;
  return spelling | compareBreaks(oldGap, fileGap) | compareLines(oldParts, fileParts, fileGap, indents);
}

const BREAK = /\r\n|\n|\r/;

function compareInside(old: string, file: string, spelling: number): number {
  if (old === file) return spelling;
  if (old === '' || file === '') return -1;
  return spelling | TOLERANCE.whitespaceRuns;
}

function compareBreaks(oldGap: string, fileGap: string): number {
  return breaksOf(oldGap) === breaksOf(fileGap) ? 0 : TOLERANCE.lineEnds;
}

/** The kinds of line break used, so that two gaps with a different number of blank lines still compare. */
function breaksOf(gap: string): string {
  return [...new Set(gap.match(/\r\n|\n|\r/g))].sort().join('|');
}

function compareLines(oldParts: string[], fileParts: string[], fileGap: string, indents: IndentPair[]): number {
  let bits = oldParts.length === fileParts.length ? 0 : TOLERANCE.whitespaceRuns;
  const oldIndent = oldParts.pop() ?? '';
  const fileIndent = fileParts.pop() ?? '';
  if (bits === 0 ? oldParts.some((part, i) => part !== fileParts[i]) : [...oldParts, ...fileParts].some(Boolean)) {
    bits |= TOLERANCE.trailingSpace;
  }
  if (oldIndent !== fileIndent) bits |= TOLERANCE.indentation;
  indents.push({ old: oldIndent, file: realIndent(fileGap) });
  return bits;
}

/** The indent as it stands in the file, odd spaces included, for it is written back. */
function realIndent(gap: string): string {
  return gap.slice(Math.max(gap.lastIndexOf('\n'), gap.lastIndexOf('\r')) + 1);
}
