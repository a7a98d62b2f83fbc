import { createHash } from 'node:crypto';
import { existsSync, realpathSync } from 'node:fs';
import { ToolError } from '../../kernel/outcome.js';
import type { EnvironmentBackend, HostMount } from '../environment.js';
import { openRemoteEnvironment } from '../remote/remote-environment.js';
import { containerArguments } from './container-arguments.js';
import { DockerTransport } from './docker-transport.js';
import { checkEngine, findEngine } from './engine.js';
import { containerName, isInUseElsewhere, listContainers, ownLabels, reapContainers } from './own-containers.js';

export interface DockerBackendOptions {
  readonly image: string;
  /** The home of Hermes: what it leaves in an engine is told apart by it. */
  readonly hermesHome: string;
  /** `host:container[:ro]`. */
  readonly volumes?: readonly string[];
  /** A folder of ours that becomes `/workspace`. */
  readonly workspace?: string | undefined;
  /** Variables of ours, by name, that containers get. */
  readonly forwardEnv?: readonly string[];
  readonly network?: boolean;
  readonly cpus?: number | undefined;
  readonly memoryMb?: number | undefined;
  readonly pids?: number;
  /** Keep the container of a task, stopped, and go on with it the next time. */
  readonly persistent?: boolean;
  readonly cwd?: string | undefined;
  /** Our own variables: for finding the engine (`DOCKER_HOST`, ...) and for `forwardEnv`. */
  readonly env: Readonly<Record<string, string>>;
  /** `docker` or `podman`; by default the first one that is there. */
  readonly engine?: string | undefined;
  /** For tests: as if the image had no Python. */
  readonly withoutPython?: boolean;
}

/** A container per task, by the command line of docker or podman. */
export function createDockerBackend(options: DockerBackendOptions): EnvironmentBackend {
  const homeId = createHash('sha256').update(options.hermesHome).digest('hex').slice(0, 16);
  return {
    kind: 'docker',
    check: (signal) => checkEngine(options, signal),
    async open({ taskId, signal }) {
      const env = forwarded(options);
      const mounts = hostMounts(options);
      const engine = await findEngine(options);
      const task = createHash('sha256').update(taskId).digest('hex').slice(0, 12);
      const name = containerName(homeId, task);
      const left = await resume(engine, { homeId, task, name }, options);
      if (left !== 'running') {
        const labels = ownLabels({ homeId, task, image: options.image, reach: reachOf(options) });
        const args = containerArguments({ ...options, image: left?.image ?? options.image }, { name, labels });
        const made = await engine.run(['run', '-d', ...args], { signal });
        if (made.code !== 0) throw cannotStart(options.image, made.stderr);
      }
      return openRemoteEnvironment({
        name: 'docker',
        kind: 'docker',
        transport: new DockerTransport(engine, name, options.persistent === true),
        reach: {
          hostFiles: mounts.length > 0,
          mounts,
          network: options.network !== false,
          confines: false,
        },
        cwd: options.cwd ?? (options.workspace === undefined ? undefined : '/workspace'),
        env,
        withoutPython: options.withoutPython ?? false,
      });
    },
    reap: async () => reapContainers(await findEngine(options), homeId),
  };
}

/** What of this machine is in the container; links on the way there are followed here, as the engine does. */
function hostMounts({ volumes = [], workspace }: DockerBackendOptions): HostMount[] {
  const all = [...volumes, ...(workspace === undefined ? [] : [`${workspace}:/workspace`])];
  return all.map((volume) => {
    const [host = '/', target = '/'] = volume.split(':');
    return { host: existsSync(host) ? realpathSync(host) : host, target };
  });
}

type Engine = Awaited<ReturnType<typeof findEngine>>;

/**
 * Goes on with the container an earlier session left. One that must not be kept is removed. Of one that reaches more or
 * less than the settings say now, the files are kept: they become the image of the next.
 */
async function resume(
  engine: Engine,
  { homeId, task, name }: { readonly homeId: string; readonly task: string; readonly name: string },
  options: DockerBackendOptions,
): Promise<'running' | { image: string } | undefined> {
  const { persistent, image } = options;
  const left = (await listContainers(engine, { homeId, task })).filter((container) => !isInUseElsewhere(container));
  if (left.length === 0) return undefined;
  const ids = async (whose: { image: string; reach?: string }): Promise<Set<string>> =>
    new Set((await listContainers(engine, { homeId, task, ...whose })).map(({ id }) => id));
  const ofImage = await ids({ image });
  const kept = persistent === true ? left.find(({ id }) => ofImage.has(id)) : undefined;
  const reachesTheSame = kept !== undefined && (await ids({ image, reach: reachOf(options) })).has(kept.id);
  const files = kept === undefined || reachesTheSame ? undefined : await keepFiles(engine, kept.id, { homeId, task });
  const others = left.filter((container) => container !== kept || !reachesTheSame).map(({ id }) => id);
  if (others.length > 0) await engine.run(['rm', '-f', '-v', ...others]);
  if (kept === undefined || !reachesTheSame) return files;
  if (kept.name !== name) await engine.run(['rename', kept.id, name]);
  return (await engine.run(['start', name])).code === 0 ? 'running' : undefined;
}

/** What a container can touch beside itself. */
function reachOf({ network, volumes = [], workspace }: DockerBackendOptions): string {
  return JSON.stringify([network !== false, volumes, workspace ?? null]);
}

/** Throws rather than lose the files of a task. */
async function keepFiles(
  engine: Engine,
  id: string,
  { homeId, task }: { readonly homeId: string; readonly task: string },
): Promise<{ image: string }> {
  const image = `hermes-kept-${homeId.slice(0, 8)}-${task}`;
  const { code, stderr } = await engine.run(['commit', id, image]);
  if (code === 0) return { image };
  throw new ToolError(`The files of this task could not be kept for its new network and mounts: ${stderr.trim()}`, {
    code: 'unavailable',
    hint: 'Put terminal.docker_volumes, docker_network and the workspace mount back, or remove the container.',
  });
}

function forwarded({ forwardEnv = [], env }: DockerBackendOptions): Record<string, string> {
  const entries = forwardEnv.map((name): [string, string | undefined] => {
    if (/^[A-Za-z_]\w*$/.test(name)) return [name, env[name]];
    throw new ToolError(`${JSON.stringify(name)} in terminal.docker_forward_env is no name of a variable.`, {
      code: 'invalid_arguments',
      hint: 'Give names alone, such as GITHUB_TOKEN; values are taken from the environment.',
    });
  });
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => entry[1] !== undefined));
}

function cannotStart(image: string, stderr: string): ToolError {
  const why = stderr.trim().split('\n').slice(-2).join(' ');
  const isMissing = /no such image|unable to find image|pull access|not found/i.test(why);
  return new ToolError(`The container of ${image} could not be started: ${why}`, {
    code: 'unavailable',
    hint: isMissing
      ? 'Pull or build the image, or set terminal.docker_image to one that is there.'
      : 'Run `hermes doctor` to see what the engine lacks.',
  });
}
