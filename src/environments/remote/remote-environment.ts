import { randomBytes } from 'node:crypto';
import { posix } from 'node:path';
import { ToolError } from '../../kernel/outcome.js';
import type { Environment, EnvironmentProcess, EnvironmentReach, Program, SpawnOptions } from '../environment.js';
import { decodeFileName } from '../file-name-bytes.js';
import type { EnvironmentFiles, FolderHandle } from '../files.js';
import { LABEL_VARIABLE } from '../local/find-labelled.js';
import { commandRequest, takesStream, takeUpRequest } from './command-script.js';
import { CommandStreams } from './command-streams.js';
import type { Leader } from './first-words.js';
import { HelperConnection } from './helper-connection.js';
import { keptFolder } from './keeping-script.js';
import { createRemoteFiles } from './remote-files.js';
import { type RemoteProcessParts, type StartedProcess, startRemoteProcess } from './remote-process.js';
import type { TargetStream, Transport } from './transport.js';

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

/** From then on a command may have to be ended by force, and the next one needs another way into the target. */
const LONG_MS = 100;

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
  readonly takeUp?: (name: string, from: number) => Promise<EnvironmentProcess | undefined>;
  readonly #options: RemoteEnvironmentOptions;
  readonly #parts: RemoteParts;
  readonly #streams: CommandStreams;
  readonly #running = new Map<StartedProcess, Running>();
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
    this.#streams = new CommandStreams(options.transport);
    if (options.transport.outlivesUs) this.takeUp = (name, from) => this.#takeUp(name, from);
  }

  get isGone(): boolean {
    return this.#parts.fate.isGone;
  }

  async spawn(program: Program, options: SpawnOptions = {}): Promise<EnvironmentProcess> {
    refuseUnable(this.name, options);
    const { labelPrefix, shell } = this.#parts;
    const { keptAs } = options;
    const mark = randomBytes(16).toString('hex');
    const label = keptAs === undefined ? `${labelPrefix}-${randomBytes(8).toString('hex')}` : keptLabel(keptAs);
    const cwd = posix.resolve(this.cwd, options.cwd ?? '.');
    const env = { ...this.#options.env, ...options.env };
    const again = this.#streams.canWait && !takesStream(options);
    const request = commandRequest({ program, options: { ...options, env }, cwd, shell, mark, label, again });
    return this.#start(request, { label, keptAs }, (stream) => {
      if (options.input !== undefined) stream.stdin.write(options.input);
      if (!options.keepInput && !again) stream.stdin.end();
      const giveBack = again ? (used: TargetStream) => this.#streams.giveBack(used) : undefined;
      const name = 'argv' in program ? (program.argv[0] ?? '') : (shell[0] ?? 'sh');
      return { stream, mark, options, describe: { program: name, cwd }, giveBack };
    });
  }

  async #takeUp(name: string, from: number): Promise<EnvironmentProcess | undefined> {
    const mark = randomBytes(16).toString('hex');
    const follower = `${this.#parts.labelPrefix}-${randomBytes(8).toString('hex')}`;
    const request = takeUpRequest({ name, from, mark, label: follower });
    try {
      const followed = await this.#start(request, { label: keptLabel(name), keptAs: name }, (stream) => {
        stream.stdin.end();
        return {
          stream,
          mark,
          options: {},
          describe: { program: name, cwd: this.cwd },
          rest: (next) => this.#logAfter(name, next),
        };
      });
      // Nobody shall be told that it runs.
      if (followed.hadEnded) await followed.exited;
      return Object.assign(followed, { missed: Math.max(0, followed.begin - from), hasEnded: followed.hadEnded });
    } catch (problem) {
      if (problem instanceof ToolError && problem.code === 'not_found') return undefined;
      throw problem;
    }
  }

  /** What of a kept log was not handed out while it grew. */
  async #logAfter(name: string, next: number): Promise<Uint8Array> {
    const folder = await this.files.openFolder(keptFolder(name));
    try {
      const gone = Number.parseInt((await readIfThere(folder, 'dropped')).toString('latin1'), 10) || 0;
      if (next >= gone) return await readWhole(folder, 'log', next - gone);
      const before = await readIfThere(folder, 'before');
      const missed = before.subarray(Math.max(0, before.length - (gone - next)));
      return Buffer.concat([missed, await readWhole(folder, 'log')]);
    } finally {
      await folder.close();
    }
  }

  /** Sends a request to the program that runs commands, and follows what it says. */
  async #start(
    request: string,
    { label, keptAs }: { readonly label: string; readonly keptAs: string | undefined },
    describe: (stream: TargetStream) => OwnParts,
  ): Promise<StartedProcess> {
    if (this.#closing !== undefined)
      throw new ToolError(`The environment ${this.name} is closed.`, { code: 'conflict' });
    const { helper, onUnreachable } = this.#parts;
    const stream = await this.#streams.take();
    stream.stdin.write(`${request}\n`);
    const own = describe(stream);
    const isAtTerminal = own.options.pty !== undefined;
    const process = await startRemoteProcess({
      ...own,
      signal: async (leader, signal) => {
        const ask = () => helper.call('signal', [...membersOf(label, leader, isAtTerminal), signal]);
        // The helper may have been lost together with what is to be ended; the next one can do it as well.
        await ask().catch((problem: unknown) => {
          if (problem instanceof ToolError && problem.code === 'unavailable') return ask();
          throw problem;
        });
      },
      ports: async (leader) => numbersIn(String(await helper.call('ports', membersOf(label, leader)))),
      resize: async (leader, columns, rows) =>
        void (await helper.call('resize', [...membersOf(label, leader), String(columns), String(rows)])),
      force: async () => this.#options.transport.endAll?.(),
      prepare: () => this.#streams.prepare(),
    }).catch(async (error: unknown) => {
      if (error instanceof ToolError && error.code === 'unavailable') await onUnreachable();
      throw error;
    });
    this.#running.set(process, { keptAs });
    const spare = setTimeout(() => void this.#streams.prepare(), LONG_MS);
    spare.unref();
    void process.exited.then(() => {
      clearTimeout(spare);
      this.#ended(process, keptAs);
    });
    return process;
  }

  #ended(process: StartedProcess, keptAs: string | undefined): void {
    this.#running.delete(process);
    if (this.#closing !== undefined) return;
    void this.#streams.prepare();
    if (keptAs !== undefined && process.hasEndedThere) void this.#forget(keptAs);
  }

  /** What was kept of a program is of no use once its end is known. */
  async #forget(keptAs: string): Promise<void> {
    await this.#parts.helper.call('forget', [keptFolder(keptAs)]).catch(() => undefined);
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
    const { transport } = this.#options;
    const isKept = ({ keptAs }: Running): boolean => keepProcesses && keptAs !== undefined;
    const kept = [...this.#running].filter(([, running]) => isKept(running)).map(([process]) => process);
    for (const process of kept) process.detach();
    // A target that is gone has nothing left to end.
    await helper.call('end', [labelPrefix]).catch(() => undefined);
    const others = [...this.#running].filter(([, running]) => !isKept(running));
    await Promise.all(
      others.map(async ([process, { keptAs }]) => {
        await process.kill('SIGKILL').catch(() => undefined);
        if (keptAs === undefined) return;
        await process.exited;
        await this.#forget(keptAs);
      }),
    );
    await Promise.all([helper.close(), this.#streams.close()]);
    // What goes on needs the target to go on.
    if (kept.length === 0) await transport.close();
    else await transport.leave?.();
  }
}

async function readWhole(folder: FolderHandle, name: string, from = 0): Promise<Buffer> {
  const file = await folder.open(name);
  const bytes = await file.read(from, Math.max(0, file.stat.size - from)).finally(() => file.close());
  return Buffer.from(bytes);
}

type OwnParts = Pick<RemoteProcessParts, 'stream' | 'mark' | 'options' | 'describe' | 'rest' | 'giveBack'>;

function readIfThere(folder: FolderHandle, name: string): Promise<Buffer> {
  return readWhole(folder, name).catch(() => Buffer.alloc(0));
}

interface Running {
  /** By which the next run finds it. */
  readonly keptAs: string | undefined;
}

/**
 * How the helpers are told which processes are meant: by label and group. Its leader is one of them where it is the
 * command, and for signals none of it is where the command is at a terminal: then it only holds that.
 */
function membersOf(label: string, { pid, isCommand }: Leader, isAtTerminal = false): string[] {
  return [label, String(pid), isCommand ? '1' : isAtTerminal ? 'terminal' : ''];
}

/** Not one of those that end with the connection. */
function keptLabel(name: string): string {
  return `kept-${name}`;
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
