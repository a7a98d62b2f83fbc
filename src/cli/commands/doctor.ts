import type { Hermes } from '../../create-hermes.js';
import { registerBuiltIns } from '../../discovery/built-ins.js';
import { EXIT, type Invocation } from '../command.js';
import type { DoctorRow } from '../doctor/doctor-row.js';
import { lookAtEnvironments } from '../doctor/look-at-environments.js';
import { lookAtExtensions } from '../doctor/look-at-extensions.js';
import { lookAtHome, lookAtSettings } from '../doctor/look-at-home.js';
import { lookAtPrograms } from '../doctor/look-at-programs.js';
import { lookAtTools } from '../doctor/look-at-tools.js';
import { folders, openHermes } from '../open-hermes.js';
import { paint, printJson, printLine, type Terminal, table } from '../terminal.js';

/** What works on this machine, what is missing, how to get it. Exit code 1 only when something is broken. */
export async function run(invocation: Invocation): Promise<number> {
  const { flags, terminal, signal } = invocation;
  registerBuiltIns();
  const { settings, rows } = await lookAtSettings(folders(invocation));
  const found = [
    lookAtNode(),
    ...rows,
    ...(await lookAtHome(settings)),
    ...(await lookAtPrograms(settings, signal)),
    ...(await lookAtEnvironments(settings, signal)),
  ];
  const canStart = !found.some(({ area, state }) => area === 'home' && state === 'broken');
  if (canStart) found.push(...(await lookInside(invocation, settings)));
  else found.push(...(await lookAtExtensions(settings, undefined)));
  if (flags.json === true) printJson(terminal, found);
  else print(terminal, found);
  return found.some(({ state }) => state === 'broken') ? EXIT.toolError : EXIT.ok;
}

const OLDEST_NODE = [20, 19] as const;

function lookAtNode(): DoctorRow {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const isNewEnough = major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1]);
  return {
    area: 'machine',
    name: 'node',
    state: isNewEnough ? 'ok' : 'broken',
    detail: `${process.versions.node} (${process.platform} ${process.arch})`,
    purpose: 'runs Hermes',
    fix: isNewEnough ? null : `use Node ${OLDEST_NODE.join('.')} or newer`,
  };
}

/** With an instance: its tools, and what went wrong while it was made. */
async function lookInside(invocation: Invocation, settings: Hermes['settings']): Promise<DoctorRow[]> {
  const problems: DoctorRow[] = [];
  const onProblem = ({ source, message }: { source: string; message: string }): void => {
    problems.push({
      area: 'code',
      name: source,
      state: 'broken',
      detail: message,
      purpose: 'tools you added',
      fix: 'mend or remove it',
    });
  };
  let hermes: Hermes;
  try {
    hermes = await openHermes(invocation, 'user', { record: false, toolsets: null, onProblem });
  } catch (problem) {
    const detail = (problem as Error).message;
    return [
      { area: 'tools', name: 'start', state: 'broken', detail, purpose: 'making a session', fix: null },
      ...(await lookAtExtensions(settings, undefined)),
    ];
  }
  try {
    const rows = await lookAtExtensions(settings, hermes);
    // A plugin and the workspace have rows of their own, under the same name.
    const others = problems.filter(({ name }) => !rows.some((row) => row.name === name));
    return [...rows, ...others, ...(await lookAtTools(hermes))];
  } finally {
    await hermes.close();
  }
}

const MARKS = { ok: ['green', '✓'], missing: ['yellow', '–'], broken: ['red', '✗'] } as const;

function print(terminal: Terminal, rows: readonly DoctorRow[]): void {
  let area = '';
  const lines = table(rows.map(({ name, state, detail, purpose }) => [` ${MARKS[state][1]}`, name, purpose, detail]));
  rows.forEach((row, at) => {
    if (row.area !== area) printLine(terminal, paint(terminal, 'bold', row.area));
    area = row.area;
    printLine(terminal, paint(terminal, MARKS[row.state][0], lines[at] ?? ''));
    if (row.fix !== null) printLine(terminal, paint(terminal, 'dim', `     → ${row.fix}`));
  });
  const count = (state: DoctorRow['state']): number => rows.filter((row) => row.state === state).length;
  terminal.err.write(`${count('ok')} ok, ${count('missing')} missing, ${count('broken')} broken.\n`);
}
