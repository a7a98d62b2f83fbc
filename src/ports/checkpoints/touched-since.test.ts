import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { touchedSince } from './touched-since.js';

it('names files that were touched, and no pipes, which hold nothing', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'touched-'));
  try {
    execFileSync('mkfifo', [join(folder, 'pipe')]);
    writeFileSync(join(folder, 'file'), 'x');
    expect(await touchedSince(folder, Date.now() - 60_000, [])).toEqual({
      paths: [join(folder, 'file')],
      isComplete: true,
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
