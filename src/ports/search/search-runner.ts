export interface SearchRun {
  /** Folder the program starts in; every path in its arguments is relative to it. */
  readonly cwd: string;
  readonly signal: AbortSignal;
  readonly onOutput: (chunk: Buffer) => void;
}

/** Runs ripgrep with a fixed argv in one environment. */
export interface SearchRunner {
  readonly engine: 'ripgrep' | 'ripgrep-wasm' | 'ripgrep-fetched';
  /** Resolves when the program has ended; kills it when the signal fires. */
  run(args: readonly string[], options: SearchRun): Promise<{ readonly exitCode: number; readonly stderr: string }>;
}
