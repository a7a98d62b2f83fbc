import { homedir } from 'node:os';
import { realPath } from '../config/real-path.js';
import type { EnvironmentBackend } from '../environments/environment.js';
import { createLocalFiles } from '../environments/local/files.js';
import { findSandbox } from '../environments/local/sandbox/find-sandbox.js';
import { TaskEnvironments } from '../environments/task-environments.js';
import type { SessionEnv } from '../ports/env/create-session-env.js';
import type { EnvironmentSite, SiteParts } from './environment-site.js';
import { createInheritedEnv } from './inherited-env.js';
import { lazyPort } from './lazy-port.js';
import type { Settings } from './settings.js';

/** This machine: everything is known from the start. */
export function createLocalSite(
  settings: Settings,
  sessionEnv: SessionEnv | undefined,
  { isBusy }: SiteParts,
): EnvironmentSite {
  const { cwd, env, config, paths } = settings;
  const home = env.HOME ?? homedir();
  const files = createLocalFiles({ home });
  const place = {
    cwd,
    environment: 'local',
    paths: {
      resolve: (path: string) => files.resolve(path, { cwd }),
      async fingerprint(path: string) {
        const { fingerprintFile } = await import('../environments/fingerprint-file.js');
        return fingerprintFile(files, path, cwd);
      },
    },
  };
  const inherited = createInheritedEnv(settings, sessionEnv);
  const environments = new TaskEnvironments({
    backend: lazyBackend(async () => {
      const [{ createLocalBackend }, { floorPlaces }] = await Promise.all([
        import('../environments/local/create-local-backend.js'),
        import('../gate/paths/floor-places.js'),
      ]);
      const floor = floorPlaces({ home: realPath(home), hermesHome: realPath(paths.root) });
      return createLocalBackend({ files, home, cwd, env, floor });
    }),
    idleMs: config.terminal.lifetime_seconds * 1_000,
    isBusy,
  });
  return {
    placeOf: () => place,
    filesOf: () => files,
    environmentOf: (taskId) => environments.of(taskId),
    known: () => undefined,
    inheritedIn: () => inherited,
    canConfine: config.terminal.sandbox !== 'off' && findSandbox(env).ok,
    end: (taskId, options) => environments.end(taskId, options),
    close: () => environments.close(),
  };
}

/** Starting programs is loaded with the first task that needs a shell. */
function lazyBackend(load: () => Promise<EnvironmentBackend>): EnvironmentBackend {
  return { kind: 'local', ...lazyPort<Omit<EnvironmentBackend, 'kind'>>(['check', 'open', 'reap'], load) };
}
