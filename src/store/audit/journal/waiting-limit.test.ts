import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { waitingLimit } from './waiting-limit.js';

test('a disk with room lets a burst wait, a place that does not tell lets little wait', () => {
  const there = waitingLimit(join(tmpdir(), 'state.db'));
  expect(there).toBeGreaterThanOrEqual(128 * 1_024);
  expect(there).toBeLessThanOrEqual(2 * 1_024 * 1_024);
  expect(waitingLimit('/no/such/place/state.db')).toBe(128 * 1_024);
});
