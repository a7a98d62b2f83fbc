import { createHash, randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ToolError } from '../../kernel/outcome.js';
import type { EnvironmentBackend } from '../environment.js';
import { KEPT_PROGRAM_KNOWN } from '../remote/keeping-script.js';
import { openRemoteEnvironment } from '../remote/remote-environment.js';
import { createInstanceLimits, isWithoutGroups } from './instance-limits.js';
import { createInstanceOwners, type InstanceOwners } from './instance-owners.js';
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
  /** Of all its processes together where this machine has control groups for us, else of each. */
  readonly memoryMb?: number | undefined;
  readonly cwd?: string | undefined;
  /** Our own variables; the program sees only those it needs. */
  readonly env: Readonly<Record<string, string>>;
  /** For tests: as if the image had no Python. */
  readonly withoutPython?: boolean;
}

/** An instance of apptainer or singularity per task, with nothing of this machine in it but its kernel. */
export function createSingularityBackend(options: SingularityBackendOptions): EnvironmentBackend {
  const home = `hermes-${shortHash(options.hermesHome, 8)}`;
  // Known when one could not be started for it.
  let canMakeGroups = true;
  const owners = createInstanceOwners(join(options.hermesHome, 'sandboxes', 'singularity', 'owners'));
  return {
    kind: 'singularity',
    check: (signal) => checkProgram(options, signal),
    async open({ taskId, signal }) {
      requireImage(options.image);
      const program = await findProgram(options);
      const task = `${home}-${shortHash(taskId, 12)}`;
      const layer = await writableLayer(options, task.replace('hermes-', ''));
      const network = options.network === false ? ['--net', '--network', 'none'] : [];
      const flags = ['--containall', '--no-home', '--cleanenv', ...program.privileges, ...layer, ...network];
      const setup = shortHash(JSON.stringify([options.image, flags, options.memoryMb]), 8);
      const left = options.persistent === true ? await resume(program, owners, { task, setup }) : undefined;
      const name = left ?? `${task}-${setup}-${randomBytes(4).toString('hex')}`;
      let limits = createInstanceLimits(name, { memoryMb: options.memoryMb, canMakeGroups });
      const start = () =>
        program.run(['instance', 'start', ...limits.flags, ...flags, options.image, name], { signal, limits });
      if (left === undefined) {
        await owners.claim(name);
        let made = await start();
        if (made.code !== 0 && limits.flags.length > 0 && isWithoutGroups(made.stderr)) {
          canMakeGroups = false;
          limits = createInstanceLimits(name, { memoryMb: options.memoryMb, canMakeGroups });
          made = await start();
        }
        if (made.code !== 0) {
          await owners.forget(name);
          limits.remove();
          throw cannotStart(options.image, made.stderr);
        }
      }
      const enter = ['exec', '--cleanenv', '--pwd', '/', ...program.privileges, `instance://${name}`];
      return openRemoteEnvironment({
        name: 'singularity',
        kind: 'singularity',
        transport: {
          canWait: true,
          ownsProcesses: true,
          outlivesUs: options.persistent === true,
          open: (argv) => program.open([...enter, ...limits.program(argv)], { limits }),
          async endAll() {
            await stop(program, name);
            await start();
            return options.persistent === true ? undefined : FILES_GONE;
          },
          isThere: async () => (await instances(program)).includes(name),
          async close() {
            await stop(program, name);
            await owners.forget(name);
            limits.remove();
          },
          leave: () => owners.leave(name),
        },
        reach: { hostFiles: false, network: options.network !== false, confines: false },
        cwd: options.cwd,
        withoutPython: options.withoutPython ?? false,
      });
    },
    reap: async () => reap(await findProgram(options), owners, home),
  };
}

const FILES_GONE =
  'The instance had to be started anew, without its files: this task keeps none (terminal.container_persistent).';

function shortHash(text: string, length: number): string {
  return createHash('sha256').update(text).digest('hex').slice(0, length);
}

/** Goes on with the instance an earlier session of the task left; one of other settings is ended, its files stay. */
async function resume(
  program: InstanceProgram,
  owners: InstanceOwners,
  { task, setup }: { readonly task: string; readonly setup: string },
): Promise<string | undefined> {
  for (const name of await instances(program)) {
    if (!name.startsWith(`${task}-`) || !(await owners.takeOver(name))) continue;
    if (name.startsWith(`${task}-${setup}-`)) return name;
    await stop(program, name);
    await owners.forget(name);
  }
  return undefined;
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

/**
 * Ends instances of this home whose process has died, but for those that hold a process which goes on, or the result
 * of one: unlike the files of a persistent task these end with the instance.
 */
async function reap(program: InstanceProgram, owners: InstanceOwners, home: string): Promise<number> {
  let ended = 0;
  for (const name of await instances(program)) {
    if (!name.startsWith(`${home}-`) || (await owners.isInUse(name))) continue;
    const look = ['exec', ...program.privileges, `instance://${name}`, 'sh', '-c', KEPT_PROGRAM_KNOWN];
    const { code } = await program.run(look, {});
    if (code === 0) continue;
    await stop(program, name);
    await owners.forget(name);
    createInstanceLimits(name, { memoryMb: undefined, canMakeGroups: false }).remove();
    ended += 1;
  }
  return ended;
}

async function stop(program: InstanceProgram, name: string): Promise<void> {
  await program.run(['instance', 'stop', '--force', name], {});
}

async function instances(program: InstanceProgram): Promise<string[]> {
  const { stdout } = await program.run(['instance', 'list', '--json'], {});
  const { instances } = JSON.parse(stdout || '{}') as { instances?: { instance: string }[] | null };
  return (instances ?? []).map(({ instance }) => instance);
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
