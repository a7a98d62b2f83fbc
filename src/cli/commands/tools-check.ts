import { createProbe } from '../../ports/requirement-probe.js';
import { EXIT, type Invocation } from '../command.js';
import { type CheckedTool, checkTool } from '../doctor/check-tool.js';
import { openHermes } from '../open-hermes.js';
import { paint, printJson, printLine, type Terminal, table } from '../terminal.js';

/** Looks into every tool of the session; exit code 1 only when one is broken, not when one lacks something. */
export async function run(invocation: Invocation): Promise<number> {
  const { flags, terminal } = invocation;
  const hermes = await openHermes(invocation, 'user', { record: false });
  try {
    const { settings } = hermes;
    const probe = createProbe({ env: () => settings.env, packages: settings.paths.packages });
    const rows: CheckedTool[] = [];
    // One after another: importing ninety modules at once only makes each of them late.
    const slots = hermes.grant.slots().filter(({ toolset }) => toolset !== 'finding');
    for (const slot of slots) rows.push(await checkTool(hermes, slot, probe));
    if (flags.json === true) printJson(terminal, rows);
    else print(terminal, rows);
    return rows.some(({ state }) => state === 'broken') ? EXIT.toolError : EXIT.ok;
  } finally {
    await hermes.close();
  }
}

const COLOURS = { ok: 'green', unavailable: 'yellow', broken: 'red' } as const;

function print(terminal: Terminal, rows: readonly CheckedTool[]): void {
  for (const line of table(
    rows.map(({ name, toolset, state, reason, fix }) => [
      paint(terminal, COLOURS[state], state.padEnd(11)),
      name,
      toolset,
      [reason, fix === null ? null : `→ ${fix}`].filter((part) => part !== null).join('  '),
    ]),
  ))
    printLine(terminal, line);
  const count = (state: CheckedTool['state']): number => rows.filter((row) => row.state === state).length;
  terminal.err.write(
    `${count('ok')} of ${rows.length} tools can work here; ${count('unavailable')} lack something, ${count('broken')} are broken.\n`,
  );
}
