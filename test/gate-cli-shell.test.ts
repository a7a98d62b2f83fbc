import { spawn as spawnProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type IPty, spawn } from '@lydell/node-pty';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { completeLine } from '../src/cli/shell/complete-line.js';
import { readInput, splitWords } from '../src/cli/shell/read-input.js';
import { showResult } from '../src/cli/shell/show-result.js';
import { type CommandLine, createCommandLine, LAUNCHER } from './support/command-line.js';

describe('a line', () => {
  it.each([
    ['read_file path=a.txt', { kind: 'call', tool: 'read_file', args: { path: 'a.txt' } }],
    [
      `write_file path='a b.txt' content="x=1 \\"y\\""`,
      { kind: 'call', tool: 'write_file', args: { path: 'a b.txt', content: 'x=1 "y"' } },
    ],
    ['read_file {"path": "a b"}', { kind: 'call', tool: 'read_file', args: '{"path": "a b"}' }],
    ['sleep', { kind: 'call', tool: 'sleep', args: {} }],
    ['/tools read', { kind: 'order', name: 'tools', rest: 'read' }],
    ['   ', { kind: 'nothing' }],
  ])('%s is understood', (line, input) => {
    expect(readInput(line)).toEqual(input);
  });

  it('that is unclear is told so', () => {
    expect(readInput('read_file a.txt')).toMatchObject({
      kind: 'wrong',
      message: expect.stringContaining('key=value'),
    });
    expect(readInput('read_file path="a')).toMatchObject({ kind: 'wrong', message: expect.stringContaining('quote') });
    expect(splitWords(`a\\ b 'c d'"e" ''`)).toEqual(['a b', 'c de', '']);
  });
});

describe('completion', () => {
  const known = {
    tools: [
      {
        name: 'write_file',
        description: '',
        parameters: {
          properties: { encoding: { enum: ['utf-8', 'latin1'] }, path: { type: 'string' }, force: { type: 'boolean' } },
          required: ['path'],
        },
      },
    ],
    toolsets: ['file', 'web'],
    orders: ['help', 'quit'],
  };
  it.each([
    ['wr', ['write_file ']],
    ['/q', ['/quit ']],
    ['write_file ', ['path=', 'encoding=', 'force=']],
    ['write_file path=a e', ['encoding=']],
    ['write_file encoding=l', ['encoding=latin1 ']],
    ['write_file force=', ['force=true ', 'force=false ']],
    ['/toolset w', ['web']],
    ['nope x', []],
  ])('%j offers %j', (line, offered) => {
    expect(completeLine(line, known)[0]).toEqual(offered);
  });
});

it('shows a result without letting it move the cursor', () => {
  const terminal = { hasColour: false } as Parameters<typeof showResult>[0];
  const shown = showResult(
    terminal,
    JSON.stringify({ text: '\u001b[2Jgone\u202e', lines: 'a\nb', list: [1, { x: null }] }),
  );
  expect(shown).toBe('text: \\x1b[2Jgone\\u202e\nlines: |\n  a\n  b\nlist:\n  - 1\n  -\n    x: null');
  expect(showResult(terminal, '{"error":"No","code":"denied","hint":"Ask"}')).toBe('denied No\nAsk');
});

describe('at a terminal', () => {
  let cli: CommandLine;
  const opened: IPty[] = [];
  beforeEach(() => {
    cli = createCommandLine();
    cli.put('config.yaml', 'profile: asking\n');
    cli.put(
      'permissions.yaml',
      'profiles:\n  asking: { allow: [file:read, system:read], deny: [], approval_required: [file:write] }\n',
    );
  });
  afterEach(() => {
    for (const program of opened.splice(0)) program.kill();
    cli.remove();
  });

  const open = (...args: string[]): Screen => openProgram(process.execPath, [LAUNCHER, ...args]);

  interface Screen {
    type(text: string): void;
    sees(text: string): Promise<string>;
    ended: Promise<number>;
  }

  function openProgram(file: string, args: string[], more: Record<string, string> = {}): Screen {
    let screen = '';
    const program = spawn(file, args, { cwd: cli.cwd, env: { ...cli.env, ...more }, cols: 160, rows: 50 });
    opened.push(program);
    let looking: (() => void) | undefined;
    program.onData((data) => {
      screen += data;
      looking?.();
    });
    const ended = new Promise<number>((resolve) => program.onExit(({ exitCode }) => resolve(exitCode)));
    return {
      ended,
      type: (text) => program.write(text),
      sees: (text) =>
        new Promise((resolve, reject) => {
          const timer = setTimeout(
            () => reject(new Error(`not seen: ${text}; the screen is ${JSON.stringify(screen)}`)),
            20_000,
          );
          looking = () => {
            const at = screen.indexOf(text);
            if (at < 0) return;
            clearTimeout(timer);
            looking = undefined;
            const seen = screen.slice(0, at + text.length);
            screen = screen.slice(seen.length);
            resolve(seen);
          };
          looking();
        }),
    };
  }

  it('completes, calls, colours, asks in line, and keeps a history without answers and secrets', async () => {
    const { type, sees, ended } = open();
    await sees('hermes> ');
    // A tab within pasted text is text: it must come by itself.
    type('/he');
    await sees('/he');
    type('\t');
    await sees('lp');
    type('\r');
    await sees('Ctrl-C cancels the call, twice leaves.');
    await sees('hermes> ');
    type('write_f');
    await sees('write_f');
    type('\t');
    await sees('ile');
    type('path=a.txt content=ghp_abcdefghijklmnopqrstuvwxyz0123456789\r');
    await sees('answer: ');
    expect(existsSync(join(cli.cwd, 'a.txt'))).toBe(false);
    type('o\r');
    expect(await sees('bytes_written')).toContain('\u001b[');
    await sees('hermes> ');
    expect(existsSync(join(cli.cwd, 'a.txt'))).toBe(true);
    type('write_file path=b.txt content=x\r');
    await sees('answer: ');
    type('d not today\r');
    await sees('not today');
    await sees('hermes> ');
    type('/quit\r');
    expect(await ended).toBe(0);
    const file = join(cli.home, 'shell_history');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
    expect(lines).toHaveLength(4);
    expect(lines[1]).toMatch(/^write_file path=a.txt content=\[redacted:/);
    expect(lines).not.toContain('o');
  });

  it('cancels the call with Ctrl-C and leaves with the second', async () => {
    const { type, sees, ended } = open();
    await sees('hermes> ');
    type('sleep seconds=120\r');
    await sees('sleep seconds=120');
    type('\u0003');
    await sees('cancelled');
    await sees('hermes> ');
    type('/tools sleep\r');
    await sees('Wait for a number');
    await sees('hermes> ');
    type('\u0003');
    await sees('Ctrl-C again leaves');
    type('\u0003');
    expect(await ended).toBe(130);
  });

  it('offers a tool that was added meanwhile, and uses it once it is told to', async () => {
    const { type, sees, ended } = open();
    await sees('hermes> ');
    type('/too');
    mkdirSync(join(cli.home, 'tools'), { recursive: true });
    writeFileSync(
      join(cli.home, 'tools', 'latecomer.js'),
      `import { registry } from 'hermes-tools';
       registry.register({ name: 'latecomer', toolset: 'own', description: 'Is new.', schema: { type: 'object' }, run: () => ({ word: 'here' }) });`,
    );
    await sees('was added');
    // What was typed is still there.
    await sees('hermes> /too');
    type('ls latecomer\r');
    await sees('No tool of this session speaks of');
    type('/reload\r');
    await sees('take them up');
    await sees('hermes> ');
    // It is taken up in a moment, not in this one.
    for (let seen = ''; !seen.includes('here'); seen = await sees('hermes> ')) type('latecomer\r');
    type('/quit\r');
    expect(await ended).toBe(0);
  });

  it('asks about piped calls at the terminal, one after another, and takes no answer from the calls', async () => {
    const names = ['a.txt', 'b.txt', 'c.txt'];
    const calls = names.map((path) => ({
      id: path,
      function: { name: 'write_file', arguments: { path, content: 'x' } },
    }));
    writeFileSync(join(cli.cwd, 'calls'), `${JSON.stringify({ tool_calls: calls })}\no\n`);
    const script = '"$NODE" "$LAUNCHER" run --approve ask < calls > answers';
    const { type, sees, ended } = openProgram('sh', ['-c', script], { NODE: process.execPath, LAUNCHER });
    for (const [index, path] of names.entries()) {
      const seen = await sees('answer: ');
      expect(names.filter((name) => seen.includes(name))).toEqual([path]);
      type(index === 1 ? 'd not this one\r' : 'o\r');
    }
    expect(await ended).toBe(0);
    const [answer, unread] = readFileSync(join(cli.cwd, 'answers'), 'utf8').trim().split('\n');
    const results = (JSON.parse(answer ?? '') as { tool_results: { content: string }[] }).tool_results;
    expect(results.map(({ content }) => JSON.parse(content))).toMatchObject([
      { created: true },
      { code: 'denied', error: expect.stringContaining('not this one') },
      { created: true },
    ]);
    expect(unread).toContain('This line is not JSON');
  });

  it('asks nobody about piped calls where there is no terminal, whatever the pipe says', async () => {
    const call = JSON.stringify({ id: '1', name: 'write_file', arguments: { path: 'a.txt', content: 'x' } });
    // A session of its own has no terminal.
    const child = spawnProcess(process.execPath, [LAUNCHER, 'run', '--approve', 'ask'], {
      cwd: cli.cwd,
      env: cli.env,
      detached: true,
    });
    child.stdin.end(`${call}\no\n`);
    let out = '';
    child.stdout.on('data', (chunk) => {
      out += chunk;
    });
    await once(child, 'close');
    expect(out).toContain('nobody can answer');
    expect(existsSync(join(cli.cwd, 'a.txt'))).toBe(false);
  });

  it('asks about a single call, and goes on with the answer', async () => {
    const { type, sees, ended } = open('tools', 'call', 'write_file', 'path=a.txt', 'content=x');
    await sees('answer: ');
    type('o\r');
    await sees('bytes_written');
    expect(await ended).toBe(0);
    const refused = open('tools', 'call', 'write_file', 'path=b.txt', 'content=x');
    await refused.sees('answer: ');
    refused.type('what?\r');
    await refused.sees('denied');
    expect(await refused.ended).toBe(3);
    expect(existsSync(join(cli.cwd, 'b.txt'))).toBe(false);
  });

  it('answers the questions of other processes in approvals watch', async () => {
    const watcher = open('approvals', 'watch');
    await watcher.sees('Ctrl-C leaves');
    const call = cli.run(['tools', 'call', 'write_file', 'path=a.txt', 'content=x']);
    await watcher.sees(join(cli.cwd, 'a.txt'));
    await watcher.sees('answer: ');
    watcher.type('o\r');
    await watcher.sees('Answered.');
    expect((await call).code).toBe(0);
    watcher.type('\u0003');
    expect(await watcher.ended).toBe(130);
  });
});
