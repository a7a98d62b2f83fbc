import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createWasmRunner } from './wasm-runner.js';

const FILES = 600;
const ARGS = ['--no-config', '--json', '--regexp=needle', '--', './'];
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hermes-wasm-'));
  for (let i = 0; i < FILES; i++) {
    mkdirSync(join(folder, `d${i % 60}`), { recursive: true });
    writeFileSync(join(folder, `d${i % 60}/f${i}`), 'needle\n'.repeat(200));
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

const never = new AbortController().signal;

async function countFiles(runner: ReturnType<typeof createWasmRunner>, signal = never): Promise<number> {
  let output = '';
  const onOutput = (bytes: Buffer): void => {
    output += bytes.toString('latin1');
  };
  const { exitCode } = await runner.run(ARGS, { cwd: folder, signal, onOutput });
  return exitCode === 0 ? output.split('{"type":"begin"').length - 1 : exitCode;
}

it('ends when it is cancelled in the middle, while it waits and before it starts, and then goes on to serve', async () => {
  const runner = createWasmRunner();
  const stop = new AbortController();
  const running = runner.run(ARGS, { cwd: folder, signal: stop.signal, onOutput: () => stop.abort() });
  const waiting = countFiles(runner, stop.signal);
  expect((await running).exitCode).toBe(-1);
  expect(await waiting).toBe(-1);
  expect(await countFiles(runner, AbortSignal.abort())).toBe(-1);
  expect(await countFiles(runner)).toBe(FILES);
});

it('answers many searches at once, each with everything, in no more workers than serve', async () => {
  const started = new Set<Worker>();
  const count = (worker: Worker): void => void started.add(worker);
  process.on('worker', count);
  try {
    const runner = createWasmRunner();
    const found = await Promise.all(Array.from({ length: 12 }, () => countFiles(runner)));
    expect(found).toEqual(Array.from({ length: 12 }, () => FILES));
    expect(await countFiles(runner)).toBe(FILES);
    expect(started.size).toBeLessThanOrEqual(Math.min(4, availableParallelism()));
  } finally {
    process.off('worker', count);
  }
});

it('says what is wrong once, whatever the number of workers', async () => {
  const args = ARGS.map((arg) => (arg.startsWith('--regexp') ? '--regexp=a(' : arg));
  const { exitCode, stderr } = await createWasmRunner().run(args, { cwd: folder, signal: never, onOutput: () => {} });
  expect(exitCode).toBe(2);
  expect(stderr.match(/unclosed group/g)).toHaveLength(1);
});

it('finds nothing in a folder that is gone, and says so', async () => {
  const cwd = join(folder, 'none');
  const { exitCode, stderr } = await createWasmRunner().run(ARGS, { cwd, signal: never, onOutput: () => {} });
  expect(exitCode).toBe(2);
  expect(stderr).toMatch(/No such file/);
});
