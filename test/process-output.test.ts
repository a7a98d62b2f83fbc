import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createHermes, type Hermes } from '../src/create-hermes.js';
import { registerBuiltIns } from '../src/discovery/built-ins.js';

registerBuiltIns();

type Answer = Record<string, unknown>;

let root: string;
let hermes: Hermes;

const open = (env: Record<string, string> = {}, options: object = {}): Promise<Hermes> =>
  createHermes({
    home: join(root, 'home'),
    cwd: root,
    env: { PATH: process.env.PATH ?? '', HOME: root, SHLVL: '1', ...env },
    toolsets: ['terminal'],
    yolo: true,
    ...options,
  });

beforeEach(async () => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'process-output-')));
  await mkdir(join(root, 'bin'));
});

afterEach(async () => {
  await hermes.close();
  rmSync(root, { recursive: true, force: true });
});

async function call(name: string, args: object): Promise<Answer> {
  const { outcome } = await hermes.callFor(name, args);
  return outcome.ok ? (outcome.data as Answer) : { error: outcome.message, code: outcome.code };
}

async function start(command: string, args: object = {}): Promise<string> {
  return (await call('terminal', { command, background: true, ...args })).session_id as string;
}

const waitFor = (id: string): Promise<Answer> => call('process', { action: 'wait', session_id: id, timeout: 60 });

/** From now on whatever moves output into a log is busy with something else at first, and says so in a file. */
function makeMoversLate(): Record<string, string> {
  const dd = execFileSync('sh', ['-c', 'command -v dd'], { encoding: 'utf8' }).trim();
  const script = `#!/bin/sh
: >${root}/bin/is-busy
until [ -e ${root}/bin/go-on ]; do :; done
exec ${dd} "$@"
`;
  writeFileSync(join(root, 'bin', 'dd'), script, { mode: 0o755 });
  return { PATH: `${join(root, 'bin')}:${process.env.PATH}` };
}

async function appears(name: string): Promise<void> {
  while (!existsSync(join(root, 'bin', name))) await new Promise((resolve) => setTimeout(resolve, 5));
}

/** Longer than what a program left behind is given to end by itself. */
const LONGER_THAN_GRACE_MS = 1_200;

/** Whether the end was told before the output was moved, which it is afterwards. */
async function isToldTooSoon(told: Promise<unknown>): Promise<boolean> {
  let isTold = false;
  void told.then(() => {
    isTold = true;
  });
  await new Promise((resolve) => setTimeout(resolve, LONGER_THAN_GRACE_MS));
  writeFileSync(join(root, 'bin', 'go-on'), '');
  return isTold;
}

describe('what a background process printed', () => {
  it.each([
    ['with pipes', {}],
    ['at a terminal', { pty: true }],
  ])('is all there when its end is told, however late it gets into the log: %s', async (_name, args) => {
    hermes = await open(makeMoversLate());
    const id = await start('seq 1 2000; echo the end; exit 3', args);
    await appears('is-busy');
    const ended = waitFor(id);
    expect(await isToldTooSoon(ended)).toBe(false);
    expect(await ended).toMatchObject({ status: 'exited', exit_code: 3, output: expect.stringMatching(/the end$/) });
    expect(await call('process', { action: 'log', session_id: id, limit: 1 })).toMatchObject({
      output: 'the end',
      total_lines: 2_001,
    });
  });

  it('is all there after it was killed', async () => {
    hermes = await open(makeMoversLate());
    const id = await start(
      `echo before; touch ${join(root, 'bin', 'printed')}; trap '' TERM; while :; do sleep 1; done`,
    );
    await appears('is-busy');
    await appears('printed');
    const killed = call('process', { action: 'signal', session_id: id, signal: 'SIGKILL' }).then(() => waitFor(id));
    expect(await isToldTooSoon(killed)).toBe(false);
    expect(await killed).toMatchObject({ status: 'exited', exit_code: 137, output: 'before' });
  });

  it('is all there in an instance that only took the process up', async () => {
    hermes = await open(makeMoversLate(), { keepProcesses: true });
    const id = await start(`until [ -e ${join(root, 'go')} ]; do sleep 0.05; done; echo late; exit 4`);
    await appears('is-busy');
    await hermes.close();
    hermes = await open();
    expect(await call('process', { action: 'poll', session_id: id })).toMatchObject({ status: 'running' });
    const ended = waitFor(id);
    writeFileSync(join(root, 'go'), '');
    expect(await isToldTooSoon(ended)).toBe(false);
    expect(await ended).toMatchObject({ status: 'exited', exit_code: 4, output: 'late' });
  });

  it('is all there where nothing is found that could move it', async () => {
    hermes = await open();
    await call('terminal', { command: 'export PATH=/nowhere' });
    const id = await start('echo one; echo two >&2; exit 5');
    expect(await waitFor(id)).toMatchObject({ status: 'exited', exit_code: 5, output: 'one\ntwo' });
  });

  it('keeps its end from nobody when something holds the output that cannot be found', async () => {
    hermes = await open();
    const id = await start(`env -i setsid sh -c 'echo $$ >${root}/hidden; exec sleep 1013' & 
until [ -s ${root}/hidden ]; do sleep 0.02; done; echo printed; exit 6`);
    expect(await waitFor(id)).toMatchObject({ status: 'exited', exit_code: 6, output: 'printed' });
    const hidden = Number(readFileSync(join(root, 'hidden'), 'utf8'));
    expect(execFileSync('ps', ['-o', 'args=', '-p', String(hidden)], { encoding: 'utf8' })).toContain('sleep 1013');
    process.kill(hidden, 'SIGKILL');
    // Nobody is left who waits for more of it.
    expect(execFileSync('sh', ['-c', `pgrep -f '[p]${id.slice(1)}' || true`], { encoding: 'utf8' })).toBe('');
  });

  it('does not end what moves it with the signals that it is sent', async () => {
    hermes = await open();
    const id = await start(
      `trap 'echo told' USR1; trap '' HUP INT; echo up; for i in 1 2 3; do read -r line; done; echo out`,
    );
    await call('process', { action: 'wait', session_id: id, pattern: 'up', timeout: 60 });
    for (const signal of ['SIGHUP', 'SIGINT', 'SIGUSR1'])
      await call('process', { action: 'signal', session_id: id, signal });
    await call('process', { action: 'wait', session_id: id, pattern: 'told', timeout: 60 });
    await call('process', { action: 'close', session_id: id });
    expect(await waitFor(id)).toMatchObject({ status: 'exited', output: expect.stringMatching(/^up\n(told\n)+out$/) });
  });

  it('comes from a shell without jobs', async () => {
    hermes = await open();
    const id = await start('jobs; wait; echo "group $(($(ps -o pgid= -p $$) - $$))"');
    expect(await waitFor(id)).toMatchObject({ output: 'group 0' });
  });
});
