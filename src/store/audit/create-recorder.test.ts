import { describe, expect, it } from 'vitest';
import { openTestStore } from '../../../test/support/open-test-store.js';
import { temporaryFolder } from '../../../test/support/temporary-folder.js';
import type { IntentRecord, OutcomeRecord } from '../../kernel/recorder.js';
import { createRecorder } from './create-recorder.js';
import { exportAudit } from './export-audit.js';
import { listAudit, showAudit } from './list-audit.js';
import { pruneAudit } from './prune-audit.js';
import { verifyAudit } from './verify-audit.js';

const newHome = (): string => temporaryFolder('recorder');

function open(home = newHome(), redact = (text: string) => text) {
  let now = 1_000;
  const clock = { now: () => now++ };
  const store = openTestStore({ home, clock });
  return { home, store, clock, recorder: createRecorder({ store, redact, clock }) };
}

function intent(callId: string, more: Partial<IntentRecord> = {}): IntentRecord {
  return {
    callId,
    sessionId: 's1',
    taskId: 't1',
    origin: 'model',
    tool: 'write_file',
    args: { path: 'a.txt' },
    effects: [{ permission: 'file:write', path: '/w/a.txt' }],
    decision: 'allow',
    rules: ['default: allow file:write under cwd'],
    ...more,
  };
}

function outcome(record: IntentRecord, more: Partial<OutcomeRecord> = {}): OutcomeRecord {
  return { ...record, ok: true, durationMs: 1.5, resultChars: 10, ...more };
}

describe('the recorder', () => {
  it('joins intent and outcome to one entry with everything the gate decided', async () => {
    const { store, recorder } = open();
    const call = intent('c1', { parentId: 'c0', approval: { id: 'a1', answer: 'once', by: 'terminal' } });
    await recorder.intent(call);
    await recorder.outcome(outcome(call, { ok: false, code: 'failed', error: 'no such folder' }));
    const [entry] = await listAudit(store);
    expect(entry).toMatchObject({
      callId: 'c1',
      parentId: 'c0',
      sessionId: 's1',
      taskId: 't1',
      origin: 'model',
      tool: 'write_file',
      args: { path: 'a.txt' },
      effects: [{ permission: 'file:write', path: '/w/a.txt' }],
      decision: 'allow',
      rules: ['default: allow file:write under cwd'],
      approval: { id: 'a1', answer: 'once', by: 'terminal' },
      outcome: 'failed',
      code: 'failed',
      error: 'no such folder',
      durationMs: 1.5,
      resultChars: 10,
      rows: [1, 2],
    });
    expect(await showAudit(store, 'c1')).toEqual(entry);
    expect(await showAudit(store, 1)).toEqual(entry);
    expect(await showAudit(store, '2')).toEqual(entry);
    expect(await showAudit(store, 99)).toBeUndefined();
    expect(await showAudit(store, 'c2')).toBeUndefined();
  });

  it('writes the effects that were found while the call ran', async () => {
    const { store, recorder } = open();
    const call = intent('c1');
    await recorder.intent(call);
    const found = [...call.effects, { permission: 'file:write', path: '/w/b.txt' }];
    await recorder.outcome(outcome({ ...call, effects: found }));
    expect((await listAudit(store))[0]?.effects).toEqual(found);
  });

  it('keeps calls apart that run at once under the same id', async () => {
    const { store, recorder } = open();
    const calls = ['a.txt', 'b.txt', 'c.txt'].map((path) => intent('same', { args: { path } }));
    await Promise.all(calls.map((call) => recorder.intent(call)));
    await Promise.all(calls.toReversed().map((call) => recorder.outcome(outcome(call))));
    const entries = await listAudit(store);
    expect(entries.map((entry) => [entry.args, entry.rows])).toEqual([
      [{ path: 'a.txt' }, [1, 6]],
      [{ path: 'b.txt' }, [2, 5]],
      [{ path: 'c.txt' }, [3, 4]],
    ]);
  });

  it('shows an intent without an outcome as running', async () => {
    const { store, recorder } = open();
    await recorder.intent(intent('c1'));
    expect(await listAudit(store)).toMatchObject([{ callId: 'c1', outcome: 'running' }]);
  });

  it('writes records of one turn in one transaction and in their order', async () => {
    const { store, recorder } = open();
    await Promise.all(Array.from({ length: 500 }, (_, i) => recorder.outcome(outcome(intent(`c${i}`)))));
    const entries = await listAudit(store, { limit: 1_000 });
    expect(entries.map((entry) => entry.callId).reverse()).toEqual(Array.from({ length: 500 }, (_, i) => `c${i}`));
    expect(await verifyAudit(store)).toMatchObject({ ok: true, rows: 500 });
  });

  it('refuses only the record that cannot be written as JSON', async () => {
    const { store, recorder } = open();
    const circular: Record<string, unknown> = {};
    circular.self = circular;
    const results = await Promise.allSettled([
      recorder.intent(intent('good')),
      recorder.intent(intent('bad', { args: circular })),
      recorder.outcome(outcome(intent('bad', { args: circular }))),
    ]);
    expect(results.map((result) => result.status)).toEqual(['fulfilled', 'rejected', 'rejected']);
    expect(await listAudit(store)).toHaveLength(1);
  });

  it('filters by tool, session, origin, decision and time', async () => {
    const { store, recorder } = open();
    await recorder.outcome(outcome(intent('c1', { tool: 'a', sessionId: 'x' })));
    await recorder.outcome(outcome(intent('c2', { tool: 'b', origin: 'cron' })));
    await recorder.outcome(outcome(intent('c3', { tool: 'b', decision: 'deny' }), { ok: false, code: 'denied' }));
    const ids = async (filter: object) => (await listAudit(store, filter)).map((entry) => entry.callId);
    expect(await ids({ tool: 'b' })).toEqual(['c3', 'c2']);
    expect(await ids({ session: 'x' })).toEqual(['c1']);
    expect(await ids({ origin: 'cron' })).toEqual(['c2']);
    expect(await ids({ decision: 'deny' })).toEqual(['c3']);
    expect(await ids({ since: (await showAudit(store, 'c2'))?.at ?? 0 })).toEqual(['c3', 'c2']);
    expect(await ids({ limit: 1 })).toEqual(['c3']);
  });
});

describe('what is written', () => {
  const hide = (text: string) => text.replaceAll(/sk-[a-z0-9]{8,}|line1\nline2/g, '***');

  it('holds no secret, wherever in the record it was', async () => {
    const { store, recorder } = open(newHome(), hide);
    const call = intent('c1', {
      tool: 'x sk-abcdefgh1',
      args: { key: 'sk-abcdefgh2', list: ['say "sk-abcdefgh3"'], 'sk-abcdefgh4': 1, text: 'a line1\nline2 b' },
      effects: [{ permission: 'terminal:execute', command: 'curl -H "sk-abcdefgh5"' }],
      approval: { id: 'a', answer: 'sk-abcdefgh6', by: 'me' },
    });
    await recorder.intent(call);
    await recorder.outcome(outcome(call, { error: 'sk-abcdefgh7', idempotencyKey: 'k', answer: '"sk-abcdefgh8"' }));
    const all = await store.read((sql) =>
      JSON.stringify([sql.all('SELECT * FROM audit'), sql.all('SELECT * FROM idempotency')]),
    );
    expect(all).not.toMatch(/sk-|line1/);
    expect(await recorder.recall('s1', 'k')).toBe('"***"');
  });

  it('keeps an answer that is JSON as JSON, whatever masking does to the text', async () => {
    const { recorder } = open(newHome(), (text) => text.replaceAll(/sk-[^ ]*/g, '***'));
    const answer = JSON.stringify({ text: 'sk-abcdef', more: 1 });
    await recorder.outcome(outcome(intent('c1'), { idempotencyKey: 'k', answer }));
    expect(JSON.parse((await recorder.recall('s1', 'k')) ?? '')).toEqual({ text: '***', more: 1 });
  });

  it('stays readable when masking breaks the JSON of the arguments', async () => {
    const { store, recorder } = open(newHome(), (text) => text.replaceAll(/"key":"[^,]*/g, '***'));
    await recorder.outcome(outcome(intent('c1', { args: { key: 'x', a: 1 } })));
    expect((await listAudit(store))[0]?.args).toBe('{***,"a":1}');
    expect((await verifyAudit(store)).ok).toBe(true);
  });

  it('is bounded, keeps short arguments whole and tells length and digest of long ones', async () => {
    const { store, recorder } = open();
    const call = intent('c1', { args: { path: 'a.txt', content: 'x'.repeat(1_000_000) } });
    await recorder.outcome(outcome(call, { error: 'e'.repeat(100_000) }));
    const [entry] = await listAudit(store);
    expect(entry?.args).toMatchObject({
      path: 'a.txt',
      content: expect.stringMatching(/^x{2048}… \[1000000 characters, sha256:[0-9a-f]{64}\]$/),
    });
    expect(JSON.stringify(entry).length).toBeLessThan(10_000);
    await recorder.outcome(outcome(intent('c2', { args: { list: Array(100_000).fill('word') } })));
    expect(JSON.stringify((await listAudit(store))[0]).length).toBeLessThan(40_000);
  });

  it('survives hostile keys and deep nesting', async () => {
    const { store, recorder } = open();
    const deep = JSON.parse(`${'{"a":'.repeat(500)}"\\u0000${'x'.repeat(5_000)}"${'}'.repeat(500)}`);
    await recorder.outcome(outcome(intent('c1', { args: JSON.parse('{"__proto__":{"x":1},"seq":99}') })));
    await recorder.outcome(outcome(intent('c\n"2', { args: deep })));
    expect(await verifyAudit(store)).toMatchObject({ ok: true, rows: 2 });
    expect((await listAudit(store))[0]?.callId).toBe('c\n"2');
  });
});

describe('an idempotency key', () => {
  const request = { key: 'k1', tool: 'write_file', args: { path: 'a.txt', n: 1 }, callId: 'c1' };

  it('answers with the first outcome, also after a restart and in another session', async () => {
    const first = open();
    const call = intent('c1', { args: request.args });
    expect(await first.recorder.claim(request)).toEqual({ state: 'claimed' });
    expect(await first.recorder.recall('s1', 'k1')).toBeUndefined();
    await first.recorder.outcome(outcome(call, { idempotencyKey: 'k1', answer: '{"n":1}' }));
    await first.recorder.outcome(outcome(call, { idempotencyKey: 'k1', answer: '{"n":2}' }));
    await first.store.close();
    const second = open(first.home);
    expect(await second.recorder.recall('s2', 'k1')).toBe('{"n":1}');
    expect(await second.recorder.claim({ ...request, args: { n: 1, path: 'a.txt' }, callId: 'c9' })).toEqual({
      state: 'finished',
      answer: '{"n":1}',
    });
  });

  it('is refused for another tool or other arguments', async () => {
    const { recorder } = open();
    await recorder.claim(request);
    expect(await recorder.claim({ ...request, tool: 'terminal' })).toEqual({ state: 'conflict' });
    expect(await recorder.claim({ ...request, args: {} })).toEqual({ state: 'conflict' });
  });

  it('is taken by one of many callers, and free again when its call did not run', async () => {
    const { recorder } = open();
    const claims = await Promise.all(['a', 'b', 'c'].map((callId) => recorder.claim({ ...request, callId })));
    expect(claims.map((claim) => claim.state).sort()).toEqual(['claimed', 'running', 'running']);
    await recorder.release('k1', 'b');
    expect((await recorder.claim(request)).state).toBe('running');
    await recorder.release('k1', 'a');
    expect((await recorder.claim(request)).state).toBe('claimed');
  });

  it('tells that the outcome is unknown when its process died in between', async () => {
    const { store, recorder } = open();
    await recorder.claim(request);
    await store.write((sql) => sql.run("UPDATE idempotency SET process = '999999999 1'"));
    expect(await recorder.claim({ ...request, callId: 'c2' })).toMatchObject({ state: 'unknown', callId: 'c1' });
  });
});

describe('retention', () => {
  it('leaves an anchor from which the rest verifies, again and again', async () => {
    const { store, clock, recorder } = open();
    for (let round = 1; round <= 3; round++) {
      await Promise.all(Array.from({ length: 20 }, (_, i) => recorder.outcome(outcome(intent(`r${round}-${i}`)))));
      expect(await pruneAudit({ store, clock }, { maxRows: 5 })).toBeGreaterThan(0);
      expect(await verifyAudit(store)).toMatchObject({ ok: true, rows: 6 });
    }
    const [anchor] = await listAudit(store);
    expect(anchor).toMatchObject({ kind: 'anchor', callId: undefined });
    expect(await showAudit(store, anchor?.id ?? 0)).toEqual(anchor);
  });

  it('happens by itself as the log grows', async () => {
    const { store, clock } = open();
    const recorder = createRecorder({ store, redact: (text) => text, clock, retention: { maxRows: 1_000 } });
    for (let round = 0; round < 11; round++) {
      await Promise.all(Array.from({ length: 1_000 }, (_, i) => recorder.outcome(outcome(intent(`r${round}-${i}`)))));
    }
    await recorder.settled();
    const report = await verifyAudit(store);
    expect(report).toMatchObject({ ok: true, first: 9_001 });
  });

  it('removes by age, keys included, and nothing when nothing is old', async () => {
    const { store, clock, recorder } = open();
    await recorder.outcome(outcome(intent('c1'), { idempotencyKey: 'k', answer: '1' }));
    expect(await pruneAudit({ store, clock }, { maxAgeMs: 1_000 })).toBe(0);
    expect(await pruneAudit({ store, clock }, {})).toBe(0);
    expect(await pruneAudit({ store, clock }, { maxAgeMs: 0 })).toBe(1);
    expect(await recorder.recall('s1', 'k')).toBeUndefined();
    expect(await verifyAudit(store)).toMatchObject({ ok: true, rows: 1, first: 2 });
  });
});

it('exports lines that can be verified without the database', async () => {
  const { createHash } = await import('node:crypto');
  const { store, recorder } = open();
  await Promise.all(Array.from({ length: 120 }, (_, i) => recorder.outcome(outcome(intent(`c${i}`)))));
  let previous = '0'.repeat(64);
  let lines = 0;
  for await (const line of exportAudit(store)) {
    const row = JSON.parse(line);
    const text = line.replace(/,"rowHash":"[0-9a-f]{64}"\}\n$/, '}');
    previous = createHash('sha256')
      .update(previous + text)
      .digest('hex');
    expect(row).toMatchObject({ seq: ++lines, rowHash: previous });
  }
  expect(lines).toBe(120);
});
