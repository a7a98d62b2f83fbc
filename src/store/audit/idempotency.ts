import { hash } from 'node:crypto';
import type { Claim, ClaimRequest } from '../../kernel/recorder.js';
import type { Sql } from '../sqlite/database.js';
import { isAlive, processName } from '../sqlite/process-lock.js';

/**
 * Takes a key for one call. Keys belong to the home, not to the session, for a restarted program has a new session;
 * tool and arguments must match, so that nobody gets the answer of a call that is not theirs.
 */
export function claimKey(sql: Sql, request: ClaimRequest, now: number): Claim {
  const row = sql.get('SELECT * FROM idempotency WHERE key_hash = ?', [hash('sha256', request.key)]);
  if (!row) {
    insertKey(sql, request, now);
    return { state: 'claimed' };
  }
  if (row.call_hash !== callHash(request)) return { state: 'conflict' };
  if (typeof row.answer === 'string') return { state: 'finished', answer: row.answer };
  const state = isAlive(String(row.process)) ? 'running' : 'unknown';
  return { state, callId: String(row.call_id), startedAt: Number(row.started_at) };
}

/** Keeps the first answer of a key; later ones change nothing. */
export function finishKey(sql: Sql, request: ClaimRequest, answer: string, now: number): void {
  insertKey(sql, request, now);
  sql.run('UPDATE idempotency SET answer = ?, finished_at = ? WHERE key_hash = ? AND answer IS NULL', [
    answer,
    now,
    hash('sha256', request.key),
  ]);
}

/** Forgets a key whose call did not run. */
export function releaseKey(sql: Sql, key: string, callId: string): void {
  sql.run('DELETE FROM idempotency WHERE key_hash = ? AND call_id = ? AND answer IS NULL', [
    hash('sha256', key),
    callId,
  ]);
}

/** The answer kept under a key, if its call has ended. */
export function recallAnswer(sql: Sql, key: string): string | undefined {
  const answer = sql.get('SELECT answer FROM idempotency WHERE key_hash = ?', [hash('sha256', key)])?.answer;
  return typeof answer === 'string' ? answer : undefined;
}

/** How many keys are older than `before`. */
export function countKeys(sql: Sql, before: number): number {
  return Number(sql.get('SELECT count(*) AS count FROM idempotency WHERE started_at < ?', [before])?.count);
}

/** Removes the keys that are older than `before`. */
export function pruneKeys(sql: Sql, before: number): void {
  sql.run('DELETE FROM idempotency WHERE started_at < ?', [before]);
}

function insertKey(sql: Sql, request: ClaimRequest, now: number): void {
  sql.run(
    `INSERT INTO idempotency (key_hash, call_hash, call_id, process, started_at) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (key_hash) DO NOTHING`,
    [hash('sha256', request.key), callHash(request), request.callId, processName(process.pid), now],
  );
}

/** Arguments in another order of keys are the same arguments. */
function callHash({ tool, args }: ClaimRequest): string {
  return hash('sha256', JSON.stringify([tool, sortKeys(args)]));
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, item]) => [key, sortKeys(item)]),
  );
}
