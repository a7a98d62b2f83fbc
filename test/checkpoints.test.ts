import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createHermes, type Hermes } from '../src/create-hermes.js';
import { registerBuiltIns } from '../src/discovery/built-ins.js';
import { createLocalFiles } from '../src/environments/local/files.js';
import { coverCommand } from '../src/ports/checkpoints/cover-command.js';
import { createCheckpoints } from '../src/ports/checkpoints/create-checkpoints.js';
import { applyUndo, planUndo } from '../src/ports/checkpoints/undo.js';

registerBuiltIns();
const files = createLocalFiles({ home: homedir() });
const header = { tool: 'test', callId: '1', sessionId: 's', taskId: 't', environment: 'local' };
let folder: string;
let home: string;
let cwd: string;
let hermes: Hermes | undefined;

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'hermes-undo-')));
  home = join(folder, 'home');
  cwd = join(folder, 'project');
  mkdirSync(cwd, { recursive: true });
});
afterEach(async () => {
  await hermes?.close();
  hermes = undefined;
  rmSync(folder, { recursive: true });
});

const store = (limits = {}) =>
  createCheckpoints({
    folder: join(home, 'checkpoints'),
    clock: { now: Date.now },
    limits: { maxAgeMs: 1e9, maxBytes: 1e9, maxFileBytes: 1e8, ...limits },
  });
const at = (name: string): string => join(cwd, name);
const text = (name: string): string => readFileSync(at(name), 'utf8');

async function open(): Promise<Hermes> {
  hermes = await createHermes({ home, cwd, toolsets: ['file'], record: false });
  return hermes;
}

async function undoNewest(options: { force?: boolean } = {}): Promise<void> {
  const checkpoints = store();
  const [entry] = (await checkpoints.list({ cwd })).filter((found) => found.undoes === undefined);
  if (entry === undefined) throw new Error('nothing to undo');
  const steps = await planUndo(entry, files);
  const undoing = checkpoints.begin({ ...header, tool: 'undo', cwd, undoes: entry.id }, files);
  await applyUndo(steps, checkpoints, undoing, files, options);
}

describe('undo of file tools', () => {
  it('puts back what write_file replaced, mode included', async () => {
    writeFileSync(at('run.sh'), 'old\r\n', { mode: 0o755 });
    expect(
      JSON.parse(await (await open()).call('write_file', { path: 'run.sh', content: 'new\n', force: true })).error,
    ).toBeUndefined();
    await undoNewest();
    expect(text('run.sh')).toBe('old\r\n');
    expect(statSync(at('run.sh')).mode & 0o777).toBe(0o755);
  });

  it('removes what a call created, and can itself be undone', async () => {
    await (await open()).call('write_file', { path: 'notes/new.md', content: 'fresh\n' });
    await undoNewest();
    expect(existsSync(at('notes/new.md'))).toBe(false);
    const checkpoints = store();
    const [undoing] = await checkpoints.list({ cwd });
    if (undoing === undefined) throw new Error('undo left no checkpoint');
    await applyUndo(await planUndo(undoing, files), checkpoints, checkpoints.begin({ ...header, cwd }, files), files);
    expect(text('notes/new.md')).toBe('fresh\n');
  });

  it('puts every file of one patch back', async () => {
    writeFileSync(at('a.txt'), 'one\n');
    writeFileSync(at('b.txt'), 'two\n');
    const patch =
      '*** Begin Patch\n*** Update File: a.txt\n-one\n+1\n*** Delete File: b.txt\n*** Add File: c.txt\n+three\n*** End Patch\n';
    const answer = JSON.parse(await (await open()).call('patch', { mode: 'patch', patch }));
    expect(answer.error).toBeUndefined();
    expect(existsSync(at('b.txt'))).toBe(false);
    await undoNewest();
    expect([text('a.txt'), text('b.txt'), existsSync(at('c.txt'))]).toEqual(['one\n', 'two\n', false]);
  });

  it('takes away all that was unpacked, with the folder it was unpacked into', async () => {
    mkdirSync(at('src/inner'), { recursive: true });
    for (const name of ['src/a', 'src/inner/b', 'src/inner/c']) writeFileSync(at(name), name);
    hermes = await createHermes({ home, cwd, toolsets: ['filesystem'], record: false });
    await hermes.call('file_compress', { action: 'create', archive: 's.tar.gz', paths: ['src'] });
    await hermes.call('file_compress', { action: 'extract', archive: 's.tar.gz', target: 'new/place' });
    expect(text('new/place/src/inner/c')).toBe('src/inner/c');
    await undoNewest();
    expect(existsSync(at('new'))).toBe(false);
    const [undoing] = await store().list({ cwd });
    if (undoing === undefined) throw new Error('undo left no checkpoint');
    await applyUndo(await planUndo(undoing, files), store(), store().begin({ ...header, cwd }, files), files);
    expect(text('new/place/src/inner/c')).toBe('src/inner/c');
  });

  it('leaves a folder that was there, and what was in it, when it takes away what was unpacked', async () => {
    mkdirSync(at('there'));
    writeFileSync(at('there/mine'), 'mine');
    writeFileSync(at('a'), 'a');
    hermes = await createHermes({ home, cwd, toolsets: ['filesystem'], record: false });
    await hermes.call('file_compress', { action: 'create', archive: 's.zip', paths: ['a'] });
    await hermes.call('file_compress', { action: 'extract', archive: 's.zip', target: 'there' });
    expect(text('there/a')).toBe('a');
    await undoNewest();
    expect(readdirSync(at('there'))).toEqual(['mine']);
  });

  it('refuses as a whole when a file changed since, and changes nothing', async () => {
    writeFileSync(at('a.txt'), 'one\n');
    await (await open()).call('patch', { path: 'a.txt', old_string: 'one', new_string: 'two' });
    writeFileSync(at('a.txt'), 'mine\n');
    await expect(undoNewest()).rejects.toThrow('changed since');
    expect(text('a.txt')).toBe('mine\n');
    await undoNewest({ force: true });
    expect(text('a.txt')).toBe('one\n');
  });

  it('keeps nothing for a call that was refused', async () => {
    await (await open()).call('write_file', { path: '/etc/hermes-test', content: 'x' });
    expect(await store().list()).toEqual([]);
  });

  it('keeps what was before, and of what came after only its hash', async () => {
    writeFileSync(at('a.txt'), 'before\n');
    await (await open()).call('write_file', { path: 'a.txt', content: 'after\n', force: true });
    const [entry] = await store().list({ cwd });
    const [file] = entry?.files ?? [];
    const hash = (content: string): string => createHash('sha256').update(content).digest('hex');
    expect(file).toMatchObject({ before: { hash: hash('before\n') }, after: { hash: hash('after\n') } });
    expect(Buffer.from(await store().content(hash('before\n'))).toString()).toBe('before\n');
    await expect(store().content(hash('after\n'))).rejects.toThrow('ENOENT');
  });

  it('takes back what an archive put there and brings back what it replaced', async () => {
    mkdirSync(at('in/sub'), { recursive: true });
    writeFileSync(at('in/a.txt'), 'packed\n');
    writeFileSync(at('in/sub/b.txt'), 'packed as well\n');
    hermes = await createHermes({ home, cwd, toolsets: ['filesystem'], record: false });
    const compress = async (args: Record<string, unknown>): Promise<void> => {
      const answer = JSON.parse((await hermes?.call('file_compress', { archive: 'in.zip', ...args })) ?? '{}');
      expect(answer.error).toBeUndefined();
    };
    await compress({ action: 'create', paths: ['in'] });
    writeFileSync(at('in/a.txt'), 'mine\n');
    rmSync(at('in/sub'), { recursive: true });
    await compress({ action: 'extract', target: '.', overwrite: true });
    expect([text('in/a.txt'), text('in/sub/b.txt')]).toEqual(['packed\n', 'packed as well\n']);
    const [entry] = await store().list({ cwd });
    expect(entry?.files.map((file) => file.path).sort()).toEqual([at('in/a.txt'), at('in/sub'), at('in/sub/b.txt')]);
    await undoNewest();
    expect([text('in/a.txt'), existsSync(at('in/sub'))]).toEqual(['mine\n', false]);
  });

  it('leaves nothing in the project', async () => {
    await (await open()).call('write_file', { path: 'a.txt', content: 'x' });
    expect(existsSync(at('.git'))).toBe(false);
    expect(existsSync(join(home, 'checkpoints/log'))).toBe(true);
  });
});

describe('undo of commands', () => {
  const run = (command: string): void =>
    void execFileSync('bash', ['-c', command], { cwd, env: { PATH: process.env.PATH, HOME: folder } });

  it('covers the paths a command names and the files git reports afterwards', async () => {
    run(
      'git init -q . && git config user.email a@b && git config user.name n && echo clean >clean.txt && git add . && git commit -qm x',
    );
    writeFileSync(at('untracked.txt'), 'precious\n');
    const checkpoints = store();
    const checkpoint = checkpoints.begin({ ...header, tool: 'terminal', cwd }, files);
    const coverage = await coverCommand(checkpoint, {
      cwd,
      files,
      paths: [at('named.txt')],
      maxBytes: 1e8,
      env: { PATH: process.env.PATH ?? '' },
    });
    run('echo x >named.txt; echo dirty >clean.txt; echo gone >untracked.txt');
    const { uncovered } = await coverage.finish();
    expect(uncovered).toEqual([]);
    await undoNewest();
    expect([text('clean.txt'), text('untracked.txt'), existsSync(at('named.txt'))]).toEqual([
      'clean\n',
      'precious\n',
      false,
    ]);
  });

  it('says what it does not cover', async () => {
    writeFileSync(at('big.bin'), Buffer.alloc(2_000));
    const checkpoint = store({ maxFileBytes: 1_000 }).begin({ ...header, cwd }, files);
    const coverage = await coverCommand(checkpoint, { cwd, files, paths: [at('big.bin')], maxBytes: 1e8, env: {} });
    expect((await coverage.finish()).uncovered).toEqual([
      { path: at('big.bin'), reason: 'it is larger than 1000 bytes' },
    ]);
  });
});

describe('retention', () => {
  it('happens when an instance closes, once a day, and spares what another process has just stored', async () => {
    await (await open()).call('write_file', { path: 'a.txt', content: 'one' });
    await hermes?.call('write_file', { path: 'a.txt', content: 'two' });
    const blobs = (): string[] =>
      readdirSync(join(home, 'checkpoints/blobs'), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name));
    await hermes?.close();
    expect(await store().list()).toHaveLength(2);
    const [kept] = blobs();
    if (kept === undefined) throw new Error('nothing was kept');
    const young = join(home, 'checkpoints/blobs/.new-0123456789abcdef');
    writeFileSync(young, 'half');
    writeFileSync(join(home, 'config.yaml'), 'checkpoints:\n  retention_days: 0.000000001\n');
    await (await open()).close();
    expect(await store().list()).toHaveLength(2);
    for (const path of [join(home, 'checkpoints/pruned'), kept]) utimesSync(path, new Date(0), new Date(0));
    await (await open()).close();
    expect(await store().list()).toEqual([]);
    expect(blobs()).toEqual([young]);
  });

  it('drops the oldest until the rest fits, and the contents nobody needs', async () => {
    const checkpoints = store({ maxBytes: 15 });
    for (const name of ['a', 'b', 'c']) {
      writeFileSync(at(name), name.repeat(10));
      await checkpoints.begin({ ...header, cwd }, files).cover([at(name)]);
    }
    expect(await checkpoints.prune()).toBe(2);
    const left = await checkpoints.list();
    expect(left.flatMap((entry) => entry.files.map((file) => file.path))).toEqual([at('c')]);
  });
});
