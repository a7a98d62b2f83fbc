import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EnvironmentOptions } from '../../src/compose/options.js';
import { apptainerMissing, makeApptainerImages } from './apptainer.js';
import { dockerMissing, startDocker } from './docker-engine.js';
import { makePodman, podmanMissing } from './docker-podman.js';
import { sshdMissing, startSshd } from './sshd.js';

/** A place a session can work in, with what is needed to get there. */
export interface SessionTarget {
  readonly environment: string | EnvironmentOptions;
  /** Variables that Hermes is started with. */
  readonly env: Record<string, string>;
  /** A folder there that is the session's own. */
  readonly cwd: string;
  /** Breaks the connections that stand; others can be made. */
  cut?(): void;
  close(): Promise<void>;
}

export interface KnownTarget {
  readonly name: string;
  /** What the programs of the target are. */
  readonly has: { readonly bash: boolean; readonly python: boolean };
  /** Why it cannot be had here; undefined when it can. */
  missing(): string | undefined;
  /** Whether processes and memory are limited there. */
  readonly limits?: boolean;
  /** A folder there with room for less than 90 MB, seen from the session's own. */
  readonly fill?: string | undefined;
  open(): Promise<SessionTarget>;
}

const PATH = process.env.PATH ?? '/usr/bin:/bin';
/** Only root can make a disk of its own. */
const SMALL = process.getuid?.() === 0 ? 'small' : undefined;

/** Everywhere a session can work without the network. */
export const SESSION_TARGETS: readonly KnownTarget[] = [
  {
    name: 'local',
    has: { bash: true, python: true },
    fill: SMALL,
    missing: () => undefined,
    async open() {
      const cwd = mkdtempSync(join(tmpdir(), 'hermes-session-'));
      const removeSmall = makeSmall(cwd);
      return {
        environment: 'local',
        env: { PATH },
        cwd,
        async close() {
          removeSmall();
          rmSync(cwd, { recursive: true });
        },
      };
    },
  },
  {
    name: 'ssh',
    has: { bash: true, python: true },
    fill: SMALL,
    missing: sshdMissing,
    async open() {
      const sshd = await startSshd();
      const folder = mkdtempSync(join(tmpdir(), 'hermes-session-'));
      const cwd = join(folder, 'work');
      mkdirSync(cwd);
      const removeSmall = makeSmall(cwd);
      // Nothing of the user's own settings and known hosts.
      mkdirSync(join(folder, 'bin'));
      writeFileSync(join(folder, 'bin/ssh'), `#!/bin/sh\nexec /usr/bin/ssh -F ${sshd.configFile} "$@"\n`);
      chmodSync(join(folder, 'bin/ssh'), 0o755);
      const { port, user, key } = sshd;
      return {
        environment: { type: 'ssh', host: '127.0.0.1', port, user, key, cwd },
        env: { PATH: `${join(folder, 'bin')}:${PATH}` },
        cwd,
        cut() {
          for (const pid of childrenOf(sshd.pid)) process.kill(pid, 'SIGKILL');
        },
        async close() {
          await sshd.close();
          removeSmall();
          rmSync(folder, { recursive: true });
        },
      };
    },
  },
  {
    name: 'docker',
    has: { bash: true, python: true },
    missing: dockerMissing,
    limits: true,
    fill: '/run',
    async open() {
      const engine = await startDocker();
      return {
        environment: { type: 'docker', image: engine.pythonImage, network: false, memory: 512, persistent: false },
        env: { PATH, DOCKER_HOST: engine.host },
        cwd: '/root',
        close: () => engine.close(),
      };
    },
  },
  {
    name: 'podman, an image of busybox alone',
    has: { bash: false, python: false },
    missing: podmanMissing,
    limits: true,
    fill: '/run',
    async open() {
      const podman = await makePodman();
      return {
        environment: { type: 'podman', image: podman.image, network: false, memory: 256, persistent: false },
        env: podman.env,
        cwd: '/root',
        close: () => podman.close(),
      };
    },
  },
  {
    name: 'singularity',
    has: { bash: true, python: true },
    limits: process.getuid?.() === 0,
    missing: apptainerMissing,
    async open() {
      const images = await makeApptainerImages();
      return {
        environment: { type: 'singularity', image: images.pythonImage, network: false, memory: 512, persistent: false },
        env: images.env,
        cwd: '/root',
        close: () => images.close(),
      };
    },
  },
];

/** A disk with little room in the folder. Answers how to take it away. */
function makeSmall(folder: string): () => void {
  if (SMALL === undefined) return () => undefined;
  const small = join(folder, SMALL);
  mkdirSync(small);
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=16m', 'hermes-test', small]);
  return () => execFileSync('umount', [small]);
}

function childrenOf(parent: number): number[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.map(Number).filter((pid) => {
    try {
      return (
        Number(
          readFileSync(`/proc/${pid}/stat`, 'latin1')
            .replace(/^.*\) \S /, '')
            .split(' ')[0],
        ) === parent
      );
    } catch {
      return false; // ended meanwhile
    }
  });
}
