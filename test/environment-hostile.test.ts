import { readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHermes, type Hermes } from '../src/create-hermes.js';
import { registerBuiltIns } from '../src/discovery/built-ins.js';
import { type TemporaryHome, temporaryHome } from '../src/testing/temporary-home.js';
import { crashedHermes } from './support/crashed-hermes.js';
import { hostileCommands, hostileFile } from './support/hostile-commands.js';
import { SESSION_TARGETS, type SessionTarget } from './support/session-targets.js';

registerBuiltIns();

type Answer = Record<string, unknown>;
const WANTED = new Set(['ssh', 'docker', 'singularity']);
/** A tenth of a second on a machine that has time for it; what it really takes is measured in `bench/after-trouble.ts`. */
const SOON_MS = 3_000;

for (const known of SESSION_TARGETS.filter(({ name }) => WANTED.has(name))) {
  const missing = known.missing();
  if (missing !== undefined) console.warn(`Trouble in ${known.name} is not tested: ${missing}.`);
  describe.skipIf(missing !== undefined)(`trouble in ${known.name}`, () => {
    let target: SessionTarget;
    let place: TemporaryHome;
    let hermes: Hermes;
    const open = (more = {}): Promise<Hermes> =>
      createHermes({
        home: place.home,
        cwd: place.cwd,
        env: { ...target.env, HOME: place.home },
        environment: target.environment,
        toolsets: ['file', 'terminal', 'code_execution'],
        yolo: true,
        ...more,
      });
    beforeAll(async () => {
      place = temporaryHome({});
      target = await known.open();
      hermes = await open();
    }, 120_000);
    afterAll(async () => {
      await hermes?.close();
      await target?.close();
      place.remove();
    }, 60_000);
    const call = async (name: string, args: unknown, options = {}): Promise<Answer> =>
      JSON.parse(await hermes.call(name, args, options));
    const sh = (command: string, more: Answer = {}): Promise<Answer> => call('terminal', { command, ...more });
    /** Of this machine, where containers and the test's own sshd are seen as well. */
    const running = (mark: string): boolean =>
      readdirSync('/proc')
        .filter((name) => /^\d+$/.test(name))
        .some((pid) => commandLine(pid).includes(mark));

    it('ends a cancelled command and a cancelled script inside the target', async () => {
      for (const [name, args, mark] of [
        ['terminal', { command: `trap '' TERM INT HUP; sleep 77.11; sleep 77.11` }, '77.11'],
        ['execute_code', { code: 'import os\nos.system("sleep 77.22")' }, '77.22'],
      ] as const) {
        const stop = new AbortController();
        const answer = call(name, args, { signal: stop.signal, taskId: name });
        await expect.poll(() => running(`sleep\0${mark}`), { timeout: 20_000 }).toBe(true);
        stop.abort();
        const began = performance.now();
        expect(await answer).toMatchObject({ code: 'cancelled' });
        // Two seconds on a machine that has time for it.
        await expect.poll(() => running(`sleep\0${mark}`), { timeout: 10_000, interval: 10 }).toBe(false);
        console.info(
          `${name} in ${known.name}: ended ${Math.round(performance.now() - began)} ms after it was cancelled`,
        );
      }
    });

    for (const hostile of hostileCommands({ fill: known.fill })) {
      if (hostile.needsLimits && known.limits !== true) continue;
      it(`answers after ${hostile.name}, leaves nothing of it, and runs the next command`, async () => {
        await call('write_file', { path: hostileFile(hostile), content: hostile.script });
        const answer = await sh(`sh ./${hostileFile(hostile)}`, { timeout: hostile.timeout });
        expect(answer).toHaveProperty('exit_code');
        expect(answer).not.toHaveProperty('error');
        const began = performance.now();
        expect(await sh('echo next')).toMatchObject({ output: 'next', exit_code: 0 });
        expect(performance.now() - began).toBeLessThan(SOON_MS);
        expect(running(hostile.mark)).toBe(false);
        if (hostile.after !== undefined) expect(await sh(hostile.after)).toMatchObject({ exit_code: 0 });
      });
    }

    it('keeps every byte of large and binary output', async () => {
      const answer = await sh(`head -c 3000000 /dev/zero | tr '\\0' 'x'; printf '\\377\\376end'`);
      expect(answer).toMatchObject({ exit_code: 0, truncated: true, total_bytes: 3_000_005 });
      const page = await call('read_file', { path: answer.stored as string, offset: 1, limit: 1 });
      expect(page).not.toHaveProperty('error');
      const binary = Array.from({ length: 256 }, (_, byte) => `\\${byte.toString(8).padStart(3, '0')}`).join('');
      expect(await sh(`printf '${binary}' > all.bin; wc -c < all.bin`)).toMatchObject({ exit_code: 0, output: '256' });
    });

    it('takes every character of a command as it is written', async () => {
      const odd = `a b'c"d$e\`f\\g*h?i[j]{k}~l!m#n%o&p|q;r<s>t\nü☃\t.`;
      const quoted = `'${odd.replaceAll("'", `'\\''`)}'`;
      expect((await sh(`printf %s ${quoted}`)).output).toBe(odd);
      expect((await sh('cat', { stdin: odd })).output).toBe(odd);
      await call('write_file', { path: `odd/${odd.replaceAll('/', '')}`, content: odd });
      expect((await sh('cat odd/*')).output).toBe(odd);
    });

    it('says that a script has no interpreter there', async () => {
      const answer = await call('execute_code', { code: 'console.log(1)', language: 'javascript' });
      // Another machine may have one; the images of the test have none.
      if (known.name === 'ssh') expect(answer).not.toHaveProperty('code', 'internal');
      else expect(answer).toMatchObject({ code: 'not_found', error: expect.stringContaining('not installed') });
    });

    it('leaves nothing behind when it is closed with processes running', async () => {
      const other = await open();
      const answer = JSON.parse(
        await other.call('terminal', { command: 'sleep 88.11', background: true }, { taskId: 'left' }),
      ) as Answer;
      expect(answer).toHaveProperty('session_id');
      await expect.poll(() => running('sleep\u000088.11'), { timeout: 20_000 }).toBe(true);
      await other.close();
      await expect.poll(() => running('sleep\u000088.11'), { timeout: 5_000 }).toBe(false);
    });

    it('clears away at the next start what a killed Hermes left', async () => {
      const options = {
        home: place.home,
        cwd: place.cwd,
        env: { ...target.env, HOME: place.home },
        environment: target.environment,
        toolsets: ['terminal'],
        yolo: true,
      };
      // A terminal cannot be taken up again.
      const { pid, answers } = await crashedHermes(options, [
        ['terminal', { command: 'sleep 99.11', background: true, pty: true }, { taskId: 'crash' }],
      ]);
      expect(answers[0]).toHaveProperty('session_id');
      const next = await open();
      expect(await JSON.parse(await next.call('terminal', { command: 'true' }, { taskId: 'next' }))).toMatchObject({
        exit_code: 0,
      });
      await expect.poll(() => running('sleep\u000099.11'), { timeout: 10_000 }).toBe(false);
      await next.close();
      const sockets = readdirSync(tmpdir()).filter((name) => name.startsWith(`hermes-ssh-${pid}-`));
      expect(sockets).toEqual([]);
    });

    if (known.name !== 'ssh') return;
    it('reports a lost connection, and connects again', async () => {
      const answer = sh('echo early; sleep 66.11; echo late');
      await expect.poll(() => running('sleep\u000066.11'), { timeout: 20_000 }).toBe(true);
      target.cut?.();
      const lost = await answer;
      expect(JSON.stringify(lost)).toMatch(/connection was lost/i);
      expect(JSON.stringify(lost)).toContain('early');
      const started = performance.now();
      expect(await sh('echo again')).toMatchObject({ output: 'again', exit_code: 0 });
      expect(await call('write_file', { path: 'again.txt', content: 'x' })).not.toHaveProperty('error');
      expect(performance.now() - started).toBeLessThan(10_000);
      await expect.poll(() => running('sleep\u000066.11'), { timeout: 10_000 }).toBe(false);
    });
  });
}

function commandLine(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'latin1');
  } catch {
    return ''; // ended meanwhile
  }
}
