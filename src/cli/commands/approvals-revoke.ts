import { revokeApproval } from '../../gate/approvals/list-approvals.js';
import { ToolError } from '../../kernel/outcome.js';
import { EXIT, type Invocation, UsageError } from '../command.js';
import { withHome } from '../open-home.js';
import { printJson, printLine } from '../terminal.js';

export async function run(invocation: Invocation): Promise<number> {
  const { args, flags, terminal } = invocation;
  const [id] = args;
  if (id === undefined)
    throw new UsageError('Which approval? hermes approvals revoke ID; hermes approvals list shows the ids.');
  return withHome(invocation, async ({ approvals, settings }) => {
    if (!(await revokeApproval({ store: approvals.store }, id)))
      throw new ToolError(`No approval has the id ${id}.`, {
        code: 'not_found',
        hint: 'hermes approvals list shows the ids.',
      });
    if (flags.json === true) printJson(terminal, { revoked: id });
    else printLine(terminal, `Taken back: ${id} is no longer in ${settings.paths.config}. It is asked about again.`);
    return EXIT.ok;
  });
}
