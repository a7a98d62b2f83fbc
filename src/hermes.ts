import { type ExplainedCall, explainCall } from './compose/explain-call.js';
import type { EnvironmentOptions, ToolCall, ToolMessage } from './compose/options.js';
import type { Settings } from './compose/settings.js';
import type { HermesGate } from './gate/create-gate.js';
import type { AvailabilityCache } from './kernel/availability.js';
import { CallOrder } from './kernel/call/call-order.js';
import { withIdempotency } from './kernel/call/idempotency.js';
import { type CallAnswer, runCall } from './kernel/call/run-call.js';
import type { CallRequest, Services } from './kernel/call/services.js';
import type { ProgressUpdate } from './kernel/context.js';
import type { DefinitionList } from './kernel/definition-list.js';
import type { DefinitionFormat } from './kernel/definitions/format-definition.js';
import type { Origin } from './kernel/effect.js';
import type { EventHub, EventName, Events } from './kernel/events.js';
import type { Grant } from './kernel/grant.js';
import { ToolError } from './kernel/outcome.js';
import type { ToolRegistry } from './kernel/registry.js';
import type { ResultStore } from './kernel/result-store.js';
import type { TaskBook } from './kernel/task-book.js';
import { type ToolsetStatus, toolsetStatus } from './kernel/toolsets/toolset-status.js';
import type { Store } from './store/open-store.js';

export interface CallOptions {
  /** Echoed as `tool_call_id`. */
  readonly id?: string;
  readonly taskId?: string;
  /** Where the task works: decided by its first call; a later one may only say the same. */
  readonly environment?: string | EnvironmentOptions;
  readonly signal?: AbortSignal;
  readonly onProgress?: (update: ProgressUpdate) => void;
  /** The same key answers with the first outcome, also after a restart. */
  readonly idempotencyKey?: string;
  /** Milliseconds. */
  readonly timeoutMs?: number;
  /** Who asks; `model` unless said otherwise. */
  readonly origin?: Origin;
}

/**
 * An instance: a grant of tools behind one gate. Made by `createHermes`; close it when you are done.
 */
export class Hermes {
  readonly sessionId: string;
  readonly settings: Settings;
  readonly registry: ToolRegistry;
  readonly grant: Grant;
  readonly store: Store;
  readonly availability: AvailabilityCache;
  readonly events: EventHub;
  readonly gate: HermesGate;
  /** Results that were too long for an answer; each is readable with the id of its session alone. */
  readonly results: ResultStore;
  readonly #services: Services;
  readonly #definitions: DefinitionList;
  readonly #tasks: TaskBook;
  readonly #choose: HermesParts['chooseEnvironment'];
  readonly #origin: Origin;
  readonly #beforeClose: () => Promise<void>;
  readonly #closers: (() => Promise<unknown>)[];
  #closing: Promise<void> | undefined;

  /** Use `createHermes`. */
  constructor(parts: HermesParts) {
    this.sessionId = parts.services.sessionId;
    this.settings = parts.settings;
    this.registry = parts.services.registry;
    this.grant = parts.services.grant;
    this.store = parts.store;
    this.availability = parts.services.availability;
    this.events = parts.services.events;
    this.gate = parts.gate;
    this.results = parts.results;
    this.#services = parts.services;
    this.#definitions = parts.definitions;
    this.#tasks = parts.tasks;
    this.#choose = parts.chooseEnvironment;
    this.#origin = parts.origin;
    this.#beforeClose = parts.beforeClose;
    this.#closers = parts.closers;
  }

  /** The tools as a model provider wants them. The same array until something changes; do not modify it. */
  definitions(options: { format?: DefinitionFormat } = {}): readonly unknown[] {
    return this.#definitions.list(options.format);
  }

  /** Estimated tokens of the definitions. */
  definitionTokens(options: { format?: DefinitionFormat } = {}): number {
    return this.#definitions.tokens(options.format);
  }

  /** Calls a tool and answers its JSON string. Never throws for a tool's failure. */
  call(name: string, args: unknown = {}, options: CallOptions = {}): Promise<string> {
    const answer = this.#run(name, args, options);
    return answer instanceof Promise ? answer.then(textOf) : Promise.resolve(answer.text);
  }

  /** Like `call`, with the outcome as data beside the text for the model. */
  async callFor(name: string, args: unknown = {}, options: CallOptions = {}): Promise<CallAnswer> {
    return this.#run(name, args, options);
  }

  /** A copy of data with every secret masked, as in an answer; for whoever passes a tool's data on by itself. */
  maskSecrets(data: unknown): unknown {
    return this.#services.text.redactData(data);
  }

  #run(
    name: string,
    args: unknown,
    options: CallOptions,
    order?: CallOrder,
    place?: number,
  ): CallAnswer | Promise<CallAnswer> {
    if (this.#closing !== undefined) return CLOSED;
    const taskId = options.taskId ?? 'default';
    if (options.environment !== undefined) {
      const refusal = this.#chooseEnvironment(taskId, options.environment);
      if (refusal !== undefined) return refusal;
    }
    const request: CallRequest = {
      id: options.id,
      name,
      arguments: args,
      taskId,
      origin: options.origin ?? this.#origin,
      signal: options.signal,
      onProgress: options.onProgress,
      idempotencyKey: options.idempotencyKey,
      timeoutMs: options.timeoutMs,
      order,
      place,
    };
    return options.idempotencyKey === undefined
      ? runCall(request, this.#services)
      : withIdempotency(request, this.#services, runCall);
  }

  /** Undefined when the task works there, or will. */
  #chooseEnvironment(taskId: string, environment: string | EnvironmentOptions): CallAnswer | undefined {
    try {
      this.#choose(taskId, environment);
      return undefined;
    } catch (problem) {
      if (!(problem instanceof ToolError)) throw problem;
      const { message, code, hint } = problem;
      return { outcome: { ok: false, code, message, hint }, text: JSON.stringify({ error: message, code, hint }) };
    }
  }

  /** What the gate would say to this call and why; nobody is asked, nothing runs. Throws for a tool that is not there. */
  explain(name: string, args: unknown = {}): Promise<ExplainedCall> {
    const request = { id: 'explain', name, arguments: args, taskId: 'default', origin: this.#origin };
    return explainCall(request, this.#services, this.gate);
  }

  /** Runs the calls of one message, in parallel where they do not touch the same things; answers in their order. */
  async callAll(
    toolCalls: readonly ToolCall[],
    options: Pick<CallOptions, 'taskId' | 'environment' | 'signal' | 'origin'> = {},
  ): Promise<ToolMessage[]> {
    const order = new CallOrder();
    return Promise.all(
      toolCalls.map(async (toolCall, index) => {
        const { id = this.#services.nextId(), name, args } = readToolCall(toolCall);
        const { text } = await this.#run(name, args, { ...options, id }, order, index);
        return { role: 'tool' as const, tool_call_id: id, name, content: text };
      }),
    );
  }

  /** A whole assistant message in, its results out. */
  async respond(
    message: { tool_calls: readonly ToolCall[] },
    options: Pick<CallOptions, 'taskId' | 'environment' | 'signal'> = {},
  ): Promise<{ tool_results: ToolMessage[] }> {
    return { tool_results: await this.callAll(message.tool_calls, options) };
  }

  /** Whether at least one tool of a toolset can work here. Throws with a suggestion for an unknown name. */
  async isToolsetAvailable(name: string): Promise<boolean> {
    return (await this.toolsetStatus(name)).available;
  }

  /** What can work of a toolset, why the rest cannot, and the variables it asks for. */
  toolsetStatus(name: string): Promise<ToolsetStatus> {
    return toolsetStatus(name, this.registry, this.availability);
  }

  /** Answers a function that stops listening. */
  on<Name extends EventName>(name: Name, listener: (event: Events[Name]) => void): () => void {
    return this.events.on(name, listener);
  }

  /** Releases what a task holds: processes, watchers, environments. */
  async endTask(taskId: string): Promise<void> {
    for (const problem of await this.#tasks.end(taskId)) this.#report('end of task', problem);
  }

  /** Ends every task and writes down what is still to be written. Safe to call twice. */
  close(): Promise<void> {
    this.#closing ??= this.#close();
    return this.#closing;
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.close();
  }

  async #close(): Promise<void> {
    // Whoever waits for a call has an answer before the store that keeps it closes.
    await this.#services.running.cancel();
    await this.#beforeClose();
    for (const problem of await this.#tasks.close()) this.#report('end of task', problem);
    for (const close of this.#closers) await close().catch((problem: unknown) => this.#report('close', problem));
  }

  #report(source: string, problem: unknown): void {
    this.events.emit('problem', {
      source,
      message: problem instanceof Error ? problem.message : String(problem),
      cause: problem,
    });
  }
}

export interface HermesParts {
  readonly settings: Settings;
  readonly gate: HermesGate;
  readonly services: Services;
  readonly definitions: DefinitionList;
  readonly tasks: TaskBook;
  readonly store: Store;
  readonly results: ResultStore;
  /** Says where a task works; throws a ToolError for a place it cannot have. */
  readonly chooseEnvironment: (taskId: string, environment: string | EnvironmentOptions) => void;
  readonly origin: Origin;
  /** While the tasks are still there. */
  readonly beforeClose: () => Promise<void>;
  readonly closers: (() => Promise<unknown>)[];
}

function textOf({ text }: CallAnswer): string {
  return text;
}

const CLOSED: CallAnswer = {
  outcome: { ok: false, code: 'unavailable', message: 'This instance is closed.' },
  text: JSON.stringify({
    error: 'This instance is closed.',
    code: 'unavailable',
    hint: 'Make another with createHermes.',
  }),
};

/** A call that a model wrote badly is answered like any other: its name is then no tool's. */
function readToolCall(toolCall: ToolCall): { id?: string | undefined; name: string; args: unknown } {
  const {
    id,
    function: inner,
    ...flat
  } = (toolCall ?? {}) as {
    id?: unknown;
    function?: { name?: unknown; arguments?: unknown };
    name?: unknown;
    arguments?: unknown;
  };
  const { name, arguments: args } = inner ?? flat;
  return { id: id === undefined || id === null ? undefined : String(id), name: String(name ?? ''), args: args ?? {} };
}
