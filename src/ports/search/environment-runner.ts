import type { Environment, EnvironmentProcess } from '../../environments/environment.js';
import { createMirrorRunner } from './mirror-runner.js';
import type { SearchRunner } from './search-runner.js';

const MAX_STDERR = 64 * 1024;

/** How files of an environment elsewhere are searched: by ripgrep there, or by ours on copies of them. */
export async function findEnvironmentRunner(
  environment: Environment,
  ours: () => Promise<SearchRunner>,
): Promise<SearchRunner> {
  const program = await findProgram(environment);
  return program === undefined
    ? createMirrorRunner(environment.files, await ours())
    : createThereRunner(environment, program);
}

/** By its whole path: a search must not run a program of the folder it searches. */
async function findProgram(environment: Environment): Promise<string | undefined> {
  const running = await environment.spawn({ argv: ['sh', '-c', 'command -v rg'] }, { cwd: '/' });
  const said = textOf(running, 'stdout');
  await running.exited;
  const path = said().trim();
  return path.startsWith('/') ? path : undefined;
}

function createThereRunner(environment: Environment, program: string): SearchRunner {
  return {
    engine: 'ripgrep',
    async run(args, { cwd, signal, onOutput }) {
      const running = await environment.spawn({ argv: [program, ...args] }, { cwd, signal });
      const stderr = textOf(running, 'stderr', onOutput);
      const { exitCode } = await running.exited;
      return { exitCode, stderr: stderr() };
    },
  };
}

/** What a process says on one stream; the other one goes to `onOther`. */
function textOf(
  running: EnvironmentProcess,
  wanted: 'stdout' | 'stderr',
  onOther: (chunk: Buffer) => void = () => undefined,
): () => string {
  const kept: Uint8Array[] = [];
  let size = 0;
  running.onOutput((chunk, stream) => {
    if (stream !== wanted) return onOther(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length));
    if (size < MAX_STDERR) kept.push(chunk);
    size += chunk.length;
  });
  return () => Buffer.concat(kept).toString('utf8');
}
