import type { CallGuard } from '../../src/kernel/gate.js';
import { createSearchPort } from '../../src/ports/search/create-search-port.js';
import { findLocalRunner } from '../../src/ports/search/find-local-runner.js';
import { searchFiles } from '../../src/tools/file/search-files.js';
import { createFileBench } from '../../test/support/file-tools.js';
import { createTestFilesPort } from '../../test/support/local-files.js';

/** `search_files` as it works where no ripgrep binary is found; no setting makes an instance do that. */
export function searchWithWasm(folder: string): {
  search(args: Record<string, unknown>): Promise<unknown>;
  close(): Promise<void>;
} {
  const guard = {
    confinement: undefined,
    check: async () => undefined,
    filterMembers: async (_permission: string, paths: string[]) => paths.map(() => true),
  } as unknown as CallGuard;
  const runner = findLocalRunner({ searchPath: '', only: 'wasm' });
  const bench = createFileBench({
    ports: () => ({
      files: createTestFilesPort(folder),
      search: createSearchPort({
        guard,
        resolve: createTestFilesPort(folder).resolve,
        signal: new AbortController().signal,
        runner: () => runner,
      }),
    }),
  });
  return { search: (args) => bench.run(searchFiles, args), close: () => bench.close() };
}
