import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startTimeOf } from '../local/start-time.js';

/** Which process works in which instance. */
export interface InstanceOwners {
  /** Before it is started, so that nobody takes it for one that was left. */
  claim(instance: string): Promise<void>;
  /** Takes over an instance whose process has died or left it; false when somebody else has it. */
  takeOver(instance: string): Promise<boolean>;
  isInUse(instance: string): Promise<boolean>;
  /** It goes on without us. */
  leave(instance: string): Promise<void>;
  /** It is no more. */
  forget(instance: string): Promise<void>;
}

/** The boot time is told in whole seconds, and is read anew in each process. */
const TOLERANCE_MS = 2_000;
const NOBODY = '0.0';

/**
 * An instance can neither be renamed nor labelled, so a file says who works in it: its name is the instance's, then the
 * number and start time of the process. Of several that rename it at the same time, one succeeds.
 */
export function createInstanceOwners(folder: string): InstanceOwners {
  const own = (instance: string): string => join(folder, `${instance}.${process.pid}.${startTimeOf(process.pid) ?? 0}`);
  const marksOf = async (instance: string): Promise<string[]> => {
    const names = await readdir(folder).catch(() => []);
    return names.filter((name) => name.startsWith(`${instance}.`));
  };
  return {
    async claim(instance) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(own(instance), '', { mode: 0o600 });
    },
    async takeOver(instance) {
      const [mark, ...others] = await marksOf(instance);
      if (mark === undefined || [mark, ...others].some(isOfLiving)) return false;
      return rename(join(folder, mark), own(instance)).then(
        () => true,
        () => false, // somebody was quicker
      );
    },
    isInUse: async (instance) => (await marksOf(instance)).some(isOfLiving),
    leave: (instance) => rename(own(instance), join(folder, `${instance}.${NOBODY}`)),
    async forget(instance) {
      for (const mark of await marksOf(instance)) await rm(join(folder, mark), { force: true });
    },
  };
}

function isOfLiving(mark: string): boolean {
  const [pid = 0, startedAt = 0] = mark.split('.').slice(-2).map(Number);
  return pid > 0 && Math.abs((startTimeOf(pid) ?? 0) - startedAt) <= TOLERANCE_MS;
}
