import type { CloudHttp } from './cloud/cloud-http.js';
import type { Environment, EnvironmentBackend } from './environment.js';

/** The settings under `terminal` that backends away from this machine are made from, named as there. */
export interface TerminalSettings {
  readonly cwd?: string | undefined;
  readonly network: boolean;
  readonly docker_image: string;
  readonly docker_volumes: readonly string[];
  readonly docker_forward_env: readonly string[];
  readonly docker_mount_cwd_to_workspace: boolean;
  readonly container_cpu: number;
  readonly container_memory: number;
  readonly container_persistent: boolean;
  readonly singularity_image: string;
  readonly scratch_dir?: string | undefined;
  readonly ssh_host?: string | undefined;
  readonly ssh_user?: string | undefined;
  readonly ssh_port: number;
  readonly ssh_key?: string | undefined;
  readonly ssh_jump?: string | undefined;
  readonly ssh_strict: boolean;
  readonly modal_image: string;
  readonly modal_app: string;
  readonly modal_timeout: number;
  readonly daytona_image: string;
  readonly daytona_snapshot?: string | undefined;
  readonly daytona_auto_stop: number;
}

export interface BackendParts {
  /** For `docker`: the program to use instead of the first that is there. */
  readonly engine?: string | undefined;
  readonly terminal: TerminalSettings;
  /** The folder of Hermes' own files. */
  readonly hermesHome: string;
  /** The folder the user works in, on this machine. */
  readonly workspace: string;
  /** Our own variables; every backend takes only those it needs. */
  readonly env: Readonly<Record<string, string>>;
  /** The judged way out, asked for only by a backend that speaks to an API itself. */
  readonly http: () => Promise<CloudHttp>;
}

export type RemoteKind = Exclude<Environment['kind'], 'local'>;

/** How each backend is made. Nothing of one is loaded before it is chosen. */
export const BACKENDS: Readonly<Record<RemoteKind, (parts: BackendParts) => Promise<EnvironmentBackend>>> = {
  async ssh({ terminal, env }) {
    const { createSshBackend } = await import('./ssh/create-ssh-backend.js');
    return createSshBackend({
      host: terminal.ssh_host,
      user: terminal.ssh_user,
      port: terminal.ssh_port,
      key: terminal.ssh_key,
      jump: terminal.ssh_jump,
      strict: terminal.ssh_strict,
      cwd: terminal.cwd,
      env,
    });
  },
  async docker({ terminal, hermesHome, workspace, env, engine }) {
    const { createDockerBackend } = await import('./docker/create-docker-backend.js');
    return createDockerBackend({
      image: terminal.docker_image,
      hermesHome,
      volumes: terminal.docker_volumes,
      workspace: terminal.docker_mount_cwd_to_workspace ? workspace : undefined,
      forwardEnv: terminal.docker_forward_env,
      network: terminal.network,
      cpus: terminal.container_cpu,
      memoryMb: terminal.container_memory,
      persistent: terminal.container_persistent,
      cwd: terminal.cwd,
      env,
      engine,
    });
  },
  async singularity({ terminal, hermesHome, env }) {
    const { createSingularityBackend } = await import('./singularity/create-singularity-backend.js');
    return createSingularityBackend({
      image: terminal.singularity_image,
      hermesHome,
      scratch: terminal.scratch_dir,
      persistent: terminal.container_persistent,
      network: terminal.network,
      memoryMb: terminal.container_memory,
      cwd: terminal.cwd,
      env,
    });
  },
  async modal({ terminal, hermesHome, env }) {
    const { createModalBackend } = await import('./modal/create-modal-backend.js');
    return createModalBackend({
      image: terminal.modal_image,
      app: terminal.modal_app,
      hermesHome,
      timeoutSeconds: terminal.modal_timeout,
      cpus: terminal.container_cpu,
      memoryMb: terminal.container_memory,
      network: terminal.network,
      persistent: terminal.container_persistent,
      cwd: terminal.cwd,
      env,
    });
  },
  async daytona({ terminal, hermesHome, env, http }) {
    const { createDaytonaBackend } = await import('./daytona/create-daytona-backend.js');
    return createDaytonaBackend({
      http: await http(),
      image: terminal.daytona_image,
      snapshot: terminal.daytona_snapshot,
      hermesHome,
      autoStopMinutes: terminal.daytona_auto_stop,
      cpus: terminal.container_cpu,
      memoryMb: terminal.container_memory,
      network: terminal.network,
      persistent: terminal.container_persistent,
      cwd: terminal.cwd,
      env,
    });
  },
};
