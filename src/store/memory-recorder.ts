import type { OutcomeRecord, Recorder } from '../kernel/recorder.js';

const MOST_ANSWERS = 10_000;

/**
 * A recorder that keeps no log, for `record: off`. Idempotency keys still answer within this process; the oldest
 * are forgotten.
 */
export function createMemoryRecorder(): Recorder {
  const answers = new Map<string, string>();
  return {
    intent() {},
    outcome({ idempotencyKey, answer }: OutcomeRecord) {
      if (idempotencyKey === undefined || answer === undefined || answers.has(idempotencyKey)) return;
      answers.set(idempotencyKey, answer);
      const oldest = answers.size > MOST_ANSWERS ? answers.keys().next().value : undefined;
      if (oldest !== undefined) answers.delete(oldest);
    },
    recall: (_sessionId, key) => answers.get(key),
  };
}
