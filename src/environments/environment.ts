import type { Confinement } from '../kernel/gate.js';
import type { EnvironmentFiles } from './files.js';

/** A program to start: a fixed argv, or a line for the environment's shell. */
export type Program = { readonly argv: readonly string[] } | { readonly shell: string };

export interface SpawnOptions {
  /** Real path inside the environment; default: the environment's own. */
  readonly cwd?: string;
  /** The whole environment of the child beyond what the backend itself needs; never inherited implicitly. */
  readonly env?: Readonly<Record<string, string>>;
  /** Give the program a terminal of this size; stdout and stderr are then one stream. */
  readonly pty?: { readonly columns: number; readonly rows: number };
  /** Keep stdin open for `write`; otherwise it is closed at once, or after `input`. */
  readonly keepInput?: boolean;
  readonly input?: Uint8Array;
  /** Typed input comes through a named pipe to be made here, which stays open when we die. Only with `outputFile`. */
  readonly inputPipe?: string;
  /** Further descriptors to open as pipes, e.g. for the end marker or a script's RPC. Where a backend has none, it says so. */
  readonly extraPipes?: number;
  /** stdout and stderr in one pipe, so that their order is the true one; every chunk is then called `stdout`. */
  readonly mergeOutput?: boolean;
  /** With `mergeOutput`: descriptor 3 is a further output, whose chunks are called 3. Only where `sideOutput` is set. */
  readonly sideOutput?: boolean;
  /** Hold the program to this; a backend that cannot must refuse. */
  readonly confinement?: Confinement | undefined;
  /**
   * Let the program write into this file of our own machine, so that it goes on when we die; nothing is handed out
   * then. Only where `outputFiles` is set.
   */
  readonly outputFile?: string;
  /** With `outputFile`: the folder in which `backgroundScript` keeps the program; what it printed is in the file at its end. */
  readonly keptIn?: string;
  /** The program goes on when we die and is found again by this name, with `takeUp`. Only where that is. */
  readonly keptAs?: string;
  /** With a `confinement` whose network is a list: the unix socket of the proxy that judges hosts. */
  readonly proxySocket?: string;
  /** Leave the program alone when the environment closes with `keepProcesses`. */
  readonly outlives?: boolean;
  /** Cancelling ends the whole process tree inside the target, gently, then hard within 2 s. */
  readonly signal?: AbortSignal;
}

export interface ProcessExit extends Aftermath {
  /** As the program gave it; 128 + n when a signal ended it. */
  readonly exitCode: number;
  readonly signal: string | null;
  /** Set when the connection to the target was lost and the true end is unknown. */
  readonly lost?: boolean;
  /** What of the target had to be given up to end it, in a sentence. */
  readonly gaveUp?: string;
  /** How many processes it left behind that had to be ended with it, as far as they could be counted: at least so many. */
  readonly leftBehind?: number;
}

/** What is found when a confined program has ended. */
export interface Aftermath {
  /** What it made under names that are denied, and where that is now. */
  readonly movedAway?: readonly MovedAway[];
  /** Why what it made could not be looked through, in a sentence: something under a denied name may be there still. */
  readonly unseen?: string;
}

/** `to` is undefined where it could not be moved. */
export interface MovedAway {
  readonly path: string;
  readonly to: string | undefined;
}

/** A program that runs inside an environment, in a process group of its own. */
export interface EnvironmentProcess {
  /** Inside the target. */
  readonly pid: number;
  /** Milliseconds since 1970, by the target where known: with the pid it names the process for good. */
  readonly startedAt: number;
  /** Chunks in the order they arrived; set before the first one comes. Not called after `exited`. */
  onOutput(listener: (chunk: Uint8Array, stream: 'stdout' | 'stderr' | number) => void): void;
  /**
   * Reads its output into memory that is lent for one piece at a time, so that a flood needs no memory of its own. The
   * lender is asked after each piece; where it has none, and where this method is missing, a piece has its own memory.
   */
  readInto?(lend: () => Uint8Array | undefined): void;
  /** Stops and resumes reading, so that a flood waits instead of filling memory. */
  pause(): void;
  resume(): void;
  write(bytes: Uint8Array, pipe?: number): Promise<void>;
  /** The same for many small texts, where nobody waits for each: answers the bytes that still wait to be read. */
  post?(text: string, pipe: number): number;
  closeInput(pipe?: number): void;
  resize(columns: number, rows: number): void;
  /** To the whole group, inside the target. */
  kill(
    signal: 'SIGINT' | 'SIGTERM' | 'SIGKILL' | 'SIGHUP' | 'SIGSTOP' | 'SIGCONT' | 'SIGUSR1' | 'SIGUSR2',
  ): Promise<void>;
  /**
   * Of a confined program: whether everything that must be hidden from it, or read-only, is so now. A file that came
   * after its start, or took the place of a hidden one, is not.
   */
  stillHolds?(): Promise<boolean>;
  /** Our own process need not stay for it any longer. */
  letGo?(): void;
  /** TCP ports its processes listen on; where a backend cannot tell, it has no such method. */
  listeningPorts?(): Promise<number[]>;
  /** For one that was taken up: bytes of its output that had gone before that. */
  readonly missed?: number;
  /** For one that was taken up: it had ended by then, and `exited` has resolved. */
  readonly hasEnded?: boolean;
  /** Resolves when the program and everything it left in its group or marked with its label has ended. */
  readonly exited: Promise<ProcessExit>;
}

/** A command for a shell that forks. */
export interface Fork {
  /** Runs in the shell itself before it forks: what it changes stays for the next fork. */
  readonly update: string;
  /** Runs in the fork. */
  readonly script: string;
  readonly folder: string;
}

/**
 * A shell that stays and runs each command in a fork of itself, in a process group and with pipes of its own: quicker
 * than a new shell, and as free of what the command before it did.
 */
export interface ForkingShell {
  /** Whether it can take a command now: it runs one at a time. */
  readonly isFree: boolean;
  readonly hasEnded: boolean;
  /** A file into which a fork may tell its state; what it tells is handed out as output of descriptor 3. */
  readonly tellsInto: string;
  /** stdout and stderr in one stream. Undefined when it cannot run this one: then nothing of it has run. */
  run(fork: Fork): Promise<EnvironmentProcess | undefined>;
  end(): void;
}

/** A folder of our own machine that programs there see under another name. */
export interface HostMount {
  readonly host: string;
  readonly target: string;
}

/** What commands of an environment can reach: decides how carefully they are judged, never the backend's name. */
export interface EnvironmentReach {
  readonly hostFiles: boolean;
  /** Where files of this machine lie there, as far as that is known: what no rule opens here is not opened there. */
  readonly mounts?: readonly HostMount[];
  readonly network: boolean;
  /** Whether programs can be held to a `Confinement` here. */
  readonly confines: boolean;
}

/** Where commands and files live. One per task; made by `createEnvironment`, closed when idle or at the end. */
export interface Environment {
  /** e.g. `local`, `docker`, `ssh:build-host`. */
  readonly name: string;
  readonly kind: 'local' | 'docker' | 'ssh' | 'singularity' | 'modal' | 'daytona';
  /** Where a task starts. */
  readonly cwd: string;
  readonly home: string;
  readonly files: EnvironmentFiles;
  readonly reach: EnvironmentReach;
  /** The variables programs have there by themselves; absent where what commands inherit is ours to say. */
  readonly variables?: Readonly<Record<string, string>>;
  /** What runs `shell` programs: `posix` where there is no bash. Absent means bash. */
  readonly shell?: 'bash' | 'posix';
  /** Whether `sideOutput` works here; absent means no. */
  readonly sideOutput?: boolean;
  /** Whether `extraPipes` work here; absent means no. */
  readonly extraPipes?: boolean;
  /** Whether `outputFile` works here; absent means no. */
  readonly outputFiles?: boolean;
  /** Whether a terminal can be held here that does not go with us; asked before the first one. Absent means no. */
  keepsTerminals?(): Promise<boolean>;
  spawn(program: Program, options?: SpawnOptions): Promise<EnvironmentProcess>;
  /** A shell for commands one after the other; undefined where there can be none. It ends with the environment. */
  openShell?(env: Readonly<Record<string, string>>): Promise<ForkingShell | undefined>;
  /** Room on the disk that holds a path, in bytes; where a backend cannot tell, it has no such method. */
  freeSpace?(path: string): Promise<{ readonly free: number; readonly total: number }>;
  /** Finds a process of an earlier run again by pid and start time; undefined when it has ended. */
  adopt?(pid: number, startedAt: number): Promise<EnvironmentProcess | undefined>;
  /**
   * Follows a program that an earlier run started with `keptAs`, whether it runs on or has ended meanwhile: its output
   * after the first `from` bytes as far as it is still there, and its true end. Undefined when nothing is known of it.
   */
  takeUp?(name: string, from: number): Promise<EnvironmentProcess | undefined>;
  /** The target itself is no more, e.g. a container that was removed: only another environment helps. */
  readonly isGone?: boolean;
  /** Ends every process it started that was not handed over, and gives everything back. Safe to call twice. */
  close(options?: { keepProcesses?: boolean }): Promise<void>;
}

/** What a backend needs and lacks, in words for `hermes doctor`. */
export type EnvironmentCheck =
  | { readonly ok: true; readonly detail: string }
  | { readonly ok: false; readonly reason: string; readonly hint: string };

/** A kind of environment. */
export interface EnvironmentBackend {
  readonly kind: Environment['kind'];
  /** Looks deeply: starts programs and opens connections. */
  check(signal?: AbortSignal): Promise<EnvironmentCheck>;
  open(options: { readonly taskId: string; readonly signal?: AbortSignal }): Promise<Environment>;
  /** Removes what a crashed run left behind, by label. */
  reap(): Promise<number>;
}
