import type { GateCall } from '../../kernel/gate.js';
import { inTime } from '../../lib/in-time.js';
import { type ApprovalRequest, readAnswer, type SettledAnswer } from './approval-request.js';
import { type Approver, type AskOptions, ESCALATE } from './approver.js';

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
  const cancelled = watchForAbort(call.signal);
  try {
    const left = { signal: over.signal, stillNeeded: options.stillNeeded };
    const asked = askInTurn(request, present, left, () => request.expiresAt - options.now());
    return await Promise.race([asked, cancelled.happened]);
  } finally {
    cancelled.stop();
    over.abort();
  }
}

async function askInTurn(
  request: ApprovalRequest,
  approvers: readonly Approver[],
  options: AskOptions,
  timeLeft: () => number,
): Promise<Asked> {
  for (const approver of approvers) {
    const answer = await askOne(approver, request, options, timeLeft());
    if (answer === SILENCE) return { kind: 'silence' };
    if (answer !== ESCALATE) return { kind: 'answered', answer: readAnswer(answer, approver.by) };
  }
  return { kind: 'nobody' };
}

const SILENCE = Symbol('silence');

async function askOne(
  approver: Approver,
  request: ApprovalRequest,
  options: AskOptions,
  waitMs: number,
): Promise<unknown> {
  try {
    const asked = approver.ask(request, options);
    if (approver.timesItself) return await asked;
    // A longer delay than this fires at once in Node.
    return await inTime(Math.min(Math.max(waitMs, 0), 2_147_483_647), asked, () => SILENCE);
  } catch (problem) {
    const why = problem instanceof Error ? problem.message : String(problem);
    return { answer: 'deny', reason: `asking failed: ${why}` };
  }
}

function watchForAbort(signal: AbortSignal): { happened: Promise<Asked>; stop: () => void } {
  let stop = (): void => {};
  const happened = new Promise<Asked>((resolve) => {
    const onAbort = (): void => resolve({ kind: 'cancelled' });
    signal.addEventListener('abort', onAbort, { once: true });
    stop = () => signal.removeEventListener('abort', onAbort);
  });
  return { happened, stop };
}
