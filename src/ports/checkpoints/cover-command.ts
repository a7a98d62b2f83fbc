import type { Stats } from 'node:fs';
import { lstat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { encodeFileName } from '../../environments/file-name-bytes.js';
import type { EnvironmentFiles } from '../../environments/files.js';
import type { Checkpoint, KnownState } from './call-checkpoint.js';
import {
  type Changes,
  type CommittedFile,
  changedFiles,
  changedSince,
  committedContents,
  findRepository,
  type Repository,
} from './git-changes.js';
import { pathsBelow } from './paths-below.js';
import { touchedSince } from './touched-since.js';

export interface CommandCoverage {
  /** After the command: notes how covered files are now and covers what git can still tell. Names what is not covered. */
  finish(): Promise<{
    readonly checkpoint: string | undefined;
    readonly uncovered: readonly { path: string; reason: string }[];
  }>;
}

export interface CoverOptions {
  /** Real. */
  readonly cwd: string;
  readonly files: EnvironmentFiles;
  /** Real paths that the command's derived effects name. */
  readonly paths: readonly string[];
  /** The words tell everything the command changes: nobody needs to ask git. */
  readonly isTold?: boolean;
  /** Bytes kept for one command; what is beyond is said to be uncovered. */
  readonly maxBytes: number;
  readonly env: Readonly<Record<string, string>>;
  /** Folders that are not the command's, like the home all this is kept in. */
  readonly exclude?: readonly string[];
}

/**
 * Keeps what a command may change: the paths it names, and the files that git does not have yet. A file that was clean
 * before needs no copy: git still has it afterwards.
 */
export async function coverCommand(checkpoint: Checkpoint, options: CoverOptions): Promise<CommandCoverage> {
  const { cwd, paths, maxBytes, env, isTold = false } = options;
  const startedAt = Date.now();
  const repository = isTold ? undefined : findRepository(cwd, env);
  const before = repository === undefined ? undefined : await changedFiles(repository);
  if (repository !== undefined && before === undefined) checkpoint.skip(repository.root, GIT_FAILED);
  await checkpoint.cover([...(await namedPaths(checkpoint, options)), ...dirtyPaths(before)], { maxBytes });
  return {
    async finish() {
      await coverMade(checkpoint, options.files, paths);
      if (repository !== undefined && before !== undefined)
        await coverFromGit(checkpoint, repository, before, { maxBytes, startedAt });
      else if (repository === undefined && !isTold) await nameTouched(checkpoint, options, startedAt);
      await checkpoint.conclude();
      return { checkpoint: checkpoint.id, uncovered: checkpoint.uncovered };
    },
  };
}

const GIT_FAILED = 'git could not tell which files are changed';
const GIT_LOST = 'git has no copy of it as it was';

function dirtyPaths(changes: Changes | undefined): string[] {
  return changes === undefined ? [] : [...changes.tracked.map(({ path }) => path), ...changes.others];
}

/** A named folder is covered with all it holds, unless the command works in it: then that is left to git. */
async function namedPaths(checkpoint: Checkpoint, { files, paths, cwd }: CoverOptions): Promise<string[]> {
  const all: string[] = [];
  for (const path of paths) {
    const { kind } = await files.resolve(path, { cwd: '/' });
    if (kind !== 'directory') all.push(path);
    else if (cwd === path || cwd.startsWith(path === '/' ? '/' : `${path}/`))
      checkpoint.skip(path, 'of the folder it works in, only what git lists is kept');
    else
      for (const found of await pathsBelow(files, path, (where, reason) => checkpoint.skip(where, reason)))
        all.push(found);
  }
  return all;
}

/** A named path that was missing and is a folder now: all in it is new. */
async function coverMade(checkpoint: Checkpoint, files: EnvironmentFiles, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    if (checkpoint.covered.get(path)?.before !== null) continue;
    const { kind } = await files.resolve(path, { cwd: '/' });
    if (kind !== 'directory') continue;
    const made = await pathsBelow(files, path, (where, reason) => checkpoint.skip(where, reason));
    checkpoint.coverKnown(made.map((below) => ({ path: below, before: null })));
  }
}

const NAMED = 20;
const NO_GIT = 'changed while the command ran; its words do not name it, and no git repository has it as it was';

/** Without git nobody has the old content, so that all that is left is to say what was touched. */
async function nameTouched(checkpoint: Checkpoint, options: CoverOptions, startedAt: number): Promise<void> {
  const { cwd, exclude = [] } = options;
  const { paths, isComplete } = await touchedSince(cwd, startedAt, exclude);
  const said = new Set(checkpoint.uncovered.map(({ path }) => path));
  const lost = paths.filter(
    (path) => !checkpoint.covered.has(path) && !said.has(path) && !holdsCovered(checkpoint, path),
  );
  for (const path of lost.slice(0, NAMED)) checkpoint.skip(path, NO_GIT);
  if (lost.length > NAMED) checkpoint.skip(cwd, `${lost.length - NAMED} more files in it: ${NO_GIT}`);
  if (!isComplete) checkpoint.skip(cwd, 'it holds too much to tell whether the command changed more than it names');
}

/** A folder that lost a covered file has lost nothing. */
function holdsCovered(checkpoint: Checkpoint, folder: string): boolean {
  for (const path of checkpoint.covered.keys()) if (dirname(path) === folder) return true;
  return false;
}

interface AfterOptions {
  readonly maxBytes: number;
  readonly startedAt: number;
}

/** Files that changed and were clean before: their old content is in git. */
async function coverFromGit(
  checkpoint: Checkpoint,
  repository: Repository,
  before: Changes,
  { maxBytes, startedAt }: AfterOptions,
): Promise<void> {
  const after = await changedFiles(repository);
  const hasMoved = after !== undefined && before.head !== undefined && after.head !== before.head;
  const since = hasMoved && before.head !== undefined ? await changedSince(repository, before.head) : after;
  if (after === undefined || since === undefined) {
    checkpoint.skip(repository.root, GIT_FAILED);
    return;
  }
  // What was changed before is kept already, or was left out and said to be.
  const seen = new Set(dirtyPaths(before));
  const isNew = (path: string): boolean => !seen.has(path) && !checkpoint.covered.has(path);
  const known = await asCommitted(
    checkpoint,
    repository,
    since.tracked.filter(({ path }) => isNew(path)),
  );
  const isTracked = new Set(since.tracked.map(({ path }) => path));
  for (const path of new Set([...since.others, ...after.others]))
    if (isNew(path) && !isTracked.has(path) && (await isMadeSince(path, startedAt))) known.push({ path, before: null });
  checkpoint.coverKnown(known, { maxBytes });
}

async function asCommitted(
  checkpoint: Checkpoint,
  repository: Repository,
  changed: readonly CommittedFile[],
): Promise<KnownState[]> {
  const contents = await committedContents(repository, changed);
  const known: KnownState[] = [];
  for (const { path, mode } of changed) {
    const content = contents.get(path);
    if (content === undefined) checkpoint.skip(path, GIT_LOST);
    else if (mode === '120000') known.push({ path, before: { link: Buffer.from(content).toString() } });
    else known.push({ path, before: { content, mode: await modeOf(path, mode === '100755') } });
  }
  return known;
}

/** The clock of a file system has steps. */
const STEP_MS = 20;

/** A file that git did not list before may have been there all the same, ignored: only a younger one is new. */
async function isMadeSince(path: string, time: number): Promise<boolean> {
  const found = await lookAt(path);
  return found !== undefined && (found.birthtimeMs || found.ctimeMs) >= time - STEP_MS;
}

/** Git knows of a mode only whether the file can be run; the rest is as it is now, when the file is still there. */
async function modeOf(path: string, isProgram: boolean): Promise<number> {
  const found = await lookAt(path);
  const mode = found?.isFile() === true ? found.mode & 0o777 : 0o644;
  return isProgram ? mode | ((mode & 0o444) >> 2) : mode & ~0o111;
}

/** Undefined when it is gone. */
function lookAt(path: string): Promise<Stats | undefined> {
  return lstat(encodeFileName(path)).catch(() => undefined);
}
