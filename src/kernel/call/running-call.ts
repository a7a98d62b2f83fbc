import type { ToolContext } from '../context.js';
import type { Effect, Origin } from '../effect.js';
import type { GateAllowed, GateCall, PathResolver } from '../gate.js';
import type { ToolSlot } from '../registry.js';
import type { ToolAlias, ToolEntry } from '../tool.js';
import type { CallRequest, Services, TaskScope } from './services.js';

/** Why a call was stopped from outside its tool. */
export type StopReason = 'timeout' | 'cancelled';

/** A call on its way through the pipeline: what is known of it so far. */
export class RunningCall implements GateCall {
  readonly id: string;
  readonly request: CallRequest;
  readonly services: Services;
  readonly origin: Origin;
  readonly sessionId: string;
  readonly taskId: string;
  readonly task: TaskScope;
  readonly parent: RunningCall | undefined;
  /** Milliseconds, by the instance's clock. */
  readonly startedAt: number;
  tool: string;
  toolset = '';
  args: Record<string, unknown> = {};
  effects: readonly Effect[] = [];
  decision: GateAllowed | undefined;
  /** The rules that decided, for the audit log; also for a refusal. */
  rules: readonly string[] = [];
  slot: ToolSlot | undefined;
  alias: ToolAlias | undefined;
  entry: ToolEntry | undefined;
  context: ToolContext | undefined;
  /** Set when the answer has been given: from then on the call's ports refuse. */
  ended = false;
  stopped: StopReason | undefined;
  /** Whether the slot's calls in flight include this one. */
  counted = false;
  /** Whether the request's idempotency key belongs to this call. */
  claimed = false;
  /** Whether the tool itself was started. */
  executed = false;
  #controller: AbortController | undefined;
  #onStop: ((reason: StopReason) => void) | undefined;

  constructor(request: CallRequest, services: Services) {
    this.request = request;
    this.services = services;
    this.id = request.id;
    this.tool = request.name;
    this.origin = request.origin;
    this.parent = request.parent;
    this.sessionId = services.sessionId;
    this.taskId = request.taskId;
    this.task = services.task(request.taskId);
    this.startedAt = services.clock.now();
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

  /** Made when somebody first asks for it: most tools never do. */
  get signal(): AbortSignal {
    this.#controller ??= new AbortController();
    if (this.stopped !== undefined && !this.#controller.signal.aborted) this.#controller.abort(this.stopped);
    return this.#controller.signal;
  }

  /** Ids of the ancestors and of this call, outermost first. */
  get family(): string[] {
    const ids: string[] = [];
    for (let call: RunningCall | undefined = this; call !== undefined; call = call.parent) ids.unshift(call.id);
    return ids;
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
