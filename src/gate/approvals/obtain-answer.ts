import type { GateCall } from '../../kernel/gate.js';
import { type ApprovalRequest, readAnswer, type SettledAnswer } from './approval-request.js';
import { type Approver, ESCALATE } from './approver.js';

/** How asking ended. */
export type Asked =
  | { readonly kind: 'answered'; readonly answer: SettledAnswer }
  | { readonly kind: 'silence' }
  | { readonly kind: 'nobody' }
  | { readonly kind: 'cancelled' };

/**
 * Puts a request before the approvers in turn; one that escalates leaves it to the next. Silence until the request
 * expires is not consent, and an approver that fails has not consented either.
 */
export async function obtainAnswer(
  request: ApprovalRequest,
  approvers: readonly Approver[],
  call: GateCall,
  options: { readonly now: () => number; readonly stillNeeded: () => boolean },
): Promise<Asked> {
  if (call.signal.aborted) return { kind: 'cancelled' };
  const present = approvers.filter((approver) => approver.isPresent(call));
  if (present.length === 0) return { kind: 'nobody' };
  const over = new AbortController();
  const ends = watchForEnd(call.signal, request.expiresAt - options.now());
  try {
    const asked = askInTurn(request, present, { signal: over.signal, stillNeeded: options.stillNeeded });
    return await Promise.race([asked, ends.ended]);
  } finally {
    ends.stop();
    over.abort();
  }
}

async function askInTurn(
  request: ApprovalRequest,
  approvers: readonly Approver[],
  options: { readonly signal: AbortSignal; readonly stillNeeded: () => boolean },
): Promise<Asked> {
  for (const approver of approvers) {
    let answer: unknown;
    try {
      answer = await approver.ask(request, options);
    } catch (problem) {
      const why = problem instanceof Error ? problem.message : String(problem);
      return { kind: 'answered', answer: readAnswer({ answer: 'deny', reason: `asking failed: ${why}` }, approver.by) };
    }
    if (answer !== ESCALATE) return { kind: 'answered', answer: readAnswer(answer, approver.by) };
  }
  return { kind: 'nobody' };
}

function watchForEnd(signal: AbortSignal, waitMs: number): { ended: Promise<Asked>; stop: () => void } {
  let stop = (): void => {};
  const ended = new Promise<Asked>((resolve) => {
    const onAbort = (): void => resolve({ kind: 'cancelled' });
    // A longer delay than this fires at once in Node.
    const timer = setTimeout(() => resolve({ kind: 'silence' }), Math.min(Math.max(waitMs, 0), 2_147_483_647));
    signal.addEventListener('abort', onAbort, { once: true });
    stop = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', onAbort);
    };
  });
  return { ended, stop };
}
