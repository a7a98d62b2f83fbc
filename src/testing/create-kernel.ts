import type { Tool } from '../compose/options.js';
import { entriesOf } from '../discovery/module-entries.js';
import { AvailabilityCache, type RequirementProbe } from '../kernel/availability.js';
import { CallsUnderWay } from '../kernel/call/calls-under-way.js';
import { LockTable } from '../kernel/call/locks.js';
import { type CallAnswer, runCall } from '../kernel/call/run-call.js';
import { type CallRequest, DEFAULT_LIMITS, type Limits, type Services } from '../kernel/call/services.js';
import { SlotTable } from '../kernel/call/slots.js';
import type { Clock } from '../kernel/context.js';
import { EventHub } from '../kernel/events.js';
import type { Gate } from '../kernel/gate.js';
import { createGrant, type GrantOptions } from '../kernel/grant.js';
import { HookSet, type Hooks } from '../kernel/hooks.js';
import type { Ports } from '../kernel/ports.js';
import { ToolRegistry } from '../kernel/registry.js';
import type { ResultStore } from '../kernel/result-store.js';
import { TaskBook } from '../kernel/task-book.js';
import { createPermissiveGate } from './permissive-gate.js';
import { createRecordingRecorder, type RecordingRecorder } from './recording-recorder.js';

export interface KernelOptions extends GrantOptions {
  readonly tools?: readonly Tool[];
  readonly registry?: ToolRegistry;
  readonly gate?: Gate;
  readonly hooks?: Hooks;
  readonly clock?: Clock;
  readonly limits?: Partial<Limits>;
  readonly results?: ResultStore;
  readonly cwd?: string;
  readonly ports?: Services['ports'];
  readonly text?: Partial<Services['text']>;
  readonly probe?: Partial<RequirementProbe>;
}

export interface TestKernel {
  readonly services: Services;
  readonly recorder: RecordingRecorder;
  readonly tasks: TaskBook;
  /** What was reported while calls ran. */
  readonly problems: { readonly source: string; readonly message: string }[];
  /** Runs one call and answers its outcome, the text for the model and that text as data. */
  call(name: string, args?: unknown, request?: Partial<CallRequest>): Promise<CallAnswer & { readonly json: unknown }>;
}

/**
 * The call pipeline alone: real stages around a gate that says yes and a log in memory. For testing a tool by itself;
 * `createHermes` with a `temporaryHome` tests it with everything around it.
 */
export function createKernel(options: KernelOptions = {}): TestKernel {
  const registry = options.registry ?? new ToolRegistry();
  for (const tool of options.tools ?? []) for (const entry of entriesOf(tool)) registry.add(entry);
  const events = new EventHub();
  const problems: { source: string; message: string }[] = [];
  events.on('problem', ({ source, message }) => void problems.push({ source, message }));
  const hooks = new HookSet();
  if (options.hooks !== undefined) hooks.add(options.hooks, 'options');
  const clock = options.clock ?? { now: Date.now };
  const recorder = createRecordingRecorder();
  const cwd = options.cwd ?? '/work';
  const paths = { resolve: (path: string) => Promise.resolve({ path, kind: 'file' as const }) };
  const tasks = new TaskBook(() => ({ cwd, environment: 'local', paths }));
  let calls = 0;
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const services: Services = {
    sessionId: 'testing',
    nextId: () => `call_${++calls}`,
    registry,
    grant: createGrant(registry, options),
    availability: new AvailabilityCache({ probe: { ...NOTHING_MISSING, ...options.probe }, now: clock.now }),
    gate: options.gate ?? createPermissiveGate(),
    recorder,
    results: options.results,
    hooks,
    locks: new LockTable(),
    slots: new SlotTable(limits.parallel),
    running: new CallsUnderWay(),
    text: { redactText: (text) => text, redactData: (data) => data, markUntrusted: (data) => data, ...options.text },
    limits,
    clock,
    events,
    task: (taskId) => tasks.get(taskId),
    ports: options.ports ?? (() => ({}) as Ports),
  };
  return {
    services,
    recorder,
    tasks,
    problems,
    async call(name, args = {}, request = {}) {
      const whole: CallRequest = { name, arguments: args, taskId: 'task', origin: 'model', ...request };
      const answer = await runCall(whole, services);
      return { ...answer, json: JSON.parse(answer.text) as unknown };
    },
  };
}

const NOTHING_MISSING: RequirementProbe = {
  platform: process.platform,
  env: () => true,
  bin: () => true,
  module: () => true,
  file: () => true,
};
