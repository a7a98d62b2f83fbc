import { randomBytes } from 'node:crypto';
import { posix } from 'node:path';
import type { Environment, EnvironmentProcess, SpawnOptions } from '../environment.js';
import { readState } from './read-state.js';
import { createShellState, nextState, type ShellState } from './shell-state.js';
import { SpareShell } from './spare-shell.js';
import { STATE_PIPE, stateScript } from './state-script.js';
import { readTold, stateFile } from './told-file.js';

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
  /** After its end: takes over the state it left, and answers it. */
  settle(): Promise<ShellState>;
}

/** The shell of one task: every command runs in a process of its own, in the state the one before left. */
export class TaskShell {
  #environment: Environment;
  readonly #inherited: TaskShellOptions['inherited'];
  readonly #ready: TaskShellOptions['ready'];
  readonly #spare = new SpareShell();
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
      this.#state = createShellState({ cwd: this.environment.cwd, exported: base, plain: {}, functions: {} });
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
    const mark = randomBytes(16).toString('hex');
    const overPipe = this.environment.extraPipes === true && options.pty === undefined;
    const place = overPipe ? { pipe: STATE_PIPE } : { file: stateFile(mark), mark };
    const script = stateScript(command, before, place);
    const process =
      (isPlain(options) && workdir === undefined && (await this.#spare.take(this.environment, before, script))) ||
      (await this.environment.spawn(
        { shell: script },
        { ...options, cwd: this.resolve(workdir), env: before.exported, ...(overPipe ? { extraPipes: 1 } : {}) },
      ));
    const told: Uint8Array[] = [];
    const held: Uint8Array[] = [];
    let listener: (chunk: Uint8Array) => void = (chunk) => void held.push(chunk);
    process.onOutput((chunk, stream) => (stream === STATE_PIPE ? void told.push(chunk) : listener(chunk)));
    // A shell that ended already has nothing to tell.
    if (overPipe) await process.write(Buffer.from(`${mark}\n`), STATE_PIPE).catch(() => undefined);
    return {
      process,
      onOutput(listen) {
        listener = listen;
        for (const chunk of held.splice(0)) listen(chunk);
      },
      settle: async () => {
        await process.exited;
        const text = 'file' in place ? await readTold(this.environment, place.file) : Buffer.concat(told);
        const after = readState(text, mark, before);
        this.#state = workdir === undefined ? after : nextState(before, { ...after, cwd: before.cwd });
        return this.#state;
      },
    };
  }

  /** Has a shell ready for the next command; nobody waits for it. */
  warm(): void {
    void this.#spare.prepare(this.environment, this.state);
  }
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
