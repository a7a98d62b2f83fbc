import { describe, expect, it } from 'vitest';
import { tool } from '../src/kernel/define-tool.js';
import type { Hooks } from '../src/kernel/hooks.js';
import { createKernel } from '../src/testing/create-kernel.js';
import { createPermissiveGate } from '../src/testing/permissive-gate.js';

const schema = { type: 'object', properties: { n: { type: 'integer', maximum: 10 } }, required: ['n'] };
const echo = tool({ name: 'echo', description: 'x', schema }, (args) => args);
const fails = (): never => {
  throw new Error('hook broke');
};

function withHooks(hooks: Hooks, more: object = {}) {
  return createKernel({ tools: [echo], hooks, ...more });
}

describe('a hook before the call', () => {
  it('may veto, with its reason', async () => {
    const kernel = withHooks({ pre_tool_call: ({ tool: name }) => ({ veto: `no ${name} today` }) });
    expect((await kernel.call('echo', { n: 1 })).json).toEqual({ error: 'no echo today', code: 'denied' });
  });

  it('may change arguments, which are made right and judged like any others', async () => {
    const gate = createPermissiveGate();
    const kernel = withHooks({ pre_tool_call: () => ({ args: { n: '7' } }) }, { gate });
    expect((await kernel.call('echo', { n: 1 })).json).toEqual({ n: 7 });
    expect(gate.asked).toHaveLength(1);
  });

  it('cannot bring in arguments the tool does not take', async () => {
    const kernel = withHooks({ pre_tool_call: () => ({ args: { n: 11 } }) });
    expect((await kernel.call('echo', { n: 1 })).json).toMatchObject({ code: 'invalid_arguments' });
  });

  it('cannot write into the arguments behind the validation', async () => {
    const kernel = withHooks({
      pre_tool_call: ({ args }) => {
        (args as Record<string, unknown>).n = 9_999;
        return undefined;
      },
    });
    expect((await kernel.call('echo', { n: 1 })).json).toEqual({ n: 1 });
  });

  it('closes the way when it guards and fails', async () => {
    const kernel = withHooks({ pre_tool_call: fails });
    expect((await kernel.call('echo', { n: 1 })).json).toMatchObject({ code: 'denied' });
    expect(kernel.problems).toEqual([{ source: 'hook options', message: 'hook broke' }]);
  });

  it('is only reported when it does not guard', async () => {
    const kernel = withHooks({ pre_tool_call: [{ name: 'watcher', handler: fails, guards: false }] });
    expect((await kernel.call('echo', { n: 1 })).json).toEqual({ n: 1 });
    expect(kernel.problems).toMatchObject([{ source: 'hook watcher' }]);
  });

  it('that never answers counts as failed', async () => {
    const kernel = withHooks({ pre_tool_call: () => new Promise(() => undefined) }, { limits: { timeoutMs: 20 } });
    expect((await kernel.call('echo', { n: 1 })).json).toMatchObject({ code: 'denied' });
  });

  it('sees what the hooks before it made of the arguments', async () => {
    const seen: unknown[] = [];
    const plusOne = ({ args }: { args: Readonly<Record<string, unknown>> }) => {
      seen.push(args.n);
      return { args: { n: Number(args.n) + 1 } };
    };
    const kernel = withHooks({ pre_tool_call: [plusOne, plusOne] });
    expect((await kernel.call('echo', { n: 1 })).json).toEqual({ n: 3 });
    expect(seen).toEqual([1, 2]);
  });
});

describe('a hook after the call', () => {
  it('sees outcome and duration, and changes nothing', async () => {
    const seen: unknown[] = [];
    const kernel = withHooks({
      post_tool_call: async (event) => {
        seen.push(event);
        throw new Error('late');
      },
    });
    expect((await kernel.call('echo', { n: 1 })).json).toEqual({ n: 1 });
    expect(seen).toMatchObject([
      { tool: 'echo', outcome: { ok: true, data: { n: 1 } }, durationMs: expect.any(Number) },
    ]);
    expect(kernel.problems).toEqual([{ source: 'hook options', message: 'late' }]);
  });

  it('sees refusals as well', async () => {
    const codes: unknown[] = [];
    const kernel = withHooks({ post_tool_call: ({ outcome }) => void codes.push(outcome.ok || outcome.code) });
    await kernel.call('nothing', {});
    await kernel.call('echo', {});
    expect(codes).toEqual(['unknown_tool', 'invalid_arguments']);
  });

  it('does not keep somebody waiting who cancelled', async () => {
    const stop = new AbortController();
    const hang = tool(
      { name: 'hang', description: 'x', schema: { type: 'object' } },
      () => new Promise(() => undefined),
    );
    const kernel = createKernel({ tools: [hang], hooks: { post_tool_call: () => new Promise(() => undefined) } });
    const running = kernel.call('hang', {}, { signal: stop.signal });
    stop.abort();
    expect((await running).json).toMatchObject({ code: 'cancelled' });
  });
});

describe('a hook on the result', () => {
  it('may rewrite the data, one after another', async () => {
    const kernel = withHooks({
      transform_tool_result: [({ data }) => ({ first: data }), ({ data }) => ({ second: data }), () => undefined],
    });
    expect((await kernel.call('echo', { n: 1 })).json).toEqual({ second: { first: { n: 1 } } });
  });

  it('cannot make a success that looks like a failure', async () => {
    const kernel = withHooks({ transform_tool_result: () => ({ error: 'made up' }) });
    const { json, outcome } = await kernel.call('echo', { n: 1 });
    expect(json).toEqual({ error: 'made up', code: 'failed' });
    expect(outcome.ok).toBe(false);
  });

  it('that guards and fails keeps the data in; another is only reported', async () => {
    const guarding = withHooks({ transform_tool_result: [{ name: 'mask', handler: fails, guards: true }] });
    expect((await guarding.call('echo', { n: 1 })).json).toMatchObject({ code: 'failed' });
    const watching = withHooks({ transform_tool_result: fails });
    expect((await watching.call('echo', { n: 1 })).json).toEqual({ n: 1 });
    expect(watching.problems).toHaveLength(1);
  });
});

describe('hooks', () => {
  it('are taken out again by what `add` answered', async () => {
    const kernel = withHooks({});
    const remove = kernel.services.hooks.add({ pre_tool_call: () => ({ veto: 'no' }) }, 'plugin');
    expect((await kernel.call('echo', { n: 1 })).json).toMatchObject({ code: 'denied' });
    remove();
    expect((await kernel.call('echo', { n: 1 })).json).toEqual({ n: 1 });
  });
});
