import { StoreError } from '../store-error.js';
import type { Database } from './database.js';
import { APPLICATION_ID, MIGRATIONS } from './schema.js';

export interface MigrateOptions {
  readonly migrations?: readonly string[];
  /** Called before a database that already holds data is upgraded. */
  readonly beforeUpgrade?: (version: number) => void;
}

/**
 * Brings the schema up to date, one transaction per step. Throws without changing anything when the file belongs to
 * another program or to a newer Hermes.
 */
export function migrate(db: Database, options: MigrateOptions = {}): void {
  const migrations = options.migrations ?? MIGRATIONS;
  const version = schemaVersion(db, migrations.length);
  if (version === migrations.length) return;
  if (version > 0) options.beforeUpgrade?.(version);
  for (let step = version; step < migrations.length; step++) applyStep(db, migrations, step);
}

/** The schema version of the file; 0 for a new one. */
export function schemaVersion(db: Database, known: number): number {
  const version = pragma(db, 'user_version');
  const application = pragma(db, 'application_id');
  const isEmpty = db.get('SELECT 1 AS found FROM sqlite_master LIMIT 1') === undefined;
  if (application !== APPLICATION_ID && !(isEmpty && application === 0 && version === 0)) {
    throw new StoreError(
      'foreign_schema',
      `${db.path} is a database of another program. Move it away or choose another home.`,
      { path: db.path },
    );
  }
  if (version > known) {
    throw new StoreError(
      'newer_schema',
      `${db.path} has schema version ${version}; this Hermes knows ${known}. Update Hermes, or choose another home.`,
      { path: db.path },
    );
  }
  return version;
}

function applyStep(db: Database, migrations: readonly string[], step: number): void {
  db.transaction(() => {
    // Another process may have been faster between our look and our lock.
    if (schemaVersion(db, migrations.length) !== step) return;
    db.exec(migrations[step] ?? '');
    db.exec(`PRAGMA user_version = ${step + 1}`);
    db.exec(`PRAGMA application_id = ${APPLICATION_ID}`);
  });
}

function pragma(db: Database, name: string): number {
  return Number(db.get(`SELECT ${name} AS value FROM pragma_${name}`)?.value);
}
