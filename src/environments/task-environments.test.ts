import { expect, it } from 'vitest';
import type { Environment, EnvironmentBackend } from './environment.js';
import { TaskEnvironments } from './task-environments.js';

function backend(): EnvironmentBackend & { opened: string[]; closed: number; fails: boolean } {
  const made = {
    kind: 'local' as const,
    opened: [] as string[],
    closed: 0,
    fails: false,
    check: async () => ({ ok: true as const, detail: '' }),
    reap: async () => 0,
    async open({ taskId }: { taskId: string }): Promise<Environment> {
      made.opened.push(taskId);
      if (made.fails) throw new Error('not now');
      return {
        close: async () => {
          made.closed += 1;
        },
      } as unknown as Environment;
    },
  };
  return made;
}

it('opens the environment of a task once, however many ask', async () => {
  const made = backend();
  const environments = new TaskEnvironments({ backend: made, idleMs: 60_000, isBusy: () => false });
  const all = await Promise.all([environments.of('a'), environments.of('a'), environments.of('b')]);
  expect(made.opened).toEqual(['a', 'b']);
  expect(all[0]).toBe(all[1]);
  await environments.close();
  expect(made.closed).toBe(2);
});

it('tries again after a failure', async () => {
  const made = backend();
  made.fails = true;
  const environments = new TaskEnvironments({ backend: made, idleMs: 60_000, isBusy: () => false });
  await expect(environments.of('a')).rejects.toThrow('not now');
  made.fails = false;
  await environments.of('a');
  expect(made.opened).toEqual(['a', 'a']);
});

it('closes what is idle, but not what is busy', async () => {
  const made = backend();
  let busy = true;
  const environments = new TaskEnvironments({ backend: made, idleMs: 5, isBusy: () => busy });
  await environments.of('a');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(made.closed).toBe(0);
  busy = false;
  while (made.closed === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  await environments.of('a');
  expect(made.opened).toEqual(['a', 'a']);
  await environments.close();
});
