import { randomUUID } from 'node:crypto';
import { posix } from 'node:path';
import { ToolError } from '../../kernel/outcome.js';
import type { Environment, EnvironmentProcess, SpawnOptions } from '../environment.js';
import { type ReadState, readState } from './read-state.js';
import { createShellState, nextState, type ShellState } from './shell-state.js';
import { STATE_PIPE, type StatePlace, stateScript } from './state-script.js';
import { readTold, stateFile } from './told-file.js';
import { WarmShell } from './warm-shell.js';

export interface TaskShellOptions {
  readonly environment: Environment;
  /** What commands inherit; the same object until something changes. */
  readonly inherited: () => Readonly<Record<string, string>>;
  /** Resolves when `inherited` knows everything, e.g. what the user's profile sets. */
  readonly ready?: () => Promise<void>;
}

/** A command that runs in the task's shell. */
export interface ShellCommand {
  readonly process: EnvironmentProcess;
  /** Everything it prints; set it at once. */
  onOutput(listener: (chunk: Uint8Array) => void): void;
  /** After its end: takes over the state it left, and answers it with what of it could not be kept. */
  settle(): Promise<ReadState>;
}

/** The shell of one task: every command runs in a process of its own, in the state the one before left. */
export class TaskShell {
  #environment: Environment;
  readonly #inherited: TaskShellOptions['inherited'];
  readonly #ready: TaskShellOptions['ready'];
  readonly #warm = new WarmShell();
  #base: Readonly<Record<string, string>> = {};
  #state: ShellState | undefined;

  constructor({ environment, inherited, ready }: TaskShellOptions) {
    this.#environment = environment;
    this.#inherited = inherited;
    this.#ready = ready;
  }

  get environment(): Environment {
    return this.#environment;
  }

  /** The same shell, in the environment that took the place of a closed one. */
  in(environment: Environment): this {
    this.#environment = environment;
    return this;
  }

  /** The state the next command starts in, with what the session changed meanwhile. */
  get state(): ShellState {
    const base = this.#inherited();
    if (this.#state === undefined) {
      const cwd = this.environment.cwd;
      this.#state = createShellState({ cwd, exported: base, plain: {}, functions: {}, inherited: base });
    } else if (base !== this.#base) {
      this.#state = nextState(this.#state, {
        ...this.#state,
        exported: withChanges(this.#state.exported, this.#base, base),
      });
    }
    this.#base = base;
    return this.#state;
  }

  /** A folder as a command would understand it. */
  resolve(workdir: string | undefined): string {
    if (workdir === undefined || workdir === '') return this.state.cwd;
    const home = workdir === '~' || workdir.startsWith('~/') ? this.environment.home + workdir.slice(1) : workdir;
    return posix.resolve(this.state.cwd, home);
  }

  /** Waits until the state is complete. */
  async prepare(): Promise<ShellState> {
    await this.#ready?.();
    return this.state;
  }

  /** Starts a command. With a `workdir` the state it leaves keeps the shell's own folder. */
  async start(command: string, options: SpawnOptions, workdir?: string): Promise<ShellCommand> {
    const before = await this.prepare();
    const mark = randomUUID();
    const folder = this.resolve(workdir);
    const { process, file } = await this.#begin(command, options, folder, mark).catch((problem: unknown) =>
      workdir === undefined && problem instanceof ToolError && problem.code === 'not_found'
        ? this.#leaveGone(problem)
        : Promise.reject(problem),
    );
    const told = new Told(process);
    return {
      process,
      onOutput: (listener) => told.forward(listener),
      settle: async () => {
        await process.exited;
        const text = file === undefined ? told.text() : await readTold(this.environment, file);
        const { state, tooLarge } = readState(text, mark, before, this.environment.shell);
        this.#state = workdir === undefined ? state : nextState(before, { ...state, cwd: before.cwd });
        return { state: this.#state, tooLarge: told.isOverfull ? ['everything it set'] : tooLarge };
      },
    };
  }

  /** Has a shell ready for the next command; nobody waits for it. */
  warm(): Promise<void> {
    return this.#warm.prepare(this.environment, this.state);
  }

  /** In a fork of the task's shell where that is possible. */
  async #begin(
    command: string,
    options: SpawnOptions,
    folder: string,
    mark: string,
  ): Promise<{ readonly process: EnvironmentProcess; readonly file?: string | undefined }> {
    const fork = { command, folder, mark };
    const forked = isPlain(options) ? await this.#warm.run(this.environment, this.state, fork) : undefined;
    return forked === undefined ? this.#spawn(command, options, folder, mark) : { process: forked };
  }

  /**
   * A shell whose folder was removed could not even be told to leave it. It goes up to one that is there, but does not
   * run the command: that was judged for another place.
   */
  async #leaveGone(problem: ToolError): Promise<never> {
    const { cwd } = this.state;
    let next = cwd;
    do next = posix.dirname(next);
    while (next !== '/' && !(await this.#isFolder(next)));
    if (await this.#isFolder(cwd)) throw problem;
    this.#state = nextState(this.state, { ...this.state, cwd: next });
    throw new ToolError(
      `The folder ${cwd}, where the shell stood, does not exist any more. It stands in ${next} now.`,
      {
        code: 'not_found',
        hint: 'Nothing ran. Give the command again, or go elsewhere with cd first.',
        cause: problem,
      },
    );
  }

  async #isFolder(path: string): Promise<boolean> {
    const found = await this.environment.files.resolve(path, { cwd: '/' }).catch(() => undefined);
    return found?.kind === 'directory';
  }

  /** In a shell of its own; `file` is where it tells its state if it has no descriptor for it. */
  async #spawn(command: string, options: SpawnOptions, folder: string, mark: string) {
    const before = this.state;
    const onSide = this.environment.sideOutput === true && isMerged(options);
    const place: StatePlace = onSide ? { pipe: STATE_PIPE, mark } : { file: stateFile(mark), mark };
    const process = await this.environment.spawn(
      { shell: stateScript(command, before, place, this.environment.shell) },
      { ...options, cwd: folder, env: before.exported, ...(onSide ? { sideOutput: true } : {}) },
    );
    return { process, file: 'file' in place ? place.file : undefined };
  }
}

/** More than any state: a command that fills the descriptor for it fills no memory. */
const MOST_TOLD = 16 * 1_048_576;

/** Tells what a command prints from what its shell tells. */
class Told {
  readonly #told: Uint8Array[] = [];
  readonly #held: Uint8Array[] = [];
  #bytes = 0;
  #listener: ((chunk: Uint8Array) => void) | undefined;

  constructor(process: EnvironmentProcess) {
    process.onOutput((chunk, stream) => {
      if (stream === STATE_PIPE) this.#keep(chunk);
      else if (this.#listener === undefined) this.#held.push(chunk);
      else this.#listener(chunk);
    });
  }

  forward(listener: (chunk: Uint8Array) => void): void {
    this.#listener = listener;
    for (const chunk of this.#held.splice(0)) listener(chunk);
  }

  /** More was told than is kept, so the state is as it was. */
  get isOverfull(): boolean {
    return this.#bytes > MOST_TOLD;
  }

  text(): Buffer {
    return Buffer.concat(this.#told);
  }

  #keep(chunk: Uint8Array): void {
    this.#bytes += chunk.length;
    if (this.#bytes <= MOST_TOLD) this.#told.push(chunk);
  }
}

function isMerged({ mergeOutput, pty }: SpawnOptions): boolean {
  return mergeOutput === true && pty === undefined;
}

/** Whether a command asks for nothing that has to be known when its process starts. */
function isPlain({ mergeOutput, ...others }: SpawnOptions): boolean {
  return mergeOutput === true && Object.keys(others).length === 0;
}

/** What the session set or removed since the last command, laid over what the shell has. */
function withChanges(
  exported: Readonly<Record<string, string>>,
  before: Readonly<Record<string, string>>,
  now: Readonly<Record<string, string>>,
): Record<string, string> {
  const result = { ...exported };
  for (const [name, value] of Object.entries(now)) if (before[name] !== value) result[name] = value;
  for (const name of Object.keys(before)) if (!Object.hasOwn(now, name)) delete result[name];
  return result;
}
