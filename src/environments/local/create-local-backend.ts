import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { ToolError } from '../../kernel/outcome.js';
import type {
  Environment,
  EnvironmentBackend,
  EnvironmentProcess,
  ForkingShell,
  Program,
  SpawnOptions,
} from '../environment.js';
import type { EnvironmentFiles } from '../files.js';
import { adoptProcess } from './adopt-process.js';
import { type LocalForkingShell, openForkingShell, TOO_OLD } from './forking-shell.js';
import { PipePool } from './pipe-pool.js';
import { reapOrphans } from './reap-orphans.js';
import { type FoundSandbox, findSandbox } from './sandbox/find-sandbox.js';
import { createLimitGroup } from './sandbox/limit-group.js';
import type { SandboxFloor } from './sandbox/sandbox-argv.js';
import { SeenFolders } from './sandbox/seen-folders.js';
import { infoPipeOf, type LocalSpawn, spawnProcess } from './spawn-process.js';

export interface LocalBackendOptions {
  readonly files: EnvironmentFiles;
  readonly cwd: string;
  readonly home: string;
  /** For finding the shell. */
  readonly env: Readonly<Record<string, string>>;
  /** What no confined program may write, wherever else it may. */
  readonly floor?: SandboxFloor | undefined;
  /** Files and folders that are looked through for names that are hidden or denied; where there are more, none is. */
  readonly mostEntries?: number | undefined;
}

/** This machine. Programs run as the user, in process groups of their own. */
export function createLocalBackend(options: LocalBackendOptions): EnvironmentBackend {
  const shell = findShell(options.env);
  const sandbox = findSandbox(options.env);
  // Making pipes starts a program: the tasks share them.
  const pipes = new PipePool(searchPathOf(options.env));
  // Nearly always they work in the same folder.
  const seen = new SeenFolders(options.mostEntries);
  return {
    kind: 'local',
    check: async () =>
      shell === undefined
        ? { ok: false, reason: 'There is no bash.', hint: 'Install bash; on Windows, Git Bash.' }
        : {
            ok: true,
            detail: `${shell}; ${sandbox.ok ? `sandbox ${sandbox.bwrap}` : `no sandbox: ${sandbox.reason}`}`,
          },
    open: async () => new LocalEnvironment(options, shell, sandbox, pipes.open(), seen),
    // Background processes are found by their records instead, see src/ports/processes.
    reap: reapOrphans,
  };
}

class LocalEnvironment implements Environment {
  readonly name = 'local';
  readonly kind = 'local';
  readonly cwd: string;
  readonly home: string;
  readonly files: EnvironmentFiles;
  readonly extraPipes = true;
  readonly sideOutput = true;
  readonly outputFiles = true;
  readonly reach: Environment['reach'];
  readonly #shell: string | undefined;
  readonly #sandbox: FoundSandbox;
  readonly #floor: SandboxFloor | undefined;
  readonly #pipes: PipePool;
  readonly #seen: SeenFolders;
  readonly #searchPath: string;
  #isClosed = false;
  readonly #running = new Map<EnvironmentProcess, boolean>();
  readonly #shells = new Set<LocalForkingShell>();
  #keepsTerminals: Promise<boolean> | undefined;
  #canFork = process.platform !== 'win32';

  constructor(
    { cwd, home, files, floor, env }: LocalBackendOptions,
    shell: string | undefined,
    sandbox: FoundSandbox,
    pipes: PipePool,
    seen: SeenFolders,
  ) {
    this.#pipes = pipes;
    this.#seen = seen;
    this.#searchPath = searchPathOf(env);
    this.#sandbox = sandbox;
    this.#floor = floor;
    this.reach = { hostFiles: true, network: true, confines: sandbox.ok };
    this.cwd = cwd;
    this.home = home;
    this.files = files;
    this.#shell = shell;
  }

  async spawn(program: Program, options: SpawnOptions = {}): Promise<EnvironmentProcess> {
    const plain = 'argv' in program ? program.argv : [this.#bash(), '--noprofile', '--norc', '-c', program.shell];
    const cwd = options.cwd ?? this.cwd;
    const group = options.confinement === undefined ? undefined : createLimitGroup(randomBytes(6).toString('hex'));
    const held = options.confinement === undefined ? { argv: plain } : await this.#confined(plain, cwd, options);
    const argv = group?.wrap(held.argv) ?? held.argv;
    const request = { env: options.env ?? {}, options, pipes: this.#pipes, cwd, ...held, argv };
    const process = await (options.pty === undefined ? spawnProcess(request) : this.#atTerminal(request));
    this.#enter(process, options.outlives === true);
    if (group !== undefined) void process.exited.then(() => group.remove());
    return process;
  }

  async openShell(env: Readonly<Record<string, string>>): Promise<ForkingShell | undefined> {
    if (!this.#canFork || this.#shell === undefined) return undefined;
    const shell = await openForkingShell({
      bash: this.#shell,
      env,
      pipes: this.#pipes,
      onStart: (process) => this.#enter(process, false),
    });
    this.#shells.add(shell);
    void shell.closed.then((code) => {
      this.#shells.delete(shell);
      if (code === TOO_OLD) this.#canFork = false;
    });
    return shell;
  }

  async adopt(pid: number, startedAt: number): Promise<EnvironmentProcess | undefined> {
    const process = adoptProcess(pid, startedAt);
    if (process === undefined) return undefined;
    this.#enter(process, true);
    return process;
  }

  keepsTerminals(): Promise<boolean> {
    this.#keepsTerminals ??= hasScript(this.#searchPath);
    return this.#keepsTerminals;
  }

  async freeSpace(path: string): Promise<{ free: number; total: number }> {
    const { bavail, blocks, bsize } = await statfs(path);
    return { free: bavail * bsize, total: blocks * bsize };
  }

  async close({ keepProcesses = false }: { keepProcesses?: boolean } = {}): Promise<void> {
    const isFirst = !this.#isClosed;
    this.#isClosed = true;
    const ours = [...this.#running].filter(([, outlives]) => !(keepProcesses && outlives)).map(([process]) => process);
    await Promise.all(
      ours.map(async (process) => {
        await process.kill('SIGTERM');
        await Promise.race([process.exited, after(GRACE_MS)]);
        await process.kill('SIGKILL');
      }),
    );
    for (const shell of this.#shells) shell.end();
    await Promise.all([...this.#shells].map(({ closed }) => closed));
    if (isFirst) await this.#pipes.close();
  }

  #enter(process: EnvironmentProcess, outlives: boolean): void {
    this.#running.set(process, outlives);
    void process.exited.then(() => this.#running.delete(process));
  }

  async #atTerminal(request: LocalSpawn): Promise<EnvironmentProcess> {
    const { spawnPty } = await import('./spawn-pty.js');
    return spawnPty(request);
  }

  async #confined(
    argv: readonly string[],
    cwd: string,
    options: SpawnOptions,
  ): Promise<Pick<LocalSpawn, 'argv' | 'sandbox'>> {
    const { confinement, proxySocket } = options;
    if (confinement === undefined || !this.#sandbox.ok) {
      const { reason, hint } = this.#sandbox.ok ? { reason: '', hint: '' } : this.#sandbox;
      throw new ToolError(`The command must be confined, and cannot be: ${reason}`, { code: 'unavailable', hint });
    }
    const { sandboxArgv } = await import('./sandbox/sandbox-argv.js');
    const program = await sandboxArgv({
      argv,
      cwd,
      confinement,
      sandbox: this.#sandbox,
      proxySocket,
      // Programs at a terminal get no further descriptors.
      infoPipe: options.pty === undefined ? infoPipeOf(options) : undefined,
      floor: this.#floor,
      seen: this.#seen,
    });
    return { argv: program.argv, sandbox: program };
  }

  #bash(): string {
    if (this.#shell !== undefined) return this.#shell;
    throw new ToolError('There is no bash on this machine.', {
      code: 'unavailable',
      hint: 'Install bash; on Windows, install Git for Windows, which brings it.',
    });
  }
}

const GRACE_MS = 1_000;

/** Programs of that name elsewhere tell no exit code. */
function hasScript(searchPath: string): Promise<boolean> {
  return new Promise((resolve) => {
    execFile('script', ['--version'], { timeout: 5_000, env: { PATH: searchPath } }, (problem, stdout) =>
      resolve(problem === null && stdout.includes('util-linux')),
    );
  });
}

/** Where the programs we need ourselves are found, also when a session names other places for its own. */
function searchPathOf({ PATH }: Readonly<Record<string, string>>): string {
  const system = '/usr/local/bin:/usr/bin:/bin';
  return PATH === undefined || PATH === '' ? system : `${PATH}:${system}`;
}

function after(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref());
}

function findShell(env: Readonly<Record<string, string>>): string | undefined {
  if (process.platform === 'win32') {
    const roots = [env.ProgramFiles, env['ProgramFiles(x86)'], env.LOCALAPPDATA && `${env.LOCALAPPDATA}\\Programs`];
    const places = roots.filter(Boolean).map((root) => `${root}\\Git\\bin\\bash.exe`);
    return [env.HERMES_GIT_BASH_PATH ?? '', ...places].find((path) => path !== '' && existsSync(path));
  }
  const folders = ['/usr/bin', '/bin', '/usr/local/bin', ...(env.PATH ?? '').split(':')];
  return folders.map((folder) => `${folder}/bash`).find((path) => path.startsWith('/') && existsSync(path));
}
