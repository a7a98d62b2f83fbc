import { createHash } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ToolError } from '../../kernel/outcome.js';
import type { EnvironmentBackend } from '../environment.js';
import { openRemoteEnvironment } from '../remote/remote-environment.js';
import { checkProgram, findProgram, type InstanceProgram } from './instance-program.js';

export interface SingularityBackendOptions {
  /** A `.sif` file, a sandbox folder, or a URL such as `docker://debian`. */
  readonly image: string;
  /** The home of Hermes: its instances are told apart by it. */
  readonly hermesHome: string;
  /** Where changes of persistent tasks are kept; default: `sandboxes/singularity` in the home of Hermes. */
  readonly scratch?: string | undefined;
  /** Keep what a task changed. Otherwise it lives in memory and goes with the instance. */
  readonly persistent?: boolean;
  readonly network?: boolean;
  readonly cwd?: string | undefined;
  /** Our own variables; the program sees only those it needs. */
  readonly env: Readonly<Record<string, string>>;
  /** For tests: as if the image had no Python. */
  readonly withoutPython?: boolean;
}

/** An instance of apptainer or singularity per task, with nothing of this machine in it but its kernel. */
export function createSingularityBackend(options: SingularityBackendOptions): EnvironmentBackend {
  const homeId = createHash('sha256').update(options.hermesHome).digest('hex').slice(0, 8);
  return {
    kind: 'singularity',
    check: (signal) => checkProgram(options, signal),
    async open({ taskId, signal }) {
      requireImage(options.image);
      const program = await findProgram(options);
      const task = createHash('sha256').update(taskId).digest('hex').slice(0, 12);
      const name = `hermes-${homeId}-${task}-${process.pid}`;
      const layer = await writableLayer(options, `${homeId}-${task}`);
      const network = options.network === false ? ['--net', '--network', 'none'] : [];
      const flags = ['--containall', '--no-home', '--cleanenv', ...program.privileges, ...layer, ...network];
      // One of our own that a failed start left.
      await program.run(['instance', 'stop', '--force', name], {});
      const made = await program.run(['instance', 'start', ...flags, options.image, name], { signal });
      if (made.code !== 0) throw cannotStart(options.image, made.stderr);
      return openRemoteEnvironment({
        name: 'singularity',
        kind: 'singularity',
        transport: {
          canWait: true,
          open: (argv) =>
            program.open(['exec', '--cleanenv', '--pwd', '/', ...program.privileges, `instance://${name}`, ...argv]),
          async endAll() {
            await program.run(['instance', 'stop', '--force', name], {});
            await program.run(['instance', 'start', ...flags, options.image, name], {});
          },
          async isThere() {
            const { stdout } = await program.run(['instance', 'list', '--json', name], {});
            return instancesIn(stdout).includes(name);
          },
          close: async () => void (await program.run(['instance', 'stop', '--force', name], {})),
        },
        reach: { hostFiles: false, network: options.network !== false, confines: false },
        cwd: options.cwd,
        withoutPython: options.withoutPython ?? false,
      });
    },
    reap: async () => reap(await findProgram(options), homeId),
  };
}

function requireImage(image: string): void {
  if (image !== '' && !image.startsWith('-')) return;
  throw new ToolError(`terminal.singularity_image has ${JSON.stringify(image)}; expected a file, a folder or a URL.`, {
    code: 'invalid_arguments',
  });
}

/** Where changes go: an image itself is never written. */
async function writableLayer(
  { scratch, hermesHome, persistent }: SingularityBackendOptions,
  task: string,
): Promise<string[]> {
  if (persistent !== true) return ['--writable-tmpfs'];
  const folder = join(scratch ?? join(hermesHome, 'sandboxes', 'singularity'), task);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return ['--overlay', folder];
}

/** Ends instances of this home whose process has died. */
async function reap(program: InstanceProgram, homeId: string): Promise<number> {
  const { stdout } = await program.run(['instance', 'list', '--json'], {});
  const orphans = instancesIn(stdout).filter(
    (name) => name.startsWith(`hermes-${homeId}-`) && isDead(Number(name.slice(name.lastIndexOf('-') + 1))),
  );
  for (const name of orphans) await program.run(['instance', 'stop', '--force', name], {});
  return orphans.length;
}

function instancesIn(listed: string): string[] {
  const { instances } = JSON.parse(listed || '{}') as { instances?: { instance: string }[] | null };
  return (instances ?? []).map(({ instance }) => instance);
}

function isDead(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

function cannotStart(image: string, stderr: string): ToolError {
  const why = stderr.trim().split('\n').slice(-2).join(' ');
  return new ToolError(`The instance of ${image} could not be started: ${why}`, {
    code: 'unavailable',
    hint: /no such file|could not open image/i.test(why)
      ? 'Set terminal.singularity_image to an image that exists.'
      : 'Run `hermes doctor` to see what is missing.',
  });
}
