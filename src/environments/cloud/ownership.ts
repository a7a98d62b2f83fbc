import { createHash } from 'node:crypto';
import { hostname } from 'node:os';

/** What marks a sandbox in somebody else's cloud as ours: whose home, which task, which process works in it now. */
export interface Ownership {
  readonly home: string;
  readonly task: string;
  /** Changes when another process goes on with the sandbox. */
  readonly owner: string;
}

export function ownershipOf(hermesHome: string, taskId: string): Ownership {
  return { home: homeMark(hermesHome), task: mark(taskId, 12), owner: `${HOST}-${process.pid}` };
}

/** Homes of the same path on two machines are two homes. */
export function homeMark(hermesHome: string): string {
  return mark(`${hostname()}\0${hermesHome}`, 16);
}

/** As labels or tags; both clouds take these names and values. */
export function ownLabels({ home, task, owner }: Ownership): Record<string, string> {
  return { [HOME_LABEL]: home, [TASK_LABEL]: task, [OWNER_LABEL]: owner };
}

/** Labels by which all sandboxes of a home, or of one of its tasks, are found. */
export function searchLabels({
  home,
  task,
}: {
  readonly home: string;
  readonly task?: string;
}): Record<string, string> {
  return { [HOME_LABEL]: home, ...(task === undefined ? {} : { [TASK_LABEL]: task }) };
}

/** Whether the process that worked in a sandbox is gone. Of other machines nobody here can tell, so no. */
export function isAbandoned(labels: Readonly<Record<string, string>>): boolean {
  const [host, pid] = (labels[OWNER_LABEL] ?? '').split('-');
  if (host !== HOST || !/^\d+$/.test(pid ?? '') || Number(pid) === process.pid) return false;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

/** Whether a sandbox is free for this process: nobody works in it, or it was ours all along. */
export function isFree(labels: Readonly<Record<string, string>>): boolean {
  return labels[OWNER_LABEL] === `${HOST}-${process.pid}` || isAbandoned(labels);
}

const HOME_LABEL = 'hermes-home';
export const TASK_LABEL = 'hermes-task';
const OWNER_LABEL = 'hermes-owner';

function mark(text: string, length: number): string {
  return createHash('sha256').update(text).digest('hex').slice(0, length);
}

const HOST = mark(hostname(), 8);
