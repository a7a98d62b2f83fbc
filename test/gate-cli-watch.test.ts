import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type CommandLine, createCommandLine } from './support/command-line.js';

let cli: CommandLine;
const children: ChildProcess[] = [];
beforeEach(() => {
  cli = createCommandLine();
  cli.put('config.yaml', '# the operator\nprofile: asking\napprovals: { timeout: 100 }\n');
  cli.put(
    'permissions.yaml',
    'profiles:\n  asking: { allow: [file:read], deny: [], approval_required: [file:write] }\n',
  );
});
afterEach(async () => {
  for (const child of children.splice(0)) {
    if (child.exitCode !== null) continue;
    child.kill('SIGTERM');
    await once(child, 'close');
  }
  cli.remove();
});

interface Asked {
  readonly id: string;
  readonly token: string;
  readonly tool: string;
  readonly sessionId: string;
  readonly display: readonly string[];
}

/** A watcher that prints questions as JSON lines, ready when this resolves. */
async function watch(): Promise<{ child: ChildProcess; nextQuestion(): Promise<Asked> }> {
  const child = cli.start(['approvals', 'watch', '--json']);
  children.push(child);
  if (child.stdout === null || child.stderr === null) throw new Error('the watcher has no output');
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  await once(child.stderr, 'data');
  return { child, nextQuestion: async () => JSON.parse((await lines.next()).value) };
}

const write = (name: string) => cli.run(['tools', 'call', 'write_file', `path=${name}`, 'content=x']);

it('asks nobody while nobody watches, and says so at once', async () => {
  const { code, out } = await write('a.txt');
  expect(code).toBe(3);
  expect(JSON.parse(out)).toMatchObject({ code: 'denied', error: expect.stringContaining('nobody can answer') });
  expect(existsSync(join(cli.cwd, 'a.txt'))).toBe(false);
});

it('lets a watcher in another process answer, once, with the token that was shown', async () => {
  const { child, nextQuestion } = await watch();
  const call = write('a.txt');
  const asked = await nextQuestion();
  expect(asked.display.join('\n')).toContain(join(cli.cwd, 'a.txt'));
  expect(asked.sessionId).toMatch(/^[0-9a-f-]{36}$/);
  expect(asked.display.at(-1)).toBe(`For session ${asked.sessionId}, asked by user`);
  const waiting = (await cli.json(['approvals', 'list'])) as { waiting: Asked[] };
  expect(waiting.waiting).toMatchObject([{ id: asked.id, token: asked.token }]);

  const wrong = await cli.run(['approvals', 'answer', asked.id, '--token', `${asked.token}x`]);
  expect([wrong.code, wrong.err]).toEqual([1, expect.stringContaining('token')]);
  expect((await cli.run(['approvals', 'answer', asked.id, 'maybe', '--token', asked.token])).code).toBe(2);
  expect((await cli.run(['approvals', 'answer', asked.id, 'once', '--token', asked.token])).code).toBe(0);
  expect((await call).code).toBe(0);
  expect(readFileSync(join(cli.cwd, 'a.txt'), 'utf8')).toBe('x');
  const late = await cli.run(['approvals', 'answer', asked.id, 'deny', '--token', asked.token]);
  expect([late.code, late.err]).toEqual([1, expect.stringMatching(/answered|expired/)]);

  const denied = write('b.txt');
  const second = await nextQuestion();
  await cli.run(['approvals', 'answer', second.id, 'deny', '--token', second.token, '--reason', 'use c.txt']);
  expect(JSON.parse((await denied).out)).toMatchObject({ code: 'denied', error: expect.stringContaining('use c.txt') });

  child.kill('SIGINT');
  await once(child, 'close');
  expect(child.exitCode).toBe(130);
  const { out } = await write('c.txt');
  expect(JSON.parse(out).error).toContain('nobody can answer');
});

it('remembers always in config.yaml across processes, until it is revoked', async () => {
  const { nextQuestion } = await watch();
  const first = write('a.txt');
  const asked = await nextQuestion();
  await cli.run(['approvals', 'answer', asked.id, 'always', '--scope', 'prefix', '--token', asked.token]);
  expect((await first).code).toBe(0);
  const config = readFileSync(join(cli.home, 'config.yaml'), 'utf8');
  expect(config).toMatch(/^# the operator\n/);
  expect(config).toContain(join(cli.cwd, 'a.txt'));
  expect((await write('a.txt')).code).toBe(0);

  const { approvals } = (await cli.json(['approvals', 'list'])) as { approvals: { id: string }[] };
  expect(approvals).toHaveLength(1);
  expect((await cli.run(['approvals', 'revoke', approvals[0]?.id ?? ''])).code).toBe(0);
  const again = write('a.txt');
  const question = await nextQuestion();
  await cli.run(['approvals', 'answer', question.id, 'deny', '--token', question.token]);
  expect((await again).code).toBe(3);
});

it('keeps to --approve deny although somebody watches', async () => {
  await watch();
  const { code } = await cli.run(['tools', 'call', 'write_file', 'path=a.txt', 'content=x', '--approve', 'deny']);
  expect(code).toBe(3);
});
