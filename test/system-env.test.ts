import { execFile } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { HermesOptions } from '../src/compose/options.js';
import { createHermes, type Hermes } from '../src/create-hermes.js';
import { registerBuiltIns } from '../src/discovery/built-ins.js';
import { tool } from '../src/kernel/define-tool.js';

registerBuiltIns();

let home: string;
let hermes: Hermes;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'hermes-env-'));
});
afterEach(async () => {
  await hermes?.close();
  rmSync(home, { recursive: true, force: true });
});

async function open(options: Partial<HermesOptions> = {}): Promise<void> {
  hermes = await createHermes({
    home,
    cwd: home,
    toolsets: ['system', ...(options.tools === undefined ? [] : ['custom'])],
    env: { PATH: '/usr/bin:/bin', HOME: home, MY_TOKEN: 'tok-93kdk3kd93kd', GREETING: 'hello' },
    profile: { allow: ['env:*', 'system:read'], deny: [] },
    ...options,
  });
}

async function call(args: Record<string, unknown>): Promise<Record<string, unknown>> {
  return JSON.parse(await hermes.call('env_manager', args));
}

describe('env_manager', () => {
  it('gets, lists, sets and unsets variables of the session', async () => {
    await open();
    expect(await call({ action: 'get', name: 'GREETING' })).toEqual({ name: 'GREETING', value: 'hello' });
    expect(await call({ action: 'set', name: 'MODE', value: 'a b' })).toEqual({
      name: 'MODE',
      value: 'a b',
      persisted: false,
    });
    expect(await call({ action: 'list', prefix: 'M' })).toEqual({
      count: 2,
      variables: [
        { name: 'MODE', value: 'a b' },
        { name: 'MY_TOKEN', value: '[masked]', secret: true },
      ],
    });
    expect(await call({ action: 'list', limit: 1 })).toMatchObject({ count: 5, truncated: true });
    await call({ action: 'unset', name: 'GREETING' });
    expect(await call({ action: 'get', name: 'GREETING' })).toMatchObject({ error: 'GREETING is not set.' });
    expect(existsSync(join(home, '.env'))).toBe(false);
  });

  it('keeps persisted variables in home for the owner alone, and the next session has them', async () => {
    await open();
    writeFileSync(join(home, '.env'), '# mine\nA=1\n', { mode: 0o644 });
    await call({ action: 'set', name: 'SERVICE_KEY', value: 'k-5512-aa-77 with space', persist: true });
    expect(readFileSync(join(home, '.env'), 'utf8')).toBe("# mine\nA=1\nSERVICE_KEY='k-5512-aa-77 with space'\n");
    expect(statSync(join(home, '.env')).mode & 0o777).toBe(0o600);
    await hermes.close();
    await open();
    expect(await call({ action: 'get', name: 'SERVICE_KEY' })).toMatchObject({ value: '[masked]' });
    await call({ action: 'unset', name: 'SERVICE_KEY', persist: true });
    expect(readFileSync(join(home, '.env'), 'utf8')).toBe('# mine\nA=1\n');
  });

  it('brings a tool that waited for a variable at once', async () => {
    const waiting = tool(
      {
        name: 'waiting',
        toolset: 'custom',
        description: 'Works only once its key is there.',
        schema: { type: 'object', properties: {} },
        requires: { env: ['WAITED_KEY'] },
      },
      () => 'here',
    );
    await open({ tools: [waiting] });
    expect(JSON.parse(await hermes.call('waiting'))).toMatchObject({ code: 'unavailable' });
    await call({ action: 'set', name: 'WAITED_KEY', value: 'k-1234567' });
    expect(JSON.parse(await hermes.call('waiting'))).toBe('here');
    await call({ action: 'unset', name: 'WAITED_KEY' });
    expect(JSON.parse(await hermes.call('waiting'))).toMatchObject({ code: 'unavailable' });
  });

  it('never shows or records the value of a secret', async () => {
    await open();
    const secret = 'correct horse battery';
    await call({ action: 'set', name: 'DB_PASSWORD', value: secret });
    await call({ action: 'set', name: 'COPY', value: `x ${secret} y` });
    const answers = JSON.stringify([
      await call({ action: 'get', name: 'DB_PASSWORD' }),
      await call({ action: 'get', name: 'COPY' }),
      await call({ action: 'list' }),
    ]);
    expect(answers).not.toContain(secret);
    await hermes.close();
    for (const file of readdirSync(home, { recursive: true, encoding: 'utf8' })) {
      const path = join(home, file);
      if (statSync(path).isFile()) expect(readFileSync(path).includes(secret), file).toBe(false);
    }
  });

  it.each([
    'HERMES_HOME',
    'LD_PRELOAD',
    'DYLD_LIBRARY_PATH',
    'NODE_OPTIONS',
    'BASH_ENV',
    'ENV',
    'PYTHONPATH',
    'GIT_SSH',
  ])('refuses to change %s in any profile', async (name) => {
    await open({ profile: { allow: ['*'], deny: [] }, yolo: true });
    for (const args of [
      { action: 'set', name, value: 'x' },
      { action: 'set', name, value: 'x', persist: true },
      { action: 'unset', name },
    ]) {
      const answer = await call(args);
      expect(answer).toMatchObject({ code: 'denied' });
      expect(answer.error).toContain(`${name} cannot be changed`);
    }
    expect(existsSync(join(home, '.env'))).toBe(false);
  });

  it('asks for PATH also where variables are allowed, and for each variable by default', async () => {
    const asked: string[] = [];
    await open({
      approve: async ({ effects }) => {
        asked.push(...effects.map(({ permission, target }) => `${permission} ${target}`));
        return 'deny';
      },
    });
    expect(await call({ action: 'set', name: 'MODE', value: 'x' })).toMatchObject({ value: 'x' });
    expect(await call({ action: 'set', name: 'PATH', value: '/evil' })).toMatchObject({ code: 'denied' });
    expect(asked).toEqual(['env:write PATH']);
    expect(await call({ action: 'get', name: 'PATH' })).toMatchObject({ value: '/usr/bin:/bin' });
    await hermes.close();
    await open({
      profile: 'default',
      approve: async ({ effects }) => {
        asked.push(...effects.map(({ target }) => String(target)));
        return 'once';
      },
    });
    expect(await call({ action: 'set', name: 'LD_PRELOAD', value: 'x' })).toMatchObject({ code: 'denied' });
    expect(await call({ action: 'set', name: 'MODE', value: 'x' })).toMatchObject({ value: 'x' });
    expect(asked).toEqual(['env:write PATH', 'MODE']);
  });

  it.each([
    [{ action: 'get' }, 'name'],
    [{ action: 'set', name: 'X' }, 'value'],
    [{ action: 'set', name: '1X', value: 'y' }, '1X'],
    [{ action: 'set', name: 'X', value: 'a\0b' }, 'null byte'],
    [{ action: 'drop', name: 'X' }, 'action'],
  ])('explains what is wrong with %j', async (args, word) => {
    await open();
    const answer = await call(args);
    expect(answer.code).toBe('invalid_arguments');
    expect(answer.error).toContain(word);
  });

  it('keeps what several processes persist at the same time', async () => {
    const launcher = new URL('../bin/hermes.js', import.meta.url).pathname;
    mkdirSync(home, { recursive: true });
    writeFileSync(join(home, 'permissions.yaml'), 'profiles:\n  env:\n    allow: ["env:*"]\n    deny: []\n');
    const names = Array.from({ length: 6 }, (_, at) => `VALUE_${at}`);
    await Promise.all(
      names.map((name) =>
        promisify(execFile)(process.execPath, [
          launcher,
          ...['tools', 'call', 'env_manager', '--home', home, '--profile', 'env', '--toolsets', 'system'],
          JSON.stringify({ action: 'set', name, value: name.toLowerCase(), persist: true }),
        ]),
      ),
    );
    expect(readFileSync(join(home, '.env'), 'utf8').trim().split('\n').sort()).toEqual(
      names.map((name) => `${name}=${name.toLowerCase()}`),
    );
  });
});

describe('the secrets of a tool', () => {
  const reader = (name: string, requiresEnv: string[]) =>
    tool(
      {
        name: 'read_secret',
        toolset: 'custom',
        description: 'Reads a secret and shows it, as a careless tool would.',
        schema: { type: 'object', properties: {} },
        requiresEnv,
      },
      (_args, ctx) => ({ value: ctx.secrets.get(name) ?? null }),
    );

  it('are those it declared, and their values are known to redaction', async () => {
    await open({
      env: { PATH: '', API_ACCOUNT: 'account-of-nobody-17' },
      tools: [reader('API_ACCOUNT', ['API_ACCOUNT'])],
    });
    const { outcome, text } = await hermes.callFor('read_secret');
    expect(outcome).toMatchObject({ ok: true, data: { value: 'account-of-nobody-17' } });
    expect(text).not.toContain('account-of-nobody-17');
  });

  it('are no others', async () => {
    await open({ tools: [reader('MY_TOKEN', [])] });
    expect(JSON.parse(await hermes.call('read_secret'))).toMatchObject({
      error: 'read_secret did not declare that it needs MY_TOKEN.',
      code: 'denied',
    });
  });
});

describe('variables for a tool', () => {
  it('are closed to one that did not declare env:read', async () => {
    const peek = tool(
      {
        name: 'peek',
        toolset: 'custom',
        description: 'Looks at a variable without saying so first.',
        schema: { type: 'object', properties: {} },
      },
      (_args, ctx) => ctx.env.get('GREETING'),
    );
    await open({ tools: [peek] });
    expect(JSON.parse(await hermes.call('peek'))).toMatchObject({ code: 'denied' });
  });
});

describe('the person', () => {
  const asker = tool(
    {
      name: 'ask',
      toolset: 'custom',
      description: 'Asks the person which colour they want.',
      schema: { type: 'object', properties: {} },
    },
    async (_args, ctx) => ({ present: ctx.user.present, answer: await ctx.user.ask('Colour?', ['Red', 'Blue']) }),
  );

  it.each([
    ['2', 'Blue'],
    ['red', 'Red'],
    ['Green', 'Green'],
  ])('answers %s, which means %s', async (typed, meant) => {
    await open({ tools: [asker], user: async () => typed });
    expect(JSON.parse(await hermes.call('ask'))).toEqual({ present: true, answer: meant });
  });

  it('is not there unless somebody was named', async () => {
    await open({ tools: [asker] });
    expect(JSON.parse(await hermes.call('ask'))).toMatchObject({ error: 'Nobody is here to answer.' });
  });
});

describe('sleep', () => {
  it('waits, ends at once when it is cancelled, and knows its limits', async () => {
    await open();
    expect(JSON.parse(await hermes.call('sleep', { seconds: 0.01 }))).toEqual({ slept_seconds: 0.01 });
    const stop = new AbortController();
    hermes.on('call-start', () => stop.abort());
    expect(JSON.parse(await hermes.call('sleep', { seconds: 3_600 }, { signal: stop.signal }))).toMatchObject({
      code: 'cancelled',
    });
    for (const seconds of [3_601, -1])
      expect(JSON.parse(await hermes.call('sleep', { seconds }))).toMatchObject({ code: 'invalid_arguments' });
  });
});

describe('system_info', () => {
  it('summarises the machine and tells chosen parts in detail', async () => {
    await open();
    const summary = JSON.parse(await hermes.call('system_info'));
    expect(Object.keys(summary)).toEqual(['os', 'cpu', 'memory', 'load', 'disk', 'processes', 'network']);
    expect(summary.memory.total).toBeGreaterThan(summary.memory.used);
    const { outcome } = await hermes.callFor('system_info', {
      parts: ['processes', 'cpu_usage'],
      process_limit: 3,
      process_sort: 'cpu',
    });
    expect(outcome.ok).toBe(true);
    if (!outcome.ok) return;
    const data = outcome.data as {
      processes: { count: number; list: { cpu_seconds: number }[] };
      cpu_usage: { total: number };
    };
    const { count, list } = data.processes;
    expect(Object.keys(data)).toEqual(['processes', 'cpu_usage']);
    expect(count).toBeGreaterThanOrEqual(list.length);
    expect(list).toHaveLength(3);
    expect(list.map((row) => row.cpu_seconds)).toEqual(list.map((row) => row.cpu_seconds).sort((a, b) => b - a));
    expect(data.cpu_usage.total).toBeGreaterThanOrEqual(0);
  });

  it('knows this very process', async () => {
    await open();
    const ballast = Buffer.alloc(400_000_000, 1);
    const { outcome } = await hermes.callFor('system_info', { parts: ['processes'], process_limit: 100 });
    if (!outcome.ok) throw new Error(outcome.message);
    const { list } = (outcome.data as { processes: { list: { pid: number; memory: number; command: string }[] } })
      .processes;
    const own = list.find(({ pid }) => pid === process.pid);
    expect(own?.memory).toBeGreaterThan(ballast.length);
    expect(own?.command).toContain('node');
  });
});
