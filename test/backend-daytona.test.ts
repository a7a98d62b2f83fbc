import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { CloudHttp } from '../src/environments/cloud/cloud-http.js';
import { ownershipOf, ownLabels } from '../src/environments/cloud/ownership.js';
import {
  createDaytonaBackend,
  type DaytonaBackendOptions,
} from '../src/environments/daytona/create-daytona-backend.js';
import type { Environment, EnvironmentBackend, EnvironmentProcess } from '../src/environments/environment.js';
import { type Connections, createConnections } from '../src/ports/http/connections.js';
import { createJudgedFetch } from '../src/ports/http/judged-fetch.js';
import { createJudgedSocket } from '../src/ports/http/judged-socket.js';
import { describeBackend, run } from './backend-contract.js';
import { environmentContract } from './environment-contract.js';
import { type DaytonaServer, type Fault, startDaytonaServer, TEST_KEY } from './support/daytona-server.js';

describe('the daytona backend, against a server of its protocol on this machine', () => {
  let server: DaytonaServer;
  let home: string;
  let connections: Connections;
  let http: CloudHttp;
  beforeAll(async () => {
    server = await startDaytonaServer();
    home = await mkdtemp(join(tmpdir(), 'hermes-daytona-home-'));
    connections = createConnections();
    const judged = { connections, endpoints: [server.url] };
    http = { fetch: createJudgedFetch(judged), connect: createJudgedSocket(judged) };
  });
  afterAll(async () => {
    await connections.close();
    await server.close();
    await rm(home, { recursive: true, force: true });
  });

  const backend = (more: Partial<DaytonaBackendOptions> = {}): EnvironmentBackend =>
    createDaytonaBackend({
      http,
      image: 'debian:12',
      hermesHome: home,
      autoStopMinutes: 15,
      env: { DAYTONA_API_KEY: TEST_KEY, DAYTONA_API_URL: server.url, HERMES_PLANTED: 'secret' },
      ...more,
    });

  environmentContract('daytona', { backend, folder: () => '/tmp' });
  for (const withoutPython of [false, true]) {
    describeBackend({
      name: withoutPython ? 'without Python' : 'with Python',
      has: { bash: true, terminal: true, python: !withoutPython },
      open: () => backend({ withoutPython }).open({ taskId: `files-${withoutPython}` }),
    });
  }

  const started = () => [...server.boxes.values()].filter(({ state }) => state === 'started');
  const failing = (on: RegExp, status: number, more: Partial<Fault> = {}): void =>
    void server.faults.push({ on, status, times: 1, ...more });

  it('asks for what the settings say, and marks it as its own', async () => {
    const options = { network: false, cpus: 1.5, memoryMb: 5120 };
    const environment = await backend(options).open({ taskId: 'limits' });
    expect(started().at(-1)?.definition).toEqual({
      buildInfo: { dockerfileContent: 'FROM debian:12\n' },
      cpu: 2,
      memory: 5,
      labels: expect.objectContaining(ownLabels(ownershipOf(home, 'limits'))),
      networkBlockAll: true,
      autoStopInterval: 15,
      autoDeleteInterval: 0,
    });
    expect(environment.reach).toEqual({ hostFiles: false, network: false, confines: false });
    await environment.close();
    expect(server.boxes.size).toBe(0);
  });

  it('sees nothing of this process', async () => {
    const environment = await backend().open({ taskId: 'apart' });
    expect((await run(environment, { argv: ['env'] })).stdout).not.toMatch(/HERMES_PLANTED|DAYTONA_API|dtn_|TERM=/);
    await environment.close();
  });

  it('does not go on with a sandbox whose network is not what the settings say now', async () => {
    const first = await backend({ persistent: true, network: true }).open({ taskId: 'tightened' });
    await first.close();
    await expect(backend({ persistent: true, network: false }).open({ taskId: 'tightened' })).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('network on'),
    });
    // Without anything to keep the next session deletes it.
    await (await backend().open({ taskId: 'tightened' })).close();
    expect(server.boxes.size).toBe(0);
  });

  it('stops the sandbox of a persistent task and goes on with it', async () => {
    const first = await backend({ persistent: true }).open({ taskId: 'kept' });
    await run(first, { shell: 'echo mine > ~/kept' });
    await first.close();
    expect([...server.boxes.values()].map(({ state }) => state)).toEqual([expect.stringMatching(/^stopp/)]);
    const second = await backend({ persistent: true }).open({ taskId: 'kept' });
    expect((await run(second, { shell: 'cat ~/kept' })).stdout).toBe('mine\n');
    await second.close();
    const other = await backend({ persistent: true, image: 'alpine:3' }).open({ taskId: 'kept' });
    expect((await run(other, { shell: 'cat ~/kept' })).exit.exitCode).toBe(1);
    await other.close();
    const none = await backend().open({ taskId: 'kept' });
    await none.close();
    expect(server.boxes.size).toBe(0);
  });

  describe('after a crash', () => {
    let isDead = false;
    afterEach(() => {
      for (const id of server.boxes.keys()) server.turn(id, 'destroyed');
      server.boxes.clear();
    });
    // As if another process had worked there and died.
    const abandon = async (taskId: string): Promise<Environment> => {
      isDead = false;
      const gone = () => Promise.reject(new Error('dead'));
      const ours: CloudHttp = {
        fetch: (url, init) => (isDead ? gone() : http.fetch(url, init)),
        connect: (url, headers) => (isDead ? gone() : http.connect(url, headers)),
      };
      const environment = await backend({ persistent: true, http: ours }).open({ taskId });
      await run(environment, { shell: 'echo half > ~/work' });
      const dead = spawnSync('true');
      for (const box of started())
        box.labels = Object.fromEntries(
          Object.entries(box.labels).map(([name, value]) => [name, value.replace(/-\d+$/, `-${dead.pid}`)]),
        );
      return environment;
    };

    it('goes on where a persistent task was, and ends what still ran there', async () => {
      const lost = await abandon('crashed');
      const process = await lost.spawn({ shell: 'sleep 300' });
      isDead = true;
      const environment = await backend({ persistent: true }).open({ taskId: 'crashed' });
      expect((await run(environment, { shell: 'cat ~/work' })).stdout).toBe('half\n');
      expect(server.boxes.size).toBe(1);
      // Its last words may still come through, or be lost with the connection.
      expect((await process.exited).exitCode).not.toBe(0);
      await environment.close();
      await lost.close().catch(() => undefined);
    });

    it('stops or deletes what was left', async () => {
      const lost = await abandon('reaped');
      const busy = await backend().open({ taskId: 'busy' });
      expect(await backend({ persistent: true }).reap()).toBe(1);
      expect(started()).toHaveLength(1);
      await lost.close().catch(() => undefined);
      await abandon('reaped-too');
      await busy.close();
      expect(await backend().reap()).toBe(1);
      expect(started()).toEqual([]);
    });
  });

  describe('trouble', () => {
    afterEach(() => void server.faults.splice(0));

    it('tells of a refused key, also when checked', async () => {
      const wrong = backend({ env: { DAYTONA_API_KEY: 'dtn_wrong', DAYTONA_API_URL: server.url } });
      await expect(wrong.open({ taskId: 'x' })).rejects.toMatchObject({
        code: 'unavailable',
        message: expect.stringContaining('refused the API key'),
      });
      expect(await wrong.check()).toMatchObject({ ok: false, reason: /refused the API key/, hint: /DAYTONA_API_KEY/ });
    });

    it.each([
      [400, 'Invalid memory', 'invalid_arguments', false],
      [403, 'Total memory quota exceeded. Maximum allowed: 10GiB', 'rate_limited', true],
      [403, 'Access denied', 'denied', false],
      [409, 'State change in progress', 'conflict', true],
      [500, 'Internal server error', 'unavailable', true],
      [502, '<html><b>Bad Gateway</b></html>', 'unavailable', true],
    ] as const)('gives the answer %i (%s) its own error', async (status, message, code, retryable) => {
      failing(/POST \/api\/sandbox$/, status, {
        body: message.startsWith('<') ? message : JSON.stringify({ message }),
      });
      await expect(backend().open({ taskId: 'x' })).rejects.toMatchObject({
        code,
        retryable,
        message: expect.stringContaining(message.replace(/<[^>]*>/g, '')),
      });
      expect(server.boxes.size).toBe(0);
    });

    it('waits when it is told to, but not for long', async () => {
      failing(/POST \/api\/sandbox$/, 429, { headers: { 'retry-after': '0.05' }, times: 2 });
      const environment = await backend().open({ taskId: 'patient' });
      await environment.close();
      failing(/POST \/api\/sandbox$/, 429, { headers: { 'retry-after': '120' } });
      await expect(backend().open({ taskId: 'x' })).rejects.toMatchObject({
        code: 'rate_limited',
        retryable: true,
        details: { retry_after_seconds: 120 },
      });
    });

    it('repeats only what can do no harm twice', async () => {
      failing(/GET \/api\/sandbox/, 503, { times: 2 });
      const environment = await backend().open({ taskId: 'again' });
      const before = server.calls.filter((name) => name === 'POST /api/sandbox').length;
      failing(/POST \/api\/sandbox$/, 503);
      await expect(backend().open({ taskId: 'x' })).rejects.toMatchObject({ code: 'unavailable' });
      expect(server.calls.filter((name) => name === 'POST /api/sandbox').length).toBe(before + 1);
      await environment.close();
    });

    it('tells of an answer that is cut off', async () => {
      failing(/POST \/api\/sandbox$/, 200, { body: '{"id": "hal' });
      await expect(backend().open({ taskId: 'x' })).rejects.toMatchObject({
        message: expect.stringContaining('cut off'),
      });
    });

    it('tells that an image cannot be built', async () => {
      await expect(backend({ image: 'no-such-image' }).open({ taskId: 'x' })).rejects.toMatchObject({
        code: 'unavailable',
        message: expect.stringContaining('manifest unknown'),
      });
      server.boxes.clear();
    });

    it('reports a lost connection with what was printed before, and the next command works', async () => {
      const environment = await backend().open({ taskId: 'cut' });
      const { process, text } = await begin(environment);
      server.cut();
      expect(await process.exited).toMatchObject({ lost: true });
      expect(text()).toMatch(/^before\n.*connection to the Daytona sandbox was lost/s);
      expect((await run(environment, { argv: ['echo', 'fine'] })).stdout).toBe('fine\n');
      expect((await run(environment, { shell: 'pgrep -cf "^sleep 311.7"' })).stdout).toBe('0\n');
      await environment.close();
    });

    it('starts a sandbox again that stopped under a command', async () => {
      const environment = await backend().open({ taskId: 'stopped' });
      await run(environment, { shell: 'echo mine > ~/kept' });
      const { process, text } = await begin(environment);
      server.turn(started()[0]?.id ?? '', 'stopped');
      expect(await process.exited).toMatchObject({ lost: true });
      expect(text()).toMatch(/started again/);
      expect((await run(environment, { shell: 'cat ~/kept' })).stdout).toBe('mine\n');
      server.turn(started()[0]?.id ?? '', 'stopped');
      expect((await run(environment, { shell: 'cat ~/kept' })).stdout).toBe('mine\n');
      await environment.close();
    });

    it('reports a sandbox that is gone once, and then works in a new one', async () => {
      const environment = await backend().open({ taskId: 'gone' });
      const [box] = started();
      server.turn(box?.id ?? '', 'destroyed');
      server.boxes.delete(box?.id ?? '');
      await expect(run(environment, { argv: ['true'] })).rejects.toMatchObject({
        code: 'unavailable',
        message: expect.stringContaining('is gone'),
      });
      expect((await run(environment, { argv: ['echo', 'anew'] })).stdout).toBe('anew\n');
      await environment.close();
      expect(server.boxes.size).toBe(0);
    });
  });

  describe('check', () => {
    it('is content with a key that is accepted', async () => {
      expect(await backend().check()).toMatchObject({ ok: true, detail: /debian:12/ });
    });

    it('tells what is missing', async () => {
      expect(await backend({ env: {} }).check()).toEqual({
        ok: false,
        reason: 'DAYTONA_API_KEY is not set.',
        hint: expect.stringContaining('API key'),
      });
      const env = { DAYTONA_API_KEY: TEST_KEY, DAYTONA_API_URL: 'daytona' };
      expect(await backend({ env }).check()).toMatchObject({ ok: false, reason: /DAYTONA_API_URL/ });
      const closed = { DAYTONA_API_KEY: TEST_KEY, DAYTONA_API_URL: 'http://127.0.0.1:9/api' };
      expect(await backend({ env: closed }).check()).toMatchObject({ ok: false, reason: /cannot be reached/ });
      expect(await backend({ image: 'x\nRUN evil' }).check()).toMatchObject({ ok: false, reason: /daytona_image/ });
    });
  });
});

/** A command that has printed something and goes on. */
async function begin(environment: Environment): Promise<{ process: EnvironmentProcess; text: () => string }> {
  const process = await environment.spawn({ shell: 'echo before; sleep 311.7' });
  let text = '';
  await new Promise<void>((resolve) =>
    process.onOutput((chunk) => {
      text += Buffer.from(chunk).toString();
      resolve();
    }),
  );
  return { process, text: () => text };
}
