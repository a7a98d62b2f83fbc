import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { chainHash } from '../src/store/audit/append-rows.js';
import { createRecorder } from '../src/store/audit/create-recorder.js';
import { importJournals } from '../src/store/audit/journal/import-journals.js';
import { readCalls } from '../src/store/audit/list-audit.js';
import { verifyAudit } from '../src/store/audit/verify-audit.js';
import { openStore } from '../src/store/open-store.js';
import { loadDriver } from '../src/store/sqlite/load-driver.js';
import { tryStoreLock } from '../src/store/sqlite/store-lock.js';
import { counts } from './counts.js';
import { bundleChild } from './support/bundle-child.js';

const clock = { now: () => Date.now() };
let child = '';
let home = '';

beforeAll(async () => {
  child = await bundleChild('support/store-child.ts');
});
afterAll(() => rmSync(child, { force: true }));
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'hermes-store-'));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

function start(...args: string[]): ChildProcess {
  return spawn(process.execPath, [child, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
}

/** Runs a writer until it has acknowledged this many rows, kills it, and answers everything it said. */
async function killAfter(acknowledged: number, name: string): Promise<string[]> {
  const writer = start('forever', home, name);
  const said: string[] = [];
  const lines = createInterface({ input: writer.stdout ?? process.stdin });
  lines.on('line', (line) => {
    said.push(line);
    if (said.length === acknowledged) writer.kill('SIGKILL');
  });
  await Promise.all([once(writer, 'exit'), once(lines, 'close')]);
  return said;
}

/** Runs shell lines in a mount namespace of their own, with a small disk as the home; answers what the last said. */
function onSmallDisk(...lines: string[]): Record<string, unknown> {
  const script = ['set -e', 'mount -t tmpfs -o size=1500k tmpfs "$HOME"', ...lines].join('\n');
  const env = { ...process.env, HOME: home, NODE: process.execPath, CHILD: child };
  const said = execFileSync('unshare', ['-Urm', 'sh', '-c', script], { encoding: 'utf8', env });
  return JSON.parse(said.trim().split('\n').at(-1) ?? '');
}

describe('a process that is killed while it records', () => {
  it(
    `loses nothing that was acknowledged, ${counts.storeKills} times in a row`,
    async () => {
      let random = 12_345;
      const nextRandom = (below: number) => {
        random = (random * 1_103_515_245 + 12_345) % 2_147_483_648;
        return random % below;
      };
      let known: Verified = { rows: 0, head: { seq: 0, hash: '0'.repeat(64) } };
      for (let round = 0; round < counts.storeKills; round++) {
        const said = await killAfter(1 + nextRandom(120), `r${round}`);
        const store = openStore({ home, clock });
        const recorder = createRecorder({ store, redact: (text) => text, clock });
        const isWhole = round % 50 === 0 || round === counts.storeKills - 1;
        const verified = isWhole ? await verifyWhole(store) : await verifyNew(store, known);
        expect(verified.rows).toBeGreaterThanOrEqual(known.rows + said.length);
        known = verified;
        const found = await rowsOf(store, `r${round}`);
        expect(said.filter((line) => !found.has(line))).toEqual([]);
        for (const line of said) {
          const key = line.replace('outcome ', '');
          if (line.startsWith('outcome ') && Number(key.split('-')[1]) % 5 === 0) {
            expect(await recorder.recall('', key)).toBe(`answer of ${key}`);
          }
        }
        await store.close();
      }
      console.log(`${counts.storeKills} kills: ${known.rows} rows, all acknowledged ones found, chain verified`);
    },
    60_000 + counts.storeKills * 3_000,
  );

  it('leaves its idempotency key with an outcome that nobody knows', async () => {
    const writer = start('claim', home);
    expect(await once(writer, 'exit')).toEqual([null, 'SIGKILL']);
    const store = openStore({ home, clock });
    const recorder = createRecorder({ store, redact: (text) => text, clock });
    const request = { key: 'k', tool: 'write_file', args: {}, callId: 'again' };
    expect(await recorder.claim(request)).toMatchObject({ state: 'unknown', callId: 'c' });
    await store.close();
  });
});

interface Verified {
  readonly rows: number;
  readonly head: { readonly seq: number; readonly hash: string };
}

async function verifyWhole(store: ReturnType<typeof openStore>): Promise<Verified> {
  const { problems, rows, head } = await verifyAudit(store);
  expect(problems).toEqual([]);
  return { rows, head };
}

/** The rows since the last look. A thousand looks at a whole log that grows would make the rounds slower and slower. */
async function verifyNew(store: ReturnType<typeof openStore>, known: Verified): Promise<Verified> {
  await importJournals(store, { of: 'everybody' });
  const [rows, head] = await store.read((sql) => [
    sql.all('SELECT seq, body, hash FROM audit WHERE seq > ? ORDER BY seq', [known.head.seq]),
    sql.get('SELECT seq, hash FROM audit_state WHERE id = 1'),
  ]);
  let last = known.head;
  for (const row of rows) {
    expect(row).toMatchObject({ seq: last.seq + 1, hash: chainHash(last.hash, String(row.body)) });
    last = { seq: Number(row.seq), hash: String(row.hash) };
  }
  expect(head).toMatchObject(last);
  return { rows: known.rows + rows.length, head: last };
}

async function rowsOf(store: ReturnType<typeof openStore>, session: string): Promise<Set<string>> {
  const found = new Set<string>();
  for await (const entry of readCalls(store, { session })) {
    found.add(`intent ${entry.callId}`);
    if (entry.outcome === 'ok') found.add(`outcome ${entry.callId}`);
  }
  return found;
}

describe('eight processes that write at once', () => {
  it(
    `lose nothing and never see a locked database, for ${counts.storeWriterSeconds} s`,
    async () => {
      const reports = await Promise.all(
        Array.from({ length: 8 }, async (_, i) => {
          const writer = start('for', home, `w${i}`, String(counts.storeWriterSeconds));
          const lines: string[] = [];
          createInterface({ input: writer.stdout ?? process.stdin }).on('line', (line) => lines.push(line));
          const [code] = await once(writer, 'close');
          expect({ code, lines: lines.length }).toEqual({ code: 0, lines: 1 });
          return JSON.parse(lines[0] ?? '') as { calls: number; slowestMs: number };
        }),
      );
      const store = openStore({ home, clock });
      const report = await verifyAudit(store);
      const calls = reports.reduce((sum, { calls }) => sum + calls, 0);
      expect(report.problems).toEqual([]);
      expect(report).toMatchObject({ ok: true, rows: calls * 2 });
      const sessions = await store.read((sql) =>
        sql.all(
          "SELECT session, count(DISTINCT call) AS calls FROM audit_columns WHERE kind = 'outcome' GROUP BY 1 ORDER BY 1",
        ),
      );
      expect(sessions.map(({ session, calls }) => [session, calls])).toEqual(
        reports.map(({ calls }, i) => [`w${i}`, calls]),
      );
      expect(await store.read((sql) => sql.get('PRAGMA integrity_check')?.integrity_check)).toBe('ok');
      expect(statSync(join(home, 'state.db-wal')).size).toBeLessThan(64 * 1_024 * 1_024);
      console.log(
        `8 writers, ${counts.storeWriterSeconds} s: ${calls} calls, slowest group ${Math.max(...reports.map((r) => r.slowestMs))} ms`,
      );
      await store.close();
    },
    60_000 + counts.storeWriterSeconds * 3_000,
  );
});

describe("the store's lock", () => {
  it('has one holder among all processes and is free when its holder was killed', async () => {
    const driver = await loadDriver();
    const path = join(home, 'state.db');
    const holder = start('lock', home);
    const lines = createInterface({ input: holder.stdout ?? process.stdin });
    expect(await once(lines, 'line')).toEqual(['held']);
    expect(tryStoreLock(driver, path)).toBeUndefined();
    holder.kill('SIGKILL');
    await once(holder, 'exit');
    const release = tryStoreLock(driver, path);
    expect(release).toBeTypeOf('function');
    expect(tryStoreLock(driver, path)).toBeUndefined();
    release?.();
  });
});

describe('a disk that refuses', () => {
  it('because it is full, is told as such; old rows are intact and the record goes on when there is room', () => {
    const { acknowledged, whenFull, after, ...error } = onSmallDisk('"$NODE" "$CHILD" fill "$HOME"');
    expect(error).toMatchObject({
      name: 'StoreError',
      code: 'disk_full',
      message: expect.stringContaining('No space left'),
    });
    const { rows, waiting } = whenFull as { rows: number; waiting: number };
    expect(whenFull).toMatchObject({ ok: true });
    expect(rows + waiting).toBe(acknowledged);
    expect(after).toMatchObject({ ok: true, rows: Number(acknowledged) + 1 });
  });

  it('because it is full, is told as such by a process that has not opened it before', () => {
    const refused = onSmallDisk(
      '"$NODE" "$CHILD" one "$HOME"',
      'dd if=/dev/zero of="$HOME/ballast" bs=4k 2>/dev/null || true',
      '"$NODE" "$CHILD" refused "$HOME"',
    );
    expect(refused).toMatchObject({ name: 'StoreError', code: 'disk_full' });
  });

  it('because it is read-only, is told as such and used again when it is not', () => {
    const said = onSmallDisk(
      '"$NODE" "$CHILD" one "$HOME"',
      'mount -o remount,ro "$HOME"',
      '"$NODE" "$CHILD" read-only "$HOME"',
    );
    expect(said).toMatchObject({
      name: 'StoreError',
      code: 'read_only',
      report: { ok: true, rows: 2 },
    });
  });

  it('because the home belongs to somebody else, is told as such and nothing is written', async () => {
    const foreign = join(home, 'foreign');
    mkdirSync(foreign, { mode: 0o500 });
    chmodSync(home, 0o755);
    const refused = start('no-permission', foreign);
    let text = '';
    refused.stdout?.on('data', (data) => {
      text += data;
    });
    await once(refused, 'close');
    expect(JSON.parse(text)).toMatchObject({ name: 'StoreError', code: 'no_permission' });
    expect(readdirSync(foreign)).toEqual([]);
  });
});
