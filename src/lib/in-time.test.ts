import { expect, it, vi } from 'vitest';
import { inTime } from './in-time.js';

it('answers what the work comes to, and leaves no timer behind', async () => {
  vi.useFakeTimers();
  try {
    expect(await inTime(1_000, Promise.resolve('done'), () => 'late')).toBe('done');
    expect(await inTime(1_000, 'at once', () => 'late')).toBe('at once');
    await expect(inTime(1_000, Promise.reject(new Error('broken')), () => 'late')).rejects.toThrow('broken');
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});

it('answers or throws what was asked for when the work takes longer', async () => {
  const never = new Promise<string>(() => undefined);
  expect(await inTime(1, never, () => 'late')).toBe('late');
  const tooLong = (): never => {
    throw new Error('too long');
  };
  await expect(inTime(1, never, tooLong)).rejects.toThrow('too long');
});
