import { request } from 'node:http';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { registerBuiltIns } from '../src/discovery/built-ins.js';
import { tool } from '../src/kernel/define-tool.js';
import { type HttpServing, serveHttp } from '../src/mcp/server/http/serve-http.js';
import { type TemporaryHome, temporaryHome } from '../src/testing/temporary-home.js';
import { counts } from './counts.js';
import { dataOf, openInstance } from './support/mcp-session.js';

/** A thousand sessions at once wait for each other longer than the client's own limit. */
const LIMIT_MS = 600_000;
const TOKEN = 'a-token-of-the-tests-0123456789';

let place: TemporaryHome;
let serving: HttpServing | undefined;
const clients: Client[] = [];
beforeEach(() => {
  registerBuiltIns();
  place = temporaryHome();
});
afterEach(async () => {
  for (const client of clients.splice(0)) await client.close();
  await serving?.close();
  serving = undefined;
  place.remove();
});

/** Keeps what it is told in the state of its task, which is what sessions must not share. */
const notes = tool(
  {
    name: 'note',
    toolset: 'custom',
    description: 'Keeps a word',
    schema: { type: 'object', properties: { word: { type: 'string' } }, required: ['word'] },
  },
  ({ word }, ctx) => {
    const words = (ctx.state.get('words') as string[] | undefined) ?? [];
    ctx.state.set('words', [...words, word as string]);
    return { words: [...words, word], session: ctx.sessionId, padding: 'x'.repeat(word === 'long' ? 150_000 : 0) };
  },
);

async function serve(
  options: { token?: string; mostSessions?: number; idleMs?: number; record?: boolean } = {},
): Promise<HttpServing> {
  const { record = true, token, ...rest } = options;
  serving = await serveHttp({
    open: (desk) => openInstance(place, desk, { tools: [notes], toolsets: ['custom'], record }),
    tools: 'all',
    fixtures: false,
    onProblem: () => undefined,
    port: 0,
    host: '127.0.0.1',
    allowedHosts: [],
    token,
    ...rest,
  });
  return serving;
}

async function connect(url: string, token?: string): Promise<Client> {
  const client = new Client({ name: 'test', version: '1.0.0' });
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const transport = new StreamableHTTPClientTransport(new URL(url), { requestInit: { headers } });
  await client.connect(transport, { timeout: LIMIT_MS });
  clients.push(client);
  return client;
}

const INITIALIZE = {
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'raw', version: '1' } },
};

interface Raw {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}

/** A request with whatever headers; `fetch` would not let us lie about the host. */
function send(url: string, headers: Record<string, string>, body: unknown = INITIALIZE, method = 'POST'): Promise<Raw> {
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        method,
        headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers },
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk) => (text += chunk));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text }));
      },
    );
    sent.on('error', reject);
    sent.end(method !== 'POST' ? undefined : typeof body === 'string' ? body : JSON.stringify(body));
  });
}

it('serves the official client with the right token, and nobody without it', async () => {
  const { url } = await serve({ token: TOKEN });
  const client = await connect(url, TOKEN);
  expect(dataOf(await client.callTool({ name: 'note', arguments: { word: 'a' } })).words).toEqual(['a']);
  for (const authorization of [undefined, 'Bearer wrong', `Basic ${TOKEN}`, `Bearer ${TOKEN}x`, 'Bearer ']) {
    const refused = await send(url, authorization === undefined ? {} : { authorization });
    expect([refused.status, refused.headers['www-authenticate']]).toEqual([401, expect.stringContaining('Bearer')]);
    expect(refused.body).not.toContain(TOKEN);
  }
});

it.each([
  { host: 'evil.example' },
  { host: 'evil.example:80' },
  { host: 'localhost.evil.example' },
  { host: '127.0.0.1.evil.example' },
  { host: 'localhost@evil.example' },
  { host: '0.0.0.0' },
  { host: '2130706433' },
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: 'http://localhost.evil.example' },
  { origin: 'file://localhost' },
  { origin: 'http://localhost@evil.example' },
])('refuses a request that comes by DNS rebinding: %o', async (headers) => {
  const { url } = await serve();
  const refused = await send(url, headers as Record<string, string>);
  expect(refused.status).toBe(403);
  expect(serving?.sessions()).toBe(0);
});

it.each([{ host: 'localhost' }, { host: '127.0.0.1:99' }, { host: '[::1]:1' }, { origin: 'http://localhost:5173' }])(
  'accepts a local request: %o',
  async (headers) => {
    const { url } = await serve();
    expect((await send(url, headers as Record<string, string>)).status).toBe(200);
  },
);

it(
  'keeps sessions apart: state, results, record',
  async () => {
    const { url } = await serve({ token: TOKEN });
    const many = await Promise.all(Array.from({ length: counts.mcpSessions }, () => connect(url, TOKEN)));
    expect(serving?.sessions()).toBe(counts.mcpSessions);
    const rounds = ['first', 'second'];
    for (const round of rounds) {
      const answers = await Promise.all(
        many.map((client, index) =>
          client.callTool({ name: 'note', arguments: { word: `${round} ${index}` } }, { timeout: LIMIT_MS }),
        ),
      );
      for (const [index, answer] of answers.entries()) {
        const expected = rounds.slice(0, rounds.indexOf(round) + 1).map((word) => `${word} ${index}`);
        expect(dataOf(answer).words).toEqual(expected);
      }
    }
    const records = await Promise.all(
      many.map((client) => client.readResource({ uri: 'audit://session' }, { timeout: LIMIT_MS })),
    );
    for (const [index, { contents }] of records.entries()) {
      const entries = JSON.parse((contents[0] as { text: string }).text) as { args: { word: string } }[];
      expect(entries.map(({ args }) => args.word)).toEqual([`second ${index}`, `first ${index}`]);
    }
    const [one, other] = many;
    if (one === undefined || other === undefined) throw new Error('there are too few sessions');
    const long = await one.callTool({ name: 'note', arguments: { word: 'long' } });
    const uri = (long.content.find((block) => block.type === 'resource_link') as { uri: string }).uri;
    expect((await one.readResource({ uri })).contents).toHaveLength(1);
    await expect(other.readResource({ uri })).rejects.toThrow(/not found/i);
    // Here and not in a hook: a thousand sessions take longer than a hook may.
    for (const client of clients.splice(0)) await client.close();
    await serving?.close();
    serving = undefined;
  },
  LIMIT_MS,
);

it('ends a session when its client says so, and knows it no more', async () => {
  const { url } = await serve();
  const { headers } = await send(url, {});
  const session = { 'mcp-session-id': String(headers['mcp-session-id']) };
  expect(serving?.sessions()).toBe(1);
  expect((await send(url, session, undefined, 'DELETE')).status).toBe(200);
  expect(serving?.sessions()).toBe(0);
  expect((await send(url, session, { jsonrpc: '2.0', id: 2, method: 'tools/list' })).status).toBe(404);
});

it('closes a session that nobody uses', async () => {
  const { url } = await serve({ idleMs: 50 });
  const { headers } = await send(url, {});
  const session = { 'mcp-session-id': String(headers['mcp-session-id']) };
  await expect.poll(() => serving?.sessions(), { timeout: 10_000 }).toBe(0);
  expect((await send(url, session, { jsonrpc: '2.0', id: 2, method: 'ping' })).status).toBe(404);
});

it('opens no more sessions than it may', async () => {
  const { url } = await serve({ mostSessions: 2 });
  const answers = await Promise.all([1, 2, 3, 4].map(() => send(url, {})));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 503, 503]);
});

it('answers what is not MCP with a clear refusal and opens nothing', async () => {
  const { url } = await serve();
  expect((await send(url, {}, '{not json')).status).toBe(400);
  expect((await send(url, {}, { jsonrpc: '2.0', id: 1, method: 'tools/list' })).status).toBe(400);
  expect((await send(url, { 'mcp-session-id': 'guess' }, { jsonrpc: '2.0', id: 1, method: 'ping' })).status).toBe(404);
  expect((await send(url, {}, INITIALIZE, 'PUT')).status).toBe(405);
  expect((await send(url.replace('/mcp', '/other'), {})).status).toBe(404);
  expect((await send(url, {}, 'x'.repeat(5 * 1_024 * 1_024))).status).toBe(413);
  // An initialize that the protocol refuses leaves no session behind.
  expect((await send(url, { accept: 'text/plain' })).status).toBe(406);
  expect(serving?.sessions()).toBe(0);
});

it("asks the client's user over the stream of the call that needs the answer", async () => {
  const asks = tool(
    {
      name: 'asks',
      toolset: 'custom',
      description: 'Asks',
      schema: { type: 'object' },
      effects: () => [{ permission: 'env:write', target: 'X' }],
    },
    () => ({ done: true }),
  );
  serving = await serveHttp({
    open: (desk) => openInstance(place, desk, { tools: [asks], toolsets: ['custom'] }),
    tools: 'all',
    fixtures: false,
    onProblem: () => undefined,
    port: 0,
    host: '127.0.0.1',
    allowedHosts: [],
    token: undefined,
  });
  const people = ['yes', 'no', 'yes', 'no'];
  const answers = await Promise.all(
    people.map(async (word) => {
      const client = new Client({ name: 'test', version: '1.0.0' }, { capabilities: { elicitation: { form: {} } } });
      client.setRequestHandler('elicitation/create', () => ({
        action: 'accept',
        content: { answer: word === 'yes' ? 'once' : 'deny' },
      }));
      await client.connect(new StreamableHTTPClientTransport(new URL(serving?.url ?? '')));
      clients.push(client);
      return client.callTool({ name: 'asks', arguments: {} });
    }),
  );
  expect(answers.map(dataOf)).toEqual(
    people.map((word) => (word === 'yes' ? { done: true } : expect.objectContaining({ code: 'denied' }))),
  );
});
