import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createHermes, type Hermes } from '../src/create-hermes.js';
import { counts } from './counts.js';
import { bundleChild } from './support/bundle-child.js';
import '../src/tools/file/patch.js';
import '../src/tools/file/read-file.js';
import '../src/tools/file/write-file.js';

/** The file tools where something goes wrong underneath: the old content stays, and the answer says why. */
let folder: string;
let home: string;
let cwd: string;
let script: string;
const instances: Hermes[] = [];
const children = new Set<ChildProcess>();
const isRoot = process.getuid?.() === 0;

beforeAll(async () => {
  script = await bundleChild('support/file-tool-process.ts');
});
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'hermes-hostile-')));
  home = join(folder, 'home');
  cwd = join(folder, 'project');
  mkdirSync(home);
  mkdirSync(cwd);
});
afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  children.clear();
  await Promise.all(instances.splice(0).map((hermes) => hermes.close()));
  rmSync(folder, { recursive: true, force: true });
});

async function open(): Promise<Hermes> {
  const hermes = await createHermes({ home, cwd, toolsets: ['file'], record: false });
  instances.push(hermes);
  return hermes;
}
const at = (name: string): string => join(cwd, name);
const text = (name: string): string => readFileSync(at(name), 'utf8');

async function ask(hermes: Hermes, name: string, args: unknown): Promise<{ error?: string; code?: string }> {
  return JSON.parse(await hermes.call(name, args)) as { error?: string; code?: string };
}

describe('a file system that works against us', () => {
  it('a file swapped for a link is noticed, and the file at its end is not touched', async () => {
    writeFileSync(at('a.txt'), 'mine\n');
    const other = join(folder, 'other.txt');
    writeFileSync(other, 'theirs\n');
    const hermes = await open();
    await ask(hermes, 'read_file', { path: 'a.txt' });
    rmSync(at('a.txt'));
    symlinkSync(other, at('a.txt'));
    const write = { path: 'a.txt', content: 'mine\n' };
    expect((await ask(hermes, 'write_file', write)).code).toBe('conflict');
    const edit = { path: 'a.txt', old_string: 'theirs', new_string: 'mine' };
    expect((await ask(hermes, 'patch', edit)).code).toBe('conflict');
    expect(readFileSync(other, 'utf8')).toBe('theirs\n');
    await ask(hermes, 'read_file', { path: 'a.txt' });
    expect((await ask(hermes, 'patch', edit)).error).toBeUndefined();
    expect(readFileSync(other, 'utf8')).toBe('mine\n');
  });

  it('a folder swapped for a link to a place that is closed is refused', async () => {
    mkdirSync(at('sub'));
    writeFileSync(at('sub/a.txt'), 'mine\n');
    const hermes = await open();
    renameSync(at('sub'), at('moved'));
    symlinkSync(join(home, 'tools'), at('sub'));
    mkdirSync(join(home, 'tools'));
    expect((await ask(hermes, 'write_file', { path: 'sub/a.txt', content: 'x' })).code).toBe('denied');
    expect(readdirSync(join(home, 'tools'))).toEqual([]);
    expect(text('moved/a.txt')).toBe('mine\n');
  });

  it('a folder that vanished is said to be gone, and made again by a write', async () => {
    mkdirSync(at('sub'));
    writeFileSync(at('sub/a.txt'), 'one\n');
    const hermes = await open();
    await ask(hermes, 'read_file', { path: 'sub/a.txt' });
    rmSync(at('sub'), { recursive: true });
    expect((await ask(hermes, 'read_file', { path: 'sub/a.txt' })).code).toBe('not_found');
    const edit = { path: 'sub/a.txt', old_string: 'one', new_string: 'two' };
    expect((await ask(hermes, 'patch', edit)).code).toBe('not_found');
    expect((await ask(hermes, 'write_file', { path: 'sub/b.txt', content: 'new\n' })).error).toBeUndefined();
    expect(readdirSync(at('sub'))).toEqual(['b.txt']);
  });

  it.skipIf(!isRoot)('a full disk keeps the old content, and none of several files is half changed', async () => {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=256k', 'tmpfs', cwd]);
    try {
      writeFileSync(at('a.txt'), 'old a\n');
      writeFileSync(at('b.txt'), 'old b\n');
      const hermes = await open();
      const big = 'x'.repeat(1_000_000);
      const written = await ask(hermes, 'write_file', { path: 'a.txt', content: big, force: true });
      expect(written.error).toContain('no space left');
      const nested = await ask(hermes, 'write_file', { path: 'n/e/w.txt', content: big });
      expect(nested.error).toContain('no space left');
      expect(readdirSync(cwd).sort()).toEqual(['a.txt', 'b.txt']);
      const patch = `*** Begin Patch\n*** Update File: a.txt\n-old a\n+new a\n*** Update File: b.txt\n-old b\n+${big}\n*** End Patch\n`;
      expect((await ask(hermes, 'patch', { mode: 'patch', patch })).error).toContain('no space left');
      expect([text('a.txt'), text('b.txt')]).toEqual(['old a\n', 'old b\n']);
      expect(readdirSync(cwd).sort()).toEqual(['a.txt', 'b.txt']);
      expect((await ask(hermes, 'write_file', { path: 'a.txt', content: 'new\n' })).error).toBeUndefined();
    } finally {
      execFileSync('umount', [cwd]);
    }
  });

  it.skipIf(!isRoot)('a read-only disk is said to be one', async () => {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=256k', 'tmpfs', cwd]);
    try {
      writeFileSync(at('a.txt'), 'old\n');
      execFileSync('mount', ['-o', 'remount,ro', cwd]);
      const hermes = await open();
      for (const [name, args] of [
        ['write_file', { path: 'a.txt', content: 'x' }],
        ['write_file', { path: 'sub/new.txt', content: 'x' }],
        ['patch', { path: 'a.txt', old_string: 'old', new_string: 'new' }],
      ] as const) {
        expect((await ask(hermes, name, args)).error).toContain('read-only');
      }
      expect(text('a.txt')).toBe('old\n');
    } finally {
      execFileSync('umount', [cwd]);
    }
  });
});

function start(args: readonly string[]) {
  const child = spawn(process.execPath, [script, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  children.add(child);
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()));
  return { child, ended, lines: createInterface({ input: child.stdout }) };
}

describe('several processes', () => {
  it('change one file at the same time and lose nothing', { timeout: 120_000 }, async () => {
    const names = ['ann', 'bob', 'eve'];
    const each = counts.toolUpdates;
    const slots = names.flatMap((name) => Array.from({ length: each }, (_, i) => `${name} ${i}: empty\n`));
    writeFileSync(at('a.txt'), slots.join(''));
    await Promise.all(
      names.map(async (name) => {
        const { lines } = start(['fill', home, cwd, `${name},${each}`]);
        for await (const line of lines) expect((JSON.parse(line) as { error?: string }).error).toBeUndefined();
      }),
    );
    expect(text('a.txt')).toBe(slots.join('').replaceAll('empty', 'full'));
  });

  it(`killed ${counts.toolKills} times inside write_file leave every file old or new`, {
    timeout: 14_400_000,
  }, async () => {
    await Promise.all([0, 1].map((lane) => killInLane(lane, Math.ceil(counts.toolKills / 2))));
  });

  async function killInLane(lane: number, kills: number): Promise<void> {
    const [ownHome, ownFolder] = [join(folder, `home-${lane}`), join(folder, `lane-${lane}`)];
    mkdirSync(ownHome);
    mkdirSync(ownFolder);
    let first = 0;
    for (let kill = 0; kill < kills; kill++) {
      const { child, ended, lines } = start(['write', ownHome, ownFolder, String(first)]);
      const acknowledged = new Map<string, number>();
      const after = 1 + ((kill * 7 + lane * 3) % 6);
      let seen = 0;
      for await (const line of lines) {
        const [file = '', number] = line.split(' ');
        expect(file).toMatch(/^record-\d\.txt$/);
        acknowledged.set(file, Number(number));
        if (++seen === after) setTimeout(() => child.kill('SIGKILL'), (kill * 1.7) % 9);
      }
      await ended;
      children.delete(child);
      for (const [file, number] of acknowledged) {
        const found = wholeRecord(readFileSync(join(ownFolder, file), 'utf8'));
        expect(found, `${file} after kill ${kill} of lane ${lane}`).toBeGreaterThanOrEqual(number);
        first = Math.max(first, number + 1);
      }
    }
    const strangers = readdirSync(ownFolder).filter((name) => !EXPECTED_NAME.test(name));
    expect(strangers).toEqual([]);
  }

  const EXPECTED_NAME = /^record-\d\.txt$|^\.hermes-[0-9a-z]+-[0-9a-f]{18}\.tmp$/;

  /** Its number; -1 for a record that is not whole. */
  function wholeRecord(content: string): number {
    const number = Number(/^begin (\d+)\n/.exec(content)?.[1]);
    const expected = `begin ${number}\n${`${number} `.repeat(2000 + (number % 7) * 500)}\nend ${number}\n`;
    return content === expected ? number : -1;
  }
});
