/** A command for the shell of the task's environment. */
export interface CommandRequest {
  readonly command: string;
  /** Relative to the shell's folder, which it does not change. */
  readonly workdir?: string | undefined;
  /** Default: `terminal.timeout` of the settings. */
  readonly timeoutMs?: number | undefined;
  readonly stdin?: string | undefined;
  /** Give it a terminal; the output is then the screen it left. */
  readonly pty?: boolean | undefined;
}

/** How a command ended and what it printed. */
export interface CommandReport {
  /** stdout and stderr in the order they came, as plain text; head and tail when there was too much. */
  readonly output: string;
  readonly exitCode: number;
  readonly signal: string | null;
  readonly timedOut: boolean;
  readonly durationMs: number;
  /** Where the shell stands now. */
  readonly cwd: string;
  readonly truncated: boolean;
  readonly totalBytes: number;
  /** `result://` address of the whole output. */
  readonly stored?: string | undefined;
  /** What the sandbox kept it from, and the one thing to widen. */
  readonly denial?: CommandDenial | undefined;
  readonly notes: readonly string[];
  readonly checkpoint?: string | undefined;
  readonly uncovered?: readonly { readonly path: string; readonly reason: string }[] | undefined;
}

export interface CommandDenial {
  readonly what: string;
  readonly widen: string;
}

/** In the background `timeoutMs` has no default. */
export interface StartRequest extends CommandRequest {
  readonly notifyOnComplete: boolean;
  readonly watchPatterns: readonly string[];
}

export interface ProcessInfo {
  readonly id: string;
  readonly command: string;
  readonly cwd: string;
  readonly pid: number;
  readonly status: 'running' | 'exited';
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly endedAt?: number | undefined;
  /** Absent while it runs, and when its end is unknown. */
  readonly exitCode?: number | undefined;
  readonly timedOut?: boolean | undefined;
  readonly pty: boolean;
  /** It was started by an earlier run of Hermes: its input cannot be written any more. */
  readonly adopted: boolean;
  readonly totalBytes: number;
  /** Its last output as plain text. */
  readonly tail: string;
}

export interface LogRequest {
  /** First line, 1-based; negative counts from the end. */
  readonly offset?: number | undefined;
  readonly limit: number;
  /** Only lines that contain this. */
  readonly search?: string | undefined;
}

export interface ProcessLog {
  readonly lines: readonly { readonly number: number; readonly text: string }[];
  readonly totalLines: number;
  /** The oldest part is gone: the log was longer than is kept. */
  readonly dropped: boolean;
  readonly stored?: string | undefined;
}

export type WaitUntil =
  | { readonly kind: 'exit' }
  | { readonly kind: 'pattern'; readonly pattern: string }
  | { readonly kind: 'port'; readonly port: number };

export interface ProcessSignal {
  readonly name: 'SIGINT' | 'SIGTERM' | 'SIGKILL' | 'SIGHUP' | 'SIGSTOP' | 'SIGCONT' | 'SIGUSR1' | 'SIGUSR2';
}

/** How a command is meant to be started. */
export interface CommandContext {
  readonly background: boolean;
  readonly pty: boolean;
  readonly hasInput: boolean;
}

/** Commands and background processes of the task's environment. A task sees its own processes only. */
export interface ProcessesPort {
  /** Why a command should be started in another way; undefined when it may run as it is. */
  advise(command: string, context: CommandContext): Promise<string | undefined>;
  run(request: CommandRequest): Promise<CommandReport>;
  start(request: StartRequest): Promise<ProcessInfo>;
  list(): Promise<ProcessInfo[]>;
  info(id: string): Promise<ProcessInfo>;
  log(id: string, request: LogRequest): Promise<ProcessLog>;
  /** Resolves when it happened, when the process ended, or `false` after the time. */
  wait(
    id: string,
    until: WaitUntil,
    timeoutMs: number,
  ): Promise<{ readonly reached: boolean; readonly info: ProcessInfo; readonly line?: string }>;
  /** Text typed into a shell is judged like a command. */
  write(id: string, text: string): Promise<number>;
  close(id: string): Promise<void>;
  signal(id: string, name: ProcessSignal['name']): Promise<void>;
  kill(id: string): Promise<ProcessInfo>;
  ports(id: string): Promise<number[]>;
  /** What background processes had to say since it was last asked. */
  notices(): string[];
}

declare module './ports.js' {
  interface Ports {
    readonly processes: ProcessesPort;
  }
}
