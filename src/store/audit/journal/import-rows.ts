import type { Sql } from '../../sqlite/database.js';
import { appendRows, readHead } from '../append-rows.js';
import { writerOf } from './journal-folder.js';
import type { JournalRow } from './journal-row.js';

/** How far the rows of a journal are in the chain already, in bytes. */
export function importedBytes(sql: Sql, journal: string): number {
  return Number(sql.get('SELECT bytes FROM audit_journals WHERE name = ?', [journal])?.bytes ?? 0);
}

/**
 * Moves rows of a journal into the chain, inside the caller's transaction: the rows and the mark of how far the
 * journal was read are there together or not at all, so no row comes twice.
 */
export function importRows(sql: Sql, journal: string, rows: readonly JournalRow[], bytes: number): void {
  chainRows(sql, writerOf(journal), rows);
  sql.run(
    'INSERT INTO audit_journals (name, bytes) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET bytes = excluded.bytes',
    [journal, bytes],
  );
}

/** Appends the rows of a writer to the chain; an outcome gets the number that its intent has there. */
export function chainRows(sql: Sql, writer: string, rows: readonly JournalRow[]): void {
  if (rows.length === 0) return;
  const open = new Map<number, number>();
  let { seq } = readHead(sql);
  const bodies = rows.map(({ number, intent, body }) => {
    seq += 1;
    if (body.startsWith(INTENT)) open.set(number, seq);
    if (intent === 0) return body;
    const ended = open.get(intent) ?? takeOpenIntent(sql, writer, intent);
    open.delete(intent);
    return ended === undefined ? body : `"intent":${ended},${body}`;
  });
  appendRows(sql, bodies);
  for (const [number, seq] of open) {
    sql.run('INSERT INTO audit_open_intents (writer, number, seq) VALUES (?, ?, ?)', [writer, number, seq]);
  }
}

const INTENT = '"kind":"intent"';

function takeOpenIntent(sql: Sql, writer: string, number: number): number | undefined {
  const seq = sql.get('SELECT seq FROM audit_open_intents WHERE writer = ? AND number = ?', [writer, number])?.seq;
  if (seq === undefined) return undefined;
  sql.run('DELETE FROM audit_open_intents WHERE writer = ? AND number = ?', [writer, number]);
  return Number(seq);
}
