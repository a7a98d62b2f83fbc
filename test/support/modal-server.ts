import { randomBytes } from 'node:crypto';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GrpcFailure, type GrpcServer, type Method, startGrpcServer } from './grpc-server.js';
import { findMarked, killMarked } from './marked-processes.js';
import { ModalExec } from './modal-exec.js';
import type { Message, Shape } from './protobuf.js';

export interface ModalSandbox {
  readonly id: string;
  readonly taskId: string;
  readonly home: string;
  /** As it was asked for. */
  readonly definition: Message;
  tags: Record<string, string>;
  /** Null while it runs. */
  ended: { status: number; exception: string } | null;
}

export interface ModalServer {
  readonly url: string;
  readonly sandboxes: Map<string, ModalSandbox>;
  readonly images: Map<string, string>;
  /** Answers of the next calls of a method, by its short name. */
  readonly faults: Map<string, { status: number; message: string; times: number }>;
  readonly calls: string[];
  /** The end of a sandbox that nobody asked for. */
  die(id: string, exception: string): void;
  processesOf(id: string): number[];
  /** Cuts all connections; with `refuse` nothing is accepted again. */
  drop(): void;
  close(): Promise<void>;
}

export const TEST_TOKEN = { MODAL_TOKEN_ID: 'ak-loopback', MODAL_TOKEN_SECRET: 'as-loopback' };

/**
 * Modal on this machine: the part of `modal.client.ModalClient` and of the task command router that the SDK uses for
 * sandboxes. Programs are real ones; a sandbox has a home of its own, a snapshot is a copy of that home.
 */
export async function startModalServer(): Promise<ModalServer> {
  const root = await mkdtemp(join(tmpdir(), 'hermes-modal-'));
  const state: State = {
    root,
    url: '',
    sandboxes: new Map(),
    images: new Map(),
    execs: new Map(),
    apps: new Map(),
    faults: new Map(),
    calls: [],
  };
  const methods = Object.fromEntries(
    Object.entries({ ...clientMethods(state), ...routerMethods(state) }).map(([path, method]) => [
      path,
      guarded(state, path, method),
    ]),
  );
  const server: GrpcServer = await startGrpcServer(methods);
  state.url = `http://127.0.0.1:${server.port}`;
  const die = (id: string, exception: string): void => end(state, id, exception);
  return {
    url: state.url,
    sandboxes: state.sandboxes,
    images: state.images,
    faults: state.faults,
    calls: state.calls,
    die,
    processesOf: (id) => findMarked(`MODAL_SANDBOX_ID=${id}`),
    drop: () => server.drop(),
    async close() {
      for (const id of state.sandboxes.keys()) die(id, 'the server ends');
      await server.close();
      await rm(root, { recursive: true, force: true });
    },
  };
}

interface State {
  readonly root: string;
  url: string;
  readonly sandboxes: Map<string, ModalSandbox>;
  readonly images: Map<string, string>;
  readonly execs: Map<string, ModalExec>;
  readonly apps: Map<string, string>;
  readonly faults: ModalServer['faults'];
  readonly calls: string[];
}

function guarded(state: State, path: string, method: Method): Method {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return {
    ...method,
    call(request, call) {
      state.calls.push(name);
      const { headers } = call;
      const isRouter = path.startsWith(ROUTER);
      const isKnown = isRouter
        ? headers.authorization === `Bearer ${JWT}`
        : headers['x-modal-token-id'] === TEST_TOKEN.MODAL_TOKEN_ID &&
          headers['x-modal-token-secret'] === TEST_TOKEN.MODAL_TOKEN_SECRET;
      const fault = state.faults.get(name);
      if (fault !== undefined && fault.times > 0) {
        fault.times -= 1;
        return Promise.reject(new GrpcFailure(fault.status, fault.message));
      }
      if (!isKnown) return Promise.reject(new GrpcFailure(16, 'Token ID is malformed or unknown'));
      return method.call(request, call);
    },
  };
}

const CLIENT = '/modal.client.ModalClient/';
const ROUTER = '/modal.task_command_router.TaskCommandRouter/';
const segment = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const JWT = `${segment({ alg: 'none' })}.${segment({ exp: Math.floor(Date.now() / 1000) + 86_400 })}.x`;

const EMPTY: Shape = {};
const TAG: Shape = { tagName: [1, 'string'], tagValue: [2, 'string'] };
const RESULT: Shape = { status: [1, 'int'], exception: [2, 'string'], exitcode: [3, 'int'] };
const BY_ID: Shape = { sandboxId: [1, 'string'], timeout: [2, 'float'] };
const ACCESS: Shape = { jwt: [1, 'string'], url: [2, 'string'] };
const RESOURCES: Shape = {
  memoryMb: [2, 'int'],
  milliCpu: [3, 'int'],
  memoryMbMax: [5, 'int'],
  milliCpuMax: [7, 'int'],
};
const DEFINITION: Shape = {
  imageId: [3, 'string'],
  resources: [5, RESOURCES],
  timeoutSecs: [7, 'int'],
  blockNetwork: [11, 'bool'],
  networkAccess: [22, { type: [1, 'int'] }],
};
const EXEC: Shape = { taskId: [1, 'string'], execId: [2, 'string'] };

function clientMethods(state: State): Record<string, Method> {
  return {
    [`${CLIENT}AuthTokenGet`]: {
      request: EMPTY,
      response: { token: [1, 'string'] },
      call: async () => ({ token: JWT }),
    },
    [`${CLIENT}AppGetOrCreate`]: {
      request: { appName: [1, 'string'], objectCreationType: [3, 'int'] },
      response: { appId: [1, 'string'] },
      call: async ({ appName, objectCreationType }) => {
        const name = appName as string;
        if (!state.apps.has(name) && objectCreationType !== 1) throw new GrpcFailure(5, `no app ${name}`);
        if (!state.apps.has(name)) state.apps.set(name, `ap-${randomBytes(6).toString('hex')}`);
        return { appId: state.apps.get(name) };
      },
    },
    [`${CLIENT}EnvironmentGetOrCreate`]: {
      request: { deploymentName: [1, 'string'] },
      response: {
        environmentId: [1, 'string'],
        metadata: [2, { name: [1, 'string'], settings: [2, { imageBuilderVersion: [1, 'string'] }] }],
      },
      call: async () => ({
        environmentId: 'en-1',
        metadata: { name: 'main', settings: { imageBuilderVersion: '2025.06' } },
      }),
    },
    [`${CLIENT}ImageGetOrCreate`]: {
      request: { image: [2, { dockerfileCommands: [6, ['string']] }] },
      response: { imageId: [1, 'string'], result: [2, RESULT] },
      async call({ image }) {
        const from = ((image as Message).dockerfileCommands as string[])[0] ?? '';
        if (from.includes('no-such-image')) return { imageId: 'im-0', result: { status: 2, exception: 'no manifest' } };
        return { imageId: `im-${Buffer.from(from).toString('hex')}`, result: { status: 1 } };
      },
    },
    [`${CLIENT}ImageFromId`]: {
      request: { imageId: [1, 'string'] },
      response: { imageId: [1, 'string'] },
      async call({ imageId }) {
        if (!state.images.has(imageId as string)) throw new GrpcFailure(5, `no image ${imageId as string}`);
        return { imageId };
      },
    },
    [`${CLIENT}ImageDelete`]: {
      request: { imageId: [1, 'string'] },
      response: EMPTY,
      async call({ imageId }) {
        if (!state.images.delete(imageId as string)) throw new GrpcFailure(5, `no image ${imageId as string}`);
        return {};
      },
    },
    [`${CLIENT}SandboxCreateV2`]: {
      request: { appId: [1, 'string'], definition: [2, DEFINITION], tags: [4, [TAG]] },
      response: { sandboxId: [1, 'string'], taskId: [3, 'string'], commandRouterAccess: [5, ACCESS] },
      async call({ definition, tags }) {
        const sandbox = await create(state, definition as Message, tagsOf(tags));
        return { sandboxId: sandbox.id, taskId: sandbox.taskId, commandRouterAccess: access(state) };
      },
    },
    [`${CLIENT}SandboxListV2`]: {
      request: { beforeTimestamp: [2, 'double'], tags: [5, [TAG]] },
      response: { sandboxes: [1, [{ id: [1, 'string'], createdAt: [3, 'double'] }]] },
      async call({ beforeTimestamp, tags }) {
        if (beforeTimestamp !== undefined) return { sandboxes: [] };
        const wanted = Object.entries(tagsOf(tags));
        const found = [...state.sandboxes.values()].filter(
          (one) => one.ended === null && wanted.every(([name, value]) => one.tags[name] === value),
        );
        return { sandboxes: found.map(({ id }) => ({ id, createdAt: 1 })) };
      },
    },
    [`${CLIENT}SandboxTagsGetV2`]: {
      request: BY_ID,
      response: { tags: [1, [TAG]] },
      call: async ({ sandboxId }) => ({
        tags: Object.entries(find(state, sandboxId).tags).map(([tagName, tagValue]) => ({ tagName, tagValue })),
      }),
    },
    [`${CLIENT}SandboxTagsSetV2`]: {
      request: { sandboxId: [2, 'string'], tags: [3, [TAG]] },
      response: EMPTY,
      async call({ sandboxId, tags }) {
        find(state, sandboxId).tags = tagsOf(tags);
        return {};
      },
    },
    [`${CLIENT}SandboxGetTaskIdV2`]: {
      request: BY_ID,
      response: { taskId: [1, 'string'], taskResult: [2, RESULT] },
      async call({ sandboxId }) {
        const { taskId, ended } = find(state, sandboxId);
        return ended === null ? { taskId } : { taskResult: ended };
      },
    },
    [`${CLIENT}SandboxGetCommandRouterAccess`]: {
      request: { sandboxId: [1, 'string'] },
      response: ACCESS,
      async call({ sandboxId }) {
        find(state, sandboxId);
        return access(state);
      },
    },
    [`${CLIENT}SandboxWaitV2`]: {
      request: BY_ID,
      response: { result: [1, RESULT] },
      async call({ sandboxId }) {
        const { ended } = find(state, sandboxId);
        return ended === null ? {} : { result: ended };
      },
    },
    [`${CLIENT}SandboxTerminateV2`]: {
      request: BY_ID,
      response: EMPTY,
      async call({ sandboxId }) {
        find(state, sandboxId);
        end(state, sandboxId as string, 'terminated');
        return {};
      },
    },
  };
}

function routerMethods(state: State): Record<string, Method> {
  return {
    [`${ROUTER}TaskExecStart`]: {
      request: { ...EXEC, commandArgs: [3, ['string']], workdir: [7, 'string'] },
      response: EMPTY,
      async call({ taskId, execId, commandArgs, workdir }) {
        const sandbox = running(state, taskId);
        // The SDK repeats a request whose answer it did not get.
        if (state.execs.has(execId as string)) return {};
        const env = { PATH: '/usr/local/bin:/usr/bin:/bin', HOME: sandbox.home, MODAL_SANDBOX_ID: sandbox.id };
        const cwd = (workdir as string | undefined) ?? sandbox.home;
        state.execs.set(execId as string, new ModalExec(commandArgs as string[], cwd, env));
        return {};
      },
    },
    [`${ROUTER}TaskExecStdioRead`]: {
      request: { ...EXEC, offset: [3, 'int'], fileDescriptor: [4, 'int'] },
      response: { data: [1, 'bytes'] },
      call: ({ taskId, execId, offset, fileDescriptor }, { signal }) =>
        readOf(state, taskId, exec(state, execId), Number(fileDescriptor ?? 0), Number(offset ?? 0), signal),
    },
    [`${ROUTER}TaskExecStdinWrite`]: {
      request: { ...EXEC, offset: [3, 'int'], data: [4, 'bytes'], eof: [5, 'bool'] },
      response: EMPTY,
      async call({ execId, offset, data, eof }) {
        await exec(state, execId).write(
          Number(offset ?? 0),
          (data as Buffer | undefined) ?? Buffer.alloc(0),
          eof === true,
        );
        return {};
      },
    },
    [`${ROUTER}TaskExecWait`]: {
      request: EXEC,
      response: { code: [1, 'int'], signal: [2, 'int'] },
      call: async ({ taskId, execId }) => {
        running(state, taskId);
        return exec(state, execId).ended;
      },
    },
    [`${ROUTER}TaskSnapshotFilesystem`]: {
      request: { taskId: [1, 'string'] },
      response: { imageId: [1, 'string'] },
      async call({ taskId }) {
        const { home } = running(state, taskId);
        const imageId = `im-${randomBytes(8).toString('hex')}`;
        const folder = join(state.root, imageId);
        await cp(home, folder, { recursive: true });
        state.images.set(imageId, folder);
        return { imageId };
      },
    },
  };
}

/** A sandbox that ends takes the streams of its programs with it, without their proper end. */
async function* readOf(
  state: State,
  taskId: unknown,
  program: ModalExec,
  fd: number,
  offset: number,
  signal: AbortSignal,
): AsyncGenerator<Message> {
  running(state, taskId);
  yield* program.read(fd, offset, signal);
  running(state, taskId);
}

async function create(state: State, definition: Message, tags: Record<string, string>): Promise<ModalSandbox> {
  const id = `sb-${randomBytes(12).toString('hex')}`;
  const home = join(state.root, id);
  const image = state.images.get(definition.imageId as string);
  if (image === undefined) await mkdir(home);
  else await cp(image, home, { recursive: true });
  const sandbox = { id, taskId: `ta-${id}`, home, definition, tags, ended: null };
  state.sandboxes.set(id, sandbox);
  return sandbox;
}

function end(state: State, id: string, exception: string): void {
  const sandbox = state.sandboxes.get(id);
  if (sandbox === undefined || sandbox.ended !== null) return;
  sandbox.ended = { status: 3, exception };
  killMarked(`MODAL_SANDBOX_ID=${id}`);
}

function find(state: State, id: unknown): ModalSandbox {
  const sandbox = state.sandboxes.get(id as string);
  if (sandbox === undefined) throw new GrpcFailure(5, `no sandbox ${String(id)}`);
  return sandbox;
}

function running(state: State, taskId: unknown): ModalSandbox {
  const sandbox = find(state, String(taskId).slice(3));
  if (sandbox.ended !== null) throw new GrpcFailure(9, `the task has finished: ${sandbox.ended.exception}`);
  return sandbox;
}

function exec(state: State, execId: unknown): ModalExec {
  const found = state.execs.get(execId as string);
  if (found === undefined) throw new GrpcFailure(5, 'no such exec');
  return found;
}

function access(state: State): Message {
  // The SDK insists on https in the name and speaks plainly to a loopback address.
  return { jwt: JWT, url: state.url.replace('http:', 'https:') };
}

function tagsOf(tags: unknown): Record<string, string> {
  return Object.fromEntries(
    (tags as Message[]).map(({ tagName, tagValue }) => [tagName, tagValue] as [string, string]),
  );
}
