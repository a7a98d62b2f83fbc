import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Sandbox } from 'modal';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownershipOf, ownLabels } from '../src/environments/cloud/ownership.js';
import type { Environment, EnvironmentBackend } from '../src/environments/environment.js';
import { createModalBackend, type ModalBackendOptions } from '../src/environments/modal/create-modal-backend.js';
import { ModalTransport } from '../src/environments/modal/modal-transport.js';
import { describeBackend, run } from './backend-contract.js';
import { environmentContract } from './environment-contract.js';
import { type ModalServer, startModalServer, TEST_TOKEN } from './support/modal-server.js';

describe('the modal backend, against a server of its protocol on this machine', () => {
  let server: ModalServer;
  let home: string;
  const before = process.env.MODAL_SERVER_URL;
  beforeAll(async () => {
    server = await startModalServer();
    home = await mkdtemp(join(tmpdir(), 'hermes-modal-home-'));
    process.env.MODAL_SERVER_URL = server.url;
  });
  afterAll(async () => {
    if (before === undefined) delete process.env.MODAL_SERVER_URL;
    else process.env.MODAL_SERVER_URL = before;
    await server.close();
    await rm(home, { recursive: true, force: true });
  });

  const backend = (more: Partial<ModalBackendOptions> = {}): EnvironmentBackend =>
    createModalBackend({
      image: 'debian:12',
      app: 'hermes-tests',
      hermesHome: home,
      timeoutSeconds: 600,
      env: { ...TEST_TOKEN, HERMES_PLANTED: 'secret' },
      ...more,
    });

  environmentContract('modal', { backend, folder: () => '/tmp' });
  for (const withoutPython of [false, true]) {
    describeBackend({
      name: withoutPython ? 'without Python' : 'with Python',
      has: { bash: true, terminal: true, python: !withoutPython },
      open: () => backend({ withoutPython }).open({ taskId: `files-${withoutPython}` }),
    });
  }

  const running = () => [...server.sandboxes.values()].filter(({ ended }) => ended === null);
  const failing = (method: string, status: number, message: string, times = 1): void =>
    void server.faults.set(method, { status, message, times });

  it('asks for what the settings say, and marks it as its own', async () => {
    const environment = await backend({ network: false, cpus: 2, memoryMb: 512 }).open({ taskId: 'limits' });
    expect(running().at(-1)).toMatchObject({
      definition: {
        resources: { milliCpu: 2000, milliCpuMax: 2000, memoryMb: 512, memoryMbMax: 512 },
        timeoutSecs: 600,
        networkAccess: { type: BLOCKED },
      },
      tags: ownLabels(ownershipOf(home, 'limits')),
    });
    expect(environment.reach).toEqual({ hostFiles: false, network: false, confines: false });
    await environment.close();
    expect(running()).toEqual([]);
  });

  it('sees nothing of this process', async () => {
    const environment = await backend().open({ taskId: 'apart' });
    expect((await run(environment, { argv: ['env'] })).stdout).not.toMatch(/HERMES_PLANTED|MODAL_TOKEN/);
    await environment.close();
  });

  it('keeps the files of a persistent task, and only the last of them', async () => {
    for (const [line, printed] of [
      ['echo one > ~/kept; cat ~/kept', 'one\n'],
      ['cat ~/kept; echo two > ~/kept', 'one\n'],
      ['cat ~/kept', 'two\n'],
    ] as const) {
      const environment = await backend({ persistent: true }).open({ taskId: 'kept' });
      expect((await run(environment, { shell: line })).stdout).toBe(printed);
      await environment.close();
      expect(server.images.size).toBe(1);
    }
    const other = await backend().open({ taskId: 'kept' });
    expect((await run(other, { shell: 'cat ~/kept' })).exit.exitCode).toBe(1);
    await other.close();
    server.images.clear();
    await expect(backend({ persistent: true }).open({ taskId: 'kept' })).rejects.toMatchObject({
      code: 'not_found',
      message: expect.stringContaining('are gone'),
      hint: expect.stringContaining('begin anew'),
    });
    const anew = await backend({ persistent: true, image: 'alpine:3' }).open({ taskId: 'kept' });
    await anew.close();
  });

  it('says what was lost when a sandbox had to be ended', async () => {
    const ended: string[] = [];
    const sandboxOf = (name: string) => ({ terminate: async () => void ended.push(name) }) as unknown as Sandbox;
    const transport = (isPersistent: boolean, keep: () => Promise<void>): ModalTransport =>
      new ModalTransport({ isPersistent, keep, create: async () => sandboxOf('next') }, sandboxOf('hung'));
    const fails = async (): Promise<void> => Promise.reject(new Error('the snapshot timed out'));
    expect(await transport(true, async () => undefined).endAll()).toBeUndefined();
    expect(await transport(true, fails).endAll()).toMatch(/is gone: the snapshot timed out/);
    expect(await transport(false, fails).endAll()).toMatch(/this task keeps none/);
    expect(ended).toEqual(['hung', 'hung', 'hung']);
  });

  describe('after a crash', () => {
    // As if another process had worked there and died.
    const abandon = async (taskId: string): Promise<Environment> => {
      const environment = await backend().open({ taskId });
      const sandbox = running().at(-1);
      const dead = spawnSync('true');
      if (sandbox !== undefined)
        sandbox.tags = Object.fromEntries(
          Object.entries(sandbox.tags).map(([name, value]) => [name, value.replace(/-\d+$/, `-${dead.pid}`)]),
        );
      return environment;
    };

    it('goes on where a persistent task was', async () => {
      const lost = await abandon('crashed');
      await run(lost, { shell: 'echo half > ~/work' });
      const environment = await backend({ persistent: true }).open({ taskId: 'crashed' });
      expect((await run(environment, { shell: 'cat ~/work' })).stdout).toBe('half\n');
      expect(running()).toHaveLength(1);
      await environment.close();
      await lost.close();
    });

    it('ends what was left, keeping its files where they are to be kept', async () => {
      const lost = await abandon('reaped');
      await run(lost, { shell: 'echo half > ~/work' });
      const busy = await backend().open({ taskId: 'busy' });
      expect(await backend({ persistent: true }).reap()).toBe(1);
      expect(running()).toHaveLength(1);
      const environment = await backend({ persistent: true }).open({ taskId: 'reaped' });
      expect((await run(environment, { shell: 'cat ~/work' })).stdout).toBe('half\n');
      await Promise.all([environment.close(), busy.close(), lost.close()]);
      expect(await backend({ app: 'never-made' }).reap()).toBe(0);
    });
  });

  describe('trouble', () => {
    it('tells of refused credentials, also when checked', async () => {
      const wrong = backend({ env: { MODAL_TOKEN_ID: 'ak-x', MODAL_TOKEN_SECRET: 'as-x' } });
      await expect(wrong.open({ taskId: 'x' })).rejects.toMatchObject({
        code: 'unavailable',
        message: expect.stringContaining('refused the credentials'),
      });
      expect(await wrong.check()).toMatchObject({ ok: false, reason: /refused the credentials/, hint: /modal token/ });
    });

    it.each([
      [8, 'Workspace billing cycle spend limit reached', 'rate_limited', true],
      [3, 'Invalid image', 'invalid_arguments', false],
      [7, 'Not a member of the workspace', 'denied', false],
      [13, 'oops', 'unavailable', true],
    ] as const)('gives the answer %i of a create its own error', async (status, message, code, retryable) => {
      failing('SandboxCreateV2', status, message, 9);
      await expect(backend().open({ taskId: 'x' })).rejects.toMatchObject({
        code,
        retryable,
        message: expect.stringContaining(message),
      });
      server.faults.clear();
    });

    it('repeats what failed in passing', async () => {
      failing('SandboxCreateV2', 14, 'try again', 2);
      failing('TaskExecStart', 14, 'try again', 2);
      const environment = await backend().open({ taskId: 'passing' });
      failing('TaskExecStdioRead', 14, 'try again', 3);
      expect((await run(environment, { argv: ['echo', 'there'] })).stdout).toBe('there\n');
      await environment.close();
    });

    it('tells that an image cannot be built', async () => {
      await expect(backend({ image: 'no-such-image:1' }).open({ taskId: 'x' })).rejects.toMatchObject({
        code: 'unavailable',
        message: expect.stringContaining('no manifest'),
      });
    });

    it('goes on after the connections were cut, without losing a byte', async () => {
      const environment = await backend().open({ taskId: 'cut' });
      const process = await environment.spawn({ shell: 'echo one; read -r line; echo "$line"' }, { keepInput: true });
      let text = '';
      const first = new Promise<void>((resolve) =>
        process.onOutput((chunk) => {
          text += Buffer.from(chunk).toString();
          resolve();
        }),
      );
      await first;
      server.drop();
      await process.write(Buffer.from('two\n'));
      expect(await process.exited).toMatchObject({ exitCode: 0 });
      expect(text).toBe('one\ntwo\n');
      await environment.close();
    });

    it('reports a sandbox that died under a command, and works in a new one', async () => {
      const environment = await backend().open({ taskId: 'died' });
      const process = await environment.spawn({ shell: 'echo before; sleep 300' });
      let text = '';
      const first = new Promise<void>((resolve) =>
        process.onOutput((chunk) => {
          text += Buffer.from(chunk).toString();
          resolve();
        }),
      );
      await first;
      const [sandbox] = running();
      server.die(sandbox?.id ?? '', 'OOM');
      expect(await process.exited).toMatchObject({ lost: true });
      expect(text).toMatch(/^before\n.*has ended/s);
      expect(server.processesOf(sandbox?.id ?? '')).toEqual([]);
      expect((await run(environment, { argv: ['echo', 'anew'] })).stdout).toBe('anew\n');
      await environment.close();
      expect(running()).toEqual([]);
    });

    it('reports a sandbox that died between commands once', async () => {
      const environment = await backend().open({ taskId: 'died-idle' });
      server.die(running()[0]?.id ?? '', 'timeout');
      await expect(run(environment, { argv: ['true'] })).rejects.toMatchObject({
        code: 'unavailable',
        message: expect.stringContaining('has ended'),
      });
      expect((await run(environment, { argv: ['echo', 'anew'] })).stdout).toBe('anew\n');
      await environment.close();
    });
  });

  describe('check', () => {
    it('is content with credentials that are accepted', async () => {
      expect(await backend({ app: 'unheard-of' }).check()).toMatchObject({ ok: true, detail: /made when first used/ });
    });

    it('tells what is missing', async () => {
      expect(await backend({ env: { MODAL_TOKEN_ID: 'ak-half' } }).check()).toEqual({
        ok: false,
        reason: 'MODAL_TOKEN_SECRET is not set.',
        hint: expect.stringContaining('modal token new'),
      });
      expect(await backend({ image: '--odd image' }).check()).toMatchObject({ ok: false, reason: /modal_image/ });
      expect(await backend({ app: 'no app' }).check()).toMatchObject({ ok: false, reason: /modal_app/ });
    });
  });
});

/** `NetworkAccess.NetworkAccessType.BLOCKED` */
const BLOCKED = 2;
