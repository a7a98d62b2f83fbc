import type { Effect, Origin } from '../effect.js';
import type { GateAllowed, GateCall, PathResolver, ShellKnowledge } from '../gate.js';
import type { Outcome } from '../outcome.js';
import type { ToolSlot } from '../registry.js';
import type { ToolAlias, ToolEntry } from '../tool.js';
import type { Ticket } from './locks.js';
import type { CallRequest, Services, TaskScope } from './services.js';

/** Why a call was stopped from outside its tool. */
export type StopReason = 'timeout' | 'cancelled';

const NO_EFFECTS: readonly Effect[] = [];
const NO_RULES: readonly string[] = [];

/** A call on its way through the pipeline: what is known of it so far, and what it holds. */
export class RunningCall implements GateCall {
  readonly request: CallRequest;
  readonly services: Services;
  readonly origin: Origin;
  readonly sessionId: string;
  readonly taskId: string;
  readonly parent: RunningCall | undefined;
  /** How many calls are above this one. */
  readonly depth: number;
  /** Milliseconds, by the instance's clock. */
  readonly startedAt: number;
  tool: string;
  toolset = '';
  args: Record<string, unknown> = {};
  effects: readonly Effect[] = NO_EFFECTS;
  decision: GateAllowed | undefined = undefined;
  /** The rules that decided, for the audit log; also for a refusal. */
  rules: readonly string[] = NO_RULES;
  slot: ToolSlot | undefined = undefined;
  alias: ToolAlias | undefined = undefined;
  entry: ToolEntry | undefined = undefined;
  /** What the tool answered. */
  data: unknown = undefined;
  outcome: Outcome | undefined = undefined;
  /** The JSON string for the model. */
  text = '';
  /** Set when the tool's work is over: from then on the call's ports refuse. */
  ended = false;
  stopped: StopReason | undefined = undefined;
  /** Whether the request's idempotency key belongs to this call. */
  claimed = false;
  /** Whether the tool itself was started. */
  executed = false;
  /** The call's place in the queues of what it touches. */
  ticket: Ticket | undefined = undefined;
  /** Whether it counts against the parallel limit of its task. */
  hasTurn = false;
  /** Settles when the code of an abandoned tool has ended. */
  settled: Promise<unknown> | undefined = undefined;
  /** Closes what the call's ports have left open; run when its code has ended. */
  leftOpen: (() => Promise<void>) | undefined = undefined;
  #id: string | undefined = undefined;
  #task: TaskScope | undefined = undefined;
  #shell: { readonly known: ShellKnowledge | undefined } | undefined = undefined;
  #controller: AbortController | undefined = undefined;
  #onStop: ((reason: StopReason) => void) | undefined = undefined;
  #durationMs: number | undefined = undefined;

  constructor(request: CallRequest, services: Services) {
    this.request = request;
    this.services = services;
    this.tool = String(request.name);
    this.origin = request.origin;
    this.parent = request.parent;
    this.depth = request.parent === undefined ? 0 : request.parent.depth + 1;
    this.sessionId = services.sessionId;
    this.taskId = request.taskId;
    this.startedAt = services.clock.now();
  }

  get id(): string {
    this.#id ??= this.request.id ?? this.services.nextId();
    return this.#id;
  }

  /** How long it took until somebody first asked: record, hook or listener, or nobody. */
  get durationMs(): number {
    this.#durationMs ??= this.services.clock.now() - this.startedAt;
    return this.#durationMs;
  }

  get task(): TaskScope {
    this.#task ??= this.services.task(this.taskId);
    return this.#task;
  }

  get cwd(): string {
    return this.task.cwd;
  }

  get environment(): string {
    return this.task.environment;
  }

  get paths(): PathResolver {
    return this.task.paths;
  }

  /** The same from the first look on: what was judged can be compared with what is there when the call's turn comes. */
  get shell(): ShellKnowledge | undefined {
    this.#shell ??= { known: this.task.shell };
    return this.#shell.known;
  }

  /** Forgets what was seen of the shell, to be judged by what it is now. */
  lookAgain(): void {
    this.#shell = undefined;
  }

  /** Made when somebody first asks for it: most tools never do. */
  get signal(): AbortSignal {
    this.#controller ??= new AbortController();
    if (this.stopped !== undefined && !this.#controller.signal.aborted) this.#controller.abort(this.stopped);
    return this.#controller.signal;
  }

  /** Tells the tool to stop; whoever waits for the tool is told as well. */
  stop(reason: StopReason): void {
    if (this.stopped !== undefined || this.ended) return;
    this.stopped = reason;
    this.#controller?.abort(reason);
    this.#onStop?.(reason);
  }

  onStop(listener: ((reason: StopReason) => void) | undefined): void {
    this.#onStop = listener;
    if (listener !== undefined && this.stopped !== undefined) listener(this.stopped);
  }
}
