import type { Outcome } from '../outcome.js';
import { CallStopped } from './call-stopped.js';
import type { CallAnswer } from './run-call.js';
import type { RunningCall } from './running-call.js';
import type { CallRequest, Services } from './services.js';

/** Calls with a key that run now, so that the same key asked twice at once runs once. */
const running = new WeakMap<Services, Map<string, Promise<CallAnswer>>>();

/** Calls of this process with the same key share one answer. */
export function withIdempotency(
  request: CallRequest,
  services: Services,
  run: (request: CallRequest, services: Services) => Promise<CallAnswer>,
): Promise<CallAnswer> {
  const key = request.idempotencyKey;
  if (key === undefined) return run(request, services);
  const calls = running.get(services) ?? new Map<string, Promise<CallAnswer>>();
  running.set(services, calls);
  const same = calls.get(key);
  if (same !== undefined) return same;
  const answer = run(request, services).finally(() => calls.delete(key));
  calls.set(key, answer);
  return answer;
}

/**
 * The stage after validation: the same key answers with the first outcome, also after a restart. Undefined means
 * that the key is ours and the call goes on.
 */
export async function claimKey(call: RunningCall): Promise<CallAnswer | undefined> {
  const { recorder } = call.services;
  const key = call.request.idempotencyKey;
  if (recorder === undefined || key === undefined) return undefined;
  const claim = await recorder.claim({ key, tool: call.tool, args: call.args, callId: call.id });
  switch (claim.state) {
    case 'claimed':
      call.claimed = true;
      return undefined;
    case 'finished':
      return { outcome: outcomeOf(claim.answer), text: claim.answer };
    case 'running':
      throw new CallStopped(
        'conflict',
        `A call with this key is still running (${claim.callId}).`,
        'Ask again when it has ended.',
      );
    case 'unknown':
      throw new CallStopped(
        'conflict',
        `An earlier call with this key was cut off (${claim.callId}): whether it happened is unknown.`,
        'Look at what it would have changed, then call again with another key.',
      );
    case 'conflict':
      throw new CallStopped(
        'conflict',
        'This key was used for another tool or other arguments.',
        'Use a new key for a new call.',
      );
  }
}

function outcomeOf(text: string): Outcome {
  const data = JSON.parse(text) as { error?: unknown; code?: unknown; hint?: unknown } | null;
  if (data === null || typeof data !== 'object' || data.error === undefined || data.error === null)
    return { ok: true, data };
  return {
    ok: false,
    message: String(data.error),
    code: (data.code ?? 'failed') as 'failed',
    hint: data.hint === undefined ? undefined : String(data.hint),
  };
}
