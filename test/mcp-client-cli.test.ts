import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createHermes } from '../src/create-hermes.js';
import { type CommandLine, createCommandLine } from './support/command-line.js';
import { hostileServer, referenceServer } from './support/mcp-home.js';
import { until } from './support/tool-home.js';

let line: CommandLine;
beforeEach(() => {
  line = createCommandLine();
});
afterEach(() => line.remove());

const memory = (): string[] => {
  const { command, args } = referenceServer('memory');
  return ['--', command, ...args];
};

it('adds a server after it was reached, lists, tests and removes it', async () => {
  line.put('config.yaml', '# mine\nprofile: default\n');
  const added = await line.run(['mcp', 'add', 'memory', '--lazy', ...memory()]);
  expect(added.err + added.out).toContain('mcp-memory:read_graph');
  expect(added.code).toBe(0);
  const text = readFileSync(join(line.home, 'config.yaml'), 'utf8');
  expect(text).toMatch(/^# mine\n/);
  expect(text).toContain('enabled: lazy');
  expect(await line.json(['mcp', 'list'])).toMatchObject([
    { name: 'memory', enabled: 'lazy', transport: 'stdio', trust: 'untrusted', tools: 9, loggedIn: false },
  ]);
  expect(await line.json(['mcp', 'test', 'memory'])).toMatchObject({
    ok: true,
    software: expect.stringMatching(/memory/),
  });
  const call = await line.run(['tools', 'call', 'mcp-memory:read_graph', '--approve', 'once']);
  expect(call.out).toContain('entities');
  expect((await line.run(['mcp', 'remove', 'memory'])).code).toBe(0);
  expect(await line.json(['mcp', 'list'])).toEqual([]);
});

it('saves nothing when the server cannot be reached', async () => {
  const { command, args } = hostileServer('exit-at-start');
  const { code, out } = await line.run(['mcp', 'add', 'bad', '--', command, ...args]);
  expect(code).toBe(1);
  expect(out).toContain('exit code 3');
  expect(out).toContain('--no-test');
  expect(await line.json(['mcp', 'list'])).toEqual([]);
});

it('names the program that is missing', async () => {
  const { out, code } = await line.run(['mcp', 'add', 'gone', '--', 'no-such-program-here']);
  expect(code).toBe(1);
  expect(out).toContain('no-such-program-here was not found');
});

it('tells wrong usage and unknown names', async () => {
  expect((await line.run(['mcp', 'add', 'x'])).code).toBe(2);
  expect((await line.run(['mcp', 'add', 'a b', '--url', 'http://127.0.0.1:1'])).code).toBe(2);
  expect((await line.run(['mcp', 'test', 'nobody'])).err).toContain('There is no MCP server nobody');
});

it('uses a server of .mcp.json only after the folder was trusted and the server approved, as it was approved', async () => {
  const { command, args } = hostileServer('');
  const write = (more: string[]): void =>
    writeFileSync(
      join(line.cwd, '.mcp.json'),
      JSON.stringify({ mcpServers: { project: { command, args: [...args, ...more] } } }),
    );
  write([]);
  const call = ['tools', 'call', 'mcp-project:look', '--json'];
  expect((await line.run(call)).out).toContain('unknown_tool');
  expect((await line.run(['trust', '--yes'])).code).toBe(0);
  const unapproved = await line.run(call);
  expect(unapproved.out).toContain('unknown_tool');
  expect(unapproved.err).toContain('hermes mcp add project --workspace');
  expect((await line.run(['mcp', 'add', 'project', '--workspace', '--yes'])).code).toBe(0);
  expect((await line.run(call)).out).toContain('look');
  write(['counts']);
  expect((await line.run(['trust', '--yes'])).code).toBe(0);
  const changed = await line.run(call);
  expect(changed.err).toContain('changed since it was approved');
});

it('brings servers that are added at the command line into sessions that run, and takes them out again', async () => {
  const { command, args } = hostileServer('');
  writeFileSync(join(line.cwd, '.mcp.json'), JSON.stringify({ mcpServers: { project: { command, args } } }));
  const hermes = await createHermes({ home: line.home, cwd: line.cwd, env: {}, liveTools: true });
  const has = (tool: string) => () => hermes.registry.names().includes(tool);
  try {
    expect((await line.run(['mcp', 'add', 'memory', ...memory()])).code).toBe(0);
    await until(has('mcp-memory:read_graph'), 'the added server');
    expect((await line.run(['trust', '--yes'])).code).toBe(0);
    expect((await line.run(['mcp', 'add', 'project', '--workspace', '--yes'])).code).toBe(0);
    await until(has('mcp-project:look'), "the project's server");
    expect((await line.run(['mcp', 'remove', 'memory'])).code).toBe(0);
    await until(() => !has('mcp-memory:read_graph')(), 'its end');
    expect(has('mcp-project:look')()).toBe(true);
  } finally {
    await hermes.close();
  }
});
