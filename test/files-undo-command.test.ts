import { existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { EXIT } from '../src/cli/command.js';
import { run as listCheckpoints } from '../src/cli/commands/checkpoints-list.js';
import { run as undo } from '../src/cli/commands/undo.js';
import { createHermes } from '../src/create-hermes.js';
import { invoke } from './support/invoke.js';
import '../src/tools/file/patch.js';
import '../src/tools/file/write-file.js';

let folder: string;
let home: string;
let cwd: string;

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'hermes-undo-')));
  home = join(folder, 'home');
  cwd = join(folder, 'project');
  mkdirSync(cwd);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const at = (name: string): string => join(cwd, name);
const text = (name: string): string => readFileSync(at(name), 'utf8');
type Flags = Record<string, string | boolean>;
const run = (args: readonly string[] = [], flags: Flags = {}) => invoke(undo, { args, flags: { home, cwd, ...flags } });
const list = async (): Promise<{ id: string; tool: string; undoes?: string }[]> =>
  (await invoke(listCheckpoints, { flags: { home, cwd, json: true } })).json as { id: string; tool: string }[];

async function change(name: string, args: Record<string, unknown>): Promise<void> {
  const hermes = await createHermes({ home, cwd, toolsets: ['file'], record: false });
  const answer = JSON.parse(await hermes.call(name, args)) as { error?: string };
  await hermes.close();
  if (answer.error !== undefined) throw new Error(answer.error);
}

describe('hermes undo', () => {
  it('shows the difference, puts the files back and says how to take that back', async () => {
    writeFileSync(at('a.txt'), 'one\ntwo\n');
    await change('patch', { path: 'a.txt', old_string: 'two', new_string: 'three' });
    const { code, out, err } = await run([], { yes: true });
    expect(code).toBe(EXIT.ok);
    expect(err).toContain(`restore ${at('a.txt')}`);
    expect(err).toContain('-three\n+two\n');
    expect(text('a.txt')).toBe('one\ntwo\n');
    const [undoing] = await list();
    expect(undoing).toMatchObject({ tool: 'undo' });
    expect(out).toContain(`hermes undo ${undoing?.id}`);
  });

  it('can itself be undone', async () => {
    await change('write_file', { path: 'new.txt', content: 'fresh\n' });
    await run([], { yes: true });
    expect(existsSync(at('new.txt'))).toBe(false);
    const [undoing] = await list();
    await run([undoing?.id ?? ''], { yes: true });
    expect(text('new.txt')).toBe('fresh\n');
  });

  it('goes one call further back each time, to the beginning', async () => {
    writeFileSync(at('a.txt'), '0');
    for (const content of ['1', '2', '3']) await change('write_file', { path: 'a.txt', content });
    const seen: string[] = [];
    for (let i = 0; i < 3; i++) {
      await run([], { yes: true });
      seen.push(text('a.txt'));
    }
    expect(seen).toEqual(['2', '1', '0']);
    await expect(run([], { yes: true })).rejects.toMatchObject({ code: 'not_found' });
  });

  it('refuses where a file changed since and changes nothing, unless forced', async () => {
    writeFileSync(at('a.txt'), 'one\n');
    writeFileSync(at('b.txt'), 'one\n');
    const edit = { old_string: 'one', new_string: 'two' };
    await change('patch', { edits: ['a.txt', 'b.txt'].map((path) => ({ path, ...edit })) });
    writeFileSync(at('b.txt'), 'mine\n');
    await expect(run([], { yes: true })).rejects.toMatchObject({ code: 'conflict' });
    expect([text('a.txt'), text('b.txt')]).toEqual(['two\n', 'mine\n']);
    const { json } = await run([], { yes: true, force: true, json: true });
    expect(json).toMatchObject({ files: [at('a.txt'), at('b.txt')] });
    expect([text('a.txt'), text('b.txt')]).toEqual(['one\n', 'one\n']);
    const [undoing] = await list();
    await run([undoing?.id ?? ''], { yes: true });
    expect([text('a.txt'), text('b.txt')]).toEqual(['two\n', 'mine\n']);
  });

  it('asks first, and does nothing without a yes', async () => {
    await change('write_file', { path: 'a.txt', content: 'x' });
    await expect(run()).rejects.toThrow('--yes');
    const answered = async (answer: string): Promise<number> => {
      const input = new PassThrough();
      input.end(`${answer}\n`);
      const terminal = { out: new PassThrough(), err: new PassThrough(), in: input, isInteractive: true };
      return undo({
        args: [],
        flags: { home, cwd },
        signal: new AbortController().signal,
        terminal: { ...terminal, hasColour: false } as never,
      });
    };
    expect(await answered('n')).toBe(EXIT.cancelled);
    expect(existsSync(at('a.txt'))).toBe(true);
    expect(await answered('y')).toBe(EXIT.ok);
    expect(existsSync(at('a.txt'))).toBe(false);
  });

  it('says that there is no such checkpoint', async () => {
    await expect(run(['nothing-here'], { yes: true })).rejects.toMatchObject({ code: 'not_found' });
    await expect(run(['../../etc/passwd'], { yes: true })).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('hermes checkpoints list', () => {
  it('names the calls of this folder, newest first', async () => {
    await change('write_file', { path: 'a.txt', content: '1' });
    await change('write_file', { path: 'sub/b.txt', content: '2' });
    const { out } = await invoke(listCheckpoints, { flags: { home, cwd } });
    const [first, second] = out.trim().split('\n');
    expect(first).toContain('sub/b.txt');
    expect(second).toContain('a.txt');
    const elsewhere = await invoke(listCheckpoints, { flags: { home, cwd: folder } });
    expect(elsewhere.err).toContain('Nothing to undo here.');
    expect((await invoke(listCheckpoints, { flags: { home, cwd: folder, all: true } })).out).toContain('a.txt');
  });
});
