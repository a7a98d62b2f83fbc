import { hostname } from 'node:os';
import type { Engine } from './engine.js';

const HOME_LABEL = 'hermes.home';
const TASK_LABEL = 'hermes.task';
const HOST_LABEL = 'hermes.host';

export interface OwnContainer {
  readonly id: string;
  readonly name: string;
  readonly image: string;
  readonly isRunning: boolean;
  readonly host: string;
}

/** Its name says which process uses it now: unlike a label it can be changed when another one goes on with it. */
export function containerName(homeId: string, task: string): string {
  return `hermes-${homeId.slice(0, 8)}-${task}-${process.pid}`;
}

/** What tells the containers of a home and of its tasks from all others. */
export function ownLabels(homeId: string, task: string): string[] {
  return [`${HOME_LABEL}=${homeId}`, `${TASK_LABEL}=${task}`, `${HOST_LABEL}=${hostname()}`];
}

/** The containers of a home, or of one of its tasks, also those that are stopped. */
export async function listContainers(engine: Engine, homeId: string, task?: string): Promise<OwnContainer[]> {
  const labels = [`${HOME_LABEL}=${homeId}`, ...(task === undefined ? [] : [`${TASK_LABEL}=${task}`])];
  const filters = labels.flatMap((label) => ['--filter', `label=${label}`]);
  const format = `{{.ID}}|{{.Names}}|{{.Image}}|{{.Status}}|{{.Label "${HOST_LABEL}"}}`;
  const { stdout } = await engine.run(['ps', '-a', ...filters, '--format', format]);
  return stdout
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [id = '', name = '', image = '', status = '', host = ''] = line.split('|');
      return { id, name, image, isRunning: status.startsWith('Up'), host };
    });
}

/** Whether another living process works in it. Those of other machines that share the engine are not ours to judge. */
export function isInUseElsewhere({ name, host, isRunning }: OwnContainer): boolean {
  const pid = Number(name.slice(name.lastIndexOf('-') + 1));
  if (!isRunning || pid === process.pid) return false;
  if (host !== hostname()) return true;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

/** Stops running containers of this home whose process has died; answers how many there were. */
export async function reapContainers(engine: Engine, homeId: string): Promise<number> {
  const all = await listContainers(engine, homeId);
  const own = `-${process.pid}`;
  const orphans = all.filter((one) => one.isRunning && !one.name.endsWith(own) && !isInUseElsewhere(one));
  if (orphans.length > 0) await engine.run(['stop', '-t', '1', ...orphans.map(({ id }) => id)]);
  return orphans.length;
}
