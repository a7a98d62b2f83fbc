import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EnvironmentBackend } from '../src/environments/environment.js';
import { createSshBackend, type SshBackendOptions } from '../src/environments/ssh/create-ssh-backend.js';
import { describeBackend, run } from './backend-contract.js';
import { environmentContract } from './environment-contract.js';
import { sshdMissing, startSshd, type TestSshd } from './support/sshd.js';

const missing = sshdMissing();
if (missing !== undefined) console.warn(`The ssh backend is not tested: ${missing}.`);

describe.skipIf(missing !== undefined)('the ssh backend', () => {
  let sshd: TestSshd;
  let folder: string;
  beforeAll(async () => {
    sshd = await startSshd();
    folder = await mkdtemp(join(tmpdir(), 'hermes-ssh-work-'));
  });
  afterAll(async () => {
    await sshd.close();
    await rm(folder, { recursive: true, force: true });
  });

  const backend = (more: Partial<SshBackendOptions> = {}): EnvironmentBackend =>
    createSshBackend({
      host: '127.0.0.1',
      user: sshd.user,
      port: sshd.port,
      key: sshd.key,
      configFile: sshd.configFile,
      env: { PATH: process.env.PATH ?? '/usr/bin:/bin', HERMES_PLANTED: 'secret' },
      ...more,
    });

  environmentContract('ssh', { backend, folder: () => folder });
  for (const withoutPython of [false, true]) {
    describeBackend({
      name: withoutPython ? 'a host without Python' : 'a host with Python',
      has: { bash: true, terminal: true, python: !withoutPython },
      open: () => backend({ withoutPython }).open({ taskId: 'contract' }),
    });
  }

  it('reports a connection that is lost in mid-command, and connects again for the next', async () => {
    const environment = await backend().open({ taskId: 'lost' });
    const process = await environment.spawn({ shell: 'echo up; sleep 300' });
    await new Promise<void>((resolve) => process.onOutput(() => resolve()));
    const masters = mastersOf(sshd.port);
    expect(masters.length).toBeGreaterThan(0);
    for (const pid of masters) globalThis.process.kill(pid, 'SIGKILL');
    expect(await process.exited).toMatchObject({ lost: true });
    expect((await run(environment, { argv: ['echo', 'again'] })).stdout).toBe('again\n');
    const handle = await environment.files.openFolder('/');
    expect((await handle.list()).length).toBeGreaterThan(0);
    await handle.close();
    await environment.close();
    expect(mastersOf(sshd.port)).toEqual([]);
  });

  it('reaches a host through another one', async () => {
    const environment = await backend({ jump: `${sshd.user}@localhost:${sshd.port}` }).open({ taskId: 'jump' });
    expect((await run(environment, { argv: ['echo', 'far'] })).stdout).toBe('far\n');
    await environment.close();
  });

  it('shows no variable of ours to the far side', async () => {
    const environment = await backend().open({ taskId: 'env' });
    expect((await run(environment, { argv: ['env'] })).stdout).not.toContain('HERMES_PLANTED');
    await environment.close();
  });

  describe('check', () => {
    it('is content with a host that answers', async () => {
      expect(await backend().check()).toMatchObject({ ok: true });
    });

    it.each([
      ['no host', { host: undefined }, /no host/],
      ['a host that is an option', { host: '-oProxyCommand=touch /tmp/pwned' }, /cannot be the host/],
      ['a user that is an option', { user: '-oProxyCommand=x' }, /cannot be the user/],
      ['nobody at the port', { port: 1 }, /refused/i],
    ])('tells about %s', async (_, more, reason) => {
      const answer = await backend(more).check();
      expect(answer).toMatchObject({ ok: false, reason: expect.stringMatching(reason) });
      expect(answer.ok || answer.hint).not.toBe('');
    });

    it('tells about a key that is not accepted', async () => {
      expect(await backend({ key: sshd.strangeKey, configFile: '/dev/null', strict: false }).check()).toMatchObject({
        ok: false,
      });
    });

    it('refuses an unknown host key when it is strict', async () => {
      const answer = await backend({ configFile: '/dev/null', strict: true, host: 'localhost' }).check();
      expect(answer).toMatchObject({ ok: false, reason: expect.stringMatching(/host key/i) });
    });

    it('tells that there is no ssh', async () => {
      expect(await backend({ env: { PATH: '/nonexistent' } }).check()).toMatchObject({ ok: false, reason: /no ssh/ });
    });
  });
});

/** The processes that hold shared connections to our sshd. */
function mastersOf(port: number): number[] {
  return readdirSync('/proc').flatMap((name) => {
    try {
      const text = /^\d+$/.test(name) ? readFileSync(`/proc/${name}/cmdline`, 'latin1') : '';
      return text.startsWith('ssh') && text.includes(`\0${port}\0`) && text.includes('ControlMaster=yes')
        ? [Number(name)]
        : [];
    } catch {
      return []; // ended meanwhile
    }
  });
}
