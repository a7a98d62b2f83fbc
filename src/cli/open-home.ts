import { type HomeApprovals, openHomeApprovals } from '../compose/approvals.js';
import { readSettings, type Settings } from '../compose/settings.js';
import { createTextRules } from '../compose/text-rules.js';
import { openStore, type Store } from '../store/open-store.js';
import { type ReadingCopy, readingCopy } from '../store/reading-copy.js';
import { StoreError } from '../store/store-error.js';
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
  return withStore(invocation, { settings, home: settings.paths.root, isCopy: false }, work);
}

/** The same for commands that only read: a home that may not be written is read from a copy. */
export async function withHomeToRead<T>(invocation: Invocation, work: (home: OpenHome) => Promise<T>): Promise<T> {
  const settings = await readSettings(folders(invocation));
  const copy = readingCopy(settings.paths.root);
  try {
    const home = copy?.home ?? settings.paths.root;
    return await withStore(invocation, { settings, home, isCopy: copy !== undefined }, work);
  } catch (problem) {
    throw copy !== undefined && problem instanceof StoreError ? aboutOriginal(problem, copy, settings) : problem;
  } finally {
    copy?.remove();
  }
}

/** Nobody knows the copy; what is wrong with it is wrong with what it was made from. */
function aboutOriginal({ code, message, cause }: StoreError, copy: ReadingCopy, { paths }: Settings): StoreError {
  return new StoreError(code, message.replaceAll(copy.home, paths.root), { path: paths.root, cause });
}

async function withStore<T>(
  { terminal }: Invocation,
  { settings, home, isCopy }: { settings: Settings; home: string; isCopy: boolean },
  work: (home: OpenHome) => Promise<T>,
): Promise<T> {
  const clock = { now: Date.now };
  const store = openStore({
    home,
    isCopy,
    clock,
    onProblem: ({ message }) => void terminal.err.write(`hermes: store: ${message}\n`),
  });
  const redact = createTextRules(settings).redactText;
  try {
    return await work({ settings, store, approvals: openHomeApprovals({ settings, store, clock, redact }) });
  } finally {
    await store.close();
  }
}
