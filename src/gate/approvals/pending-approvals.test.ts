import { describe, expect, it } from 'vitest';
import type { GateCall } from '../../kernel/gate.js';
import type { ApprovalRequest } from './approval-request.js';
import { createMemoryPendingStore } from './memory-pending-store.js';
import { createPendingApprovals } from './pending-approvals.js';

function setUp() {
  const time = { now: 1_000 };
  const clock = { now: () => time.now };
  const store = createMemoryPendingStore();
  return { time, store, pending: createPendingApprovals({ store, key: 'secret', clock }) };
}

const call = {} as GateCall;
const request = (id: string): ApprovalRequest => ({ id, digest: `digest ${id}`, expiresAt: 61_000 }) as ApprovalRequest;
const options = () => ({ signal: new AbortController().signal, stillNeeded: () => true });

describe('the list of waiting approvals', () => {
  it('is used only while a watcher is connected', async () => {
    const { time, pending } = setUp();
    expect(pending.approver.isPresent(call)).toBe(false);
    await pending.heartbeat('w');
    expect(pending.approver.isPresent(call)).toBe(true);
    time.now += 10_001;
    expect(pending.approver.isPresent(call)).toBe(false);
  });

  it('carries an answer back, once', async () => {
    const { pending } = setUp();
    const asked = pending.approver.ask(request('a'), options());
    const [waiting] = await pending.list();
    const { token = '' } = waiting ?? {};
    expect(await pending.answer('a', token, 'session')).toEqual({ ok: true });
    expect(await pending.answer('a', token, 'always')).toMatchObject({
      ok: false,
      reason: expect.stringContaining('answered'),
    });
    expect(await asked).toBe('session');
    expect(await pending.list()).toEqual([]);
  });

  it('gives tokens that no command line takes for an option', async () => {
    const { pending } = setUp();
    for (let index = 0; index < 200; index += 1) void pending.approver.ask(request(`r${index}`), options());
    const tokens = (await pending.list()).map(({ token }) => token);
    expect(tokens).toHaveLength(200);
    expect(tokens.filter((token) => !/^[0-9a-f]{64}$/.test(token))).toEqual([]);
  });

  it('takes no answer with a wrong token, or the token of another request', async () => {
    const { pending } = setUp();
    void pending.approver.ask(request('a'), options());
    void pending.approver.ask(request('b'), options());
    const tokens = (await pending.list()).map(({ token }) => token);
    for (const token of ['', 'x', tokens[1] ?? '', `${tokens[0]}x`]) {
      expect(await pending.answer('a', token, 'once')).toMatchObject({ ok: false });
    }
    const other = createPendingApprovals({ store: setUp().store, key: 'other', clock: { now: () => 0 } });
    expect(await other.answer('a', tokens[0] ?? '', 'once')).toMatchObject({ ok: false });
    expect(await pending.answer('a', tokens[0] ?? '', 'once')).toEqual({ ok: true });
  });

  it('tells a late answer that it is late', async () => {
    const { time, pending } = setUp();
    void pending.approver.ask(request('a'), options());
    const token = (await pending.list())[0]?.token ?? '';
    time.now = 61_000;
    expect(await pending.answer('a', token, 'once')).toMatchObject({
      ok: false,
      reason: expect.stringContaining('late'),
    });
    expect(await pending.list()).toEqual([]);
    expect(await pending.answer('gone', token, 'once')).toMatchObject({
      ok: false,
      reason: expect.stringContaining('no request'),
    });
  });

  it('is left when nobody waits any more', async () => {
    const { pending, store } = setUp();
    const over = new AbortController();
    const asked = pending.approver.ask(request('a'), { ...options(), signal: over.signal });
    await pending.list();
    over.abort();
    await expect(asked).rejects.toThrow();
    expect(await store.list()).toEqual([]);
  });
});
