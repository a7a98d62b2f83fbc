import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openTestStore } from '../../../../test/support/open-test-store.js';
import { temporaryFolder } from '../../../../test/support/temporary-folder.js';
import type { IntentRecord, OutcomeRecord } from '../../../kernel/recorder.js';
import type { Store } from '../../open-store.js';
import { createRecorder } from '../create-recorder.js';
import { listAudit } from '../list-audit.js';
import { verifyAudit } from '../verify-audit.js';
import { sealLine, sealOf } from './journal-seal.js';

function open(home = temporaryFolder('journal')) {
  const clock = { now: () => Date.now() };
  const store = openTestStore({ home, clock });
  return { home, store, recorder: createRecorder({ store, redact: (text) => text, clock }) };
}

function intent(callId: string, content = ''): IntentRecord {
  const call = { callId, sessionId: 's', taskId: 't', origin: 'model', tool: 'x', args: { content } } as const;
  return { ...call, effects: [{ permission: 'file:write', path: '/w/a' }], decision: 'allow', rules: [] };
}

function outcome(record: IntentRecord): OutcomeRecord {
  return { ...record, ok: true, durationMs: 1, resultChars: 1 };
}

const journals = (home: string): string[] => readdirSync(join(home, 'audit'));
const inDatabase = (store: Store): Promise<number> =>
  store.read((sql) => Number(sql.get('SELECT count(*) AS rows FROM audit')?.rows));

describe('rows on their way to the log', () => {
  it('lie in a journal of the owner alone until they are in the chain, and then no journal is left', async () => {
    const { home, store, recorder } = open();
    await recorder.outcome(outcome(intent('c1')));
    expect(await inDatabase(store)).toBe(0);
    const [name = ''] = journals(home);
    expect(readFileSync(join(home, 'audit', name), 'utf8')).toMatch(/^1 0 "kind":"outcome".*\}\n(= \w+\n)?$/);
    await recorder.settled();
    expect([await inDatabase(store), journals(home)]).toEqual([1, []]);
  });

  it('do not wait for the database when they tell of denials, and enter the chain like the others', async () => {
    const { home, store, recorder } = open();
    const denied = { ...outcome(intent('c1')), decision: 'deny', ok: false, code: 'denied' } as const;
    await Promise.all([recorder.outcome(denied), recorder.outcome({ ...denied, callId: 'c2' })]);
    expect([journals(home).length, existsSync(join(home, 'state.db'))]).toEqual([1, false]);
    await recorder.intent(intent('c3'));
    expect(existsSync(join(home, 'state.db'))).toBe(true);
    await recorder.settled();
    const rows = await listAudit(store, { limit: 10 });
    expect(rows.map(({ callId }) => callId).sort()).toEqual(['c1', 'c2', 'c3']);
    expect(await verifyAudit(store)).toMatchObject({ ok: true });
  });

  it('are refused when they tell of a denial and the folder cannot be made', async () => {
    const { home, recorder } = open();
    writeFileSync(join(home, 'audit'), 'in the way');
    await expect(recorder.outcome({ ...outcome(intent('c1')), decision: 'deny' })).rejects.toThrow('audit');
  });

  it('enter the chain by themselves a moment later', async () => {
    const { store, recorder } = open();
    await recorder.outcome(outcome(intent('c1')));
    await expect.poll(() => inDatabase(store), { timeout: 10_000 }).toBe(1);
  });

  it('are read by whoever reads the log, in any process, and never come twice', async () => {
    const writer = open();
    const reader = open(writer.home);
    for (let round = 1; round <= 5; round++) {
      await Promise.all(
        Array.from({ length: 3 }, (_, i) => writer.recorder.outcome(outcome(intent(`c${round}-${i}`)))),
      );
      expect(await verifyAudit(reader.store)).toMatchObject({ ok: true, rows: round * 3, waiting: 0 });
    }
    await writer.recorder.settled();
    expect(await verifyAudit(writer.store)).toMatchObject({ ok: true, rows: 15 });
  });

  it('find their intent also when another process brought it in', async () => {
    const writer = open();
    const reader = open(writer.home);
    const call = intent('c1');
    await writer.recorder.intent(call);
    expect(await listAudit(reader.store)).toMatchObject([{ callId: 'c1', outcome: 'running', rows: [1] }]);
    await writer.recorder.intent(intent('c2'));
    await writer.recorder.outcome(outcome(call));
    expect(await listAudit(reader.store)).toMatchObject([
      { callId: 'c1', outcome: 'ok', rows: [1, 3] },
      { callId: 'c2', outcome: 'running' },
    ]);
    const left = await reader.store.read((sql) => sql.all('SELECT seq FROM audit_open_intents'));
    expect(left.map(({ seq }) => Number(seq))).toEqual([2]);
  });

  it('find their intent also in a later journal of the same writer', async () => {
    const { home, store, recorder } = open();
    const call = intent('slow');
    await recorder.intent(call);
    const [first] = journals(home);
    for (let i = 0; i < 400; i++) await recorder.outcome(outcome(intent(`c${i}`, 'x'.repeat(4_000))));
    await recorder.outcome(outcome(call));
    await recorder.settled();
    expect(journals(home)).not.toContain(first);
    expect((await listAudit(store, { call: 'slow' }))[0]).toMatchObject({ outcome: 'ok', rows: [1, 402] });
    expect(await verifyAudit(store)).toMatchObject({ ok: true, rows: 402 });
  });

  it('are written again when somebody deletes the journal', async () => {
    const { home, store, recorder } = open();
    await recorder.outcome(outcome(intent('c1')));
    rmSync(join(home, 'audit'), { recursive: true });
    await recorder.outcome(outcome(intent('c2')));
    await recorder.settled();
    expect((await listAudit(store)).map(({ callId }) => callId)).toEqual(['c2', 'c1']);
  });
});

describe('the journal of a process that died', () => {
  const row = (number: number, text: string) => `${number} 0 "kind":"outcome","at":1,"call":"${text}","ok":true}\n`;

  const name = '999999999_1_0000.1.rows';

  function leaveJournal(home: string, text: string): void {
    mkdirSync(join(home, 'audit'), { recursive: true });
    writeFileSync(join(home, 'audit', name), text);
  }

  /** Each text with the seal its writer would have put behind it. */
  function sealed(...texts: string[]): string {
    let seal = name;
    return texts.map((text) => text + sealLine((seal = sealOf(seal, text)))).join('');
  }

  it('is brought in by the next one that records, and removed', async () => {
    const { home, store, recorder } = open();
    leaveJournal(home, row(1, 'dead-1') + row(2, 'dead-2'));
    await recorder.outcome(outcome(intent('c1')));
    await recorder.settled();
    expect((await listAudit(store)).map(({ callId }) => callId)).toEqual(['c1', 'dead-2', 'dead-1']);
    expect(journals(home)).toEqual([]);
    const next = open(home);
    await next.recorder.outcome(outcome(intent('c2')));
    const marks = await store.read((sql) => sql.all('SELECT name FROM audit_journals'));
    expect(marks.filter(({ name }) => String(name).startsWith('999999999'))).toEqual([]);
  });

  it('ends with its last whole line: nobody was told of the rest', async () => {
    const { home, store } = open();
    leaveJournal(home, row(1, 'dead-1') + row(2, 'dead-2').slice(0, -9));
    expect((await listAudit(store)).map(({ callId }) => callId)).toEqual(['dead-1']);
    expect(journals(home)).toEqual([]);
  });

  it('does not come twice when whoever brought it in died before removing it', async () => {
    const { home, store } = open();
    leaveJournal(home, row(1, 'dead-1'));
    await listAudit(store);
    leaveJournal(home, row(1, 'dead-1'));
    appendFileSync(join(home, 'audit', '999999999_1_0000.1.rows'), row(2, 'dead-2'));
    expect((await listAudit(store)).map(({ callId }) => callId)).toEqual(['dead-2', 'dead-1']);
  });

  it('is kept as far as it can be read when it was damaged, and the log is told to be damaged there', async () => {
    const { home, store } = open();
    leaveJournal(home, `${row(1, 'dead-1')}2 0 "kind":"outc\u0000\u0000\n${row(3, 'dead-3')}`);
    const { ok, problems } = await verifyAudit(store);
    expect([ok, problems.map(({ kind, seq }) => [kind, seq])]).toEqual([false, [['damaged', 2]]]);
    expect((await listAudit(store)).map(({ callId }) => callId)).toEqual(['dead-3', undefined, 'dead-1']);
  });

  const whole = sealed(row(1, 'dead-1'), row(2, 'dead-2') + row(3, 'dead-3'), row(4, 'dead-4'));
  const [, , second = '', third = '', seal = ''] = whole.split('\n').map((line) => `${line}\n`);
  const later = row(5, 'dead-5').replace('"at":1,', '"at":9999,');

  it('is in order when nobody touched it, with a few rows that were not sealed any more', async () => {
    const { home, store } = open();
    leaveJournal(home, whole + row(5, 'dead-5') + row(6, 'dead-6').slice(0, -9));
    expect(await verifyAudit(store)).toMatchObject({ ok: true, rows: 5 });
  });

  it('comes once when another process read a part of it before it was sealed', async () => {
    const { home, store } = open();
    leaveJournal(home, whole.slice(0, whole.indexOf(third)));
    expect(await verifyAudit(store)).toMatchObject({ ok: true, rows: 2 });
    leaveJournal(home, whole);
    expect(await verifyAudit(store)).toMatchObject({ ok: true, rows: 4 });
  });

  it.each([
    ['a changed row', whole.replace('dead-2', 'harmless')],
    ['a row taken out', whole.replace(second, '')],
    ['rows that changed places', whole.replace(second + third, third + second)],
    ['rows taken out with their seal', whole.replace(second + third + seal, '')],
    ['a row put in', whole.replace(third, third + row(9, 'made-up'))],
    ['a seal taken out', whole.replace(seal, '')],
    ['all seals taken out', whole.replace(/^= .*\n/gm, '') + later],
    ['a journal under another name', whole.replace(/^= .*\n/m, sealLine(sealOf('other.1.rows', row(1, 'dead-1'))))],
  ])('tells of %s, although every line can be read', async (_what, text) => {
    const { home, store } = open();
    leaveJournal(home, text);
    const { ok, problems } = await verifyAudit(store);
    expect([ok, problems[0]?.kind]).toEqual([false, 'edited']);
  });

  it('was sealed by its writer', async () => {
    const { home, recorder } = open();
    await recorder.outcome(outcome(intent('c1')));
    const text = (): string => readFileSync(join(home, 'audit', journals(home)[0] ?? ''), 'utf8');
    await expect.poll(text, { timeout: 10_000, interval: 5 }).toMatch(/\n= [0-9a-f]{32}\n$/);
  });
});
