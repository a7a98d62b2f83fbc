import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Hermes } from '../src/create-hermes.js';
import { registerBuiltIns } from '../src/discovery/built-ins.js';
import type { ApprovalAnswer, ApprovalRequest } from '../src/gate/approvals/approval-request.js';
import { type GateHome, gateHome } from './support/gate-home.js';
import { callJson } from './support/tool-home.js';

registerBuiltIns();
let place: GateHome;
let root: string;
let home: string;
beforeEach(() => {
  place = gateHome();
  ({ root, home } = place);
  place.configure('approvals:\n  ask: [bash, python3, ./app, cat, rm]\n');
});

const env = (): Record<string, string> => ({ HOME: root, PATH: process.env.PATH ?? '' });

/** Says yes to the first request and no to every other. */
async function open(answer: ApprovalAnswer): Promise<{ hermes: Hermes; asked: ApprovalRequest[] }> {
  const asked: ApprovalRequest[] = [];
  const approve = async (request: ApprovalRequest): Promise<ApprovalAnswer> =>
    asked.push(request) === 1 ? answer : 'deny';
  return { hermes: await place.open({ env: env(), approve }), asked };
}

const run = (hermes: Hermes, command: string, more: object = {}): Promise<Record<string, unknown>> =>
  callJson(hermes, 'terminal', { command, ...more });

const put = (name: string, text: string): void => writeFileSync(join(root, name), text, { mode: 0o755 });

describe('a yes to a command that runs a file', () => {
  it.each([
    ['bash s.sh', 's.sh', 'exact'],
    ['cat s.sh | bash', 's.sh', 'exact'],
    ['bash < s.sh', 's.sh', 'exact'],
    ['./app', 'app', 'exact'],
    ['./app', 'app', 'prefix'],
  ] as const)('%s ends when %s has changed, with scope %s', async (command, file, scope) => {
    put(file, '#!/bin/bash\necho one\n');
    const { hermes, asked } = await open({ answer: 'session', scope });
    expect(await run(hermes, command)).toMatchObject({ output: 'one' });
    expect(await run(hermes, command)).toMatchObject({ output: 'one' });
    expect(asked).toHaveLength(1);
    expect(asked[0]?.display.join('\n')).toContain(`which runs ${join(root, file)} as it is now`);

    put(file, '#!/bin/bash\necho two\n');
    expect(await run(hermes, command)).toMatchObject({ code: 'denied' });
    expect(asked).toHaveLength(2);

    put(file, '#!/bin/bash\necho one\n');
    expect(await run(hermes, command)).toMatchObject({ output: 'one' });
  });

  it('is kept with the file it was for, and after a restart the changed one is asked about', async () => {
    put('s.sh', 'echo one\n');
    const first = await open({ answer: 'always', scope: 'exact' });
    expect(await run(first.hermes, 'bash s.sh')).toMatchObject({ output: 'one' });
    expect(readFileSync(join(home, 'config.yaml'), 'utf8')).toMatch(/around: [0-9a-f]{64}/);

    const second = await open('deny');
    expect(await run(second.hermes, 'bash s.sh')).toMatchObject({ output: 'one' });
    put('s.sh', 'echo two\n');
    expect(await run(second.hermes, 'bash s.sh')).toMatchObject({ code: 'denied' });
  });

  it('ends when a link leads to another file, when the file appears, and when a large one was written to', async () => {
    put('a.sh', 'echo a\n');
    put('b.sh', 'echo b\n');
    symlinkSync('a.sh', join(root, 's.sh'));
    const linked = await open('session');
    expect(await run(linked.hermes, 'bash s.sh')).toMatchObject({ output: 'a' });
    rmSync(join(root, 's.sh'));
    symlinkSync('b.sh', join(root, 's.sh'));
    expect(await run(linked.hermes, 'bash s.sh')).toMatchObject({ code: 'denied' });

    const missing = await open('session');
    expect(await run(missing.hermes, 'bash later.sh')).toMatchObject({ exit_code: 127 });
    put('later.sh', 'echo here\n');
    expect(await run(missing.hermes, 'bash later.sh')).toMatchObject({ code: 'denied' });

    put('large.sh', 'echo large; exit\n');
    truncateSync(join(root, 'large.sh'), 6_000_000);
    const large = await open('session');
    expect(await run(large.hermes, 'bash large.sh')).toMatchObject({ output: 'large' });
    expect(await run(large.hermes, 'bash large.sh')).toMatchObject({ output: 'large' });
    writeFileSync(join(root, 'large.sh'), 'echo other; exit\n', { flag: 'r+' });
    expect(await run(large.hermes, 'bash large.sh')).toMatchObject({ code: 'denied' });
  });

  it('does not end when only data has changed, nor for an entry written by hand', async () => {
    put('x.py', 'print(open("data").read(), end="")\n');
    put('data', 'one');
    const { hermes } = await open('session');
    expect(await run(hermes, 'python3 x.py data')).toMatchObject({ output: 'one' });
    put('data', 'two');
    expect(await run(hermes, 'python3 x.py data')).toMatchObject({ output: 'two' });

    place.configure('approvals:\n  ask: [bash]\ncommand_allowlist: [bash s.sh]\n');
    put('s.sh', 'echo one\n');
    const byHand = await open('deny');
    expect(await run(byHand.hermes, 'bash s.sh')).toMatchObject({ output: 'one' });
    put('s.sh', 'echo two\n');
    expect(await run(byHand.hermes, 'bash s.sh')).toMatchObject({ output: 'two' });
  });
});

describe('a yes to a command', () => {
  it.each([
    ['whose folder', 'rm -rf ./zz', { workdir: 'link' }],
    ['whose path', 'rm -rf link/zz', {}],
    ['that goes to a folder which', 'cd link && rm -rf ./zz && cd ..', {}],
  ])('%s is a link ends when the link leads elsewhere', async (_what, command, extra) => {
    for (const folder of ['a', 'b']) mkdirSync(join(root, folder, 'zz'), { recursive: true });
    symlinkSync('a', join(root, 'link'));
    const { hermes, asked } = await open('session');
    const call = () => run(hermes, command, extra);
    expect(await call()).toMatchObject({ exit_code: 0 });
    expect(asked[0]?.display.join('\n')).toMatch(/where \S*link\S* leads to \S*\/a/);
    expect(await call()).toMatchObject({ exit_code: 0 });
    rmSync(join(root, 'link'));
    symlinkSync('b', join(root, 'link'));
    expect(await call()).toMatchObject({ code: 'denied' });
    expect(existsSync(join(root, 'b', 'zz'))).toBe(true);
  });

  it('in a folder ends when the folder has become a link', async () => {
    for (const folder of ['a', 'b/zz']) mkdirSync(join(root, folder), { recursive: true });
    for (const answer of ['session', 'always'] as const) {
      const { hermes } = await open(answer);
      const call = () => run(hermes, 'rm -rf ./zz', { workdir: 'a' });
      expect(await call()).toMatchObject({ exit_code: 0 });
      rmSync(join(root, 'a'), { recursive: true });
      symlinkSync('b', join(root, 'a'));
      expect(await call()).toMatchObject({ code: 'denied' });
      rmSync(join(root, 'a'));
      mkdirSync(join(root, 'a'));
    }
  });

  it('with a here-document does not cover one that ends otherwise', async () => {
    const { hermes } = await open('session');
    expect(await run(hermes, 'bash <<end\necho one\nend')).toMatchObject({ output: 'one' });
    // Behind a blank the word ends nothing, and is run.
    expect(await run(hermes, 'bash <<end\necho one\nend ')).toMatchObject({ code: 'denied' });
  });
});

describe('a function that an earlier call left in the shell', () => {
  it('is judged by what it does with the words of this call', async () => {
    place.configure('');
    mkdirSync(join(root, 'kept'));
    const asked: string[] = [];
    const approve = async ({ command = '' }: ApprovalRequest): Promise<ApprovalAnswer> => {
      if (/^\w+\(\)/.test(command)) return 'once';
      asked.push(command);
      return 'deny';
    };
    const hermes = await place.open({ env: env(), approve });
    expect(await run(hermes, 'each() { "$@"; }')).toMatchObject({ exit_code: 0 });
    expect(await run(hermes, 'clear_up() { rm -rf "$1"; }')).toMatchObject({ exit_code: 0 });
    expect(await run(hermes, 'each echo hello')).toMatchObject({ output: 'hello' });
    expect(await run(hermes, 'each rm -rf ./kept')).toMatchObject({ code: 'denied' });
    expect(await run(hermes, 'clear_up ./kept')).toMatchObject({ code: 'denied' });
    expect(asked).toEqual(['each rm -rf ./kept', 'clear_up ./kept']);
    for (const command of ['each rm -rf /', 'clear_up /', 'clear_up ~', 'true; clear_up /etc']) {
      expect(await run(hermes, command)).toMatchObject({
        code: 'denied',
        error: expect.stringContaining('whatever the settings'),
      });
    }
    expect(existsSync(join(root, 'kept'))).toBe(true);
  });
});

describe('the floor', () => {
  it.each([
    ['~', 'rm -rf .'],
    ['~', 'rm -rf ./*'],
    ['~/below', 'rm -rf ..'],
    ['link', 'rm -rf .'],
    ['link/below', 'rm -rf ..'],
    ['link', 'cd below && rm -rf ../../me'],
  ])('holds for a command that starts in %s: %s', async (workdir, command) => {
    const mine = join(root, 'home', 'me');
    mkdirSync(join(mine, 'below'), { recursive: true });
    mkdirSync(join(root, 'work'));
    symlinkSync(mine, join(root, 'work', 'link'));
    const cwd = join(root, 'work');
    const hermes = await place.open({ cwd, env: { ...env(), HOME: mine }, approve: async () => 'deny' });
    expect(await run(hermes, command, { workdir })).toMatchObject({
      code: 'denied',
      error: expect.stringContaining('whatever the settings'),
    });
  });
});
