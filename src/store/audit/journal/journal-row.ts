import { isJson } from '../../../lib/is-json.js';
/** A row of the log on its way: written to a journal, not yet part of the chain. */
export interface JournalRow {
  /** Counts the rows of one writer, from 1. */
  readonly number: number;
  /** The number of the intent this row ends; 0 when it ends none. */
  readonly intent: number;
  /** Nothing happened and nothing will: such a row need not wait for the database. Not part of the line. */
  readonly isDenial?: boolean;
  /** The row's JSON text without its opening brace and without what only the chain knows. */
  readonly body: string;
}

/** One line per row; JSON text holds no line break. */
export function writeLine({ number, intent, body }: JournalRow): string {
  return `${number} ${intent} ${body}\n`;
}

/** What a row begins with that stands for a line nobody can read. */
export const UNREADABLE = '"kind":"unreadable"';

/** A whole line that is no row was damaged where it lay: the chain keeps what is left of it, and `verify` tells. */
export function readLine(line: string): JournalRow {
  const [, number, intent, body] = LINE.exec(line) ?? [];
  if (body !== undefined && isJson(`{${body}`)) return { number: Number(number), intent: Number(intent), body };
  return { number: 0, intent: 0, body: `${UNREADABLE},"line":${JSON.stringify(line.slice(0, MOST_OF_A_LINE))}}` };
}

const LINE = /^(\d+) (\d+) (.*)$/;
const MOST_OF_A_LINE = 1_000;
