import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createHermes, type Hermes } from '../src/create-hermes.js';
import { registerBuiltIns } from '../src/discovery/built-ins.js';
import { childEnvironment } from '../src/gate/secrets/child-environment.js';
import { tool } from '../src/kernel/define-tool.js';
import { ToolError } from '../src/kernel/outcome.js';
import { counts } from './counts.js';

/** The same characters in every run: a failure can be looked at again. */
let seed = 20_261_115;
function nextRandom(): number {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return seed / 2 ** 32;
}
const random = (length: number, from = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghjkmnpqrstuvwxyz23456789'): string =>
  Array.from({ length }, () => from[Math.floor(nextRandom() * from.length)]).join('');

/** Ten in variables, ten in files, ten in addresses, ten in headers. */
const inEnvironment: Record<string, string> = {
  OPENAI_API_KEY: `sk-proj-${random(48)}`,
  ANTHROPIC_API_KEY: `sk-ant-api03-${random(80)}`,
  GITHUB_TOKEN: `ghp_${random(36)}`,
  SLACK_BOT_TOKEN: `xoxb-${random(11, '0123456789')}-${random(12, '0123456789')}-${random(24)}`,
  DATABASE_PASSWORD: `correct-horse-${random(8)}`,
  STRIPE_SECRET_KEY: `sk_live_${random(24)}`,
  SESSION_SECRET: random(40),
  // These three come from home's .env.
  TAVILY_API_KEY: `tvly-${random(32)}`,
  INTERNAL_SERVICE: `plain-looking-${random(10)}`,
  MAIL_PASSWORD: `Winter-${random(10)}`,
};
const STORED = ['TAVILY_API_KEY', 'INTERNAL_SERVICE', 'MAIL_PASSWORD'];
const keyLines = Array.from({ length: 6 }, () => random(64));
const inFiles: Record<string, { readonly secret: string; readonly text: string }> = Object.fromEntries(
  Object.entries({
    'a.txt': [`AKIA${random(16, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567')}`, 'aws_access_key_id = $'],
    'b.yaml': [`ghp_${random(36)}`, 'token: $\nname: x'],
    'c.json': [`glpat-${random(20)}`, '{"gitlab": "$"}'],
    'd.ini': [`AIza${random(35)}`, 'google=$'],
    'e.py': [`npm_${random(36)}`, 'NPM = "$"'],
    'f.md': [`xoxp-${random(12, '0123456789')}-${random(12, '0123456789')}-${random(32)}`, 'Use $ to post.'],
    'g.sh': [`SG.${random(22)}.${random(43)}`, 'export SENDGRID_API_KEY=$'],
    'h.js': [`hf_${random(34)}`, "const key = '$';"],
    'i.toml': [`sk_live_${random(30)}`, 'stripe = "$"'],
    'j.pem': [keyLines.join('\n'), `-----BEGIN RSA PRIVATE KEY-----\n$\n-----END RSA PRIVATE KEY-----`],
  }).map(([name, [secret = '', text = '']]) => [name, { secret, text: `${text.replace('$', secret)}\n` }]),
);
const inAddresses = Array.from({ length: 10 }, (_, index) =>
  index % 2 === 0
    ? { secret: `Pw-${random(12)}`, url: (host: string, secret: string) => `http://deploy:${secret}@${host}/echo` }
    : { secret: random(32), url: (host: string, secret: string) => `http://${host}/echo?access_token=${secret}` },
);
const inHeaders = Array.from({ length: 10 }, (_, index) => {
  const secret = random(36);
  const [name, value] = [
    ['authorization', `Bearer ${secret}`],
    ['x-api-key', secret],
    ['cookie', `sessionid=${secret}`],
    ['authorization', `token ${secret}`],
    ['x-auth-token', secret],
  ][index % 5] as [string, string];
  return { secret, name, value };
});
const secrets = [
  ...Object.values(inEnvironment),
  ...Object.values(inFiles).map(({ secret }) => secret.split('\n')[2] ?? secret),
  ...inAddresses.map(({ secret }) => secret),
  ...inHeaders.map(({ secret }) => secret),
];

let root: string;
let home: string;
let cwd: string;
let server: Server;
let host: string;
let hermes: Hermes;

const leak = tool(
  {
    name: 'leak',
    toolset: 'test',
    description: 'Answers or fails with what it is told, many times over if asked.',
    schema: {
      type: 'object',
      properties: { text: { type: 'string' }, as: { enum: ['data', 'error', 'crash', 'long'] } },
      required: ['text', 'as'],
    },
    effects: () => [{ permission: 'system:read' }],
  },
  ({ text, as }: Record<string, unknown>) => {
    if (as === 'error') throw new ToolError(`cannot use ${text}`, { hint: `not ${text}`, details: { value: text } });
    if (as === 'crash') throw new TypeError(`bad value ${text}`);
    if (as === 'long')
      return { log: Array.from({ length: 3_000 }, (_, line) => `${line} ${'.'.repeat(40)} ${text}`).join('\n') };
    return { nested: [{ text }], [String(text)]: true };
  },
);

const send = tool(
  {
    name: 'send',
    toolset: 'test',
    description: 'Fetches an address and answers what came back.',
    schema: {
      type: 'object',
      properties: { url: { type: 'string' }, headers: { type: 'object' } },
      required: ['url'],
    },
    effects: ({ url }) => [{ permission: 'network:fetch', url: String(url) }],
  },
  async ({ url, headers = {} }: Record<string, unknown>, ctx) => {
    const answer = await ctx.http.fetch(String(url), { headers: headers as Record<string, string> });
    return { status: answer.status, url: answer.url, body: answer.text() };
  },
);

beforeAll(async () => {
  registerBuiltIns();
  root = realpathSync(mkdtempSync(join(tmpdir(), 'hermes-secrets-')));
  home = join(root, 'home');
  cwd = join(root, 'work');
  for (const folder of [home, cwd]) mkdirSync(folder);
  server = createServer((request, response) => {
    response.setHeader('content-type', 'text/plain');
    const headers = Object.entries(request.headers).map(([name, value]) => `${name}: ${value}`);
    response.end(`${request.method} ${request.url}\n${headers.join('\n')}`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  writeFileSync(join(home, 'config.yaml'), `security: { private_hosts: ["${host}"] }\n`);
  writeFileSync(join(home, '.env'), STORED.map((name) => `${name}=${inEnvironment[name]}\n`).join(''), { mode: 0o600 });
  for (const [name, { text }] of Object.entries(inFiles)) writeFileSync(join(cwd, name), text);
  const env = Object.fromEntries(Object.entries(inEnvironment).filter(([name]) => !STORED.includes(name)));
  hermes = await createHermes({
    home,
    cwd,
    env: { PATH: process.env.PATH ?? '', HOME: root, ...env },
    tools: [leak, send],
  });
});
afterAll(async () => {
  await hermes.close();
  await new Promise((resolve) => server.close(resolve));
  rmSync(root, { recursive: true, force: true });
});

/** A call that has a secret go in or come out; every kind in turn. */
function callNumber(index: number): { name: string; args: Record<string, unknown> } {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(index / 9) % list.length] as T;
  const [file, { secret, text }] = pick(Object.entries(inFiles));
  const value = pick(Object.values(inEnvironment));
  const address = pick(inAddresses);
  const header = pick(inHeaders);
  const kinds: readonly (() => { name: string; args: Record<string, unknown> })[] = [
    () => ({ name: 'read_file', args: { path: file } }),
    () => ({ name: 'search_files', args: { pattern: '.', path: '.' } }),
    () => ({ name: 'write_file', args: { path: `out-${index}.txt`, content: `${text}${value}\n` } }),
    () => ({ name: 'read_file', args: { path: join(cwd, `missing-${value}`) } }),
    () => ({ name: 'leak', args: { text: value, as: ['data', 'error', 'crash'][Math.floor(index / 9) % 3] } }),
    () => ({ name: 'leak', args: { text: index % 2 === 0 ? text : `${secret.split('\n')[0]}`, as: 'long' } }),
    () => ({ name: 'send', args: { url: address.url(host, address.secret) } }),
    () => ({ name: 'send', args: { url: `http://${host}/echo`, headers: { [header.name]: header.value } } }),
    () => ({ name: value, args: { path: value, [value]: 1 } }),
  ];
  return (kinds[index % kinds.length] as (typeof kinds)[number])();
}

it(`shows none of ${secrets.length} planted secrets in ${counts.secretCalls} calls, nor keeps one on disk`, {
  timeout: 600_000,
}, async () => {
  expect(new Set(secrets).size).toBe(40);
  const shown: string[] = [];
  for (let index = 0; index < counts.secretCalls; index++) {
    const { name, args } = callNumber(index);
    const answer = await hermes.call(name, args, index % 10 === 0 ? { idempotencyKey: `key-${index}` } : {});
    for (const found of leaksIn(answer))
      shown.push(`${name} ${JSON.stringify(args)} answered ${found}: ${answer.slice(0, 400)}`);
  }
  expect(shown).toEqual([]);
  await hermes.close();
  expect(filesBelow(home).flatMap((file) => leaksIn(readFileSync(file)).map((found) => `${file} ${found}`))).toEqual(
    [],
  );
});

it('gives none of them to a child process', () => {
  const env = childEnvironment({ ...process.env, ...inEnvironment });
  const { stdout } = spawnSync('env', { env, encoding: 'utf8' });
  expect(stdout).toContain('PATH=');
  expect(leaksIn(stdout)).toEqual([]);
});

it('refuses to write a mark over the secret it stands for', async () => {
  const again = await createHermes({ home, cwd, env: { PATH: process.env.PATH ?? '', HOME: root } });
  try {
    const shown = JSON.parse(await again.call('read_file', { path: 'b.yaml' }));
    expect(shown.content).toContain('[redacted:');
    const content = shown.content.replace(/^\d+\|/gm, '');
    const written = JSON.parse(await again.call('write_file', { path: 'b.yaml', content }));
    expect(written).toMatchObject({ code: 'denied', error: expect.stringContaining('[redacted:') });
    const edited = JSON.parse(
      await again.call('patch', { path: 'b.yaml', old_string: 'name: x', new_string: 'name: y' }),
    );
    expect(edited.error ?? null).toBeNull();
    expect(readFileSync(join(cwd, 'b.yaml'), 'utf8')).toBe(inFiles['b.yaml']?.text.replace('name: x', 'name: y'));
  } finally {
    await again.close();
  }
});

/** As it is, and as it looks in base64, in hexadecimal and in an address. */
function leaksIn(content: string | Buffer): string[] {
  const bytes = Buffer.isBuffer(content) ? content : Buffer.from(content);
  return secrets.filter((secret) =>
    [
      secret,
      Buffer.from(secret).toString('base64'),
      Buffer.from(secret).toString('hex'),
      encodeURIComponent(secret),
    ].some((form) => bytes.includes(form)),
  );
}

/** What the operator put there, and the copies that undo needs, which are the user's own files, are not looked into. */
function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => file !== join(home, '.env') && !file.startsWith(join(home, 'checkpoints')));
}
