import { didYouMean } from '../../lib/nearest.js';
import { describeProblem } from '../describe-problem.js';
import type { Availability } from '../tool.js';
import { CallStopped } from './call-stopped.js';
import { leaveSlot } from './release.js';
import type { RunningCall } from './running-call.js';

/** Finds the tool in this session's grant and makes sure that it can work here. */
export function resolve(call: RunningCall): void | Promise<void> {
  const { registry, grant, availability } = call.services;
  const found = registry.find(call.tool);
  if (found === undefined) {
    throw new CallStopped(
      'unknown_tool',
      `Unknown tool: ${call.tool}.${didYouMean(call.tool, grant.names())}`,
      LIST_HINT,
    );
  }
  leaveSlot(call);
  call.slot = found.slot;
  // From here on this version of the tool is not torn down under the call.
  found.slot.inFlight++;
  call.alias = found.alias;
  call.tool = found.slot.name;
  call.toolset = found.slot.toolset;
  if (!grant.covers(found.slot)) {
    throw new CallStopped(
      'not_granted',
      `The tool ${call.tool} is not part of this session.${didYouMean(call.tool, grant.names())}`,
      LIST_HINT,
    );
  }
  const available = availability.of(found.slot);
  if (available instanceof Promise) return available.then((answer) => ready(call, answer));
  return ready(call, available);
}

const LIST_HINT = 'Call only tools from the list you were given.';

function ready(call: RunningCall, available: Availability): void | Promise<void> {
  const slot = call.slot;
  if (slot === undefined) return;
  if (!available.available) {
    throw new CallStopped(
      'unavailable',
      `${call.tool} cannot work here: ${available.reason}.`,
      '`hermes doctor` tells what is missing and how to get it.',
    );
  }
  if (slot.entry !== undefined) {
    call.entry = slot.entry;
    return;
  }
  return slot.load().then(
    (entry) => {
      call.entry = entry;
    },
    (problem: unknown) => {
      throw new CallStopped(
        'unavailable',
        `${call.tool} could not be loaded: ${describeProblem(problem)}`,
        '`hermes doctor` tells what is missing and how to get it.',
      );
    },
  );
}
