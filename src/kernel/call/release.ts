import { releaseRetired } from '../registry.js';
import type { RunningCall } from './running-call.js';

/** How long the locks of an abandoned call are kept for code that does not end. */
const ABANDONED_MS = 2_000;

/** Gives back what a call holds. Locks of an abandoned call stay until its own code has ended: nobody works beside it. */
export function release(call: RunningCall): void {
  call.request.order?.pass(call.request.place ?? 0);
  const { settled } = call;
  if (settled === undefined) {
    giveBack(call);
    return;
  }
  // Its place among the calls that run at once is free: nobody waits longer for a tool that was given up.
  leaveTurn(call);
  const free = (): void => giveBack(call);
  void Promise.race([settled, afterGrace()]).then(free, free);
}

function giveBack(call: RunningCall): void {
  call.ticket?.release();
  call.ticket = undefined;
  leaveTurn(call);
  leaveSlot(call);
  const { leftOpen } = call;
  call.leftOpen = undefined;
  // A handle that cannot be closed is closed already: there is nothing to tell the call.
  void leftOpen?.().catch(() => undefined);
}

function leaveTurn(call: RunningCall): void {
  if (!call.hasTurn) return;
  call.hasTurn = false;
  call.services.slots.give(call.taskId);
}

/** The call no longer runs on its version of the tool, which may now be torn down. */
export function leaveSlot(call: RunningCall): void {
  const { slot } = call;
  if (slot === undefined) return;
  call.slot = undefined;
  slot.inFlight--;
  if (slot.retired) void releaseRetired(slot);
}

function afterGrace(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ABANDONED_MS).unref());
}
