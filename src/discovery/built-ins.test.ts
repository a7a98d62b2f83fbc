import { expect, it } from 'vitest';
import { registry } from '../kernel/registry.js';
import { registerBuiltIns } from './built-ins.js';

it('lays the manifest down once, so that loaded tools keep their places', async () => {
  registerBuiltIns();
  const slot = registry.find('sleep')?.slot;
  expect((await slot?.load())?.name).toBe('sleep');
  registerBuiltIns();
  expect(registry.find('sleep')?.slot).toBe(slot);
  expect(slot?.retired).toBe(false);
});
