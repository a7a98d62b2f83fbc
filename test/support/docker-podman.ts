import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeRootFolder } from './docker-root-folder.js';

export interface TestPodman {
  readonly env: Record<string, string>;
  readonly image: string;
  close(): Promise<void>;
}

/** Why there can be no podman here; undefined when there can. */
export function podmanMissing(): string | undefined {
  if (process.getuid?.() !== 0) return 'its limits need root';
  const absent = ['/usr/bin/podman', '/usr/sbin/runc', '/bin/busybox'].filter((path) => !existsSync(path));
  return absent.length > 0 ? `${absent.join(' and ')} not found (packages podman, runc, busybox-static)` : undefined;
}

/** Podman with a store of its own, set up for machines that may not raise limits. */
export async function makePodman(): Promise<TestPodman> {
  const folder = await mkdtemp('/var/tmp/hp-');
  const at = (name: string): string => join(folder, name);
  await writeFile(
    at('containers.conf'),
    `[containers]\ndefault_ulimits = ["nofile=1024:1024", "nproc=4096:4096"]\nnetns = "none"\n[engine]\nruntime = "runc"\ncgroup_manager = "cgroupfs"\nevents_logger = "file"\n`,
  );
  await writeFile(
    at('storage.conf'),
    `[storage]\ndriver = "overlay"\ngraphroot = "${at('root')}"\nrunroot = "${at('run')}"\n`,
  );
  const env = {
    PATH: process.env.PATH ?? '/usr/bin:/bin',
    HOME: folder,
    CONTAINERS_CONF: at('containers.conf'),
    CONTAINERS_STORAGE_CONF: at('storage.conf'),
  };
  await makeRootFolder(at('files'));
  const image = 'localhost/hermes-test/plain';
  execFileSync('sh', ['-c', 'tar -C "$1" -c . | podman import - "$2"', 'sh', at('files'), image], {
    env,
    stdio: 'pipe',
  });
  return {
    env,
    image,
    async close() {
      // Kept containers stay until then, and what clears up after a stopped one may still be at work.
      spawnSync('podman', ['rm', '-f', '-a', '-t', '0'], { env });
      spawnSync('umount', [at('root/overlay')]);
      await rm(folder, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}
