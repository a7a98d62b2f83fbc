import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type ProcessRecord, ProcessRecords } from './process-records.js';

it('writes what comes while it writes, and the newest is what stays', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hermes-records-'));
  try {
    const records = new ProcessRecords(folder, (text) => text);
    const id = await records.create();
    const record = (exitCode: number) => ({ id, command: 'true', exitCode }) as unknown as ProcessRecord;
    await Promise.all(Array.from({ length: 50 }, (_, index) => records.write(record(index))));
    const text = readFileSync(join(records.folderOf(id), 'record.json'), 'utf8');
    expect(JSON.parse(text)).toMatchObject({ id, exitCode: 49 });
    expect(readdirSync(records.folderOf(id))).toEqual(['record.json']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
