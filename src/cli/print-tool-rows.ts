import { paint, printJson, printLine, type Terminal, table } from './terminal.js';
import type { ToolRow } from './tool-row.js';

/** Rows for people, or one JSON value; without `all` only what can work here. */
export function printToolRows(
  terminal: Terminal,
  rows: readonly ToolRow[],
  options: { all: boolean; json: boolean },
): void {
  const shown = options.all ? rows : rows.filter((row) => row.available);
  if (options.json) {
    printJson(terminal, shown);
    return;
  }
  for (const line of table(
    shown.map((row) => [
      row.emoji || ' ',
      row.name,
      row.toolset,
      row.available ? row.description : `unavailable: ${row.reason}`,
    ]),
  )) {
    printLine(terminal, line);
  }
  const hidden = rows.length - shown.length;
  if (hidden > 0) terminal.err.write(paint(terminal, 'dim', `${hidden} more cannot work here; --all shows why\n`));
}
