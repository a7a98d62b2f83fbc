import { tmpdir } from 'node:os';
import { ToolError } from '../../kernel/outcome.js';
import type { EnvironmentCheck } from '../environment.js';
import { clientEnv } from '../remote/client-env.js';
import { type ClientResult, openClient, runClient, type TargetStream } from '../remote/transport.js';
import type { DockerBackendOptions } from './create-docker-backend.js';

/** The command line of a container engine. */
export interface Engine {
  readonly program: string;
  run(args: readonly string[], options?: { readonly signal?: AbortSignal | undefined }): Promise<ClientResult>;
  open(args: readonly string[]): Promise<TargetStream>;
}

const PROGRAMS = ['docker', 'podman'];
/** What tells a client which engine to speak to. */
export const ENGINE_VARIABLES: readonly string[] = [
  'DOCKER_HOST',
  'DOCKER_CONTEXT',
  'DOCKER_CONFIG',
  'DOCKER_CERT_PATH',
  'DOCKER_TLS_VERIFY',
  'DOCKER_API_VERSION',
  'CONTAINER_HOST',
  'CONTAINERS_CONF',
  'CONTAINERS_STORAGE_CONF',
  'SSH_AUTH_SOCK',
];

/** The engine that is configured, or the first one that is installed. */
export async function findEngine({ engine, env }: DockerBackendOptions): Promise<Engine> {
  const seen = clientEnv(env, ENGINE_VARIABLES);
  for (const program of engine === undefined ? PROGRAMS : [engine]) {
    try {
      await runClient([program, '--version'], { env: seen, timeoutMs: 10_000 });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') continue;
      throw error;
    }
    return {
      program,
      // The monitor that podman starts writes a file `oom` where it stands when memory runs out.
      run: (args, options) => runClient([program, ...args], { env: seen, cwd: tmpdir(), ...options }),
      open: (args) => openClient([program, ...args], { env: seen, cwd: tmpdir() }),
    };
  }
  throw new ToolError(`There is no ${engine ?? 'docker or podman'} program.`, {
    code: 'unavailable',
    hint: 'Install Docker or Podman, or choose another environment.',
  });
}

/** Whether the engine answers and has the image. */
export async function checkEngine(options: DockerBackendOptions, signal?: AbortSignal): Promise<EnvironmentCheck> {
  let engine: Engine;
  try {
    engine = await findEngine(options);
  } catch (error) {
    if (error instanceof ToolError) return { ok: false, reason: error.message, hint: error.hint ?? '' };
    throw error;
  }
  const version = await engine.run(['version', '--format', '{{.Server.Version}}'], { signal });
  if (version.code !== 0) return { ok: false, ...notRunning(engine.program, version.stderr) };
  const image = await engine.run(['image', 'inspect', '--format', '{{.Id}}', options.image], { signal });
  if (image.code !== 0)
    return {
      ok: false,
      reason: `${engine.program} runs, but has no image ${options.image}.`,
      hint: `Get it with \`${engine.program} pull ${options.image}\`, or set terminal.docker_image.`,
    };
  return { ok: true, detail: `${engine.program} ${version.stdout.trim()}, image ${options.image}` };
}

function notRunning(program: string, stderr: string): { reason: string; hint: string } {
  const why = stderr.trim().split('\n').at(-1) ?? '';
  return {
    reason: `${program} is installed, but its engine does not answer: ${why}`,
    hint: /permission denied/i.test(why)
      ? 'Add yourself to the docker group, or use podman without root.'
      : 'Start the engine, or point DOCKER_HOST to the one that runs.',
  };
}
