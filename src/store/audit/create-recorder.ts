import type { Clock } from '../../kernel/context.js';
import type { Claim, ClaimRequest, IntentRecord, OutcomeRecord, Recorder } from '../../kernel/recorder.js';
import type { Sql } from '../sqlite/database.js';
import type { StoreAccess } from '../store-access.js';
import { appendRows } from './append-rows.js';
import { type AuditRow, intentRow, outcomeRow, type Redact } from './audit-row.js';
import { redactJsonText } from './bounded-json.js';
import { createGroupCommit } from './group-commit.js';
import { claimKey, finishKey, recallAnswer, releaseKey } from './idempotency.js';
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
  /** Resolves when everything recorded so far is on the disk, or has been refused. */
  settled(): Promise<void>;
}

/**
 * The audit log of a home. Records that arrive together share one transaction and one disk sync; each promise
 * resolves when its row is durable and rejects, with a StoreError, when it could not be written.
 */
export function createRecorder(options: RecorderOptions): AuditRecorder {
  const { store, redact, clock } = options;
  const openIntents = createOpenIntents();
  const retain = createRetention(options);
  const commit = createGroupCommit<Entry>(async (entries) => {
    await store.write((sql) => writeEntries(sql, entries));
    retain.count(entries.length);
  });

  return {
    async intent(record) {
      const entry: Entry = { row: intentRow(record, clock.now(), redact), seq: 0, finish: undefined };
      await commit.add(entry);
      openIntents.add({ seq: entry.seq, record, parts: entry.row.parts });
    },

    outcome(record) {
      try {
        const at = clock.now();
        const row = outcomeRow(record, at, redact, openIntents.take(record));
        return commit.add({ row, seq: 0, finish: finishing(record, at, redact) });
      } catch (problem) {
        return Promise.reject(problem);
      }
    },

    recall: (_sessionId, key) => store.read((sql) => recallAnswer(sql, key)),
    claim: (request) => store.write((sql) => claimKey(sql, request, clock.now())),
    release: (key, callId) => store.write((sql) => releaseKey(sql, key, callId)),
    async settled() {
      await commit.settled();
      await retain.settled();
    },
  };
}

interface Entry {
  readonly row: AuditRow;
  /** Set inside the transaction. */
  seq: number;
  readonly finish: ((sql: Sql) => void) | undefined;
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

function writeEntries(sql: Sql, entries: readonly Entry[]): void {
  const head = appendRows(
    sql,
    entries.map((entry) => entry.row.body),
  );
  let seq = head.seq - entries.length;
  for (const entry of entries) {
    entry.seq = ++seq;
    entry.finish?.(sql);
  }
}

/** The answer is kept in the same transaction as the outcome: both are there or neither is. */
function finishing(record: OutcomeRecord, at: number, redact: Redact): Entry['finish'] {
  const { idempotencyKey: key, answer } = record;
  if (key === undefined || answer === undefined) return undefined;
  const { tool, args, callId } = record;
  const kept = redactJsonText(answer, redact);
  return (sql) => finishKey(sql, { key, tool, args, callId }, kept, at);
}
