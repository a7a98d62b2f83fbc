import type { Environment, EnvironmentProcess, SpawnOptions } from '../environment.js';
import type { ShellState } from './shell-state.js';
import { STATE_PIPE } from './state-script.js';

/** Reading it costs a system call for each byte: a longer script is quicker in a process of its own. */
const LONGEST_SCRIPT = 8_192;
const WAIT_FOR_SCRIPT = `IFS= read -r -d '' -u ${STATE_PIPE} __hermes_script; eval "$__hermes_script"`;

interface Spare {
  readonly environment: Environment;
  readonly state: ShellState;
  readonly process: EnvironmentProcess;
}

/**
 * A shell that was started ahead of time and waits for what it shall run: the next command does not wait for a process
 * to start. It is like any other in every respect, and runs one command only. When Hermes dies it ends by itself.
 */
export class SpareShell {
  #spare: Spare | undefined;
  #isPreparing = false;

  /** Starts one for the next command, unless one waits already. */
  async prepare(environment: Environment, state: ShellState): Promise<void> {
    if (this.#isPreparing || environment.extraPipes !== true) return;
    if (this.#spare?.state === state && this.#spare.environment === environment) return;
    this.#isPreparing = true;
    try {
      this.discard();
      const options: SpawnOptions = { cwd: state.cwd, env: state.exported, mergeOutput: true, extraPipes: 1 };
      const process = await environment.spawn({ shell: WAIT_FOR_SCRIPT }, options);
      const spare = { environment, state, process };
      this.#spare = spare;
      void process.exited.then(() => {
        if (this.#spare === spare) this.#spare = undefined;
      });
    } catch {
      // Then the next command starts its own shell, and says what is wrong.
    } finally {
      this.#isPreparing = false;
    }
  }

  /** The one that waits, if it fits; it is told its script. */
  async take(environment: Environment, state: ShellState, script: string): Promise<EnvironmentProcess | undefined> {
    const spare = this.#spare;
    if (spare === undefined || spare.environment !== environment || spare.state !== state) return undefined;
    if (script.length > LONGEST_SCRIPT) return undefined;
    this.#spare = undefined;
    try {
      await spare.process.write(Buffer.from(`${script}\0`), STATE_PIPE);
      return spare.process;
    } catch {
      return undefined; // it has ended; nothing of the script has run
    }
  }

  discard(): void {
    void this.#spare?.process.kill('SIGKILL');
    this.#spare = undefined;
  }
}
