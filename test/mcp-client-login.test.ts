import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createHermes, type Hermes } from '../src/create-hermes.js';
import { type CommandLine, createCommandLine } from './support/command-line.js';
import { type OAuthMcpServer, startOAuthMcpServer } from './support/mcp-oauth-server.js';
import { until } from './support/tool-home.js';

const open: Hermes[] = [];
let line: CommandLine;
let site: OAuthMcpServer;
beforeEach(async () => {
  line = createCommandLine();
  site = await startOAuthMcpServer();
  line.put('config.yaml', `mcp_servers:\n  web:\n    url: ${site.url}\n    enabled: lazy\n    trust: full\n`);
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((hermes) => hermes.close()));
  line.remove();
  await site.close();
});

/** Starts a login, goes to the page it names and hands the address it leads to to `comeBack`. */
async function logIn(comeBack: (address: string, type: (text: string) => void) => unknown): Promise<string> {
  const child = line.start(['mcp', 'login', 'web']);
  let printed = '';
  let isOpened = false;
  const ended = new Promise((resolve) => child.on('close', resolve));
  child.stdout?.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => {
    printed += chunk.toString();
    // With the end of its line: a chunk may end in the middle of an address.
    const page = /^ {2}(http\S+)\n/m.exec(printed)?.[1];
    if (page === undefined || isOpened) return;
    isOpened = true;
    void fetch(page, { redirect: 'manual' }).then((answer) =>
      comeBack(answer.headers.get('location') ?? '', (text) => child.stdin?.write(`${text}\n`)),
    );
  });
  await ended;
  return printed;
}

const tokens = (): { tokens: { access_token: string } } =>
  JSON.parse(readFileSync(join(line.home, 'mcp', 'tokens', 'web.json'), 'utf8'));
const call = (word: string) => line.run(['tools', 'call', 'mcp-web:write', `word=${word}`]);

it('logs in by pasting the address, keeps the tokens for the owner alone, and refreshes them', async () => {
  expect((await line.run(['mcp', 'test', 'web'])).out).toContain('hermes mcp login web');
  expect(await logIn((address, type) => type(address))).toContain('You are logged in to web.');
  expect(statSync(join(line.home, 'mcp', 'tokens', 'web.json')).mode & 0o777).toBe(0o600);
  expect(site.tokenRequests[0]?.get('resource')).toBe(site.url);
  expect(site.tokenRequests[0]?.get('code_verifier')).toMatch(/^[\w.~-]{43,128}$/);
  expect((await line.run(['mcp', 'test', 'web'])).out).toContain('mcp-web:write');
  const first = await call('one');
  expect(first.out, JSON.stringify(first)).toContain('wrote one');
  const before = tokens().tokens.access_token;
  site.expire();
  const second = await call('two');
  expect(second.out, JSON.stringify(second)).toContain('wrote two');
  expect(tokens().tokens.access_token).not.toBe(before);
  expect(site.done).toEqual(['one', 'two']);
});

it('logs in with a browser that comes back to this machine', async () => {
  expect(await logIn((address) => fetch(address))).toContain('You are logged in to web.');
});

it('logs in with the bare code', async () => {
  const printed = await logIn((address, type) => type(new URL(address).searchParams.get('code') ?? ''));
  expect(printed).toContain('You are logged in to web.');
});

it('refuses an answer that belongs to another login, and keeps nothing of it', async () => {
  const printed = await logIn((address, type) => {
    const forged = new URL(address);
    forged.searchParams.set('state', 'another');
    type(forged.href);
  });
  expect(printed).toContain('belongs to another login');
  expect(tokens().tokens).toBeUndefined();
  expect(site.tokenRequests).toEqual([]);
});

/** An instance that lives while the command line logs in beside it. */
async function session(): Promise<Hermes> {
  const hermes = await createHermes({ home: line.home, cwd: line.cwd, env: {}, profile: { allow: ['*'], deny: [] } });
  open.push(hermes);
  return hermes;
}
const paste = (address: string, type: (text: string) => void): void => type(address);

it('asks a running session for a wider login when the server does, and goes on with it', async () => {
  line.put('config.yaml', `mcp_servers:\n  web: { url: '${site.url}', trust: full, auth: { scopes: [words] } }\n`);
  await logIn(paste);
  const hermes = await session();
  expect(await hermes.call('mcp-web:write', { word: 'one' })).toContain('wrote one');
  site.demand('words:change');
  expect(JSON.parse(await hermes.call('mcp-web:write', { word: 'two' }))).toMatchObject({
    code: 'denied',
    error: expect.stringContaining('allow it more: words:change'),
    hint: 'Run: hermes mcp login web',
  });
  // The old login is not lost by that.
  expect(tokens().tokens.access_token).toBeDefined();
  await logIn(paste);
  expect(site.askedScopes).toEqual(['words', 'words words:change']);
  expect(await hermes.call('mcp-web:write', { word: 'three' })).toContain('wrote three');
  expect(site.done).toEqual(['one', 'three']);
});

it('uses a login in a session that was there before it', async () => {
  line.put('config.yaml', `mcp_servers:\n  web: { url: '${site.url}', trust: full }\n`);
  const hermes = await session();
  expect(hermes.registry.names()).not.toContain('mcp-web:write');
  await logIn(paste);
  await until(() => hermes.registry.names().includes('mcp-web:write'), 'the tools of the server');
  expect(await hermes.call('mcp-web:write', { word: 'late' })).toContain('wrote late');
});

it('refreshes a token once for calls that meet its end together, also in two sessions', async () => {
  line.put('config.yaml', `mcp_servers:\n  web: { url: '${site.url}', trust: full, parallel: true }\n`);
  await logIn(paste);
  const both = [await session(), await session()];
  for (const hermes of both) await hermes.call('mcp-web:write', { word: 'first' });
  site.expire();
  const words = ['a', 'b', 'c', 'd'];
  const answers = await Promise.all(
    both.flatMap((hermes) => words.map((word) => hermes.call('mcp-web:write', { word }))),
  );
  for (const answer of answers) expect(answer).toContain('wrote ');
  expect(site.done).toHaveLength(2 + 2 * words.length);
  expect(tokens().tokens.access_token).toBeDefined();
});
