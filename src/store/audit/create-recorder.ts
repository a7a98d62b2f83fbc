import type { Clock } from '../../kernel/context.js';
import type { Claim, ClaimRequest, IntentRecord, OutcomeRecord, Recorder } from '../../kernel/recorder.js';
import type { Sql } from '../sqlite/database.js';
import type { StoreAccess } from '../store-access.js';
import { intentRow, outcomeRow, type Redact } from './audit-row.js';
import { redactJsonText } from './bounded-json.js';
import { createGroupCommit } from './group-commit.js';
import { claimKey, finishKey, recallAnswer, releaseKey } from './idempotency.js';
import type { JournalRow } from './journal/journal-row.js';
import { JournalWriter } from './journal/journal-writer.js';
import { createOpenIntents } from './open-intents.js';
import { pruneAudit, type RetentionLimits } from './prune-audit.js';

const DEFAULT_RETENTION: RetentionLimits = { maxRows: 1_000_000, maxKeyAgeMs: 30 * 24 * 3_600_000 };
/** A multiple of what a group holds, so that looking costs nothing per row. */
const ROWS_BETWEEN_RETENTION = 10_000;

export interface RecorderOptions {
  readonly store: StoreAccess;
  /** Masks secrets; everything a caller, a model or a tool wrote passes it before it is stored. */
  readonly redact: Redact;
  readonly clock: Clock;
  /** What is kept; `null` keeps everything. Default: a million rows, and idempotency keys for 30 days. */
  readonly retention?: RetentionLimits | null;
}

/** The audit log with what idempotent calls need beyond the kernel's contract. */
export interface AuditRecorder extends Recorder {
  intent(record: IntentRecord): Promise<void>;
  outcome(record: OutcomeRecord): Promise<void>;
  recall(sessionId: string, idempotencyKey: string): Promise<string | undefined>;
  /**
   * Takes an idempotency key before its call runs, for one caller among all processes. Tells when the key has an
   * answer, is being worked on, belongs to another call, or was left without an answer by a process that died.
   */
  claim(request: ClaimRequest): Promise<Claim>;
  /** Gives a claimed key back when its call did not run after all. */
  release(idempotencyKey: string, callId: string): Promise<void>;
  /** Resolves when everything recorded so far is in the chain, or has been refused. */
  settled(): Promise<void>;
}

/**
 * The audit log of a home. Each promise resolves when its row is kept, whatever happens to the process, and rejects,
 * with a StoreError, when it could not be written. Rows go to a journal first and together into the chain.
 */
export function createRecorder(options: RecorderOptions): AuditRecorder {
  const { store, redact, clock } = options;
  const openIntents = createOpenIntents();
  const retain = createRetention(options);
  const journal = new JournalWriter(store);
  const commit = createGroupCommit<JournalRow>((rows) => {
    const written = journal.write(rows);
    if (written === undefined) retain.count(rows.length);
    return written?.then(() => retain.count(rows.length));
  });
  let rows = 0;

  return {
    async intent(record) {
      const { body, parts } = intentRow(record, clock.now(), redact);
      const number = ++rows;
      await commit.add({ number, intent: 0, body });
      openIntents.add({ number, record, parts });
    },

    outcome(record) {
      try {
        const at = clock.now();
        const intent = openIntents.take(record);
        const { body } = outcomeRow(record, at, redact, intent);
        const isDenial = record.decision === 'deny';
        const row: JournalRow = { number: ++rows, intent: intent?.number ?? 0, isDenial, body };
        const finish = finishing(record, at, redact);
        return finish === undefined ? commit.add(row) : journal.chain([row], finish);
      } catch (problem) {
        return Promise.reject(problem);
      }
    },

    recall: (_sessionId, key) => store.read((sql) => recallAnswer(sql, key)),
    claim: (request) => store.write((sql) => claimKey(sql, request, clock.now())),
    release: (key, callId) => store.write((sql) => releaseKey(sql, key, callId)),
    async settled() {
      await commit.settled();
      await journal.settled();
      await retain.settled();
    },
  };
}

/** Applies the limits once in a while, behind the records and in nobody's way. */
function createRetention({ store, clock, retention = DEFAULT_RETENTION }: RecorderOptions) {
  let untilNext = ROWS_BETWEEN_RETENTION;
  let running: Promise<unknown> = Promise.resolve();
  return {
    count(rows: number): void {
      untilNext -= rows;
      if (untilNext > 0 || retention === null) return;
      untilNext = ROWS_BETWEEN_RETENTION;
      // What fails now is old next time as well; the records themselves report a store that is in trouble.
      running = pruneAudit({ store, clock }, retention).catch(() => {});
    },
    settled: () => running,
  };
}

/** The answer is kept in the same transaction as the outcome: both are there or neither is. */
function finishing(record: OutcomeRecord, at: number, redact: Redact): ((sql: Sql) => void) | undefined {
  const { idempotencyKey: key, answer } = record;
  if (key === undefined || answer === undefined) return undefined;
  const { tool, args, callId } = record;
  const kept = redactJsonText(answer, redact);
  return (sql) => finishKey(sql, { key, tool, args, callId }, kept, at);
}
