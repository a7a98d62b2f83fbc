import { BACKENDS } from '../environments/backends.js';
import type { Environment, EnvironmentBackend } from '../environments/environment.js';
import type { EnvironmentFiles } from '../environments/files.js';
import { fingerprintFile } from '../environments/fingerprint-file.js';
import { TaskEnvironments } from '../environments/task-environments.js';
import { ToolError } from '../kernel/outcome.js';
import type { SessionEnv } from '../ports/env/create-session-env.js';
import type { ChosenEnvironment } from './choose-environment.js';
import { createCloudHttp } from './cloud-http.js';
import type { EnvironmentSite, InheritedEnv, SiteParts } from './environment-site.js';
import type { Settings } from './settings.js';

/** Somewhere else. Its code is loaded and it is opened when a call first touches it. */
export function createRemoteSite(
  settings: Settings,
  chosen: ChosenEnvironment,
  sessionEnv: SessionEnv | undefined,
  { isBusy, onEnter }: SiteParts,
): EnvironmentSite {
  const environments = new TaskEnvironments({
    backend: createChosenBackend(settings, chosen),
    idleMs: chosen.terminal.lifetime_seconds * 1_000,
    isBusy,
    reapFirst: true,
  });
  // What is judged by stays as it was first seen, also when the environment was closed meanwhile and opened again.
  const seen = new Map<string, Environment>();
  const entering = new Map<string, Promise<void>>();

  async function enter(taskId: string): Promise<void> {
    try {
      const environment = await environments.of(taskId);
      await onEnter(environment);
      seen.set(taskId, environment);
    } finally {
      entering.delete(taskId);
    }
  }

  function entered(taskId: string): void | Promise<void> {
    if (seen.has(taskId)) return;
    const known = entering.get(taskId) ?? enter(taskId);
    entering.set(taskId, known);
    return known;
  }

  async function environmentOf(taskId: string): Promise<Environment> {
    await entered(taskId);
    return environments.of(taskId);
  }

  return {
    placeOf: (taskId) => ({
      get cwd() {
        return seen.get(taskId)?.cwd ?? '/';
      },
      get environment() {
        return seen.get(taskId)?.name ?? chosen.kind;
      },
      paths: {
        async resolve(path) {
          const { files } = await environmentOf(taskId);
          return files.resolve(path, { cwd: seen.get(taskId)?.cwd ?? '/' });
        },
        async fingerprint(path) {
          const { files } = await environmentOf(taskId);
          return fingerprintFile(files, path, seen.get(taskId)?.cwd ?? '/');
        },
      },
      enter: () => entered(taskId),
    }),
    filesOf: (taskId) =>
      filesThrough(
        () => environmentOf(taskId),
        () => seen.get(taskId),
      ),
    environmentOf,
    known: (taskId) => seen.get(taskId),
    inheritedIn: (environment) => inheritedThere(environment, sessionEnv),
    canConfine: false,
    async end(taskId, options) {
      await environments.end(taskId, options);
      seen.delete(taskId);
    },
    close: () => environments.close(),
  };
}

/** The backend of a choice; loaded when it is first asked for something. */
export function createChosenBackend(settings: Settings, chosen: ChosenEnvironment): EnvironmentBackend {
  const { kind, terminal, engine } = chosen;
  let loaded: Promise<EnvironmentBackend> | undefined;
  const load = (): Promise<EnvironmentBackend> => {
    if (kind === 'local') throw new ToolError('The local environment is no remote one.', { code: 'internal' });
    const { paths, cwd, env } = settings;
    return (loaded ??= BACKENDS[kind]({
      terminal,
      engine,
      hermesHome: paths.root,
      workspace: cwd,
      env,
      http: () => createCloudHttp(settings),
    }));
  };
  return {
    kind,
    check: async (signal) => (await load()).check(signal),
    open: async (options) => (await load()).open(options),
    reap: async () => (await load()).reap(),
  };
}

/** The files of an environment that may be closed and opened again meanwhile. */
function filesThrough(open: () => Promise<Environment>, known: () => Environment | undefined): EnvironmentFiles {
  return {
    get home() {
      return known()?.home ?? '/';
    },
    get platform() {
      return known()?.files.platform ?? 'posix';
    },
    get caseInsensitive() {
      return known()?.files.caseInsensitive ?? false;
    },
    get raceFree() {
      return known()?.files.raceFree ?? false;
    },
    resolve: async (path, options) => (await open()).files.resolve(path, options),
    locate: async (path, options) => (await open()).files.locate(path, options),
    openFolder: async (path) => (await open()).files.openFolder(path),
  };
}

/** What the target gives its programs, and what was set in the session; nothing of our own machine. */
function inheritedThere({ variables = {} }: Environment, session: SessionEnv | undefined): InheritedEnv {
  let seen: unknown;
  let value: Readonly<Record<string, string>> = variables;
  return {
    current() {
      const now = session?.list();
      if (now !== seen) {
        seen = now;
        value = Object.freeze({ ...variables, ...session?.changes() });
      }
      return value;
    },
    ready: () => Promise.resolve(),
  };
}
