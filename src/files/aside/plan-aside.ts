import { ToolError } from '../../kernel/outcome.js';
import { asBuffer } from '../../lib/as-buffer.js';
import type { PlannedFile } from '../edit-files.js';
import { planFrom } from '../plan-edit.js';
import { diffOf } from '../planned-diff.js';
import type { EditSource } from '../transaction/load-files.js';
import type { AsideChange, AsideEdit, AsideFile, AsidePlan } from './aside-port.js';

/** Plans an edit with nothing but what is given, as a thread beside the program does it. */
export async function planAside({ request, files }: AsideEdit): Promise<AsidePlan> {
  const { files: planned, ...rest } = await planFrom(sourceFrom(files), request);
  const changes: AsideChange[] = [];
  for (const file of planned) changes.push(await changeOf(file));
  return { ...rest, files: changes };
}

function sourceFrom(given: readonly AsideFile[]): EditSource {
  const byPath = new Map(given.map((file) => [file.path, file] as const));
  return {
    realPath: async (path) => byPath.get(path)?.real ?? path,
    async read(path) {
      const found = byPath.get(path);
      return found === undefined ? undefined : { path, stat: found.stat, bytes: asBuffer(found.bytes) };
    },
    missing: async (path) => new ToolError(`File not found: ${path}`, { code: 'not_found' }),
  };
}

/** Texts that nobody checks for their syntax any more stay here. */
const MOST_CHARS = 2_000_000;

async function changeOf(planned: PlannedFile): Promise<AsideChange> {
  const { before: _before, loaded, textBefore, textAfter, ...change } = planned;
  const isShort = (textBefore?.length ?? 0) <= MOST_CHARS && (textAfter?.length ?? 0) <= MOST_CHARS;
  return {
    ...change,
    diff: await diffOf(planned),
    isOnOld: loaded !== undefined,
    ...(isShort && textBefore !== undefined ? { textBefore } : {}),
    ...(isShort && textAfter !== undefined ? { textAfter } : {}),
  };
}
