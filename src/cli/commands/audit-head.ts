import { auditHead } from '../../store/audit/list-audit.js';
import { EXIT, type Invocation } from '../command.js';
import { withHomeToRead } from '../open-home.js';
import { printJson, printLine } from '../terminal.js';

export async function run(invocation: Invocation): Promise<number> {
  const { flags, terminal } = invocation;
  return withHomeToRead(invocation, async ({ store }) => {
    const head = await auditHead(store);
    if (flags.json === true) printJson(terminal, head);
    else printLine(terminal, head.hash);
    return EXIT.ok;
  });
}
