import { randomUUID } from 'node:crypto';
import { openHomeApprovals } from './compose/approvals.js';
import { createEnvironmentPlaces } from './compose/environments.js';
import { createInstanceGate } from './compose/gate.js';
import { createKeepProcesses } from './compose/keep-processes.js';
import { createListing, prepareListing } from './compose/listing.js';
import { registerMcpServers } from './compose/mcp.js';
import { createNetwork } from './compose/network.js';
import type { HermesOptions } from './compose/options.js';
import { createPortMakers } from './compose/port-makers.js';
import { createPorts } from './compose/ports.js';
import { createInstanceRecorder, createInstanceResults } from './compose/record.js';
import { readSettings, type Settings } from './compose/settings.js';
import { createTextRules, withTaint } from './compose/text-rules.js';
import { registerAll } from './compose/tools.js';
import { createTaintBook } from './gate/taint.js';
import { Hermes } from './hermes.js';
import { AvailabilityCache } from './kernel/availability.js';
import { CallsUnderWay } from './kernel/call/calls-under-way.js';
import { LockTable } from './kernel/call/locks.js';
import { DEFAULT_LIMITS, type Limits, type Services } from './kernel/call/services.js';
import { SlotTable } from './kernel/call/slots.js';
import { EventHub } from './kernel/events.js';
import { createGrant } from './kernel/grant.js';
import { HookSet } from './kernel/hooks.js';
import { registry, ToolRegistry } from './kernel/registry.js';
import { TaskBook } from './kernel/task-book.js';
import { createSessionEnv } from './ports/env/create-session-env.js';
import { createProbe } from './ports/requirement-probe.js';
import { openStore } from './store/open-store.js';

export type { Hermes } from './hermes.js';

/** Makes an instance. Throws for settings, profiles or toolset names that cannot be used. */
export async function createHermes(options: HermesOptions = {}): Promise<Hermes> {
  const settings = await readSettings(options);
  const { config, paths } = settings;
  const clock = options.clock ?? { now: Date.now };
  const sessionId = options.sessionId ?? randomUUID();
  const events = new EventHub();
  if (options.onProblem !== undefined) events.on('problem', options.onProblem);
  const report = (source: string, message: string): void => events.emit('problem', { source, message });
  const hooks = new HookSet();
  if (options.hooks !== undefined) hooks.add(options.hooks, 'options');
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

  const own = new ToolRegistry(registry);
  await registerAll(own, options, { settings, hooks, report, closers });
  const network = createNetwork(settings, options);
  const text = createTextRules(settings);
  const mcp = await registerMcpServers(own, options, { settings, network, text, report, closers });
  const grant = createGrant(own, {
    toolsets: options.toolsets ?? config.toolsets,
    disabled: [...config.disabled, ...(options.disabled ?? [])],
  });
  const definitions = createListing({ settings, registry: own, grant, availability });

  const store = openStore({
    home: paths.root,
    clock,
    sync: config.audit.sync,
    onProblem: (problem) => report('store', problem.message),
  });
  const recorder = options.record === false ? undefined : createInstanceRecorder({ settings, clock, text }, store);
  const results = createInstanceResults({ settings, clock, text });
  const keeps = createKeepProcesses(options.keepProcesses);
  const places = createEnvironmentPlaces(settings, { ...options, keeps }, sessionEnv);
  const tasks = new TaskBook((taskId) => places.placeOf(taskId));
  const taint = createTaintBook();
  const approvals = openHomeApprovals({ settings, store, clock, redact: text.redactText });
  const { redactText: redact } = text;
  const gate = await createInstanceGate({
    settings,
    options,
    events,
    clock,
    network,
    taint,
    mcp,
    approvals,
    redact,
    places,
  });
  const makers = createPortMakers({
    settings,
    options,
    keeps,
    places,
    results,
    network,
    sessionEnv,
    remember: text.remember,
    redact: text.redactText,
    redactStream: text.redactStream,
    notice: text.notice,
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
    running: new CallsUnderWay(),
    text: withTaint(text, taint, sessionId),
    limits: callLimits(settings, options),
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
  const origin = options.origin ?? 'model';
  const chooseEnvironment = places.choose;
  const hermes = new Hermes({
    settings,
    gate,
    services,
    definitions,
    tasks,
    store,
    results,
    chooseEnvironment,
    origin,
    beforeClose: makers.decideProcesses,
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

function callLimits({ config }: Settings, options: HermesOptions): Limits {
  const { calls, tool_output: output } = config;
  return {
    ...DEFAULT_LIMITS,
    resultChars: output.max_chars,
    mcpResultChars: output.mcp_max_chars,
    previewChars: output.preview_chars,
    timeoutMs: options.timeoutMs ?? calls.timeout * 1_000,
    maxTimeoutMs: Math.min(calls.max_timeout * 1_000, options.maxTimeoutMs ?? Number.POSITIVE_INFINITY),
    parallel: calls.parallel,
  };
}
