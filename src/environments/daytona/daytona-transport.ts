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

/** Programs in one sandbox. One that stopped is started again; one that is gone is replaced after that was reported. */
export class DaytonaTransport implements Transport {
  readonly #options: DaytonaTransportOptions;
  #sandbox: Promise<DaytonaSandbox> | undefined;
  #isClosed = false;

  constructor(options: DaytonaTransportOptions) {
    this.#options = options;
    this.#sandbox = Promise.resolve(options.sandbox);
  }

  async open(argv: readonly string[]): Promise<TargetStream> {
    const sandbox = await this.#current();
    try {
      return await this.#start(sandbox, argv);
    } catch (problem) {
      if (!(await this.#revive(sandbox, problem))) throw problem;
      return this.#start(sandbox, argv);
    }
  }

  /** When nothing can be started any more: all processes end with a stop, files stay. */
  async endAll(): Promise<undefined> {
    const { api } = this.#options;
    const { id } = await this.#current();
    await api.stop(id);
    const stopped = api.get(id).then((sandbox) => untilStarted(api, sandbox));
    this.#replace(stopped);
    await stopped;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const sandbox = await this.#sandbox?.catch(() => undefined);
    this.#sandbox = undefined;
    if (sandbox === undefined) return;
    const { api, isPersistent } = this.#options;
    if (isPersistent) await api.stop(sandbox.id);
    else await api.remove(sandbox.id);
  }

  async #start(sandbox: DaytonaSandbox, argv: readonly string[]): Promise<TargetStream> {
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
        const isBack = await this.#revive(sandbox, problem).catch((worse: unknown) => worse as Error);
        if (isBack instanceof Error) return isBack.message;
        const why = reason === '' ? '' : `: ${reason}`;
        return isBack
          ? 'The Daytona sandbox had stopped and was started again; what ran in it has ended.'
          : `The connection to the Daytona sandbox was lost (${code}${why}).`;
      },
    });
  }

  #current(): Promise<DaytonaSandbox> {
    if (this.#isClosed) throw new ToolError('The Daytona sandbox is closed.', { code: 'conflict' });
    this.#sandbox ?? this.#replace(this.#options.create());
    return this.#sandbox as Promise<DaytonaSandbox>;
  }

  #replace(sandbox: Promise<DaytonaSandbox>): void {
    this.#sandbox = sandbox;
    sandbox.catch(() => {
      if (this.#sandbox === sandbox) this.#sandbox = undefined;
    });
  }

  /** Whether the sandbox had stopped and runs again. Throws when it is gone. */
  async #revive(sandbox: DaytonaSandbox, problem: unknown): Promise<boolean> {
    const { api } = this.#options;
    const code = problem instanceof ToolError ? problem.code : undefined;
    if (code === undefined || code === 'rate_limited' || code === 'denied' || this.#isClosed) return false;
    const before = this.#sandbox;
    const now = await api.get(sandbox.id).catch((worse: unknown) => {
      if (worse instanceof ToolError && worse.code === 'not_found') return undefined;
      throw problem;
    });
    if (now?.state === 'started') return false;
    if (now === undefined || isGone(now)) {
      if (this.#sandbox === before) this.#sandbox = undefined;
      throw new ToolError(GONE, { code: 'unavailable', retryable: true });
    }
    if (this.#sandbox === before) this.#replace(untilStarted(api, now));
    await this.#sandbox;
    return true;
  }
}
