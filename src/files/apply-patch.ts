import { createTurns } from '../lib/create-turns.js';
import { applyHunks } from './patch/apply-hunks.js';
import { parsePatch } from './patch/parse-patch.js';
import { type PatchOperation, PatchProblem } from './patch/patch-operations.js';
import { plainPath as plain } from './patch/plain-path.js';

export interface FileChange {
  readonly path: string;
  readonly kind: 'add' | 'update' | 'delete' | 'move';
  /** The old path of a move. */
  readonly from?: string;
  /** The whole new content; absent for a delete. */
  readonly content?: string;
}

export type PatchAnswer =
  | { readonly ok: true; readonly changes: readonly FileChange[] }
  | { readonly ok: false; readonly message: string; readonly hint: string; readonly line?: number };

/**
 * Applies a V4A patch or a unified diff to the given files, all of it or nothing. `files` holds the present content of
 * every file the patch may touch, by path; a path that is not in it does not exist. Touches nothing itself.
 */
export function applyPatch(patch: string, files: Readonly<Record<string, string>>): PatchAnswer {
  try {
    return { ok: true, changes: applyOperations(parsePatch(patch), files) };
  } catch (problem) {
    if (!(problem instanceof PatchProblem)) throw problem;
    const { message, hint, line } = problem;
    return { ok: false, message, hint, ...(line === undefined ? {} : { line }) };
  }
}

/** Runs parsed operations on an overlay over `files` and answers the net changes. Throws a `PatchProblem`. */
function applyOperations(operations: readonly PatchOperation[], files: Readonly<Record<string, string>>): FileChange[] {
  const overlay = createOverlay(files);
  for (const operation of operations) applyOne(operation, overlay);
  return netChangesOf(overlay);
}

/** The same, with a turn for everybody else once in a while: a patch may speak of thousands of files. */
export async function applyInTurns(
  operations: readonly PatchOperation[],
  files: Readonly<Record<string, string>>,
): Promise<FileChange[]> {
  const overlay = createOverlay(files);
  const turns = createTurns();
  for (const operation of operations) {
    applyOne(operation, overlay);
    if (turns.areDue()) await turns.give();
  }
  return netChangesOf(overlay);
}

function netChangesOf(overlay: Overlay): FileChange[] {
  const changes = overlay.changes();
  if (changes.length === 0)
    throw new PatchProblem('The patch changes nothing.', 'Check that the change is not already there.');
  return changes;
}

interface Overlay {
  read(path: string): string | undefined;
  write(path: string, content: string): void;
  remove(path: string): void;
  move(from: string, to: string): void;
  changes(): FileChange[];
}

function applyOne(operation: PatchOperation, overlay: Overlay): void {
  const { path, patchLine } = operation;
  const content = overlay.read(path);
  if (operation.kind === 'add') {
    if (content !== undefined)
      throw new PatchProblem(`${path} already exists.`, 'Use "*** Update File" to change it.', patchLine);
    overlay.write(path, operation.content);
    return;
  }
  if (content === undefined) {
    throw new PatchProblem(`${path} does not exist.`, 'Check the path; use "*** Add File" for a new file.', patchLine);
  }
  const result = operation.hunks.length === 0 ? content : applyHunks(content, operation.hunks, path);
  if (operation.kind === 'delete') removeWhole(operation, result, overlay);
  else update(operation, content, result, overlay);
}

/** A diff that deletes a file shows all of its lines; when some are left, it was made from another version. */
function removeWhole(operation: PatchOperation & { kind: 'delete' }, rest: string, overlay: Overlay): void {
  if (operation.hunks.length > 0 && rest.trim() !== '') {
    throw new PatchProblem(
      `${operation.path} has lines the patch does not delete.`,
      'Read the file again.',
      operation.patchLine,
    );
  }
  overlay.remove(operation.path);
}

function update(operation: PatchOperation & { kind: 'update' }, before: string, after: string, overlay: Overlay): void {
  const { path, to, patchLine } = operation;
  if (after === before && (to === undefined || operation.hunks.length > 0)) {
    throw new PatchProblem(
      `${path}: the patch changes nothing.`,
      'Check that the change is not already there.',
      patchLine,
    );
  }
  if (to !== undefined && to !== path) {
    if (overlay.read(to) !== undefined) {
      throw new PatchProblem(`${to} already exists: ${path} cannot be moved there.`, 'Choose another name.', patchLine);
    }
    overlay.move(path, to);
  }
  overlay.write(to ?? path, after);
}

/** What files would look like, with paths in one spelling so that `./a` and `a` are one file. */
function createOverlay(files: Readonly<Record<string, string>>): Overlay {
  const original = new Map(Object.entries(files).map(([path, content]) => [plain(path), content] as const));
  const current = new Map(original);
  const origin = new Map([...original.keys()].map((path) => [path, path] as const));
  return {
    read: (path) => current.get(plain(path)),
    write: (path, content) => void current.set(plain(path), content),
    remove(path) {
      current.delete(plain(path));
      origin.delete(plain(path));
    },
    move(from, to) {
      const source = origin.get(plain(from));
      current.set(plain(to), current.get(plain(from)) ?? '');
      if (source !== undefined) origin.set(plain(to), source);
      current.delete(plain(from));
      origin.delete(plain(from));
    },
    changes: () => netChanges(original, current, origin),
  };
}

function netChanges(
  original: ReadonlyMap<string, string>,
  current: ReadonlyMap<string, string>,
  origin: ReadonlyMap<string, string>,
): FileChange[] {
  const changes: FileChange[] = [];
  const moved = new Set<string>();
  for (const [path, content] of current) {
    const from = origin.get(path);
    if (from !== undefined && from !== path && !current.has(from)) {
      moved.add(from);
      changes.push({ path, kind: 'move', from, content });
    } else if (!original.has(path)) changes.push({ path, kind: 'add', content });
    else if (original.get(path) !== content) changes.push({ path, kind: 'update', content });
  }
  for (const path of original.keys()) {
    if (!current.has(path) && !moved.has(path)) changes.push({ path, kind: 'delete' });
  }
  return changes;
}
