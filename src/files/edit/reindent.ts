import { alignLines } from './align-lines.js';
import type { IndentPair } from './compare-gap.js';

/**
 * The replacement in the file's own indentation. Models write the new text either as the file has it (then nothing is
 * done) or shifted like the text they searched for (then every line is moved the way the searched lines were).
 */
export function reindent(
  newText: string,
  oldText: string,
  indents: readonly IndentPair[],
  firstLineToo: boolean,
): string {
  if (isInFilesIndentation(newText, oldText, indents)) return newText;
  const lines = newText.split('\n');
  const partners = partnersOf(lines, pairedLines(oldText, indents));
  const step = stepBetween(indents);
  let near = 0;
  return lines
    .map((line, i) => {
      const partner = partners[i] ?? -1;
      if (partner !== -1) near = partner;
      if (!isFilled(line) || (i === 0 && !firstLineToo)) return line;
      return moved(indentOf(line), indents, near, step) + line.trimStart();
    })
    .join('\n');
}

/** The searched lines that `indents` speaks of: a text that begins inside a line has no pair for its first one. */
function pairedLines(oldText: string, indents: readonly IndentPair[]): string[] {
  const filled = filledLines(oldText);
  return filled.slice(Math.max(0, filled.length - indents.length));
}

/** For every line of the new text the searched line it stands for, -1 for none. */
function partnersOf(lines: readonly string[], oldLines: readonly string[]): number[] {
  const filled = lines.flatMap((line, i) => (isFilled(line) ? [i] : []));
  const pairs = alignLines(
    oldLines.map((line) => line.trim()),
    filled.map((i) => (lines[i] ?? '').trim()),
  );
  const partners = new Array<number>(lines.length).fill(-1);
  for (const [old, fresh] of pairs) partners[filled[fresh] ?? 0] = old;
  return partners;
}

/** Lines that both texts share say best whose indentation the new text follows; then its first and last lines. */
export function isInFilesIndentation(newText: string, oldText: string, indents: readonly IndentPair[]): boolean {
  const newLines = filledLines(newText);
  if (isWrittenOutside(newLines, indents)) return false;
  const pairs = new Map<string, IndentPair>();
  pairedLines(oldText, indents).forEach((line, i) => {
    const pair = indents[i];
    if (pair !== undefined) pairs.set(line.trim(), pair);
  });
  let file = 0;
  let old = 0;
  const vote = (indent: string, pair: IndentPair | undefined): void => {
    if (pair === undefined || pair.old === pair.file) return;
    if (indent === pair.file) file++;
    if (indent === pair.old) old++;
  };
  // A lone brace stands at every depth: that two texts share one says nothing.
  for (const line of newLines) if (TELLING.test(line)) vote(indentOf(line), pairs.get(line.trim()));
  vote(indentOf(newLines[0] ?? ''), indents[0]);
  vote(indentOf(newLines.at(-1) ?? ''), indents.at(-1));
  return file > old;
}

/**
 * Whether the new text begins where the searched one does and left of where the file has it. What is wrapped into
 * something new moves in by a step, and its lines then stand where the file has them by chance.
 */
function isWrittenOutside(newLines: readonly string[], indents: readonly IndentPair[]): boolean {
  const least = (widths: readonly number[]): number =>
    widths.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
  const outermost = least(newLines.map((line) => indentOf(line).length));
  return (
    outermost === least(indents.map(({ old }) => old.length)) &&
    outermost < least(indents.map(({ file }) => file.length))
  );
}

const TELLING = /[\p{L}\p{N}_]/u;

/** What the file has for an indent at this place: as for the nearest searched line with that indent, else measured. */
function moved(indent: string, indents: readonly IndentPair[], near: number, step: IndentStep): string {
  for (let away = 0; away < indents.length; away++) {
    for (const pair of [indents[near - away], indents[near + away]]) if (pair?.old === indent) return pair.file;
  }
  let best: IndentPair | undefined;
  for (const pair of indents) {
    const nearer =
      best === undefined || Math.abs(pair.old.length - indent.length) < Math.abs(best.old.length - indent.length);
    if (nearer) best = pair;
  }
  return best === undefined ? indent : measured(indent, best, step);
}

/** The nearest known indent, and the difference in the file's units. */
function measured(indent: string, best: IndentPair, step: IndentStep): string {
  const rest = indent.startsWith(best.old) ? indent.slice(best.old.length) : '';
  if (step.guessed && rest !== '' && rest.charAt(0) === best.file.at(-1)) return best.file + rest;
  const levels = (indent.length - best.old.length) / step.old;
  const width = Math.round(levels * step.file.length);
  if (width >= 0) return best.file + step.file.charAt(0).repeat(width);
  return best.file.slice(0, Math.max(0, best.file.length + width));
}

interface IndentStep {
  /** Characters per step in the searched text. */
  readonly old: number;
  /** What the file writes for it. */
  readonly file: string;
  /** From lines of one depth only. */
  readonly guessed?: true;
}

/** Measured between two lines of different depth; without such lines one character stands for one. */
function stepBetween(indents: readonly IndentPair[]): IndentStep {
  const sorted = [...indents].sort((a, b) => a.old.length - b.old.length);
  const shallow = sorted[0];
  const deep = sorted.at(-1);
  if (shallow === undefined || deep === undefined) return { old: 1, file: ' ' };
  const oldDepth = deep.old.length - shallow.old.length;
  const fileDepth = deep.file.length - shallow.file.length;
  const unit = (deep.file + shallow.file).includes('\t') ? '\t' : ' ';
  if (oldDepth > 0 && fileDepth > 0) return { old: oldDepth, file: unit.repeat(fileDepth) };
  return stepOfOneDepth(deep, unit);
}

/** All lines equally deep: tabs against spaces are taken in the proportion of that one depth. */
function stepOfOneDepth(pair: IndentPair, unit: string): IndentStep {
  const sameUnit = pair.old === '' || pair.file === '' || pair.old.charAt(0) === pair.file.charAt(0);
  return { ...(sameUnit ? { old: 1, file: unit } : { old: pair.old.length, file: pair.file }), guessed: true };
}

function filledLines(text: string): string[] {
  return text.split(/\r\n|\n|\r/).filter(isFilled);
}

function indentOf(line: string): string {
  return line.slice(0, line.length - line.trimStart().length);
}

function isFilled(line: string): boolean {
  return line.trim() !== '';
}
