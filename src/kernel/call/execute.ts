import { unwrapOutput } from '../tool-result.js';
import { createContext } from './context.js';
import type { RunningCall, StopReason } from './running-call.js';

/** How long a tool that was told to stop may still bring its own answer, e.g. partial output. */
const GRACE_MS = 200;

/** Runs the tool with its time limit and its signal. */
export function execute(call: RunningCall): unknown {
  const entry = call.entry;
  if (entry === undefined) throw new Error('execute before resolve');
  call.executed = true;
  call.context = createContext(call);
  const running = entry.run(call.args, call.context);
  if (!isPromise(running)) return unwrapOutput(running);
  return within(call, running).then(unwrapOutput);
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
  return Math.min(call.request.timeoutMs ?? call.entry?.timeoutMs ?? limits.timeoutMs, limits.maxTimeoutMs);
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

function isPromise(value: unknown): value is Promise<unknown> {
  return typeof value === 'object' && value !== null && typeof (value as Promise<unknown>).then === 'function';
}
