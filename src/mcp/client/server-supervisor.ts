import { ToolError } from '../../kernel/outcome.js';
import { ConnectionLost, isUnauthorized, NotDelivered } from './connection-problem.js';
import type { Connection } from './open-connection.js';
import type { Timers } from './timers.js';

export type ServerState = 'idle' | 'starting' | 'ready' | 'waiting' | 'parked' | 'closed';

export interface SupervisorOptions {
  readonly name: string;
  /** Started again only when somebody calls. */
  readonly isLazy: boolean;
  readonly open: (signal: AbortSignal) => Promise<Connection>;
  readonly timers: Timers;
  /** After every start. What it throws fails the start. */
  readonly onReady?: (connection: Connection) => Promise<void>;
  /** Told when the server was lost or could not be started. */
  readonly onDown?: (down: { reason: string; next: string; wantsLogin: boolean }) => void;
}

export interface UseOptions {
  readonly signal: AbortSignal;
  /** The same request twice does no more than once. */
  readonly mayRepeat: boolean;
}

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 60_000;
const HEALTHY_MS = 60_000;
const MOST_FAILURES = 5;
const PROBE_MS = 300_000;
const PING_MS = 180_000;
const PING_LIMIT_MS = 10_000;

/**
 * Keeps one server running: starts it when it is needed, notices its end at once, starts it again after 1 s, 2 s, ...
 * 60 s, forgets old failures after a healthy minute, and parks it after five, to be tried every five minutes. While it
 * is down, calls fail at once with the reason.
 */
export class ServerSupervisor {
  readonly #options: SupervisorOptions;
  #state: ServerState = 'idle';
  #connection: Connection | undefined;
  #starting: Promise<Connection> | undefined;
  #stop = new AbortController();
  #failures = 0;
  #reason = '';
  #nextTry = 0;
  #inUse = 0;
  #idle: (() => void)[] = [];
  readonly #timers = new Map<'retry' | 'healthy' | 'ping', () => void>();
  #closing: Promise<void> | undefined;

  constructor(options: SupervisorOptions) {
    this.#options = options;
  }

  get state(): ServerState {
    return this.#state;
  }

  /** Why it is down; empty while nothing is wrong. */
  get reason(): string {
    return this.#reason;
  }

  /** Starts the server if it is not running. Rejects with a ToolError `unavailable` when it is down. */
  connect(): Promise<Connection> {
    if (this.#connection !== undefined) return Promise.resolve(this.#connection);
    if (this.#starting !== undefined) return this.#starting;
    if (this.#state !== 'idle') return Promise.reject(this.#downError());
    return this.#start();
  }

  /** The reason why it was down may be gone: it need not wait any longer. */
  tryAgain(): void {
    if (this.#state !== 'waiting' && this.#state !== 'parked') return;
    this.#clear('retry');
    this.#wake();
  }

  /** Does one piece of work with the server, and once more where that can do no harm. */
  async use<T>(work: (connection: Connection) => Promise<T>, { signal, mayRepeat }: UseOptions): Promise<T> {
    this.#inUse++;
    try {
      const connection = await untilAborted(this.connect(), signal);
      try {
        return await work(connection);
      } catch (problem) {
        const isLost = problem instanceof ConnectionLost;
        if (!isLost && !(problem instanceof NotDelivered)) throw problem;
        if (isLost) this.#lost(connection, problem.message);
        else this.#renew(connection, problem.message);
        if (signal.aborted) throw problem;
        if (isLost && !mayRepeat) throw this.#unknownOutcome(problem);
        return await this.#again(work, signal, problem);
      }
    } finally {
      this.#inUse--;
      if (this.#inUse === 0) for (const resolve of this.#idle.splice(0)) resolve();
    }
  }

  /** Ends the server after the calls that run now. */
  async retire(): Promise<void> {
    if (this.#inUse > 0) await new Promise<void>((resolve) => this.#idle.push(resolve));
    await this.close();
  }

  close(): Promise<void> {
    this.#closing ??= this.#close();
    return this.#closing;
  }

  async #close(): Promise<void> {
    const connection = this.#connection;
    const starting = this.#starting;
    this.#state = 'closed';
    this.#reason = 'it was closed';
    this.#connection = undefined;
    this.#stop.abort();
    for (const cancel of this.#timers.values()) cancel();
    this.#timers.clear();
    await starting?.catch(() => undefined); // whoever waits for it is told there
    await connection?.close();
  }

  #start(): Promise<Connection> {
    this.#state = 'starting';
    this.#clear('retry');
    const starting = this.#open().then(
      (connection) => {
        this.#starting = undefined;
        return connection;
      },
      (problem: unknown) => {
        this.#starting = undefined;
        if (this.#state !== 'closed') this.#failed(problem);
        throw this.#downError(problem);
      },
    );
    this.#starting = starting;
    // Whoever asked is told; a start that nobody waits for is told by `onDown`.
    starting.catch(() => undefined);
    return starting;
  }

  async #open(): Promise<Connection> {
    const connection = await this.#options.open(this.#stop.signal);
    try {
      await this.#options.onReady?.(connection);
      this.#stop.signal.throwIfAborted();
      if (!connection.isOpen) throw new ConnectionLost(connection.fault() ?? 'it closed the connection');
    } catch (problem) {
      await connection.close();
      throw problem;
    }
    this.#connection = connection;
    this.#state = 'ready';
    this.#reason = '';
    connection.onClose(() => this.#lost(connection, connection.fault() ?? 'it closed the connection'));
    this.#set('healthy', HEALTHY_MS, () => {
      this.#failures = 0;
    });
    this.#schedulePing(connection);
    return connection;
  }

  #schedulePing(connection: Connection): void {
    this.#set('ping', PING_MS, () => {
      connection.request('ping', {}, { timeoutMs: PING_LIMIT_MS }).then(
        () => this.#connection === connection && this.#schedulePing(connection),
        (problem: { code?: unknown }) => {
          // A server that answers with an error is alive.
          if (typeof problem.code === 'number') this.#schedulePing(connection);
          else this.#lost(connection, 'it did not answer to a ping');
        },
      );
    });
  }

  #lost(connection: Connection, reason: string): void {
    if (this.#connection !== connection || this.#state === 'closed') return;
    this.#connection = undefined;
    this.#clear('healthy');
    this.#clear('ping');
    void connection.close().catch(() => undefined); // it is gone already
    this.#failed(new ConnectionLost(reason));
  }

  /** The session is stale, the server is not: no failure of it. */
  #renew(connection: Connection, reason: string): void {
    if (this.#connection !== connection) return;
    if (!connection.isOpen) {
      this.#lost(connection, reason);
      return;
    }
    this.#connection = undefined;
    this.#state = 'idle';
    void connection.close().catch(() => undefined); // the server does not know it any more
  }

  #failed(problem: unknown): void {
    this.#failures++;
    this.#reason = problem instanceof Error ? problem.message : String(problem);
    const isHopeless = isUnauthorized(problem) || (problem instanceof ToolError && problem.code === 'denied');
    const isParked = isHopeless || this.#failures >= MOST_FAILURES;
    const wait = isParked ? PROBE_MS : Math.min(FIRST_WAIT_MS * 2 ** (this.#failures - 1), LONGEST_WAIT_MS);
    this.#state = isParked ? 'parked' : 'waiting';
    this.#nextTry = this.#options.timers.now() + wait;
    this.#set('retry', wait, () => this.#wake());
    this.#options.onDown?.({
      reason: this.#reason,
      next: `${isParked ? 'parked' : 'down'}, tried again in ${wait / 1_000} s`,
      wantsLogin: isHopeless,
    });
  }

  #wake(): void {
    this.#state = 'idle';
    if (!this.#options.isLazy) void this.#start().catch(() => undefined); // told by `onDown`
  }

  async #again<T>(work: (connection: Connection) => Promise<T>, signal: AbortSignal, cause: Error): Promise<T> {
    // The first failure is repaired at once; a server that keeps failing has to wait like every other call.
    if (this.#state === 'waiting' && this.#failures === 1) this.#state = 'idle';
    const connection = await untilAborted(this.connect(), signal);
    try {
      return await work(connection);
    } catch (problem) {
      if (!(problem instanceof ConnectionLost) && !(problem instanceof NotDelivered)) throw problem;
      this.#lost(connection, problem.message);
      const message = `MCP server ${this.#options.name} failed twice: ${cause.message}, then ${problem.message}.`;
      throw new ToolError(message, { code: 'unavailable', retryable: true, cause: problem });
    }
  }

  #unknownOutcome(cause: Error): ToolError {
    return new ToolError(
      `MCP server ${this.#options.name} was lost during the call: ${cause.message}. The outcome is unknown: the work may have been done.`,
      {
        code: 'failed',
        hint: 'Find out whether it happened before you call again; the call is not repeated because it may not be repeatable.',
        details: { outcome: 'unknown' },
        cause,
      },
    );
  }

  #downError(cause?: unknown): ToolError {
    const { name, timers } = this.#options;
    if (cause instanceof ToolError && cause.code === 'denied') return cause;
    if (isUnauthorized(cause)) {
      const message = `MCP server ${name} wants you to log in.`;
      return new ToolError(message, { code: 'unavailable', hint: `Run: hermes mcp login ${name}`, cause });
    }
    const seconds = Math.max(0, Math.ceil((this.#nextTry - timers.now()) / 1_000));
    const hint =
      this.#state === 'closed'
        ? 'The server was removed or the session is closing.'
        : `It is tried again in ${seconds} s. Look at it with: hermes mcp test ${name}`;
    return new ToolError(`MCP server ${name} is not available: ${this.#reason}.`.replace(/\.\.$/, '.'), {
      code: 'unavailable',
      retryable: this.#state !== 'closed',
      hint: cause instanceof ToolError && cause.hint !== undefined ? cause.hint : hint,
      cause,
    });
  }

  #set(name: 'retry' | 'healthy' | 'ping', ms: number, work: () => void): void {
    this.#clear(name);
    this.#timers.set(name, this.#options.timers.after(ms, work));
  }

  #clear(name: 'retry' | 'healthy' | 'ping'): void {
    this.#timers.get(name)?.();
    this.#timers.delete(name);
  }
}

/** A call that is cancelled does not wait for the server to come up; the server goes on starting. */
function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  if (signal.aborted) return Promise.reject(signal.reason);
  return new Promise((resolve, reject) => {
    const stop = (): void => reject(signal.reason);
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
