import { hash } from 'node:crypto';
import type { Sql } from '../sqlite/database.js';
import type { SqlValue } from '../sqlite/driver.js';

/** Rows per statement: one crossing into SQLite for many rows is what makes a row cheap. */
const ROWS = 50;
const INSERT_ONE = 'INSERT INTO audit (seq, body, hash) VALUES (?, ?, ?)';
const INSERT_MANY = `INSERT INTO audit (seq, body, hash) VALUES ${Array(ROWS).fill('(?, ?, ?)').join(', ')}`;

/** The end of the chain. */
export interface ChainHead {
  readonly seq: number;
  readonly hash: string;
}

/** The hash of a row: over the hash of the row before it and its own text. */
export function chainHash(previous: string, body: string): string {
  return hash('sha256', previous + body);
}

/**
 * Appends rows to the chain inside the caller's transaction, which holds the write lock: the head read here is the
 * last one of all processes. A body comes without its opening brace and number. Answers the new head.
 */
export function appendRows(sql: Sql, bodies: readonly string[]): ChainHead {
  let { seq, hash: previous } = readHead(sql);
  let params: SqlValue[] = [];
  for (const unnumbered of bodies) {
    seq += 1;
    // Hashing makes one flat text of these many pieces; the row is cut out of it instead of being put together again.
    const chained = `${previous}{"seq":${seq},${unnumbered}`;
    const before = previous.length;
    previous = hash('sha256', chained);
    params.push(seq, chained.slice(before), previous);
    if (params.length === ROWS * 3) {
      sql.run(INSERT_MANY, params);
      params = [];
    }
  }
  for (let i = 0; i < params.length; i += 3) sql.run(INSERT_ONE, params.slice(i, i + 3));
  sql.run('UPDATE audit_state SET seq = ?, hash = ? WHERE id = 1', [seq, previous]);
  return { seq, hash: previous };
}

/** The number and hash of the last row. */
export function readHead(sql: Sql): ChainHead {
  const row = sql.get('SELECT seq, hash FROM audit_state WHERE id = 1');
  return { seq: Number(row?.seq), hash: String(row?.hash) };
}
