import { describe, expect, it } from 'vitest';
import { ToolError } from '../../kernel/outcome.js';
import { type RemoteMethod, RpcChannel } from './rpc-channel.js';

/** Two channels over a pipe that copies like the one between processes. */
function pair(methods: Record<string, (...args: never[]) => unknown>): { here: RpcChannel; there: RpcChannel } {
  const listeners: ((message: unknown) => void)[][] = [[], []];
  const pipe = (own: number, other: number) => ({
    send: (message: unknown) => {
      const copy = structuredClone(message);
      queueMicrotask(() => listeners[other]?.forEach((listener) => void listener(copy)));
    },
    onMessage: (listener: (message: unknown) => void) => void listeners[own]?.push(listener),
  });
  return {
    here: new RpcChannel(pipe(0, 1), {}),
    there: new RpcChannel(pipe(1, 0), methods as Record<string, RemoteMethod>),
  };
}

describe('a channel', () => {
  it('calls methods and copies data, bytes included', async () => {
    const { here } = pair({ swap: (a: unknown, b: unknown) => [b, a] });
    const bytes = new Uint8Array([1, 2, 3]);
    expect(await here.call('swap', { deep: [1, { two: null }] }, bytes)).toEqual([bytes, { deep: [1, { two: null }] }]);
  });

  it('calls functions back, and passes readers and streams', async () => {
    class Reader {
      readonly size = 5;
      at = 0;
      async read(length: number): Promise<string> {
        this.at += length;
        return 'hello'.slice(this.at - length, this.at);
      }
    }
    const { here } = pair({
      twice: async (work: (n: number) => Promise<number>) => (await work(1)) + (await work(2)),
      open: () => new Reader(),
      async *parts() {
        yield 'a';
        yield 'b';
      },
    });
    expect(await here.call('twice', (n: number) => n * 10)).toBe(30);
    const reader = (await here.call('open')) as Reader;
    expect([await reader.read(2), await reader.read(2), reader.size]).toEqual(['he', 'll', 5]);
    const seen: unknown[] = [];
    for await (const part of (await here.call('parts')) as AsyncIterable<unknown>) seen.push(part);
    expect(seen).toEqual(['a', 'b']);
  });

  it('keeps what an error says', async () => {
    const { here } = pair({
      refuse: () => {
        throw new ToolError('no', { code: 'conflict', hint: 'later', retryable: true, details: { n: 1 } });
      },
      crash: () => {
        throw new RangeError('out');
      },
    });
    await expect(here.call('refuse')).rejects.toMatchObject({
      name: 'ToolError',
      message: 'no',
      code: 'conflict',
      hint: 'later',
      retryable: true,
      details: { n: 1 },
    });
    await expect(here.call('crash')).rejects.toMatchObject({ name: 'RangeError', message: 'out' });
  });

  it('refuses unknown methods, inherited names and functions of calls that have ended', async () => {
    let kept: (() => Promise<unknown>) | undefined;
    const { here } = pair({
      keep: (work: () => Promise<unknown>) => {
        kept = work;
      },
    });
    for (const name of ['nothing', 'constructor', '__proto__', 'toString']) {
      await expect(here.call(name)).rejects.toMatchObject({ code: 'unsupported' });
    }
    await here.call('keep', () => 1);
    expect(await kept?.()).toBe(1);
    here.takeBack();
    await expect(kept?.()).rejects.toMatchObject({ code: 'cancelled' });
  });

  it('tells everybody who waits when the other side is gone', async () => {
    const { here } = pair({ never: () => new Promise(() => undefined) });
    const waiting = here.call('never');
    here.close(new Error('it died'));
    await expect(waiting).rejects.toThrow('it died');
    await expect(here.call('never')).rejects.toThrow('it died');
  });

  it('survives messages that are none', async () => {
    const listeners: ((message: unknown) => void)[] = [];
    const sent: unknown[] = [];
    new RpcChannel(
      { send: (message) => void sent.push(message), onMessage: (listener) => void listeners.push(listener) },
      {},
    );
    for (const message of [
      null,
      7,
      'x',
      {},
      { kind: 'answer', id: 99 },
      { kind: 'request' },
      { kind: 'request', id: 1, target: {}, args: null },
    ]) {
      for (const listener of listeners) listener(message);
    }
    await new Promise((resolve) => setImmediate(resolve));
    expect(sent.every((message) => (message as { ok: boolean }).ok === false)).toBe(true);
  });
});
