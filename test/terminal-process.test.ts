import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHermes, type Hermes } from '../src/create-hermes.js';
import { registerBuiltIns } from '../src/discovery/built-ins.js';
import { createCommandLine } from './support/command-line.js';

registerBuiltIns();

type Answer = Record<string, unknown>;

let root: string;
let hermes: Hermes;

const open = (options: object = {}): Promise<Hermes> =>
  createHermes({
    home: join(root, 'home'),
    cwd: root,
    env: { PATH: process.env.PATH ?? '', HOME: root, SHLVL: '1' },
    toolsets: ['terminal'],
    ...options,
  });

beforeAll(async () => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'process-')));
  hermes = await open();
});

afterAll(async () => {
  await hermes.close();
  rmSync(root, { recursive: true });
});

async function call(name: string, args: object, options: object = {}, at: Hermes = hermes): Promise<Answer> {
  const { outcome } = await at.callFor(name, args, options);
  return outcome.ok ? (outcome.data as Answer) : { error: outcome.message, code: outcome.code, ...outcome.details };
}

async function start(command: string, args: object = {}, options: object = {}, at: Hermes = hermes): Promise<string> {
  const answer = await call('terminal', { command, background: true, ...args }, options, at);
  expect(answer).toMatchObject({
    exit_code: 0,
    timed_out: false,
    session_id: expect.stringMatching(/^proc_[0-9a-f]{6}$/),
  });
  return answer.session_id as string;
}

describe('a background process', () => {
  it('is started at once, polled while it runs and waited for, with its true exit code', async () => {
    const id = await start('echo first; read -r line; echo "got $line"; exit 5');
    expect(await call('process', { action: 'wait', session_id: id, pattern: 'first', timeout: 20 })).toMatchObject({
      reached: true,
      status: 'running',
      line: 'first',
    });
    expect(await call('process', { action: 'poll', session_id: id })).toMatchObject({
      status: 'running',
      output: 'first',
    });
    await call('process', { action: 'submit', session_id: id, data: 'hello' });
    expect(await call('process', { action: 'wait', session_id: id, timeout: 20 })).toMatchObject({
      reached: true,
      status: 'exited',
      exit_code: 5,
      output: 'first\ngot hello',
    });
  });

  it('reads to the end of its input when that is closed', async () => {
    const id = await start('wc -c', { stdin: 'abc' });
    await call('process', { action: 'write', session_id: id, data: 'de' });
    await call('process', { action: 'close', session_id: id });
    expect(await call('process', { action: 'wait', session_id: id, timeout: 20 })).toMatchObject({
      output: '5',
      exit_code: 0,
    });
  });

  it('has a log that is paged and searched', async () => {
    const id = await start('for i in $(seq 1 500); do echo "line $i"; done');
    await call('process', { action: 'wait', session_id: id, timeout: 20 });
    expect(await call('process', { action: 'log', session_id: id, limit: 2 })).toMatchObject({
      output: 'line 499\nline 500',
      total_lines: 500,
      showing: '2 lines, 499 to 500',
    });
    expect(await call('process', { action: 'log', session_id: id, offset: 10, limit: 2 })).toMatchObject({
      output: 'line 10\nline 11',
    });
    expect(
      await call('process', { action: 'log', session_id: id, search: 'line 49', limit: 3, offset: 1 }),
    ).toMatchObject({
      output: '49|line 49\n490|line 490\n491|line 491',
    });
  });

  it('is killed with everything it started, also when it ignores SIGTERM', async () => {
    const id = await start(`trap '' TERM; sleep 4711 & echo up; while :; do sleep 1; done`);
    await call('process', { action: 'wait', session_id: id, pattern: 'up', timeout: 20 });
    expect(await call('process', { action: 'kill', session_id: id })).toMatchObject({ killed: true, status: 'exited' });
    expect(await call('terminal', { command: 'pgrep -fc "[s]leep 4711" || true' })).toMatchObject({ output: '0' });
    expect(await call('process', { action: 'kill', session_id: id })).toMatchObject({
      killed: false,
      status: 'exited',
    });
  });

  it('tells the ports it listens on, and can be waited for by port', async () => {
    const id = await start(
      `node -e "const s = require('node:net').createServer().listen(0, '127.0.0.1', () => console.log('port', s.address().port))"`,
    );
    const { line } = await call('process', { action: 'wait', session_id: id, pattern: 'port \\d+', timeout: 20 });
    const port = Number(String(line).split(' ')[1]);
    expect(await call('process', { action: 'wait', session_id: id, port, timeout: 20 })).toMatchObject({
      reached: true,
    });
    expect(await call('process', { action: 'poll', session_id: id })).toMatchObject({ ports: [port] });
    await call('process', { action: 'kill', session_id: id });
  });

  it('takes signals', async () => {
    const id = await start(`trap 'echo usr1; exit 9' USR1; echo up; while :; do sleep 0.05; done`);
    await call('process', { action: 'wait', session_id: id, pattern: 'up', timeout: 20 });
    await call('process', { action: 'signal', session_id: id, signal: 'SIGUSR1' });
    expect(await call('process', { action: 'wait', session_id: id, timeout: 20 })).toMatchObject({ exit_code: 9 });
  });

  it('is stopped at a time limit of its own', async () => {
    const id = await start('sleep 100', { timeout: 1 });
    expect(await call('process', { action: 'wait', session_id: id, timeout: 20 })).toMatchObject({
      timed_out: true,
      exit_code: 124,
    });
  });

  it('belongs to its task', async () => {
    const id = await start('sleep 1009', {}, { taskId: 'mine' });
    expect(await call('process', { action: 'poll', session_id: id }, { taskId: 'other' })).toMatchObject({
      code: 'not_found',
    });
    expect(await call('process', { action: 'kill', session_id: id }, { taskId: 'other' })).toMatchObject({
      code: 'not_found',
    });
    expect(await call('process', { action: 'list' }, { taskId: 'other' })).toEqual({ processes: [] });
    expect(((await call('process', { action: 'list' }, { taskId: 'mine' })).processes as unknown[]).length).toBe(1);
    await hermes.endTask('mine');
    expect(await call('terminal', { command: 'pgrep -fc "[s]leep 1009$" || true' })).toMatchObject({ output: '0' });
  });

  it('tells when it has ended and when a pattern was seen, once', async () => {
    const told: string[] = [];
    hermes.on('notice', ({ message }) => void told.push(message));
    const id = await start('for i in 1 2 3; do echo "ERROR $i"; done', {
      notify_on_complete: true,
      watch_patterns: ['ERROR'],
    });
    const { notices } = await call('process', { action: 'wait', session_id: id, timeout: 20 });
    const all = [...((notices ?? []) as string[])];
    while (!told.some((message) => message.includes('ended'))) await new Promise((resolve) => setTimeout(resolve, 10));
    expect(told.map((message) => message.includes(' in: '))).toEqual([true, false]);
    expect(all.length).toBeLessThanOrEqual(2);
  });

  it('is waited for no longer than asked', async () => {
    const id = await start('sleep 100');
    expect(await call('process', { action: 'wait', session_id: id, timeout: 1 })).toMatchObject({
      reached: false,
      timed_out: true,
      status: 'running',
    });
    await call('process', { action: 'kill', session_id: id });
  });

  it('of an unknown id is an error that says what to do', async () => {
    expect(await call('process', { action: 'poll', session_id: 'proc_nothing' })).toMatchObject({ code: 'not_found' });
    expect(await call('process', { action: 'poll' })).toMatchObject({ code: 'invalid_arguments' });
  });

  it('answers to its other name', async () => {
    expect(await call('process_manager', { action: 'list' })).toMatchObject({ processes: expect.any(Array) });
  });
});

/** An instance whose home folder holds nothing that would be missed, with approvals off. */
async function openAtHome(options: object = {}) {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'process-home-')));
  const work = join(folder, 'work');
  mkdirSync(join(folder, 'user'));
  mkdirSync(work);
  const env = { PATH: process.env.PATH ?? '', HOME: join(folder, 'user'), SHLVL: '1' };
  const made = await open({ home: join(folder, 'hermes'), cwd: work, env, yolo: true, ...options });
  const close = async (): Promise<void> => {
    await made.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { hermes: made, close };
}

describe('text typed into a shell', () => {
  it('is judged like a command, also when it comes in pieces', async () => {
    const id = await start('bash');
    expect(await call('process', { action: 'submit', session_id: id, data: 'rm -rf /' })).toMatchObject({
      code: 'denied',
    });
    expect(await call('process', { action: 'write', session_id: id, data: 'r' })).toMatchObject({
      bytes_written: 1,
    });
    expect(await call('process', { action: 'write', session_id: id, data: 'm -rf /\n' })).toMatchObject({
      code: 'denied',
    });
    await call('process', { action: 'kill', session_id: id });
  });

  it.each([
    ['its folder', 'bash', ['cd ~', 'rm -rf ./*']],
    ['a variable', 'env X=1 bash', ['D=~', 'rm -rf "$D"']],
    ['a function', 'bash', ['f() { rm -rf "$1"; }', 'f ~']],
    ['an alias', 'bash', ['shopt -s expand_aliases; alias x="rm -rf"', 'x ~']],
    ['parameters', 'bash', ['set -- rm -rf ~', '"$@"']],
    ['a shell in the shell', 'bash', ['cd ~; bash', 'rm -rf *']],
    ['an import', 'python3 -i', ['import shutil as s, os', 's.rmtree(os.path.expanduser("~"))']],
  ])('is judged with what was typed before: %s', async (_name, command, lines) => {
    const open = await openAtHome();
    const id = await start(command, {}, {}, open.hermes);
    const answers: Answer[] = [];
    for (const data of lines)
      answers.push(await call('process', { action: 'submit', session_id: id, data }, {}, open.hermes));
    expect(answers.at(-1)).toMatchObject({ code: 'denied', error: expect.stringContaining('whatever the settings') });
    await open.close();
  });

  it('is judged with the variables its shell was started with', async () => {
    const open = await openAtHome();
    await call('terminal', { command: 'export D=~' }, {}, open.hermes);
    const id = await start('bash', {}, {}, open.hermes);
    await call('terminal', { command: 'export D=./build' }, {}, open.hermes);
    expect(
      await call('process', { action: 'submit', session_id: id, data: 'rm -rf "$D"' }, {}, open.hermes),
    ).toMatchObject({ code: 'denied' });
    await open.close();
  });

  it('is judged with what the shell was given at its start', async () => {
    const open = await openAtHome();
    const id = await start('bash', { stdin: 'D=~\n' }, {}, open.hermes);
    expect(
      await call('process', { action: 'submit', session_id: id, data: 'rm -rf "$D"' }, {}, open.hermes),
    ).toMatchObject({ code: 'denied' });
    await open.close();
  });

  it('that ran is not judged again with the next line', async () => {
    const asked: string[] = [];
    const approve = async ({ command = '' }: { command?: string }) => {
      asked.push(command);
      return { answer: 'once' as const };
    };
    const open = await openAtHome({ yolo: false, approve });
    const id = await start('bash', {}, {}, open.hermes);
    for (const data of ['rm -rf ./build', 'ls', 'rm -rf ./build'])
      expect(await call('process', { action: 'submit', session_id: id, data }, {}, open.hermes)).toMatchObject({
        bytes_written: data.length + 1,
      });
    expect(asked).toHaveLength(2);
    await open.close();
  });

  it.each([
    ['keys that edit the line', 'echo rm -rf ~\u0001\u001b[3~\u001b[3~\u001b[3~\u001b[3~\u001b[3~'],
    ['a tab that completes a word', 'rm -rf ./bui\t'],
    ['a line out of the history', '!!:1*'],
  ])('at a terminal cannot be judged when it holds %s', async (_name, data) => {
    const open = await openAtHome();
    const id = await start('bash --norc', { pty: true }, {}, open.hermes);
    expect(await call('process', { action: 'submit', session_id: id, data }, {}, open.hermes)).toMatchObject({
      code: 'denied',
      error: expect.stringContaining('keys'),
    });
    await open.close();
  });

  it('is judged with and without the line that an interrupt may have emptied', async () => {
    const open = await openAtHome();
    const id = await start('bash --norc', { pty: true }, {}, open.hermes);
    const write = (data: string) => call('process', { action: 'write', session_id: id, data }, {}, open.hermes);
    // Before its prompt an interrupt ends it.
    await call('process', { action: 'wait', session_id: id, pattern: '^bash', timeout: 20 }, {}, open.hermes);
    expect(await write('echo ')).toMatchObject({ bytes_written: 5 });
    expect(await write('\u0003')).toMatchObject({ bytes_written: 1 });
    expect(await write('rm -rf ~\n')).toMatchObject({ code: 'denied' });
    expect(await write('ls\n')).toMatchObject({ bytes_written: 3 });
    await open.close();
  });

  it('in two halves that come at once is judged as a whole', async () => {
    const open = await openAtHome();
    const id = await start('bash', {}, {}, open.hermes);
    const write = (data: string) => call('process', { action: 'write', session_id: id, data }, {}, open.hermes);
    const answers = await Promise.all([write('rm -rf '), write('~\n')]);
    expect(answers.filter(({ code }) => code === 'denied')).toHaveLength(1);
    await open.close();
  });

  it('reaches the shell when it is harmless', async () => {
    const id = await start('bash');
    await call('process', { action: 'submit', session_id: id, data: 'echo "in $((1 + 1))"' });
    expect(await call('process', { action: 'wait', session_id: id, pattern: 'in 2', timeout: 20 })).toMatchObject({
      reached: true,
    });
    await call('process', { action: 'kill', session_id: id });
  });
});

describe('after a crash', () => {
  it('running processes are adopted and finished ones keep their result', async () => {
    const home = mkdtempSync(join(root, 'crash-'));
    // Other files run beside this one and sleep as well: this one is told apart by its length.
    const nap = `sleep 300.${process.pid}`;
    const script = join(root, 'crash.mts');
    const source = join(import.meta.dirname, '../src/create-hermes.ts');
    const builtIns = join(import.meta.dirname, '../src/discovery/built-ins.ts');
    const bundle = join(import.meta.dirname, '..', `.crash-${process.pid}.mjs`);
    writeFileSync(
      script,
      `import { createHermes } from ${JSON.stringify(source)};
import { terminal } from ${JSON.stringify(join(import.meta.dirname, '../src/tools/terminal/terminal.ts'))};
void terminal; void ${JSON.stringify(builtIns)};
const hermes = await createHermes({ home: ${JSON.stringify(home)}, cwd: ${JSON.stringify(root)}, env: { PATH: process.env.PATH, HOME: ${JSON.stringify(root)}, SHLVL: '1' } });
const ids = [];
for (const command of ['echo running; sleep 3; exit 6', 'echo short; exit 4', 'echo long; ${nap}'])
  ids.push(JSON.parse(await hermes.call('terminal', { command, background: true })).session_id);
ids.push(JSON.parse(await hermes.call('terminal', { command: 'bash --norc -i', background: true, pty: true })).session_id);
await new Promise((resolve) => setTimeout(resolve, 300));
console.log(JSON.stringify(ids));
process.kill(process.pid, 'SIGKILL');
`,
    );
    const { build } = await import('esbuild');
    await build({
      entryPoints: [script],
      bundle: true,
      platform: 'node',
      format: 'esm',
      packages: 'external',
      outfile: bundle,
      logLevel: 'error',
    });
    let printed = '';
    try {
      const child = spawn(process.execPath, [bundle], { stdio: ['ignore', 'pipe', 'inherit'] });
      child.stdout.on('data', (chunk) => void (printed += chunk));
      await new Promise((resolve) => child.once('close', resolve));
    } finally {
      rmSync(bundle);
    }
    const [running, short, long, atTerminal] = JSON.parse(printed) as string[];
    const next = await open({ home });
    try {
      expect(await call('process', { action: 'poll', session_id: long }, {}, next)).toMatchObject({
        status: 'running',
        adopted: true,
        output: 'long',
      });
      expect(await call('process', { action: 'poll', session_id: short }, {}, next)).toMatchObject({
        status: 'exited',
        exit_code: 4,
      });
      expect(await call('process', { action: 'wait', session_id: running, timeout: 20 }, {}, next)).toMatchObject({
        reached: true,
        exit_code: 6,
      });
      await call('process', { action: 'submit', session_id: atTerminal, data: 'echo $((40 + 2))' }, {}, next);
      expect(
        await call('process', { action: 'wait', session_id: atTerminal, pattern: '^42$', timeout: 20 }, {}, next),
      ).toMatchObject({ reached: true, line: '42', adopted: true, status: 'running' });
      await call('process', { action: 'submit', session_id: atTerminal, data: 'exit 9' }, {}, next);
      expect(await call('process', { action: 'wait', session_id: atTerminal, timeout: 20 }, {}, next)).toMatchObject({
        exit_code: 9,
      });
      expect(await call('process', { action: 'kill', session_id: long }, {}, next)).toMatchObject({ killed: true });
      expect(await call('terminal', { command: `pgrep -fc "[s]${nap.slice(1)}" || true` }, {}, next)).toMatchObject({
        output: '0',
      });
    } finally {
      await next.close();
    }
    expect(readdirSync(join(home, 'processes'))).toHaveLength(4);
  });

  it('an instance that is closed with keepProcesses leaves them for the next one', async () => {
    const home = join(root, 'kept-home');
    const first = await open({ home, keepProcesses: true });
    const id = await start('echo kept; sleep 200', {}, {}, first);
    await first.close();
    const second = await open({ home });
    expect(await call('process', { action: 'list' }, {}, second)).toMatchObject({
      processes: [{ session_id: id, status: 'running' }],
    });
    const { pid } = JSON.parse(readFileSync(join(home, 'processes', id, 'record.json'), 'utf8')) as { pid: number };
    await second.close();
    expect(groupOf(pid)).toBe('');
  });

  it('whoever opened an instance is asked when it closes: stop or leave', async () => {
    const home = join(root, 'asked-home');
    const asked: (readonly string[])[] = [];
    const decide = (isKept: boolean) => (commands: readonly string[]) => {
      asked.push(commands);
      return isKept;
    };
    const first = await open({ home, keepProcesses: decide(true) });
    const id = await start('sleep 201', {}, {}, first);
    await first.close();
    const { pid } = JSON.parse(readFileSync(join(home, 'processes', id, 'record.json'), 'utf8')) as { pid: number };
    expect(groupOf(pid)).not.toBe('');
    const second = await open({ home, keepProcesses: decide(false) });
    await call('process', { action: 'list' }, {}, second);
    await second.close();
    expect(groupOf(pid)).toBe('');
    await (await open({ home, keepProcesses: decide(true) })).close();
    expect(asked).toEqual([['sleep 201'], ['sleep 201']]);
  });

  it('a command line that leaves them ends at once, and another one finds them', async () => {
    const cli = createCommandLine();
    const begun = await cli.run([
      'tools',
      'call',
      'terminal',
      '{"command":"sleep 202","background":true}',
      '--keep-processes',
    ]);
    const { session_id } = JSON.parse(begun.out) as { session_id: string };
    const found = await cli.run(['tools', 'call', 'process', '{"action":"list"}']);
    expect(JSON.parse(found.out)).toMatchObject({ processes: [{ session_id, status: 'running' }] });
    cli.remove();
  });
});

/** Those of its processes that are alive; one that has ended may wait for its parent to hear of it. */
function groupOf(pid: number): string {
  return execFileSync('sh', ['-c', `ps -eo pgid=,stat=,args= | awk '$1 == ${pid} && $2 !~ /Z/'`]).toString();
}
