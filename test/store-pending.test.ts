import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { ApprovalRequest } from '../src/gate/approvals/approval-request.js';
import { createPendingApprovals, type PendingStore } from '../src/gate/approvals/pending-approvals.js';
import { openStore } from '../src/store/open-store.js';
import { createPendingStore } from '../src/store/pending/create-pending-store.js';

it('lets the gate ask through state.db and a watcher of another process answer once, with its token', async () => {
  const home = mkdtempSync(join(tmpdir(), 'hermes-pending-'));
  const clock = { now: () => Date.now() };
  const side = () => {
    const store = openStore({ home, clock });
    const pending: PendingStore = createPendingStore<ApprovalRequest>({ store, home, clock, redact: (text) => text });
    return { store, approvals: createPendingApprovals({ store: pending, key: 'key', clock }) };
  };
  const asker = side();
  const watcher = side();
  const request: ApprovalRequest = {
    id: 'a1',
    tool: 'terminal',
    effects: [{ permission: 'terminal:execute', command: 'make' }],
    findings: [],
    command: 'make',
    cwd: '/w',
    environment: 'local',
    sessionId: 's',
    origin: 'model',
    expiresAt: Date.now() + 60_000,
    reasons: ['a rule asks'],
    display: ['make'],
    digest: 'd',
    scopes: ['exact'],
  };
  await watcher.approvals.heartbeat('w1');
  const { signal } = new AbortController();
  const answer = asker.approvals.approver.ask(request, { signal, stillNeeded: () => true });
  let listed = await watcher.approvals.list();
  while (listed.length === 0) listed = await watcher.approvals.list();
  expect(listed[0]?.request).toEqual(request);
  expect(await watcher.approvals.answer('a1', 'wrong', 'once')).toMatchObject({ ok: false });
  expect(await watcher.approvals.answer('a1', listed[0]?.token ?? '', 'once')).toEqual({ ok: true });
  expect(await answer).toBe('once');
  expect(await watcher.approvals.answer('a1', listed[0]?.token ?? '', 'deny')).toMatchObject({ ok: false });
  await asker.store.close();
  await watcher.store.close();
  rmSync(home, { recursive: true, force: true });
});
