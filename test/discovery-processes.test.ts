import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type CommandLine, createCommandLine } from './support/command-line.js';
import { writeIn } from './support/temporary-folder.js';
import { sayFile } from './support/tool-home.js';

let line: CommandLine;

beforeEach(() => {
  line = createCommandLine();
});
afterEach(() => line.remove());

it('a session of another process takes up a tool that was registered, and one that was reloaded', async () => {
  const session = line.start(['run']);
  const answers = createInterface({ input: session.stdout as NodeJS.ReadableStream })[Symbol.asyncIterator]();
  const call = async (name: string): Promise<Record<string, unknown>> => {
    session.stdin?.write(`${JSON.stringify({ id: '1', name, arguments: {} })}\n`);
    const { value } = await answers.next();
    return JSON.parse(JSON.parse(String(value)).content) as Record<string, unknown>;
  };
  const waitFor = async (name: string): Promise<Record<string, unknown>> => {
    for (const limit = Date.now() + 20_000; Date.now() < limit; ) {
      const answer = await call(name);
      if (answer.code !== 'unknown_tool') return answer;
    }
    throw new Error(`${name} never appeared`);
  };
  try {
    expect(await call('ping')).toMatchObject({ code: 'unknown_tool' });
    const file = join(line.cwd, 'ping.yaml');
    writeFileSync(
      file,
      'tools:\n  - name: ping\n    description: Pings.\n    type: http_wrapper\n    endpoint: https://api.example/\n    auth: { type: bearer, token_env: PING_TOKEN }\n',
    );
    const registered = await line.run(['tool', 'register', '--config', file, '--yes']);
    expect(registered.code, registered.err).toBe(0);
    expect(await waitFor('ping')).toMatchObject({ code: 'unavailable', error: expect.stringContaining('PING_TOKEN') });

    writeIn(line.home, 'tools/say.ts', sayFile('say', 'hello'));
    const reloaded = await line.run(['tools', 'reload', '--yes']);
    expect(reloaded.code, reloaded.err).toBe(0);
    expect(await waitFor('say')).toMatchObject({ word: 'hello' });
  } finally {
    session.stdin?.end();
    await new Promise((resolve) => session.on('close', resolve));
  }
});

it('the command line finds, calls and reports tools of home, built-ins beside them', async () => {
  writeIn(line.home, 'tools/say.ts', sayFile('say', 'hello'));
  writeIn(line.home, 'tools/broken.ts', 'export const x = ;');
  for (const round of ['bundled', 'from the cache']) {
    const { code, out, err } = await line.run(['tools', 'call', 'say', 'to=Ann']);
    expect({ code, out: JSON.parse(out) }, round).toEqual({ code: 0, out: { word: 'hello', to: 'Ann' } });
    expect(err).toContain('broken.ts:1:18');
  }
  expect((await line.run(['tools', 'call', 'sleep', 'seconds=0.01'])).code).toBe(0);
  const rows = (await line.json(['tools', 'list'])) as { name: string; origin: string }[];
  expect(rows.find((row) => row.name === 'say')?.origin).toBe(`file:${join(line.home, 'tools/say.ts')}`);
  expect(rows.some((row) => row.name === 'read_file')).toBe(true);
});
