import * as z from 'zod';
import { ToolError } from '../../kernel/outcome.js';
import { registry } from '../../kernel/registry.js';

const MAX_SECONDS = 3_600;

export const sleep = registry.register({
  name: 'sleep',
  toolset: 'system',
  emoji: '💤',
  description:
    'Wait for a number of seconds, e.g. between two looks at something that changes. Prefer waiting for a process or a file where a tool offers it.',
  input: () =>
    z.object({
      seconds: z.number().min(0).max(MAX_SECONDS).describe('How long to wait; fractions are fine'),
    }),
  idempotent: true,
  timeoutMs: (MAX_SECONDS + 10) * 1_000,
  run: ({ seconds }, ctx) =>
    new Promise<{ slept_seconds: number }>((resolve, reject) => {
      const stop = (): void => {
        clearTimeout(timer);
        reject(new ToolError('Waiting was cancelled', { code: 'cancelled' }));
      };
      const timer = setTimeout(() => {
        ctx.signal.removeEventListener('abort', stop);
        resolve({ slept_seconds: seconds });
      }, seconds * 1_000);
      ctx.signal.addEventListener('abort', stop, { once: true });
    }),
});
