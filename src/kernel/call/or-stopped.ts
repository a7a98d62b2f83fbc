import { CallStopped } from './call-stopped.js';
import type { RunningCall } from './running-call.js';

/** Waits for a stage, but no longer than until the call is stopped: whoever cancels has an answer at once. */
export function orStopped<Value>(call: RunningCall, waiting: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    call.onStop((reason) => reject(new CallStopped(reason, `${call.tool} was cancelled before it started.`)));
    waiting.then(
      (value) => {
        call.onStop(undefined);
        resolve(value);
      },
      (problem: unknown) => {
        call.onStop(undefined);
        reject(problem);
      },
    );
  });
}

/** Nobody is asked and nothing is started for a call that was cancelled on the way. */
export function refuseStopped(call: RunningCall): void {
  if (call.stopped !== undefined) throw new CallStopped(call.stopped, `${call.tool} was cancelled before it started.`);
}
