import type { Sandbox } from 'modal';
import { ToolError } from '../../kernel/outcome.js';
import type { TargetStream, Transport } from '../remote/transport.js';
import { execStream } from './exec-stream.js';
import { modalError } from './modal-error.js';

/** Where sandboxes come from and what becomes of them. */
export interface SandboxSource {
  /** A new one, with the files that were kept for the task, if any. */
  create(): Promise<Sandbox>;
  /** Puts its files by for the next one. */
  keep(sandbox: Sandbox): Promise<void>;
  readonly isPersistent: boolean;
}

const ENDED =
  'The Modal sandbox has ended: its time (terminal.modal_timeout) is over, or it was stopped or ran out of memory. ' +
  'The next command gets a new one; what was not kept before is gone.';

/** Programs in one sandbox. One that has ended is replaced at the next use, after its end was reported. */
export class ModalTransport implements Transport {
  readonly #source: SandboxSource;
  #sandbox: Promise<Sandbox> | undefined;
  #isClosed = false;

  constructor(source: SandboxSource, sandbox: Sandbox) {
    this.#source = source;
    this.#sandbox = Promise.resolve(sandbox);
  }

  async open(argv: readonly string[]): Promise<TargetStream> {
    const sandbox = await this.#current();
    try {
      const process = await sandbox.exec([...argv], { mode: 'binary' });
      return execStream(process, async (problem) => {
        if (await this.#isOver(sandbox)) return ENDED;
        const told = modalError(problem, 'The connection to the Modal sandbox was lost');
        return told instanceof Error ? told.message : String(told);
      });
    } catch (problem) {
      if (await this.#isOver(sandbox)) throw new ToolError(ENDED, { code: 'unavailable', retryable: true });
      throw modalError(problem, 'The program could not be started in the Modal sandbox');
    }
  }

  /** A sandbox in which nothing can be started any more makes room for one with the same files, where they are kept. */
  async endAll(): Promise<string | undefined> {
    const sandbox = await this.#current();
    const gaveUp = this.#source.isPersistent
      ? await this.#source.keep(sandbox).then(() => undefined, filesLost)
      : 'The sandbox had to be ended, and its files with it: this task keeps none (terminal.container_persistent).';
    this.#sandbox = undefined;
    await sandbox.terminate();
    return gaveUp;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const sandbox = await this.#sandbox?.catch(() => undefined);
    this.#sandbox = undefined;
    if (sandbox === undefined) return;
    try {
      // Files that could not be kept stay in the sandbox, which the next session of the task goes on with.
      if (this.#source.isPersistent) await this.#source.keep(sandbox);
      // One that is gone already is as good as ended.
      await sandbox.terminate().catch(() => undefined);
    } finally {
      sandbox.detach();
    }
  }

  #current(): Promise<Sandbox> {
    if (this.#isClosed) throw new ToolError('The Modal sandbox is closed.', { code: 'conflict' });
    if (this.#sandbox === undefined) {
      const sandbox = this.#source.create();
      this.#sandbox = sandbox;
      sandbox.catch(() => this.#forget(sandbox));
    }
    return this.#sandbox;
  }

  async #isOver(sandbox: Sandbox): Promise<boolean> {
    const current = this.#sandbox;
    if ((await current?.catch(() => undefined)) !== sandbox) return true;
    if (!(await hasEnded(sandbox))) return false;
    this.#forget(current);
    sandbox.detach();
    return true;
  }

  #forget(sandbox: Promise<Sandbox> | undefined): void {
    if (this.#sandbox === sandbox) this.#sandbox = undefined;
  }
}

async function hasEnded(sandbox: Sandbox): Promise<boolean> {
  try {
    return (await sandbox.poll()) !== null;
  } catch (problem) {
    const told = modalError(problem, '');
    return told instanceof ToolError && told.code === 'not_found';
  }
}

function filesLost(problem: unknown): string {
  const why = problem instanceof Error ? problem.message : String(problem);
  return `The sandbox had to be ended, and what was changed since its files were last kept is gone: ${why}`;
}
