import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { WatchHandle, WatchSignal } from '../../files/watch-port.js';
import type { CallGuard } from '../../kernel/gate.js';
import { createWatchPort } from './create-watch-port.js';

let dir: string;
let handle: WatchHandle | undefined;
let signals: WatchSignal[];
let problems: string[];
beforeEach(() => {
  dir = realpathSync(mkdtempSync(join(tmpdir(), 'hermes-watch-')));
  [signals, problems] = [[], []];
});
afterEach(async () => {
  await handle?.close();
  rmSync(dir, { recursive: true, force: true });
});

const at = (name: string): string => join(dir, name);
const told = (): string[] => signals.map(({ kind, path }) => `${kind} ${path}`);
const seen = (...expected: string[]): Promise<void> =>
  expect.poll(told, { timeout: 30_000 }).toEqual(expect.arrayContaining(expected));

async function start(byFolder: boolean, path = dir): Promise<void> {
  const guard = { check: async () => undefined } as unknown as CallGuard;
  const kind = path === dir ? 'directory' : 'file';
  const resolve = async (): Promise<{ path: string; kind: 'directory' | 'file' }> => ({ path, kind });
  const port = createWatchPort({ guard, resolve, signal: new AbortController().signal, byFolder });
  handle = await port.start({
    path,
    ignores: (name) => name.split('/').includes('ignored'),
    onSignal: (signal) => void signals.push(signal),
    onProblem: (problem) => void problems.push(problem),
  });
}

describe.each([true, false])('a watched folder, told by folder: %s', (byFolder) => {
  it('tells of files that are made, changed, replaced and removed, at any depth', async () => {
    mkdirSync(at('a/b'), { recursive: true });
    writeFileSync(at('a/b/old.txt'), '1');
    writeFileSync(at('a/gone.txt'), '1');
    await start(byFolder);
    writeFileSync(at('a/b/new.txt'), '1');
    await seen('created a/b/new.txt');
    appendFileSync(at('a/b/old.txt'), '2');
    await seen('changed a/b/old.txt');
    rmSync(at('a/gone.txt'));
    await seen('removed a/gone.txt');
    expect(told().filter((line) => line.endsWith(' a/b') || line.endsWith(' a'))).toEqual([]);
  });

  it('tells what a new folder holds, and what one that goes held', async () => {
    mkdirSync(at('kept'));
    mkdirSync(at('there/deep'), { recursive: true });
    writeFileSync(at('there/deep/x.txt'), '1');
    await start(byFolder);
    mkdirSync(at('kept/new/deep'), { recursive: true });
    writeFileSync(at('kept/new/deep/y.txt'), '1');
    await seen('created kept/new', 'created kept/new/deep', 'created kept/new/deep/y.txt');
    rmSync(at('there'), { recursive: true });
    await seen('removed there', 'removed there/deep', 'removed there/deep/x.txt');
    writeFileSync(at('kept/new/deep/z.txt'), '1');
    await seen('created kept/new/deep/z.txt');
  });

  it('tells a move by the number of the file, also of what is in a folder', async () => {
    mkdirSync(at('from'));
    writeFileSync(at('from/x.txt'), '1');
    await start(byFolder);
    renameSync(at('from'), at('to'));
    await seen('removed from/x.txt', 'created to/x.txt');
    const inodeOf = (path: string): string | undefined => signals.find((signal) => signal.path === path)?.inode;
    expect(inodeOf('to/x.txt')).toBe(inodeOf('from/x.txt'));
    writeFileSync(at('to/later.txt'), '1');
    await seen('created to/later.txt');
  });

  it('looks neither into what is ignored nor behind links', async () => {
    mkdirSync(at('ignored'));
    const outside = mkdtempSync(join(tmpdir(), 'hermes-watch-outside-'));
    symlinkSync(outside, at('link'));
    await start(byFolder);
    writeFileSync(at('ignored/x.txt'), '1');
    writeFileSync(join(outside, 'x.txt'), '1');
    writeFileSync(at('last.txt'), '1');
    await seen('created last.txt');
    rmSync(outside, { recursive: true });
    expect(told().filter((line) => /ignored|link/.test(line))).toEqual([]);
  });

  it('says that the folder is gone', async () => {
    writeFileSync(at('x.txt'), '1');
    await start(byFolder);
    rmSync(dir, { recursive: true });
    await expect.poll(() => problems, { timeout: 30_000 }).toEqual([expect.stringContaining('is gone')]);
  });
});

describe('a storm of changes', () => {
  it('ends with everything told as it is, however much the system dropped', async () => {
    mkdirSync(at('d'));
    await start(true);
    for (let i = 0; i < 6_000; i++) writeFileSync(at(`d/f${i % 3_000}.txt`), String(i));
    for (let i = 0; i < 3_000; i += 2) rmSync(at(`d/f${i}.txt`));
    const last = (): number => {
      const latest = new Map(signals.map(({ path, kind }) => [path, kind]));
      return [...latest].filter(([path, kind]) => path.startsWith('d/f') && kind !== 'removed').length;
    };
    await expect.poll(last, { timeout: 60_000 }).toBe(1_500);
    writeFileSync(at('d/after.txt'), '1');
    await seen('created d/after.txt');
  });

  it('of one file costs as much as one change', async () => {
    await start(true);
    for (let i = 0; i < 3_000; i++) writeFileSync(at('hot.txt'), String(i));
    await seen('created hot.txt');
    expect(signals.length).toBeLessThan(100);
  });
});

it('tells of names that are no text', async () => {
  await start(true);
  writeFileSync(Buffer.concat([Buffer.from(`${dir}/n`), Buffer.from([0xff])]), '1');
  await seen('created n\udcff');
});

it('watches a single file', async () => {
  writeFileSync(at('one.txt'), '1');
  await start(true, at('one.txt'));
  appendFileSync(at('one.txt'), '2');
  await seen('changed ');
});
