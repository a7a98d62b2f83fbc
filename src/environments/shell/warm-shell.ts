import type { Environment, EnvironmentProcess, ForkingShell } from '../environment.js';
import { createShellState, type ShellState } from './shell-state.js';
import { forkScript, updateScript } from './state-script.js';

/** What the shell that forks runs itself: a function of such a name would take its place. */
const OWN_WORDS = [
  'builtin',
  'cd',
  'declare',
  'eval',
  'exec',
  'exit',
  'export',
  'printf',
  'read',
  'set',
  'trap',
  'unset',
  'wait',
];

interface Warm {
  readonly environment: Environment;
  readonly shell: ForkingShell;
  /** The state it is in. */
  state: ShellState;
}

/** The shell of a task that stays, where its environment has such shells, and is kept in the state of the task. */
export class WarmShell {
  #warm: Warm | undefined;
  #opening: Promise<void> | undefined;

  /** Opens one for the commands to come, unless there is one. */
  prepare(environment: Environment, state: ShellState): Promise<void> {
    if (this.#warm?.environment === environment && !this.#warm.shell.hasEnded) return Promise.resolve();
    this.#opening ??= this.#open(environment, state).finally(() => {
      this.#opening = undefined;
    });
    return this.#opening;
  }

  /** Runs a command in it. Undefined when it is busy, or cannot run this one. */
  async run(
    environment: Environment,
    state: ShellState,
    { command, folder, mark }: { readonly command: string; readonly folder: string; readonly mark: string },
  ): Promise<EnvironmentProcess | undefined> {
    const warm = this.#warm;
    if (warm === undefined || warm.environment !== environment || !warm.shell.isFree) return undefined;
    if (OWN_WORDS.some((name) => Object.hasOwn(state.functions, name))) return undefined;
    const update = warm.state === state ? '' : updateScript(warm.state, state);
    const script = forkScript(command, state, { file: warm.shell.tellsInto, mark });
    try {
      const process = await warm.shell.run({ update, script, folder });
      if (process !== undefined) warm.state = state;
      return process;
    } catch (problem) {
      // It could not go to the folder; its variables are those of this state by now.
      warm.state = state;
      throw problem;
    }
  }

  async #open(environment: Environment, state: ShellState): Promise<void> {
    this.#warm?.shell.end();
    this.#warm = undefined;
    // What cannot be started now says so when a command needs it.
    const shell = await environment.openShell?.(state.exported).catch(() => undefined);
    // Functions and variables that are not exported are told to it with the first command.
    const bare = createShellState({ ...state, plain: {}, functions: {} });
    if (shell !== undefined) this.#warm = { environment, shell, state: bare };
  }
}
