import type { GateCall } from '../../kernel/gate.js';
import type { ApprovalRequest } from './approval-request.js';

/** Somebody who can answer: a person at a terminal, a callback, a watcher, a helper model. */
export interface Approver {
  /** Goes into the audit log, e.g. `terminal`, `callback`, `watcher`, `smart`. */
  readonly by: string;
  /** Keeps the time itself, because a request may have to wait for its turn. Others have until `expiresAt`. */
  readonly timesItself?: boolean;
  /** Whether anybody is there for this call. Must answer at once. */
  isPresent(call: GateCall): boolean;
  /**
   * The answer, or `escalate` to let the next one answer. A rejection counts as deny. `stillNeeded` turns false when
   * another answer has covered the request meanwhile.
   */
  ask(request: ApprovalRequest, options: AskOptions): Promise<unknown>;
}

export interface AskOptions {
  readonly signal: AbortSignal;
  stillNeeded(): boolean;
}

/** What an approver answers when it leaves the answer to the next one. */
export const ESCALATE = 'escalate';

/** The host program's `approve` function as an approver. It is there for every origin: the program decides. */
export function callbackApprover(approve: (request: ApprovalRequest) => Promise<unknown> | unknown): Approver {
  return { by: 'callback', isPresent: () => true, ask: async (request) => approve(request) };
}

/** Whether a call was started by something that runs without anybody watching. */
export function isUnwatched(call: GateCall): boolean {
  for (let current: GateCall | undefined = call; current !== undefined; current = current.parent) {
    if (current.origin === 'cron' || current.origin === 'batch') return true;
  }
  return false;
}
