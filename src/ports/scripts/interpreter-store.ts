import type { ScriptProcess } from './script-process.js';

/** Interpreters that nobody has used for this long are ended. */
const IDLE_MS = 300_000;

interface Kept {
  readonly process: ScriptProcess;
  /** What it was started with; another wish needs another interpreter. */
  readonly setup: string;
  timer: NodeJS.Timeout | undefined;
}

/** The interpreters of an instance that keep their variables: one per task and language. */
export class InterpreterStore {
  readonly #kept = new Map<string, Kept>();

  /** Takes the interpreter out for a run. Undefined when there is none, or when it was started with another setup. */
  async take(key: string, setup: string): Promise<ScriptProcess | undefined> {
    const found = this.#kept.get(key);
    this.#kept.delete(key);
    clearTimeout(found?.timer);
    if (found === undefined || found.process.hasEnded) return undefined;
    if (found.setup === setup) return found.process;
    await found.process.end();
    return undefined;
  }

  /** Keeps it for the next run. */
  put(key: string, setup: string, process: ScriptProcess): void {
    if (process.hasEnded) return;
    const timer = setTimeout(() => void this.end(key), IDLE_MS).unref();
    this.#kept.set(key, { process, setup, timer });
  }

  async end(key: string): Promise<void> {
    const found = this.#kept.get(key);
    this.#kept.delete(key);
    clearTimeout(found?.timer);
    await found?.process.end();
  }

  async close(): Promise<void> {
    await Promise.all([...this.#kept.keys()].map((key) => this.end(key)));
  }
}
