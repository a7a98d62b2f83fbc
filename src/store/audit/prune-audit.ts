import type { Clock } from '../../kernel/context.js';
import type { Sql } from '../sqlite/database.js';
import type { StoreAccess } from '../store-access.js';
import { appendRows, readHead } from './append-rows.js';
import { pruneKeys } from './idempotency.js';

export interface RetentionLimits {
  /** Older rows and idempotency keys go. */
  readonly maxAgeMs?: number | undefined;
  /** Only the newest rows stay. */
  readonly maxRows?: number | undefined;
}

/**
 * Removes old rows from the beginning of the log and appends an anchor: the last removed hash, from which the rest
 * can still be verified. Answers how many rows went.
 */
export function pruneAudit(
  { store, clock }: { store: StoreAccess; clock: Clock },
  { maxAgeMs = Number.POSITIVE_INFINITY, maxRows = Number.POSITIVE_INFINITY }: RetentionLimits,
): Promise<number> {
  const now = clock.now();
  return store.write((sql) => {
    if (Number.isFinite(maxAgeMs)) pruneKeys(sql, now - maxAgeMs);
    const through = Math.max(lastOlderThan(sql, now - maxAgeMs), readHead(sql).seq - maxRows);
    const last = sql.get('SELECT seq, hash FROM audit WHERE seq <= ? ORDER BY seq DESC LIMIT 1', [
      Number.isFinite(through) ? through : 0,
    ]);
    return last ? removeThrough(sql, Number(last.seq), String(last.hash), now) : 0;
  });
}

/** Rows are in the order of their time but for clock jumps, so everything before the first young row is old. */
function lastOlderThan(sql: Sql, time: number): number {
  if (!Number.isFinite(time)) return 0;
  const young = sql.get('SELECT seq FROM audit_columns WHERE at >= ? ORDER BY seq LIMIT 1', [time]);
  return young ? Number(young.seq) - 1 : readHead(sql).seq;
}

function removeThrough(sql: Sql, through: number, hash: string, now: number): number {
  const rows = Number(sql.get('SELECT count(*) AS rows FROM audit WHERE seq <= ?', [through])?.rows);
  appendRows(sql, [`"kind":"anchor","at":${Math.round(now)},"through":${through},"rows":${rows},"hash":"${hash}"}`]);
  sql.run('UPDATE audit_state SET pruned_through = ? WHERE id = 1', [through]);
  sql.run('DELETE FROM audit WHERE seq <= ?', [through]);
  return rows;
}
