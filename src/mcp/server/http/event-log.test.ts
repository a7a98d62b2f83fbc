import type { JSONRPCMessage } from '@modelcontextprotocol/server';
import { expect, it } from 'vitest';
import { createEventLog } from './event-log.js';

const message = (id: number): JSONRPCMessage => ({ jsonrpc: '2.0', id, result: {} });

async function replay(log: ReturnType<typeof createEventLog>, after: string): Promise<unknown[]> {
  const sent: unknown[] = [];
  await log.replayEventsAfter(after, { send: async (_id, each) => void sent.push((each as { id: number }).id) });
  return sent;
}

it('replays what came after an event, of the same stream only', async () => {
  const log = createEventLog();
  const first = await log.storeEvent('one', {} as JSONRPCMessage);
  await log.storeEvent('two', message(1));
  await log.storeEvent('one', message(2));
  await log.storeEvent('one', message(3));
  expect(await replay(log, first)).toEqual([2, 3]);
  expect(await log.getStreamIdForEventId?.(first)).toBe('one');
});

it('forgets the oldest events and says so', async () => {
  const log = createEventLog();
  const ids: string[] = [];
  for (let index = 0; index < 1_000; index++) ids.push(await log.storeEvent('one', message(index)));
  expect(await log.getStreamIdForEventId?.(ids[0] ?? '')).toBeUndefined();
  await expect(replay(log, ids[0] ?? '')).rejects.toThrow(/not known/);
  expect(await replay(log, ids[995] ?? '')).toEqual([996, 997, 998, 999]);
});
