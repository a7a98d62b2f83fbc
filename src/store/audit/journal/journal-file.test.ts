import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { openStore } from '../../open-store.js';
import { verifyAudit } from '../verify-audit.js';
import { importRows } from './import-rows.js';
import { createJournalFile } from './journal-file.js';
import { journalFolder } from './journal-folder.js';
import type { JournalRow } from './journal-row.js';
import { readSealed } from './journal-seal.js';
import { JournalWriter } from './journal-writer.js';

const folder = mkdtempSync(join(tmpdir(), 'hermes-journal-file-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const rowAt = (at: number, number: number): JournalRow => ({
  number,
  intent: 0,
  body: `"kind":"outcome","at":${at},"call":"né ${number}"}`,
});
const linesOf = (text: string): string[] => text.split('\n').slice(0, -1);

/** Times as a busy machine leaves them: rows that waited for long beside rows that did not. */
const groups = fc.array(fc.array(fc.integer({ min: 0, max: 9_000 }), { minLength: 1, maxLength: 5 }), { maxLength: 8 });

describe('a journal', () => {
  it('has a seal wherever one is asked for, however far it was written when somebody looks', () => {
    fc.assert(
      fc.property(groups, fc.boolean(), (times, sealsBetween) => {
        const file = createJournalFile(folder, 'own.1.rows');
        let number = 0;
        const rows = times.flatMap((group) => {
          const batch = group.map((at) => rowAt(at, ++number));
          const starts = file.append(batch);
          const text = readFileSync(join(folder, file.name));
          expect(starts.map((start) => text.toString('utf8', start).split('\n')[0])).toEqual(
            batch.map((row) => `${row.number} 0 ${row.body}`),
          );
          if (sealsBetween) file.seal();
          return batch;
        });
        const lines = linesOf(readFileSync(join(folder, file.name), 'utf8'));
        for (let count = 0; count <= lines.length; count++) {
          const part = lines.slice(0, count);
          const told = rows.slice(0, part.filter((line) => !line.startsWith('= ')).length);
          const text = part.map((line) => `${line}\n`).join('');
          expect(readSealed(file.name, Buffer.from(text), 0).rows).toEqual(told);
        }
        file.remove();
      }),
      { numRuns: 200, seed: 7 },
    );
  });

  it('comes whole into the chain when another process has read the rows before a seal in their midst', async () => {
    const store = openStore({ home: folder, clock: { now: () => Date.now() } });
    const writer = new JournalWriter(store);
    const rows = [0, 5_000, 5_001, 9_000].map((at, i) => rowAt(at, i + 1));
    await writer.write([rowAt(0, 0)]);
    await writer.write(rows);
    const journals = journalFolder(store.path);
    const name = readdirSync(journals)[0] ?? '';
    const text = readFileSync(join(journals, name), 'utf8');
    const read = Buffer.byteLength(text.slice(0, text.indexOf('\n2 0 ') + 1));
    await store.write((sql) => importRows(sql, name, [rowAt(0, 0), ...rows.slice(0, 1)], read));
    await writer.settled();
    const bodies = await store.read((sql) => sql.all('SELECT body FROM audit ORDER BY seq'));
    expect(bodies.map(({ body }) => /né (\d)/.exec(String(body))?.[1])).toEqual(['0', '1', '2', '3', '4']);
    expect(await verifyAudit(store)).toMatchObject({ ok: true, rows: 5 });
    await store.close();
  });
});
