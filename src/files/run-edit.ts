import type { FilesPort } from '../kernel/ports.js';
import { mapInTurns } from '../lib/map-in-turns.js';
import type { AsidePort } from './aside/aside-port.js';
import type { Strategy } from './edit/tolerance.js';
import type { EditPlan, PlannedFile } from './edit-files.js';
import type { FileJournal } from './file-journal.js';
import { type EditRequest, editedPaths, planEdit } from './plan-edit.js';
import { diffOf } from './planned-diff.js';
import { type Diagnostics, introducedProblems } from './syntax/introduced-problems.js';
import type { SyntaxPort } from './syntax/syntax-port.js';
import { commitSteps } from './transaction/file-transaction.js';
import { noteWritten } from './write-text.js';

export interface EditResult {
  readonly success: true;
  readonly dry_run?: true;
  readonly diff: string;
  readonly files_created: readonly string[];
  readonly files_modified: readonly string[];
  readonly files_deleted: readonly string[];
  readonly files_moved: readonly { readonly from: string; readonly to: string }[];
  readonly lines_added: number;
  readonly lines_removed: number;
  readonly replacements?: number;
  /** How each text was found. */
  readonly strategy?: Strategy | readonly Strategy[];
  readonly already_applied?: readonly string[];
  readonly diagnostics?: readonly Diagnostics[];
  readonly notes?: readonly string[];
}

export interface EditServices {
  readonly files: FilesPort;
  readonly journal: FileJournal;
  readonly syntax?: SyntaxPort | undefined;
  readonly aside?: AsidePort | undefined;
  readonly signal?: AbortSignal;
  readonly dryRun: boolean;
}

/** Plans an edit under the locks of its paths, writes all of it or nothing, and tells what changed. */
export async function runEdit(
  { files, journal, syntax, aside, signal, dryRun }: EditServices,
  request: EditRequest,
): Promise<EditResult> {
  const paths = editedPaths(request);
  const work = async (): Promise<{ planned: EditPlan; notes: string[] }> => {
    for (const path of paths) journal.requireSameWay(path, files.cwd, (await files.resolve(path)).path);
    const planned = await planEdit(files, request, aside);
    const stale = planned.files.flatMap(({ loaded }) =>
      loaded !== undefined && journal.stale(loaded.stat, loaded.bytes) !== undefined
        ? [`${loaded.path} had changed since you last saw it; the edit was made on its present content.`]
        : [],
    );
    const notes = [...stale, ...(planned.notes ?? [])];
    if (!dryRun) await commitSteps(files, planned.files, signal);
    return { planned, notes };
  };
  const { planned, notes } = dryRun ? await work() : await files.lock(paths, work);
  if (!dryRun) await noteAll(files, journal, planned.files);
  const diagnostics = await diagnose(planned.files, syntax);
  return {
    ...(await summarise(planned, dryRun)),
    ...(diagnostics.length > 0 ? { diagnostics } : {}),
    ...(notes.length > 0 ? { notes } : {}),
  };
}

async function noteAll(files: FilesPort, journal: FileJournal, planned: readonly PlannedFile[]): Promise<void> {
  for (const { path, after, loaded } of planned) {
    if (after === undefined) journal.forget(loaded?.stat.path ?? path);
    else await noteWritten(files, journal, path, after);
  }
}

async function diagnose(planned: readonly PlannedFile[], syntax: SyntaxPort | undefined): Promise<Diagnostics[]> {
  const all = await mapInTurns(
    planned,
    ({ path, textBefore, textAfter }) =>
      textAfter === undefined ? undefined : introducedProblems(path, textBefore, textAfter, syntax),
    CHECKED_AT_ONCE,
  );
  return all.filter((found) => found !== undefined);
}

/** Some languages are checked by a program of their own. */
const CHECKED_AT_ONCE = 4;

async function summarise(
  { files, strategies, replacements, alreadyApplied }: EditPlan,
  dryRun: boolean,
): Promise<EditResult> {
  const moved = files.filter(({ kind }) => kind === 'move');
  const sources = new Set(moved.map(({ from }) => from));
  const shown = files.filter(({ kind, path }) => !(kind === 'delete' && sources.has(path)));
  const diffs = await mapInTurns(shown, diffOf, 1);
  const pathsOf = (kind: PlannedFile['kind']): string[] =>
    shown.filter((file) => file.kind === kind).map(({ path }) => path);
  return {
    success: true,
    ...(dryRun ? { dry_run: true as const } : {}),
    diff: diffs.map(({ text }) => text).join(''),
    files_created: pathsOf('add'),
    files_modified: pathsOf('update'),
    files_deleted: pathsOf('delete'),
    files_moved: moved.map(({ path, from }) => ({ from: from ?? '', to: path })),
    lines_added: diffs.reduce((sum, { added }) => sum + added, 0),
    lines_removed: diffs.reduce((sum, { removed }) => sum + removed, 0),
    ...(replacements > 0 ? { replacements } : {}),
    ...(strategies.length > 0 ? { strategy: strategies.length === 1 ? (strategies[0] ?? 'exact') : strategies } : {}),
    ...(alreadyApplied.length > 0 ? { already_applied: alreadyApplied } : {}),
  };
}
