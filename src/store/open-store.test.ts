import { appendFileSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openTestStore } from '../../test/support/open-test-store.js';
import { temporaryFolder } from '../../test/support/temporary-folder.js';
import type { OutcomeRecord } from '../kernel/recorder.js';
import { createRecorder } from './audit/create-recorder.js';
import { verifyAudit } from './audit/verify-audit.js';
import { listBackups } from './sqlite/backup.js';
import type { Connection } from './sqlite/driver.js';
import { loadDriver } from './sqlite/load-driver.js';
import { openDatabase, type StoreProblem } from './sqlite/open-database.js';
import { MIGRATIONS } from './sqlite/schema.js';

const newHome = (): string => temporaryFolder('open-store');

function open(home: string, without: readonly string[] = []) {
  const problems: StoreProblem[] = [];
  const clock = { time: 1_700_000_000_000, now: () => clock.time };
  const imported: string[] = [];
  const store = openTestStore({
    home,
    clock,
    onProblem: (problem) => problems.push(problem),
    importModule: async (name) => {
      imported.push(name);
      if (without.includes(name)) throw new Error(`Cannot find package '${name}'`);
      return import(name);
    },
  });
  const recorder = createRecorder({ store, redact: (text) => text, clock });
  /** In the database itself, not only on its way there. */
  const record = async (callId: string): Promise<void> => {
    await recorder.outcome(outcome(callId));
    await recorder.settled();
  };
  return { store, problems, clock, imported, recorder, record };
}

function outcome(callId: string): OutcomeRecord {
  const call = { callId, sessionId: 's', taskId: 't', origin: 'model', tool: 'x', args: {}, effects: [] } as const;
  return { ...call, decision: 'allow', rules: [], ok: true, durationMs: 1, resultChars: 1 };
}

async function connect(path: string): Promise<Connection> {
  return (await loadDriver()).open(path);
}

/** A connection of our own that breaks the rules; what it changed is in the database file itself afterwards. */
async function byHand(home: string, sql: string): Promise<void> {
  const connection = await connect(join(home, 'state.db'));
  connection.exec(sql);
  connection.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get();
  connection.close();
}

describe('opening', () => {
  it('loads no driver and touches no file before the first use', async () => {
    const home = newHome();
    const { store, imported } = open(join(home, 'deep', 'home'));
    expect({ imported, files: readdirSync(home) }).toEqual({ imported: [], files: [] });
    await store.close();
    expect({ imported, files: readdirSync(home) }).toEqual({ imported: [], files: [] });
  });

  it('makes files that only the owner can read', async () => {
    const home = newHome();
    const { store, record } = open(join(home, 'sub'));
    await record('c1');
    await store.backup(join(home, 'sub', 'copy.db'));
    for (const name of readdirSync(join(home, 'sub'))) {
      const stat = statSync(join(home, 'sub', name));
      expect([name, stat.mode & 0o777]).toEqual([name, stat.isDirectory() ? 0o700 : 0o600]);
    }
    expect(statSync(join(home, 'sub')).mode & 0o777).toBe(0o700);
  });

  it('refuses after closing, with a typed error', async () => {
    const { store, record } = open(newHome());
    await record('c1');
    await store.close();
    await expect(record('c2')).rejects.toMatchObject({ name: 'StoreError', code: 'closed' });
  });

  it('tries again when the home could not be used before', async () => {
    const home = join(newHome(), 'home');
    writeFileSync(home, 'a file where the folder should be');
    const { store, record } = open(home);
    await expect(record('c1')).rejects.toMatchObject({ name: 'StoreError' });
    rmSync(home);
    await record('c2');
    expect(await verifyAudit(store)).toMatchObject({ ok: true, rows: 1 });
  });

  it('notices that the file was taken away and begins anew, loudly', async () => {
    const home = newHome();
    const { store, record, problems } = open(home);
    await record('c1');
    for (const part of ['', '-wal', '-shm']) renameSync(`${store.path}${part}`, `${store.path}${part}.away`);
    await expect(record('c2')).rejects.toMatchObject({ code: 'replaced' });
    await record('c3');
    expect(problems.map((problem) => problem.kind)).toEqual(['database-replaced']);
    // What could not enter the old file is in the new one.
    expect(await verifyAudit(store)).toMatchObject({ ok: true, rows: 2 });
  });
});

describe('drivers', () => {
  const hasNodeSqlite = process.versions.node >= '22.13';

  it('are tried in the order node:sqlite, libsql, wasm', async () => {
    const { store, imported } = open(newHome());
    expect(await store.driverName()).toBe(hasNodeSqlite ? 'node:sqlite' : 'libsql');
    expect(imported).toEqual(hasNodeSqlite ? ['node:sqlite'] : ['node:sqlite', 'libsql']);
    const second = open(newHome(), ['node:sqlite', 'libsql']);
    expect(await second.store.driverName()).toBe('node-sqlite3-wasm');
    expect(second.imported).toEqual(['node:sqlite', 'libsql', 'node-sqlite3-wasm']);
  });

  it('are all missing: the error says what to install', async () => {
    const { record } = open(newHome(), ['node:sqlite', 'libsql', 'node-sqlite3-wasm']);
    await expect(record('c1')).rejects.toMatchObject({
      code: 'no_driver',
      message: expect.stringMatching(/Cannot find package 'libsql'.*install the optional package libsql/),
    });
  });

  it('share one file format: wasm goes on where libsql stopped, and back', async () => {
    const home = newHome();
    const native = open(home);
    await native.record('c1');
    await native.store.close();
    const wasm = open(home, ['node:sqlite', 'libsql']);
    await wasm.record('c2');
    expect(await verifyAudit(wasm.store)).toMatchObject({ ok: true, rows: 2 });
    await wasm.store.close();
    const again = open(home);
    await again.record('c3');
    expect(await verifyAudit(again.store)).toMatchObject({ ok: true, rows: 3 });
  });

  it('without locks are for one process, say so, and refuse a second one', async () => {
    const home = newHome();
    const first = open(home, ['node:sqlite', 'libsql']);
    await first.record('c1');
    expect(first.problems).toMatchObject([
      { kind: 'single-process', message: expect.stringContaining('only one process') },
    ]);
    const second = open(home, ['node:sqlite', 'libsql']);
    await expect(second.record('c2')).rejects.toMatchObject({
      code: 'busy',
      message: expect.stringContaining(`process ${process.pid}`),
    });
    await first.store.close();
    await second.record('c3');
    expect(await verifyAudit(second.store)).toMatchObject({ ok: true, rows: 2 });
  });

  it('keep others out while a wasm process lives, and take over when it died', async () => {
    const home = newHome();
    const lock = join(home, 'state.db.single');
    writeFileSync(lock, `${process.ppid} `);
    const native = open(home);
    // The parent process lives; its start time is not the one in the lock, so it is taken for another process.
    await native.record('c1');
    await native.store.close();
    const stat = readFileSync(`/proc/${process.ppid}/stat`, 'latin1');
    writeFileSync(lock, `${process.ppid} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]}`);
    await expect(open(home).record('c2')).rejects.toMatchObject({ code: 'busy' });
    await expect(open(home, ['node:sqlite', 'libsql']).record('c2')).rejects.toMatchObject({ code: 'busy' });
    writeFileSync(lock, '999999999 1');
    const wasm = open(home, ['node:sqlite', 'libsql']);
    await wasm.record('c3');
    expect(await verifyAudit(wasm.store)).toMatchObject({ ok: true, rows: 2 });
  });
});

describe('the schema', () => {
  const options = async (home: string) => ({
    path: join(home, 'state.db'),
    driver: await loadDriver(),
    now: () => Date.now(),
    onProblem: () => {},
  });

  it('is brought up to date step by step, after a backup, keeping the data', async () => {
    const home = newHome();
    const first = open(home);
    await first.record('c1');
    await first.store.close();
    const newer = [
      ...MIGRATIONS,
      'CREATE TABLE later (id INTEGER PRIMARY KEY) STRICT',
      'CREATE INDEX more ON later (id)',
    ];
    const db = await openDatabase({ ...(await options(home)), migrations: newer });
    expect(db.get('PRAGMA user_version')?.user_version).toBe(MIGRATIONS.length + 2);
    expect(db.get('SELECT count(*) AS rows FROM audit')?.rows).toBe(1);
    db.close();
    expect(listBackups(join(home, 'backups'))).toHaveLength(1);
  });

  it('stays as it was when a step fails', async () => {
    const home = newHome();
    const first = open(home);
    await first.record('c1');
    await first.store.close();
    const broken = [...MIGRATIONS, 'CREATE TABLE half (id INTEGER); SELECT nonsense FROM nowhere'];
    await expect(openDatabase({ ...(await options(home)), migrations: broken })).rejects.toThrow();
    const second = open(home);
    expect(
      await second.store.read((sql) => sql.get("SELECT 1 AS found FROM sqlite_master WHERE name = 'half'")),
    ).toBeUndefined();
    await second.record('c2');
    expect(await verifyAudit(second.store)).toMatchObject({ ok: true, rows: 2 });
  });

  it('of a newer Hermes is refused and left alone', async () => {
    const home = newHome();
    const first = open(home);
    await first.record('c1');
    await first.store.close();
    await byHand(home, 'PRAGMA user_version = 99');
    const before = readFileSync(join(home, 'state.db'));
    await expect(open(home).record('c2')).rejects.toMatchObject({
      code: 'newer_schema',
      message: expect.stringMatching(/version 99.*Update Hermes/),
    });
    expect(readFileSync(join(home, 'state.db')).equals(before)).toBe(true);
  });

  it('of another program is refused and left alone', async () => {
    const home = newHome();
    const other = await connect(join(home, 'state.db'));
    other.exec('CREATE TABLE notes (text TEXT)');
    other.close();
    await expect(open(home).record('c1')).rejects.toMatchObject({ code: 'foreign_schema' });
    expect(readdirSync(home).filter((name) => name.includes('damaged'))).toEqual([]);
  });
});

describe('a damaged database', () => {
  it('is kept aside and replaced by the last backup, loudly', async () => {
    const home = newHome();
    const first = open(home);
    await Promise.all(Array.from({ length: 200 }, (_, i) => first.record(`c${i}`)));
    await first.store.close();
    expect(listBackups(join(home, 'backups'))).toHaveLength(1);
    damage(join(home, 'state.db'));
    const second = open(home);
    await second.record('after');
    expect(second.problems).toMatchObject([
      {
        kind: 'database-damaged',
        keptAt: expect.stringContaining('state.db.damaged-'),
        restoredFrom: expect.stringContaining('backups'),
      },
    ]);
    expect(statSync(second.problems[0]?.keptAt ?? '').size).toBeGreaterThan(0);
    const report = await verifyAudit(second.store);
    expect(report).toMatchObject({ rows: 201, problems: [{ kind: 'damaged' }] });
  });

  it.each(['audit', 'audit_state', 'idempotency'])('without its table %s is a damaged one', async (table) => {
    const home = newHome();
    const first = open(home);
    await first.record('c1');
    await first.store.close();
    const other = await connect(join(home, 'state.db'));
    other.exec(`DROP TABLE ${table}`);
    other.close();
    const second = open(home);
    await second.record('c2');
    expect(second.problems).toMatchObject([{ kind: 'database-damaged' }]);
    expect(await verifyAudit(second.store)).toMatchObject({ ok: false, problems: [{ kind: 'damaged' }] });
  });

  it('begins anew when there is no backup, also when the file is not a database at all', async () => {
    const home = newHome();
    writeFileSync(join(home, 'state.db'), 'this is not SQLite '.repeat(500));
    const { store, record, problems } = open(home);
    await record('c1');
    expect(problems).toMatchObject([{ kind: 'database-damaged', restoredFrom: undefined }]);
    expect(await verifyAudit(store)).toMatchObject({ rows: 1, problems: [{ kind: 'damaged' }] });
    await store.close();
    expect(open(home).problems).toEqual([]);
  });

  it('is found by the daily check at start', async () => {
    const home = newHome();
    const first = open(home);
    await Promise.all(Array.from({ length: 400 }, (_, i) => first.record(`c${i}`)));
    await first.store.close();
    damage(join(home, 'state.db'), { fromPage: 12, pages: 1 });
    const sameDay = open(home);
    await sameDay.record('same day');
    expect(sameDay.problems).toEqual([]);
    await sameDay.store.close();
    const nextDay = open(home);
    nextDay.clock.time += 25 * 3_600_000;
    await nextDay.record('next day');
    expect(nextDay.problems).toMatchObject([{ kind: 'database-damaged' }]);
  });

  it('survives a torn end of the log: what follows the last whole commit is dropped', async () => {
    const home = newHome();
    const first = open(home);
    await first.record('c1');
    appendFileSync(`${first.store.path}-wal`, Buffer.alloc(10_000, 7));
    const second = open(home);
    await second.record('c2');
    expect(await verifyAudit(second.store)).toMatchObject({ ok: true, rows: 2 });
  });
});

/** Overwrites pages with noise, as a failing disk would. */
function damage(path: string, { fromPage = 2, pages = 1_000 } = {}): void {
  const bytes = readFileSync(path);
  bytes.fill(0xa5, (fromPage - 1) * 4_096, Math.min(bytes.length, (fromPage - 1 + pages) * 4_096));
  writeFileSync(path, bytes);
  for (const part of ['-wal', '-shm']) rmSync(path + part, { force: true });
}

it('keeps the write-ahead log small however much is written', async () => {
  const home = newHome();
  const parts = [open(home), open(home)];
  let largest = 0;
  for (let round = 0; round < 12; round++) {
    await Promise.all(
      parts.map(async ({ recorder }) => {
        const args = { content: 'x'.repeat(3_000) };
        await Promise.all(Array.from({ length: 300 }, (_, i) => recorder.outcome({ ...outcome(`c${i}`), args })));
        await recorder.settled();
      }),
    );
    largest = Math.max(largest, statSync(join(home, 'state.db-wal')).size);
  }
  expect(statSync(join(home, 'state.db')).size).toBeGreaterThan(10 * 1_024 * 1_024);
  expect(largest).toBeLessThan(10 * 1_024 * 1_024);
  expect(await verifyAudit(parts[0]?.store ?? open(home).store)).toMatchObject({ ok: true, rows: 7_200 });
});

describe('a backup', () => {
  it('is a whole database of its own', async () => {
    const home = newHome();
    const { store, record } = open(home);
    await record('c1');
    const path = join(home, "it's", 'state.db');
    await store.backup(path);
    await record('c2');
    const copy = open(join(home, "it's"));
    expect(await verifyAudit(copy.store)).toMatchObject({ ok: true, rows: 1 });
  });

  it('is made once a day, and three are kept', async () => {
    const home = newHome();
    for (let day = 0; day < 5; day++) {
      const { store, record, clock } = open(home);
      clock.time = Date.now() + day * 25 * 3_600_000;
      await Promise.all(Array.from({ length: 100 }, (_, i) => record(`c${day}-${i}`)));
      await store.close();
    }
    expect(listBackups(join(home, 'backups'))).toHaveLength(3);
  });
});
