import { describe, expect, it } from 'vitest';
import { openTestStore } from '../../../test/support/open-test-store.js';
import { temporaryFolder } from '../../../test/support/temporary-folder.js';
import { createPendingStore } from './create-pending-store.js';

const clock = { now: () => Date.now() };

/** Two stores of one home, as two processes have them. */
function twoSides(redact = (text: string) => text) {
  const home = temporaryFolder('pending');
  const side = () => {
    const store = openTestStore({ home, clock });
    return {
      store,
      pending: createPendingStore<{ id: string; expiresAt: number; sessionId?: string; command?: string }>({
        store,
        home,
        clock,
        redact,
      }),
    };
  };
  return [side(), side()] as const;
}

const request = (id: string, command = 'ls') => ({ id, expiresAt: Date.now() + 60_000, command });
const never = new AbortController().signal;

describe('pending approvals', () => {
  it('are seen and answered from the other side, and the asker hears it', async () => {
    const [asker, watcher] = twoSides();
    await asker.pending.add({ request: request('a1'), token: 't1' });
    const answer = asker.pending.waitFor('a1', never);
    expect(await watcher.pending.list()).toMatchObject([{ request: { id: 'a1', command: 'ls' }, token: 't1' }]);
    expect(await watcher.pending.answer('a1', { answer: 'deny', reason: 'not now' })).toBe(true);
    expect(await answer).toEqual({ answer: 'deny', reason: 'not now' });
    expect(await watcher.pending.list()).toEqual([]);
  });

  it('keep the names of their session and request where the rest is masked, cut or garbled', async () => {
    const [asker, watcher] = twoSides((text) =>
      text
        .replaceAll(/"sessionId":"[^"]*"/g, '"sessionId":"[masked]"')
        .replaceAll('"break"', 'broken')
        .replaceAll('pw', '***'),
    );
    for (const command of ['use pw', 'break', 'x'.repeat(1_200_000)])
      await asker.pending.add({
        request: { ...request('a1'), id: command.slice(0, 9), sessionId: 's-1', command },
        token: 't',
      });
    const listed = (await watcher.pending.list()).map(({ request: { id, sessionId } }) => [id, sessionId]);
    expect(listed).toEqual(['use pw', 'break', 'xxxxxxxxx'].map((id) => [id, 's-1']));
    expect((await watcher.pending.list())[0]?.request.command).toBe('use ***');
  });

  it('take one answer only', async () => {
    const [asker, watcher] = twoSides();
    await asker.pending.add({ request: request('a1'), token: 't1' });
    const taken = await Promise.all(['once', 'deny', 'always'].map((word) => watcher.pending.answer('a1', word)));
    expect(taken.filter(Boolean)).toHaveLength(1);
    await asker.pending.remove('a1');
    expect(await watcher.pending.answer('a1', 'once')).toBe(false);
    expect(await watcher.pending.answer('unknown', 'once')).toBe(false);
  });

  it('answer a wait that begins after the answer, and end one whose signal aborts or whose request is removed', async () => {
    const [asker, watcher] = twoSides();
    await asker.pending.add({ request: request('a1'), token: 't' });
    await watcher.pending.answer('a1', 'once');
    expect(await asker.pending.waitFor('a1', never)).toBe('once');
    await asker.pending.add({ request: request('a2'), token: 't' });
    const abort = new AbortController();
    const aborted = expect(asker.pending.waitFor('a2', abort.signal)).rejects.toThrow('No longer waiting');
    abort.abort();
    await aborted;
    const removed = expect(asker.pending.waitFor('a2', never)).rejects.toThrow('a2');
    await watcher.pending.remove('a2');
    await removed;
  });

  it('of a process that died are not listed', async () => {
    const [asker, watcher] = twoSides();
    await asker.pending.add({ request: request('a1'), token: 't' });
    await asker.store.write((sql) => sql.run("UPDATE pending_approvals SET process = '999999999 1'"));
    expect(await watcher.pending.list()).toEqual([]);
  });

  it('hold no secret while they wait', async () => {
    const [asker, watcher] = twoSides((text) => text.replaceAll('hunter2', '***'));
    await asker.pending.add({ request: request('a1', 'curl -u me:"hunter2"'), token: 't' });
    expect((await watcher.pending.list())[0]?.request.command).toBe('curl -u me:"***"');
  });

  it('tell every side that the list changed', async () => {
    const [asker, watcher] = twoSides();
    await new Promise<void>((resolve) => {
      const end = watcher.pending.onChange(async () => {
        if ((await watcher.pending.list()).length === 0) return;
        end();
        resolve();
      });
      void asker.pending.add({ request: request('a1'), token: 't' });
    });
  });

  it('know when a watcher was last there, without a database', async () => {
    const [asker, watcher] = twoSides();
    expect(asker.pending.lastHeartbeat()).toBeUndefined();
    await watcher.pending.heartbeat('w1', 1_700_000_000_000);
    expect(asker.pending.lastHeartbeat()).toBe(1_700_000_000_000);
  });
});
