import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { matchPath } from '../src/gate/paths/match-path.js';
import type { CallFilesPort } from '../src/ports/files/create-files-port.js';
import { counts } from './counts.js';
import { bundleChild } from './support/bundle-child.js';
import { createTestFilesPort } from './support/local-files.js';
import { changesBetween, snapshot } from './support/traversal.js';

const rounds = counts.pathRaceRounds;
let script: string;
let root: string;
let port: CallFilesPort;
let swapper: { readonly child: ChildProcess; readonly ended: Promise<unknown> } | undefined;
/** What reads brought out; judged at the end, since the operations themselves may fail in a race. */
let seen: Set<string>;

beforeAll(async () => {
  script = await bundleChild('support/files-process.ts');
});

beforeEach(() => {
  seen = new Set();
  root = realpathSync(mkdtempSync(join(tmpdir(), 'hermes-race-')));
  for (const folder of ['ws/src', 'outside/deep']) mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, 'ws/a.txt'), 'fine');
  writeFileSync(join(root, 'ws/src/app.ts'), 'fine');
  writeFileSync(join(root, 'outside/secret.txt'), 'canary-outside');
  writeFileSync(join(root, 'outside/app.ts'), 'canary-app');
  writeFileSync(join(root, 'outside/deep/keep.txt'), 'canary-deep');
  const cwd = join(root, 'ws');
  port = createTestFilesPort(cwd, { allow: ({ path = '' }) => matchPath(`${cwd}/**`, path, { cwd }) });
});

afterEach(async () => {
  await endSwapper();
  rmSync(root, { recursive: true, force: true });
});

async function startSwapper(name: string, target: string): Promise<void> {
  const child = spawn(process.execPath, [script, 'swap', join(root, 'ws'), `${name},${target}`], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  swapper = { child, ended: new Promise((resolve) => child.once('close', resolve)) };
  await new Promise((resolve) => createInterface({ input: child.stdout }).once('line', resolve));
}

async function endSwapper(): Promise<void> {
  swapper?.child.kill('SIGKILL');
  await swapper?.ended;
  swapper = undefined;
}

/**
 * Runs the operation while the swapper swaps; answers how often it went through. On a busy machine the swapper may win
 * every time for a while, so the rounds go on until one went through.
 */
async function race(operation: (round: number) => Promise<void>, times = rounds): Promise<number> {
  let done = 0;
  for (let round = 0; round < times || (done === 0 && round < times * 100); round++) {
    await operation(round).then(
      () => done++,
      () => {},
    );
  }
  await endSwapper();
  return done;
}

async function look(path: string): Promise<void> {
  const bytes = await port.read(path).catch(() => undefined);
  if (bytes !== undefined) seen.add(Buffer.from(bytes).toString('utf8'));
}

function outsideIsIntact(before: ReadonlyMap<string, string>): void {
  expect(changesBetween(before, snapshot(join(root, 'outside')))).toEqual([]);
  expect([...seen].filter((text) => !text.startsWith('fine'))).toEqual([]);
}

describe(`against a process that swaps, ${rounds} rounds each`, { timeout: 3_600_000 }, () => {
  it('a folder on the way to a file that is read and written', async () => {
    const before = snapshot(join(root, 'outside'));
    await startSwapper('src', '../outside');
    const done = await race(async (round) => {
      await look('src/app.ts');
      await port.write('src/app.ts', Buffer.from(`fine ${round}`));
    });
    outsideIsIntact(before);
    expect(done).toBeGreaterThan(0);
  });

  it('the file itself, for a link to another file', async () => {
    const before = snapshot(join(root, 'outside'));
    await startSwapper('a.txt', '../outside/secret.txt');
    const done = await race(async (round) => {
      await look('a.txt');
      await port.write('a.txt', Buffer.from(`fine ${round}`));
    });
    outsideIsIntact(before);
    expect(done).toBeGreaterThan(0);
  });

  it('a folder in which new folders and files are made', async () => {
    const before = snapshot(join(root, 'outside'));
    await startSwapper('src', '../outside');
    const done = await race(async (round) => {
      await port.write(`src/new-${round}/x.txt`, Buffer.from('fine'), { createOnly: true });
    });
    outsideIsIntact(before);
    expect(done).toBeGreaterThan(0);
  });

  it('a folder that is moved from, moved into and removed', async () => {
    const before = snapshot(join(root, 'outside'));
    await startSwapper('src', '../outside');
    const steps = [
      () => port.write('src/deep/x.txt', Buffer.from('fine')).then(() => {}),
      () => port.rename('src/deep/x.txt', 'moved.txt', { overwrite: true }),
      () => port.rename('moved.txt', 'src/deep/back.txt', { overwrite: true }),
      () => port.remove('src/deep', { recursive: true }),
    ];
    const done = await race(async (round) => steps[round % steps.length]?.(), rounds * steps.length);
    outsideIsIntact(before);
    expect(existsSync(join(root, 'outside/deep/keep.txt'))).toBe(true);
    expect(done).toBeGreaterThan(0);
  });
});
