import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TemporaryHome, temporaryHome } from '../src/testing/temporary-home.js';
import { type ServedProcess, startHttp } from './support/mcp-session.js';

const SUITE = fileURLToPath(
  new URL('../node_modules/@modelcontextprotocol/conformance/dist/index.js', import.meta.url),
);
const LOADER = new URL('./support/glob-loader.mjs', import.meta.url).href;

let place: TemporaryHome;
let served: ServedProcess;
const answers = mkdtempSync(join(tmpdir(), 'hermes-conformance-'));
beforeAll(async () => {
  place = temporaryHome();
  served = await startHttp(place, ['--fixtures']);
});
afterAll(async () => {
  await served.stop();
  place.remove();
  rmSync(answers, { recursive: true, force: true });
});

interface Check {
  readonly id: string;
  readonly status: string;
  readonly errorMessage?: string;
}

it('passes every check of the public conformance suite for revision 2025-11-25', async () => {
  const args = [SUITE, 'server', '--url', served.url, '--requirements', '2025-11-25', '-o', answers];
  const child = spawn(process.execPath, ['--import', LOADER, ...args], {
    cwd: answers,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (printed += text));
  const code = await new Promise((resolve) => child.on('close', resolve));

  const checks = readdirSync(answers).flatMap((scenario) =>
    (JSON.parse(readFileSync(join(answers, scenario, 'checks.json'), 'utf8')) as Check[]).map((check) => ({
      scenario,
      ...check,
    })),
  );
  // Lines that only tell what happened are no checks.
  const failed = checks.filter(({ status }) => status !== 'SUCCESS' && status !== 'INFO');
  expect(failed, printed).toEqual([]);
  expect(code, printed).toBe(0);
  expect(readdirSync(answers)).toHaveLength(33);
  expect(checks.filter(({ status }) => status === 'SUCCESS').length).toBeGreaterThanOrEqual(83);
}, 120_000);

it('lets the suite in without the token, but to nothing except the fixtures', async () => {
  const connect = async (headers: Record<string, string>) => {
    const client = new Client({ name: 'test', version: '1.0.0' });
    const transport = new StreamableHTTPClientTransport(new URL(served.url), { requestInit: { headers } });
    await client.connect(transport);
    return { client, transport };
  };
  const stranger = await connect({});
  const names = (await stranger.client.listTools()).tools.map(({ name }) => name);
  expect(names).toContain('test_simple_text');
  expect(names).not.toContain('read_file');
  for (const name of ['read_file', 'tool_search', 'system_info']) {
    expect((await stranger.client.callTool({ name, arguments: { path: 'x', query: 'x' } })).isError).toBe(true);
  }
  const known = await connect({ authorization: `Bearer ${served.token}` });
  expect((await known.client.listTools()).tools.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['read_file', 'test_simple_text']),
  );
  const borrowed = {
    'mcp-session-id': known.transport.sessionId ?? '',
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
  };
  const body = JSON.stringify({ jsonrpc: '2.0', id: 9, method: 'tools/list' });
  expect((await fetch(served.url, { method: 'POST', headers: borrowed, body })).status).toBe(401);
  await Promise.all([stranger.client.close(), known.client.close()]);
});
