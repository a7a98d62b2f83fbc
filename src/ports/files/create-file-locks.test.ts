import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFileLocks } from './create-file-locks.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hermes-locks-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Work that ends when told, and says when it runs. */
function steps() {
  const log: string[] = [];
  const gates = new Map<string, () => void>();
  const work = (name: string) => async () => {
    log.push(`${name} in`);
    await new Promise<void>((resolve) => gates.set(name, resolve));
    log.push(`${name} out`);
  };
  const end = async (name: string) => {
    while (!gates.has(name)) await new Promise((resolve) => setImmediate(resolve));
    gates.get(name)?.();
  };
  return { log, work, end };
}

describe.each([
  ['in one process', () => ({})],
  ['through a folder', () => ({ folder })],
])('locks %s', (_, options) => {
  it('run work on one key one after another, in the order of asking', async () => {
    const locks = createFileLocks(options());
    const { log, work, end } = steps();
    const all = ['a', 'b', 'c'].map((name) => locks.hold(['k'], undefined, work(name)));
    for (const name of ['a', 'b', 'c']) await end(name);
    await Promise.all(all);
    expect(log).toEqual(['a in', 'a out', 'b in', 'b out', 'c in', 'c out']);
    expect(ticketsIn(folder)).toEqual([]);
  });

  it('let work on different keys run side by side', async () => {
    const locks = createFileLocks(options());
    const { log, work, end } = steps();
    const all = [locks.hold(['x'], undefined, work('a')), locks.hold(['y'], undefined, work('b'))];
    await end('b');
    await end('a');
    await Promise.all(all);
    expect(log.at(-1)).toBe('a out');
  });

  it('pass work that holds the key already, and only that', async () => {
    const locks = createFileLocks(options());
    const inner = await locks.hold(['k'], undefined, () => locks.hold(['k'], undefined, async () => 'inside'));
    expect(inner).toBe('inside');
    let left: (() => Promise<string>) | undefined;
    await locks.hold(['k'], undefined, async () => {
      left = () => locks.hold(['k'], undefined, async () => 'later');
    });
    const { work, end } = steps();
    const holder = locks.hold(['k'], undefined, work('holder'));
    const later = left?.();
    await end('holder');
    await holder;
    expect(await later).toBe('later');
  });

  it('take many keys in one order, so that nobody waits for ever', async () => {
    const locks = createFileLocks(options());
    const done = await Promise.all(
      [
        ['a', 'b', 'c'],
        ['c', 'b'],
        ['b', 'a'],
        ['c', 'a', 'b'],
      ].map((keys) =>
        locks.hold(keys, undefined, async () => new Promise((resolve) => setImmediate(() => resolve(keys.length)))),
      ),
    );
    expect(done).toEqual([3, 2, 2, 3]);
  });

  it('stop waiting when the call is cancelled, and others still wait for the holder', async () => {
    const locks = createFileLocks(options());
    const { log, work, end } = steps();
    const holder = locks.hold(['k'], undefined, work('holder'));
    const controller = new AbortController();
    const cancelled = locks.hold(['k'], controller.signal, work('cancelled'));
    controller.abort(new Error('enough'));
    await expect(cancelled).rejects.toThrow('enough');
    const third = locks.hold(['k'], undefined, work('third'));
    await end('holder');
    await end('third');
    await Promise.all([holder, third]);
    expect(log).toEqual(['holder in', 'holder out', 'third in', 'third out']);
  });

  it('are free after work that failed', async () => {
    const locks = createFileLocks(options());
    await expect(locks.hold(['k'], undefined, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await locks.hold(['k'], undefined, async () => 1)).toBe(1);
    expect(ticketsIn(folder)).toEqual([]);
  });
});

describe('two lock objects on one folder', () => {
  it('keep each other out', async () => {
    const { log, work, end } = steps();
    const first = createFileLocks({ folder }).hold(['k'], undefined, work('first'));
    await new Promise((resolve) => setImmediate(resolve));
    const second = createFileLocks({ folder }).hold(['k'], undefined, work('second'));
    await end('first');
    await end('second');
    await Promise.all([first, second]);
    expect(log).toEqual(['first in', 'first out', 'second in', 'second out']);
  });
});

function ticketsIn(path: string): string[] {
  const found = readdirSync(path, { recursive: true, withFileTypes: true });
  return found.filter((entry) => entry.isFile()).map(({ name }) => name);
}
