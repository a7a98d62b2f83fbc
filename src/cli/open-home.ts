import { type HomeApprovals, openHomeApprovals } from '../compose/approvals.js';
import { readSettings, type Settings } from '../compose/settings.js';
import { createTextRules } from '../compose/text-rules.js';
import { openStore, type Store } from '../store/open-store.js';
import type { Invocation } from './command.js';
import { folders } from './open-hermes.js';

/** What a home keeps, for commands that call no tool. */
export interface OpenHome {
  readonly settings: Settings;
  readonly store: Store;
  readonly approvals: HomeApprovals;
}

/** Opens the home of the flags for as long as `work` takes. */
export async function withHome<T>(invocation: Invocation, work: (home: OpenHome) => Promise<T>): Promise<T> {
  const settings = await readSettings(folders(invocation));
  const clock = { now: Date.now };
  const store = openStore({
    home: settings.paths.root,
    clock,
    onProblem: ({ message }) => void invocation.terminal.err.write(`hermes: store: ${message}\n`),
  });
  const redact = createTextRules(settings).redactText;
  try {
    return await work({ settings, store, approvals: openHomeApprovals({ settings, store, clock, redact }) });
  } finally {
    await store.close();
  }
}
