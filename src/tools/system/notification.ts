import * as z from 'zod';
import { registry } from '../../kernel/registry.js';

export const notification = registry.register({
  name: 'notification',
  toolset: 'system',
  emoji: '🔔',
  description:
    "Show a notification on the user's desktop, e.g. when long work is done or needs them. Plain text; keep it short.",
  input: () =>
    z.object({
      title: z.string().trim().min(1).max(200).describe('The headline'),
      body: z.string().max(2_000).default('').describe('A sentence or two below it'),
      urgency: z
        .enum(['low', 'normal', 'critical'])
        .default('normal')
        .describe('critical stays on the screen until it is dismissed; use it rarely'),
    }),
  requires: {
    anyOf: [
      { env: ['DBUS_SESSION_BUS_ADDRESS'], anyOf: [{ bin: ['notify-send'] }, { bin: ['gdbus'] }] },
      { platform: ['darwin'] },
      { platform: ['win32'] },
    ],
  },
  effects: () => [{ permission: 'notify:send' }],
  async run({ title, body, urgency }, ctx) {
    const plain = { title: withoutNull(title), body: withoutNull(body), urgency };
    await ctx.desktop.notify(plain);
    return { shown: true, title: plain.title, urgency };
  },
});

/** An argument of a program ends at a null byte. */
function withoutNull(text: string): string {
  return text.replaceAll('\0', '');
}
