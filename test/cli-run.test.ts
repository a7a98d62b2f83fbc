import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { temporaryHome } from '../src/testing/temporary-home.js';
import { ended, runHermes, startHermes, untilThere, WAITING_TOOL } from './support/run-hermes.js';

const place = temporaryHome();
afterAll(() => place.remove());

interface Line {
  readonly tool_call_id: string | null;
  readonly name: string | null;
  readonly content: string;
  readonly tool_results?: Line[];
}
const linesOf = (text: string): Line[] =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);
const call = (id: string, name: string, args: unknown): string => JSON.stringify({ id, name, arguments: args });

it('answers lines in their order, in every spelling, and goes on after a bad one', async () => {
  const lines = [
    call('short', 'sleep', { seconds: 0 }),
    JSON.stringify({ id: 'long', type: 'function', function: { name: 'sleep', arguments: '{"seconds": 0}' } }),
    'this is not JSON',
    '',
    '[1, 2]',
    '{"id": "nameless"}',
    '{"tool_calls": "none"}',
    call('typo', 'slepe', {}),
    JSON.stringify({
      tool_calls: [{ id: 'm1', name: 'sleep', arguments: { seconds: 0 } }, null, { id: 'm3', name: 'sleep' }],
    }),
    call('last', 'sleep', { seconds: 0 }),
  ];
  const { code, out } = await runHermes(place, ['run'], lines.join('\n'));
  expect(code).toBe(0);
  const answers = linesOf(out);
  expect(answers.map((answer) => answer.tool_results?.map((one) => one.tool_call_id) ?? answer.tool_call_id)).toEqual([
    'short',
    'long',
    null,
    null,
    'nameless',
    null,
    'typo',
    ['m1', expect.stringMatching(/^call_[0-9a-f-]{36}$/), 'm3'],
    'last',
  ]);
  expect(JSON.parse(answers[0]?.content ?? '')).toMatchObject({ slept_seconds: 0 });
  expect(JSON.parse(answers[2]?.content ?? '')).toMatchObject({ code: 'invalid_arguments' });
  expect(JSON.parse(answers[6]?.content ?? '')).toMatchObject({ code: 'unknown_tool' });
  expect(JSON.parse(answers[7]?.tool_results?.[2]?.content ?? '')).toMatchObject({ code: 'invalid_arguments' });
});

it('without a command reads calls when stdin is no terminal', async () => {
  const { code, out } = await runHermes(place, [], `${call('1', 'sleep', { seconds: 0 })}\n`);
  expect(code).toBe(0);
  expect(linesOf(out)).toMatchObject([{ role: 'tool', tool_call_id: '1', name: 'sleep' }]);
});

it('runs one line after another, so that a line can rely on the one before', async () => {
  const lines = [
    call('w', 'write_file', { path: 'a.txt', content: 'first\n' }),
    call('p', 'patch', { path: 'a.txt', old_string: 'first', new_string: 'second' }),
    call('r', 'read_file', { path: 'a.txt' }),
  ];
  const { out } = await runHermes(place, ['run', '--toolsets', 'file'], `${lines.join('\n')}\n`);
  expect(linesOf(out)[2]?.content).toContain('second');
  expect(readFileSync(join(place.cwd, 'a.txt'), 'utf8')).toBe('second\n');
});

it('with --parallel runs several lines at once and still answers in order', async () => {
  const lines = [0.3, 0.2, 0.1, 0].map((seconds, index) => call(String(index), 'sleep', { seconds }));
  const { code, out } = await runHermes(place, ['run', '--parallel', '4'], lines.join('\n'));
  expect(code).toBe(0);
  expect(linesOf(out).map((answer) => answer.tool_call_id)).toEqual(['0', '1', '2', '3']);
  expect(await runHermes(place, ['run', '--parallel', 'many'])).toMatchObject({ code: 2 });
});

it('is left with exit code 130 by Ctrl-C, with the running call answered and stdin still open', async () => {
  const waiting = temporaryHome({ 'tools/waits.mjs': WAITING_TOOL });
  const marker = join(waiting.cwd, 'started');
  const child = startHermes(waiting, ['run']);
  const answer = ended(child);
  child.stdin.write(`${call('slow', 'waits', { marker })}\n`);
  await untilThere(marker);
  child.kill('SIGINT');
  const { code, out, err } = await answer;
  expect(code, err).toBe(130);
  expect(linesOf(out)).toMatchObject([{ tool_call_id: 'slow', content: expect.stringContaining('cancelled') }]);
  waiting.remove();
});
