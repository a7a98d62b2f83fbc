import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { HermesOptions } from '../src/compose/options.js';
import { createHermes, type Hermes } from '../src/create-hermes.js';
import { registerBuiltIns } from '../src/discovery/built-ins.js';
import { tool } from '../src/kernel/define-tool.js';
import { createCustomToolset, getToolDefinitions, resolveToolset } from '../src/original-names.js';
import { playScript } from '../src/testing/play-script.js';
import { type TemporaryHome, temporaryHome } from '../src/testing/temporary-home.js';

registerBuiltIns();
const open: { hermes: Hermes; place: TemporaryHome }[] = [];
afterEach(async () => {
  for (const { hermes, place } of open.splice(0)) {
    await hermes.close();
    place.remove();
  }
});

async function hermesIn(place: TemporaryHome, options: HermesOptions = {}): Promise<Hermes> {
  const hermes = await createHermes({
    home: place.home,
    cwd: place.cwd,
    env: { PATH: process.env.PATH ?? '' },
    ...options,
  });
  open.push({ hermes, place });
  return hermes;
}
const parse = (text: string) => JSON.parse(text) as Record<string, unknown>;
const asks = (run: () => unknown) =>
  tool(
    {
      name: 'sends',
      description: 'x',
      schema: { type: 'object' },
      effects: () => [{ permission: 'message:send', target: 'team' }],
    },
    run,
  );

describe('an instance', () => {
  it('with the default profile reads and writes in its folder and nowhere dangerous', async () => {
    const place = temporaryHome();
    const hermes = await hermesIn(place, { toolsets: ['file'] });
    const played = await playScript(hermes, [
      [{ id: 'w', name: 'write_file', arguments: { path: 'notes.txt', content: 'hello\n' } }],
      [{ id: 'r', function: { name: 'read_file', arguments: '{"path": "notes.txt"}' } }],
      [
        { name: 'write_file', arguments: { path: join(place.home, 'config.yaml'), content: 'x' } },
        { name: 'write_file', arguments: { path: '/etc/hermes-test', content: 'x' } },
      ],
    ]);
    expect(readFileSync(join(place.cwd, 'notes.txt'), 'utf8')).toBe('hello\n');
    expect(JSON.stringify(played[1]?.answers)).toContain('hello');
    expect(played[2]?.answers).toMatchObject([{ code: 'denied' }, { code: 'denied' }]);
  });

  it('takes what must be asked for a no when nobody can be asked', async () => {
    let runs = 0;
    const hermes = await hermesIn(temporaryHome(), { tools: [asks(() => ++runs)] });
    expect(parse(await hermes.call('sends')).code).toMatch(/denied|approval_required/);
    const unattended = await hermesIn(temporaryHome(), {
      tools: [asks(() => ++runs)],
      approve: async () => 'once',
      unattended: true,
    });
    expect(parse(await unattended.call('sends')).code).toMatch(/denied|approval_required/);
    expect(runs).toBe(0);
  });

  it('asks its caller, and does what the answer says', async () => {
    const asked: string[] = [];
    let answer: 'once' | 'deny' = 'deny';
    const hermes = await hermesIn(temporaryHome(), {
      tools: [asks(() => 'sent')],
      approve: async (request) => {
        asked.push(`${request.tool} ${request.effects[0]?.permission}`);
        return answer;
      },
    });
    expect(parse(await hermes.call('sends'))).toMatchObject({ code: 'denied' });
    answer = 'once';
    expect(JSON.parse(await hermes.call('sends'))).toBe('sent');
    expect(asked).toEqual(['sends message:send', 'sends message:send']);
  });

  it('answers a key with the first outcome, also after a restart', async () => {
    const place = temporaryHome();
    let runs = 0;
    const count = () => tool({ name: 'count', description: 'x', schema: { type: 'object' } }, () => ({ runs: ++runs }));
    const first = await createHermes({ home: place.home, cwd: place.cwd, env: {}, tools: [count()] });
    const text = await first.call('count', { n: 1 }, { idempotencyKey: 'key' });
    await first.close();
    const second = await hermesIn(place, { tools: [count()] });
    expect(await second.call('count', { n: 1 }, { idempotencyKey: 'key' })).toBe(text);
    expect(parse(await second.call('count', { n: 2 }, { idempotencyKey: 'key' }))).toMatchObject({ code: 'conflict' });
    expect(runs).toBe(1);
  });

  it('answers calls in their order, each under its own id, also those that make no sense', async () => {
    const slow = tool({ name: 'slow', description: 'x', schema: { type: 'object' } }, async ({ ms }) => {
      await new Promise((resolve) => setTimeout(resolve, Number(ms)));
      return ms;
    });
    const hermes = await hermesIn(temporaryHome(), { tools: [slow] });
    const answers = await hermes.callAll([
      { id: 'a', name: 'slow', arguments: { ms: 30 } },
      { id: 'b', function: { name: 'slow', arguments: '{"ms": 1}' } },
      null as never,
      { id: 'd', function: { name: 'slwo' } },
      { id: 7, name: 'slow', arguments: { ms: 0 } } as never,
    ]);
    expect(answers.map((answer) => answer.tool_call_id)).toEqual(['a', 'b', expect.stringMatching(/^call_/), 'd', '7']);
    expect(answers.map(({ content }) => JSON.parse(content))).toMatchObject([
      30,
      1,
      { code: 'unknown_tool' },
      { code: 'unknown_tool' },
      0,
    ]);
  });

  it('gives every call without an id one of its own, so that the log tells them apart', async () => {
    const hermes = await hermesIn(temporaryHome());
    const calls = [{ name: 'sleep', arguments: { seconds: 0 } }];
    const ids = [...(await hermes.callAll(calls)), ...(await hermes.callAll(calls))].map((one) => one.tool_call_id);
    expect(new Set(ids).size).toBe(2);
  });

  it('does not see the tools of another', async () => {
    const mine = tool({ name: 'mine', toolset: 'mine', description: 'x', schema: { type: 'object' } }, () => 1);
    const one = await hermesIn(temporaryHome(), { tools: [mine], toolsets: ['mine'] });
    const other = await hermesIn(temporaryHome());
    expect(one.definitions()).toHaveLength(1);
    expect(parse(await other.call('mine'))).toMatchObject({ code: 'unknown_tool' });
    await expect(createHermes({ home: other.settings.paths.root, toolsets: ['mine'] })).rejects.toThrow(
      'Unknown toolset: mine',
    );
  });

  it('keeps a long result whole and lets its own session read it', async () => {
    const long = tool({ name: 'long', description: 'x', schema: { type: 'object' } }, () =>
      Array.from({ length: 40_000 }, (_, index) => `row ${index}`),
    );
    const hermes = await hermesIn(temporaryHome(), { tools: [long] });
    const answer = parse(await hermes.call('long'));
    expect(answer).toMatchObject({ truncated: true, result: expect.stringMatching(/^result:\/\//) });
    const page = await hermes.call('read_file', { path: answer.result, offset: 20_000, limit: 3 });
    expect(page).toContain('row 19998');
  });

  it('knows which toolsets can work here', async () => {
    const hermes = await hermesIn(temporaryHome());
    expect(await hermes.isToolsetAvailable('file')).toBe(true);
    await expect(hermes.isToolsetAvailable('fiel')).rejects.toThrow('Did you mean file?');
  });

  it('that closes cancels what runs, answers it, and afterwards answers nothing else', async () => {
    const hang = tool(
      { name: 'hang', description: 'x', schema: { type: 'object' } },
      () => new Promise(() => undefined),
    );
    const hermes = await hermesIn(temporaryHome(), { tools: [hang] });
    const running = hermes.call('hang');
    await hermes.close();
    expect(parse(await running)).toMatchObject({ code: 'cancelled' });
    expect(parse(await hermes.call('hang'))).toMatchObject({ code: 'unavailable', error: 'This instance is closed.' });
    await hermes.close();
  });
});

describe('the names of the original', () => {
  it('list definitions, resolve toolsets and make new ones that instances see', async () => {
    const names = (options: object) =>
      getToolDefinitions(options).map((definition) => (definition as { function: { name: string } }).function.name);
    expect(names({ enabled: ['file'], disabled: ['patch'] })).toEqual(['read_file', 'search_files', 'write_file']);
    expect(names({ enabled: [] })).toEqual([]);
    expect(resolveToolset('file')).toContain('read_file');
    createCustomToolset('only_reading', { description: 'x', tools: ['read_file'] });
    expect(names({ enabled: ['only_reading'] })).toEqual(['read_file']);
    const hermes = await hermesIn(temporaryHome(), { toolsets: ['only_reading'] });
    expect([...hermes.grant.names()]).toEqual(['read_file', 'tool_call', 'tool_search']);
    expect(hermes.definitions()).toHaveLength(1);
  });

  it('call a tool in an instance of the process, which then ends by itself', () => {
    const place = temporaryHome();
    const program = `
      import { handleFunctionCall } from ${JSON.stringify(new URL('../dist/index.js', import.meta.url).href)};
      console.log(await handleFunctionCall('no_such_tool', {}));
    `;
    const { stdout, status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
      env: { ...process.env, HERMES_HOME: place.home },
      encoding: 'utf8',
      timeout: 30_000,
    });
    place.remove();
    expect({ code: parse(stdout).code, status }, stderr).toEqual({ code: 'unknown_tool', status: 0 });
  });

  it('answers a call that waits behind a tool which never ends, in a process with nothing else to do', () => {
    const place = temporaryHome();
    const program = `
      import { createHermes, tool } from ${JSON.stringify(new URL('../dist/index.js', import.meta.url).href)};
      const nothing = { type: 'object', properties: {} };
      const alone = (name, run) => tool({ name, description: name, schema: nothing, parallel: false, timeoutMs: 20 }, run);
      const tools = [alone('stuck', () => new Promise(() => {})), alone('next', () => ({ done: true }))];
      const hermes = await createHermes({ tools, record: false });
      const messages = await hermes.callAll([{ name: 'stuck' }, { name: 'next' }]);
      console.log(messages.map(({ content }) => JSON.parse(content).code ?? content).join(' '));
    `;
    const { stdout, status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
      env: { ...process.env, HERMES_HOME: place.home },
      encoding: 'utf8',
      timeout: 30_000,
    });
    place.remove();
    expect({ stdout: stdout.trim(), status }, stderr).toEqual({ stdout: 'timeout {"done":true}', status: 0 });
  });
});
