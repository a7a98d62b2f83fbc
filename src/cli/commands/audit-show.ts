import { ToolError } from '../../kernel/outcome.js';
import { showAudit } from '../../store/audit/list-audit.js';
import { EXIT, type Invocation, UsageError } from '../command.js';
import { withHomeToRead } from '../open-home.js';
import { printJson, printLine } from '../terminal.js';

export async function run(invocation: Invocation): Promise<number> {
  const { args, flags, terminal } = invocation;
  const [id] = args;
  if (id === undefined) throw new UsageError('Which call? hermes audit show ID; hermes audit list shows the ids.');
  return withHomeToRead(invocation, async ({ store }) => {
    const entry = await showAudit(store, id);
    if (entry === undefined)
      throw new ToolError(`The audit log has no call ${id}.`, {
        code: 'not_found',
        hint: 'hermes audit list shows the ids.',
      });
    if (flags.json === true) printJson(terminal, entry);
    else printLine(terminal, JSON.stringify({ ...entry, at: new Date(entry.at).toISOString() }, null, 2));
    return EXIT.ok;
  });
}
