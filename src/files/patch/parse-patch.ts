import { parseUnified } from './parse-unified.js';
import { parseV4a } from './parse-v4a.js';
import { type PatchOperation, PatchProblem } from './patch-operations.js';
import { plainPath } from './plain-path.js';

/**
 * Reads a V4A patch or a unified diff into operations, in order. Strict: whatever it does not understand is a
 * `PatchProblem`, because a patch that is half understood would be half applied.
 */
export function parsePatch(patch: string): PatchOperation[] {
  const lines = withoutFence(patch.replace(/\r?\n$/, '').split(/\r\n|\n/));
  if (lines.some((line) => line.trim() === '*** Begin Patch')) return checkPaths(parseV4a(lines));
  if (lines.some((line) => line.startsWith('--- ') || line.startsWith('diff --git '))) {
    return checkPaths(parseUnified(lines));
  }
  throw new PatchProblem('This is neither a V4A patch nor a unified diff.', FORMATS);
}

/** Every path the patch would touch. */
export function patchPaths(operations: readonly PatchOperation[]): string[] {
  const paths = operations.flatMap((operation) =>
    operation.kind === 'update' && operation.to !== undefined ? [operation.path, operation.to] : [operation.path],
  );
  return [...new Set(paths)];
}

const FORMATS = 'Begin with "*** Begin Patch" and "*** Update File: path", or with "--- a/path" and "+++ b/path".';

/** Models like to wrap a patch into a Markdown fence; its lines are blanked, so that line numbers stay. */
function withoutFence(lines: readonly string[]): readonly string[] {
  const first = lines.findIndex((line) => line.trim() !== '');
  const last = lines.findLastIndex((line) => line.trim() !== '');
  if (!lines[first]?.startsWith('```') || lines[last]?.trim() !== '```' || first === last) return lines;
  return lines.slice(0, last).map((line, i) => (i === first ? '' : line));
}

function checkPaths(parsed: readonly PatchOperation[]): PatchOperation[] {
  const operations = parsed.map(withPlainPaths);
  if (operations.length === 0) throw new PatchProblem('The patch has no file section: nothing would change.', FORMATS);
  for (const path of patchPaths(operations)) {
    if (path === '' || path.includes('\u0000')) throw new PatchProblem('A file section has no path.', FORMATS);
    if (path.endsWith('/')) throw new PatchProblem(`${path} names a folder, not a file.`, 'Add the name of the file.');
  }
  return operations;
}

function withPlainPaths(operation: PatchOperation): PatchOperation {
  const path = plainPath(operation.path);
  if (operation.kind !== 'update' || operation.to === undefined) return { ...operation, path };
  return { ...operation, path, to: plainPath(operation.to) };
}
