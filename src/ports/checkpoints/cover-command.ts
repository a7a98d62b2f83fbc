import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import type { Checkpoint } from './create-checkpoints.js';

export interface CommandCoverage {
  /** After the command: notes how covered files are now and covers what git can still tell. Names what is not covered. */
  finish(): Promise<{
    readonly checkpoint: string | undefined;
    readonly uncovered: readonly { path: string; reason: string }[];
  }>;
}

interface Options {
  readonly cwd: string;
  /** Real paths that the command's derived effects name. */
  readonly paths: readonly string[];
  /** Bytes kept for one command; what is beyond is said to be uncovered. */
  readonly maxBytes: number;
  readonly env: Readonly<Record<string, string>>;
}

const GIT_MS = 5_000;

/**
 * Keeps what a command may change: the paths it names, and the files that git does not have yet. A file that was clean
 * before needs no copy: git still has it afterwards.
 */
export async function coverCommand(checkpoint: Checkpoint, options: Options): Promise<CommandCoverage> {
  const root = (await git(options, ['rev-parse', '--show-toplevel']))?.toString().trim();
  const dirty = root === undefined ? new Set<string>() : await changedFiles(options, root);
  const wanted = [...new Set([...options.paths, ...dirty])];
  let bytes = 0;
  for (const path of wanted) {
    if (bytes > options.maxBytes)
      await checkpoint.skip(path, 'the command may change more than is kept for one command');
    else bytes += await coverCounting(checkpoint, path);
  }
  return {
    async finish() {
      if (root !== undefined) await coverFromGit(checkpoint, options, root);
      for (const path of checkpoint.covered) await checkpoint.settle(path);
      return { checkpoint: checkpoint.id, uncovered: checkpoint.uncovered };
    },
  };
}

async function coverCounting(checkpoint: Checkpoint, path: string): Promise<number> {
  const before = checkpoint.bytes;
  await checkpoint.cover(path);
  return checkpoint.bytes - before;
}

/** Files that changed and were clean before: their old content is in git. */
async function coverFromGit(checkpoint: Checkpoint, options: Options, root: string): Promise<void> {
  for (const path of await changedFiles(options, root)) {
    if (checkpoint.covered.has(path)) continue;
    const name = path.slice(root.length + 1);
    const known = await git({ ...options, cwd: root }, ['cat-file', 'blob', `:${name}`]);
    const mode = known === undefined ? 0o644 : await modeInGit(options, root, name);
    await checkpoint.coverContent(path, known ?? null, mode);
  }
}

async function modeInGit(options: Options, root: string, name: string): Promise<number> {
  const line = (await git({ ...options, cwd: root }, ['ls-files', '-s', '--', name]))?.toString() ?? '';
  return line.startsWith('100755') ? 0o755 : 0o644;
}

/** Changed and untracked files by real path; ignored ones are left out. */
async function changedFiles(options: Options, root: string): Promise<Set<string>> {
  const listed = await git({ ...options, cwd: root }, [
    'status',
    '--porcelain=v1',
    '-z',
    '--untracked-files=all',
    '--no-renames',
  ]);
  const names = (listed?.toString() ?? '')
    .split('\0')
    .filter((line) => line.length > 3)
    .map((line) => line.slice(3));
  return new Set(names.filter((name) => !name.endsWith('/')).map((name) => resolve(root, name)));
}

/** Read-only git that runs nothing of the repository: no hooks, no monitor, no filters of its configuration. */
function git(options: Options, args: readonly string[]): Promise<Buffer | undefined> {
  const safe = ['-c', 'core.fsmonitor=false', '-c', 'core.hooksPath=/dev/null', '-c', 'core.pager=cat'];
  return new Promise((done) => {
    execFile(
      'git',
      [...safe, ...args],
      {
        cwd: options.cwd,
        env: { ...options.env, GIT_OPTIONAL_LOCKS: '0', GIT_TERMINAL_PROMPT: '0' },
        timeout: GIT_MS,
        maxBuffer: 64 * 1_048_576,
        encoding: 'buffer',
      },
      (problem, stdout) => done(problem === null ? stdout : undefined),
    );
  });
}
