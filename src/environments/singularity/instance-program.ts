import { existsSync } from 'node:fs';
import { ToolError } from '../../kernel/outcome.js';
import type { EnvironmentCheck } from '../environment.js';
import { clientEnv } from '../remote/client-env.js';
import { type ClientResult, openClient, runClient, type TargetStream } from '../remote/transport.js';
import type { SingularityBackendOptions } from './create-singularity-backend.js';
import type { InstanceLimits } from './instance-limits.js';

/** The command line of apptainer or of singularity, which is the same. */
export interface InstanceProgram {
  readonly name: string;
  readonly version: string;
  /** What takes the rights of root away inside, when we are root outside. */
  readonly privileges: readonly string[];
  run(args: readonly string[], options: RunOptions): Promise<ClientResult>;
  open(args: readonly string[], options: Pick<RunOptions, 'limits'>): Promise<TargetStream>;
}

interface RunOptions {
  readonly signal?: AbortSignal | undefined;
  /** What the client is held to, and with it the programs it starts. */
  readonly limits?: InstanceLimits;
}

const NAMES = ['apptainer', 'singularity'];
const VARIABLES = [
  'APPTAINER_CACHEDIR',
  'APPTAINER_TMPDIR',
  'APPTAINER_CONFIGDIR',
  'SINGULARITY_CACHEDIR',
  'SINGULARITY_TMPDIR',
];

export async function findProgram({ env }: SingularityBackendOptions): Promise<InstanceProgram> {
  const seen = clientEnv(env, VARIABLES);
  for (const name of NAMES) {
    let version: ClientResult;
    try {
      version = await runClient([name, '--version'], { env: seen, timeoutMs: 10_000 });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') continue;
      throw error;
    }
    return {
      name,
      version: version.stdout.trim(),
      privileges: process.getuid?.() === 0 ? ['--no-privs'] : [],
      run: (args, { limits, signal }) => runClient(held([name, '-s', ...args], limits), { env: seen, signal }),
      open: (args, { limits }) => openClient(held([name, '-s', ...args], limits), { env: seen, isParent: true }),
    };
  }
  throw new ToolError('There is no apptainer or singularity program.', {
    code: 'unavailable',
    hint: 'Install Apptainer, or choose another environment.',
  });
}

function held(argv: readonly string[], limits: InstanceLimits | undefined): readonly string[] {
  return limits?.client(argv) ?? argv;
}

/** Whether the program is there and can run a program in the image. */
export async function checkProgram(
  options: SingularityBackendOptions,
  signal?: AbortSignal,
): Promise<EnvironmentCheck> {
  let program: InstanceProgram;
  try {
    program = await findProgram(options);
  } catch (error) {
    if (error instanceof ToolError) return { ok: false, reason: error.message, hint: error.hint ?? '' };
    throw error;
  }
  const { image } = options;
  const isUrl = /^[a-z]+:\/\//.test(image);
  if (!isUrl && !existsSync(image))
    return {
      ok: false,
      reason: `${program.name} is installed, but there is no image ${image}.`,
      hint: 'Set terminal.singularity_image to a .sif file, a sandbox folder or a URL such as docker://debian.',
    };
  // Fetching an image takes minutes; that it can be had is known when it is first used.
  if (isUrl) return { ok: true, detail: `${program.version}, image ${image} (fetched when first used)` };
  const flags = ['--containall', '--no-home', '--cleanenv', ...program.privileges];
  const tried = await program.run(['exec', ...flags, image, 'sh', '-c', 'exit 0'], { signal });
  if (tried.code === 0) return { ok: true, detail: `${program.version}, image ${image}` };
  return {
    ok: false,
    reason: `${program.name} cannot run a program in ${image}: ${tried.stderr.trim().split('\n').at(-1) ?? ''}`,
    hint: 'The image needs a shell; without root, user namespaces must be allowed on this machine.',
  };
}
