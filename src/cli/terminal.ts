/** The streams of a command. Only the answer goes to `out`; everything else to `err`. */
export interface Terminal {
  readonly out: NodeJS.WritableStream;
  readonly err: NodeJS.WritableStream;
  readonly in: NodeJS.ReadableStream & { isTTY?: boolean };
  /** Whether a person reads the output. */
  readonly isInteractive: boolean;
  readonly hasColour: boolean;
}

export function processTerminal(env: Readonly<Record<string, string | undefined>>): Terminal {
  const isInteractive = process.stdin.isTTY === true && process.stdout.isTTY === true;
  return {
    out: process.stdout,
    err: process.stderr,
    in: process.stdin,
    isInteractive,
    hasColour: process.stdout.isTTY === true && env.NO_COLOR === undefined && env.TERM !== 'dumb',
  };
}

export function printLine(terminal: Terminal, text: string): void {
  terminal.out.write(`${text}\n`);
}

/** One JSON value on one line. */
export function printJson(terminal: Terminal, value: unknown): void {
  terminal.out.write(`${JSON.stringify(value)}\n`);
}

const CODES = { bold: 1, dim: 2, red: 31, green: 32, yellow: 33, cyan: 36 } as const;

export function paint(terminal: Terminal, colour: keyof typeof CODES, text: string): string {
  return terminal.hasColour ? `\u001b[${CODES[colour]}m${text}\u001b[0m` : text;
}

/** Columns as wide as their widest cell; the last one is left as it is. Colours take no room. */
export function table(rows: readonly (readonly string[])[]): string[] {
  const widths: number[] = [];
  for (const row of rows) {
    for (const [index, cell] of row.entries()) widths[index] = Math.max(widths[index] ?? 0, widthOf(cell));
  }
  return rows.map((row) =>
    row
      .map((cell, index) => (index === row.length - 1 ? cell : cell + ' '.repeat((widths[index] ?? 0) - widthOf(cell))))
      .join('  ')
      .trimEnd(),
  );
}

function widthOf(cell: string): number {
  return cell.split(/\u001b\[\d+m/).join('').length;
}
