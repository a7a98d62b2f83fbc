import { verifyAudit } from '../../store/audit/verify-audit.js';
import { EXIT, type Invocation, UsageError } from '../command.js';
import { withHomeToRead } from '../open-home.js';
import { paint, printJson, printLine } from '../terminal.js';

export async function run(invocation: Invocation): Promise<number> {
  const { flags, terminal, signal } = invocation;
  const expectedHead = readHead(flags.head);
  return withHomeToRead(invocation, async ({ store }) => {
    const report = await verifyAudit(store, { signal, expectedHead });
    if (flags.json === true) printJson(terminal, report);
    else if (report.ok)
      printLine(terminal, `${paint(terminal, 'green', 'whole')}: ${report.rows} rows, head ${report.head.hash}`);
    else {
      printLine(
        terminal,
        `${paint(terminal, 'red', 'damaged')}: ${report.problems.length} problems in ${report.rows} rows`,
      );
      for (const { seq, kind, message } of report.problems)
        printLine(terminal, `  ${seq === 0 ? '' : `row ${seq}, `}${kind}: ${message}`);
    }
    if (flags.json !== true && report.waiting > 0)
      printLine(
        terminal,
        `${report.waiting} more rows are kept in audit/ and enter the log when it can be written again.`,
      );
    return report.ok ? EXIT.ok : EXIT.toolError;
  });
}

/** `HASH` or `SEQ:HASH`, as `hermes audit head` prints them. */
function readHead(given: string | boolean | undefined): { seq?: number; hash: string } | undefined {
  if (given === undefined) return undefined;
  const found = /^(?:(\d+)[: ])?([0-9a-f]{64})$/.exec(String(given).trim());
  if (found?.[2] === undefined)
    throw new UsageError('--head takes what `hermes audit head` printed: 64 hexadecimal digits, or NUMBER:DIGITS.');
  return { hash: found[2], ...(found[1] === undefined ? {} : { seq: Number(found[1]) }) };
}
