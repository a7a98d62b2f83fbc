import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { run as register } from '../src/cli/commands/tool-register.js';
import { invoke } from './support/invoke.js';
import { callJson, type ToolHome, toolHome, until } from './support/tool-home.js';

interface Seen {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

let seen: Seen[] = [];
let answer: { status: number; headers: Record<string, string>; body: string };
const server = createServer(async (request, response) => {
  let body = '';
  for await (const part of request) body += String(part);
  seen.push({ method: request.method, url: request.url, headers: request.headers, body });
  response.writeHead(answer.status, answer.headers).end(answer.body);
});

beforeAll(() => new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready)));
afterAll(() => void server.close());
beforeEach(() => {
  seen = [];
  answer = { status: 201, headers: { 'content-type': 'application/json' }, body: '{"id":"10","key":"P-1"}' };
});

const origin = (): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

function yaml(extra = ''): string {
  return `tools:
  - name: ticket
    description: Create a ticket
    type: http_wrapper
    endpoint: ${origin()}/rest/{project}/issue
    method: POST
    auth: { type: basic, username_env: JIRA_USER, password_env: JIRA_TOKEN }
    parameters:
      - { name: project, required: true }
      - { name: summary, required: true, description: What it is about }
      - { name: priority, enum: [High, Low], default: Low }
    timeout_seconds: 5
${extra}`;
}

const ENV = { PATH: '/usr/bin', JIRA_USER: 'ann', JIRA_TOKEN: 'a-very-secret-token' };

/** A home that may reach the server of these tests. */
function yamlHome(): ToolHome {
  const place = toolHome();
  place.write('config.yaml', `security:\n  private_hosts: ["127.0.0.1:${(server.address() as AddressInfo).port}"]\n`);
  return place;
}

it('calls its endpoint through the gate and the port, with what the file says', async () => {
  const place = yamlHome();
  const path = place.write('tools/jira.yaml', yaml());
  const hermes = await place.open({ env: ENV });
  expect(place.problems).toEqual([]);
  const { outcome } = await hermes.callFor('ticket', { project: 'A/../B', summary: 'It broke' });
  expect(outcome).toEqual({ ok: true, data: { status: 201, body: { id: '10', key: 'P-1' } } });
  expect(seen).toMatchObject([
    {
      method: 'POST',
      url: '/rest/A%2F..%2FB/issue',
      body: '{"summary":"It broke","priority":"Low"}',
      headers: {
        authorization: `Basic ${Buffer.from('ann:a-very-secret-token').toString('base64')}`,
        'content-type': 'application/json',
      },
    },
  ]);
  expect(hermes.registry.find('ticket')?.slot.summary).toMatchObject({
    toolset: 'custom',
    origin: { kind: 'yaml', path },
    requires: { env: ['JIRA_USER', 'JIRA_TOKEN'] },
    timeoutMs: 5_000,
    untrusted: true,
  });
  // The second start takes everything from the cache.
  const again = await place.open({ env: ENV });
  expect(again.registry.find('ticket')?.slot.summary).toEqual(hermes.registry.find('ticket')?.slot.summary);
});

it('is unavailable without its variables, and denied where the profile denies the network', async () => {
  const place = yamlHome();
  place.write('tools/jira.yaml', yaml());
  const without = await place.open();
  expect(await callJson(without, 'ticket', { project: 'P', summary: 's' })).toMatchObject({
    code: 'unavailable',
    error: expect.stringContaining('JIRA_USER, JIRA_TOKEN are not set'),
  });
  const denied = await place.open({ env: ENV, profile: { allow: ['file:*'], deny: [] } });
  expect(await callJson(denied, 'ticket', { project: 'P', summary: 's' })).toMatchObject({ code: 'denied' });
  expect(seen).toEqual([]);
});

it('validates arguments by the schema the parameters make', async () => {
  const place = yamlHome();
  place.write('tools/jira.yaml', yaml());
  const hermes = await place.open({ env: ENV });
  expect(await callJson(hermes, 'ticket', { project: 'P' })).toMatchObject({ code: 'invalid_arguments' });
  expect(await callJson(hermes, 'ticket', { project: 'P', summary: 's', priority: 'Urgent' })).toMatchObject({
    code: 'invalid_arguments',
  });
  expect(seen).toEqual([]);
});

it.each([
  [401, 'denied', 'Check JIRA_USER and JIRA_TOKEN.'],
  [404, 'not_found', undefined],
  [409, 'conflict', undefined],
  [422, 'invalid_arguments', undefined],
  [429, 'rate_limited', 'Try again after 7 (Retry-After).'],
  [500, 'failed', undefined],
  [503, 'unavailable', undefined],
])('an answer of %i is a failure with the code %s', async (status, code, hint) => {
  const place = yamlHome();
  place.write('tools/jira.yaml', yaml());
  const hermes = await place.open({ env: ENV });
  answer = {
    status,
    headers: { 'content-type': 'application/json', ...(status === 429 ? { 'retry-after': '7' } : {}) },
    body: '{"why":"because"}',
  };
  const result = await callJson(hermes, 'ticket', { project: 'P', summary: 's' });
  expect(result).toMatchObject({
    code,
    status,
    body: { why: 'because' },
    error: `ticket: the server answered ${status}`,
  });
  expect(result.hint).toBe(hint);
});

it.each([
  ['text/plain', 'plain words', 'plain words'],
  ['application/json', 'not json', 'not json'],
  ['application/octet-stream', '\u0000\u0001', { content_type: 'application/octet-stream', bytes: 2 }],
  ['application/problem+json; charset=utf-8', '{"a":1}', { a: 1 }],
  ['application/json', '', null],
])('reads an answer of type %s', async (type, body, expected) => {
  const place = yamlHome();
  place.write('tools/jira.yaml', yaml());
  const hermes = await place.open({ env: ENV });
  answer = { status: 200, headers: { 'content-type': type }, body };
  const { outcome } = await hermes.callFor('ticket', { project: 'P', summary: 's' });
  expect(outcome).toEqual({ ok: true, data: { status: 200, body: expected } });
});

it('reports a broken file with line and field and goes on', async () => {
  const place = yamlHome();
  place.write('tools/bad.yaml', yaml('    colour: red\n'));
  place.write('tools/good.yaml', yaml());
  const hermes = await place.open({ env: ENV });
  expect(hermes.registry.find('ticket')).toBeDefined();
  expect(place.problems).toEqual([expect.stringMatching(/bad\.yaml:13: tools\[0\]\.colour: unknown field/)]);
});

it('hermes tool register checks, shows, stores, and running sessions take the tool up', async () => {
  const place = yamlHome();
  const running = await place.open({ env: ENV, liveTools: true });
  const file = join(place.cwd, 'my tools.yml');
  writeFileSync(file, yaml());
  const { code, out } = await invoke(register, { flags: { config: file, home: place.home, yes: true } });
  expect(code).toBe(0);
  expect(out).toContain('ticket (custom): Create a ticket');
  expect(out).toContain(`POST ${origin()}/rest/{project}/issue, with JIRA_USER and JIRA_TOKEN`);
  const stored = join(place.home, 'tools/my tools.yaml');
  expect(readFileSync(stored, 'utf8')).toBe(yaml());
  expect(statSync(stored).mode & 0o777).toBe(0o600);
  await until(() => running.registry.find('ticket') !== undefined, 'the running session has the tool');
  expect(await callJson(running, 'ticket', { project: 'P', summary: 's' })).toMatchObject({ status: 201 });
});

it('hermes tool register changes nothing when the file is wrong, the name is taken or nobody agreed', async () => {
  const place = yamlHome();
  mkdirSync(join(place.home, 'tools'));
  place.write('tools/other.yaml', yaml());
  const file = join(place.cwd, 'mine.yaml');
  const attempt = (flags: Record<string, string | boolean>) =>
    invoke(register, { flags: { config: file, home: place.home, ...flags } });
  writeFileSync(file, yaml('    colour: red\n'));
  await expect(attempt({ yes: true })).rejects.toThrow(`${file}:13: tools[0].colour: unknown field`);
  writeFileSync(file, yaml());
  await expect(attempt({ yes: true })).rejects.toThrow(/The name ticket is taken by .*other\.yaml/);
  writeFileSync(file, yaml().replace('name: ticket', 'name: issue'));
  await expect(attempt({})).rejects.toThrow('add --yes');
  await expect(invoke(register, { flags: { home: place.home } })).rejects.toThrow('--config FILE');
  const { readdirSync } = await import('node:fs');
  expect(readdirSync(join(place.home, 'tools'))).toEqual(['other.yaml']);
  expect((await attempt({ yes: true, json: true })).json).toMatchObject({
    registered: true,
    tools: ['issue'],
    missing_env: ['JIRA_USER', 'JIRA_TOKEN'],
  });
});
