import { createHash } from 'node:crypto';
import { hostname } from 'node:os';
import { KEPT_PROGRAM_RUNS } from '../remote/keeping-script.js';
import type { Engine } from './engine.js';

const HOME_LABEL = 'hermes.home';
const TASK_LABEL = 'hermes.task';
const IMAGE_LABEL = 'hermes.image';
const REACH_LABEL = 'hermes.reach';

/**
 * Which containers are meant: those of a home, of one of its tasks, of one image, with one reach (network and mounts).
 * Engines spell images differently.
 */
export interface Whose {
  readonly homeId: string;
  readonly task?: string;
  readonly image?: string;
  readonly reach?: string;
}

export interface OwnContainer {
  readonly id: string;
  readonly name: string;
  readonly isRunning: boolean;
}

/** Its name says which process uses it now: unlike a label it can be changed when another one goes on with it. */
export function containerName(homeId: string, task: string): string {
  return `hermes-${homeId.slice(0, 8)}-${task}-${HOST}-${process.pid}`;
}

/** What tells the containers of a home and of its tasks from all others. */
export function ownLabels({ homeId, task, image, reach }: Whose): string[] {
  return [
    `${HOME_LABEL}=${homeId}`,
    ...(task === undefined ? [] : [`${TASK_LABEL}=${task}`]),
    ...(image === undefined ? [] : [`${IMAGE_LABEL}=${shortHash(image)}`]),
    ...(reach === undefined ? [] : [`${REACH_LABEL}=${shortHash(reach)}`]),
  ];
}

/** The containers, also those that are stopped. */
export async function listContainers(engine: Engine, whose: Whose): Promise<OwnContainer[]> {
  const filters = ownLabels(whose).flatMap((label) => ['--filter', `label=${label}`]);
  const { stdout } = await engine.run(['ps', '-a', ...filters, '--format', '{{.ID}}|{{.Names}}|{{.Status}}']);
  return stdout
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [id = '', name = '', status = ''] = line.split('|');
      return { id, name, isRunning: status.startsWith('Up') };
    });
}

/** Whether another living process works in it. Those of other machines that share the engine are not ours to judge. */
export function isInUseElsewhere({ name, isRunning }: OwnContainer): boolean {
  const [host, last] = name.split('-').slice(-2);
  const pid = Number(last);
  if (!isRunning || pid === process.pid) return false;
  if (host !== HOST) return true;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

/** Stops running containers of this home whose process has died; answers how many there were. */
export async function reapContainers(engine: Engine, homeId: string): Promise<number> {
  const all = await listContainers(engine, { homeId });
  const own = `-${process.pid}`;
  const orphans: OwnContainer[] = [];
  for (const one of all) {
    if (!one.isRunning || one.name.endsWith(own) || isInUseElsewhere(one)) continue;
    // What was left running on purpose, or by a crash, is taken up again by its task.
    const { code } = await engine.run(['exec', one.id, 'sh', '-c', KEPT_PROGRAM_RUNS]);
    if (code !== 0) orphans.push(one);
  }
  if (orphans.length > 0) await engine.run(['stop', '-t', '1', ...orphans.map(({ id }) => id)]);
  return orphans.length;
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

const HOST = shortHash(hostname()).slice(0, 6);
