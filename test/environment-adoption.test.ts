import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EnvironmentOptions } from '../src/compose/options.js';
import { createHermes, type Hermes } from '../src/create-hermes.js';
import { registerBuiltIns } from '../src/discovery/built-ins.js';
import { type TemporaryHome, temporaryHome } from '../src/testing/temporary-home.js';
import { crashedHermes } from './support/crashed-hermes.js';
import { SESSION_TARGETS, type SessionTarget } from './support/session-targets.js';

registerBuiltIns();

type Answer = Record<string, unknown>;
const WANTED = new Set(['ssh', 'docker', 'podman, an image of busybox alone', 'singularity']);
const TASK = { taskId: 'work' };

for (const known of SESSION_TARGETS.filter(({ name }) => WANTED.has(name))) {
  const missing = known.missing();
  if (missing !== undefined) console.warn(`Adoption in ${known.name} is not tested: ${missing}.`);
  describe.skipIf(missing !== undefined)(`background processes in ${known.name}`, () => {
    let target: SessionTarget;
    let place: TemporaryHome;
    let options: Record<string, unknown>;
    beforeAll(async () => {
      place = temporaryHome({});
      target = await known.open();
      const environment = target.environment as EnvironmentOptions;
      options = {
        home: place.home,
        cwd: place.cwd,
        env: { ...target.env, HOME: place.home },
        environment: known.name === 'ssh' ? environment : { ...environment, persistent: true },
        toolsets: ['terminal'],
        yolo: true,
      };
    }, 120_000);
    afterAll(async () => {
      await target?.close();
      place.remove();
    }, 60_000);
    const ask = async (hermes: Hermes, name: string, args: unknown): Promise<Answer> =>
      JSON.parse(await hermes.call(name, args, TASK));
    const kept = async (hermes: Hermes, ids: readonly unknown[]): Promise<string> => {
      const folders = ids.map((id) => `/tmp/.hermes-kept-${id}-*`).join(' ');
      return (await ask(hermes, 'terminal', { command: `ls -d ${folders} 2>/dev/null; true` })).output as string;
    };

    it('are taken up again after a crash, with their true end and all they said', async () => {
      const waits = `echo one; while [ ! -e ${target.cwd}/go ]; do sleep 0.1; done; echo two; exit 7`;
      const { answers } = await crashedHermes(options, [
        ['terminal', { command: waits, background: true }, TASK],
        ['terminal', { command: 'sleep 2; echo late; exit 5', background: true }, TASK],
      ]);
      const [first, second] = answers.map(({ session_id }) => session_id as string);
      const next = await createHermes(options);
      try {
        expect(await ask(next, 'process', { action: 'poll', session_id: first })).toMatchObject({ status: 'running' });
        await ask(next, 'terminal', { command: `touch ${target.cwd}/go` });
        expect(await ask(next, 'process', { action: 'wait', session_id: first, timeout: 20 })).toMatchObject({
          exit_code: 7,
        });
        expect(await logOf(next, first)).toEqual(['one', 'two']);
        expect(await ask(next, 'process', { action: 'wait', session_id: second, timeout: 20 })).toMatchObject({
          exit_code: 5,
        });
        expect(await logOf(next, second)).toEqual(['late']);
        await expect.poll(() => kept(next, [first, second]), { timeout: 10_000 }).toBe('');
      } finally {
        await next.close();
      }
    }, 120_000);

    it('go on when the session is closed, where that is wished, and can be ended later', async () => {
      const first = await createHermes({ ...options, keepProcesses: true });
      const { session_id } = await ask(first, 'terminal', { command: 'echo up; sleep 300', background: true });
      await ask(first, 'process', { action: 'wait', session_id, pattern: 'up', timeout: 20 });
      await first.close();
      const next = await createHermes(options);
      try {
        expect(await ask(next, 'process', { action: 'poll', session_id })).toMatchObject({ status: 'running' });
        expect(await ask(next, 'process', { action: 'kill', session_id })).toMatchObject({ status: 'exited' });
        expect(await logOf(next, session_id as string)).toEqual(['up']);
        await expect.poll(() => kept(next, [session_id]), { timeout: 10_000 }).toBe('');
      } finally {
        await next.close();
      }
    }, 120_000);

    async function logOf(hermes: Hermes, session_id: string | undefined): Promise<string[]> {
      const answer = await ask(hermes, 'process', { action: 'log', session_id });
      return String(answer.output).split('\n');
    }
  });
}
