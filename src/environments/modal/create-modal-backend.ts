import type { App, Image, ModalClient, Sandbox } from 'modal';
import { ToolError } from '../../kernel/outcome.js';
import type { CloudOptions } from '../cloud/cloud-options.js';
import {
  homeMark,
  isAbandoned,
  isFree,
  type Ownership,
  ownershipOf,
  ownLabels,
  searchLabels,
  TASK_LABEL,
} from '../cloud/ownership.js';
import type { EnvironmentBackend, EnvironmentCheck } from '../environment.js';
import { openRemoteEnvironment } from '../remote/remote-environment.js';
import { keptImageFile, readKeptImage, writeKeptImage } from './kept-image.js';
import { openModalClient } from './modal-client.js';
import { modalError } from './modal-error.js';
import { ModalTransport, type SandboxSource } from './modal-transport.js';

export interface ModalBackendOptions extends CloudOptions {
  /** The app at Modal that sandboxes belong to; made when missing. */
  readonly app: string;
  /** Seconds after which Modal ends a sandbox, whatever runs in it. */
  readonly timeoutSeconds: number;
}

/** A sandbox per task in Modal's cloud, by Modal's own SDK. */
export function createModalBackend(options: ModalBackendOptions): EnvironmentBackend {
  return {
    kind: 'modal',
    check: () => check(options),
    async open({ taskId }) {
      requireSettings(options);
      const own = ownershipOf(options.hermesHome, taskId);
      const client = await openModalClient(options);
      const source = await sandboxSource(client, options, own);
      const sandbox = (await resume(client, source, options, own)) ?? (await source.create());
      return openRemoteEnvironment({
        name: 'modal',
        kind: 'modal',
        transport: new ModalTransport(source, sandbox),
        reach: { hostFiles: false, network: options.network !== false, confines: false },
        cwd: options.cwd,
        withoutPython: options.withoutPython ?? false,
      });
    },
    reap: () => reap(options),
  };
}

interface AppSource extends SandboxSource {
  readonly app: App;
}

async function sandboxSource(client: ModalClient, options: ModalBackendOptions, own: Ownership): Promise<AppSource> {
  const app = await client.apps.fromName(options.app, { createIfMissing: true }).catch((problem: unknown) => {
    throw modalError(problem, `The app ${options.app} cannot be used`);
  });
  return {
    app,
    isPersistent: options.persistent === true,
    async create() {
      const image = await imageOf(client, options, own);
      try {
        return await client.sandboxes.create(app, image, {
          tags: tagsOf(own, options),
          timeoutMs: options.timeoutSeconds * 1000,
          blockNetwork: options.network === false,
          ...(options.cpus === undefined ? {} : { cpu: options.cpus, cpuLimit: options.cpus }),
          ...(options.memoryMb === undefined ? {} : { memoryMiB: options.memoryMb, memoryLimitMiB: options.memoryMb }),
        });
      } catch (problem) {
        throw modalError(problem, `A sandbox of ${options.image} could not be made`);
      }
    },
    keep: (sandbox) => keep(client, sandbox, options, own.task),
  };
}

async function imageOf(client: ModalClient, options: ModalBackendOptions, own: Ownership): Promise<Image> {
  const file = keptImageFile(options.hermesHome, own.task);
  const kept = options.persistent === true ? await readKeptImage(file) : undefined;
  if (kept === undefined || kept.madeFrom !== options.image) return client.images.fromRegistry(options.image);
  try {
    return await client.images.fromId(kept.imageId);
  } catch (problem) {
    const told = modalError(problem, 'The files kept for this task cannot be had');
    if (!(told instanceof ToolError) || told.code !== 'not_found') throw told;
    throw new ToolError(`The files kept for this task are gone: Modal has no image ${kept.imageId} any more.`, {
      code: 'not_found',
      hint: `Modal keeps them for 30 days. Remove ${file} to begin anew from ${options.image}.`,
    });
  }
}

/** The new image is noted before the old one is given up: a crash between the two loses nothing. */
async function keep(client: ModalClient, sandbox: Sandbox, options: ModalBackendOptions, task: string): Promise<void> {
  const file = keptImageFile(options.hermesHome, task);
  const before = await readKeptImage(file);
  try {
    const { imageId } = await sandbox.snapshotFilesystem();
    await writeKeptImage(file, { imageId, madeFrom: options.image });
  } catch (problem) {
    throw modalError(problem, 'The files of the sandbox could not be kept');
  }
  // What stays behind goes by itself after 30 days.
  if (before !== undefined) await client.images.delete(before.imageId).catch(() => undefined);
}

/** Goes on in a sandbox that a crash left behind, or ends it where nothing is to be kept. */
async function resume(
  client: ModalClient,
  { app }: AppSource,
  options: ModalBackendOptions,
  own: Ownership,
): Promise<Sandbox | undefined> {
  let resumed: Sandbox | undefined;
  try {
    for await (const sandbox of client.sandboxes.list({ appId: app.appId, tags: searchLabels(own) })) {
      const tags = await sandbox.getTags();
      if (!isFree(tags)) continue;
      const wanted = tagsOf(own, options);
      const isMeant = options.persistent === true && resumed === undefined;
      if (isMeant && tags[NETWORK_TAG] === wanted[NETWORK_TAG]) {
        await sandbox.setTags(wanted);
        resumed = sandbox;
      } else {
        // It reaches more or less than the settings say now: its files go on in another.
        if (isMeant) await keep(client, sandbox, options, own.task);
        await sandbox.terminate();
      }
    }
    return resumed;
  } catch (problem) {
    throw modalError(problem, 'The sandboxes of this task cannot be listed');
  }
}

const NETWORK_TAG = 'hermes-network';

function tagsOf(own: Ownership, { network }: ModalBackendOptions): Record<string, string> {
  return { ...ownLabels(own), [NETWORK_TAG]: network === false ? 'off' : 'on' };
}

/** Ends the sandboxes of this home whose process has died; the files of persistent tasks are kept first. */
async function reap(options: ModalBackendOptions): Promise<number> {
  const client = await openModalClient(options);
  const app = await client.apps.fromName(options.app).catch((problem: unknown) => {
    const told = modalError(problem, `The app ${options.app} cannot be used`);
    if (told instanceof ToolError && told.code === 'not_found') return undefined;
    throw told;
  });
  if (app === undefined) return 0;
  let count = 0;
  const search = { appId: app.appId, tags: searchLabels({ home: homeMark(options.hermesHome) }) };
  for await (const sandbox of client.sandboxes.list(search)) {
    const tags = await sandbox.getTags();
    if (!isAbandoned(tags)) continue;
    if (options.persistent === true) await keep(client, sandbox, options, tags[TASK_LABEL] ?? '');
    // Meanwhile its task may have been taken up again.
    if (!isAbandoned(await sandbox.getTags())) continue;
    await sandbox.terminate();
    count += 1;
  }
  return count;
}

async function check(options: ModalBackendOptions): Promise<EnvironmentCheck> {
  try {
    requireSettings(options);
    const client = await openModalClient(options);
    const found = await client.apps.fromName(options.app).then(
      () => true,
      (problem: unknown) => {
        const told = modalError(problem, 'Modal was asked for the app');
        if (told instanceof ToolError && told.code === 'not_found') return false;
        throw told;
      },
    );
    const app = `app ${options.app}${found ? '' : ' (made when first used)'}`;
    return { ok: true, detail: `Modal SDK ${client.version()}, ${app}, image ${options.image}` };
  } catch (error) {
    if (error instanceof ToolError) return { ok: false, reason: error.message, hint: error.hint ?? '' };
    throw error;
  }
}

function requireSettings({ image, app }: ModalBackendOptions): void {
  if (!/^[\w./:@-]+$/.test(image) || image.startsWith('-'))
    throw badSetting('modal_image', image, 'the name of an image in a registry, such as debian:12');
  if (!/^[\w.-]{1,64}$/.test(app)) throw badSetting('modal_app', app, 'up to 64 letters, digits, dots and dashes');
}

function badSetting(key: string, value: string, expected: string): ToolError {
  return new ToolError(`terminal.${key} is ${JSON.stringify(value)}; expected ${expected}.`, {
    code: 'invalid_arguments',
  });
}
