import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

/** The variables this process was started with, read once. The only place that looks at `process.env`. */
export const processEnvironment: Readonly<Record<string, string>> = Object.freeze(
  Object.fromEntries(Object.entries(process.env).filter((pair): pair is [string, string] => pair[1] !== undefined)),
);

/** Variables of a `.env` file; empty when there is none. */
export function readEnvFile(file: string): Record<string, string> {
  try {
    return parseEnv(readFileSync(file, 'utf8')) as Record<string, string>;
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw problem;
  }
}

/** Variables that override settings under `terminal`, as in the original. */
export const TERMINAL_VARIABLES: Readonly<Record<string, string>> = {
  TERMINAL_ENV: 'env_type',
  TERMINAL_CWD: 'cwd',
  TERMINAL_TIMEOUT: 'timeout',
  TERMINAL_LIFETIME_SECONDS: 'lifetime_seconds',
  TERMINAL_DOCKER_IMAGE: 'docker_image',
  TERMINAL_DOCKER_VOLUMES: 'docker_volumes',
  TERMINAL_DOCKER_FORWARD_ENV: 'docker_forward_env',
  TERMINAL_DOCKER_MOUNT_CWD_TO_WORKSPACE: 'docker_mount_cwd_to_workspace',
  TERMINAL_CONTAINER_CPU: 'container_cpu',
  TERMINAL_CONTAINER_MEMORY: 'container_memory',
  TERMINAL_CONTAINER_DISK: 'container_disk',
  TERMINAL_CONTAINER_PERSISTENT: 'container_persistent',
  TERMINAL_SINGULARITY_IMAGE: 'singularity_image',
  TERMINAL_SCRATCH_DIR: 'scratch_dir',
  TERMINAL_SSH_HOST: 'ssh_host',
  TERMINAL_SSH_USER: 'ssh_user',
  TERMINAL_SSH_PORT: 'ssh_port',
  TERMINAL_SSH_KEY: 'ssh_key',
  TERMINAL_MODAL_IMAGE: 'modal_image',
  TERMINAL_DAYTONA_IMAGE: 'daytona_image',
  TERMINAL_DISK_WARNING_GB: 'disk_warning_gb',
};
