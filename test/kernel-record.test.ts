import { describe, expect, it } from 'vitest';
import { withIdempotency } from '../src/kernel/call/idempotency.js';
import { runCall } from '../src/kernel/call/run-call.js';
import { tool } from '../src/kernel/define-tool.js';
import { createKernel } from '../src/testing/create-kernel.js';
import { createPermissiveGate } from '../src/testing/permissive-gate.js';

const anything = { type: 'object', properties: {} };

function counting(more: object = {}) {
  let runs = 0;
  const count = tool(
    {
      name: 'count',
      description: 'x',
      schema: anything,
      effects: () => [{ permission: 'file:write', path: 'a' }],
      ...more,
    },
    async ({ fail }) => {
      runs++;
      await new Promise((resolve) => setImmediate(resolve));
      if (fail === true) throw new Error('failed once');
      return { runs };
    },
  );
  return { count, runs: () => runs };
}

describe('the audit log', () => {
  it('knows of a call with effects before it runs, and of its outcome before the caller does', async () => {
    const { count } = counting();
    const kernel = createKernel({ tools: [count] });
    const before: number[] = [];
    kernel.services.hooks.add(
      { transform_tool_result: () => void before.push(kernel.recorder.intents.length) },
      'test',
    );
    await kernel.call('count', {}, { id: 'c1' });
    expect(before).toEqual([1]);
    expect(kernel.recorder.outcomes).toMatchObject([
      { callId: 'c1', ok: true, effects: [{ path: 'a' }], decision: 'allow' },
    ]);
  });

  it('that cannot be written refuses a call with effects', async () => {
    const { count, runs } = counting();
    const kernel = createKernel({ tools: [count] });
    kernel.recorder.failIntents = new Error('disk full');
    expect((await kernel.call('count')).json).toMatchObject({
      code: 'failed',
      error: expect.stringContaining('disk full'),
    });
    expect(runs()).toBe(0);
  });

  it('that throws at once refuses as well', async () => {
    const { count, runs } = counting();
    const kernel = createKernel({ tools: [count] });
    kernel.recorder.intent = () => {
      throw new Error('closed');
    };
    expect((await kernel.call('count')).json).toMatchObject({ code: 'failed' });
    expect(runs()).toBe(0);
  });

  it('that cannot take the outcome is told to the caller and to the operator', async () => {
    const { count, runs } = counting();
    const kernel = createKernel({ tools: [count] });
    kernel.recorder.failOutcomes = new Error('disk full');
    const { json, outcome } = await kernel.call('count');
    expect(json).toMatchObject({
      code: 'internal',
      error: expect.stringContaining('ran, but its outcome could not be written'),
    });
    expect(outcome.ok).toBe(false);
    expect(runs()).toBe(1);
    expect(kernel.problems).toMatchObject([{ source: 'audit log' }]);
  });

  it('knows what was refused, and by which rules', async () => {
    const { count } = counting();
    const kernel = createKernel({ tools: [count], gate: createPermissiveGate(['file:write']) });
    await kernel.call('count');
    expect(kernel.recorder.outcomes).toMatchObject([{ ok: false, decision: 'deny', rules: ['testing: denied'] }]);
  });

  it('knows a call made through tool_call under the name of its tool', async () => {
    const { count } = counting();
    const { findingTools } = await import('../src/kernel/finding/finding-tools.js');
    const kernel = createKernel({ tools: [count, ...findingTools({ offered: () => [], remember: () => undefined })] });
    expect((await kernel.call('tool_call', { name: 'count', arguments: '{}' })).json).toEqual({ runs: 1 });
    expect(kernel.recorder.outcomes).toMatchObject([{ tool: 'count' }]);
    expect((await kernel.call('tool_call', { name: 'tool_call', arguments: {} })).json).toMatchObject({
      code: 'invalid_arguments',
    });
    expect((await kernel.call('tool_call', { name: 'cuont' })).json).toMatchObject({ code: 'unknown_tool' });
  });
});

describe('an idempotency key', () => {
  it('answers with the first outcome', async () => {
    const { count, runs } = counting();
    const kernel = createKernel({ tools: [count] });
    const first = await kernel.call('count', { n: 1 }, { idempotencyKey: 'k' });
    const second = await kernel.call('count', { n: 1 }, { idempotencyKey: 'k' });
    expect(second.text).toBe(first.text);
    expect(runs()).toBe(1);
    expect(kernel.recorder.outcomes).toHaveLength(1);
  });

  it('also when that was a failure', async () => {
    const { count, runs } = counting();
    const kernel = createKernel({ tools: [count] });
    const first = await kernel.call('count', { fail: true }, { idempotencyKey: 'k' });
    const second = await kernel.call('count', { fail: true }, { idempotencyKey: 'k' });
    expect(second.json).toEqual(first.json);
    expect(second.outcome).toMatchObject({ ok: false, code: 'internal' });
    expect(runs()).toBe(1);
  });

  it('used for another call is a conflict', async () => {
    const kernel = createKernel({ tools: [counting().count] });
    await kernel.call('count', { n: 1 }, { idempotencyKey: 'k' });
    expect((await kernel.call('count', { n: 2 }, { idempotencyKey: 'k' })).json).toMatchObject({ code: 'conflict' });
  });

  it('is free again when the tool did not run', async () => {
    const { count } = counting();
    let closed = true;
    const gate = createPermissiveGate();
    const kernel = createKernel({
      tools: [count],
      gate: { judge: (call, effects) => (closed ? createPermissiveGate(['file:write']) : gate).judge(call, effects) },
    });
    expect((await kernel.call('count', {}, { idempotencyKey: 'k' })).json).toMatchObject({ code: 'denied' });
    closed = false;
    expect((await kernel.call('count', {}, { idempotencyKey: 'k' })).json).toEqual({ runs: 1 });
  });

  it('asked twice at once runs once; a different call at the same time does not get its answer', async () => {
    const { count, runs } = counting();
    const { services } = createKernel({ tools: [count] });
    const ask = (n: number) =>
      withIdempotency(
        { id: `c${n}`, name: 'count', arguments: { n }, taskId: 't', origin: 'model', idempotencyKey: 'k' },
        services,
        runCall,
      );
    const [first, same, other] = await Promise.all([ask(1), ask(1), ask(2)]);
    expect(same?.text).toBe(first?.text);
    expect(JSON.parse(other?.text ?? '')).toMatchObject({ code: 'conflict' });
    expect(runs()).toBe(1);
  });

  it('that cannot be written down refuses the call', async () => {
    const { count, runs } = counting();
    const kernel = createKernel({ tools: [count] });
    kernel.recorder.claim = () => Promise.reject(new Error('disk full'));
    expect((await kernel.call('count', {}, { idempotencyKey: 'k' })).json).toMatchObject({ code: 'failed' });
    expect(runs()).toBe(0);
  });
});
