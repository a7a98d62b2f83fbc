import { access, constants } from 'node:fs/promises';
import { delimiter, isAbsolute, join } from 'node:path';
import { hasRawBytes } from '../../environments/file-name-bytes.js';
import { createProgramRunner } from './program-runner.js';
import type { SearchRunner } from './search-runner.js';
import { createWasmRunner } from './wasm-runner.js';

export interface LocalRunnerOptions {
  /** The PATH to look in. */
  readonly searchPath: string;
  /** For tests and reports: pretend there is no program. */
  readonly only?: 'program' | 'wasm';
}

/** Ripgrep of this machine: from PATH, else the binary that comes with the package, else its WASM build. */
export async function findLocalRunner({ searchPath, only }: LocalRunnerOptions): Promise<SearchRunner> {
  const program = only === 'wasm' ? undefined : ((await findInPath(searchPath)) ?? (await findBundled()));
  const wasm = createWasmRunner();
  return program === undefined ? wasm : withAnyName(createProgramRunner(program), wasm);
}

/** Node gives a program its folder and arguments as text; where a path is not text, the WASM build takes its bytes. */
function withAnyName(program: SearchRunner, wasm: SearchRunner): SearchRunner {
  return {
    engine: program.engine,
    run: (args, options) => ([options.cwd, ...args].some(hasRawBytes) ? wasm : program).run(args, options),
  };
}

/** Relative entries of PATH are passed over: a search must not run a program of the folder it searches. */
async function findInPath(searchPath: string): Promise<string | undefined> {
  const name = process.platform === 'win32' ? 'rg.exe' : 'rg';
  for (const folder of searchPath.split(delimiter)) {
    if (!isAbsolute(folder)) continue;
    const program = join(folder, name);
    if (await isExecutable(program)) return program;
  }
  return undefined;
}

async function findBundled(): Promise<string | undefined> {
  try {
    const { rgPath } = await import('@vscode/ripgrep');
    return (await isExecutable(rgPath)) ? rgPath : undefined;
  } catch {
    // No binary for this platform: the WASM build serves everywhere.
    return undefined;
  }
}

async function isExecutable(path: string): Promise<boolean> {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
}
