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

/**
 * The rows of a journal's text. What follows the last line break is left out: its writer was stopped in the middle,
 * before anybody was told that the row is kept.
 */
export function readLines(text: string): JournalRow[] {
  return text.split('\n').slice(0, -1).flatMap(readLine);
}

function readLine(line: string): JournalRow[] {
  const [, number, intent, body] = LINE.exec(line) ?? [];
  return body === undefined ? [] : [{ number: Number(number), intent: Number(intent), body }];
}

const LINE = /^(\d+) (\d+) (.*)$/;
