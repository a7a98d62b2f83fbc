import { randomBytes } from 'node:crypto';
import { ToolError } from '../../kernel/outcome.js';
import type { TargetStream, Transport } from '../remote/transport.js';
import type { DaytonaApi, DaytonaSandbox } from './daytona-api.js';
import { isGone, untilStarted } from './sandbox-state.js';
import { openTerminalStream } from './terminal-stream.js';

export interface DaytonaTransportOptions {
  readonly api: DaytonaApi;
  readonly sandbox: DaytonaSandbox;
  /** A new one of the same kind, for when the first is gone. */
  readonly create: () => Promise<DaytonaSandbox>;
  readonly isPersistent: boolean;
  readonly withoutPython: boolean;
}

/** Names of our terminals begin with it, so that those a crash left are found. */
export const TERMINAL_PREFIX = 'hermes-';

const GONE =
  'The Daytona sandbox is gone: it was deleted or could not be started. The next command gets a new one, without its files.';

/** A sandbox from a start of it to its end. */
interface Life {
  readonly sandbox: Promise<DaytonaSandbox>;
  /** What came of its end, for everything that ended with it: it runs again, or (rejected) it is gone. */
  revival?: Promise<boolean> | undefined;
}

/** Programs in one sandbox. One that stopped is started again; one that is gone is replaced after that was reported. */
export class DaytonaTransport implements Transport {
  readonly #options: DaytonaTransportOptions;
  #life: Life | undefined;
  #isClosed = false;

  constructor(options: DaytonaTransportOptions) {
    this.#options = options;
    this.#life = { sandbox: Promise.resolve(options.sandbox) };
  }

  async open(argv: readonly string[]): Promise<TargetStream> {
    const life = this.#current();
    const sandbox = await life.sandbox;
    try {
      return await this.#start(life, sandbox, argv);
    } catch (problem) {
      if (!(await this.#revive(life, problem))) throw problem;
      const next = this.#current();
      return this.#start(next, await next.sandbox, argv);
    }
  }

  /** When nothing can be started any more: all processes end with a stop, files stay. */
  async endAll(): Promise<undefined> {
    const { api } = this.#options;
    const life = this.#current();
    const { id } = await life.sandbox;
    await api.stop(id);
    const next = this.#begin(api.get(id).then((sandbox) => untilStarted(api, sandbox)));
    life.revival = next.sandbox.then(() => true);
    await life.revival;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const sandbox = await this.#life?.sandbox.catch(() => undefined);
    this.#life = undefined;
    if (sandbox === undefined) return;
    const { api, isPersistent } = this.#options;
    if (isPersistent) await api.stop(sandbox.id);
    else await api.remove(sandbox.id);
  }

  async #start(life: Life, sandbox: DaytonaSandbox, argv: readonly string[]): Promise<TargetStream> {
    const { api, withoutPython } = this.#options;
    const id = `${TERMINAL_PREFIX}${randomBytes(8).toString('hex')}`;
    // What is typed there is ours, not the user's.
    await api.createTerminal(sandbox, { id, cols: 80, rows: 24, envs: { TERM: 'dumb', HISTFILE: '/dev/null' } });
    // With the terminal goes the bridge, and with it the program's input.
    const abandon = (): void => void api.removeTerminal(sandbox, id).catch(() => undefined);
    const socket = await api.connectTerminal(sandbox, id).catch((problem: unknown) => {
      abandon();
      throw problem;
    });
    return openTerminalStream({
      socket,
      argv,
      abandon,
      withoutPython,
      explain: async (code, reason) => {
        const problem = new ToolError(`closed with ${code}`, { code: 'unavailable' });
        const isBack = await this.#revive(life, problem).catch((worse: unknown) => worse as Error);
        if (isBack instanceof Error) return isBack.message;
        const why = reason === '' ? '' : `: ${reason}`;
        return isBack
          ? 'The Daytona sandbox had stopped and was started again; what ran in it has ended.'
          : `The connection to the Daytona sandbox was lost (${code}${why}).`;
      },
    });
  }

  #current(): Life {
    if (this.#isClosed) throw new ToolError('The Daytona sandbox is closed.', { code: 'conflict' });
    return this.#life ?? this.#begin(this.#options.create());
  }

  #begin(sandbox: Promise<DaytonaSandbox>): Life {
    const life: Life = { sandbox };
    this.#life = life;
    sandbox.catch(() => this.#forget(life));
    return life;
  }

  #forget(life: Life): void {
    if (this.#life === life) this.#life = undefined;
  }

  /** Whether the sandbox had stopped and runs again. Throws when it is gone. */
  async #revive(life: Life, problem: unknown): Promise<boolean> {
    const code = problem instanceof ToolError ? problem.code : undefined;
    if (code === undefined || code === 'rate_limited' || code === 'denied' || this.#isClosed) return false;
    // All that ran in it ends about then, some of it after the sandbox was started again or another was made.
    life.revival ??= this.#bringBack(life, problem);
    return life.revival;
  }

  async #bringBack(life: Life, problem: unknown): Promise<boolean> {
    const { api } = this.#options;
    const { id } = await life.sandbox;
    const now = await api.get(id).catch((worse: unknown) => {
      if (worse instanceof ToolError && worse.code === 'not_found') return undefined;
      life.revival = undefined;
      throw problem;
    });
    if (now?.state === 'started') {
      // It lives on: this was a lost connection, and the next end may be its own.
      life.revival = undefined;
      return false;
    }
    if (now === undefined || isGone(now)) {
      this.#forget(life);
      throw new ToolError(GONE, { code: 'unavailable', retryable: true });
    }
    await this.#begin(untilStarted(api, now)).sandbox;
    return true;
  }
}
