import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { counts } from '../../../test/counts.js';
import { lockRequests } from './lock-requests.js';
import { type LockMode, type LockRequest, LockTable, type Ticket } from './locks.js';

const modes: LockMode[] = ['shared', 'exclusive', 'shared-within', 'exclusive-within'];
const on = (key: string, mode: LockMode): LockRequest[] => [{ key, mode }];
/** Starting is told through a promise. */
const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

function watch(ticket: Ticket): { started: boolean; ticket: Ticket } {
  const watched = { started: ticket.ready === undefined, ticket };
  void ticket.ready?.then(() => (watched.started = true));
  return watched;
}

describe('the lock table', () => {
  it('lets readers share, and a writer wait for them and others for the writer', async () => {
    const table = new LockTable();
    const [a, b, writer, late] = (['shared', 'shared', 'exclusive', 'shared'] as const).map((mode) =>
      watch(table.reserve(on('k', mode))),
    );
    expect([a, b, writer, late].map((one) => one?.started)).toEqual([true, true, false, false]);
    a?.ticket.release();
    await settle();
    expect(writer?.started).toBe(false);
    b?.ticket.release();
    await settle();
    expect([writer?.started, late?.started]).toEqual([true, false]);
    writer?.ticket.release();
    await settle();
    expect(late?.started).toBe(true);
  });

  it('keeps calls without wishes and one that wants to be alone apart, in either order', async () => {
    const table = new LockTable();
    const [a, b] = [watch(table.reserveWithin('k')), watch(table.reserveWithin('k'))];
    const alone = watch(table.reserve(on('k', 'exclusive')));
    const late = watch(table.reserveWithin('k'));
    expect([a, b, alone, late].map((one) => one.started)).toEqual([true, true, false, false]);
    a.ticket.release();
    await settle();
    expect([alone.started, late.started]).toEqual([false, false]);
    b.ticket.release();
    await settle();
    expect([alone.started, late.started]).toEqual([true, false]);
    alone.ticket.release();
    await settle();
    expect(late.started).toBe(true);
    late.ticket.release();
    expect(table.reserve(on('k', 'exclusive')).ready).toBeUndefined();
  });

  it('lets no stream of readers starve a writer', async () => {
    const table = new LockTable();
    const first = watch(table.reserve(on('k', 'shared')));
    const writer = watch(table.reserve(on('k', 'exclusive')));
    const stream = Array.from({ length: 50 }, () => watch(table.reserve(on('k', 'shared'))));
    first.ticket.release();
    await settle();
    expect(writer.started).toBe(true);
    expect(stream.some(({ started }) => started)).toBe(false);
  });

  it('a waiting ticket that leaves lets the next one in', async () => {
    const table = new LockTable();
    const holder = watch(table.reserve(on('k', 'shared')));
    const leaver = watch(table.reserve(on('k', 'exclusive')));
    const next = watch(table.reserve(on('k', 'shared')));
    leaver.ticket.release();
    await settle();
    expect([holder.started, next.started]).toEqual([true, true]);
    leaver.ticket.release();
  });

  it('children wait for their siblings only, and start also when strangers stand between them', async () => {
    const table = new LockTable();
    const parent = {};
    const holder = watch(table.reserve(on('k', 'exclusive')));
    const first = watch(table.reserve(on('k', 'exclusive'), parent));
    const stranger = watch(table.reserve(on('k', 'exclusive')));
    const second = watch(table.reserve(on('k', 'exclusive'), parent));
    expect([holder, first, stranger, second].map(({ started }) => started)).toEqual([true, true, false, false]);
    first.ticket.release();
    await settle();
    expect([stranger.started, second.started]).toEqual([false, true]);
    holder.ticket.release();
    await settle();
    expect(stranger.started).toBe(false);
    second.ticket.release();
    await settle();
    expect(stranger.started).toBe(true);
  });

  it('agrees with a simple model, and everybody gets a turn', async () => {
    const request = fc.uniqueArray(
      fc.record({ key: fc.constantFrom('a', 'b', 'c'), mode: fc.constantFrom(...modes) }),
      {
        minLength: 1,
        maxLength: 3,
        selector: ({ key }) => key,
      },
    );
    const step = fc.oneof(
      request.map((requests) => ({ requests })),
      fc.nat(20).map((leave) => ({ leave })),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const table = new LockTable();
        let present: { requests: LockRequest[]; watched: ReturnType<typeof watch> }[] = [];
        for (const one of steps) {
          if ('requests' in one) present.push({ requests: one.requests, watched: watch(table.reserve(one.requests)) });
          else {
            const [gone] = present.splice(one.leave % Math.max(1, present.length), 1);
            gone?.watched.ticket.release();
          }
          await settle();
          expect(present.map(({ watched }) => watched.started)).toEqual(
            modelOf(present.map(({ requests }) => requests)),
          );
        }
        while (present.length > 0) {
          const running = present.filter(({ watched }) => watched.started);
          expect(running.length).toBeGreaterThan(0);
          for (const { watched } of running) watched.ticket.release();
          present = present.filter((one) => !running.includes(one));
          await settle();
        }
      }),
      { seed: 11, numRuns: Math.ceil(counts.kernelProperties / 3) },
    );
  });
});

/** A ticket runs when nobody before it, running or waiting, wants the same thing in a way that does not go together. */
function modelOf(tickets: readonly LockRequest[][]): boolean[] {
  return tickets.map((wanted, index) =>
    wanted.every(({ key, mode }) =>
      tickets
        .slice(0, index)
        .every((before) => before.every((other) => other.key !== key || goTogether(mode, other.mode))),
    ),
  );
}

function goTogether(a: LockMode, b: LockMode): boolean {
  const pair = [a, b].sort().join(' ');
  return [
    'shared shared',
    'shared shared-within',
    'shared-within shared-within',
    'exclusive-within shared-within',
    'exclusive-within exclusive-within',
  ].includes(pair);
}

describe('what a call locks', () => {
  const call = { taskId: 't', cwd: '/work' };
  const conflict = async (one: string, other: string): Promise<boolean> => {
    const [a, b] = [one, other].map((text) => {
      const [permission = '', path] = text.split(' ');
      return lockRequests({}, [{ permission, ...(path === undefined ? {} : { path }) }], call);
    });
    const table = new LockTable();
    table.reserve(a ?? []);
    return table.reserve(b ?? []).ready !== undefined;
  };

  it.each([
    ['file:read a', 'file:read a', false],
    ['file:write a', 'file:write b', false],
    ['file:write a', 'file:read a', true],
    ['file:write a/b', 'file:read a', true],
    ['file:read a', 'file:write a/b', true],
    ['file:write /work/a', 'file:read ./x/../a', true],
    ['file:write ab', 'file:write a', false],
    ['terminal:execute', 'file:read a', true],
    ['terminal:execute', 'network:fetch', false],
    ['terminal:execute', 'code:execute', true],
    ['memory:write', 'memory:write', true],
    ['memory:read', 'memory:write', false],
  ])('%s and %s', async (one, other, expected) => {
    expect(await conflict(one, other)).toBe(expected);
  });

  it('nothing of another task', () => {
    const table = new LockTable();
    table.reserve(lockRequests({ parallel: false }, [], call));
    expect(table.reserve(lockRequests({ parallel: false }, [], { ...call, taskId: 'other' })).ready).toBeUndefined();
  });
});
