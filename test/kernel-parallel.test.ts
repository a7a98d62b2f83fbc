import { describe, expect, it } from 'vitest';
import { CallOrder } from '../src/kernel/call/call-order.js';
import { tool } from '../src/kernel/define-tool.js';
import { summarise, ToolRegistry } from '../src/kernel/registry.js';
import type { ToolEntry } from '../src/kernel/tool.js';
import { createKernel } from '../src/testing/create-kernel.js';
import { counts } from './counts.js';

const anything = { type: 'object', properties: {} };

describe('calls at the same time', () => {
  /** Notes who works beside whom. */
  function watched(more: object = {}) {
    const now = new Set<unknown>();
    const together: unknown[][] = [];
    const work = tool(
      {
        name: 'work',
        description: 'x',
        schema: anything,
        effects: ({ permission, path }) =>
          permission === undefined ? [] : [{ permission: String(permission), path: String(path) }],
        ...more,
      },
      async ({ n }) => {
        now.add(n);
        together.push([...now]);
        await new Promise((resolve) => setImmediate(resolve));
        now.delete(n);
        return n;
      },
    );
    const most = () => Math.max(...together.map((group) => group.length));
    return { work, most };
  }

  it('writers of one file wait for each other', async () => {
    const { work, most } = watched();
    const kernel = createKernel({ tools: [work] });
    await Promise.all([1, 2, 3].map((n) => kernel.call('work', { n, permission: 'file:write', path: 'a' })));
    expect(most()).toBe(1);
  });

  it('readers of one file share it', async () => {
    const { work, most } = watched();
    const kernel = createKernel({ tools: [work] });
    await Promise.all([1, 2, 3].map((n) => kernel.call('work', { n, permission: 'file:read', path: 'a' })));
    expect(most()).toBe(3);
  });

  it('a writer of a folder waits for readers inside it, also by another spelling', async () => {
    const { work, most } = watched();
    const kernel = createKernel({ tools: [work] });
    await Promise.all([
      kernel.call('work', { n: 1, permission: 'file:read', path: 'a/b/c' }),
      kernel.call('work', { n: 2, permission: 'file:write', path: '/work/x/../a' }),
    ]);
    expect(most()).toBe(1);
  });

  it('a tool that is not parallel is alone in its task, and only there', async () => {
    const { work, most } = watched({ parallel: false });
    const kernel = createKernel({ tools: [work] });
    await Promise.all([1, 2, 3].map((n) => kernel.call('work', { n })));
    expect(most()).toBe(1);
    await Promise.all([4, 5].map((n) => kernel.call('work', { n }, { taskId: `task ${n}` })));
    expect(most()).toBe(2);
  });

  it('no more than the limit run at once', async () => {
    const { work, most } = watched();
    const kernel = createKernel({ tools: [work], limits: { parallel: 3 } });
    await Promise.all(Array.from({ length: 20 }, (_, n) => kernel.call('work', { n })));
    expect(most()).toBe(3);
  });

  it('a message whose first tool is still loading keeps the order of its calls', async () => {
    const order: string[] = [];
    const make = (name: string, permission: string): ToolEntry =>
      tool({ name, description: 'x', schema: anything, effects: () => [{ permission, path: 'a' }] }, () => {
        order.push(name);
      }) as unknown as ToolEntry;
    const registry = new ToolRegistry();
    const slow = make('writes', 'file:write');
    registry.addLazy(summarise(slow), async () => {
      await new Promise((resolve) => setTimeout(resolve, 10));
      return slow;
    });
    registry.add(make('reads', 'file:read'));
    const kernel = createKernel({ registry });
    const message = new CallOrder();
    await Promise.all(
      ['writes', 'reads', 'missing', 'reads'].map((name, place) => kernel.call(name, {}, { order: message, place })),
    );
    expect(order).toEqual(['writes', 'reads', 'reads']);
  });
});

describe('a call inside a call', () => {
  it('gets data, passes failures on and is recorded under its caller', async () => {
    const inner = tool({ name: 'inner', description: 'x', schema: anything, toModel: () => 'short' }, ({ bad }) => {
      if (bad === true) throw new TypeError('broken');
      return { whole: 'data' };
    });
    const outer = tool({ name: 'outer', description: 'x', schema: anything }, ({ bad }, ctx) =>
      ctx.call('inner', { bad }),
    );
    const kernel = createKernel({ tools: [inner, outer] });
    expect((await kernel.call('outer', { bad: false }, { id: 'top', origin: 'cron' })).json).toEqual({ whole: 'data' });
    expect(kernel.recorder.outcomes).toMatchObject([
      { tool: 'inner', parentId: 'top', callId: 'top.1', origin: 'cron' },
      { tool: 'outer', parentId: undefined },
    ]);
    expect((await kernel.call('outer', { bad: true })).json).toMatchObject({
      code: 'internal',
      error: 'Tool execution failed: TypeError: broken',
    });
  });

  it('reaches nothing outside the grant', async () => {
    const outer = tool({ name: 'outer', toolset: 'a', description: 'x', schema: anything }, (_args, ctx) =>
      ctx.call('inner', {}),
    );
    const inner = tool({ name: 'inner', toolset: 'b', description: 'x', schema: anything }, () => 1);
    expect((await createKernel({ tools: [inner, outer], toolsets: ['a'] }).call('outer')).json).toMatchObject({
      code: 'not_granted',
    });
  });

  it('never waits for its own caller, whatever others wait for', async () => {
    const effects = () => [{ permission: 'file:write', path: 'a' }];
    const inner = tool({ name: 'inner', description: 'x', schema: anything, effects }, async () => {
      await new Promise((resolve) => setImmediate(resolve));
      return 'inner';
    });
    const outer = tool({ name: 'outer', description: 'x', schema: anything, effects }, (_args, ctx) =>
      Promise.all([ctx.call('inner', {}), ctx.call('inner', {}), ctx.call('inner', {})]),
    );
    const kernel = createKernel({ tools: [inner, outer], limits: { parallel: 1 } });
    const answers = await Promise.all([kernel.call('outer'), kernel.call('inner'), kernel.call('outer')]);
    expect(answers.map(({ json }) => json)).toEqual([
      ['inner', 'inner', 'inner'],
      'inner',
      ['inner', 'inner', 'inner'],
    ]);
  });

  it('ends tools that call each other in a circle', async () => {
    const loop = tool({ name: 'loop', description: 'x', schema: anything }, (_args, ctx) => ctx.call('loop', {}));
    expect((await createKernel({ tools: [loop] }).call('loop')).json).toMatchObject({
      code: 'failed',
      error: expect.stringContaining('in a circle'),
    });
  });

  it('ends with its caller', async () => {
    const signals: AbortSignal[] = [];
    const inner = tool({ name: 'inner', description: 'x', schema: anything }, (_args, { signal }) => {
      signals.push(signal);
      return new Promise(() => undefined);
    });
    const outer = tool({ name: 'outer', description: 'x', schema: anything }, (_args, ctx) => ctx.call('inner', {}));
    const kernel = createKernel({ tools: [inner, outer] });
    expect((await kernel.call('outer', {}, { timeoutMs: 20 })).json).toMatchObject({ code: 'timeout' });
    expect(signals[0]?.aborted).toBe(true);
  });
});

describe('a thousand calls at once, some throwing, some hanging, some huge', () => {
  it('are answered once each, in order, round after round', { timeout: 120_000 }, async () => {
    const kinds = ['throws', 'hangs', 'huge'];
    const kindOf = (n: number): string => kinds[n % 20] ?? 'fine';
    let runs = 0;
    const work = tool({ name: 'work', description: 'x', schema: anything }, async ({ n }) => {
      runs++;
      await new Promise((resolve) => setImmediate(resolve));
      switch (kindOf(Number(n))) {
        case 'throws':
          throw new Error(`call ${n}`);
        case 'hangs':
          return new Promise(() => undefined);
        case 'huge':
          return 'x'.repeat(300_000);
        default:
          return { n };
      }
    });
    const kernel = createKernel({ tools: [work], limits: { parallel: 200 } });
    for (let round = 0; round < counts.concurrentRounds; round++) {
      runs = 0;
      const before = kernel.recorder.outcomes.length;
      const answers = await Promise.all(
        Array.from({ length: 1_000 }, (_, n) =>
          kernel.call('work', { n }, { id: `r${round}-${n}`, ...(kindOf(n) === 'hangs' ? { timeoutMs: 50 } : {}) }),
        ),
      );
      expect(runs).toBe(1_000);
      expect(kernel.recorder.outcomes.length - before).toBe(1_000);
      for (const [n, { json }] of answers.entries()) {
        if (kindOf(n) === 'throws')
          expect(json).toMatchObject({ code: 'internal', error: expect.stringContaining(`call ${n}`) });
        else if (kindOf(n) === 'hangs') expect(json).toMatchObject({ code: 'timeout' });
        else if (kindOf(n) === 'huge') expect(json).toMatchObject({ truncated: true, total_chars: 300_002 });
        else expect(json).toEqual({ n });
      }
    }
  });
});
