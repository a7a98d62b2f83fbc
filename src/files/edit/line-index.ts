import type { LineTable } from './line-table.js';

/** Where lines of the searched text stand in the file, whatever their indentation. */
export interface LineIndex {
  /** Searched lines, trimmed, without blank lines at the edges. */
  readonly wanted: readonly string[];
  /** Searched lines as they came. */
  readonly rawWanted: readonly string[];
  readonly table: LineTable;
  /** File lines whose trimmed text equals the first searched line. */
  readonly firstLines: readonly number[];
  /** For every window of the file that shares lines with the searched text: how much it shares. */
  readonly votes: ReadonlyMap<number, number>;
}

/**
 * One pass over the file: each line is trimmed and looked up among the searched lines, and every hit votes for the
 * window it would belong to. Lines of brackets only say little and vote little.
 */
export function indexLines(table: LineTable, searched: string): LineIndex {
  const rawWanted = trimBlankEdges(searched.split(/\r\n|\n|\r/));
  const wanted = rawWanted.map((line) => line.trim());
  const places = new Map<string, number[]>();
  wanted.forEach((line, i) => {
    const list = places.get(line);
    if (line === '' || (list !== undefined && list.length >= MAX_REPEATS)) return;
    if (list === undefined) places.set(line, [i]);
    else list.push(i);
  });
  const lengths = new Set([...places.keys()].map((line) => line.length));
  const votes = new Map<number, number>();
  const firstLines: number[] = [];
  for (let i = 0; i < table.count; i++) {
    const line = trimmedIfLong(table, i, lengths);
    const hits = line === undefined ? undefined : places.get(line);
    if (line === undefined || hits === undefined) continue;
    const weight = Math.min(40, line.replace(/\W/g, '').length + 1);
    for (const j of hits) {
      if (j === 0) firstLines.push(i);
      votes.set(i - j, (votes.get(i - j) ?? 0) + weight);
    }
  }
  return { wanted, rawWanted, table, firstLines, votes };
}

const MAX_REPEATS = 4;

/** The trimmed line, or undefined when no searched line is that long: most lines cost no string at all. */
function trimmedIfLong(table: LineTable, line: number, lengths: ReadonlySet<number>): string | undefined {
  let start = table.start(line);
  let end = table.end(line);
  while (start < end && isBlank(table.text.charCodeAt(start))) start++;
  while (end > start && isBlank(table.text.charCodeAt(end - 1))) end--;
  return lengths.has(end - start) ? table.text.slice(start, end) : undefined;
}

function isBlank(code: number): boolean {
  return code === 32 || (code >= 9 && code <= 13) || code === 0xa0 || code === 0xfeff;
}

function trimBlankEdges(lines: readonly string[]): string[] {
  const first = lines.findIndex((line) => line.trim() !== '');
  const last = lines.findLastIndex((line) => line.trim() !== '');
  return lines.slice(first, last + 1);
}
