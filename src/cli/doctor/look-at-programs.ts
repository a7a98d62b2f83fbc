import type { Settings } from '../../compose/settings.js';
import type { RemoteKind } from '../../environments/backends.js';
import { ENGINE_VARIABLES } from '../../environments/docker/engine.js';
import { clientEnv } from '../../environments/remote/client-env.js';
import { childEnvironment } from '../../gate/secrets/child-environment.js';
import { findProgram } from '../../ports/requirement-probe.js';
import { runProgram } from '../../ports/run-program.js';
import { findLocalRunner } from '../../ports/search/find-local-runner.js';
import type { DoctorRow } from './doctor-row.js';
import { configuredKinds } from './look-at-environments.js';
import { packageHint } from './missing-needs.js';

interface Wanted {
  readonly name: string;
  /** The first that is there is used. */
  readonly programs: readonly string[];
  readonly args: readonly string[];
  readonly purpose: string;
  /** Whether the settings ask for it: then it must work. */
  readonly isConfigured: boolean;
  /** The environment it serves; when that is configured, all of it is tried instead. */
  readonly environment?: RemoteKind;
  /** What to do when it is there and does not work. */
  readonly remedy?: string;
  /** Variables of ours without which it would look in another place than we do. */
  readonly variables?: readonly string[];
}

/** Programs that tools and environments use. Each is started once, to see that it works. */
export async function lookAtPrograms(settings: Settings, signal: AbortSignal): Promise<DoctorRow[]> {
  const tried: readonly unknown[] = configuredKinds(settings);
  return Promise.all([
    lookAtRipgrep(settings, signal),
    ...wantedPrograms(settings)
      .filter(({ environment }) => !tried.includes(environment))
      .map((wanted) => lookAt(wanted, settings, signal)),
  ]);
}

function wantedPrograms({ config: { terminal } }: Settings): Wanted[] {
  return [
    {
      name: 'git',
      programs: ['git'],
      args: ['--version'],
      purpose: 'git tools',
      isConfigured: false,
    },
    {
      name: 'bubblewrap',
      programs: ['bwrap'],
      args: ['--ro-bind', '/', '/', '--unshare-all', '--', 'true'],
      purpose: 'the sandbox of local commands',
      isConfigured: terminal.sandbox === 'on',
      remedy: 'allow unprivileged user namespaces on this machine',
    },
    {
      name: 'docker',
      programs: ['docker', 'podman'],
      args: ['version', '--format', '{{.Server.Version}}'],
      purpose: 'commands in containers',
      environment: 'docker',
      isConfigured: false,
      remedy: 'start the docker service, and let your user talk to it',
      variables: ENGINE_VARIABLES,
    },
    {
      name: 'ssh',
      programs: ['ssh'],
      args: ['-V'],
      purpose: 'commands on other machines',
      environment: 'ssh',
      isConfigured: false,
    },
    {
      name: 'apptainer',
      programs: ['apptainer', 'singularity'],
      args: ['--version'],
      purpose: 'commands in singularity images',
      environment: 'singularity',
      isConfigured: false,
    },
    {
      name: 'chromium',
      programs: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
      args: ['--version'],
      purpose: 'browser tools',
      isConfigured: false,
    },
  ];
}

async function lookAt(wanted: Wanted, { env }: Settings, signal: AbortSignal): Promise<DoctorRow> {
  const { name, purpose, programs, isConfigured } = wanted;
  const row = { area: 'programs', name, purpose } as const;
  const notWorking = isConfigured ? 'broken' : 'missing';
  const found = programs.map((program) => findProgram(program, env)).find((path) => path !== undefined);
  if (found === undefined) {
    const fix = `install it${packageHint(programs[0] ?? name)}`;
    return { ...row, state: notWorking, detail: 'not installed', fix };
  }
  const seen = { ...childEnvironment(env), ...clientEnv(env, wanted.variables) };
  const problem = await tryProgram([found, ...wanted.args], seen, signal);
  if (problem.ok) return { ...row, state: 'ok', detail: problem.says === '' ? found : problem.says, fix: null };
  return { ...row, state: notWorking, detail: `${found} does not work: ${problem.says}`, fix: wanted.remedy ?? null };
}

const ANSWER_MS = 10_000;

async function tryProgram(
  argv: readonly string[],
  env: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<{ ok: boolean; says: string }> {
  try {
    const settings = { env, signal, timeoutMs: ANSWER_MS, maxBytes: 65_536 };
    const { exitCode, stdout, stderr } = await runProgram(argv, settings);
    const says = Buffer.from(stdout).toString('utf8').trim() || stderr.trim();
    return { ok: exitCode === 0, says: says.split('\n')[0] ?? '' };
  } catch (problem) {
    return { ok: false, says: (problem as Error).message };
  }
}

/** Never missing: without a program the build that comes with the package serves. */
async function lookAtRipgrep({ env }: Settings, signal: AbortSignal): Promise<DoctorRow> {
  const row = { area: 'programs', name: 'ripgrep', purpose: 'searching files' } as const;
  try {
    const runner = await findLocalRunner({ searchPath: env.PATH ?? '' });
    let says = '';
    const { exitCode } = await runner.run(['--version'], {
      cwd: '/',
      signal,
      onOutput: (chunk) => {
        says += chunk.toString('utf8');
      },
    });
    if (exitCode !== 0) throw new Error(`it ended with code ${exitCode}`);
    const isProgram = runner.engine === 'ripgrep';
    const fix = isProgram ? null : `install it for faster searches${packageHint('rg')}`;
    return { ...row, state: 'ok', detail: `${says.split('\n')[0]}${isProgram ? '' : ' (built in)'}`, fix };
  } catch (problem) {
    return { ...row, state: 'broken', detail: (problem as Error).message, fix: `install it${packageHint('rg')}` };
  }
}
