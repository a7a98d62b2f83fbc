import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Tool } from '../../src/compose/options.js';
import { createPorts } from '../../src/compose/ports.js';
import { createScriptPorts } from '../../src/compose/script-ports.js';
import type { Environment } from '../../src/environments/environment.js';
import { createLocalBackend } from '../../src/environments/local/create-local-backend.js';
import { createLocalFiles } from '../../src/environments/local/files.js';
import type { Limits } from '../../src/kernel/call/services.js';
import type { Confinement, Gate } from '../../src/kernel/gate.js';
import type { ScriptLimits } from '../../src/ports/scripts/create-scripts-port.js';
import { createResultStore, type FileResultStore } from '../../src/store/results/create-result-store.js';
import { createKernel, type TestKernel } from '../../src/testing/create-kernel.js';
import { executeCode } from '../../src/tools/code_execution/execute-code.js';

export interface ScriptKernel {
  readonly kernel: TestKernel;
  readonly cwd: string;
  readonly results: FileResultStore;
  /** Runs `execute_code` and answers the JSON for the model. */
  run(code: string, args?: Record<string, unknown>): Promise<Record<string, unknown>>;
  close(): Promise<void>;
}

export interface ScriptKernelOptions {
  readonly tools?: readonly Tool[];
  readonly toolsets?: readonly string[];
  readonly limits?: Partial<ScriptLimits>;
  readonly calls?: Partial<Limits>;
  readonly gate?: Gate;
  readonly env?: Readonly<Record<string, string>>;
  /** As a backend without further descriptors has it. */
  readonly stdio?: boolean;
  readonly sandbox?: boolean;
  /** Globs below the working folder that a sandbox hides. */
  readonly hidden?: readonly string[];
  /** Called when a program was started, before anybody can talk to it. */
  readonly onSpawn?: (cwd: string) => void;
}

/** The pipeline with `execute_code` on the real local backend. */
export async function createScriptKernel(options: ScriptKernelOptions = {}): Promise<ScriptKernel> {
  const cwd = realpathSync(mkdtempSync(join(tmpdir(), 'hermes-scripts-')));
  const env = options.env ?? { PATH: process.env.PATH ?? '/usr/bin:/bin', HOME: cwd };
  const backend = createLocalBackend({ files: createLocalFiles({ home: cwd }), cwd, home: cwd, env });
  const local = await backend.open({ taskId: 'task' });
  const watched = options.onSpawn === undefined ? local : withSpawn(local, () => options.onSpawn?.(cwd));
  const environment = options.stdio ? withoutPipes(watched) : watched;
  const hidden = (options.hidden ?? []).map((glob) => `${cwd}/${glob}`);
  const sandbox: Confinement = { readable: ['/'], writable: [cwd], hidden, network: false };
  const results = createResultStore({
    folder: join(cwd, '.results'),
    clock: { now: Date.now },
    redact: (text) => text,
  });
  const ports = createScriptPorts({
    placeOf: () => Promise.resolve({ environment, cwd, env, ...(options.sandbox ? { sandbox } : {}) }),
    hosts: () => () => Promise.reject(new Error('no host is judged here')),
    results,
    limits: {
      timeoutMs: 60_000,
      maxCalls: 50,
      stdoutChars: 50_000,
      stderrChars: 10_000,
      memoryMb: 1_024,
      ...options.limits,
    },
    maxStored: 16 * 1_048_576,
  });
  const kernel = createKernel({
    cwd,
    tools: [executeCode, ...(options.tools ?? [])],
    results,
    ports: (guard, call) => createPorts(ports.for(call), guard),
    ...(options.toolsets === undefined ? {} : { toolsets: options.toolsets }),
    ...(options.gate === undefined ? {} : { gate: options.gate }),
    ...(options.calls === undefined ? {} : { limits: options.calls }),
  });
  return {
    kernel,
    cwd,
    results,
    run: async (code, args = {}) =>
      (await kernel.call('execute_code', { code, ...args })).json as Record<string, unknown>,
    async close() {
      await kernel.tasks.close();
      await ports.close();
      await local.close();
      rmSync(cwd, { recursive: true, force: true });
    },
  };
}

function withoutPipes(local: Environment): Environment {
  return changed(local, { extraPipes: undefined });
}

function withSpawn(local: Environment, onSpawn: () => void): Environment {
  return changed(local, {
    spawn: async (...args: Parameters<Environment['spawn']>) => {
      const process = await local.spawn(...args);
      onSpawn();
      return process;
    },
  });
}

function changed(local: Environment, changes: Readonly<Record<string, unknown>>): Environment {
  return new Proxy(local, {
    get(target, name) {
      if (typeof name === 'string' && Object.hasOwn(changes, name)) return changes[name];
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
