import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createHermes, type Hermes } from '../src/create-hermes.js';
import { registerBuiltIns } from '../src/discovery/built-ins.js';

registerBuiltIns();

let root: string;
let hermes: Hermes;

beforeAll(async () => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'pty-')));
  hermes = await createHermes({
    home: join(root, 'home'),
    cwd: root,
    env: { PATH: process.env.PATH ?? '', HOME: root, SHLVL: '1' },
    toolsets: ['terminal'],
  });
});

afterAll(async () => {
  await hermes.close();
  rmSync(root, { recursive: true });
});

async function call(name: string, args: object): Promise<Record<string, unknown>> {
  return JSON.parse(await hermes.call(name, args)) as Record<string, unknown>;
}

it('gives a terminal and answers with the screen it left', async () => {
  const answer = await call('terminal', {
    command: `test -t 0 && test -t 1 && stty size; printf 'abc\\033[2Dx\\n\\033[31mred\\033[0m'; exit 3`,
    pty: true,
  });
  expect(answer).toMatchObject({ exit_code: 3, timed_out: false });
  expect(String(answer.output)).toContain('30 120\naxc\nred');
});

it('carries the state of the shell', async () => {
  await call('terminal', { command: 'export FROM_PTY=1; cd /', pty: true });
  expect(String((await call('terminal', { command: 'echo $PWD $FROM_PTY' })).output)).toContain('/ 1');
});

it('stops at the time limit with the screen as it is', async () => {
  const answer = await call('terminal', { command: 'printf "waiting\\n"; sleep 100', pty: true, timeout: 1 });
  expect(answer).toMatchObject({ timed_out: true, exit_code: 124 });
  expect(String(answer.output)).toContain('waiting');
});

it('lets one talk to an interactive program in the background', async () => {
  const { session_id: id } = await call('terminal', { command: 'bash --norc -i', pty: true, background: true });
  await call('process', { action: 'submit', session_id: id, data: 'echo "sum $((20 + 3))"' });
  expect(await call('process', { action: 'wait', session_id: id, pattern: 'sum 23', timeout: 20 })).toMatchObject({
    reached: true,
  });
  const { output } = await call('process', { action: 'poll', session_id: id });
  expect(String(output)).toContain('sum 23');
  expect(await call('process', { action: 'kill', session_id: id })).toMatchObject({ killed: true });
});
