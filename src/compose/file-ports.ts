import type { Environment } from '../environments/environment.js';
import type { AsidePort } from '../files/aside/aside-port.js';
import type { ReadingSettings } from '../files/reading-settings.js';
import type { SearchPort } from '../files/search-port.js';
import type { SyntaxPort } from '../files/syntax/syntax-port.js';
import type { WatchPort } from '../files/watch-port.js';
import type { RunningCall } from '../kernel/call/running-call.js';
import type { SearchRunner } from '../ports/search/search-runner.js';
import type { EnvironmentPlaces } from './environments.js';
import { lazyPort } from './lazy-port.js';
import type { PortMakers } from './ports.js';
import type { Settings } from './settings.js';

/** Searching, watching and checking files. The search program is looked up once per instance and then kept. */
export function createFilePorts(
  { config, env }: Settings,
  places: Pick<EnvironmentPlaces, 'elsewhere' | 'environmentOf'>,
  mask: ReadingSettings['mask'],
): (call: RunningCall) => Pick<PortMakers, 'search' | 'watch' | 'syntax' | 'aside' | 'reading'> {
  const searchPath = env.PATH ?? '';
  const reading: ReadingSettings = { repeatNote: config.files.repeat_note, mask };
  let found: Promise<SearchRunner> | undefined;
  const runner = (): Promise<SearchRunner> =>
    (found ??= import('../ports/search/find-local-runner.js').then(({ findLocalRunner }) =>
      findLocalRunner({ searchPath }),
    ));
  const others = new WeakMap<Environment, Promise<SearchRunner>>();
  const runnerFor = async ({ taskId }: RunningCall): Promise<SearchRunner> => {
    if (places.elsewhere(taskId) === undefined) return runner();
    const environment = await places.environmentOf(taskId);
    const known = others.get(environment) ?? runnerIn(environment, runner);
    others.set(environment, known);
    known.catch(() => others.delete(environment));
    return known;
  };
  return (call) => {
    const resolve = (path: string) => call.paths.resolve(path);
    return {
      search: (guard) =>
        lazyPort<SearchPort>(['content', 'files', 'readable'], async () => {
          const { createSearchPort } = await import('../ports/search/create-search-port.js');
          return createSearchPort({ guard, resolve, signal: call.signal, runner: () => runnerFor(call) });
        }),
      watch: (guard) =>
        lazyPort<WatchPort>(['start', 'readable'], async () => {
          if (places.elsewhere(call.taskId) !== undefined) {
            const { createEnvironmentWatchPort } = await import('../ports/watch/create-environment-watch-port.js');
            const environment = await places.environmentOf(call.taskId);
            return createEnvironmentWatchPort({ guard, resolve, signal: call.signal, environment });
          }
          const { createWatchPort } = await import('../ports/watch/create-watch-port.js');
          return createWatchPort({ guard, resolve, signal: call.signal });
        }),
      reading: () => reading,
      aside: () =>
        lazyPort<AsidePort>(['planEdit', 'diffContents'], async () => {
          const { createAsidePort } = await import('../ports/aside/create-aside-port.js');
          return createAsidePort({ signal: call.signal });
        }),
      syntax: () =>
        lazyPort<SyntaxPort>(['check'], async () => {
          const { createSyntaxPort } = await import('../ports/syntax/create-syntax-port.js');
          return createSyntaxPort({ searchPath, signal: call.signal });
        }),
    };
  };
}

async function runnerIn(environment: Environment, ours: () => Promise<SearchRunner>): Promise<SearchRunner> {
  const { findEnvironmentRunner } = await import('../ports/search/environment-runner.js');
  return findEnvironmentRunner(environment, ours);
}
