import { existsSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHermes, type Hermes } from '../src/create-hermes.js';
import { registerBuiltIns } from '../src/discovery/built-ins.js';

registerBuiltIns();

interface Answer {
  readonly output: string;
  readonly exit_code: number;
  readonly timed_out: boolean;
  readonly [field: string]: unknown;
}

let root: string;
let hermes: Hermes;

beforeAll(async () => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'terminal-')));
  hermes = await createHermes({
    home: join(root, 'home'),
    cwd: root,
    env: {
      PATH: process.env.PATH ?? '',
      HOME: root,
      SHLVL: '1',
      OPENAI_API_KEY: 'sk-planted-1234567890abcdefghijkl',
      MY_PASSWORD: 'planted-password-value',
    },
    toolsets: ['terminal', 'file', 'system'],
    // What is asked about is answered with yes; what is denied here is on the floor.
    approve: async () => 'once',
  });
});

afterAll(async () => {
  await hermes.close();
  rmSync(root, { recursive: true });
});

async function run(command: string, args: object = {}, options: object = {}): Promise<Answer> {
  const { outcome } = await hermes.callFor('terminal', { command, ...args }, options);
  if (outcome.ok) return outcome.data as Answer;
  return { error: outcome.message, code: outcome.code, hint: outcome.hint, ...outcome.details } as unknown as Answer;
}

describe('a command', () => {
  it('answers with its output, its exit code and where the shell stands', async () => {
    const answer = await run('echo out; echo err >&2; echo again; exit 3');
    expect(answer).toMatchObject({ output: 'out\nerr\nagain', exit_code: 3, timed_out: false, cwd: root });
  });

  it('keeps the true order of stdout and stderr, also through /dev/stderr', async () => {
    const { output } = await run(
      'for i in 1 2 3; do echo $i; echo e$i >&2; done; echo x >/dev/stderr; echo y >/dev/stdout',
    );
    expect(output.split('\n')).toEqual(['1', 'e1', '2', 'e2', '3', 'e3', 'x', 'y']);
  });

  it('is fed with stdin, also as a file', async () => {
    expect((await run('cat /dev/stdin | tr a-z A-Z', { stdin: 'hello' })).output).toBe('HELLO');
    expect((await run('cat')).output).toBe('');
  });

  it('says what a known exit code means', async () => {
    expect(await run('grep nothing /etc/hostname')).toMatchObject({
      exit_code: 1,
      exit_code_meaning: 'no lines matched',
    });
    expect(await run('no_such_program_here')).toMatchObject({ exit_code: 127 });
  });

  it('is told of its own lines, whatever the shell was told before', async () => {
    const wrong = `absent_one\necho "$LINENO it's \\n"\nabsent_three`;
    const told = `line 1: absent_one: command not found\n2 it's \\n\nline 3: absent_three: command not found`;
    const options = { taskId: 'lines' };
    const said = ({ output }: Answer): string => output.trimEnd().replaceAll(/\S*bash: (?=line)/g, '');
    // The first one has a shell of its own, a later one a fork of a shell that waits, one with input neither.
    expect(said(await run(wrong, {}, options))).toBe(told);
    await run(`words='one\ntwo\\'; made() {\n  echo "$words"\n}`, {}, options);
    expect(said(await run(wrong, {}, options))).toBe(told);
    expect(said(await run(wrong, { stdin: 'x' }, options))).toBe(told);
    expect((await run('made', {}, options)).output).toBe('one\ntwo\\');
    expect((await run('true\nif then', {}, options)).output).toMatch(/bash: eval: line 2: syntax error/);
    for (const pty of [false, true]) {
      // It goes on until its last line was seen.
      const { session_id } = await run(`${wrong}\nread -r`, { background: true, pty }, options);
      const wait = { action: 'wait', session_id, pattern: 'absent_three', timeout: 30 };
      const { outcome } = await hermes.callFor('process', wait, options);
      expect(said((outcome as { data: Answer }).data)).toBe(told);
      await hermes.callFor('process', { action: 'kill', session_id }, options);
    }
  });

  it('sees no secret of our environment', async () => {
    const { output } = await run(
      'env; cat /proc/self/environ; cat /proc/$PPID/environ | tr "\\0" "\\n" | grep -c planted',
    );
    expect(output).not.toContain('planted-password');
    expect(output).not.toContain('OPENAI');
  });

  it('has its escape sequences removed and its progress folded', async () => {
    const { output } = await run(`printf '\\033[31mred\\033[0m\\n10%%\\r50%%\\r100%%\\ndone\\377\\n'`);
    expect(output).toBe('red\n100%\ndone\ufffd');
  });

  it('runs in another folder without moving the shell', async () => {
    expect(await run('pwd', { workdir: '/' })).toMatchObject({ output: '/', cwd: root });
  });

  it('in a folder that is not there is a clear error', async () => {
    expect(await run('pwd', { workdir: 'nowhere' })).toMatchObject({ code: 'not_found' });
  });
});

describe('the shell of a task', () => {
  const task = { taskId: 'state' };

  it('carries folder, variables and functions to the next command, and nothing to another task', async () => {
    await run(`mkdir -p sub; cd sub; export A="x y" B=$'l1\\nl2'; c="it's"; f() { echo "f $1"; }`, {}, task);
    expect(await run('pwd; echo "$A"; echo "$B"; echo "$c"; f 1; env | grep -c "^c="', {}, task)).toMatchObject({
      output: `${root}/sub\nx y\nl1\nl2\nit's\nf 1\n0`,
      cwd: `${root}/sub`,
    });
    expect((await run('pwd; echo "[$A]"', {}, { taskId: 'another' })).output).toBe(`${root}\n[]`);
  });

  it('keeps what an exit or a failing command changed', async () => {
    await run('cd /; export Z=1; exit 7', {}, { taskId: 'exit' });
    expect((await run('echo $PWD $Z', {}, { taskId: 'exit' })).output).toBe('/ 1');
  });

  it('knows the folder it was in before', async () => {
    const options = { taskId: 'back and forth' };
    await run('mkdir -p one/two; cd one; cd two', {}, options);
    expect(await run('cd - && pwd', {}, options)).toMatchObject({ cwd: join(root, 'one') });
  });

  it('is not the end of all further commands when one sets a variable that is too large for any program', async () => {
    const task = { taskId: 'large' };
    const fill = 'head -c 300000 /dev/zero | tr "\\0" x';
    const set = await run(`cd /; PLAIN=$(${fill}); export SMALL=1 LARGE=$(${fill})`, {}, task);
    expect(set.notes).toEqual([expect.stringMatching(/LARGE \(300,\d+ bytes\), PLAIN \(300,\d+ bytes\)/)]);
    for (const more of [{}, { stdin: 'x' }])
      expect(await run('pwd; echo "$SMALL[$LARGE$PLAIN]"', more, task)).toMatchObject({ output: '/\n1[]' });
  });

  it('leaves a folder that was removed, without running what was meant for it', async () => {
    const options = { taskId: 'removed' };
    await run('mkdir -p away/deep; cd away/deep; rm -r ../../away', {}, options);
    expect(await run('echo ran', {}, options)).toMatchObject({
      code: 'not_found',
      error: expect.stringContaining(`It stands in ${root} now`),
    });
    expect(await run('pwd', {}, options)).toMatchObject({ output: root });
  });

  it('is as new for each command: descriptors, options, traps and what it kills are the own of one', async () => {
    const options = { taskId: 'one after the other' };
    const sequence: [string, object][] = [
      ['KEPT=1', { exit_code: 0 }],
      ['exec 3>three.txt; echo mine >&3; exec 3>&-; FD=3', { exit_code: 0 }],
      ['cat three.txt; echo $FD', { output: 'mine\n3' }],
      ['set -x; trap "echo bye" EXIT; TRAPPED=1', { output: expect.not.stringContaining('__hermes') }],
      ['echo $TRAPPED $-', { output: expect.stringMatching(/^1 [^xm]*$/) }],
      ['set -e; false; echo no', { exit_code: 1, output: '' }],
      ['kill -9 $$', { exit_code: 137 }],
      ['kill $$', { exit_code: 143 }],
      ['kill -9 $BASHPID', { exit_code: 137 }],
      ['printf() { echo fake; }; read() { :; }', { exit_code: 0 }],
      ['echo $KEPT', { output: '1' }],
      ['echo "$(printf x)"', { output: 'fake' }],
    ];
    for (const [command, expected] of sequence) expect(await run(command, {}, options)).toMatchObject(expected);
  });

  it('waits for a command that stops itself and is told to go on, and tells its exit code', async () => {
    const options = { taskId: 'halted' };
    await run('true', {}, options);
    await run('true', {}, options);
    const halts = 'me=$BASHPID; (sleep 0.2; kill -CONT $me) & kill -STOP $me; wait; echo went on; exit 7';
    expect(await run(halts, {}, options)).toMatchObject({ output: 'went on', exit_code: 7 });
    expect(await run('exit 147', {}, options)).toMatchObject({ exit_code: 147 });
  });

  it('runs a command right after one that was stopped hard, untouched by that', async () => {
    const options = { taskId: 'stopped' };
    await run('true', {}, options);
    for (let again = 0; again < 5; again++) {
      const cancel = AbortSignal.timeout(30);
      await run(`trap '' TERM; sleep 97`, {}, { ...options, signal: cancel });
      expect(await run('sleep 0.1; echo whole', {}, options)).toMatchObject({ output: 'whole', exit_code: 0 });
    }
  });

  it('believes nothing that a command writes for it', async () => {
    const options = { taskId: 'forged' };
    await run('true', {}, options);
    const forged =
      'for fd in 3 10 11 12 187; do { echo "ended 0"; echo "started 1"; } >&$fd; done 2>/dev/null; cd /; exit 4';
    for (let again = 0; again < 3; again++)
      expect(await run(forged, {}, options)).toMatchObject({ exit_code: 4, cwd: '/' });
  });

  it('has what env_manager set since', async () => {
    const other = { taskId: 'env' };
    await run('true', {}, other);
    const yes = await createHermes({
      home: join(root, 'home2'),
      cwd: root,
      approve: async () => 'once',
      toolsets: ['terminal', 'system'],
    });
    try {
      await yes.call('terminal', { command: 'export MINE=1' });
      await yes.call('env_manager', { action: 'set', name: 'COLOUR', value: 'blue' });
      expect(JSON.parse(await yes.call('terminal', { command: 'echo $COLOUR $MINE' }))).toMatchObject({
        output: expect.stringContaining('blue 1'),
      });
    } finally {
      await yes.close();
    }
  });

  it('gives what it knows to the judge: a function or variable hides nothing', async () => {
    const judged = { taskId: 'judged' };
    expect(await run('x="rm -rf /"; d=/', {}, judged)).toMatchObject({ exit_code: 0 });
    expect(await run('$x', {}, judged)).toMatchObject({ code: 'denied' });
    expect(await run('rm -rf "$d"', {}, judged)).toMatchObject({ code: 'denied' });
  });

  it('judges a command again when the one before it in the same message changed the shell', async () => {
    const [, second] = await hermes.callAll(
      [
        { id: '1', name: 'terminal', arguments: { command: 'cd /' } },
        { id: '2', name: 'terminal', arguments: { command: 'rm -rf ./*' } },
      ],
      { taskId: 'again' },
    );
    expect(JSON.parse(second?.content ?? '')).toMatchObject({ code: 'denied' });
  });

  it('judges text that a shell is fed', async () => {
    expect(await run('bash', { stdin: 'rm -rf /\n' })).toMatchObject({ code: 'denied' });
  });
});

describe('a command that does not end', () => {
  it('is stopped at its time limit with what it printed', async () => {
    const answer = await run('echo before; sleep 60; echo after', { timeout: 1 });
    expect(answer).toMatchObject({ output: 'before', timed_out: true, exit_code: 124 });
  });

  it('is stopped when the call is cancelled, and what it printed is kept', async () => {
    const controller = new AbortController();
    const flag = join(root, 'started');
    const running = run(
      `echo partial; trap '' TERM; touch ${flag}; sleep 6071 & sleep 6071`,
      {},
      { signal: controller.signal },
    );
    while (!existsSync(flag)) await new Promise((resolve) => setTimeout(resolve, 10));
    controller.abort();
    expect(await running).toMatchObject({ code: 'cancelled', output: 'partial', timed_out: false });
    expect(await run('pgrep -f "[s]leep 6071" | wc -l')).toMatchObject({ output: '0' });
  });

  it('leaves nothing behind, not even after a double fork that ignores signals', async () => {
    const script = join(root, 'fork.py');
    writeFileSync(
      script,
      `import os, signal, time
if os.fork() == 0:
    os.setsid()
    if os.fork() == 0:
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        os.chdir('/')
        for fd in range(0, 64):
            try: os.close(fd)
            except OSError: pass
        time.sleep(987)
    os._exit(0)
time.sleep(0.3)
`,
    );
    const answer = await run(`python3 ${script}; echo done`);
    expect(answer.output).toBe('done');
    expect(answer.notes).toBeDefined();
    expect((await run('pgrep -fc "[f]ork.py" || true')).output).toBe('0');
  });

  it.each([
    ['npm run dev', 'background: true'],
    ['python3 -m http.server 8000', 'background: true'],
    ['sleep 100 &', 'background: true'],
    ['nohup sleep 100', 'background: true'],
    ['vim notes.txt', 'pty: true'],
    ['python3', 'stdin'],
    ['git commit', '-m'],
  ])('is recognised: %s', async (command, advice) => {
    const answer = await run(command);
    expect(answer).toMatchObject({ code: 'invalid_arguments', output: '', exit_code: -1 });
    expect(answer.error).toContain(advice);
  });

  it.each([
    'echo "npm run dev"',
    'npm run dev --help 2>&1 | head -1',
    'ls & wait',
    'timeout 1 tail -f /dev/null',
    'vim --version | head -1',
  ])('is not taken for one: %s', async (command) => {
    expect((await run(command)).code).toBeUndefined();
  });
});

describe('long output', () => {
  it('is shown in part and stored whole, with its escape sequences', async () => {
    const answer = await run(`seq 1 100000; printf '\\033[32mend\\033[0m'`);
    expect(answer).toMatchObject({ truncated: true, exit_code: 0, stored: expect.stringMatching(/^result:\/\//) });
    expect(answer.output.length).toBeLessThan(60_000);
    expect(answer.output.startsWith('1\n2\n')).toBe(true);
    expect(answer.output.endsWith('100000\nend')).toBe(true);
    const page = JSON.parse(await hermes.call('read_file', { path: answer.stored, offset: 50_000, limit: 1 }));
    expect(page.content).toContain('50000');
  });

  it('of a flood is bounded', async () => {
    const answer = await run('yes | head -c 50000000');
    expect(answer).toMatchObject({ exit_code: 0, truncated: true, total_bytes: 50_000_000 });
  });
});

describe('what a command changed', () => {
  it('is covered by a checkpoint, and a command that changes nothing has none', async () => {
    writeFileSync(join(root, 'covered.txt'), 'before');
    const answer = await run(`echo after > ${root}/covered.txt`, { workdir: root });
    expect(answer).toMatchObject({ exit_code: 0, checkpoint: expect.any(String) });
    expect((await run('echo hello', { workdir: root })).checkpoint).toBeUndefined();
  });
});
