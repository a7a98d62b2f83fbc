import type { CallAnswer } from './run-call.js';
import type { CallRequest, Services } from './services.js';

/** Calls with a key that run now, so that the same key asked twice at once runs once. */
const running = new WeakMap<Services, Map<string, Promise<CallAnswer>>>();

/** The same key answers with the first outcome, also after a restart. Without a key nothing is looked up. */
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
  const answer = firstOrRun(key, request, services, run).finally(() => calls.delete(key));
  calls.set(key, answer);
  return answer;
}

async function firstOrRun(
  key: string,
  request: CallRequest,
  services: Services,
  run: (request: CallRequest, services: Services) => Promise<CallAnswer>,
): Promise<CallAnswer> {
  const first = await services.recorder?.recall(services.sessionId, key);
  return first === undefined ? run(request, services) : { outcome: outcomeOf(first), text: first };
}

function outcomeOf(text: string): CallAnswer['outcome'] {
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
