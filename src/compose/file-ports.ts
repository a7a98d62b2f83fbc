import { join } from 'node:path';
import type { ReadingSettings } from '../files/reading-settings.js';
import type { SearchPort } from '../files/search-port.js';
import type { SyntaxPort } from '../files/syntax/syntax-port.js';
import type { WatchPort } from '../files/watch-port.js';
import type { RunningCall } from '../kernel/call/running-call.js';
import type { SearchRunner } from '../ports/search/search-runner.js';
import { lazyPort } from './lazy-port.js';
import type { PortMakers } from './ports.js';
import type { Settings } from './settings.js';

/** Searching, watching and checking files. The search program is looked up once per instance and then kept. */
export function createFilePorts({
  config,
  env,
  paths,
}: Settings): (call: RunningCall) => Pick<PortMakers, 'search' | 'watch' | 'syntax' | 'reading'> {
  const searchPath = env.PATH ?? '';
  const reading: ReadingSettings = { repeatNote: config.files.repeat_note };
  let found: Promise<SearchRunner> | undefined;
  const runner = (): Promise<SearchRunner> =>
    (found ??= import('../ports/search/find-local-runner.js').then(({ findLocalRunner }) =>
      findLocalRunner({ searchPath, cacheFolder: join(paths.cache, 'ripgrep') }),
    ));
  return (call) => {
    const resolve = (path: string) => call.paths.resolve(path);
    return {
      search: (guard) =>
        lazyPort<SearchPort>(['content', 'files', 'readable'], async () => {
          const { createSearchPort } = await import('../ports/search/create-search-port.js');
          return createSearchPort({ guard, resolve, signal: call.signal, runner });
        }),
      watch: (guard) =>
        lazyPort<WatchPort>(['start', 'readable'], async () => {
          const { createWatchPort } = await import('../ports/watch/create-watch-port.js');
          return createWatchPort({ guard, resolve, signal: call.signal });
        }),
      reading: () => reading,
      syntax: () =>
        lazyPort<SyntaxPort>(['check'], async () => {
          const { createSyntaxPort } = await import('../ports/syntax/create-syntax-port.js');
          return createSyntaxPort({ searchPath, signal: call.signal });
        }),
    };
  };
}
