import { ToolError } from '../../kernel/outcome.js';
import { inTime } from '../../lib/in-time.js';
import { type IsolatedChild, type IsolatedCode, startIsolatedChild } from './isolated-child.js';

/** How long a tool that was told to stop may still bring its own answer. */
const GRACE_MS = 150;
/** Questions about a call (effects, checks) must be answered soon. */
const QUESTION_MS = 10_000;
const IDLE_CHILDREN = 1;

/** The children of one isolated file. Each serves one call at a time, so that ending one call ends no other. */
export class IsolatedPool {
  readonly #code: IsolatedCode;
  readonly #idle: IsolatedChild[] = [];
  readonly #busy = new Set<IsolatedChild>();
  #isClosed = false;

  constructor(code: IsolatedCode) {
    this.#code = code;
  }

  /** Asks the code something that runs no tool. */
  async ask(method: string, ...args: unknown[]): Promise<unknown> {
    const limit = AbortSignal.timeout(QUESTION_MS);
    try {
      return await this.use(limit, (child) => child.channel.call(method, ...args));
    } catch (problem) {
      if (!limit.aborted) throw problem;
      throw new ToolError(`Its code did not answer within ${QUESTION_MS / 1_000} s`, { code: 'timeout' });
    }
  }

  /** Lends a child for one call. When the signal fires the child is told, and killed soon after. */
  async use<T>(signal: AbortSignal, work: (child: IsolatedChild) => Promise<T>): Promise<T> {
    if (this.#isClosed) throw new ToolError('The tool has been removed', { code: 'unavailable' });
    const child = this.#take();
    let killing: NodeJS.Timeout | undefined;
    const stop = (): void => {
      child.channel.call('abort').catch(() => undefined); // a child in a busy loop cannot hear it; it is killed below
      killing = setTimeout(() => child.kill(stopped()), GRACE_MS);
    };
    signal.addEventListener('abort', stop, { once: true });
    if (signal.aborted) stop();
    try {
      return await work(child);
    } finally {
      signal.removeEventListener('abort', stop);
      clearTimeout(killing);
      if (signal.aborted) child.kill(stopped());
      this.#giveBack(child);
    }
  }

  /** Lets idle children tear their tools down, then ends all of them. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all(this.#idle.splice(0).map(endGently));
    for (const child of this.#busy) child.kill(new ToolError('The tool has been removed', { code: 'unavailable' }));
  }

  #take(): IsolatedChild {
    const idle = this.#idle.pop();
    const child = idle?.isAlive === true ? idle : startIsolatedChild(this.#code);
    child.hold(true);
    this.#busy.add(child);
    return child;
  }

  #giveBack(child: IsolatedChild): void {
    this.#busy.delete(child);
    child.serve(undefined);
    if (!child.isAlive) return;
    child.hold(false);
    if (this.#isClosed || this.#idle.length >= IDLE_CHILDREN) void endGently(child);
    else this.#idle.push(child);
  }
}

async function endGently(child: IsolatedChild): Promise<void> {
  child.hold(true);
  const left = child.channel.call('teardown').catch(() => undefined);
  await inTime(GRACE_MS * 4, left, () => undefined); // it ends either way
  child.kill(stopped());
}

function stopped(): ToolError {
  return new ToolError('The tool was stopped');
}
