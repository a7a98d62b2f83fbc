import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLocalFiles } from '../src/environments/local/files.js';
import { createCheckpoints } from '../src/ports/checkpoints/create-checkpoints.js';
import { applyUndo, planUndo } from '../src/ports/checkpoints/undo.js';
import { coverWrites } from '../src/ports/exec/cover-writes.js';

const files = createLocalFiles({ home: homedir() });
const header = { tool: 'terminal', callId: '1', sessionId: 's', taskId: 't', environment: 'local' };
let folder: string;
let cwd: string;
let env: Record<string, string>;

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'hermes-cover-')));
  cwd = join(folder, 'project');
  mkdirSync(cwd);
  env = { PATH: process.env.PATH ?? '', HOME: folder };
});
afterEach(() => rmSync(folder, { recursive: true }));

const at = (name: string): string => join(cwd, name);
const text = (name: string): string => readFileSync(at(name), 'utf8');
const put = (name: string, content: string): void => {
  mkdirSync(join(at(name), '..'), { recursive: true });
  writeFileSync(at(name), content);
};
const run = (command: string): void => void execFileSync('bash', ['-c', command], { cwd, env, stdio: 'ignore' });
const store = () =>
  createCheckpoints({
    folder: join(folder, 'home/checkpoints'),
    clock: { now: Date.now },
    limits: { maxAgeMs: 1e9, maxBytes: 1e9, maxFileBytes: 1e8 },
  });

/** A command as the terminal runs it, with what it may change kept before. */
async function covered(command: string, { checkpoints = store(), maxBytes = 1e8 } = {}) {
  const coverage = await coverWrites(command, {
    cwd,
    files,
    begin: async () => checkpoints.begin({ ...header, cwd }, files),
    maxBytes,
    env,
  });
  run(command);
  return coverage?.finish();
}

async function undo(): Promise<void> {
  const checkpoints = store();
  const [entry] = await checkpoints.list({ cwd });
  if (entry === undefined) throw new Error('nothing to undo');
  const undoing = checkpoints.begin({ ...header, cwd, undoes: entry.id }, files);
  await applyUndo(await planUndo(entry, files), checkpoints, undoing, files);
}

function repository(): void {
  put('src/a.txt', 'a\n');
  put('run.sh', 'echo\n');
  put('.gitignore', 'ignored/\n');
  chmodSync(at('run.sh'), 0o755);
  run('git init -q . && git config user.email a@b && git config user.name n && git add -A && git commit -qm first');
}

/** A script has effects that its name does not tell. */
function script(body: string): string {
  writeFileSync(join(folder, 'script.sh'), body);
  return 'bash ../script.sh';
}

describe('what a command changes can be undone', () => {
  it('brings a removed folder back, with its links, modes and empty folders', async () => {
    put('d/deep/a.txt', 'a');
    put('d/b.sh', 'b');
    chmodSync(at('d/b.sh'), 0o750);
    mkdirSync(at('d/empty'), { mode: 0o711 });
    chmodSync(at('d/empty'), 0o711);
    symlinkSync('deep/a.txt', at('d/link'));
    symlinkSync('/nowhere', at('d/dangling'));
    await covered('rm -rf d');
    expect(existsSync(at('d'))).toBe(false);
    await undo();
    expect([text('d/deep/a.txt'), text('d/b.sh')]).toEqual(['a', 'b']);
    expect(statSync(at('d/b.sh')).mode & 0o777).toBe(0o750);
    expect(statSync(at('d/empty')).mode & 0o777).toBe(0o711);
    expect([readlinkSync(at('d/link')), readlinkSync(at('d/dangling'))]).toEqual(['deep/a.txt', '/nowhere']);
  });

  it('takes back what was copied and moved into and out of folders', async () => {
    put('a/one.txt', '1');
    put('b/one.txt', 'old');
    await covered('cp a/one.txt b/');
    expect(text('b/one.txt')).toBe('1');
    await undo();
    expect(text('b/one.txt')).toBe('old');
    await covered('mv a c');
    expect(readdirSync(cwd).sort()).toEqual(['b', 'c']);
    await undo();
    expect(readdirSync(cwd).sort()).toEqual(['a', 'b']);
    expect(text('a/one.txt')).toBe('1');
  });

  it('takes a folder back that was made, and leaves one that holds more', async () => {
    await covered('mkdir -p x/y && echo 1 > x/y/f');
    await undo();
    expect(existsSync(at('x'))).toBe(false);
    await covered('mkdir -p x/y');
    put('x/mine.txt', 'mine');
    await undo();
    expect(existsSync(at('x/y'))).toBe(false);
    expect(text('x/mine.txt')).toBe('mine');
  });

  it('brings back a mode and a link', async () => {
    put('f', 'f');
    chmodSync(at('f'), 0o640);
    symlinkSync('f', at('l'));
    await covered('chmod 777 f; rm l; echo new > l');
    await undo();
    expect(statSync(at('f')).mode & 0o777).toBe(0o640);
    expect(lstatSync(at('l')).isSymbolicLink()).toBe(true);
    expect(readlinkSync(at('l'))).toBe('f');
  });

  it('has clean files from git, even when the command stages or commits them', async () => {
    repository();
    put('untracked.txt', 'precious\n');
    await covered(
      script(
        'echo x > src/a.txt; echo y > run.sh; rm untracked.txt; echo n > new.txt; git add -A; git commit -qm second',
      ),
    );
    await undo();
    expect([text('src/a.txt'), text('run.sh'), text('untracked.txt')]).toEqual(['a\n', 'echo\n', 'precious\n']);
    expect(statSync(at('run.sh')).mode & 0o111).toBe(0o111);
    expect(existsSync(at('new.txt'))).toBe(false);
  });

  it('has clean files with the line ends they had', async () => {
    repository();
    put('.gitattributes', '*.bat eol=crlf\n*.big filter=none\n');
    put('a.bat', 'one\r\ntwo\r\n');
    put('a.big', 'one');
    run('git add -A && git commit -qm more');
    const answer = await covered(script('echo x > a.bat; echo x > a.big'));
    expect(answer?.uncovered).toEqual([{ path: at('a.big'), reason: 'git has no copy of it as it was' }]);
    await undo();
    expect(text('a.bat')).toBe('one\r\ntwo\r\n');
  });

  it('never takes a file away that was there before, ignored', async () => {
    repository();
    put('ignored/data.txt', 'data');
    for (const path of ['ignored/data.txt', 'ignored']) utimesSync(at(path), 1_000, 1_000);
    await new Promise((resolve) => setTimeout(resolve, 60));
    await covered(script('rm .gitignore; echo 1 > made.txt'));
    await undo();
    expect(text('ignored/data.txt')).toBe('data');
    expect([existsSync(at('made.txt')), text('.gitignore')]).toEqual([false, 'ignored/\n']);
  });

  it('puts a folder back where a file took its place', async () => {
    repository();
    put('out/log.txt', 'log');
    await covered(script('rm -r out; echo file > out'));
    await undo();
    expect(text('out/log.txt')).toBe('log');
  });
});

describe('outside a repository', () => {
  it('names what a command changed beyond its words, since nobody has the old content', async () => {
    put('sub/kept.txt', 'old');
    put('sub/other.txt', 'old');
    put('named.txt', 'old');
    put('gone/x.txt', 'old');
    await new Promise((done) => setTimeout(done, 30)); // the clock of a file system has steps
    const answer = await covered(`${script('echo new >sub/other.txt; rm gone/x.txt; echo new >named.txt')} >named.txt`);
    expect(answer?.uncovered.map(({ path }) => path).sort()).toEqual([at('gone'), at('sub/other.txt')]);
    expect(answer?.uncovered[0]?.reason).toMatch(/no git repository has it as it was/);
  });

  it('says nothing of a command that changed nothing or only what it names', async () => {
    put('named.txt', 'old');
    put('a/b.txt', 'old');
    await new Promise((done) => setTimeout(done, 30)); // the clock of a file system has steps
    expect((await covered(script('true')))?.uncovered).toEqual([]);
    expect((await covered('echo new >named.txt; rm a/b.txt'))?.uncovered).toEqual([]);
  });
});

describe('what covering costs', () => {
  const log = (): string[] => readdirSync(join(folder, 'home/checkpoints/log'));

  it('nothing for a command that only reads, and no checkpoint for one that changed nothing', async () => {
    repository();
    put('untracked.txt', 'x');
    expect(await covered('ls -la && cat src/a.txt | wc -l && git status')).toBeUndefined();
    expect(existsSync(join(folder, 'home'))).toBe(false);
    expect(await covered(script('true'))).toEqual({ checkpoint: undefined, uncovered: [] });
    expect(log()).toEqual([]);
  });

  it('lists only what changed', async () => {
    repository();
    for (let i = 0; i < 50; i++) put(`u${i}`, `${i}`);
    const answer = await covered(script('echo more >> u7'));
    const entry = await store().find(answer?.checkpoint ?? '');
    expect(entry?.files.map(({ path }) => path)).toEqual([at('u7')]);
  });

  it('stores an unchanged uncommitted file once, and reads it once', async () => {
    repository();
    put('big.bin', 'x'.repeat(100_000));
    const old = new Date(Date.now() - 60_000);
    utimesSync(at('big.bin'), old, old);
    // What was touched within the last second is read again: the clock of a file system has steps.
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    const checkpoints = store();
    await covered(script('true'), { checkpoints });
    const opened: string[] = [];
    const counting = {
      ...files,
      openFolder: async (path: string) => {
        const handle = await files.openFolder(path);
        const open = (name: string) => {
          opened.push(name);
          return handle.open(name);
        };
        return { ...handle, open };
      },
    };
    const again = checkpoints.begin({ ...header, cwd }, counting);
    await again.cover([at('big.bin')]);
    await again.conclude();
    expect(opened).toEqual([]);
  });

  it('is capped, and what is beyond is said', async () => {
    repository();
    put('u1', 'x'.repeat(600));
    put('u2', 'y'.repeat(600));
    const answer = await covered(script('echo 1 > u1; echo 2 > u2'), { maxBytes: 1_000 });
    expect(answer?.uncovered).toEqual([
      { path: at('u2'), reason: 'the command may change more than is kept for one command' },
    ]);
    await undo();
    expect([text('u1').length, text('u2')]).toEqual([600, '2\n']);
  });
});
