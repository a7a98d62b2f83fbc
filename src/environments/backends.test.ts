import { describe, expect, it } from 'vitest';
import { BACKENDS, type RemoteKind } from './backends.js';

const terminal = {
  network: false,
  docker_image: 'no/such-image',
  docker_volumes: [],
  docker_forward_env: [],
  docker_mount_cwd_to_workspace: false,
  container_cpu: 1,
  container_memory: 256,
  container_persistent: false,
  singularity_image: '/no/such/image',
  ssh_port: 22,
  ssh_strict: true,
  modal_image: 'debian:12',
  modal_app: 'hermes',
  modal_timeout: 60,
  daytona_image: 'debian:12',
  daytona_auto_stop: 60,
};

describe('the table of backends', () => {
  it.each(Object.keys(BACKENDS) as RemoteKind[])('makes %s, which says in words what is missing', async (kind) => {
    // An empty PATH: no program is found, whatever this machine has.
    const backend = await BACKENDS[kind]({
      terminal,
      hermesHome: '/nonexistent',
      workspace: '/nonexistent',
      // Half of the credentials, so that no profile of this machine is asked.
      env: { PATH: '', MODAL_TOKEN_ID: 'ak-half' },
      http: async () => ({
        fetch: async () => Response.error(),
        connect: () => Promise.reject(new Error('no network')),
      }),
    });
    expect(backend.kind).toBe(kind);
    const check = await backend.check();
    expect(check).toMatchObject({ ok: false, reason: expect.stringMatching(/\w/), hint: expect.stringMatching(/\w/) });
  });
});
