import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createKernel } from '../testing/create-kernel.js';
import { BaseTool, isToolClass } from './base-tool.js';
import { ToolResult } from './tool-result.js';

class Counter extends BaseTool {
  readonly name = 'counter';
  readonly description = 'Counts';
  override readonly toolset = 'counting';
  override readonly input = z.object({ by: z.number().int().default(1) });
  readonly life: string[] = [];
  total = 0;
  failures = 0;
  hold: Promise<void> | undefined;

  override async setup() {
    this.life.push('setup');
    await new Promise((resolve) => setImmediate(resolve));
    if (this.failures-- > 0) throw new Error('not ready');
  }

  override async run({ by }: { by: number }) {
    this.life.push('run');
    await this.hold;
    this.total += by;
    return new ToolResult({ success: true, output: { total: this.total } });
  }

  override teardown() {
    this.life.push('teardown');
  }
}

describe('a class-style tool', () => {
  it('is a class that extends BaseTool', () => {
    expect(isToolClass(Counter)).toBe(true);
    expect(isToolClass(class {})).toBe(false);
    expect(isToolClass('Counter')).toBe(false);
  });

  it('is set up once, also when its first calls come together, and answers its output', async () => {
    const counter = new Counter();
    const kernel = createKernel({ tools: [counter] });
    const answers = await Promise.all([kernel.call('counter', {}), kernel.call('counter', { by: '2' })]);
    expect(answers.map(({ json }) => json)).toEqual([{ total: 1 }, { total: 3 }]);
    expect(counter.life).toEqual(['setup', 'run', 'run']);
  });

  it('tries its setup again after a failure, once for all who wait', async () => {
    const counter = new Counter();
    counter.failures = 1;
    const kernel = createKernel({ tools: [counter] });
    const first = await Promise.all([kernel.call('counter'), kernel.call('counter')]);
    expect(first.map(({ outcome }) => outcome.ok)).toEqual([false, false]);
    const second = await Promise.all([kernel.call('counter'), kernel.call('counter')]);
    expect(second.map(({ outcome }) => outcome.ok)).toEqual([true, true]);
    expect(counter.life).toEqual(['setup', 'setup', 'run', 'run']);
  });

  it('is torn down after the last call in flight, once', async () => {
    const counter = new Counter();
    let finish = (): void => undefined;
    counter.hold = new Promise((resolve) => (finish = resolve));
    const kernel = createKernel({ tools: [counter] });
    const calls = [kernel.call('counter'), kernel.call('counter')];
    while (counter.life.length < 3) await new Promise((resolve) => setImmediate(resolve));
    kernel.services.registry.deregister('counter');
    expect(counter.life).not.toContain('teardown');
    expect((await kernel.call('counter')).json).toMatchObject({ code: 'unknown_tool' });
    finish();
    expect((await Promise.all(calls)).every(({ outcome }) => outcome.ok)).toBe(true);
    await new Promise((resolve) => setImmediate(resolve));
    expect(counter.life).toEqual(['setup', 'run', 'run', 'teardown']);
  });

  it('that was never called is not torn down', async () => {
    const counter = new Counter();
    const kernel = createKernel({ tools: [counter] });
    await kernel.services.registry.close();
    expect(counter.life).toEqual([]);
  });
});
