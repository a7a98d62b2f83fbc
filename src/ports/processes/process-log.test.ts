import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ProcessLog } from './process-log.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hermes-log-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const unmasked = { push: (text: string): string => text, end: (): string => '' };

it('a log that begins anew still shows its last lines, and counts what is gone', async () => {
  const log = new ProcessLog(join(folder, 'log'), 2_000_000);
  const lines = Array.from({ length: 300_000 }, (_, index) => `line ${index}`);
  const bytes = Buffer.from(`${lines.join('\n')}\n`);
  await log.append(bytes);
  await log.limit();
  expect(await log.size()).toBe(0);
  expect(await log.totalBytes()).toBe(bytes.length);
  expect(await log.tail(20, (text) => text)).toBe('line 299999');
  await log.append(Buffer.from('line 300000\n'));
  // A later run knows it as well.
  const later = new ProcessLog(join(folder, 'log'), 2_000_000);
  await later.load();
  for (const each of [log, later]) {
    expect((await each.tail(30, (text) => text)).split('\n')).toEqual(['line 299999', 'line 300000']);
    const page = await each.page({ limit: 3 }, unmasked);
    expect(page.lines.map(({ text }) => text)).toEqual(['line 299998', 'line 299999', 'line 300000']);
    expect(page.dropped).toBe(true);
  }
  const first = await later.page({ offset: 1, limit: 1 }, unmasked);
  expect(first.lines[0]?.text).toMatch(/^line \d{6}$/);
  await log.close();
});
