import type { Effect } from '../effect.js';
import type { GateAnswer } from '../gate.js';
import type { Outcome } from '../outcome.js';
import { releaseRetired } from '../registry.js';
import { acceptArguments } from './accept-arguments.js';
import { CallStopped } from './call-stopped.js';
import { execute, StoppedByLimit } from './execute.js';
import { failure } from './failure.js';
import { finish } from './finish.js';
import { claimKey } from './idempotency.js';
import { lockRequests } from './lock-requests.js';
import type { Ticket } from './locks.js';
import { postHooks, transformHooks } from './post-hooks.js';
import { preHooks } from './pre-hooks.js';
import { recordIntent, recordOutcome } from './record.js';
import { resolve } from './resolve.js';
import { RunningCall } from './running-call.js';
import type { CallRequest, Services } from './services.js';

export interface CallAnswer {
  readonly outcome: Outcome;
  /** The JSON string for the model. */
  readonly text: string;
}

/**
 * Runs one call from request to answer. Never throws for anything a tool or a model can do.
 * A stage that can answer at once answers without a promise, and is then not awaited: awaiting a plain value
 * costs a turn of the microtask queue, which for a cheap call is most of its price.
 */
export async function runCall(request: CallRequest, services: Services): Promise<CallAnswer> {
  const call = new RunningCall(request, services);
  const held: Held = { ticket: undefined, slot: false, settled: undefined };
  const unlink = followCaller(call);
  let outcome: Outcome;
  try {
    let waiting: void | Promise<void> = resolve(call);
    if (waiting !== undefined) await waiting;
    waiting = acceptArguments(call, request.arguments);
    if (waiting !== undefined) await waiting;
    if (call.entry?.redirect !== undefined) await redirect(call, call.entry.redirect(call.args));
    start(call);
    if (request.idempotencyKey !== undefined) {
      const earlier = await claimKey(call);
      if (earlier !== undefined) return answered(call, held, unlink, earlier);
    }
    if (services.hooks.pre.length > 0) await preHooks(call);
    const effects = effectsOf(call);
    call.effects = effects instanceof Promise ? await effects : effects;
    held.ticket = reserve(call);
    const answer = services.gate.judge(call, call.effects);
    decided(call, answer instanceof Promise ? await answer : answer);
    waiting = turn(call, held);
    if (waiting !== undefined) await waiting;
    waiting = recordIntent(call);
    if (waiting !== undefined) await waiting;
    announce(call);
    let data = execute(call);
    if (data instanceof Promise) data = await data;
    outcome = { ok: true, data: services.hooks.transform.length > 0 ? await transformHooks(call, data) : data };
  } catch (problem) {
    if (problem instanceof StoppedByLimit) held.settled = problem.settled;
    outcome = failure(call, problem);
  }
  unlink?.();
  return close(call, outcome, held);
}

/** The key of this call has an answer already: nothing runs and nothing is recorded twice. */
function answered(call: RunningCall, held: Held, unlink: (() => void) | undefined, earlier: CallAnswer): CallAnswer {
  call.ended = true;
  unlink?.();
  release(call, held);
  return earlier;
}

/** A call made through `tool_call` is resolved, judged and recorded under the tool's own name. */
async function redirect(call: RunningCall, target: { name: string; arguments: unknown }): Promise<void> {
  call.tool = target.name;
  await resolve(call);
  if (call.entry?.redirect !== undefined)
    throw new CallStopped(
      'invalid_arguments',
      `${target.name} cannot be called through another tool.`,
      'Call it directly.',
    );
  await acceptArguments(call, target.arguments);
}

function start(call: RunningCall): void {
  if (call.slot === undefined) return;
  call.slot.inFlight++;
  call.counted = true;
}

/** What a call holds while it runs. */
interface Held {
  ticket: Ticket | undefined;
  slot: boolean;
  settled: Promise<unknown> | undefined;
}

function effectsOf(call: RunningCall): readonly Effect[] | Promise<readonly Effect[]> {
  const { entry, task, sessionId, taskId } = call;
  if (entry?.effects === undefined) return [];
  return entry.effects(call.args, { cwd: task.cwd, environment: task.environment, taskId, sessionId });
}

/** The place in the queues is taken before the gate is asked, so that locks follow the order of the calls. */
function reserve(call: RunningCall): Ticket {
  const { locks } = call.services;
  const summary = call.slot?.summary ?? {};
  return locks.reserve(lockRequests(summary, call.effects, call), call.family);
}

function decided(call: RunningCall, answer: GateAnswer): void {
  call.rules = answer.rules;
  if (!answer.allowed) throw new CallStopped(answer.code, answer.reason, answer.hint);
  call.decision = answer;
}

function announce(call: RunningCall): void {
  if (call.stopped !== undefined) throw new CallStopped(call.stopped, `${call.tool} was cancelled before it started.`);
  const { events } = call.services;
  if (events.wanted('call-start'))
    events.emit('call-start', { ...facts(call), args: call.args, effects: call.effects });
}

async function close(call: RunningCall, outcome: Outcome, held: Held): Promise<CallAnswer> {
  const { services } = call;
  const durationMs = services.clock.now() - call.startedAt;
  call.ended = true;
  let text: string;
  try {
    if (services.hooks.post.length > 0) await postHooks(call, outcome, durationMs);
    const finished = finish(call, outcome);
    text = finished instanceof Promise ? await finished : finished;
    const recorded = recordOutcome(call, outcome, text, durationMs);
    if (recorded !== undefined) await recorded;
  } catch (problem) {
    // The work is done but its answer cannot be recorded or written down: say so instead of pretending.
    outcome = failure(call, problem);
    text = JSON.stringify({ error: outcome.message, code: outcome.code });
  }
  release(call, held);
  if (services.events.wanted('call-end')) {
    services.events.emit('call-end', { ...facts(call), outcome, durationMs, resultChars: text.length });
  }
  return { outcome, text };
}

/** Locks of an abandoned call are held until its own code has ended, so that nobody works beside it. */
function release(call: RunningCall, { ticket, slot, settled }: Held): void {
  const free = (): void => {
    ticket?.release();
    if (slot) call.services.slots.give(call.taskId);
    if (call.slot === undefined || !call.counted) return;
    call.slot.inFlight--;
    void releaseRetired(call.slot);
  };
  if (settled === undefined) free();
  else void Promise.race([settled, afterGrace()]).then(free, free);
}

const ABANDONED_MS = 2_000;

function afterGrace(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ABANDONED_MS).unref());
}

/** A call ends when its caller cancels. */
function followCaller(call: RunningCall): (() => void) | undefined {
  const { signal } = call.request;
  if (signal === undefined) return undefined;
  if (signal.aborted) {
    call.stop('cancelled');
    return undefined;
  }
  const stop = (): void => call.stop('cancelled');
  signal.addEventListener('abort', stop, { once: true });
  return () => signal.removeEventListener('abort', stop);
}

/** Waits for the locks and, unless the call is nested, for one of the task's slots. */
function turn(call: RunningCall, held: Held): void | Promise<void> {
  const locked = held.ticket?.ready;
  if (locked !== undefined) return orStopped(call, locked).then(() => takeSlot(call, held));
  return takeSlot(call, held);
}

function takeSlot(call: RunningCall, held: Held): void | Promise<void> {
  if (call.parent !== undefined) return;
  const waiting = call.services.slots.take(call.taskId);
  if (waiting === undefined) {
    held.slot = true;
    return;
  }
  const given = waiting.then(() => {
    if (call.ended) call.services.slots.give(call.taskId);
    else held.slot = true;
  });
  return orStopped(call, given);
}

function orStopped(call: RunningCall, ready: Promise<void>): Promise<void> {
  return new Promise((resolveReady, reject) => {
    call.onStop((reason) =>
      reject(new CallStopped(reason, `${call.tool} was cancelled while it waited for another call.`)),
    );
    ready.then(() => {
      call.onStop(undefined);
      resolveReady();
    }, reject);
  });
}

function facts(call: RunningCall) {
  return {
    callId: call.id,
    parentId: call.parent?.id,
    tool: call.tool,
    taskId: call.taskId,
    sessionId: call.sessionId,
    origin: call.origin,
  };
}
