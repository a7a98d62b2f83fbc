import { describe, expect, it } from 'vitest';
import { createKernel } from '../testing/create-kernel.js';
import { tool } from './define-tool.js';
import { EventHub } from './events.js';

const work = tool({ name: 'work', description: 'x', schema: { type: 'object' } }, (_args, ctx) => {
  ctx.progress('half');
  ctx.progress({ done: 2, total: 2 });
  return 'done';
});

describe('events', () => {
  it('tell start, progress and end of a call', async () => {
    const kernel = createKernel({ tools: [work] });
    const seen: unknown[] = [];
    for (const name of ['call-start', 'progress', 'call-end'] as const)
      kernel.services.events.on(name, (event) => void seen.push([name, event]));
    await kernel.call('work', { a: 1 }, { id: 'c' });
    expect(seen).toMatchObject([
      ['call-start', { callId: 'c', tool: 'work', args: { a: 1 } }],
      ['progress', { update: { message: 'half' } }],
      ['progress', { update: { done: 2, total: 2 } }],
      ['call-end', { outcome: { ok: true, data: 'done' }, resultChars: 6 }],
    ]);
  });

  it('are not even built when nobody listens', async () => {
    const { services, call } = createKernel({ tools: [work] });
    let built = 0;
    services.events.emit = () => void built++;
    await call('work');
    expect(built).toBe(0);
  });

  it('stop with the function that listening answered', () => {
    const hub = new EventHub();
    let heard = 0;
    const stop = hub.on('approval', () => void heard++);
    hub.emit('approval', { request: 1 });
    stop();
    hub.emit('approval', { request: 2 });
    expect([heard, hub.wanted('approval')]).toEqual([1, false]);
  });

  it('a listener that fails, at once or later, is reported and changes nothing', async () => {
    const kernel = createKernel({ tools: [work] });
    kernel.services.events.on('call-start', () => {
      throw new Error('at once');
    });
    kernel.services.events.on('call-end', async () => {
      throw new Error('later');
    });
    const watching = () => {
      throw new Error('watching');
    };
    expect((await kernel.call('work', {}, { onProgress: watching })).json).toBe('done');
    await new Promise((resolve) => setImmediate(resolve));
    expect(kernel.problems.map(({ message }) => message)).toEqual(['at once', 'watching', 'watching', 'later']);
  });
});

describe('the state of a task', () => {
  it('is kept per toolset, and released once with the task, whatever fails', async () => {
    const released: string[] = [];
    const remember = tool(
      { name: 'remember', toolset: 'memory', description: 'x', schema: { type: 'object' } },
      (_args, ctx) => {
        const count = Number(ctx.state.get('count') ?? 0) + 1;
        ctx.state.set('count', count);
        ctx.onTaskEnd(() => {
          released.push(`${ctx.taskId} ${count}`);
          if (count === 1) throw new Error('stuck');
        });
        return count;
      },
    );
    const kernel = createKernel({ tools: [remember] });
    for (const taskId of ['a', 'a', 'b']) await kernel.call('remember', {}, { taskId });
    expect((await kernel.tasks.end('a')).map(String)).toEqual(['Error: stuck']);
    expect(released).toEqual(['a 1', 'a 2']);
    expect(await kernel.tasks.end('a')).toEqual([]);
    expect((await kernel.call('remember', {}, { taskId: 'a' })).json).toBe(1);
    await kernel.tasks.close();
    expect(released.slice(2).sort()).toEqual(['a 1', 'b 1']);
  });
});
