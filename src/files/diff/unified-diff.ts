import { createTurns, type Turns } from '../../lib/create-turns.js';
import { cutToChange } from './cut-to-change.js';
import { type Change, diffLines } from './diff-lines.js';
import { splitLines } from './split-lines.js';

export interface UnifiedDiff {
  /** Empty when the texts are equal. */
  readonly text: string;
  /** How long the text is, or would be without `maxChars`. */
  readonly chars: number;
  readonly added: number;
  readonly removed: number;
  /** Set when the texts differ so much that a part is shown as one block. */
  readonly coarse?: true;
}

export interface UnifiedDiffOptions {
  /** Names in the header; `/dev/null` for a file that is not there. */
  readonly from: string;
  readonly to: string;
  readonly context?: number;
  /** Time for the search for a short diff; then a coarser one is made. Default 200 ms. */
  readonly maxMs?: number;
  /** The text ends after so many characters; the rest is only counted. */
  readonly maxChars?: number;
}

/** A unified diff of two texts. Equal beginnings and ends cost nothing, and time is bounded for any input. */
export async function unifiedDiff(before: string, after: string, options: UnifiedDiffOptions): Promise<UnifiedDiff> {
  if (before === after) return { text: '', chars: 0, added: 0, removed: 0 };
  const context = options.context ?? 3;
  const cut = cutToChange(before, after, context);
  const old = await splitInTurns(before.slice(cut.start, before.length - cut.rest));
  const fresh = await splitInTurns(after.slice(cut.start, after.length - cut.rest));
  const { changes, coarse } = await diffLines(old, fresh, options.maxMs ?? 200);
  const page = createPage(options.maxChars ?? Number.POSITIVE_INFINITY);
  page.add(`--- ${options.from}`);
  page.add(`+++ ${options.to}`);
  await formatHunks({ old, fresh, linesBefore: cut.linesBefore }, changes, context, page);
  const added = changes.reduce((sum, change) => sum + change.added, 0);
  const removed = changes.reduce((sum, change) => sum + change.removed, 0);
  return { ...page.end(), added, removed, ...(coarse ? { coarse: true as const } : {}) };
}

/** Lines as they are written, up to a number of characters. */
interface Page {
  add(line: string): void;
  end(): { readonly text: string; readonly chars: number };
}

function createPage(most: number): Page {
  const lines: string[] = [];
  let chars = 0;
  return {
    add(line) {
      if (chars < most) lines.push(line);
      chars += line.length + 1;
    },
    end: () => ({ text: `${lines.join('\n')}\n`.slice(0, most), chars }),
  };
}

/** Up to here a text is cut into lines in one go. */
const SHORT_TEXT = 1_000_000;

async function splitInTurns(text: string): Promise<string[]> {
  if (text.length <= SHORT_TEXT) return splitLines(text);
  const turns = createTurns();
  const lines: string[] = [];
  let start = 0;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', start)) {
    lines.push(text.slice(start, at + 1));
    start = at + 1;
    if (lines.length % 1_000 === 0 && turns.areDue()) await turns.give();
  }
  if (start < text.length) lines.push(text.slice(start));
  return lines;
}

interface Lines {
  readonly old: readonly string[];
  readonly fresh: readonly string[];
  /** Equal lines that were left out before these. */
  readonly linesBefore: number;
}

async function formatHunks(lines: Lines, changes: readonly Change[], context: number, page: Page): Promise<void> {
  const turns = createTurns();
  for (let i = 0; i < changes.length; ) {
    let end = i;
    while (end + 1 < changes.length && gap(changes[end], changes[end + 1]) <= 2 * context) end++;
    await formatHunk(lines, changes.slice(i, end + 1), context, page, turns);
    i = end + 1;
  }
}

function gap(a: Change | undefined, b: Change | undefined): number {
  return a === undefined || b === undefined ? 0 : b.old - (a.old + a.removed);
}

async function formatHunk(
  { old, fresh, linesBefore }: Lines,
  changes: readonly Change[],
  context: number,
  page: Page,
  turns: Turns,
): Promise<void> {
  const first = changes[0] ?? { old: 0, fresh: 0, removed: 0, added: 0 };
  const last = changes.at(-1) ?? first;
  const lead = Math.min(context, first.old);
  const end = last.old + last.removed + Math.min(context, old.length - (last.old + last.removed));
  const oldCount = end - (first.old - lead);
  const freshCount = oldCount + changes.reduce((sum, { added, removed }) => sum + added - removed, 0);
  const [oldStart, freshStart] = [linesBefore + first.old - lead, linesBefore + first.fresh - lead];
  page.add(`@@ -${range(oldStart, oldCount)} +${range(freshStart, freshCount)} @@`);
  const show = async (sign: string, lines: readonly string[], from: number, to: number): Promise<void> => {
    for (let at = from; at < to; at++) {
      showLine(page, sign, lines[at]);
      if (at % 1_000 === 0 && turns.areDue()) await turns.give();
    }
  };
  let at = first.old - lead;
  for (const change of changes) {
    await show(' ', old, at, change.old);
    await show('-', old, change.old, change.old + change.removed);
    await show('+', fresh, change.fresh, change.fresh + change.added);
    at = change.old + change.removed;
  }
  await show(' ', old, at, end);
}

/** A range of no lines names the line before it. */
function range(start: number, count: number): string {
  return count === 1 ? `${start + 1}` : `${count === 0 ? start : start + 1},${count}`;
}

function showLine(page: Page, sign: string, line = ''): void {
  if (line.endsWith('\n')) page.add(sign + line.slice(0, -1));
  else {
    page.add(sign + line);
    page.add('\\ No newline at end of file');
  }
}
