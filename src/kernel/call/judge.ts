import type { GateAnswer } from '../gate.js';
import { CallStopped } from './call-stopped.js';
import { refuseStopped } from './or-stopped.js';
import type { RunningCall } from './running-call.js';

/** Asks the gate. Without its yes nothing happens. */
export function judge(call: RunningCall): void | Promise<void> {
  refuseStopped(call);
  const answer = call.services.gate.judge(call, call.effects);
  if (answer instanceof Promise) return answer.then((late) => decided(call, late));
  decided(call, answer);
}

function decided(call: RunningCall, answer: GateAnswer): void {
  call.rules = answer.rules;
  if (!answer.allowed) throw new CallStopped(answer.code, answer.reason, answer.hint);
  call.decision = answer;
}
