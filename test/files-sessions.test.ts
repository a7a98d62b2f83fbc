import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { HermesOptions } from '../src/compose/options.js';
import { createHermes, type Hermes } from '../src/create-hermes.js';
import { createLocalFiles } from '../src/environments/local/files.js';
import { createCheckpoints } from '../src/ports/checkpoints/create-checkpoints.js';
import { applyUndo, planUndo } from '../src/ports/checkpoints/undo.js';
import '../src/tools/file/patch.js';
import '../src/tools/file/read-file.js';
import '../src/tools/file/search-files.js';
import '../src/tools/file/write-file.js';

/** The file tools as an agent meets them: through a whole instance, with its gate, locks and checkpoints. */
let folder: string;
let home: string;
let cwd: string;
const instances: Hermes[] = [];

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'hermes-session-')));
  home = join(folder, 'home');
  cwd = join(folder, 'project');
  mkdirSync(home);
  mkdirSync(cwd);
});
afterEach(async () => {
  await Promise.all(instances.splice(0).map((hermes) => hermes.close()));
  rmSync(folder, { recursive: true, force: true });
});

async function open(options: HermesOptions = {}): Promise<Hermes> {
  const hermes = await createHermes({ home, cwd, toolsets: ['file'], record: false, ...options });
  instances.push(hermes);
  return hermes;
}
const at = (name: string): string => join(cwd, name);
const text = (name: string): string => readFileSync(at(name), 'utf8');
const put = (name: string, content: string): void => writeFileSync(at(name), content);

interface Answer {
  readonly error?: string;
  readonly code?: string;
  readonly hint?: string;
  readonly content?: string;
  readonly unchanged?: boolean;
  readonly total_lines?: number | null;
  readonly matches?: { readonly path: string; readonly line: number }[];
}
async function ask(hermes: Hermes, name: string, args: unknown, options = {}): Promise<Answer> {
  return JSON.parse(await hermes.call(name, args, options)) as Answer;
}

describe('reading again', () => {
  it('is answered with a note, unless the settings say otherwise', async () => {
    put('a.txt', 'one\n');
    const noting = await open();
    await ask(noting, 'read_file', { path: 'a.txt' });
    expect(await ask(noting, 'read_file', { path: 'a.txt' })).toMatchObject({ unchanged: true, content: '' });
    writeFileSync(join(home, 'config.yaml'), 'files:\n  repeat_note: false\n');
    const plain = await open();
    await ask(plain, 'read_file', { path: 'a.txt' });
    expect((await ask(plain, 'read_file', { path: 'a.txt' })).content).toContain('one');
  });
});

describe('stored results', () => {
  it('are read like files by the address a cut answer gives, in their session only', async () => {
    const hermes = await open();
    const { registry } = hermes;
    registry.register({
      name: 'long_answer',
      toolset: 'file',
      description: 'Answers much',
      schema: { type: 'object', properties: {} },
      run: () => ({ lines: Array.from({ length: 20_000 }, (_, i) => `line number ${i}`) }),
    });
    const cut = await hermes.call('long_answer', {});
    const uri = /result:\/\/[0-9a-z]+/.exec(cut)?.[0];
    expect(uri).toBeDefined();
    const page = await ask(hermes, 'read_file', { path: uri, limit: 5 });
    expect(page.error).toBeUndefined();
    expect(page.content).toContain('line number 0');
    expect((await ask(await open(), 'read_file', { path: uri })).code).toBe('not_found');
  });

  it('are the only addresses: others are refused with what to do instead', async () => {
    const hermes = await open();
    for (const [path, hint] of [
      ['skill://a/b', 'skill_view'],
      ['https://example.org/x', 'web'],
      ['file:///etc/passwd', 'without file://'],
      ['gopher://x', 'result://'],
    ] as const) {
      const answer = await ask(hermes, 'read_file', { path });
      expect(answer.code).toBe('unsupported');
      expect(answer.hint).toContain(hint);
    }
  });
});

describe('together', () => {
  const slots = (count: number): string => Array.from({ length: count }, (_, i) => `slot ${i}: empty\n`).join('');
  const filling = (i: number) => ({ path: 'a.txt', old_string: `slot ${i}: empty\n`, new_string: `slot ${i}: full\n` });

  it('two calls on one file in one turn both count, in their order', async () => {
    put('a.txt', slots(20));
    const hermes = await open();
    const calls = Array.from({ length: 20 }, (_, i) => ({ id: `c${i}`, name: 'patch', arguments: filling(i) }));
    const answers = await hermes.callAll([...calls, { id: 'last', name: 'read_file', arguments: { path: 'a.txt' } }]);
    expect(answers.map(({ content }) => (JSON.parse(content) as Answer).error)).toEqual(Array(21).fill(undefined));
    expect(text('a.txt')).not.toContain('empty');
    expect(answers.at(-1)?.content).not.toContain('empty');
  });

  it('two tasks and two instances lose nothing of each other', async () => {
    put('a.txt', slots(24));
    const [one, two] = [await open(), await open()];
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, i) =>
        ask(i % 2 === 0 ? one : two, 'patch', filling(i), { taskId: `task-${i % 3}` }),
      ),
    );
    expect(answers.filter(({ error }) => error !== undefined)).toEqual([]);
    expect(text('a.txt')).not.toContain('empty');
  });

  it('a task does not write over what another wrote since it read', async () => {
    put('a.txt', 'one\n');
    const hermes = await open();
    await ask(hermes, 'read_file', { path: 'a.txt' }, { taskId: 'slow' });
    await ask(hermes, 'write_file', { path: 'a.txt', content: 'two\n' }, { taskId: 'quick' });
    const refused = await ask(hermes, 'write_file', { path: 'a.txt', content: 'three\n' }, { taskId: 'slow' });
    expect(refused).toMatchObject({ code: 'conflict' });
    expect(text('a.txt')).toBe('two\n');
    await ask(hermes, 'write_file', { path: 'a.txt', content: 'three\n', force: true }, { taskId: 'slow' });
    expect(text('a.txt')).toBe('three\n');
  });
});

describe('a session on a real repository', () => {
  it('finds, reads and changes code, and leaves the repository as it was after undo', async () => {
    const origin = fileURLToPath(new URL('..', import.meta.url));
    rmSync(cwd, { recursive: true });
    execFileSync('git', ['clone', '-q', '--depth', '1', `file://${origin}`, cwd]);
    const status = (): string => execFileSync('git', ['status', '--porcelain'], { cwd }).toString();
    const hermes = await open();
    const found = await ask(hermes, 'search_files', { pattern: 'export function countLineFeeds', path: 'src' });
    const [match] = found.matches ?? [];
    if (match === undefined) throw new Error(`not found: ${JSON.stringify(found)}`);
    const read = await ask(hermes, 'read_file', { path: match.path, offset: match.line, limit: 3 });
    expect(read.content).toContain(`${match.line}|export function countLineFeeds(bytes: Uint8Array): number {`);
    const edit = await ask(hermes, 'patch', {
      mode: 'patch',
      patch: `*** Begin Patch\n*** Update File: ${match.path}\n@@\n-export function countLineFeeds(bytes: Uint8Array): number {\n+export function countBreaks(bytes: Uint8Array): number {\n*** Delete File: LICENSE\n*** Add File: notes/new.md\n+new\n*** End Patch\n`,
    });
    expect(edit.error).toBeUndefined();
    const changed = status()
      .split('\n')
      .map((line) => line.trim());
    expect(changed.filter(Boolean).sort()).toEqual(['?? notes/', 'D LICENSE', `M ${match.path}`]);
    await undoNewest();
    expect(status()).toBe('');
    expect(existsSync(at('notes/new.md'))).toBe(false);
  });

  async function undoNewest(): Promise<void> {
    const checkpoints = createCheckpoints({
      folder: join(home, 'checkpoints'),
      clock: { now: Date.now },
      limits: { maxAgeMs: 1e9, maxBytes: 1e9, maxFileBytes: 1e8 },
    });
    const files = createLocalFiles({ home: homedir() });
    const [entry] = await checkpoints.list({ cwd });
    if (entry === undefined) throw new Error('nothing to undo');
    const { id: undoes, at: _at, files: _files, uncovered: _uncovered, ...header } = entry;
    const undoing = checkpoints.begin({ ...header, undoes }, files);
    await applyUndo(await planUndo(entry, files), checkpoints, undoing, files);
  }
});
