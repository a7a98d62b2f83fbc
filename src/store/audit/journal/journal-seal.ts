import { hash } from 'node:crypto';
import { type JournalRow, readLine, UNREADABLE } from './journal-row.js';

/** How much of a hash a seal holds: enough that no change of a text keeps it by chance. */
const HEX = 32;
const SEAL_LINE = /^= ([0-9a-f]{32})$/;
/** Rows are mostly sealed sooner, with the next writing to the disk. */
const MOST_OPEN_MS = 2_000;

/**
 * The seal behind some rows: over the seal before it and their text. The first one is over the journal's name, so that
 * two journals cannot change places.
 */
export function sealOf(previous: string, text: string): string {
  return hash('sha256', previous + text).slice(0, HEX);
}

export function sealLine(seal: string): string {
  return `= ${seal}\n`;
}

/**
 * Whether rows from `since` to `at` have to be sealed. Told by the times in them, which a row that waited for the disk
 * brings along: writer and reader ask the same, so that a machine without a moment to spare leaves no rows that look as
 * if they were changed.
 */
export function isOpenTooLong(since: number, at: number): boolean {
  return at - since > MOST_OPEN_MS;
}

/** When a row was made, in milliseconds. */
export function timeOf({ body }: JournalRow): number {
  return Number(TIME.exec(body)?.[1] ?? 0);
}

const TIME = /"at":(\d+)/;

export interface SealedRows {
  readonly rows: JournalRow[];
  /** How far the journal is read with them. */
  readonly bytes: number;
}

/**
 * The rows of a journal that lie behind `from`. What follows the last line break is left out: its writer was stopped in
 * the middle, before anybody was told that the row is kept. Rows whose seal does not fit, or that should have had one
 * long ago, were changed where they lay, or others were removed: they enter the chain as they are, with a row behind
 * them that makes `verify` tell.
 */
export function readSealed(name: string, content: Buffer, from: number): SealedRows {
  const rows: JournalRow[] = [];
  let seal = name;
  let begin = 0;
  let open: PlacedRow[] = [];
  const take = (isAltered: boolean): void => {
    const fresh = open.filter(({ end }) => end > from).map(({ row }) => row);
    rows.push(...fresh);
    if (isAltered && (fresh.length > 0 || open.length === 0)) rows.push(altered(name, fresh.length));
    open = [];
  };
  let line = 0;
  for (let end = content.indexOf(LINE_BREAK); end >= 0; end = content.indexOf(LINE_BREAK, line)) {
    const found = content[line] === EQUALS ? SEAL_LINE.exec(content.toString('latin1', line, end))?.[1] : undefined;
    if (found === undefined) open.push({ row: readLine(content.toString('utf8', line, end)), end: end + 1 });
    else {
      take(sealOf(seal, content.toString('utf8', begin, line)) !== found);
      seal = found;
      begin = end + 1;
    }
    line = end + 1;
  }
  const [first, last] = [open[0]?.row, open.at(-1)?.row];
  take(first !== undefined && last !== undefined && isOpenTooLong(timeOf(first), timeOf(last)));
  return { rows, bytes: Math.max(from, line) };
}

interface PlacedRow {
  readonly row: JournalRow;
  /** The byte behind its line. */
  readonly end: number;
}

const LINE_BREAK = 10;
const EQUALS = 61;

function altered(name: string, rows: number): JournalRow {
  return { number: 0, intent: 0, body: `${UNREADABLE},"altered":${rows},"journal":${JSON.stringify(name)}}` };
}
