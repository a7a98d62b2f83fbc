import * as z from 'zod';
import { WatchBook } from '../../files/watch/watch-book.js';
import { ToolError } from '../../kernel/outcome.js';
import { registry } from '../../kernel/registry.js';

export const fileWatch = registry.register({
  name: 'file_watch',
  toolset: 'filesystem',
  emoji: '👁️',
  tags: ['watch', 'monitor', 'changes', 'events'],
  description: `Watch a folder for files that are created, changed, removed or renamed. "start" answers an id, "poll" the events since the last poll (waiting for one if asked), "stop" ends it. Watches end with the task.`,
  input: () =>
    z.object({
      action: z.enum(['start', 'poll', 'stop', 'list']).describe('What to do'),
      path: z.string().min(1).max(4096).default('.').describe('start: folder or file to watch'),
      globs: z
        .array(z.string().min(1).max(500))
        .max(50)
        .default([])
        .describe('start: only files like these, e.g. "*.ts" or "src/**"'),
      debounce_ms: z.int().min(10).max(10_000).default(200).describe('start: changes closer together are one event'),
      max_events: z
        .int()
        .min(1)
        .max(10_000)
        .default(1000)
        .describe('start: events kept until they are polled; older ones are counted'),
      hidden: z.boolean().default(false).describe('start: also hidden files'),
      id: z.string().max(100).optional().describe('poll, stop: the id start answered; needed for both'),
      wait_ms: z.int().min(0).max(60_000).default(0).describe('poll: wait this long for an event'),
    }),
  timeoutMs: 90_000,
  effects: ({ action, path }) => (action === 'start' || action === 'poll' ? [{ permission: 'file:read', path }] : []),
  async run({ action, path, globs, debounce_ms, max_events, hidden, id, wait_ms }, ctx) {
    const book = WatchBook.of(ctx.state, ctx.onTaskEnd.bind(ctx));
    if (action === 'list') return { watches: book.list() };
    if (action === 'start') {
      const options = { path, globs, debounceMs: debounce_ms, maxEvents: max_events, hidden };
      return book.start(ctx.watch, options, () => ctx.clock.now());
    }
    if (id === undefined) throw new ToolError(`id is required to ${action} a watch.`, { code: 'invalid_arguments' });
    if (action === 'poll') return { id, ...(await book.poll(ctx.watch, id, wait_ms, ctx.signal)) };
    await book.stop(id);
    return { id, stopped: true };
  },
});
