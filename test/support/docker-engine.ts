import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { addDebianPython, makeRootFolder } from './docker-root-folder.js';

/** A docker engine of our own, with an image without Python and one with. */
export interface TestEngine {
  /** For `DOCKER_HOST`. */
  readonly host: string;
  readonly plainImage: string;
  readonly pythonImage: string;
  close(): Promise<void>;
}

/** Why there can be no engine here; undefined when there can. */
export function dockerMissing(): string | undefined {
  if (process.getuid?.() !== 0) return 'an engine of its own needs root';
  const absent = ['/usr/sbin/dockerd', '/bin/busybox'].filter((path) => !existsSync(path));
  if (absent.length > 0) return `${absent.join(' and ')} not found (packages docker.io, busybox-static)`;
  return undefined;
}

export async function startDocker(): Promise<TestEngine> {
  // Short, since the path of a socket is; and on a disk, since the engine stacks file systems on it.
  const folder = await mkdtemp('/var/tmp/hd-');
  const at = (name: string): string => join(folder, name);
  const host = `unix://${at('s')}`;
  const options = ['--iptables=false', '--ip-forward=false', '--bridge=none', '--storage-driver=overlay2'];
  const places = ['--data-root', at('data'), '--exec-root', at('exec'), '--pidfile', at('pid'), '-H', host];
  const daemon = spawn('/usr/sbin/dockerd', [...places, ...options], { stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = new Promise<void>((resolve) => daemon.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    let said = '';
    daemon.stderr.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-4_000);
      if (said.includes('API listen on')) resolve();
    });
    void ended.then(() => reject(new Error(`dockerd did not start: ${said}`)));
  });
  await importImages(folder, host);
  return {
    host,
    plainImage: 'hermes-test/plain',
    pythonImage: 'hermes-test/python',
    async close() {
      daemon.kill();
      await ended;
      spawnSync('umount', [at('exec/netns/default')]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function importImages(folder: string, host: string): Promise<void> {
  const root = join(folder, 'root');
  const importAs = (image: string): void =>
    void execFileSync('sh', ['-c', `tar -C "$1" -c . | docker -H "$2" import - "$3"`, 'sh', root, host, image]);
  await makeRootFolder(root);
  importAs('hermes-test/plain');
  await addDebianPython(root);
  importAs('hermes-test/python');
  await rm(root, { recursive: true, force: true });
}
