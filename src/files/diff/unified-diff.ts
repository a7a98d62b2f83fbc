import { cutToChange } from './cut-to-change.js';
import { splitLines } from './split-lines.js';

export interface UnifiedDiff {
  /** Empty when the texts are equal. */
  readonly text: string;
  readonly added: number;
  readonly removed: number;
  /** Set when the texts differ so much that the middle is shown as one block. */
  readonly coarse?: true;
}

export interface UnifiedDiffOptions {
  /** Names in the header; `/dev/null` for a file that is not there. */
  readonly from: string;
  readonly to: string;
  readonly context?: number;
  /** Time for the search for a short diff; then a coarser one is made. Default 200 ms. */
  readonly maxMs?: number;
}

/** A unified diff of two texts. Equal beginnings and ends cost nothing, and time is bounded for any input. */
export async function unifiedDiff(before: string, after: string, options: UnifiedDiffOptions): Promise<UnifiedDiff> {
  if (before === after) return { text: '', added: 0, removed: 0 };
  const context = options.context ?? 3;
  const cut = cutToChange(before, after, context);
  const old = splitLines(before.slice(cut.start, before.length - cut.rest));
  const fresh = splitLines(after.slice(cut.start, after.length - cut.rest));
  const head = commonHead(old, fresh);
  const tail = commonTail(old, fresh, head);
  const middle = await diffMiddle(
    old.slice(head, old.length - tail),
    fresh.slice(head, fresh.length - tail),
    options.maxMs ?? 200,
  );
  const changes = middle.changes.map((change) => ({ ...change, old: change.old + head, fresh: change.fresh + head }));
  const lines = [`--- ${options.from}`, `+++ ${options.to}`];
  formatHunks({ old, fresh, linesBefore: cut.linesBefore }, changes, context, lines);
  const added = changes.reduce((sum, change) => sum + change.added, 0);
  const removed = changes.reduce((sum, change) => sum + change.removed, 0);
  return { text: `${lines.join('\n')}\n`, added, removed, ...(middle.coarse ? { coarse: true as const } : {}) };
}

/** One place where lines differ: `removed` lines at `old` became `added` lines at `fresh`. */
interface Change {
  readonly old: number;
  readonly fresh: number;
  readonly removed: number;
  readonly added: number;
}

function commonHead(old: readonly string[], fresh: readonly string[]): number {
  let head = 0;
  while (head < old.length && head < fresh.length && old[head] === fresh[head]) head++;
  return head;
}

function commonTail(old: readonly string[], fresh: readonly string[], head: number): number {
  let tail = 0;
  const most = Math.min(old.length, fresh.length) - head;
  while (tail < most && old[old.length - 1 - tail] === fresh[fresh.length - 1 - tail]) tail++;
  return tail;
}

async function diffMiddle(
  old: readonly string[],
  fresh: readonly string[],
  maxMs: number,
): Promise<{ readonly changes: Change[]; readonly coarse: boolean }> {
  const whole = { old: 0, fresh: 0, removed: old.length, added: fresh.length };
  if (old.length === 0 || fresh.length === 0) return { changes: [whole], coarse: false };
  const { diffArrays } = await import('diff');
  const parts = diffArrays([...old], [...fresh], { timeout: maxMs });
  if (parts === undefined) return { changes: [whole], coarse: true };
  const changes: Change[] = [];
  let at = { old: 0, fresh: 0 };
  for (const part of parts) {
    const count = part.value.length;
    if (part.removed) {
      changes.push({ ...at, removed: count, added: 0 });
      at = { ...at, old: at.old + count };
    } else if (part.added) {
      mergeAdded(changes, { ...at, removed: 0, added: count });
      at = { ...at, fresh: at.fresh + count };
    } else at = { old: at.old + count, fresh: at.fresh + count };
  }
  return { changes, coarse: false };
}

/** Removed and added lines at one place are one change. */
function mergeAdded(changes: Change[], change: Change): void {
  const last = changes.at(-1);
  const touches =
    last !== undefined && last.old + last.removed === change.old && last.fresh + last.added === change.fresh;
  if (touches) changes[changes.length - 1] = { ...last, added: last.added + change.added };
  else changes.push(change);
}

interface Lines {
  readonly old: readonly string[];
  readonly fresh: readonly string[];
  /** Equal lines that were left out before these. */
  readonly linesBefore: number;
}

/** Writes to `out` line by line: a hunk may have more lines than a call may have arguments. */
function formatHunks(lines: Lines, changes: readonly Change[], context: number, out: string[]): void {
  for (let i = 0; i < changes.length; ) {
    let end = i;
    while (end + 1 < changes.length && gap(changes[end], changes[end + 1]) <= 2 * context) end++;
    formatHunk(lines, changes.slice(i, end + 1), context, out);
    i = end + 1;
  }
}

function gap(a: Change | undefined, b: Change | undefined): number {
  return a === undefined || b === undefined ? 0 : b.old - (a.old + a.removed);
}

function formatHunk(
  { old, fresh, linesBefore }: Lines,
  changes: readonly Change[],
  context: number,
  out: string[],
): void {
  const first = changes[0] ?? { old: 0, fresh: 0, removed: 0, added: 0 };
  const last = changes.at(-1) ?? first;
  const lead = Math.min(context, first.old);
  const end = last.old + last.removed + Math.min(context, old.length - (last.old + last.removed));
  const oldCount = end - (first.old - lead);
  const freshCount = oldCount + changes.reduce((sum, { added, removed }) => sum + added - removed, 0);
  const [oldStart, freshStart] = [linesBefore + first.old - lead, linesBefore + first.fresh - lead];
  out.push(`@@ -${range(oldStart, oldCount)} +${range(freshStart, freshCount)} @@`);
  let at = first.old - lead;
  for (const change of changes) {
    for (; at < change.old; at++) show(out, ' ', old[at]);
    for (; at < change.old + change.removed; at++) show(out, '-', old[at]);
    for (let i = 0; i < change.added; i++) show(out, '+', fresh[change.fresh + i]);
  }
  for (; at < end; at++) show(out, ' ', old[at]);
}

/** A range of no lines names the line before it. */
function range(start: number, count: number): string {
  return count === 1 ? `${start + 1}` : `${count === 0 ? start : start + 1},${count}`;
}

function show(out: string[], sign: string, line = ''): void {
  if (line.endsWith('\n')) out.push(sign + line.slice(0, -1));
  else out.push(sign + line, '\\ No newline at end of file');
}
