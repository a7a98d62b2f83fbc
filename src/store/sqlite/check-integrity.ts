import { StoreError, storeErrorCode } from '../store-error.js';
import type { Database } from './database.js';
import { TABLES } from './schema.js';

const CHECK_EVERY_MS = 24 * 3_600_000;
/** 256 MiB, about a third of a second of work. Larger files are checked only when something looked wrong. */
const MOST_PAGES = 65_536;

/**
 * Throws a `corrupt` StoreError when the file is damaged. Looks into every page once a day (`always`: now), and at
 * the end of the log at every start.
 */
export function checkIntegrity(db: Database, options: { now: number; always: boolean }): void {
  checkHead(db);
  const checkedAt = Number(db.get("SELECT value FROM store_meta WHERE name = 'checked_at'")?.value ?? 0);
  const isDue = options.now - checkedAt >= CHECK_EVERY_MS || checkedAt > options.now;
  const pages = Number(db.get('PRAGMA page_count')?.page_count);
  if (!options.always && !(isDue && pages <= MOST_PAGES)) return;
  const finding = db.get('PRAGMA quick_check(1)')?.quick_check;
  if (finding !== 'ok') throw corrupt(db, String(finding));
  rememberCheck(db, options.now);
}

function checkHead(db: Database): void {
  const there = new Set(db.all("SELECT name FROM sqlite_master WHERE type = 'table'").map(({ name }) => name));
  const missing = TABLES.find((table) => !there.has(table));
  if (missing !== undefined) throw corrupt(db, `the table ${missing} is missing`);
  const state = db.get('SELECT seq, hash FROM audit_state WHERE id = 1');
  if (!state) throw corrupt(db, 'the state of the audit log is missing');
}

function rememberCheck(db: Database, now: number): void {
  try {
    db.transaction((sql) =>
      sql.run(
        "INSERT INTO store_meta VALUES ('checked_at', ?1) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
        [String(now)],
      ),
    );
  } catch (problem) {
    // Busy, full or read-only: the check is made again at the next start, and nothing else is lost.
    if (storeErrorCode(problem) === undefined || storeErrorCode(problem) === 'corrupt') throw problem;
  }
}

function corrupt(db: Database, finding: string): StoreError {
  return new StoreError('corrupt', `${db.path} is damaged: ${finding}.`, { path: db.path });
}
