import { createLimitGroup } from '../local/sandbox/limit-group.js';

/** What holds an instance to numbers of processes and memory. */
export interface InstanceLimits {
  /** For `instance start`. */
  readonly flags: readonly string[];
  /** A client on this machine, with what it has to do first. */
  client(argv: readonly string[]): readonly string[];
  /** A program in the instance, with what it has to do first. */
  program(argv: readonly string[]): readonly string[];
  /** When the instance has ended. */
  remove(): void;
}

/** Each program in an instance has a client with a dozen threads, which count as well. */
const PROCESSES = 512;

/**
 * The limits of an instance, best first: a control group of our own where we are root, else one that the program makes
 * (`canMakeGroups`; it needs a systemd that gives users some), else a limit on the memory of each single process.
 */
export function createInstanceLimits(
  name: string,
  { memoryMb, canMakeGroups }: { readonly memoryMb: number | undefined; readonly canMakeGroups: boolean },
): InstanceLimits {
  const none: InstanceLimits = {
    flags: [],
    client: (argv) => argv,
    program: (argv) => argv,
    remove: () => undefined,
  };
  const memory = memoryMb === undefined ? {} : { memoryBytes: memoryMb * 1_048_576 };
  const group = createLimitGroup(name, { processes: PROCESSES, ...memory });
  if (group !== undefined) return { ...none, client: (argv) => group.wrap(argv), remove: () => group.remove() };
  if (canMakeGroups) {
    const flags = ['--pids-limit', String(PROCESSES), ...(memoryMb === undefined ? [] : ['--memory', `${memoryMb}m`])];
    return { ...none, flags };
  }
  if (memoryMb === undefined) return none;
  const limit = `ulimit -d ${memoryMb * 1_024} 2>/dev/null; exec "$@"`;
  return { ...none, program: (argv) => ['sh', '-c', limit, 'sh', ...argv] };
}

/** Whether an instance could not be started because it was to have a control group. */
export function isWithoutGroups(stderr: string): boolean {
  return /cgroup/i.test(stderr);
}
