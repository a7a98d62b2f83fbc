import { isDeepStrictEqual } from 'node:util';
import { describeProblem } from '../describe-problem.js';
import type { ErrorCode, Outcome } from '../outcome.js';
import type { Claim } from '../recorder.js';
import { CallStopped } from './call-stopped.js';
import type { CallAnswer } from './run-call.js';
import type { RunningCall } from './running-call.js';
import type { CallRequest, Services } from './services.js';

/** Calls with a key that run now, so that the same key asked twice at once runs once. */
const running = new WeakMap<Services, Map<string, { request: CallRequest; answer: Promise<CallAnswer> }>>();

/** Equal calls of this process with the same key share one answer; a different call finds its key taken. */
export async function withIdempotency(
  request: CallRequest,
  services: Services,
  run: (request: CallRequest, services: Services) => CallAnswer | Promise<CallAnswer>,
): Promise<CallAnswer> {
  const key = request.idempotencyKey;
  if (key === undefined) return run(request, services);
  const calls = running.get(services) ?? new Map();
  running.set(services, calls);
  const same = calls.get(key);
  if (same !== undefined) return isSame(same.request, request) ? same.answer : run(request, services);
  const answer = Promise.resolve(run(request, services)).finally(() => calls.delete(key));
  calls.set(key, { request, answer });
  return answer;
}

function isSame(one: CallRequest, other: CallRequest): boolean {
  return one.name === other.name && isDeepStrictEqual(one.arguments, other.arguments);
}

/** The same key answers with the first outcome, also after a restart: thrown, because nothing further runs. */
export class AnsweredBefore extends Error {
  readonly answer: CallAnswer;

  constructor(answer: CallAnswer) {
    super('answered before');
    this.answer = answer;
  }
}

/** The stage after validation: takes the caller's key, or ends the call with what is known under it. */
export function claimKey(call: RunningCall): void | Promise<void> {
  const key = call.request.idempotencyKey;
  return key === undefined || call.services.recorder === undefined ? undefined : claim(call, key);
}

async function claim(call: RunningCall, key: string): Promise<void> {
  const { tool, args, id: callId } = call;
  let found: Claim | undefined;
  try {
    found = await call.services.recorder?.claim({ key, tool, args, callId });
  } catch (problem) {
    throw new CallStopped(
      'failed',
      `The idempotency key could not be written down (${describeProblem(problem)}), so ${tool} did not run.`,
      'Free disk space or make the home folder writable, then try again.',
    );
  }
  if (found?.state === 'claimed') call.claimed = true;
  else if (found !== undefined) throw taken(found);
}

function taken(found: Exclude<Claim, { state: 'claimed' }>): AnsweredBefore | CallStopped {
  switch (found.state) {
    case 'finished':
      return new AnsweredBefore({ outcome: outcomeOf(found.answer), text: found.answer });
    case 'running':
      return new CallStopped(
        'conflict',
        `A call with this key is still running (${found.callId}).`,
        'Ask again when it has ended.',
      );
    case 'unknown':
      return new CallStopped(
        'conflict',
        `An earlier call with this key was cut off (${found.callId}): whether it happened is unknown.`,
        'Look at what it would have changed, then call again with another key.',
      );
    case 'conflict':
      return new CallStopped(
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
    code: (data.code ?? 'failed') as ErrorCode,
    hint: data.hint === undefined ? undefined : String(data.hint),
  };
}
