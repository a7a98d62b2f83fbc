import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openTestStore } from '../../../test/support/open-test-store.js';
import { temporaryFolder } from '../../../test/support/temporary-folder.js';
import type { IntentRecord } from '../../kernel/recorder.js';
import type { Store } from '../open-store.js';
import { chainHash } from './append-rows.js';
import { createRecorder } from './create-recorder.js';
import { auditHead, listAudit } from './list-audit.js';
import { pruneAudit } from './prune-audit.js';
import { verifyAudit } from './verify-audit.js';

const clock = { now: () => Date.now() };
function open(home = temporaryFolder('verify')) {
  const store = openTestStore({ home, clock });
  return { home, store, recorder: createRecorder({ store, redact: (text) => text, clock }) };
}

function call(callId: string): IntentRecord {
  const effects = [{ permission: 'file:write', path: '/w/a' }];
  return {
    callId,
    sessionId: 's',
    taskId: 't',
    origin: 'model',
    tool: 'x',
    args: { callId },
    effects,
    decision: 'allow',
    rules: [],
  };
}

async function logOf(rows: number) {
  const { store, recorder } = open();
  for (let i = 1; i <= rows; i++) await recorder.intent(call(`c${i}`));
  await recorder.settled();
  return store;
}

/** What somebody with the database file and an SQLite shell can do who covers the traces well. */
async function tamper(store: Store, ...statements: string[]): Promise<void> {
  await store.write((sql) => {
    const guards = sql.all("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'");
    for (const { name } of guards) sql.run(`DROP TRIGGER ${String(name)}`);
    for (const statement of statements) sql.run(statement);
    for (const guard of guards) sql.run(String(guard.sql));
  });
}

it('a log whose guards against changes are gone is not called whole', async () => {
  const store = await logOf(2);
  await store.write((sql) => void sql.run('DROP TRIGGER audit_rows_never_change'));
  const { ok, problems } = await verifyAudit(store);
  expect([ok, problems.map(({ kind }) => kind)]).toEqual([false, ['edited']]);
  expect(problems[0]?.message).toContain('audit_rows_never_change');
});

async function problemsOf(store: Store) {
  const { problems } = await verifyAudit(store);
  return problems.map(({ kind, seq }) => `${kind} ${seq}`);
}

describe('the audit log refuses', () => {
  it.each(["UPDATE audit SET body = '{}' WHERE seq = 1", 'DELETE FROM audit WHERE seq = 2', 'DELETE FROM audit'])(
    '%s',
    async (statement) => {
      const store = await logOf(3);
      await expect(store.write((sql) => sql.run(statement))).rejects.toThrow('append-only');
      expect(await verifyAudit(store)).toMatchObject({ ok: true, rows: 3 });
    },
  );
});

describe('verification finds', () => {
  it('nothing in an honest log, nor in an empty one', async () => {
    expect(await verifyAudit(open().store)).toMatchObject({ ok: true, rows: 0, first: undefined });
    expect(await verifyAudit(await logOf(5))).toMatchObject({ ok: true, rows: 5, first: 1, problems: [] });
  });

  it('an edited row', async () => {
    const store = await logOf(5);
    await tamper(store, `UPDATE audit SET body = replace(body, '"allow"', '"deny"') WHERE seq = 3`);
    expect(await problemsOf(store)).toEqual(['edited 3']);
  });

  it('an edited row whose hash was recomputed', async () => {
    const store = await logOf(5);
    const [before, row] = await store.read((sql) => sql.all('SELECT * FROM audit WHERE seq IN (2, 3) ORDER BY seq'));
    const body = String(row?.body).replace('"allow"', '"deny"');
    const forged = chainHash(String(before?.hash), body);
    await tamper(store, `UPDATE audit SET body = '${body}', hash = '${forged}' WHERE seq = 3`);
    expect(await problemsOf(store)).toEqual(['edited 4']);
  });

  it('an edited last row whose hash was recomputed, by the head', async () => {
    const store = await logOf(2);
    const [first, last] = await store.read((sql) => sql.all('SELECT * FROM audit ORDER BY seq'));
    const body = String(last?.body).replace('"allow"', '"deny"');
    await tamper(
      store,
      `UPDATE audit SET body = '${body}', hash = '${chainHash(String(first?.hash), body)}' WHERE seq = 2`,
    );
    expect(await problemsOf(store)).toEqual(['edited 2']);
  });

  it('a missing row', async () => {
    const store = await logOf(5);
    await tamper(store, 'DELETE FROM audit WHERE seq = 3');
    expect(await problemsOf(store)).toEqual(['missing 4']);
  });

  it('a missing row whose successors were renumbered', async () => {
    const store = await logOf(4);
    await tamper(
      store,
      'DELETE FROM audit WHERE seq = 2',
      'UPDATE audit SET seq = seq - 1 WHERE seq = 3',
      'UPDATE audit SET seq = seq - 1 WHERE seq = 4',
      'UPDATE audit_state SET seq = 3',
    );
    expect(await problemsOf(store)).toContain('reordered 2');
  });

  it('rows that changed places', async () => {
    const store = await logOf(5);
    await tamper(
      store,
      'UPDATE audit SET seq = 100 WHERE seq = 2',
      'UPDATE audit SET seq = 2 WHERE seq = 3',
      'UPDATE audit SET seq = 3 WHERE seq = 100',
    );
    expect(await problemsOf(store)).toEqual(expect.arrayContaining(['reordered 2', 'reordered 3']));
  });

  it('a cut end', async () => {
    const store = await logOf(5);
    await tamper(store, 'DELETE FROM audit WHERE seq > 3');
    expect(await problemsOf(store)).toEqual(['truncated 5']);
  });

  it('a cut end with a forged head, against a head kept elsewhere', async () => {
    const store = await logOf(5);
    const head = await auditHead(store);
    await tamper(
      store,
      'DELETE FROM audit WHERE seq > 3',
      'UPDATE audit_state SET seq = 3, hash = (SELECT hash FROM audit WHERE seq = 3)',
    );
    expect(await verifyAudit(store)).toMatchObject({ ok: true });
    expect(await verifyAudit(store, { expectedHead: head })).toMatchObject({
      ok: false,
      problems: [{ kind: 'truncated' }],
    });
    expect(await verifyAudit(store, { expectedHead: { hash: head.hash } })).toMatchObject({ ok: false });
  });

  it('that an older head is still part of the log', async () => {
    const { store, recorder } = open();
    await recorder.intent(call('c1'));
    const head = await auditHead(store);
    await recorder.intent(call('c2'));
    expect(await verifyAudit(store, { expectedHead: head })).toMatchObject({ ok: true });
    expect(await verifyAudit(store, { expectedHead: { ...head, seq: 2 } })).toMatchObject({ ok: false });
  });

  it('a cut beginning that no retention accounts for', async () => {
    const store = await logOf(5);
    await tamper(store, 'DELETE FROM audit WHERE seq <= 2', 'UPDATE audit_state SET pruned_through = 2');
    expect(await problemsOf(store)).toEqual(['anchor 3']);
  });

  it('a beginning that was cut further than retention did', async () => {
    const store = await logOf(6);
    await pruneAudit({ store, clock }, { maxRows: 4 });
    await tamper(store, 'DELETE FROM audit WHERE seq = 3', 'UPDATE audit_state SET pruned_through = 3');
    expect(await problemsOf(store)).toEqual(['anchor 4']);
  });

  it('rows that were added by hand', async () => {
    const store = await logOf(3);
    await tamper(store, `INSERT INTO audit (seq, body, hash) VALUES (4, '{"seq":4,"kind":"outcome"}', 'x')`);
    expect(await problemsOf(store)).toEqual(expect.arrayContaining(['edited 4']));
  });

  it('a row that is not JSON any more, and the log can still be listed', async () => {
    const store = await logOf(3);
    await tamper(store, "UPDATE audit SET body = 'garbage' WHERE seq = 2");
    expect((await verifyAudit(store)).ok).toBe(false);
    expect(await listAudit(store, { tool: 'x' })).toHaveLength(2);
    expect(await listAudit(store)).toHaveLength(3);
  });
});

it('verifies after any interleaving of writers, retention and restarts', async () => {
  const step = fc.oneof(
    fc.record({ do: fc.constant('record' as const), who: fc.nat(2), calls: fc.integer({ min: 1, max: 60 }) }),
    fc.record({ do: fc.constant('prune' as const), who: fc.nat(2), keep: fc.nat(30) }),
    fc.record({ do: fc.constant('restart' as const), who: fc.nat(2) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 10 }), async (steps) => {
      const first = open();
      const parts = [first, open(first.home), open(first.home)];
      const opened = [...parts];
      let recorded = 0;
      let pruned = 0;
      await Promise.all(
        steps.map(async (next) => {
          const part = parts[next.who] ?? first;
          if (next.do === 'prune') {
            const removed = await pruneAudit({ store: part.store, clock }, { maxRows: next.keep });
            pruned += removed - (removed > 0 ? 1 : 0);
          } else if (next.do === 'record') {
            recorded += next.calls * 2;
            await Promise.all(
              Array.from({ length: next.calls }, async (_, i) => {
                const intent = call(`${next.who}-${i}`);
                await part.recorder.intent(intent);
                await part.recorder.outcome({ ...intent, ok: true, durationMs: 1, resultChars: 1 });
              }),
            );
          } else {
            const again = open(first.home);
            parts[next.who] = again;
            opened.push(again);
          }
        }),
      );
      expect(await verifyAudit(first.store)).toMatchObject({ ok: true, problems: [], rows: recorded - pruned });
      for (const { store } of opened) await store.close();
    }),
    { seed: 3, numRuns: 15 },
  );
});
