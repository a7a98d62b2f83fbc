import { execFileSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDockerBackend, type DockerBackendOptions } from '../src/environments/docker/create-docker-backend.js';
import type { EnvironmentBackend } from '../src/environments/environment.js';
import { run } from './backend-contract.js';
import { makePodman, podmanMissing, type TestPodman } from './support/docker-podman.js';

const missing = podmanMissing();
if (missing !== undefined) console.warn(`The docker backend is not tested with podman: ${missing}.`);

describe.skipIf(missing !== undefined)('the docker backend with podman', () => {
  let podman: TestPodman;
  beforeAll(async () => {
    podman = await makePodman();
  }, 60_000);
  afterAll(() => podman?.close());

  const backend = (more: Partial<DockerBackendOptions> = {}): EnvironmentBackend =>
    createDockerBackend({
      image: podman.image,
      hermesHome: '/home/of/podman/tests',
      network: false,
      memoryMb: 128,
      engine: 'podman',
      env: podman.env,
      ...more,
    });
  const listed = (): string =>
    execFileSync('podman', ['ps', '-aq', '--filter', 'label=hermes.home'], { env: podman.env }).toString();

  it('is content when it is there with the image', async () => {
    expect(await backend().check()).toMatchObject({ ok: true, detail: expect.stringContaining('podman') });
    expect(await backend({ image: 'localhost/none' }).check()).toMatchObject({ ok: false });
  });

  it('runs commands, cancels them and holds files', async () => {
    const environment = await backend().open({ taskId: 'work' });
    expect(await run(environment, { shell: 'echo out; echo err >&2; exit 3' })).toMatchObject({
      stdout: 'out\n',
      stderr: 'err\n',
      exit: { exitCode: 3 },
    });
    const stop = new AbortController();
    const process = await environment.spawn({ shell: 'echo up; sleep 300' }, { signal: stop.signal });
    await new Promise<void>((resolve) => process.onOutput(() => resolve()));
    stop.abort();
    expect((await process.exited).exitCode).toBeGreaterThan(128);
    const folder = await environment.files.openFolder('/tmp');
    await folder.write('note', Buffer.from('kept\n'));
    expect((await run(environment, { argv: ['cat', '/tmp/note'] })).stdout).toBe('kept\n');
    await folder.close();
    await environment.close();
    expect(listed()).toBe('');
  });

  it('stops and resumes with its files', async () => {
    const first = await backend({ persistent: true }).open({ taskId: 'kept' });
    await run(first, { shell: 'echo mine > /root/kept' });
    await first.close();
    const second = await backend({ persistent: true }).open({ taskId: 'kept' });
    expect((await run(second, { argv: ['cat', '/root/kept'] })).stdout).toBe('mine\n');
    await second.close();
    await (await backend().open({ taskId: 'kept' })).close();
    expect(listed()).toBe('');
  });
});
