import { makeVisible } from '../../lib/visible-text.js';
import { paint, printJson, printLine, type Terminal } from '../terminal.js';
import type { Probe } from './probe-server.js';

/** What a try to reach a server showed, for people or as JSON. */
export function printProbe(terminal: Terminal, probe: Probe, asJson: boolean, more: object = {}): void {
  if (asJson) {
    printJson(terminal, { ...probe, ...more });
    return;
  }
  if (!probe.ok) {
    printLine(terminal, `${paint(terminal, 'red', 'failed')}  ${probe.server}: ${makeVisible(probe.problem ?? '')}`);
    if (probe.hint !== null) printLine(terminal, `        ${probe.hint}`);
    return;
  }
  const words = `${probe.server} (${makeVisible(probe.software ?? '')}): ${probe.tools.length} tools in ${probe.milliseconds} ms`;
  printLine(terminal, `${paint(terminal, 'green', 'ok')}  ${words}`);
  for (const tool of probe.tools) printLine(terminal, `    ${tool}`);
  for (const note of probe.notes) terminal.err.write(`hermes: ${makeVisible(note)}\n`);
}
