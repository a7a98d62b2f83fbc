import { randomBytes } from 'node:crypto';
import { statSync } from 'node:fs';
import { lstat, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { MovedAway } from '../../environment.js';
import { foldersAbove } from './folders-above.js';
import { type GitFolders, gitFolders } from './git-folders.js';
import type { SandboxRequest } from './sandbox-argv.js';
import type { Place } from './seen-folders.js';

const HOOKS = '.git/hooks';
/** What git runs by itself in that folder; other names, such as those of the samples, mean nothing. */
const HOOK_NAMES =
  'applypatch-msg commit-msg fsmonitor-watchman p4-changelist p4-post-changelist p4-pre-submit p4-prepare-changelist post-applypatch post-checkout post-commit post-index-change post-merge post-receive post-rewrite post-update pre-applypatch pre-auto-gc pre-commit pre-merge-commit pre-push pre-rebase pre-receive prepare-commit-msg proc-receive push-to-checkout reference-transaction sendemail-validate update'.split(
    ' ',
  );

/**
 * The folders of hooks that stay read-only for a confined program: of the repository it works in and its submodules, and
 * of those below its folder where that is looked through anyway. A rule that names such a folder opens it.
 */
export function hooksAround(request: SandboxRequest): string[] {
  const { cwd, confinement, floor } = request;
  if (floor === undefined) return [];
  const below = `${escapeGlob(cwd)}/**/`;
  const isSearched = confinement.hidden.some((glob) => glob.startsWith(below));
  return [...hookFolders(request).map(escapeGlob), ...(isSearched ? [below + HOOKS] : [])];
}

function hookFolders({ cwd, confinement }: SandboxRequest): string[] {
  const folders = around(cwd).flatMap((each) => each.folders.map((folder) => `${folder}/hooks`));
  return folders.filter((hooks) => !isNamed(hooks, confinement));
}

/** Names of folders are not ours: what looks like a pattern in one is none. */
function escapeGlob(path: string): string {
  return path.replace(/[\\*?[\]{}]/g, '\\$&');
}

function around(cwd: string): GitFolders[] {
  return [...foldersAbove(cwd), cwd].map(gitFolders);
}

/** Whether the places that may be written name this one, or something in it. */
function isNamed(path: string, { writable }: SandboxRequest['confinement']): boolean {
  return writable.some((place) => `${place}/`.startsWith(`${path}/`));
}

interface GitWatch {
  /** Hooks that were not there, and must not be afterwards. */
  readonly names: readonly string[];
  /** Puts back the settings of a repository when a program was set there meanwhile; answers what was moved away. */
  undoPrograms(): Promise<MovedAway[]>;
}

/** Looks at the repositories around a program before it starts. `fixed` are the places it cannot write. */
export async function watchGit(request: SandboxRequest, fixed: readonly Place[]): Promise<GitWatch> {
  const { floor } = request;
  if (floor === undefined) return { names: [], undoPrograms: async () => [] };
  const held = new Set(fixed.map(({ path }) => path));
  const hooks = hookFolders(request);
  const below = [...held].filter((path) => path.endsWith(`/${HOOKS}`));
  const folders = [...new Set([...hooks, ...below])].map(dirname);
  const pointers = around(request.cwd).flatMap((each) => each.pointers);
  const settings = [...new Set([...folders.flatMap(settingsOf), ...pointers])].filter(
    (path) => !isNamed(path, request.confinement),
  );
  const before = await Promise.all(settings.map(look));
  return {
    names: hooks.filter((path) => !held.has(path)).flatMap((path) => HOOK_NAMES.map((name) => `${path}/${name}`)),
    undoPrograms: async () => {
      const moved = await Promise.all(before.map((file) => undo(file, floor.gitPrograms)));
      return moved.filter((each) => each !== undefined);
    },
  };
}

/** `.git` as a file names the folder that counts, so it is a setting too. */
function settingsOf(folder: string): string[] {
  return [folder, `${folder}/config`, `${folder}/config.worktree`, `${folder}/commondir`];
}

interface Setting {
  readonly path: string;
  /** Undefined when it is no file. */
  readonly text: string | undefined;
}

/** Most are not there, which is seen without waiting. */
async function look(path: string): Promise<Setting> {
  return { path, text: isFile(path) ? await readFile(path, 'utf8').catch(() => undefined) : undefined };
}

function isFile(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
  } catch {
    return false; // not ours to look at
  }
}

async function undo(
  { path, text: before }: Setting,
  programs: (config: string) => readonly string[],
): Promise<MovedAway | undefined> {
  const { text: now } = await look(path);
  if (now === before || now === undefined) return undefined;
  const known = new Set(before === undefined ? [] : programs(before));
  const isPointer = /\/(?:\.git|commondir)$/.test(path);
  if (!isPointer && programs(now).every((setting) => known.has(setting))) return undefined;
  const to = `${path}.denied-${randomBytes(4).toString('hex')}`;
  try {
    await rename(path, to);
    if (before !== undefined) await writeFile(path, before, { flag: 'wx' });
    return { path, to };
  } catch {
    const isThere = await lstat(path).then(
      () => true,
      () => false,
    );
    return isThere ? { path, to: undefined } : { path, to };
  }
}
