import { unwrapOutput } from '../tool-result.js';
import { createContext } from './context.js';
import type { RunningCall, StopReason } from './running-call.js';

/** How long a tool that was told to stop may still bring its own answer, e.g. partial output. */
const GRACE_MS = 200;
/** Timers of Node hold no more. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** Runs the tool with its time limit and its signal. */
export function execute(call: RunningCall): void | Promise<void> {
  const entry = call.entry;
  if (entry === undefined) throw new Error('execute before resolve');
  call.executed = true;
  const running = entry.run(call.args, createContext(call));
  if (!isThenable(running)) {
    call.data = unwrapOutput(running);
    return;
  }
  return within(call, Promise.resolve(running)).then((output) => {
    call.data = unwrapOutput(output);
  });
}

/** The tool stopped in time or was told to: thrown so that the pipeline turns it into an outcome. */
export class StoppedByLimit extends Error {
  readonly reason: StopReason;
  /** Settles when the tool's own code has ended. */
  readonly settled: Promise<void>;

  constructor(reason: StopReason, settled: Promise<void>) {
    super(reason);
    this.reason = reason;
    this.settled = settled;
  }
}

/** The limit of a call: the caller's wish, else the tool's own, else the default; never above the maximum. */
export function timeLimit(call: RunningCall): number {
  const { limits } = call.services;
  const wish = call.request.timeoutMs ?? call.entry?.timeoutMs ?? limits.timeoutMs;
  return Math.min(wish > 0 ? wish : limits.timeoutMs, limits.maxTimeoutMs, LONGEST_TIMER_MS);
}

function within(call: RunningCall, running: Promise<unknown>): Promise<unknown> {
  return new Promise((resolve, reject) => {
    let grace: NodeJS.Timeout | undefined;
    const limit = setTimeout(() => call.stop('timeout'), timeLimit(call));
    const done = (): void => {
      clearTimeout(limit);
      clearTimeout(grace);
      call.onStop(undefined);
    };
    const settled = running.then(
      (value) => {
        done();
        resolve(value);
      },
      (problem) => {
        done();
        reject(problem);
      },
    );
    call.onStop((reason) => {
      clearTimeout(limit);
      grace = setTimeout(() => {
        call.onStop(undefined);
        reject(new StoppedByLimit(reason, settled));
      }, GRACE_MS);
    });
  });
}

function isThenable(value: unknown): value is PromiseLike<unknown> {
  return typeof value === 'object' && value !== null && typeof (value as PromiseLike<unknown>).then === 'function';
}
