import { once } from 'node:events';
import { exportAudit } from '../../store/audit/export-audit.js';
import { EXIT, type Invocation } from '../command.js';
import { withHomeToRead } from '../open-home.js';

/** JSON lines with or without `--json`; a slow reader is waited for, so that a long log needs no memory. */
export async function run(invocation: Invocation): Promise<number> {
  const { terminal, signal } = invocation;
  return withHomeToRead(invocation, async ({ store }) => {
    for await (const line of exportAudit(store)) {
      if (signal.aborted) return EXIT.cancelled;
      if (!terminal.out.write(line)) await once(terminal.out, 'drain');
    }
    return EXIT.ok;
  });
}
