import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { registerBuiltIns } from '../src/discovery/built-ins.js';
import { tool } from '../src/kernel/define-tool.js';
import { registry } from '../src/kernel/registry.js';
import { type TemporaryHome, temporaryHome } from '../src/testing/temporary-home.js';
import { type ConnectedSession, type ConnectOptions, connectSession, dataOf } from './support/mcp-session.js';

const PERMISSIONS = 'profiles:\n  asking: { allow: [file:read], deny: [], approval_required: [file:write] }\n';

let place: TemporaryHome;
beforeEach(() => {
  registerBuiltIns();
  place = temporaryHome({ 'permissions.yaml': PERMISSIONS, 'config.yaml': 'approvals: { timeout: 20 }\n' });
  onTestFinished(place.remove);
});

const connect = (options: ConnectOptions = {}): Promise<ConnectedSession> => connectSession(place, options);

type Answer = { action: 'accept' | 'decline' | 'cancel'; content?: Record<string, string> };

/** A client whose user answers like this; what was asked is kept. */
function asking(
  answer: () => Answer | Promise<Answer>,
): ConnectOptions & { asked: { message: string; requestedSchema?: unknown }[] } {
  const asked: { message: string }[] = [];
  return {
    asked,
    hermes: { profile: 'asking' },
    capabilities: { elicitation: { form: {} } },
    prepare: (client) =>
      client.setRequestHandler('elicitation/create', async ({ params }) => {
        asked.push(params);
        return answer();
      }),
  };
}

const write = { name: 'write_file', arguments: { path: 'a.txt', content: 'x' } };

it('lists every tool of the grant with title and hints, and loads no tool for it', async () => {
  const { client, hermes } = await connect({ hermes: { toolsets: ['file', 'filesystem', 'system'] } });
  const { tools } = await client.listTools();
  const offered = hermes.grant
    .slots()
    .filter((slot) => slot.toolset !== 'finding' && hermes.availability.known(slot).available);
  expect(tools.map(({ name }) => name)).toEqual(offered.map(({ summary }) => summary.name));
  expect(tools.length).toBeGreaterThan(8);
  for (const { title, annotations, inputSchema } of tools) {
    expect(title).toMatch(/^[A-Z]/);
    expect(annotations).toMatchObject({ readOnlyHint: expect.any(Boolean), openWorldHint: expect.any(Boolean) });
    expect(inputSchema.type).toBe('object');
  }
  const hints = (name: string) => tools.find((each) => each.name === name)?.annotations;
  expect(hints('read_file')).toMatchObject({ readOnlyHint: true, openWorldHint: false });
  expect(hints('write_file')).toMatchObject({ readOnlyHint: false, destructiveHint: true });
  const loaded = registry
    .slots()
    .filter(({ entry, summary }) => entry !== undefined && !summary.has.check && !summary.has.schemaOverrides);
  expect(loaded.map(({ summary }) => summary.name)).toEqual([]);
});

it('answers a call with text, structured data and the origin mcp in the record', async () => {
  const { client } = await connect();
  place.write('hello.txt', 'hello\n');
  const result = await client.callTool({ name: 'read_file', arguments: { path: 'hello.txt' } });
  expect(result.isError).toBeUndefined();
  expect(result.structuredContent).toEqual(dataOf(result));
  expect(JSON.stringify(result.structuredContent)).toContain('hello');
  const audit = await client.readResource({ uri: 'audit://session' });
  const [entry] = JSON.parse((audit.contents[0] as { text: string }).text);
  expect(entry).toMatchObject({ tool: 'read_file', origin: 'mcp', outcome: 'ok' });
  const one = await client.readResource({ uri: `audit://session/${entry.callId}` });
  expect(JSON.parse((one.contents[0] as { text: string }).text)).toMatchObject({ callId: entry.callId });
});

it('answers an unknown tool and wrong arguments as errors that say what to do', async () => {
  const { client } = await connect();
  const unknown = await client.callTool({ name: 'read_fil', arguments: {} });
  expect([unknown.isError, dataOf(unknown).code]).toEqual([true, 'unknown_tool']);
  expect(JSON.stringify(unknown.content)).toContain('read_file');
  const wrong = await client.callTool({ name: 'read_file', arguments: { path: 7, offset: 'x' } });
  expect([wrong.isError, dataOf(wrong).code]).toEqual([true, 'invalid_arguments']);
});

it('calls nothing outside the grant', async () => {
  const { client } = await connect({ hermes: { toolsets: ['system'] } });
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).not.toContain('write_file');
  const result = await client.callTool(write);
  expect([result.isError, dataOf(result).code]).toEqual([true, 'not_granted']);
  expect(existsSync(join(place.cwd, 'a.txt'))).toBe(false);
});

it("asks the client's user and does what was approved", async () => {
  const options = asking(() => ({ action: 'accept', content: { answer: 'once' } }));
  const { client } = await connect(options);
  const result = await client.callTool(write);
  expect(result.isError).toBeUndefined();
  expect(readFileSync(join(place.cwd, 'a.txt'), 'utf8')).toBe('x');
  expect(options.asked).toHaveLength(1);
  expect(options.asked[0]?.message).toContain(join(place.cwd, 'a.txt'));
  expect(JSON.stringify(options.asked[0]?.requestedSchema)).not.toContain('always');
  const audit = await client.readResource({ uri: 'audit://session' });
  expect((audit.contents[0] as { text: string }).text).toContain('"by":"elicitation"');
});

it('remembers a yes for the session, and only there', async () => {
  const options = asking(() => ({ action: 'accept', content: { answer: 'session' } }));
  const { client } = await connect(options);
  await client.callTool(write);
  await client.callTool(write);
  expect(options.asked).toHaveLength(1);
  const other = await connect(options);
  await other.client.callTool(write);
  expect(options.asked).toHaveLength(2);
});

it.each<[string, Answer, RegExp]>([
  ['declines', { action: 'decline' }, /denied/],
  ['closes the question', { action: 'cancel' }, /closed without an answer/],
  ['says no with words', { action: 'accept', content: { answer: 'deny', reason: 'use b.txt' } }, /use b\.txt/],
])('changes nothing when the user %s', async (_what, answer, words) => {
  const { client } = await connect(asking(() => answer));
  const result = await client.callTool(write);
  expect([result.isError, dataOf(result).code]).toEqual([true, 'denied']);
  expect(dataOf(result).error).toMatch(words);
  expect(existsSync(join(place.cwd, 'a.txt'))).toBe(false);
});

it('takes an answer that was not offered for a no', async () => {
  const { client } = await connect(asking(() => ({ action: 'accept', content: { answer: 'always' } })));
  const result = await client.callTool(write);
  expect(result.isError).toBe(true);
  expect(existsSync(join(place.cwd, 'a.txt'))).toBe(false);
});

it('denies with the reason when the client cannot ask and nobody watches', async () => {
  const { client } = await connect({ hermes: { profile: 'asking' } });
  const result = await client.callTool(write);
  expect(dataOf(result)).toMatchObject({ code: 'denied', error: expect.stringContaining('nobody can answer (mcp') });
});

it('denies when the client fails to ask', async () => {
  const { client } = await connect(asking(() => Promise.reject(new Error('no window'))));
  const result = await client.callTool(write);
  expect(dataOf(result)).toMatchObject({ code: 'denied', error: expect.stringContaining('nobody can answer') });
});

it('asks about calls that run at once, each for itself', async () => {
  const options = asking(() => ({ action: 'accept', content: { answer: 'once' } }));
  const { client } = await connect(options);
  const names = ['a.txt', 'b.txt', 'c.txt'];
  await Promise.all(names.map((path) => client.callTool({ name: 'write_file', arguments: { path, content: path } })));
  expect(names.map((name) => readFileSync(join(place.cwd, name), 'utf8'))).toEqual(names);
  expect(options.asked).toHaveLength(3);
});

it("puts a tool's own question to the client's user", async () => {
  const question = tool(
    { name: 'asks', toolset: 'custom', description: 'Asks', schema: { type: 'object' } },
    async (_args, ctx) => ({
      colour: await ctx.user.ask('Which colour?', ['red', 'green']),
    }),
  );
  const options = asking(() => ({ action: 'accept', content: { answer: 'green' } }));
  const { client } = await connect({ ...options, hermes: { tools: [question] } });
  expect(dataOf(await client.callTool({ name: 'asks', arguments: {} }))).toEqual({ colour: 'green' });
  expect(options.asked[0]?.message).toBe('Which colour?');
});

it('stores a long result, links it and lets only its session read it', async () => {
  const long = tool({ name: 'long', toolset: 'custom', description: 'Long', schema: { type: 'object' } }, () => ({
    text: 'ä'.repeat(200_000),
  }));
  const first = await connect({ hermes: { tools: [long] } });
  const { client } = first;
  const result = await client.callTool({ name: 'long', arguments: {} });
  const link = result.content.find((block) => block.type === 'resource_link');
  expect(link).toMatchObject({ uri: expect.stringMatching(/^result:\/\//), mimeType: 'application/json' });
  expect(result.structuredContent).toBeUndefined();
  const { uri } = link as { uri: string };
  const whole = await client.readResource({ uri });
  expect(JSON.parse((whole.contents[0] as { text: string }).text).text).toBe('ä'.repeat(200_000));
  const part = await client.readResource({ uri: `${uri}?offset=2&length=6` });
  expect((part.contents[0] as { text: string }).text).toBe(JSON.stringify({ text: '' }, null, 1).slice(2, 8));
  expect((await client.listResources()).resources.map((resource) => resource.uri)).toContain(uri);
  await expect(client.readResource({ uri: `${uri}?offset=-1` })).rejects.toThrow(/number of bytes/);

  const other = await connect();
  await expect(other.client.readResource({ uri })).rejects.toThrow(/not found/i);
  expect((await other.client.listResources()).resources.map((resource) => resource.uri)).toEqual(['audit://session']);
  const id = uri.slice('result://'.length);
  const ref = { type: 'ref/resource' as const, uri: 'result://{id}{?offset,length}' };
  const complete = async (from: ConnectedSession) =>
    (await from.client.complete({ ref, argument: { name: 'id', value: id.slice(0, 4) } })).completion.values;
  expect([await complete(first), await complete(other)]).toEqual([[id], []]);
});

it('answers whole structured data for a tool that promised a schema', async () => {
  const outputSchema = { type: 'object', properties: { text: { type: 'string' } }, required: ['text'] };
  const long = tool(
    { name: 'long', toolset: 'custom', description: 'Long', schema: { type: 'object' }, outputSchema },
    () => ({ text: 'x'.repeat(150_000) }),
  );
  const { client } = await connect({ hermes: { tools: [long] } });
  const { tools } = await client.listTools();
  expect(tools.find(({ name }) => name === 'long')?.outputSchema).toEqual(outputSchema);
  const result = await client.callTool({ name: 'long', arguments: {} });
  expect((result.structuredContent as { text: string }).text).toHaveLength(150_000);
});

it('sends pictures as pictures', async () => {
  const png = 'iVBORw0KGgo=';
  const draws = tool({ name: 'draws', toolset: 'custom', description: 'Draws', schema: { type: 'object' } }, () => ({
    pictures: [{ url: `data:image/png;base64,${png}` }],
  }));
  const { client } = await connect({ hermes: { tools: [draws] } });
  const { content } = await client.callTool({ name: 'draws', arguments: {} });
  expect(content[1]).toEqual({ type: 'image', data: png, mimeType: 'image/png' });
  expect(JSON.stringify(content[0])).not.toContain(png);
});

it('masks secrets in text and structured data alike', async () => {
  const secret = 'ghp_0123456789abcdefghijABCDEFGHIJ012345';
  const leaks = tool({ name: 'leaks', toolset: 'custom', description: 'Leaks', schema: { type: 'object' } }, () => ({
    token: secret,
  }));
  const { client } = await connect({ hermes: { tools: [leaks] } });
  expect(JSON.stringify(await client.callTool({ name: 'leaks', arguments: {} }))).not.toContain(secret);
});

it('reports progress in growing numbers and ends a call that the client cancels', async () => {
  let ended = '';
  const slow = tool(
    { name: 'slow', toolset: 'custom', description: 'Slow', schema: { type: 'object' } },
    async (_args, ctx) => {
      for (const done of [1, 2, 2, 3]) ctx.progress({ done, total: 3, message: `step ${done}` });
      await new Promise<void>((resolve) => ctx.signal.addEventListener('abort', () => resolve(), { once: true }));
      ended = String(ctx.signal.aborted);
      throw new Error('stopped');
    },
  );
  const { client, hermes } = await connect({ hermes: { tools: [slow] } });
  const over = new Promise<unknown>((resolve) => hermes.on('call-end', ({ outcome }) => resolve(outcome)));
  const stop = new AbortController();
  const seen: number[] = [];
  const call = client.callTool(
    { name: 'slow', arguments: {} },
    {
      signal: stop.signal,
      onprogress: ({ progress }) => {
        seen.push(progress);
        if (seen.length === 4) stop.abort('enough');
      },
    },
  );
  await expect(call).rejects.toThrow();
  expect(await over).toMatchObject({ ok: false, code: 'cancelled' });
  expect(ended).toBe('true');
  expect(seen).toEqual([...seen].sort((a, b) => a - b));
  expect(new Set(seen).size).toBe(4);
});

it('shows only the finding pair in search mode, and what was found from then on', async () => {
  let changes = 0;
  const { client } = await connect({
    tools: 'search',
    prepare: (made) => made.setNotificationHandler('notifications/tools/list_changed', () => void changes++),
  });
  const names = async () => (await client.listTools()).tools.map(({ name }) => name);
  expect(await names()).toEqual(['tool_search', 'tool_call']);
  const found = dataOf(await client.callTool({ name: 'tool_search', arguments: { query: 'read a file', limit: 1 } }));
  expect(found.tools).toMatchObject([{ name: 'read_file' }]);
  expect(await names()).toEqual(['read_file', 'tool_search', 'tool_call']);
  expect(changes).toBe(1);
  place.write('b.txt', 'bridge');
  const result = await client.callTool({
    name: 'tool_call',
    arguments: { name: 'read_file', arguments: { path: 'b.txt' } },
  });
  expect(JSON.stringify(result.structuredContent)).toContain('bridge');
});

it('asks the user about a tool that is called through tool_call', async () => {
  const options = asking(() => ({ action: 'accept', content: { answer: 'once' } }));
  const { client } = await connect({ ...options, tools: 'search' });
  const result = await client.callTool({
    name: 'tool_call',
    arguments: { name: 'write_file', arguments: write.arguments },
  });
  expect(result.isError).toBeUndefined();
  expect(options.asked).toHaveLength(1);
});

it('shows the most used tools beside the finding pair in core mode', async () => {
  const { client } = await connect({ tools: 'core' });
  const names = (await client.listTools()).tools.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['read_file', 'write_file', 'tool_search', 'tool_call']));
  expect(names).not.toContain('file_compress');
});

it('tells an idle client when the set of tools has changed', async () => {
  let changed = (): void => undefined;
  const told = new Promise<void>((resolve) => (changed = resolve));
  const { client, hermes } = await connect({
    prepare: (made) => made.setNotificationHandler('notifications/tools/list_changed', () => changed()),
  });
  await client.listTools();
  hermes.registry.register({
    name: 'late',
    toolset: 'custom',
    description: 'Came late',
    schema: { type: 'object' },
    run: () => ({}),
  });
  await told;
  expect((await client.listTools()).tools.map(({ name }) => name)).toContain('late');
});

it('tells a subscriber that the record has grown', async () => {
  let updated = (_uri: string): void => undefined;
  const told = new Promise<string>((resolve) => (updated = resolve));
  const { client } = await connect({
    prepare: (made) =>
      made.setNotificationHandler('notifications/resources/updated', ({ params }) => updated(params.uri)),
  });
  await client.subscribeResource({ uri: 'audit://session' });
  await client.callTool({ name: 'system_info', arguments: {} });
  expect(await told).toBe('audit://session');
  await client.unsubscribeResource({ uri: 'audit://session' });
  await expect(client.subscribeResource({ uri: 'audit://other' })).rejects.toThrow(/not found/i);
  for (const uri of [
    'file:///etc/passwd',
    'audit://session/%zz',
    'audit://session/nobody',
    'result://../x',
    'result://aaaaaaaa',
    'audit://other',
  ]) {
    await expect(client.readResource({ uri }), uri).rejects.toThrow(/not found/i);
  }
});

it('writes problems to the log of a client that wants them', async () => {
  let heard = (_message: unknown): void => undefined;
  const told = new Promise((resolve) => (heard = resolve));
  const { client, hermes } = await connect({
    prepare: (made) => made.setNotificationHandler('notifications/message', ({ params }) => heard(params)),
  });
  await client.setLoggingLevel('warning');
  hermes.events.emit('problem', { source: 'plugin x', message: 'it is broken' });
  expect(await told).toMatchObject({ level: 'warning', logger: 'plugin x', data: 'it is broken' });
});

it('sends a stored picture as a picture and as a link', async () => {
  const bytes = Buffer.from('iVBORw0KGgo=', 'base64');
  const draws = tool(
    { name: 'draws', toolset: 'custom', description: 'Draws', schema: { type: 'object' } },
    async (_args, ctx) => {
      const { uri } = await ctx.results.put(bytes, { mediaType: 'image/png' });
      return { image: uri, stranger: 'result://0123456789abcdef0123456789abcdef' };
    },
  );
  const { client } = await connect({ hermes: { tools: [draws] } });
  const { content } = await client.callTool({ name: 'draws', arguments: {} });
  expect(content.map(({ type }) => type)).toEqual(['text', 'resource_link', 'image']);
  expect(content[2]).toEqual({ type: 'image', data: bytes.toString('base64'), mimeType: 'image/png' });
  const { uri } = content[1] as { uri: string };
  expect((await client.readResource({ uri })).contents).toEqual([
    { uri, mimeType: 'image/png', blob: bytes.toString('base64') },
  ]);
});
