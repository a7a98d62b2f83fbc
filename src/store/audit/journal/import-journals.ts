import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Sql } from '../../sqlite/database.js';
import type { StoreAccess } from '../../store-access.js';
import { storeErrorCode } from '../../store-error.js';
import { importedBytes, importRows } from './import-rows.js';
import { hasWriter, journalFolder, listJournals, writerOf } from './journal-folder.js';
import type { JournalRow } from './journal-row.js';
import { readSealed, type SealedRows } from './journal-seal.js';

/**
 * Brings the rows that lie in journals into the chain: those of processes that died, and with `of: 'everybody'` also
 * those of processes that are still at work. Whoever reads the log calls it first, so that nothing recorded is missing.
 * Answers how many rows have to stay where they are, because the disk is full or may not be written.
 */
export async function importJournals(store: StoreAccess, { of }: { of: 'the dead' | 'everybody' }): Promise<number> {
  const folder = journalFolder(store.path);
  const names = listJournals(folder);
  const dead = names.filter((name) => !hasWriter(name));
  const wanted = of === 'everybody' ? names : dead;
  const gone = of === 'the dead' ? await store.read((sql) => removedJournals(sql, names)) : [];
  if (wanted.length + gone.length === 0) return 0;
  try {
    await store.write((sql) => {
      for (const name of wanted) importFile(sql, folder, name);
      for (const name of gone) forgetJournal(sql, name);
    });
  } catch (problem) {
    if (!CANNOT_WRITE.has(storeErrorCode(problem) ?? '')) throw problem;
    return store.read((sql) => wanted.reduce((sum, name) => sum + rowsLeft(sql, folder, name).rows.length, 0));
  }
  for (const name of dead) rmSync(join(folder, name), { force: true });
  return 0;
}

/**
 * Brings in what it can before the chain is told to somebody, and answers the rows that have to wait. In a copy all of
 * them wait: their number and hash come from the log itself, where other rows may enter first.
 */
export async function rowsOnTheirWay(store: StoreAccess): Promise<JournalRow[]> {
  if (!store.isCopy && (await importJournals(store, { of: 'everybody' })) === 0) return [];
  const folder = journalFolder(store.path);
  return store.read((sql) => listJournals(folder).flatMap((name) => rowsLeft(sql, folder, name).rows));
}

const CANNOT_WRITE: ReadonlySet<string> = new Set(['disk_full', 'read_only', 'no_permission']);

function importFile(sql: Sql, folder: string, name: string): void {
  const { rows, bytes } = rowsLeft(sql, folder, name);
  if (rows.length > 0) importRows(sql, name, rows, bytes);
}

/** What has not entered the chain, and how far the journal is read with it. */
function rowsLeft(sql: Sql, folder: string, name: string): SealedRows {
  return readSealed(name, readWhole(join(folder, name)), importedBytes(sql, name));
}

/** Nothing when another process has taken the rows over and removed the file. */
function readWhole(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code === 'ENOENT') return Buffer.alloc(0);
    throw problem;
  }
}

/** Journals of processes that ended: they never come back, so how far they were read need not be known any more. */
function removedJournals(sql: Sql, present: readonly string[]): string[] {
  const known = sql.all('SELECT name FROM audit_journals').map(({ name }) => String(name));
  return known.filter((name) => !present.includes(name) && !hasWriter(name));
}

function forgetJournal(sql: Sql, name: string): void {
  sql.run('DELETE FROM audit_journals WHERE name = ?', [name]);
  sql.run('DELETE FROM audit_open_intents WHERE writer = ?', [writerOf(name)]);
}
