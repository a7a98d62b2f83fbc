import { homedir } from 'node:os';
import type { EnvironmentBackend } from '../environments/environment.js';
import type { EnvironmentFiles } from '../environments/files.js';
import { createLocalBackend } from '../environments/local/create-local-backend.js';
import { createLocalFiles } from '../environments/local/files.js';
import { findSandbox } from '../environments/local/sandbox/find-sandbox.js';
import { TaskShell } from '../environments/shell/task-shell.js';
import { TaskEnvironments } from '../environments/task-environments.js';
import { ToolError } from '../kernel/outcome.js';
import type { TaskPlace } from '../kernel/task-book.js';
import type { SessionEnv } from '../ports/env/create-session-env.js';
import { createInheritedEnv } from './inherited-env.js';
import type { HermesOptions } from './options.js';
import type { Settings } from './settings.js';

/** Where the tasks of an instance work. */
export interface EnvironmentPlaces {
  placeOf(taskId: string): TaskPlace;
  filesOf(taskId: string): EnvironmentFiles;
  /** The shell of a task; its environment is opened at the first use. */
  shellOf(taskId: string): Promise<TaskShell>;
  /** Whether commands of a task can be held to paths and hosts. Absent: they cannot, and are asked about instead. */
  sandbox?(taskId: string): boolean;
  /** Tells which tasks have processes, so that their environments stay. */
  keepWhile(isBusy: (taskId: string) => boolean): void;
  endTask(taskId: string, options?: { keepProcesses?: boolean }): Promise<void>;
  close(options?: { keepProcesses?: boolean }): Promise<void>;
}

export function createEnvironmentPlaces(
  settings: Settings,
  options: Pick<HermesOptions, 'environment'>,
  sessionEnv?: SessionEnv,
): EnvironmentPlaces {
  const name = environmentName(settings, options);
  const home = settings.env.HOME ?? homedir();
  const files = createLocalFiles({ home });
  const paths = { resolve: (path: string) => files.resolve(path, { cwd: settings.cwd }) };
  const inherited = createInheritedEnv(settings, sessionEnv);
  const canConfine = name === 'local' && settings.config.terminal.sandbox !== 'off' && findSandbox(settings.env).ok;
  const shells = new Map<string, TaskShell>();
  let isBusy: (taskId: string) => boolean = () => false;
  const environments = new TaskEnvironments({
    backend: backendOf(name, settings, files, home),
    idleMs: settings.config.terminal.lifetime_seconds * 1_000,
    isBusy: (taskId) => isBusy(taskId),
  });

  async function shellOf(taskId: string): Promise<TaskShell> {
    const environment = await environments.of(taskId);
    const known = shells.get(taskId);
    // The state of a shell outlives an environment that was closed while idle.
    if (known !== undefined) return known.in(environment);
    const shell = new TaskShell({ environment, inherited: inherited.current, ready: inherited.ready });
    shells.set(taskId, shell);
    return shell;
  }

  return {
    placeOf: (taskId) => ({ cwd: settings.cwd, environment: name, paths, shell: () => shells.get(taskId)?.state }),
    filesOf: () => files,
    sandbox: () => canConfine,
    shellOf,
    keepWhile(busy) {
      isBusy = busy;
    },
    async endTask(taskId, end) {
      shells.delete(taskId);
      await environments.end(taskId, end);
    },
    close: (end) => environments.close(end),
  };
}

function backendOf(name: string, settings: Settings, files: EnvironmentFiles, home: string): EnvironmentBackend {
  if (name === 'local') return createLocalBackend({ files, home, cwd: settings.cwd, env: settings.env });
  throw new ToolError(`A session cannot work in the environment ${name}`, {
    code: 'unsupported',
    hint: 'Use local: set terminal.env_type, or leave --environment out.',
  });
}

function environmentName(settings: Settings, { environment }: Pick<HermesOptions, 'environment'>): string {
  if (environment === undefined) return settings.config.terminal.env_type;
  return typeof environment === 'string' ? environment : environment.type;
}
