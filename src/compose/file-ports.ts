import { join } from 'node:path';
import type { ReadingSettings } from '../files/reading-settings.js';
import type { RunningCall } from '../kernel/call/running-call.js';
import { createSearchPort } from '../ports/search/create-search-port.js';
import { findLocalRunner } from '../ports/search/find-local-runner.js';
import type { SearchRunner } from '../ports/search/search-runner.js';
import { createSyntaxPort } from '../ports/syntax/create-syntax-port.js';
import { createWatchPort } from '../ports/watch/create-watch-port.js';
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
    (found ??= findLocalRunner({ searchPath, cacheFolder: join(paths.cache, 'ripgrep') }));
  return (call) => {
    const resolve = (path: string) => call.paths.resolve(path);
    return {
      search: (guard) => createSearchPort({ guard, resolve, signal: call.signal, runner }),
      watch: (guard) => createWatchPort({ guard, resolve, signal: call.signal }),
      reading: () => reading,
      syntax: () => createSyntaxPort({ searchPath, signal: call.signal }),
    };
  };
}
