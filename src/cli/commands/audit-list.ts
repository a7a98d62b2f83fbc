import { effectResource } from '../../kernel/effect.js';
import { makeVisible } from '../../lib/visible-text.js';
import { type AuditEntry, listAudit } from '../../store/audit/list-audit.js';
import { EXIT, type Invocation } from '../command.js';
import { withHomeToRead } from '../open-home.js';
import { pointInTime, wholeNumber } from '../read-options.js';
import { paint, printJson, printLine, type Terminal, table } from '../terminal.js';

export async function run(invocation: Invocation): Promise<number> {
  const { flags, terminal } = invocation;
  const filter = {
    limit: wholeNumber('limit', flags.limit, 50),
    since: pointInTime('since', flags.since, Date.now()),
    tool: flags.tool as string | undefined,
    session: flags.session as string | undefined,
    origin: flags.origin as string | undefined,
  };
  return withHomeToRead(invocation, async ({ store }) => {
    const entries = await listAudit(store, filter);
    if (flags.json === true) printJson(terminal, entries);
    else for (const line of table(entries.map((entry) => rowOf(terminal, entry)))) printLine(terminal, line);
    if (entries.length === 0 && flags.json !== true) terminal.err.write('No calls are recorded here.\n');
    return EXIT.ok;
  });
}

function rowOf(terminal: Terminal, entry: AuditEntry): string[] {
  const time = new Date(entry.at).toISOString().slice(0, 19).replace('T', ' ');
  if (entry.kind === 'anchor')
    return [String(entry.id), time, 'anchor', '', '', 'older rows were removed by retention'];
  return [
    String(entry.id),
    time,
    entry.tool ?? '',
    entry.origin ?? '',
    outcomeOf(terminal, entry),
    makeVisible([...new Set((entry.effects ?? []).map(effectResource))].join(' '), { newlines: 'escape' }).slice(
      0,
      120,
    ),
  ];
}

function outcomeOf(terminal: Terminal, { decision, outcome, code }: AuditEntry): string {
  if (decision === 'deny') return paint(terminal, 'red', 'denied');
  if (outcome === 'failed') return paint(terminal, 'yellow', code ?? 'failed');
  return outcome ?? '';
}
