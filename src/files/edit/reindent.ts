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
  const move = createMover(indents, filledLines(oldText));
  return lines.map((line, i) => (!isFilled(line) || (i === 0 && !firstLineToo) ? line : move(line))).join('\n');
}

/** Lines that both texts share say best whose indentation the new text follows; then its first and last lines. */
export function isInFilesIndentation(newText: string, oldText: string, indents: readonly IndentPair[]): boolean {
  const newLines = filledLines(newText);
  const pairs = new Map<string, IndentPair>();
  filledLines(oldText).forEach((line, i) => {
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
  for (const line of newLines) vote(indentOf(line), pairs.get(line.trim()));
  vote(indentOf(newLines[0] ?? ''), indents[0]);
  vote(indentOf(newLines.at(-1) ?? ''), indents.at(-1));
  return file > old;
}

function createMover(indents: readonly IndentPair[], oldLines: readonly string[]): (line: string) => string {
  const byLine = new Map(oldLines.map((line, i) => [line.trimEnd(), indents[i]?.file] as const));
  const byIndent = new Map<string, string>();
  for (const { old, file } of indents) if (!byIndent.has(old)) byIndent.set(old, file);
  const step = stepBetween(indents);
  return (line) => {
    const text = line.trimStart();
    const indent = indentOf(line);
    const moved = byLine.get(line.trimEnd()) ?? byIndent.get(indent) ?? moveIndent(indent, byIndent, step);
    return moved + text;
  };
}

/** For an indent no searched line had: the nearest known one, and the difference in the file's units. */
function moveIndent(indent: string, known: ReadonlyMap<string, string>, step: IndentStep): string {
  let best: { old: string; file: string } | undefined;
  for (const [old, file] of known) {
    const nearer =
      best === undefined || Math.abs(old.length - indent.length) < Math.abs(best.old.length - indent.length);
    if (nearer) best = { old, file };
  }
  if (best === undefined) return indent;
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
  return sameUnit ? { old: 1, file: unit } : { old: pair.old.length, file: pair.file };
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
