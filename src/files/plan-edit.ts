import type { FilesPort } from '../kernel/ports.js';
import type { AsideFile, AsidePort } from './aside/aside-port.js';
import { LARGE_BYTES, readToSharedMemory } from './aside/shared-memory.js';
import { type EditPlan, planPatch, planReplacements, type Replacement } from './edit-files.js';
import { patchPaths } from './patch/parse-patch.js';
import type { PatchOperation } from './patch/patch-operations.js';
import { type EditSource, editSource, type ReadAll, type ReadFile } from './transaction/load-files.js';

export type EditRequest =
  | { readonly mode: 'replace'; readonly replacements: readonly Replacement[] }
  | { readonly mode: 'patch'; readonly operations: readonly PatchOperation[] };

/**
 * Works out what an edit would do, without writing. Files too large to be looked through while everybody else waits
 * are read into shared memory and worked on aside, where there is such a place.
 */
export async function planEdit(files: FilesPort, request: EditRequest, aside?: AsidePort): Promise<EditPlan> {
  if (aside === undefined) return planFrom(editSource(files), request);
  try {
    return await planFrom(editSource(files, unlessLarge), request);
  } catch (problem) {
    if (!(problem instanceof LargeFile)) throw problem;
    return planElsewhere(files, request, aside);
  }
}

export function planFrom(source: EditSource, request: EditRequest): Promise<EditPlan> {
  return request.mode === 'patch'
    ? planPatch(source, request.operations)
    : planReplacements(source, request.replacements);
}

/** Paths of a request, each once. */
export function editedPaths(request: EditRequest): string[] {
  if (request.mode === 'patch') return patchPaths(request.operations);
  return [...new Set(request.replacements.map(({ path }) => path))];
}

class LargeFile extends Error {}

const unlessLarge: ReadAll = (reader) => {
  if (reader.stat.size > LARGE_BYTES) throw new LargeFile();
  return reader.read(0, reader.stat.size);
};

async function planElsewhere(files: FilesPort, request: EditRequest, aside: AsidePort): Promise<EditPlan> {
  const source = editSource(files, readToSharedMemory);
  const found = new Map<string, ReadFile>();
  const given: AsideFile[] = [];
  for (const path of editedPaths(request)) {
    const file = await source.read(path);
    if (file === undefined && request.mode === 'replace') throw await source.missing(path);
    if (file === undefined) continue;
    found.set(path, file);
    given.push({ ...file, real: await source.realPath(path) });
  }
  const plan = await aside.planEdit({ request, files: given });
  return {
    ...plan,
    files: plan.files.map(({ isOnOld, after, ...change }) => {
      const old = found.get(change.path);
      return {
        ...change,
        before: old?.bytes,
        after: after === undefined ? undefined : Buffer.from(after.buffer, after.byteOffset, after.byteLength),
        ...(isOnOld && old !== undefined ? { loaded: old } : {}),
      };
    }),
  };
}
