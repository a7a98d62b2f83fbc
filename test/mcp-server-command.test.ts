import { spawn } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type TemporaryHome, temporaryHome } from '../src/testing/temporary-home.js';
import { dataOf, LAUNCHER, startHttp } from './support/mcp-session.js';

const INSPECTOR = fileURLToPath(
  new URL('../node_modules/@modelcontextprotocol/inspector/cli/build/cli.js', import.meta.url),
);

let place: TemporaryHome;
const clients: Client[] = [];
beforeEach(() => {
  place = temporaryHome({
    'config.yaml': 'profile: asking\napprovals: { timeout: 20 }\n',
    'permissions.yaml': 'profiles:\n  asking: { allow: [file:read], deny: [], approval_required: [file:write] }\n',
  });
});
afterEach(async () => {
  for (const client of clients.splice(0)) await client.close();
  place.remove();
});

const environment = () => ({ PATH: process.env.PATH ?? '', HOME: place.cwd, HERMES_HOME: place.home });

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

async function run(program: string, args: readonly string[], input = ''): Promise<Ended> {
  const child = spawn(process.execPath, [program, ...args], { cwd: place.cwd, env: environment() });
  let [out, err] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
  child.stdin.end(input);
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return { code, out, err };
}

async function overStdio(args: readonly string[] = []): Promise<Client> {
  const client = new Client({ name: 'test', version: '1.0.0' });
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [LAUNCHER, 'mcp', 'serve', ...args],
      cwd: place.cwd,
      env: environment(),
    }),
  );
  clients.push(client);
  return client;
}

it('serves the tools on standard input and output', async () => {
  const client = await overStdio(['--toolsets', 'file']);
  expect(client.getServerVersion()).toMatchObject({ name: 'hermes' });
  expect((await client.listTools()).tools.map(({ name }) => name)).toEqual([
    'patch',
    'read_file',
    'search_files',
    'write_file',
  ]);
  place.write('a.txt', 'over stdio');
  const result = await client.callTool({ name: 'read_file', arguments: { path: 'a.txt' } });
  expect(JSON.stringify(result.structuredContent)).toContain('over stdio');
});

it('ends when its client closes the input, and writes nothing but protocol', async () => {
  const { code, out } = await run(LAUNCHER, ['mcp', 'serve']);
  expect([code, out]).toEqual([0, '']);
});

it('lets whoever watches answer for a client that cannot ask', async () => {
  const watcher = spawn(process.execPath, [LAUNCHER, 'approvals', 'watch', '--json'], {
    cwd: place.cwd,
    env: environment(),
  });
  const ended = new Promise((resolve) => watcher.on('close', resolve));
  try {
    // It says on standard error that it watches.
    await new Promise((resolve) => watcher.stderr.once('data', resolve));
    const question = new Promise<{ id: string; token: string }>((resolve) =>
      watcher.stdout.once('data', (line: Buffer) => resolve(JSON.parse(line.toString()))),
    );
    const client = await overStdio();
    const call = client.callTool({ name: 'write_file', arguments: { path: 'b.txt', content: 'watched' } });
    const { id, token } = await question;
    expect((await run(LAUNCHER, ['approvals', 'answer', id, 'once', '--token', token])).code).toBe(0);
    expect((await call).isError).toBeUndefined();
    expect(readFileSync(join(place.cwd, 'b.txt'), 'utf8')).toBe('watched');
  } finally {
    watcher.kill('SIGTERM');
    await ended;
  }
});

it('asks nobody with --approve deny', async () => {
  const client = await overStdio(['--approve', 'deny']);
  const result = await client.callTool({ name: 'write_file', arguments: { path: 'c.txt', content: 'x' } });
  expect(dataOf(result)).toMatchObject({ code: 'denied' });
});

it.each([
  [['--tools', 'some'], /--tools takes all, core, search/],
  [['--http', 'abc'], /--http takes a port/],
  [['--http', '70000'], /--http takes a port/],
  [['--http', '0', '--host', '0.0.0.0', '--no-token'], /loopback/],
  [['--no-token'], /belongs to --http/],
  [['extra'], /takes no "extra"/],
])('refuses %j with words that help', async (args, words) => {
  const { code, err } = await run(LAUNCHER, ['mcp', 'serve', ...args]);
  expect([code, err]).toEqual([2, expect.stringMatching(words)]);
});

it('stops at its start for a profile that does not exist', async () => {
  const { code, err } = await run(LAUNCHER, ['mcp', 'serve', '--http', '0', '--profile', 'nobody']);
  expect(code).not.toBe(0);
  expect(err).toContain('nobody');
});

it('makes a token for each start, or keeps one in a file of its owner', async () => {
  const first = await startHttp(place);
  expect(first.token).toMatch(/^[\w-]{43}$/);
  expect(await first.stop()).toBe(0);
  const file = join(place.cwd, 'token');
  const second = await startHttp(place, ['--token-file', file]);
  expect(second.token).toBeUndefined();
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const kept = readFileSync(file, 'utf8').trim();
  const headers = {
    authorization: `Bearer ${kept}`,
    accept: 'application/json, text/event-stream',
    'content-type': 'application/json',
  };
  expect((await fetch(second.url, { method: 'POST', headers, body: '{}' })).status).toBe(400);
  await second.stop();
  const third = await startHttp(place, ['--token-file', file]);
  await third.stop();
  expect(readFileSync(file, 'utf8').trim()).toBe(kept);
});

it('is listed and called by the official inspector', async () => {
  const inspect = (...args: string[]) => run(INSPECTOR, ['--cli', process.execPath, LAUNCHER, 'mcp', 'serve', ...args]);
  const listed = await inspect('--method', 'tools/list');
  expect(JSON.parse(listed.out).tools.map(({ name }: { name: string }) => name)).toContain('read_file');
  place.write('seen.txt', 'seen by the inspector');
  const called = await inspect('--method', 'tools/call', '--tool-name', 'read_file', '--tool-arg', 'path=seen.txt');
  expect(JSON.parse(called.out).structuredContent).toMatchObject({
    content: expect.stringContaining('seen by the inspector'),
  });
  const resources = await inspect('--method', 'resources/list');
  expect(JSON.parse(resources.out).resources).toMatchObject([{ uri: 'audit://session' }]);
}, 90_000);
