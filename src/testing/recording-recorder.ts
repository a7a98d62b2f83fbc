import { isDeepStrictEqual } from 'node:util';
import type { Claim, ClaimRequest, IntentRecord, OutcomeRecord, Recorder } from '../kernel/recorder.js';

export interface RecordingRecorder extends Recorder {
  readonly intents: IntentRecord[];
  readonly outcomes: OutcomeRecord[];
  /** Set to make every further write of that kind fail. */
  failIntents: Error | undefined;
  failOutcomes: Error | undefined;
}

/** Keeps what would be written to the audit log, and idempotency keys, in memory. */
export function createRecordingRecorder(): RecordingRecorder {
  const keys = new Map<string, ClaimRequest & { answer?: string | undefined }>();
  const recorder: RecordingRecorder = {
    intents: [],
    outcomes: [],
    failIntents: undefined,
    failOutcomes: undefined,
    async intent(record) {
      if (recorder.failIntents !== undefined) throw recorder.failIntents;
      recorder.intents.push(record);
    },
    async outcome(record) {
      if (recorder.failOutcomes !== undefined) throw recorder.failOutcomes;
      recorder.outcomes.push(record);
      const claimed = keys.get(record.idempotencyKey ?? '');
      if (claimed !== undefined) claimed.answer = record.answer;
    },
    claim(request): Claim {
      const known = keys.get(request.key);
      if (known === undefined) {
        keys.set(request.key, { ...request });
        return { state: 'claimed' };
      }
      if (known.tool !== request.tool || !isDeepStrictEqual(known.args, request.args)) return { state: 'conflict' };
      if (known.answer !== undefined) return { state: 'finished', answer: known.answer };
      return { state: 'running', callId: known.callId, startedAt: 0 };
    },
    release(key) {
      keys.delete(key);
    },
  };
  return recorder;
}
