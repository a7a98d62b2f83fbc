import type { Clock } from '../../kernel/context.js';
import type { Sql } from '../sqlite/database.js';
import type { StoreAccess } from '../store-access.js';
import { appendRows, readHead } from './append-rows.js';
import { countKeys, pruneKeys } from './idempotency.js';
import { importJournals } from './journal/import-journals.js';

/** Removing more in one transaction would keep the other processes waiting. */
const ROWS_AT_ONCE = 20_000;

export interface RetentionLimits {
  /** Older rows go. */
  readonly maxAgeMs?: number | undefined;
  /** Only the newest rows stay. */
  readonly maxRows?: number | undefined;
  /** Older idempotency keys go; default `maxAgeMs`. */
  readonly maxKeyAgeMs?: number | undefined;
}

/**
 * Removes old rows from the beginning of the log and appends an anchor: the last removed hash, from which the rest
 * can still be verified. Answers how many rows went; writes nothing when nothing is old.
 */
export async function pruneAudit(
  { store, clock }: { store: StoreAccess; clock: Clock },
  limits: RetentionLimits,
): Promise<number> {
  const now = clock.now();
  await importJournals(store, { of: 'everybody' });
  const keysBefore = now - (limits.maxKeyAgeMs ?? limits.maxAgeMs ?? Number.POSITIVE_INFINITY);
  if (await store.read((sql) => Number.isFinite(keysBefore) && countKeys(sql, keysBefore) > 0)) {
    await store.write((sql) => pruneKeys(sql, keysBefore));
  }
  // The bound is found once: an anchor counts as a row and must not make the next round remove another one.
  const through = await store.read((sql) => lastToRemove(sql, limits, now));
  let removed = 0;
  for (;;) {
    const isMore = await store.read((sql) => sql.get('SELECT 1 AS found FROM audit WHERE seq <= ? LIMIT 1', [through]));
    if (!isMore) return removed;
    removed += await store.write((sql) => removeSome(sql, through, now));
  }
}

function lastToRemove(sql: Sql, { maxAgeMs, maxRows }: RetentionLimits, now: number): number {
  const head = readHead(sql).seq;
  return Math.max(
    maxAgeMs === undefined ? 0 : lastOlderThan(sql, now - maxAgeMs, head),
    maxRows === undefined ? 0 : head - maxRows,
  );
}

/** Rows are in the order of their time but for clock jumps, so everything before the first young row is old. */
function lastOlderThan(sql: Sql, time: number, head: number): number {
  const young = sql.get('SELECT seq FROM audit_columns WHERE at >= ? ORDER BY seq LIMIT 1', [time]);
  return young ? Number(young.seq) - 1 : head;
}

function removeSome(sql: Sql, through: number, now: number): number {
  const first = Number(sql.get('SELECT min(seq) AS first FROM audit')?.first);
  const last = sql.get('SELECT seq, hash FROM audit WHERE seq <= ? ORDER BY seq DESC LIMIT 1', [
    Math.min(through, first + ROWS_AT_ONCE - 1),
  ]);
  // Another process may have been faster.
  if (!last) return 0;
  const seq = Number(last.seq);
  const rows = Number(sql.get('SELECT count(*) AS rows FROM audit WHERE seq <= ?', [seq])?.rows);
  appendRows(sql, [
    `"kind":"anchor","at":${Math.round(now)},"through":${seq},"rows":${rows},"hash":"${String(last.hash)}"}`,
  ]);
  sql.run('UPDATE audit_state SET pruned_through = ? WHERE id = 1', [seq]);
  sql.run('DELETE FROM audit WHERE seq <= ?', [seq]);
  return rows;
}
