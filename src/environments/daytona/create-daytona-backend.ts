import { createHash } from 'node:crypto';
import { ToolError } from '../../kernel/outcome.js';
import type { CloudHttp } from '../cloud/cloud-http.js';
import type { CloudOptions } from '../cloud/cloud-options.js';
import { homeMark, isAbandoned, isFree, ownershipOf, ownLabels, searchLabels } from '../cloud/ownership.js';
import type { EnvironmentBackend, EnvironmentCheck } from '../environment.js';
import { openRemoteEnvironment } from '../remote/remote-environment.js';
import { createDaytonaApi, type DaytonaApi, type DaytonaSandbox } from './daytona-api.js';
import { DaytonaTransport, TERMINAL_PREFIX } from './daytona-transport.js';
import { isGone, untilStarted } from './sandbox-state.js';

export interface DaytonaBackendOptions extends CloudOptions {
  readonly http: CloudHttp;
  /** One of Daytona's snapshots instead of an image, of which Daytona makes one the first time; its resources are its own. */
  readonly snapshot?: string | undefined;
  /** Minutes without use after which Daytona stops a sandbox. */
  readonly autoStopMinutes: number;
}

const KIND_LABEL = 'hermes-image';
const NETWORK_LABEL = 'hermes-network';

/** A sandbox per task at Daytona, by its REST API. */
export function createDaytonaBackend(options: DaytonaBackendOptions): EnvironmentBackend {
  const { hermesHome, withoutPython = false } = options;
  return {
    kind: 'daytona',
    check: (signal) => check(options, signal),
    async open({ taskId, signal }) {
      requireSettings(options);
      const api = createDaytonaApi(options);
      const own = ownershipOf(hermesHome, taskId);
      const labels = { ...ownLabels(own), [KIND_LABEL]: kindOf(options), [NETWORK_LABEL]: networkOf(options) };
      const create = async (): Promise<DaytonaSandbox> =>
        untilStarted(api, await api.create(definition(options, labels), signal), signal);
      const sandbox = (await resume(api, options, searchLabels(own), labels)) ?? (await create());
      return openRemoteEnvironment({
        name: 'daytona',
        kind: 'daytona',
        transport: new DaytonaTransport({
          api,
          sandbox,
          create,
          isPersistent: options.persistent === true,
          withoutPython,
        }),
        reach: { hostFiles: false, network: options.network !== false, confines: false },
        cwd: options.cwd,
        withoutPython,
      });
    },
    reap: () => reap(options),
  };
}

function definition(options: DaytonaBackendOptions, labels: Readonly<Record<string, string>>): Record<string, unknown> {
  const { snapshot, image, cpus, memoryMb, env, persistent, network } = options;
  const made =
    snapshot === undefined
      ? {
          buildInfo: { dockerfileContent: `FROM ${image}\n` },
          ...(cpus === undefined ? {} : { cpu: Math.ceil(cpus) }),
          ...(memoryMb === undefined ? {} : { memory: Math.ceil(memoryMb / 1024) }),
        }
      : { snapshot };
  return {
    ...made,
    labels,
    ...(env.DAYTONA_TARGET === undefined ? {} : { target: env.DAYTONA_TARGET }),
    ...(network === false ? { networkBlockAll: true } : {}),
    autoStopInterval: options.autoStopMinutes,
    // What nobody means to use again goes as soon as it stops, also when we could not say so.
    ...(persistent === true ? {} : { autoDeleteInterval: 0 }),
  };
}

/** Goes on with the sandbox an earlier session left. What must not or cannot be kept is deleted. */
async function resume(
  api: DaytonaApi,
  options: DaytonaBackendOptions,
  search: Readonly<Record<string, string>>,
  labels: Readonly<Record<string, string>>,
): Promise<DaytonaSandbox | undefined> {
  let kept: DaytonaSandbox | undefined;
  for (const sandbox of await api.list(search)) {
    const theirs = sandbox.labels ?? {};
    if (sandbox.state === 'started' && !isFree(theirs)) continue;
    const isUsable = options.persistent === true && !isGone(sandbox) && theirs[KIND_LABEL] === labels[KIND_LABEL];
    if (isUsable && kept === undefined) kept = sandbox;
    else if (sandbox.state !== 'destroyed' && sandbox.state !== 'destroying') await api.remove(sandbox.id);
  }
  if (kept === undefined) return undefined;
  refuseOtherNetwork(kept, labels);
  await api.label(kept.id, labels);
  const started = await untilStarted(api, kept);
  // Programs that a crash left there hang on terminals whose other end is gone.
  const terminals = (await api.listTerminals(started)).filter((id) => id.startsWith(TERMINAL_PREFIX));
  await Promise.all(terminals.map((id) => api.removeTerminal(started, id)));
  return started;
}

/** Daytona cannot change it later; a sandbox that reaches more than the settings say is not gone on with. */
function refuseOtherNetwork({ id, labels = {} }: DaytonaSandbox, wanted: Readonly<Record<string, string>>): void {
  const has = labels[NETWORK_LABEL];
  if (has === undefined || has === wanted[NETWORK_LABEL]) return;
  throw new ToolError(`The sandbox ${id} kept for this task was made with its network ${has}.`, {
    code: 'conflict',
    hint: `Set terminal.network back, or delete the sandbox to begin anew with the network ${wanted[NETWORK_LABEL]}.`,
  });
}

function networkOf({ network }: DaytonaBackendOptions): string {
  return network === false ? 'off' : 'on';
}

/** Stops, or deletes where nothing is to be kept, the sandboxes of this home whose process has died. */
async function reap(options: DaytonaBackendOptions): Promise<number> {
  const api = createDaytonaApi(options);
  const all = await api.list(searchLabels({ home: homeMark(options.hermesHome) }));
  const orphans = all.filter(({ state, labels = {} }) => state === 'started' && isAbandoned(labels));
  let count = 0;
  for (const { id } of orphans) {
    // Meanwhile its task may have been taken up again.
    if (!isAbandoned((await api.get(id)).labels ?? {})) continue;
    await (options.persistent === true ? api.stop(id) : api.remove(id));
    count += 1;
  }
  return count;
}

async function check(options: DaytonaBackendOptions, signal: AbortSignal | undefined): Promise<EnvironmentCheck> {
  try {
    requireSettings(options);
    const found = await createDaytonaApi(options).list(searchLabels({ home: homeMark(options.hermesHome) }), signal);
    const what = options.snapshot === undefined ? `image ${options.image}` : `snapshot ${options.snapshot}`;
    return { ok: true, detail: `Daytona, ${what}, ${found.length} sandboxes of this home` };
  } catch (error) {
    if (error instanceof ToolError) return { ok: false, reason: error.message, hint: error.hint ?? '' };
    throw error;
  }
}

/** The image becomes a line of a Dockerfile: nothing in it may be taken for more than a name. */
function requireSettings({ image, snapshot }: DaytonaBackendOptions): void {
  if (snapshot === undefined && (!/^[\w./:@-]+$/.test(image) || image.startsWith('-')))
    throw new ToolError(
      `terminal.daytona_image is ${JSON.stringify(image)}; expected the name of an image, such as debian:12.`,
      { code: 'invalid_arguments' },
    );
}

function kindOf({ snapshot, image }: DaytonaBackendOptions): string {
  return createHash('sha256')
    .update(snapshot ?? `image ${image}`)
    .digest('hex')
    .slice(0, 12);
}
