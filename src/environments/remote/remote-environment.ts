import { randomBytes } from 'node:crypto';
import { posix } from 'node:path';
import { ToolError } from '../../kernel/outcome.js';
import type { Environment, EnvironmentProcess, EnvironmentReach, Program, SpawnOptions } from '../environment.js';
import { decodeFileName } from '../file-name-bytes.js';
import type { EnvironmentFiles } from '../files.js';
import { commandRequest, LABEL_VARIABLE } from './command-script.js';
import { HelperConnection } from './helper-connection.js';
import { createRemoteFiles } from './remote-files.js';
import { startRemoteProcess } from './remote-process.js';
import { SpareStream } from './spare-stream.js';
import type { Transport } from './transport.js';

export interface RemoteEnvironmentOptions {
  readonly name: string;
  readonly kind: Environment['kind'];
  readonly transport: Transport;
  readonly reach: EnvironmentReach;
  /** Where tasks start; `~` and relative ones are understood in the target. Default: its home. */
  readonly cwd?: string | undefined;
  /** Laid under the environment of every command, by name and value, never on a command line. */
  readonly env?: Readonly<Record<string, string>>;
  /** For tests: as if the target had no Python. */
  readonly withoutPython?: boolean;
}

/** An environment somewhere else: all it needs is a way to run programs there. Throws when it cannot be reached. */
export async function openRemoteEnvironment(options: RemoteEnvironmentOptions): Promise<Environment> {
  const { transport, withoutPython = false } = options;
  const labelPrefix = randomBytes(8).toString('hex');
  const fate: Fate = { isGone: false };
  const onUnreachable = async (): Promise<void> => {
    fate.isGone ||= (await transport.isThere?.()) === false;
  };
  const helper = new HelperConnection({ transport, labelPrefix, withoutPython, onUnreachable });
  try {
    const { dialect } = await helper.session();
    const [home = '/', start = '/', , , ...told] = decodeFileName(await helper.call('hello', [])).split('\0');
    const files = createRemoteFiles({ helper, transport, home, dialect });
    const cwd = options.cwd === undefined ? home || start : await startFolder(files, options.cwd, home);
    const shell = await findShell(files);
    const variables = variablesOf(told);
    const parts = { helper, labelPrefix, home, cwd, files, shell, variables, fate, onUnreachable };
    return new RemoteEnvironment(options, parts);
  } catch (error) {
    await helper.close();
    await transport.close();
    throw error;
  }
}

async function startFolder(files: EnvironmentFiles, cwd: string, home: string): Promise<string> {
  const { path, kind } = await files.resolve(cwd, { cwd: home });
  if (kind === 'directory') return path;
  throw new ToolError(`The folder ${cwd} does not exist in the environment.`, {
    code: 'not_found',
    hint: 'Set terminal.cwd to a folder that exists there, or leave it out to start in its home.',
  });
}

/** What the target gives its programs; what a shell sets for itself is left to it. */
function variablesOf(told: readonly string[]): Record<string, string> {
  const entries = told.map((entry): [string, string] => {
    const at = entry.indexOf('=');
    return [entry.slice(0, at), entry.slice(at + 1)];
  });
  return Object.fromEntries(entries.filter(([name]) => /^[A-Za-z_]\w*$/.test(name) && !SHELL_SETS.has(name)));
}

const SHELL_SETS = new Set(['_', 'PWD', 'OLDPWD', 'SHLVL', LABEL_VARIABLE]);

/** Bash where it is, else the plain shell every target has. */
async function findShell(files: EnvironmentFiles): Promise<readonly string[]> {
  for (const path of ['/bin/bash', '/usr/bin/bash', '/usr/local/bin/bash']) {
    if ((await files.resolve(path, { cwd: '/' })).kind === 'file') return [path, '--noprofile', '--norc'];
  }
  return ['sh'];
}

/** What became of the target. */
interface Fate {
  isGone: boolean;
}

interface RemoteParts {
  readonly fate: Fate;
  readonly onUnreachable: () => Promise<void>;
  readonly helper: HelperConnection;
  readonly labelPrefix: string;
  readonly home: string;
  readonly cwd: string;
  readonly files: EnvironmentFiles;
  readonly shell: readonly string[];
  readonly variables: Readonly<Record<string, string>>;
}

class RemoteEnvironment implements Environment {
  readonly name: string;
  readonly kind: Environment['kind'];
  readonly reach: EnvironmentReach;
  readonly cwd: string;
  readonly home: string;
  readonly files: EnvironmentFiles;
  readonly variables: Readonly<Record<string, string>>;
  readonly shell: 'bash' | 'posix';
  readonly sideOutput = true;
  readonly #options: RemoteEnvironmentOptions;
  readonly #parts: RemoteParts;
  readonly #streams: SpareStream;
  readonly #running = new Map<EnvironmentProcess, boolean>();
  #closing: Promise<void> | undefined;

  constructor(options: RemoteEnvironmentOptions, parts: RemoteParts) {
    this.name = options.name;
    this.kind = options.kind;
    this.reach = options.reach;
    this.cwd = parts.cwd;
    this.home = parts.home;
    this.files = parts.files;
    this.variables = parts.variables;
    this.shell = parts.shell.length > 1 ? 'bash' : 'posix';
    this.#options = options;
    this.#parts = parts;
    this.#streams = new SpareStream(options.transport);
  }

  get isGone(): boolean {
    return this.#parts.fate.isGone;
  }

  async spawn(program: Program, options: SpawnOptions = {}): Promise<EnvironmentProcess> {
    refuseUnable(this.name, options);
    if (this.#closing !== undefined)
      throw new ToolError(`The environment ${this.name} is closed.`, { code: 'conflict' });
    const { transport } = this.#options;
    const { helper, labelPrefix, shell, onUnreachable } = this.#parts;
    const mark = randomBytes(16).toString('hex');
    const label = `${options.outlives ? 'kept' : labelPrefix}-${randomBytes(8).toString('hex')}`;
    const cwd = posix.resolve(this.cwd, options.cwd ?? '.');
    const env = { ...this.#options.env, ...options.env };
    const stream = await this.#streams.take();
    stream.stdin.write(`${commandRequest({ program, options: { ...options, env }, cwd, shell, mark, label })}\n`);
    if (options.input !== undefined) stream.stdin.write(options.input);
    if (!options.keepInput) stream.stdin.end();
    const process = await startRemoteProcess({
      stream,
      mark,
      options,
      describe: { program: 'argv' in program ? (program.argv[0] ?? '') : (shell[0] ?? 'sh'), cwd },
      signal: async (pid, signal) => {
        const ask = () => helper.call('signal', [label, String(pid), signal]);
        // The helper may have been lost together with what is to be ended; the next one can do it as well.
        await ask().catch((problem: unknown) => {
          if (problem instanceof ToolError && problem.code === 'unavailable') return ask();
          throw problem;
        });
      },
      ports: async (pid) => numbersIn(String(await helper.call('ports', [label, String(pid)]))),
      resize: async (pid, columns, rows) =>
        void (await helper.call('resize', [label, String(pid), String(columns), String(rows)])),
      force: async () => transport.endAll?.(),
    }).catch(async (error: unknown) => {
      if (error instanceof ToolError && error.code === 'unavailable') await onUnreachable();
      throw error;
    });
    this.#running.set(process, options.outlives === true);
    void process.exited.then(() => {
      this.#running.delete(process);
      this.#streams.prepare();
    });
    return process;
  }

  async freeSpace(path: string): Promise<{ free: number; total: number }> {
    const [free, total] = String(await this.#parts.helper.call('space', [path])).split(' ');
    return { free: Number(free), total: Number(total) };
  }

  close(options: { keepProcesses?: boolean } = {}): Promise<void> {
    this.#closing ??= this.#close(options.keepProcesses === true);
    return this.#closing;
  }

  async #close(keepProcesses: boolean): Promise<void> {
    const { helper, labelPrefix } = this.#parts;
    const isKept = (outlives: boolean): boolean => keepProcesses && outlives;
    const kept = [...this.#running.values()].some(isKept);
    // A target that is gone has nothing left to end.
    await helper.call('end', [labelPrefix]).catch(() => undefined);
    const others = [...this.#running].filter(([, outlives]) => !isKept(outlives)).map(([process]) => process);
    await Promise.all(others.map((process) => process.kill('SIGKILL').catch(() => undefined)));
    await Promise.all([helper.close(), this.#streams.close()]);
    // What goes on needs the target to go on.
    if (!kept) await this.#options.transport.close();
  }
}

function numbersIn(text: string): number[] {
  const words = text.split(' ').filter((word) => word !== '');
  return [...new Set(words.map(Number))].sort((a, b) => a - b);
}

function refuseUnable(name: string, options: SpawnOptions): void {
  if (options.signal?.aborted) throw new ToolError('The command was cancelled before it began.', { code: 'cancelled' });
  if (options.confinement !== undefined)
    throw new ToolError(`The environment ${name} cannot hold a program to single paths and hosts.`, {
      code: 'unsupported',
      hint: 'Use the local environment with its sandbox for this command.',
    });
  if ((options.extraPipes ?? 0) > 0)
    throw new ToolError(`The environment ${name} has no further pipes for programs.`, { code: 'unsupported' });
}
