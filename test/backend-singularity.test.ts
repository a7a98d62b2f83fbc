import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EnvironmentBackend } from '../src/environments/environment.js';
import {
  createSingularityBackend,
  type SingularityBackendOptions,
} from '../src/environments/singularity/create-singularity-backend.js';
import { describeBackend, run } from './backend-contract.js';
import { environmentContract } from './environment-contract.js';
import { apptainerMissing, makeApptainerImages, type TestImages } from './support/apptainer.js';

const missing = apptainerMissing();
if (missing !== undefined) console.warn(`The singularity backend is not tested: ${missing}.`);

describe.skipIf(missing !== undefined)('the singularity backend', () => {
  let images: TestImages;
  beforeAll(async () => {
    images = await makeApptainerImages();
  }, 120_000);
  afterAll(() => images?.close());

  const backend = (more: Partial<SingularityBackendOptions> = {}): EnvironmentBackend =>
    createSingularityBackend({
      image: images.pythonImage,
      hermesHome: images.folder,
      network: false,
      env: { ...images.env, HERMES_PLANTED: 'secret' },
      ...more,
    });
  const instances = (): string => execFileSync('apptainer', ['-s', 'instance', 'list'], { env: images.env }).toString();

  environmentContract('singularity', { backend, folder: () => '/tmp' });
  for (const python of [true, false]) {
    describeBackend({
      name: `an image ${python ? 'with' : 'without'} Python`,
      has: { bash: python, terminal: python, python },
      open: () => backend({ image: python ? images.pythonImage : images.plainImage }).open({ taskId: 'files' }),
    });
  }

  it('sees nothing of this machine and has no rights of root', async () => {
    const environment = await backend().open({ taskId: 'apart' });
    const { stdout } = await run(environment, { shell: 'env; ls /work /home 2>&1; cat /proc/self/status' });
    expect(stdout).not.toContain('HERMES_PLANTED');
    expect(stdout).toMatch(/CapEff:\s0000000000000000/);
    await environment.close();
    expect(instances()).not.toContain('hermes-');
  });

  it('keeps what a persistent task changed, and nothing else', async () => {
    const first = await backend({ persistent: true }).open({ taskId: 'kept' });
    await run(first, { shell: 'echo mine > /root/kept' });
    await first.close();
    const second = await backend({ persistent: true }).open({ taskId: 'kept' });
    expect((await run(second, { argv: ['cat', '/root/kept'] })).stdout).toBe('mine\n');
    await second.close();
    const other = await backend().open({ taskId: 'kept' });
    expect((await run(other, { argv: ['cat', '/root/kept'] })).exit.exitCode).toBe(1);
    await other.close();
  });

  it('ends at the next start what a crash left running', async () => {
    const dead = spawn('true');
    await new Promise((resolve) => dead.once('exit', resolve));
    const homeId = createHash('sha256').update(images.folder).digest('hex').slice(0, 8);
    const flags = ['--containall', '--no-home', '--no-privs', '--writable-tmpfs'];
    const name = `hermes-${homeId}-000000000000-${dead.pid}`;
    execFileSync('apptainer', ['-s', 'instance', 'start', ...flags, images.plainImage, name], { env: images.env });
    expect(await backend().reap()).toBe(1);
    expect(instances()).not.toContain(name);
  });

  describe('check', () => {
    it('is content with a program and an image that runs', async () => {
      expect(await backend().check()).toMatchObject({ ok: true });
    });

    it('tells what is missing', async () => {
      expect(await backend({ image: '/no/such.sif' }).check()).toMatchObject({ ok: false, reason: /no image/ });
      expect(await backend({ env: { PATH: '/nonexistent' } }).check()).toMatchObject({
        ok: false,
        reason: /no apptainer/,
      });
      await expect(backend({ image: '--writable' }).open({ taskId: 'x' })).rejects.toMatchObject({
        code: 'invalid_arguments',
      });
    });
  });
});
