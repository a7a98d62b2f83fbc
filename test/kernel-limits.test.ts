import { describe, expect, it } from 'vitest';
import type { ToolContext } from '../src/kernel/context.js';
import { tool } from '../src/kernel/define-tool.js';
import { ToolError } from '../src/kernel/outcome.js';
import type { Ports } from '../src/kernel/ports.js';
import { createKernel, type KernelOptions } from '../src/testing/create-kernel.js';
import { createPermissiveGate } from '../src/testing/permissive-gate.js';

const anything = { type: 'object', properties: {} };
const forever = (): Promise<never> => new Promise(() => undefined);
/** Generous for a busy machine; what is promised is 250 ms. */
const SOON_MS = 2_000;

function kernelWith(run: (args: Record<string, unknown>, ctx: ToolContext) => unknown, options: KernelOptions = {}) {
  const effects = ({ path }: Record<string, unknown>) =>
    path === undefined ? [] : [{ permission: 'file:write', path: String(path) }];
  return createKernel({
    ...options,
    tools: [tool({ name: 'work', description: 'x', schema: anything, effects }, run)],
  });
}

async function timed<Answer>(work: Promise<Answer>): Promise<{ answer: Answer; ms: number }> {
  const start = performance.now();
  return { answer: await work, ms: performance.now() - start };
}

describe('the time limit of a call', () => {
  it('answers a tool that hangs', async () => {
    const { answer, ms } = await timed(kernelWith(forever).call('work', {}, { timeoutMs: 50 }));
    expect(answer.json).toMatchObject({
      code: 'timeout',
      error: 'work did not finish within 0.05 s.',
      retryable: true,
    });
    expect(ms).toBeLessThan(50 + SOON_MS);
  });

  it('lets a tool that was told to stop bring its partial answer', async () => {
    const kernel = kernelWith(async (_args, { signal }) => {
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
      return { output: 'so far', timed_out: signal.reason === 'timeout' };
    });
    expect((await kernel.call('work', {}, { timeoutMs: 20 })).json).toEqual({ output: 'so far', timed_out: true });
  });

  it('keeps the details of a tool that stops with an error of its own', async () => {
    const kernel = kernelWith(async (_args, { signal }) => {
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
      throw new ToolError('stopped', { details: { output: 'so far' } });
    });
    expect((await kernel.call('work', {}, { timeoutMs: 20 })).json).toMatchObject({
      code: 'timeout',
      output: 'so far',
    });
  });

  it.each([Number.NaN, -1, 0, Number.POSITIVE_INFINITY])('takes a wish of %s for none at all', async (timeoutMs) => {
    const kernel = kernelWith(async () => {
      await new Promise((resolve) => setImmediate(resolve));
      return 'done';
    });
    expect((await kernel.call('work', {}, { timeoutMs })).json).toBe('done');
  });

  it('is never above the maximum', async () => {
    const kernel = kernelWith(forever, { limits: { maxTimeoutMs: 30 } });
    expect((await kernel.call('work', {}, { timeoutMs: 1e12 })).json).toMatchObject({ code: 'timeout' });
  });
});

describe('cancelling', () => {
  it('answers soon, also when the tool ignores its signal', async () => {
    const stop = new AbortController();
    const running = kernelWith(forever).call('work', {}, { signal: stop.signal });
    stop.abort();
    const { answer, ms } = await timed(running);
    expect(answer.json).toEqual({ error: 'work was cancelled.', code: 'cancelled' });
    expect(ms).toBeLessThan(SOON_MS);
  });

  it('does not start a call whose caller is gone already, and asks nobody', async () => {
    const gate = createPermissiveGate();
    let ran = 0;
    const kernel = kernelWith(() => ++ran, { gate });
    expect((await kernel.call('work', {}, { signal: AbortSignal.abort() })).json).toMatchObject({ code: 'cancelled' });
    expect({ ran, asked: gate.asked.length }).toEqual({ ran: 0, asked: 0 });
  });

  it.each([
    ['a hook is asked', { hooks: { pre_tool_call: forever } }],
    ['the gate is asked', { gate: { judge: forever } }],
  ])('answers while %s', async (_name, options) => {
    const stop = new AbortController();
    let ran = 0;
    const running = kernelWith(() => ++ran, options).call('work', {}, { signal: stop.signal });
    setImmediate(() => stop.abort());
    expect((await running).json).toMatchObject({ code: 'cancelled' });
    expect(ran).toBe(0);
  });

  it('takes a waiting call out of its queue and leaves the others in order', async () => {
    const order: unknown[] = [];
    let finish = (): void => undefined;
    const first = new Promise<void>((resolve) => (finish = resolve));
    const kernel = kernelWith(async ({ n }) => {
      order.push(n);
      if (n === 1) await first;
    });
    const stop = new AbortController();
    const calls = [1, 2, 3].map((n) =>
      kernel.call('work', { n, path: 'same' }, n === 2 ? { signal: stop.signal } : {}),
    );
    setImmediate(() => stop.abort());
    expect((await calls[1])?.json).toMatchObject({ code: 'cancelled' });
    finish();
    await Promise.all(calls);
    expect(order).toEqual([1, 3]);
  });

  it('gives a turn back that came too late', async () => {
    let finish = (): void => undefined;
    const first = new Promise<void>((resolve) => (finish = resolve));
    const kernel = kernelWith(({ n }) => (n === 1 ? first : n), { limits: { parallel: 1 } });
    const stop = new AbortController();
    const busy = kernel.call('work', { n: 1 });
    const waiting = kernel.call('work', { n: 2 }, { signal: stop.signal });
    setImmediate(() => stop.abort());
    expect((await waiting).json).toMatchObject({ code: 'cancelled' });
    finish();
    await busy;
    expect((await kernel.call('work', { n: 3 })).json).toBe(3);
  });

  it('keeps the locks of an abandoned call until its own code has ended', async () => {
    let end = (): void => undefined;
    const ended = new Promise<void>((resolve) => (end = resolve));
    const order: string[] = [];
    const kernel = kernelWith(async ({ n }) => {
      if (n === 1) await ended;
      order.push(`ran ${n}`);
    });
    expect((await kernel.call('work', { n: 1, path: 'same' }, { timeoutMs: 10 })).json).toMatchObject({
      code: 'timeout',
    });
    const next = kernel.call('work', { n: 2, path: 'same' });
    await kernel.call('work', { n: 3, path: 'other' });
    end();
    await next;
    expect(order).toEqual(['ran 3', 'ran 1', 'ran 2']);
  });

  it('gives the locks of code that never ends back after two seconds', async () => {
    const kernel = kernelWith(({ n }) => (n === 1 ? forever() : 'free'));
    await kernel.call('work', { n: 1, path: 'same' }, { timeoutMs: 10 });
    expect((await kernel.call('work', { n: 2, path: 'same' })).json).toBe('free');
  });
});

describe('the ports of a call', () => {
  /** A port that only asks its guard. */
  const ports: NonNullable<KernelOptions['ports']> = (guard) =>
    ({ files: { read: (path: string) => guard.check({ permission: 'file:write', path }) } }) as unknown as Ports;

  it('refuse what the tool did not declare', async () => {
    const kernel = kernelWith(async (_args, ctx) => ctx.files.read('a'), { ports });
    expect((await kernel.call('work', {})).json).toMatchObject({
      code: 'denied',
      error: expect.stringContaining('did not declare'),
    });
  });

  it('ask the gate about what is found later', async () => {
    const gate = createPermissiveGate();
    const kernel = kernelWith(async (_args, ctx) => ctx.files.read('b'), { ports, gate });
    await kernel.call('work', { path: 'a' });
    expect(gate.asked.map(({ effects }) => effects.map((effect) => effect.path))).toEqual([['a'], ['b']]);
  });

  it('refuse after the call has ended, and after it was stopped', async () => {
    const kept: ToolContext[] = [];
    const kernel = kernelWith(
      (args, ctx) => {
        kept.push(ctx);
        return args.hang === true ? forever() : 'done';
      },
      { ports },
    );
    await kernel.call('work', { path: 'a' });
    await kernel.call('work', { path: 'a', hang: true }, { timeoutMs: 10 });
    await expect(kept[0]?.files.read('a')).rejects.toMatchObject({ code: 'cancelled' });
    await expect(kept[1]?.files.read('a')).rejects.toMatchObject({ code: 'timeout' });
    await expect(kept[0]?.call('work', {})).rejects.toMatchObject({ code: 'cancelled' });
  });
});
