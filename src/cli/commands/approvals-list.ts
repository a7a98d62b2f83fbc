import { listApprovals } from '../../gate/approvals/list-approvals.js';
import { makeVisible } from '../../lib/visible-text.js';
import { EXIT, type Invocation } from '../command.js';
import { withHomeToRead } from '../open-home.js';
import { paint, printJson, printLine, table } from '../terminal.js';

export async function run(invocation: Invocation): Promise<number> {
  const { flags, terminal } = invocation;
  return withHomeToRead(invocation, async ({ approvals }) => {
    const stored = await listApprovals({ store: approvals.store }, Date.now());
    const waiting = (await approvals.waiting.list()).filter(({ request }) => request.expiresAt > Date.now());
    for (const problem of await approvals.store.problems())
      terminal.err.write(`hermes: config.yaml: ${problem}; this entry approves nothing\n`);
    if (flags.json === true) {
      printJson(terminal, { approvals: stored, waiting: waiting.map(({ request, token }) => ({ ...request, token })) });
      return EXIT.ok;
    }
    const rows = stored.map(({ id, covers, tool = '', cwd = '', expires }) => [
      id,
      makeVisible(covers, { newlines: 'escape' }),
      tool,
      cwd,
      expires === undefined ? 'for good' : `until ${new Date(expires).toISOString()}`,
    ]);
    for (const line of table(rows)) printLine(terminal, line);
    if (rows.length === 0) terminal.err.write('Nothing was answered with always.\n');
    for (const { request, token } of waiting) {
      printLine(terminal, paint(terminal, 'yellow', `waiting: ${request.id}`));
      for (const line of request.display) printLine(terminal, `  ${line}`);
      printLine(terminal, `  hermes approvals answer ${request.id} once|session|always|deny --token ${token}`);
    }
    return EXIT.ok;
  });
}
