import { lockRequests } from './lock-requests.js';
import type { RunningCall } from './running-call.js';

/** The place in the queues is taken before the gate is asked, so that locks follow the order of the calls. */
export function takePlace(call: RunningCall): void | Promise<void> {
  const { order, place = 0 } = call.request;
  const earlier = order?.before(place);
  if (earlier !== undefined) return earlier.then(() => reserve(call));
  reserve(call);
}

/** Waits for the locks and, unless the call is nested, for one of the task's slots. */
export function awaitTurn(call: RunningCall): void | Promise<void> {
  const locked = call.ticket?.ready;
  return locked === undefined ? takeSlot(call) : locked.then(() => takeSlot(call));
}

function reserve(call: RunningCall): void {
  if (call.ended) return;
  const { locks } = call.services;
  const summary = call.slot?.summary;
  call.ticket =
    call.effects.length === 0 && call.parent === undefined && summary?.parallel !== false
      ? locks.reserveWithin(call.taskId)
      : locks.reserve(lockRequests(summary ?? {}, call.effects, call), call.parent);
  call.request.order?.pass(call.request.place ?? 0);
}

function takeSlot(call: RunningCall): void | Promise<void> {
  if (call.parent !== undefined || call.ended) return;
  const { slots } = call.services;
  const waiting = slots.take(call.taskId);
  if (waiting === undefined) {
    call.hasTurn = true;
    return;
  }
  return waiting.then(() => {
    // A call that was cancelled while it waited passes its turn on.
    if (call.ended) slots.give(call.taskId);
    else call.hasTurn = true;
  });
}
