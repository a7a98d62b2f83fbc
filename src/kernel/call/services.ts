import type { AvailabilityCache } from '../availability.js';
import type { Clock, ProgressUpdate } from '../context.js';
import type { Origin } from '../effect.js';
import type { EventHub } from '../events.js';
import type { CallGuard, Gate, PathResolver, ShellKnowledge } from '../gate.js';
import type { Grant } from '../grant.js';
import type { HookSet } from '../hooks.js';
import type { Ports } from '../ports.js';
import type { Recorder } from '../recorder.js';
import type { ToolRegistry } from '../registry.js';
import type { ResultStore } from '../result-store.js';
import type { CallOrder } from './call-order.js';
import type { CallsUnderWay } from './calls-under-way.js';
import type { LockTable } from './locks.js';
import type { RunningCall } from './running-call.js';
import type { SlotTable } from './slots.js';

/** One call as it is asked for. */
export interface CallRequest {
  /** Made when somebody first asks for it, unless the caller gave one. */
  readonly id?: string | undefined;
  readonly name: string;
  /** An object, or text as a model wrote it. */
  readonly arguments: unknown;
  readonly taskId: string;
  readonly origin: Origin;
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((update: ProgressUpdate) => void) | undefined;
  readonly idempotencyKey?: string | undefined;
  readonly timeoutMs?: number | undefined;
  readonly parent?: RunningCall | undefined;
  /**
   * Takes over the writing of the outcome, soon; answers whether it got to disk. Whoever gives this lets nothing of the
   * answer leave Hermes before: a script may go on with it, its own answer waits.
   */
  readonly onOutcome?: ((write: () => Promise<boolean>) => void) | undefined;
  /** The message this call is part of, and its place there. */
  readonly order?: CallOrder | undefined;
  readonly place?: number | undefined;
}

/** Where a task's calls take place. */
export interface TaskScope {
  readonly taskId: string;
  readonly cwd: string;
  readonly environment: string;
  readonly paths: PathResolver;
  readonly shell?: ShellKnowledge | undefined;
  /** Makes the place known before anything is judged there; at once where it is known already. */
  enter?(): void | Promise<void>;
  /** State of the toolset within the task. */
  state(toolset: string): Map<string, unknown>;
  onEnd(release: () => void | Promise<void>): void;
}

/** What becomes of text that leaves: the rules live in the gate's room and are handed in. */
export interface TextRules {
  redactText(text: string): string;
  redactData(data: unknown): unknown;
  /** Marks the named string fields as data from outside; may answer with a promise. */
  markUntrusted(data: unknown, fields: readonly string[] | true, source: string): unknown;
}

export interface Limits {
  readonly resultChars: number;
  readonly mcpResultChars: number;
  readonly previewChars: number;
  readonly timeoutMs: number;
  readonly maxTimeoutMs: number;
  readonly parallel: number;
}

export const DEFAULT_LIMITS: Limits = {
  resultChars: 100_000,
  mcpResultChars: 50_000,
  previewChars: 4_000,
  timeoutMs: 120_000,
  maxTimeoutMs: 3_600_000,
  parallel: 8,
};

/** Everything the pipeline is handed. */
export interface Services {
  readonly sessionId: string;
  /** An id for a call that came without one. */
  readonly nextId: () => string;
  readonly registry: ToolRegistry;
  readonly grant: Grant;
  readonly availability: AvailabilityCache;
  readonly gate: Gate;
  readonly recorder: Recorder | undefined;
  readonly results: ResultStore | undefined;
  readonly hooks: HookSet;
  readonly locks: LockTable;
  readonly slots: SlotTable;
  /** What an instance cancels when it closes. */
  readonly running: CallsUnderWay;
  readonly text: TextRules;
  readonly limits: Limits;
  readonly clock: Clock;
  readonly events: EventHub;
  task(taskId: string): TaskScope;
  /** Ports for one call; built when the tool first touches one. */
  ports(guard: CallGuard, call: RunningCall): Ports;
}
