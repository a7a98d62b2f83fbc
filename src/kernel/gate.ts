import type { Effect, Origin } from './effect.js';

/** Where a path really leads in the environment where the access happens. */
export interface ResolvedPath {
  /** Absolute path with every link of its existing part followed. */
  readonly path: string;
  readonly kind: 'file' | 'directory' | 'device' | 'fifo' | 'socket' | 'missing';
}

/** Follows paths in one environment. */
export interface PathResolver {
  resolve(path: string): Promise<ResolvedPath>;
  /**
   * Tells whether a file is still the one it was: another text once its content has changed, `none` while there is no
   * such file. Absent where nobody can look.
   */
  fingerprint?(path: string): Promise<string>;
}

/** What earlier commands of a task left in its shell, so that the next one is judged as it will run. */
export interface ShellKnowledge {
  readonly cwd: string;
  readonly variables: Readonly<Record<string, string>>;
  /** Names and bodies. */
  readonly functions: Readonly<Record<string, string>>;
  /** The variables it started with: what differs now, commands have changed. */
  readonly inherited?: Readonly<Record<string, string>> | undefined;
}

/** What the gate knows of a call. */
export interface GateCall {
  readonly id: string;
  readonly tool: string;
  readonly toolset: string;
  readonly origin: Origin;
  readonly sessionId: string;
  readonly taskId: string;
  readonly cwd: string;
  /** Name of the environment, e.g. `local` or `ssh:build-host`. */
  readonly environment: string;
  readonly args: Readonly<Record<string, unknown>>;
  readonly paths: PathResolver;
  /** The shell its commands would run in; absent when the task has run none yet. */
  readonly shell?: ShellKnowledge | undefined;
  readonly signal: AbortSignal;
  /** The call that made this one. A nested call can do no more than its ancestors, and inherits no approval. */
  readonly parent?: GateCall | undefined;
}

export interface GateAllowed {
  readonly allowed: true;
  /** The effects with paths resolved: what the ports of this call may touch without asking again. */
  readonly effects: readonly Effect[];
  /** The rules that decided, for the audit log. */
  readonly rules: readonly string[];
  /** Set when a person, a stored answer or a helper model said yes. */
  readonly approval?: { readonly id: string; readonly answer: string; readonly by: string } | undefined;
  /** Set when commands of this call must run confined. */
  readonly confinement?: Confinement | undefined;
}

export interface GateRefused {
  readonly allowed: false;
  readonly code: 'denied' | 'approval_required' | 'cancelled';
  readonly reason: string;
  readonly hint?: string | undefined;
  readonly rules: readonly string[];
}

export type GateAnswer = GateAllowed | GateRefused;

/** What a confined command may reach; built from the profile's restrictions. */
export interface Confinement {
  readonly readable: readonly string[];
  readonly writable: readonly string[];
  readonly hidden: readonly string[];
  /** Of the hidden places those that deny writing: what is not there must not be made either. */
  readonly denied?: readonly string[];
  /** `true`: open, `false`: none, list: only these hosts through a filtering proxy. */
  readonly network: boolean | readonly string[];
}

/**
 * Decides every effect of every call. Answers synchronously when it can: the common call
 * without a path or a command must cost about a microsecond.
 */
export interface Gate {
  judge(call: GateCall, effects: readonly Effect[]): GateAnswer | Promise<GateAnswer>;
  /** Like `judge`, but a question is answered with no: nobody is bothered for the members of a listing. */
  judgeQuietly?(call: GateCall, effects: readonly Effect[]): GateAnswer | Promise<GateAnswer>;
  /**
   * For thousands of real paths at once: which ones every rule plainly allows. A no is not a refusal, only a path that
   * has to be judged by itself.
   */
  allowsPlainly?(call: GateCall, permission: string, paths: readonly string[]): Promise<boolean[]>;
}

/** What a port is handed: it asks before every effect and refuses once its call has ended. */
export interface CallGuard {
  readonly call: GateCall;
  readonly confinement: Confinement | undefined;
  /**
   * Resolves when the effect may happen, rejects with a `ToolError` otherwise. The permission must have been
   * declared by the tool; a resource that was not declared is judged now. With `again` it is judged in any case: what
   * was judged before the call waited for its turn may mean something else by now.
   */
  check(effect: Effect, options?: { readonly again?: boolean }): Promise<void>;
  /**
   * Like `check` for many paths found at once: tells which ones may be touched, asks nobody, throws nothing. They are
   * real, members of folders that were opened; links are meant themselves.
   */
  filterMembers(permission: string, paths: readonly string[]): Promise<boolean[]>;
}
