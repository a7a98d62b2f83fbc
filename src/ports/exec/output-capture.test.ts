import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, expect, it } from 'vitest';
import { createResultStore } from '../../store/results/create-result-store.js';
import { OutputCapture } from './output-capture.js';

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function newStore() {
  const folder = mkdtempSync(join(tmpdir(), 'hermes-capture-'));
  folders.push(folder);
  return createResultStore({ folder, clock: { now: () => Date.now() }, redact: (text) => text });
}

/** Bytes that tell their place. */
function numbered(length: number, from: number): Buffer {
  const bytes = Buffer.allocUnsafe(length);
  for (let i = 0; i < length; i++) bytes[i] = 32 + ((from + i) % 89);
  return bytes;
}

it('keeps beginning and end and stores everything, in lent memory or not, whatever the pieces', async () => {
  const results = newStore();
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ length: fc.integer({ min: 1, max: 300_000 }), isLent: fc.boolean() }), { maxLength: 12 }),
      async (pieces) => {
        const capture = new OutputCapture({
          openSpool: () => results.create('s', { raw: true }),
          flow: { pause: () => undefined, resume: () => undefined },
        });
        let total = 0;
        for (const { length, isLent } of pieces) {
          const room = isLent ? capture.room() : undefined;
          const bytes = numbered(Math.min(length, room?.length ?? length), total);
          room?.set(bytes);
          capture.push(room?.subarray(0, bytes.length) ?? bytes);
          total += bytes.length;
          if (length % 3 === 0) await new Promise((resolve) => setImmediate(resolve));
        }
        const all = numbered(total, 0);
        const { head, tail, totalBytes, spool } = await capture.finish();
        expect(totalBytes).toBe(total);
        expect(head.equals(all.subarray(0, head.length))).toBe(true);
        expect(tail.equals(all.subarray(total - tail.length))).toBe(true);
        expect(head.length + tail.length).toBe(Math.min(total, 256 * 1_024));
        if (spool === undefined) return;
        const reader = await results.open('s', (await spool.finish()).uri);
        expect(Buffer.from(await reader.read(0, reader.size)).equals(all)).toBe(true);
        await reader.close();
      },
    ),
    { seed: 11, numRuns: 40 },
  );
});

it('lets the source wait for a disk that is slow, and go on', async () => {
  const results = newStore();
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  const told: string[] = [];
  const capture = new OutputCapture({
    openSpool: () => opened.then(() => results.create('s', { raw: true, maxBytes: 64 * 1_048_576 })),
    flow: { pause: () => told.push('pause'), resume: () => told.push('resume') },
  });
  for (let i = 0; i < 160; i++) capture.push(Buffer.alloc(100_000, 'x'));
  expect(told).toEqual(['pause']);
  open();
  expect(await capture.finish()).toMatchObject({ totalBytes: 16_000_000, problem: undefined });
  expect(told).toEqual(['pause', 'resume']);
});

it('goes on without the file when it cannot be written', async () => {
  const capture = new OutputCapture({
    openSpool: () => Promise.reject(new Error('The disk is full')),
    flow: { pause: () => undefined, resume: () => undefined },
  });
  for (let i = 0; i < 30; i++) capture.push(Buffer.alloc(100_000, 'y'));
  const captured = await capture.finish();
  expect(captured).toMatchObject({ totalBytes: 3_000_000, problem: 'The disk is full', spool: undefined });
  expect(captured.tail).toHaveLength(160 * 1_024);
});
