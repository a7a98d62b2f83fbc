import { expect, it } from 'vitest';
import { nothingMissing } from '../../../test/support/nothing-missing.js';
import { AvailabilityCache } from '../availability.js';
import { tool } from '../define-tool.js';
import { ToolRegistry } from '../registry.js';
import type { ToolEntry } from '../tool.js';
import { toolsetStatus } from './toolset-status.js';

it('a toolset is available when one of its tools is, and names what they need once', async () => {
  const registry = new ToolRegistry();
  const make = (name: string, toolset: string, more: object) =>
    registry.add(
      tool({ name, toolset, description: 'x', schema: { type: 'object' }, ...more }, () => 1) as unknown as ToolEntry,
    );
  const key = { name: 'KEY', description: 'A key', secret: true };
  make('a', 'half', { check: () => 'down', requiresEnv: [key, 'OTHER'] });
  make('b', 'half', { requiresEnv: [key] });
  make('c', 'none', { check: () => false });
  const availability = new AvailabilityCache({
    probe: nothingMissing,
    now: Date.now,
  });
  expect(await toolsetStatus('half', registry, availability)).toEqual({
    available: true,
    tools: [
      { name: 'a', availability: { available: false, reason: 'down' } },
      { name: 'b', availability: { available: true } },
    ],
    requiresEnv: [key, { name: 'OTHER' }],
  });
  expect((await toolsetStatus('none', registry, availability)).available).toBe(false);
  registry.deregister('c');
  await expect(toolsetStatus('none', registry, availability)).rejects.toThrow('Unknown toolset');
});
