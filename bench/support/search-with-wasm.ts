import { findLocalRunner } from '../../src/ports/search/find-local-runner.js';
import { searchFiles } from '../../src/tools/file/search-files.js';
import { createFileBench } from '../../test/support/file-tools.js';
import { createTestFilesPort } from '../../test/support/local-files.js';
import { createTestSearchPort } from '../../test/support/search-port.js';

/** `search_files` as it works where no ripgrep binary is found; no setting makes an instance do that. */
export function searchWithWasm(folder: string): {
  search(args: Record<string, unknown>): Promise<unknown>;
  close(): Promise<void>;
} {
  const runner = findLocalRunner({ searchPath: '', only: 'wasm' });
  const bench = createFileBench({
    ports: () => ({ files: createTestFilesPort(folder), search: createTestSearchPort(folder, () => runner) }),
  });
  return { search: (args) => bench.run(searchFiles, args), close: () => bench.close() };
}
