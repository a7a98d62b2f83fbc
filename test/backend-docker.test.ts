import { execFileSync, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDockerBackend, type DockerBackendOptions } from '../src/environments/docker/create-docker-backend.js';
import type { EnvironmentBackend } from '../src/environments/environment.js';
import { describeBackend, run } from './backend-contract.js';
import { environmentContract } from './environment-contract.js';
import { dockerMissing, startDocker, type TestEngine } from './support/docker-engine.js';

const missing = dockerMissing();
if (missing !== undefined) console.warn(`The docker backend is not tested: ${missing}.`);

describe.skipIf(missing !== undefined)('the docker backend', () => {
  let engine: TestEngine;
  let home: string;
  beforeAll(async () => {
    engine = await startDocker();
    home = await mkdtemp(join(tmpdir(), 'hermes-docker-'));
  }, 120_000);
  afterAll(async () => {
    await engine?.close();
    await rm(home, { recursive: true, force: true });
  }, 60_000);

  const backend = (more: Partial<DockerBackendOptions> = {}): EnvironmentBackend =>
    createDockerBackend({
      image: engine.pythonImage,
      hermesHome: home,
      network: false,
      memoryMb: 256,
      env: { PATH: process.env.PATH ?? '/usr/bin:/bin', DOCKER_HOST: engine.host, HERMES_PLANTED: 'secret' },
      ...more,
    });
  const docker = (...args: string[]): string =>
    execFileSync('docker', ['-H', engine.host, ...args])
      .toString()
      .trim();

  environmentContract('docker', { backend, folder: () => '/tmp' });
  for (const python of [true, false]) {
    describeBackend({
      name: `an image ${python ? 'with' : 'without'} Python`,
      has: { bash: python, terminal: python, python },
      open: () => backend({ image: python ? engine.pythonImage : engine.plainImage }).open({ taskId: 'files' }),
    });
  }

  it('gives a container no more than it needs', async () => {
    const environment = await backend({ cpus: 0.5, pids: 64 }).open({ taskId: 'tight' });
    const { stdout } = await run(environment, { shell: 'cat /proc/self/status' });
    expect(stdout).toMatch(/NoNewPrivs:\s1/);
    expect(stdout).toMatch(/CapEff:\s0{13}02b$|CapEff:\s000000000000002b/m);
    const [container = ''] = docker('ps', '-q', '--filter', 'label=hermes.home').split('\n');
    const config = JSON.parse(docker('inspect', container))[0].HostConfig;
    expect(config).toMatchObject({ PidsLimit: 64, Memory: 256 * 2 ** 20, NanoCpus: 5e8, NetworkMode: 'none' });
    await environment.close();
    expect(docker('ps', '-aq', '--filter', 'label=hermes.home')).toBe('');
  });

  it('forwards variables by name, with no value on any command line or in the engine', async () => {
    const environment = await backend({ forwardEnv: ['HERMES_PLANTED'] }).open({ taskId: 'forward' });
    const shown = run(environment, { shell: 'printf %s "$HERMES_PLANTED"; sleep 0.2' });
    const process = await environment.spawn({ shell: 'echo up; sleep 5' });
    await new Promise<void>((resolve) => process.onOutput(() => resolve()));
    expect(execFileSync('ps', ['-eo', 'args']).toString()).not.toContain('=secret');
    expect(docker('inspect', docker('ps', '-q'))).not.toContain('=secret');
    expect((await shown).stdout).toBe('secret');
    await process.kill('SIGKILL');
    await environment.close();
    const without = await backend().open({ taskId: 'forward' });
    expect((await run(without, { argv: ['env'] })).stdout).not.toContain('HERMES_PLANTED');
    await without.close();
    await expect(backend({ forwardEnv: ['A=b'] }).open({ taskId: 'x' })).rejects.toMatchObject({
      code: 'invalid_arguments',
    });
  });

  it('stops and resumes with its files', async () => {
    const first = await backend({ persistent: true }).open({ taskId: 'kept' });
    await run(first, { shell: 'echo mine > /root/kept' });
    await first.close();
    expect(docker('ps', '-q', '--filter', 'label=hermes.home')).toBe('');
    const second = await backend({ persistent: true }).open({ taskId: 'kept' });
    expect((await run(second, { argv: ['cat', '/root/kept'] })).stdout).toBe('mine\n');
    await second.close();
    const fresh = await backend({ persistent: false }).open({ taskId: 'kept' });
    expect((await run(fresh, { argv: ['cat', '/root/kept'] })).exit.exitCode).toBe(1);
    await fresh.close();
  });

  it('keeps the files but not the reach of a container whose settings have changed since', async () => {
    const first = await backend({ persistent: true, network: true }).open({ taskId: 'tightened' });
    await run(first, { shell: 'echo mine > /root/kept' });
    await first.close();
    const second = await backend({ persistent: true, network: false }).open({ taskId: 'tightened' });
    expect((await run(second, { argv: ['cat', '/root/kept'] })).stdout).toBe('mine\n');
    const [id = ''] = docker('ps', '-q', '--filter', 'label=hermes.home').split('\n');
    expect(docker('inspect', '--format', '{{.HostConfig.NetworkMode}}', id).trim()).toBe('none');
    await second.close();
    const third = await backend({ persistent: true, network: false }).open({ taskId: 'tightened' });
    expect((await run(third, { argv: ['cat', '/root/kept'] })).stdout).toBe('mine\n');
    await third.close();
  });

  it('mounts the workspace and volumes', async () => {
    const environment = await backend({ workspace: home, volumes: [`${home}:/data:ro`] }).open({ taskId: 'mounts' });
    expect(environment.cwd).toBe('/workspace');
    expect(environment.reach.hostFiles).toBe(true);
    await run(environment, { shell: 'echo here > seen' });
    expect(await readFile(join(home, 'seen'), 'utf8')).toBe('here\n');
    expect((await run(environment, { shell: 'echo x > /data/no' })).exit.exitCode).not.toBe(0);
    await environment.close();
    await expect(backend({ volumes: ['nonsense'] }).open({ taskId: 'x' })).rejects.toMatchObject({
      code: 'invalid_arguments',
    });
    await expect(backend({ image: '--privileged' }).open({ taskId: 'x' })).rejects.toMatchObject({
      code: 'invalid_arguments',
    });
  });

  it.each([
    ['with Python', () => engine.pythonImage],
    ['without Python', () => engine.plainImage],
  ])(
    'survives a fork bomb and a memory hog in an image %s',
    async (_, image) => {
      const environment = await backend({ image: image(), pids: 64, memoryMb: 64 }).open({ taskId: 'bomb' });
      const stop = new AbortController();
      const bomb = await environment.spawn(
        { shell: 'b() { b | b & b; }; echo up; b' },
        { signal: stop.signal, mergeOutput: true },
      );
      await new Promise<void>((resolve) => bomb.onOutput(() => resolve()));
      stop.abort();
      await bomb.exited;
      const hog = await run(environment, { shell: 'head -c 300m /dev/zero | tail' }, { mergeOutput: true });
      expect(hog.exit.exitCode).not.toBe(0);
      expect((await run(environment, { argv: ['echo', 'fine'] })).stdout).toBe('fine\n');
      await environment.close();
    },
    60_000,
  );

  it('stops at the next start what a crash left running', async () => {
    const dead = spawn('true');
    await new Promise((resolve) => dead.once('exit', resolve));
    const environment = await backend({ persistent: true }).open({ taskId: 'crashed' });
    const [id = ''] = docker('ps', '-q', '--filter', 'label=hermes.home').split('\n');
    const name = docker('inspect', '--format', '{{.Name}}', id).slice(1);
    docker('rename', id, name.replace(/\d+$/, String(dead.pid)));
    expect(await backend().reap()).toBe(1);
    expect(docker('ps', '-q', '--filter', 'label=hermes.home')).toBe('');
    await environment.close();
    expect(await backend().reap()).toBe(0);
  });

  it('reports a container that vanishes in mid-command', async () => {
    const environment = await backend().open({ taskId: 'vanish' });
    const process = await environment.spawn({ shell: 'echo up; sleep 300' });
    await new Promise<void>((resolve) => process.onOutput(() => resolve()));
    docker('rm', '-f', docker('ps', '-q', '--filter', 'label=hermes.home'));
    expect((await process.exited).exitCode).not.toBe(0);
    await expect(run(environment, { argv: ['true'] })).rejects.toMatchObject({ code: 'unavailable' });
    await environment.close();
  });

  describe('check', () => {
    it('is content with an engine that has the image', async () => {
      expect(await backend().check()).toMatchObject({ ok: true });
    });

    it('tells what is missing', async () => {
      expect(await backend({ image: 'no/such' }).check()).toMatchObject({ ok: false, reason: /no image/ });
      expect(await backend({ env: { PATH: '/nonexistent' } }).check()).toMatchObject({
        ok: false,
        reason: /no docker/,
      });
      const env = { PATH: process.env.PATH ?? '', DOCKER_HOST: 'unix:///nonexistent/s' };
      expect(await backend({ env }).check()).toMatchObject({ ok: false, reason: /does not answer/ });
    });
  });
});
