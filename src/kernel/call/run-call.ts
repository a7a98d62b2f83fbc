import { isA } from '../describe-problem.js';
import type { Outcome } from '../outcome.js';
import { acceptArguments } from './accept-arguments.js';
import { announceEnd, announceStart } from './announce.js';
import { declareEffects } from './declare-effects.js';
import { enterPlace } from './enter-place.js';
import { execute, StoppedByLimit } from './execute.js';
import { failure } from './failure.js';
import { finish } from './finish.js';
import { AnsweredBefore, claimKey } from './idempotency.js';
import { judge } from './judge.js';
import { orStopped } from './or-stopped.js';
import { postHooks, transformHooks } from './post-hooks.js';
import { preHooks } from './pre-hooks.js';
import { recordIntent, recordOutcome } from './record.js';
import { redirect } from './redirect.js';
import { release } from './release.js';
import { resolve } from './resolve.js';
import { RunningCall } from './running-call.js';
import type { CallRequest, Services } from './services.js';
import { awaitTurn, takePlace } from './turn.js';

export interface CallAnswer {
  readonly outcome: Outcome;
  /** The JSON string for the model. */
  readonly text: string;
}

/**
 * A stage that can answer at once answers without a promise, and is then not awaited: awaiting a plain value costs a
 * turn of the microtask queue, which for a cheap call is most of its price.
 */
type Stage = (call: RunningCall) => void | Promise<void>;

/** From the request to the tool's data. A stage that throws ends the call. */
const OPENING: readonly Stage[] = [
  resolve,
  acceptArguments,
  redirect,
  claimKey,
  preHooks,
  declareEffects,
  enterPlace,
  takePlace,
  judge,
  awaitTurn,
  recordIntent,
  announceStart,
  execute,
  transformHooks,
];
/** From the outcome to the answer. These stages never throw. Others need not wait until the record is on disk. */
const CLOSING: readonly Stage[] = [postHooks, finish, release, recordOutcome];
/** Not cut short when the caller cancels: a key half taken, a tool's own end. */
const UNINTERRUPTED: ReadonlySet<Stage> = new Set([claimKey, execute, ...CLOSING]);

/**
 * Runs one call from request to answer; answers without a promise when every stage could.
 * Never throws for anything a tool or a model can do.
 */
export function runCall(request: CallRequest, services: Services): CallAnswer | Promise<CallAnswer> {
  const call = new RunningCall(request, services);
  if (request.signal?.aborted) call.stop('cancelled');
  try {
    const waiting = advance(OPENING, call, 0);
    if (waiting === undefined) return close(call);
    // A call that is over by now needs no caller to follow, and listening is not free.
    const unlink = followCaller(call);
    const answered = waiting.then(
      () => close(call, unlink),
      (problem: unknown) => fail(call, problem, unlink),
    );
    services.running.add(call, answered);
    return answered;
  } catch (problem) {
    return fail(call, problem);
  }
}

function advance(stages: readonly Stage[], call: RunningCall, from: number): void | Promise<void> {
  for (let index = from; index < stages.length; index++) {
    const stage = stages[index] as Stage;
    const waiting = stage(call);
    if (waiting === undefined) continue;
    const done = UNINTERRUPTED.has(stage) ? waiting : orStopped(call, waiting);
    return index + 1 === stages.length ? done : done.then(() => advance(stages, call, index + 1));
  }
}

function fail(call: RunningCall, problem: unknown, unlink?: () => void): CallAnswer | Promise<CallAnswer> {
  if (isA(AnsweredBefore, problem)) {
    // Nothing runs and nothing is recorded twice.
    call.ended = true;
    unlink?.();
    release(call);
    call.services.running.remove(call);
    return problem.answer;
  }
  if (isA(StoppedByLimit, problem)) call.settled = problem.settled;
  call.outcome = failure(call, problem);
  return close(call, unlink);
}

function close(call: RunningCall, unlink?: () => void): CallAnswer | Promise<CallAnswer> {
  unlink?.();
  call.ended = true;
  const waiting = advance(CLOSING, call, 0);
  return waiting === undefined ? answer(call) : waiting.then(() => answer(call));
}

function answer(call: RunningCall): CallAnswer {
  call.services.running.remove(call);
  announceEnd(call);
  return { outcome: call.outcome as Outcome, text: call.text };
}

/** A call ends when its caller cancels. */
function followCaller(call: RunningCall): (() => void) | undefined {
  const { signal } = call.request;
  if (signal === undefined) return undefined;
  const stop = (): void => call.stop('cancelled');
  if (signal.aborted) {
    stop();
    return undefined;
  }
  signal.addEventListener('abort', stop, { once: true });
  return () => signal.removeEventListener('abort', stop);
}
