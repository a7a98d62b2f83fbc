import type { Origin } from './effect.js';
import type { Ports } from './ports.js';

export interface Clock {
  now(): number;
}

export interface ProgressUpdate {
  readonly message?: string;
  readonly done?: number;
  readonly total?: number;
}

/** What a running tool is handed. */
export interface ToolContext extends Ports {
  readonly callId: string;
  readonly taskId: string;
  readonly sessionId: string;
  readonly origin: Origin;
  readonly cwd: string;
  readonly signal: AbortSignal;
  readonly clock: Clock;
  /** Kept per task and toolset, released with the task. */
  readonly state: Map<string, unknown>;
  progress(update: ProgressUpdate | string): void;
  /** Calls another tool of the grant through the same pipeline; answers its data or throws its ToolError. */
  call(name: string, args: Readonly<Record<string, unknown>>): Promise<unknown>;
  /** Runs when the task ends. */
  onTaskEnd(release: () => void | Promise<void>): void;
}
