import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { counts } from './counts.js';
import { bundleChild } from './support/bundle-child.js';
import { createTestFilesPort } from './support/local-files.js';

let script: string;
let dir: string;
const children = new Set<ChildProcess>();
const isRoot = process.getuid?.() === 0;

beforeAll(async () => {
  script = await bundleChild('support/files-process.ts');
});
beforeEach(() => {
  dir = realpathSync(mkdtempSync(join(tmpdir(), 'hermes-durable-')));
});
afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  children.clear();
  rmSync(dir, { recursive: true, force: true });
});

interface StartOptions {
  readonly uid?: number;
  readonly script?: string;
}

function start(args: readonly string[], options: StartOptions = {}) {
  const child = spawn(process.execPath, [options.script ?? script, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    ...(options.uid === undefined ? {} : { uid: options.uid }),
  });
  children.add(child);
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()));
  const lines = createInterface({ input: child.stdout });
  return { child, ended, lines };
}

async function outputOf(args: readonly string[], options: StartOptions = {}): Promise<string[]> {
  const { lines } = start(args, options);
  const said: string[] = [];
  for await (const line of lines) said.push(line);
  return said;
}

const EXPECTED_NAME = /^record-\d\.txt$|^\.hermes-[0-9a-z]+-[0-9a-f]{18}\.tmp$/;

function wholeRecord(text: string): number | null {
  const number = Number(/^begin (\d+)\n/.exec(text)?.[1]);
  const expected = `begin ${number}\n${`${number} `.repeat(2000 + (number % 7) * 500)}\nend ${number}\n`;
  return text === expected ? number : null;
}

/** Small numbers from a fixed start, so that a failing run can be repeated. */
function* numbers(seed: number): Generator<number> {
  for (let state = seed; ; ) yield (state = (state * 1103515245 + 12345) % 2147483648) / 2147483648;
}

describe('a process killed while it writes', () => {
  it(`leaves every file old or new, ${counts.fileKills} times`, { timeout: 10_800_000 }, async () => {
    const lanes = [0, 1, 2, 3];
    await Promise.all(
      lanes.map((lane) => killInLane(join(dir, `lane-${lane}`), lane, Math.ceil(counts.fileKills / lanes.length))),
    );
  });

  async function killInLane(folder: string, seed: number, kills: number): Promise<void> {
    mkdirSync(folder);
    const random = numbers(seed + 7);
    const next = (): number => random.next().value as number;
    let first = 0;
    for (let kill = 0; kill < kills; kill++) {
      const acknowledged = await writeUntilKilled(folder, first, 1 + Math.floor(next() * 6), next() * 3);
      for (const [file, number] of acknowledged) {
        const found = wholeRecord(readFileSync(join(folder, file), 'utf8'));
        expect(found, `${file} after kill ${kill} of lane ${seed}`).not.toBeNull();
        expect(found).toBeGreaterThanOrEqual(number);
        first = Math.max(first, number + 1);
      }
    }
    const strangers = readdirSync(folder).filter((name) => !EXPECTED_NAME.test(name));
    expect(strangers).toEqual([]);
  }

  /** Kills the writer a moment after some acknowledgement; answers the last acknowledged number of each file. */
  async function writeUntilKilled(
    folder: string,
    first: number,
    after: number,
    delayMs: number,
  ): Promise<Map<string, number>> {
    const { child, ended, lines } = start(['write', folder, String(first)]);
    const acknowledged = new Map<string, number>();
    let seen = 0;
    for await (const line of lines) {
      const [file = '', number] = line.split(' ');
      acknowledged.set(file, Number(number));
      if (++seen === after) setTimeout(() => child.kill('SIGKILL'), delayMs);
    }
    await ended;
    children.delete(child);
    return acknowledged;
  }

  it('leaves a file that the next write in the folder takes away once it is old', async () => {
    const old = join(dir, `.hermes-${(2 ** 22 + 1).toString(36)}-0123456789abcdef01.tmp`);
    const fresh = join(dir, `.hermes-${(2 ** 22 + 1).toString(36)}-0123456789abcdef02.tmp`);
    for (const file of [old, fresh]) writeFileSync(file, 'half');
    utimesSync(old, new Date(0), new Date(0));
    await createTestFilesPort(dir).write('a.txt', Buffer.from('a'));
    expect(readdirSync(dir).sort()).toEqual([fresh.slice(dir.length + 1), 'a.txt'].sort());
  });
});

describe('a disk that refuses', () => {
  it('says that it is full, keeps the old content and works again when there is space', async (test) => {
    if (!isRoot) {
      console.warn('disk full: skipped, mounting a small file system needs root');
      test.skip();
    }
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=256k', 'tmpfs', dir]);
    try {
      const port = createTestFilesPort(dir);
      await port.write('a.txt', Buffer.from('old'));
      await expect(port.write('a.txt', Buffer.alloc(1_000_000))).rejects.toMatchObject({
        code: 'failed',
        retryable: true,
        message: expect.stringContaining('no space left'),
      });
      expect(readFileSync(join(dir, 'a.txt'), 'utf8')).toBe('old');
      expect(readdirSync(dir)).toEqual(['a.txt']);
      await port.write('a.txt', Buffer.from('new'));
      expect(readFileSync(join(dir, 'a.txt'), 'utf8')).toBe('new');
    } finally {
      execFileSync('umount', [dir]);
    }
  });

  it('says that it is read-only', async (test) => {
    if (!isRoot) {
      console.warn('read-only disk: skipped, mounting needs root');
      test.skip();
    }
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=256k', 'tmpfs', dir]);
    try {
      const port = createTestFilesPort(dir);
      await port.write('a.txt', Buffer.from('old'));
      execFileSync('mount', ['-o', 'remount,ro', dir]);
      const refusal = { code: 'failed', message: expect.stringContaining('read-only') };
      await expect(port.write('a.txt', Buffer.from('new'))).rejects.toMatchObject(refusal);
      await expect(port.write('b/c.txt', Buffer.from('new'))).rejects.toMatchObject(refusal);
      await expect(port.remove('a.txt')).rejects.toMatchObject(refusal);
      expect(readFileSync(join(dir, 'a.txt'), 'utf8')).toBe('old');
    } finally {
      execFileSync('umount', [dir]);
    }
  });

  it('moves a file to another file system whole', async (test) => {
    if (!isRoot) {
      console.warn('two file systems: skipped, mounting needs root');
      test.skip();
    }
    mkdirSync(join(dir, 'other'));
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=256k', 'tmpfs', join(dir, 'other')]);
    try {
      const port = createTestFilesPort(dir);
      await port.write('a.txt', Buffer.from('content'), { mode: 0o640 });
      await port.rename('a.txt', 'other/b.txt');
      expect(readFileSync(join(dir, 'other/b.txt'), 'utf8')).toBe('content');
      expect(readdirSync(dir)).toEqual(['other']);
      await port.write('big', Buffer.alloc(1_000_000));
      await expect(port.rename('big', 'other/big')).rejects.toMatchObject({
        message: expect.stringContaining('no space left'),
      });
      expect(readdirSync(dir).sort()).toEqual(['big', 'other']);
      expect(readdirSync(join(dir, 'other'))).toEqual(['b.txt']);
    } finally {
      execFileSync('umount', [join(dir, 'other')]);
    }
  });

  it('says that permission is denied, also where the folder would let a rename through', async () => {
    chmodSync(dir, 0o777);
    writeFileSync(join(dir, 'hidden'), 'old');
    writeFileSync(join(dir, 'fixed'), 'old');
    mkdirSync(join(dir, 'closed'));
    chmodSync(join(dir, 'hidden'), 0o000);
    chmodSync(join(dir, 'fixed'), 0o444);
    chmodSync(join(dir, 'closed'), 0o555);
    copyFileSync(script, join(dir, 'probe.mjs'));
    const operations = [
      ['read', 'hidden'],
      ['write', 'hidden'],
      ['write', 'fixed'],
      ['write', 'closed/x'],
      ['read', 'fixed'],
      ['write', 'new'],
    ];
    const said = await outputOf(['probe', dir, JSON.stringify(operations)], {
      script: join(dir, 'probe.mjs'),
      ...(isRoot ? { uid: 65534 } : {}),
    });
    const denied = expect.stringMatching(/^\["failed","Cannot .*permission denied by the operating system/);
    expect(said).toEqual([denied, denied, denied, denied, 'ok', 'ok']);
    expect(readFileSync(join(dir, 'fixed'), 'utf8')).toBe('old');
  });
});

describe('locks between processes', () => {
  it('let no update get lost', async () => {
    writeFileSync(join(dir, 'counter'), '0');
    const each = counts.lockedUpdates;
    await Promise.all([1, 2, 3, 4].map(() => outputOf(['count', dir, String(each)])));
    expect(readFileSync(join(dir, 'counter'), 'utf8')).toBe(String(4 * each));
    expect(filesIn(join(dir, 'locks'))).toEqual([]);
  });

  it('are free again when their holder is killed', async () => {
    const { createFileLocks } = await import('../src/ports/files/create-file-locks.js');
    const { child, lines } = start(['hold', dir, 'key']);
    await new Promise((resolve) => lines.once('line', resolve));
    const order: string[] = [];
    const waiting = createFileLocks({ folder: dir }).hold(['key'], undefined, async () => void order.push('mine'));
    const aborted = createFileLocks({ folder: dir }).hold(['key'], AbortSignal.timeout(50), async () => {});
    await expect(aborted).rejects.toThrow();
    expect(order).toEqual([]);
    child.kill('SIGKILL');
    await waiting;
    expect(order).toEqual(['mine']);
    expect(filesIn(dir)).toEqual([]);
  });
});

function filesIn(folder: string): string[] {
  const found = readdirSync(folder, { recursive: true, withFileTypes: true });
  return found.filter((entry) => entry.isFile()).map(({ name }) => name);
}
