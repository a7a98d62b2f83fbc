import { describe, expect, it, vi } from 'vitest';
import { nothingMissing } from '../../test/support/nothing-missing.js';
import { createFakeClock } from '../testing/fake-clock.js';
import { AvailabilityCache, missing, type RequirementProbe } from './availability.js';
import { tool } from './define-tool.js';
import { summarise, ToolRegistry, type ToolSlot } from './registry.js';
import type { ToolEntry } from './tool.js';

const nothing: RequirementProbe = {
  platform: 'linux',
  env: () => false,
  bin: () => false,
  module: () => false,
  file: () => false,
};

function slotWith(fields: object, name = 'tool'): ToolSlot {
  const entry = tool(
    { name, description: 'x', schema: { type: 'object' }, ...fields },
    () => 1,
  ) as unknown as ToolEntry;
  return new ToolRegistry().add(entry);
}

describe('requirements', () => {
  it.each([
    [{ env: ['A_KEY', 'B_KEY'] }, 'A_KEY, B_KEY are not set'],
    [{ bin: ['ffmpeg'] }, 'ffmpeg is not installed'],
    [{ module: ['sharp'] }, 'the package sharp is not installed'],
    [{ file: ['/dev/snd'] }, '/dev/snd does not exist'],
    [{ platform: ['darwin', 'win32'] }, 'it works on darwin, win32, not on linux'],
    [{ anyOf: [{ env: ['A'] }, { bin: ['b'] }] }, 'it has nothing to work with: A is not set; b is not installed'],
    [{ anyOf: [{ env: ['A'] }, { platform: ['plan9'] }] }, 'it has nothing to work with: A is not set'],
  ])('%o that are not met are told in words', (requires, reason) => {
    expect(missing(requires, nothing)).toBe(reason);
    if (!('platform' in requires)) expect(missing(requires, nothingMissing)).toBeUndefined();
  });

  it('one of several is enough', () => {
    expect(missing({ anyOf: [{ env: ['A'] }, { bin: ['b'] }] }, { ...nothing, bin: () => true })).toBeUndefined();
    expect(missing({ anyOf: [] }, nothing)).toBeUndefined();
  });
});

describe('availability', () => {
  it('of a tool without requirements is known at once and asks nothing', () => {
    expect(new AvailabilityCache({ probe: nothing, now: Date.now }).of(slotWith({}))).toEqual({ available: true });
  });

  it('is asked again after 30 seconds, and listings learn of a change', () => {
    const clock = createFakeClock();
    const env = vi.fn(() => false);
    const cache = new AvailabilityCache({ probe: { ...nothing, env }, now: clock.now });
    const slot = slotWith({ requires: { env: ['KEY'] } });
    cache.of(slot);
    clock.advance(29_999);
    expect(cache.of(slot)).toMatchObject({ available: false });
    expect(env).toHaveBeenCalledTimes(1);
    const before = cache.epoch;
    env.mockReturnValue(true);
    clock.advance(1);
    expect(cache.of(slot)).toEqual({ available: true });
    expect(cache.epoch).toBeGreaterThan(before);
  });

  it('runs a check that tools share once', async () => {
    const check = vi.fn(async () => true);
    const cache = new AvailabilityCache({ probe: nothing, now: createFakeClock().now });
    const slots = ['a', 'b', 'c'].map((name) => slotWith({ check }, name));
    expect(await Promise.all(slots.map((slot) => cache.of(slot)))).toEqual(slots.map(() => ({ available: true })));
    expect(check).toHaveBeenCalledTimes(1);
    cache.clear();
    await cache.of(slots[0] as ToolSlot);
    expect(check).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['says no', () => false, 'its check said no'],
    ['gives a reason', () => 'the daemon is down', 'the daemon is down'],
    [
      'throws',
      () => {
        throw new Error('boom');
      },
      'its check failed: boom',
    ],
    ['rejects with anything', () => Promise.reject(Object.create(null)), 'its check failed: {}'],
    ['hangs', () => new Promise<boolean>(() => undefined), 'its check did not answer within 20 ms'],
  ])('a check that %s means unavailable, with the reason kept', async (_name, check, reason) => {
    const cache = new AvailabilityCache({ probe: nothing, now: Date.now, checkMs: 20 });
    const slot = slotWith({ check });
    expect(await cache.of(slot)).toEqual({ available: false, reason });
    expect(cache.known(slot)).toEqual({ available: false, reason });
  });

  it('says what is known now, and keeps the last answer while it asks again', async () => {
    const clock = createFakeClock();
    const cache = new AvailabilityCache({ probe: nothing, now: clock.now });
    const slot = slotWith({ check: async () => true });
    expect(cache.known(slot)).toMatchObject({ available: false, reason: 'its check has not answered yet' });
    await cache.of(slot);
    clock.advance(60_000);
    expect(cache.known(slot)).toEqual({ available: true });
  });

  it('of a tool whose code cannot be loaded is told with the reason', async () => {
    const entry = tool({ name: 'x', description: 'x', schema: { type: 'object' }, check: () => true }, () => 1);
    const slot = new ToolRegistry().addLazy(summarise(entry as unknown as ToolEntry), () =>
      Promise.reject(new Error('syntax')),
    );
    const cache = new AvailabilityCache({ probe: nothing, now: Date.now });
    expect(await cache.of(slot)).toEqual({ available: false, reason: 'it could not be loaded: syntax' });
  });
});
