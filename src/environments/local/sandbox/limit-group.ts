import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A control group that holds a program to numbers of processes and memory. */
export interface LimitGroup {
  /** The program with what lets it join the group first. */
  wrap(argv: readonly string[]): string[];
  /** After everything in it has ended. */
  remove(): void;
}

export interface GroupLimits {
  readonly processes: number;
  readonly memoryBytes?: number;
}

/** Of one confined command. */
const OF_A_COMMAND: GroupLimits = { processes: 1_024, memoryBytes: 4 * 1_024 ** 3 };

/**
 * Makes a group where that is possible, which is where we are root: there the limits a process sets for itself do not
 * bind the number of processes. Undefined elsewhere; then those limits hold. One with this label may be there already.
 */
export function createLimitGroup(label: string, limits = OF_A_COMMAND): LimitGroup | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const made = [
    makeGroup('pids', label, { 'pids.max': limits.processes }),
    ...(limits.memoryBytes === undefined
      ? []
      : [makeGroup('memory', label, { 'memory.limit_in_bytes': limits.memoryBytes })]),
  ].filter((folder) => folder !== undefined);
  if (made.length === 0) return undefined;
  const join_ = made.map((folder) => `echo $$ >${folder}/cgroup.procs`).join('; ');
  return {
    wrap: (argv) => ['/bin/sh', '-c', `{ ${join_}; } 2>/dev/null; exec "$@"`, 'sh', ...argv],
    remove() {
      for (const folder of made) unburied.add(folder);
      removeEmpty();
    },
  };
}

/** Groups that could not be removed yet: the last process of each was still being buried. */
const unburied = new Set<string>();

function removeEmpty(): void {
  for (const folder of unburied) {
    try {
      rmdirSync(folder);
      unburied.delete(folder);
    } catch (error) {
      // Tried again when the next one goes.
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') unburied.delete(folder);
    }
  }
}

function makeGroup(controller: string, label: string, limits: Readonly<Record<string, number>>): string | undefined {
  try {
    const folder = join(ownGroup(controller), `hermes-${label}`);
    mkdirSync(folder, { recursive: true });
    for (const [name, value] of Object.entries(limits)) writeFileSync(join(folder, name), String(value));
    return folder;
  } catch {
    return undefined; // no such controller here, or not ours to use
  }
}

/** Where we are ourselves, so that limits set on us also hold for it. */
function ownGroup(controller: string): string {
  const base = `/sys/fs/cgroup/${controller}`;
  const line = readFileSync('/proc/self/cgroup', 'latin1')
    .split('\n')
    .find((each) => each.split(':')[1]?.split(',').includes(controller));
  const own = join(base, line?.split(':').slice(2).join(':') ?? '');
  return existsSync(own) ? own : base;
}
