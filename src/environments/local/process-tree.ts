import { findLabelled } from './find-labelled.js';

export type KillSignal = 'SIGINT' | 'SIGTERM' | 'SIGKILL' | 'SIGHUP' | 'SIGSTOP' | 'SIGCONT' | 'SIGUSR1' | 'SIGUSR2';

/** The processes of one command: its group, and whatever left the group. */
export interface ProcessTree {
  /** Those that are alive now. */
  members(): number[];
  /** To all of them; answers how many there were. */
  signal(name: KillSignal): number;
  /** Ends all of them, gently first. Resolves when none is left, or when nothing more can be done. */
  end(options?: { graceMs?: number }): Promise<number>;
  /** All have ended: whatever carries their label or number from now on is somebody else's. */
  close(): void;
}

const GRACE_MS = 500;
const LONGEST_MS = 2_000;

/** `isOther`: tells of a process with the same label that is no part of it. */
export function createProcessTree(leader: number, label: string, isOther?: (pid: number) => boolean): ProcessTree {
  let isClosed = false;
  const members = (): number[] => {
    if (isClosed) return [];
    const found = findLabelled(label, leader, isOther);
    // Without /proc the group itself is all that is known: it counts as one member.
    return found.length === 0 && process.platform !== 'linux' && tell(-leader, 0) ? [-leader] : found;
  };
  const signal = (name: KillSignal): number => {
    const found = members();
    // Also when none is found: in a fork bomb the numbers of processes run out, and begin anew below the leader's.
    if (!isClosed) tell(-leader, name);
    for (const pid of found) if (pid > 0) tell(pid, name);
    return found.length;
  };
  return {
    members,
    signal,
    close() {
      isClosed = true;
    },
    async end({ graceMs = GRACE_MS } = {}) {
      const count = graceMs > 0 ? signal('SIGTERM') : members().length;
      if (count === 0) return 0;
      if (graceMs > 0) {
        // A stopped process acts on SIGTERM only when it goes on.
        signal('SIGCONT');
        if (await gone(members, graceMs)) return count;
      }
      // Those that fork while being killed are found again until none is left.
      const until = performance.now() + LONGEST_MS;
      while (performance.now() < until) {
        if (signal('SIGKILL') === 0 || (await gone(members, 20))) return count;
      }
      return count;
    },
  };
}

function tell(pid: number, signal: KillSignal | 0): boolean {
  try {
    process.kill(pid, signal);
    return true;
  } catch (problem) {
    // Somebody else's process is there, but not ours to end.
    return (problem as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Nobody tells when a process ends that is not our child: look again, soon at first. */
async function gone(members: () => number[], withinMs: number): Promise<boolean> {
  const until = performance.now() + withinMs;
  for (let wait = 2; ; wait = Math.min(wait * 2, 40)) {
    if (members().length === 0) return true;
    const left = until - performance.now();
    if (left <= 0) return false;
    await new Promise((resolve) => setTimeout(resolve, Math.min(wait, left)));
  }
}
