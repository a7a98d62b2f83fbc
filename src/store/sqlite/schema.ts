/** Marks the file as ours: "HERM". */
export const APPLICATION_ID = 0x4845524d;

/**
 * The schema as numbered steps; a database at version n has had the first n applied. Steps that were released never
 * change: a new need is a new step.
 */
export const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE store_meta (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;

  -- One row per event. The hash covers the row before and the whole body, so there is nothing beside them to tamper
  -- with; what people and filters read is taken out of the body by the view.
  CREATE TABLE audit (seq INTEGER PRIMARY KEY, body TEXT NOT NULL, hash TEXT NOT NULL) STRICT;

  CREATE VIEW audit_columns AS SELECT
    seq,
    json_extract(doc, '$.kind') AS kind,
    json_extract(doc, '$.at') AS at,
    json_extract(doc, '$.call') AS call,
    json_extract(doc, '$.parent') AS parent,
    json_extract(doc, '$.session') AS session,
    json_extract(doc, '$.origin') AS origin,
    json_extract(doc, '$.tool') AS tool,
    json_extract(doc, '$.args') AS args,
    json_extract(doc, '$.effects') AS effects,
    json_extract(doc, '$.decision') AS decision,
    json_extract(doc, '$.rules') AS rules,
    json_extract(doc, '$.approval') AS approval,
    json_extract(doc, '$.ok') AS ok,
    json_extract(doc, '$.code') AS code,
    json_extract(doc, '$.ms') AS ms,
    json_extract(doc, '$.chars') AS chars,
    body,
    hash
  FROM (SELECT seq, body, hash, CASE WHEN json_valid(body) THEN body ELSE '{}' END AS doc FROM audit);

  CREATE TABLE audit_state (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    seq INTEGER NOT NULL,
    hash TEXT NOT NULL,
    pruned_through INTEGER NOT NULL
  ) STRICT;
  INSERT INTO audit_state VALUES (1, 0, '${'0'.repeat(64)}', 0);

  CREATE TRIGGER audit_rows_never_change BEFORE UPDATE ON audit
  BEGIN SELECT RAISE(ABORT, 'the audit log is append-only'); END;

  CREATE TRIGGER audit_rows_leave_by_retention_only BEFORE DELETE ON audit
  WHEN OLD.seq > (SELECT pruned_through FROM audit_state)
  BEGIN SELECT RAISE(ABORT, 'the audit log is append-only'); END;

  -- Key and call are kept as digests: either may hold a secret.
  CREATE TABLE idempotency (
    key_hash TEXT PRIMARY KEY,
    call_hash TEXT NOT NULL,
    call_id TEXT NOT NULL,
    process TEXT NOT NULL,
    started_at INTEGER NOT NULL,
    finished_at INTEGER,
    answer TEXT
  ) STRICT;
  CREATE INDEX idempotency_by_age ON idempotency (started_at);
  `,
  `
  -- Approval requests that wait for a watcher in another process; a row lives as long as its question.
  CREATE TABLE pending_approvals (
    id TEXT PRIMARY KEY,
    request TEXT NOT NULL,
    token TEXT NOT NULL,
    process TEXT NOT NULL,
    expires_at INTEGER NOT NULL,
    answer TEXT
  ) STRICT;
  `,
  `
  -- How far each journal of rows on their way has been read into the log, in bytes.
  CREATE TABLE audit_journals (name TEXT PRIMARY KEY, bytes INTEGER NOT NULL) STRICT, WITHOUT ROWID;

  -- Where the intents are that a later row of the same writer will end.
  CREATE TABLE audit_open_intents (
    writer TEXT NOT NULL,
    number INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    PRIMARY KEY (writer, number)
  ) STRICT, WITHOUT ROWID;
  `,
];

/** The tables that are there after every step. */
export const TABLES: readonly string[] = MIGRATIONS.flatMap((step) =>
  [...step.matchAll(/CREATE TABLE (\w+)/g)].map(([, name = '']) => name),
);
