import type { SearchPort } from '../../src/files/search-port.js';
import type { Effect } from '../../src/kernel/effect.js';
import type { CallGuard } from '../../src/kernel/gate.js';
import { createSearchPort } from '../../src/ports/search/create-search-port.js';
import type { SearchRunner } from '../../src/ports/search/search-runner.js';
import { createTestFilesPort } from './local-files.js';

/** A real search port over a real folder, with a guard that says yes unless told otherwise. */
export function createTestSearchPort(
  dir: string,
  runner: () => Promise<SearchRunner>,
  allow: (effect: Effect) => boolean = () => true,
): SearchPort {
  const guard = {
    confinement: undefined,
    check: async () => undefined,
    filterMembers: async (permission: string, paths: string[]) => paths.map((path) => allow({ permission, path })),
  };
  return createSearchPort({
    guard: guard as unknown as CallGuard,
    resolve: createTestFilesPort(dir).resolve,
    signal: new AbortController().signal,
    runner,
  });
}
