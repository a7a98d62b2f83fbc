import type { Terminal } from './terminal.js';

export interface OptionSpec {
  readonly type: 'string' | 'boolean';
  readonly short?: string;
  /** Shown for a value, e.g. `DIR`. */
  readonly value?: string;
  readonly summary: string;
}

/**
 * A command of the command line, as data: help is printed without loading its code, which is `run` of
 * `commands/<name with dashes>.ts`.
 */
export interface CommandSpec {
  /** The words that name it, e.g. `tools list`. */
  readonly name: string;
  readonly summary: string;
  /** What follows the name, e.g. `NAME [JSON|@FILE|-]`. */
  readonly args?: string;
  readonly options?: Readonly<Record<string, OptionSpec>>;
  readonly examples: readonly string[];
}

export interface Invocation {
  readonly args: readonly string[];
  readonly flags: Readonly<Record<string, string | boolean | undefined>>;
  readonly terminal: Terminal;
  readonly signal: AbortSignal;
}

/** Answers the exit code. */
export type RunCommand = (invocation: Invocation) => Promise<number>;

/** Wrong usage: printed with a hint at `--help`, exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export const EXIT = { ok: 0, toolError: 1, usage: 2, denied: 3, cancelled: 130 } as const;
