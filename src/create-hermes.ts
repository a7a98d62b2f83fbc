import { randomUUID } from 'node:crypto';
import { openHomeApprovals } from './compose/approvals.js';
import { createEnvironmentPlaces } from './compose/environments.js';
import { type ExplainedCall, explainCall } from './compose/explain-call.js';
import { createInstanceGate } from './compose/gate.js';
import { registerMcpServers } from './compose/mcp.js';
import { createNetwork } from './compose/network.js';
import type { HermesOptions, ToolCall, ToolMessage } from './compose/options.js';
import { createPortMakers } from './compose/port-makers.js';
import { createPorts } from './compose/ports.js';
import { rememberSecretArguments } from './compose/secret-arguments.js';
import { readSettings, type Settings } from './compose/settings.js';
import { createTextRules, withTaint } from './compose/text-rules.js';
import { registerAll } from './compose/tools.js';
import type { HermesGate } from './gate/create-gate.js';
import { createTaintBook } from './gate/taint.js';
import { AvailabilityCache } from './kernel/availability.js';
import { CallOrder } from './kernel/call/call-order.js';
import { withIdempotency } from './kernel/call/idempotency.js';
import { LockTable } from './kernel/call/locks.js';
import { type CallAnswer, runCall } from './kernel/call/run-call.js';
import { type CallRequest, DEFAULT_LIMITS, type Services } from './kernel/call/services.js';
import { SlotTable } from './kernel/call/slots.js';
import type { ProgressUpdate } from './kernel/context.js';
import { DefinitionList } from './kernel/definition-list.js';
import type { DefinitionFormat } from './kernel/definitions/format-definition.js';
import type { Origin } from './kernel/effect.js';
import { EventHub, type EventName, type Events } from './kernel/events.js';
import { findingTools } from './kernel/finding/finding-tools.js';
import { createGrant, type Grant } from './kernel/grant.js';
import { HookSet } from './kernel/hooks.js';
import { registry, ToolRegistry } from './kernel/registry.js';
import { TaskBook } from './kernel/task-book.js';
import { type ToolsetStatus, toolsetStatus } from './kernel/toolsets/toolset-status.js';
import { createSessionEnv } from './ports/env/create-session-env.js';
import { createProbe } from './ports/requirement-probe.js';
import { createRecorder } from './store/audit/create-recorder.js';
import { openStore, type Store } from './store/open-store.js';
import { createResultStore } from './store/results/create-result-store.js';

export interface CallOptions {
  /** Echoed as `tool_call_id`. */
  readonly id?: string;
  readonly taskId?: string;
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
  readonly #services: Services;
  readonly #definitions: DefinitionList;
  readonly #tasks: TaskBook;
  readonly #origin: Origin;
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
    this.#services = parts.services;
    this.#definitions = parts.definitions;
    this.#tasks = parts.tasks;
    this.#origin = parts.origin;
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
  async call(name: string, args: unknown = {}, options: CallOptions = {}): Promise<string> {
    const answer = this.#run(name, args, options);
    return (answer instanceof Promise ? await answer : answer).text;
  }

  /** Like `call`, with the outcome as data beside the text for the model. */
  async callFor(name: string, args: unknown = {}, options: CallOptions = {}): Promise<CallAnswer> {
    return this.#run(name, args, options);
  }

  #run(
    name: string,
    args: unknown,
    options: CallOptions,
    order?: CallOrder,
    place?: number,
  ): CallAnswer | Promise<CallAnswer> {
    if (this.#closing !== undefined) return CLOSED;
    const request: CallRequest = {
      id: options.id,
      name,
      arguments: args,
      taskId: options.taskId ?? 'default',
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

  /** What the gate would say to this call and why; nobody is asked, nothing runs. Throws for a tool that is not there. */
  explain(name: string, args: unknown = {}): Promise<ExplainedCall> {
    const request = { id: 'explain', name, arguments: args, taskId: 'default', origin: this.#origin };
    return explainCall(request, this.#services, this.gate);
  }

  /** Runs the calls of one message, in parallel where they do not touch the same things; answers in their order. */
  async callAll(
    toolCalls: readonly ToolCall[],
    options: { taskId?: string; signal?: AbortSignal; origin?: Origin } = {},
  ): Promise<ToolMessage[]> {
    const order = new CallOrder();
    return Promise.all(
      toolCalls.map(async (toolCall, index) => {
        const { id = `call_${index}`, name, args } = readToolCall(toolCall);
        const { text } = await this.#run(name, args, { ...options, id }, order, index);
        return { role: 'tool' as const, tool_call_id: id, name, content: text };
      }),
    );
  }

  /** A whole assistant message in, its results out. */
  async respond(
    message: { tool_calls: readonly ToolCall[] },
    options: { taskId?: string; signal?: AbortSignal } = {},
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
    await this.#cancelRunning();
    for (const problem of await this.#tasks.close()) this.#report('end of task', problem);
    for (const close of this.#closers) await close().catch((problem: unknown) => this.#report('close', problem));
  }

  /** Whoever waits for a call has an answer before the store that keeps it closes. */
  async #cancelRunning(): Promise<void> {
    const { running } = this.#services;
    const answers = [...running.values()];
    for (const call of running.keys()) call.stop('cancelled');
    await Promise.allSettled(answers);
  }

  #report(source: string, problem: unknown): void {
    this.events.emit('problem', {
      source,
      message: problem instanceof Error ? problem.message : String(problem),
      cause: problem,
    });
  }
}

interface HermesParts {
  readonly settings: Settings;
  readonly gate: HermesGate;
  readonly services: Services;
  readonly definitions: DefinitionList;
  readonly tasks: TaskBook;
  readonly store: Store;
  readonly origin: Origin;
  readonly closers: (() => Promise<unknown>)[];
}

/** Makes an instance. Throws for settings, profiles or toolset names that cannot be used. */
export async function createHermes(options: HermesOptions = {}): Promise<Hermes> {
  const settings = await readSettings(options);
  const { config, paths } = settings;
  const events = new EventHub();
  const clock = options.clock ?? { now: Date.now };
  const own = new ToolRegistry(registry);
  const hooks = new HookSet();
  if (options.hooks !== undefined) hooks.add(options.hooks, 'options');
  if (options.onProblem !== undefined) events.on('problem', options.onProblem);
  const report = (source: string, message: string): void => events.emit('problem', { source, message });
  const closers: (() => Promise<unknown>)[] = [];

  const sessionEnv = createSessionEnv({
    base: settings.env,
    passthrough: config.terminal.env_passthrough,
    // A key that was just set brings its tools at once.
    onChange: () => availability.clear(),
  });
  const availability = new AvailabilityCache({
    probe: createProbe({ env: () => sessionEnv.list(), packages: paths.packages }),
    now: clock.now,
  });
  await registerAll(own, options, { settings, hooks, report, closers });
  const network = createNetwork(settings, options);
  const mcp = await registerMcpServers(own, options, { settings, network, report, closers });
  const grant = createGrant(own, {
    toolsets: options.toolsets ?? config.toolsets,
    disabled: [...config.disabled, ...(options.disabled ?? [])],
  });
  const definitions = new DefinitionList(grant, availability, {
    mode: config.tool_search.mode,
    budgetTokens: config.tool_search.budget_tokens ?? Math.floor((config.tool_search.context_tokens ?? 120_000) / 10),
  });
  for (const entry of findingTools({
    offered: () => definitions.available().map((slot) => slot.summary),
    remember: (names) => definitions.remember(names),
  }))
    own.add(entry);

  const store = openStore({
    home: paths.root,
    clock,
    sync: config.audit.sync,
    onProblem: (problem) => report('store', problem.message),
  });
  const text = createTextRules(settings);
  const places = createEnvironmentPlaces(settings, options, sessionEnv);
  const tasks = new TaskBook((taskId) => places.placeOf(taskId));
  const taint = createTaintBook();
  const sessionId = options.sessionId ?? randomUUID();
  const gate = await createInstanceGate({
    settings,
    options,
    events,
    clock,
    network,
    taint,
    mcp,
    approvals: openHomeApprovals({ settings, store, clock, redact: text.redactText }),
    places,
  });
  const recorder =
    options.record === false
      ? undefined
      : rememberSecretArguments(
          createRecorder({ store, redact: text.redactText, clock, retention: auditRetention(settings) }),
          text.remember,
        );
  const results = createResultStore({
    folder: paths.results,
    clock,
    redact: text.redactText,
    limits: {
      maxAgeMs: config.tool_output.retention_days * 86_400_000,
      maxBytes: config.tool_output.retention_bytes,
    },
  });
  const makers = createPortMakers({
    settings,
    options,
    places,
    results,
    network,
    sessionEnv,
    remember: text.remember,
    redact: text.redactText,
    events,
    clock,
    sessionId,
  });
  const services: Services = {
    sessionId,
    nextId: countedIds(),
    registry: own,
    grant,
    availability,
    gate,
    recorder,
    results,
    hooks,
    locks: new LockTable(),
    slots: new SlotTable(config.calls.parallel),
    running: new Map(),
    text: withTaint(text, taint, sessionId),
    limits: {
      ...DEFAULT_LIMITS,
      resultChars: config.tool_output.max_chars,
      mcpResultChars: config.tool_output.mcp_max_chars,
      previewChars: config.tool_output.preview_chars,
      timeoutMs: options.timeoutMs ?? config.calls.timeout * 1_000,
      maxTimeoutMs: config.calls.max_timeout * 1_000,
      parallel: config.calls.parallel,
    },
    clock,
    events,
    task: (taskId) => tasks.get(taskId),
    ports: (guard, call) => createPorts(makers.for(call), guard),
  };
  closers.unshift(
    () => own.close(),
    () => places.close(),
    () => makers.close(),
  );
  closers.push(
    () => recorder?.settled() ?? Promise.resolve(),
    () => store.close(),
  );
  const hermes = new Hermes({
    settings,
    gate,
    services,
    definitions,
    tasks,
    store,
    origin: options.origin ?? 'model',
    closers,
  });
  await prepareListing(grant, availability);
  options.signal?.addEventListener('abort', () => void hermes.close(), { once: true });
  return hermes;
}

/** Unique also across restarts, in the shape of a UUID, and cheaper than one. */
function countedIds(): () => string {
  const prefix = `call_${randomUUID().slice(0, 24)}`;
  let calls = 0;
  return () => prefix + (++calls).toString(16).padStart(12, '0');
}

const CLOSED: CallAnswer = {
  outcome: { ok: false, code: 'unavailable', message: 'This instance is closed.' },
  text: JSON.stringify({
    error: 'This instance is closed.',
    code: 'unavailable',
    hint: 'Make another with createHermes.',
  }),
};

/** Keys answer for a month, however long calls are kept. */
function auditRetention({ config }: Settings) {
  const { retention_days, max_rows } = config.audit;
  return { maxAgeMs: retention_days * 86_400_000, maxRows: max_rows, maxKeyAgeMs: 30 * 86_400_000 };
}

/** Checks and overrides of granted tools are known before the first listing, which answers at once. */
async function prepareListing(grant: Grant, availability: AvailabilityCache): Promise<void> {
  const asked = grant.slots().filter(({ summary }) => summary.has.check || summary.has.schemaOverrides);
  await Promise.all(
    asked.map(async (slot) => {
      const answer = await availability.of(slot);
      if (answer.available && slot.summary.has.schemaOverrides) await slot.load();
    }),
  );
}

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
