import { ToolError } from '../kernel/outcome.js';
import { applyInTurns, type FileChange } from './apply-patch.js';
import type { Strategy } from './edit/tolerance.js';
import { type FuzzyRefused, fuzzyReplace } from './fuzzy-replace.js';
import { patchPaths } from './patch/parse-patch.js';
import { type PatchOperation, PatchProblem } from './patch/patch-operations.js';
import type { PlannedDiff } from './planned-diff.js';
import { unshowRawBytes } from './text/lossless-utf8.js';
import type { TextSpan } from './text/text-file.js';
import type { FileStep } from './transaction/file-transaction.js';
import { type EditSource, type LoadedFile, loadExisting, loadFile, type ReadFile } from './transaction/load-files.js';

export interface Replacement {
  readonly path: string;
  readonly oldString: string;
  readonly newString: string;
  readonly replaceAll: boolean;
}

/** One file an edit would change, as text and as bytes. */
export interface PlannedFile extends FileStep {
  readonly kind: 'add' | 'update' | 'delete' | 'move';
  readonly from?: string;
  readonly textBefore?: string;
  readonly textAfter?: string;
  /** Not text: removed or moved as it is. */
  readonly binary?: true;
  readonly loaded?: ReadFile;
  /** What changes, where it is known already. */
  readonly diff?: PlannedDiff;
}

export interface EditPlan {
  readonly files: readonly PlannedFile[];
  readonly strategies: readonly Strategy[];
  readonly replacements: number;
  /** Replacements that were there already. */
  readonly alreadyApplied: readonly string[];
  /** What was asked for and not done. */
  readonly notes?: readonly string[];
}

interface OpenText {
  readonly loaded: LoadedFile;
  text: string;
  /** What was replaced so far, when that was one replacement. */
  spans: readonly TextSpan[] | undefined;
}

/**
 * Works out what replacements would do, one after the other on an overlay, without writing. Throws a `ToolError` with
 * the number of the first one that fails.
 */
export async function planReplacements(source: EditSource, replacements: readonly Replacement[]): Promise<EditPlan> {
  const texts = new Map<string, OpenText>();
  const strategies: Strategy[] = [];
  const alreadyApplied: string[] = [];
  let count = 0;
  for (const [i, replacement] of replacements.entries()) {
    const { path } = replacement;
    const real = await source.realPath(path);
    let open = texts.get(real);
    if (open === undefined) {
      const loaded = await loadExisting(source, path);
      open = { loaded, text: loaded.file.text, spans: undefined };
      texts.set(real, open);
    }
    const answer = replaceOne(open.text, replacement);
    if (answer.ok) {
      open.spans = open.text === open.loaded.file.text ? answer.spans : undefined;
      open.text = answer.content;
      strategies.push(answer.strategy);
      count += answer.count;
    } else if (answer.alreadyApplied) alreadyApplied.push(`${path}: ${answer.message}`);
    else throw refused(answer, path, replacements.length > 1 ? `edits[${i}]: ` : '');
  }
  return {
    files: [...texts.values()].flatMap(updated),
    strategies,
    replacements: count,
    alreadyApplied,
  };
}

/** A text copied from what we showed has stray bytes as `\xff`; tried when the text as it came is not there. */
function replaceOne(text: string, { oldString, newString, replaceAll }: Replacement): ReturnType<typeof fuzzyReplace> {
  const answer = fuzzyReplace(text, oldString, newString, { replaceAll });
  if (answer.ok || answer.reason !== 'not_found' || !/\\x[89a-f][0-9a-f]/i.test(oldString)) return answer;
  const raw = fuzzyReplace(text, unshowRawBytes(oldString), unshowRawBytes(newString), { replaceAll });
  return raw.ok ? raw : answer;
}

/** Works out what a parsed patch would do, without writing. */
export async function planPatch(source: EditSource, operations: readonly PatchOperation[]): Promise<EditPlan> {
  const loaded = new Map<string, LoadedFile>();
  const present: Record<string, string> = {};
  const edited = pathsWithHunks(operations);
  for (const path of patchPaths(operations)) {
    const file = await loadFile(source, path, edited.has(path));
    if (file === undefined) continue;
    loaded.set(path, file);
    present[path] = file.file.text;
  }
  const modes = new Map(operations.flatMap((op) => (op.kind === 'add' ? [[op.path, op.mode] as const] : [])));
  const planned = (await applyParsed(operations, present)).flatMap((change) => plannedFiles(change, loaded, modes));
  return { files: planned, strategies: [], replacements: 0, alreadyApplied: [], notes: keptModes(operations, loaded) };
}

/** Files whose lines the patch speaks of: only those have to be text. */
function pathsWithHunks(operations: readonly PatchOperation[]): ReadonlySet<string> {
  return new Set(operations.flatMap((op) => (op.kind !== 'add' && op.hunks.length > 0 ? [op.path] : [])));
}

function keptModes(operations: readonly PatchOperation[], loaded: ReadonlyMap<string, LoadedFile>): string[] {
  return operations.flatMap((op) => {
    const now = (loaded.get(op.path)?.stat.mode ?? 0) & 0o777;
    if (op.kind !== 'update' || op.mode === undefined || op.mode === now) return [];
    return [`${op.path} keeps its mode ${now.toString(8)}: a patch does not change it to ${op.mode.toString(8)}.`];
  });
}

function plannedFiles(
  change: FileChange,
  loaded: ReadonlyMap<string, LoadedFile>,
  modes: ReadonlyMap<string, number | undefined>,
): PlannedFile[] {
  const source = change.from ?? change.path;
  const old = loaded.get(source);
  const after = change.content === undefined ? undefined : encode(change.content, old);
  const texts = textsOf(old, change.content);
  if (change.kind !== 'move') {
    const mode = old === undefined ? modes.get(change.path) : undefined;
    const step = stepOf(change.path, old, after);
    return [{ ...step, ...(mode === undefined ? {} : { mode }), kind: change.kind, ...texts }];
  }
  // A file at the new name is one that the patch deletes before.
  const replaced = loaded.get(change.path)?.bytes;
  return [
    { path: change.path, before: replaced, after, mode: old?.stat.mode, kind: 'move', from: source, ...texts },
    { ...stepOf(source, old, undefined), kind: 'delete' },
  ];
}

async function applyParsed(
  operations: readonly PatchOperation[],
  present: Record<string, string>,
): Promise<FileChange[]> {
  try {
    return await applyInTurns(operations, present);
  } catch (problem) {
    throw problem instanceof PatchProblem ? patchError(problem) : problem;
  }
}

/** A problem of a patch as a tool says it. */
export function patchError({ message, hint, line }: PatchProblem): ToolError {
  return new ToolError(`${message} No file was changed.`, {
    code: /does not exist/.test(message) ? 'not_found' : 'conflict',
    hint,
    ...(line === undefined ? {} : { details: { patch_line: line } }),
  });
}

function encode(text: string, old: LoadedFile | undefined): Buffer {
  return old === undefined ? Buffer.from(text, 'utf8') : old.file.encode(text);
}

function stepOf(
  path: string,
  old: LoadedFile | undefined,
  after: Buffer | undefined,
): FileStep & { loaded?: LoadedFile } {
  return { path, before: old?.bytes, after, ...(old === undefined ? {} : { mode: old.stat.mode, loaded: old }) };
}

function textsOf(
  old: LoadedFile | undefined,
  after: string | undefined,
): Pick<PlannedFile, 'textBefore' | 'textAfter' | 'binary'> {
  return {
    ...(old === undefined || old.binary ? {} : { textBefore: old.file.text }),
    ...(after === undefined || old?.binary ? {} : { textAfter: after }),
    ...(old?.binary ? { binary: true as const } : {}),
  };
}

function updated({ loaded, text, spans }: OpenText): PlannedFile[] {
  const { path, file } = loaded;
  const spliced = spans === undefined ? undefined : file.splice?.(spans);
  if (spliced !== undefined) return [updatedTo(spliced.bytes, spliced.text)];
  return text === file.text ? [] : [updatedTo(file.encode(text), text)];

  function updatedTo(after: Buffer, textAfter: string): PlannedFile {
    return { ...stepOf(path, loaded, after), kind: 'update', ...textsOf(loaded, textAfter) };
  }
}

function refused(answer: FuzzyRefused, path: string, which: string): ToolError {
  const code =
    answer.reason === 'not_found' ? 'not_found' : answer.reason === 'ambiguous' ? 'conflict' : 'invalid_arguments';
  const message = answer.message.replace(/ in the file\.$/, ` in ${path}.`).replace(/ places/, ` places in ${path}`);
  return new ToolError(`${which}${message}`, {
    code,
    hint: answer.hint,
    ...(answer.lines === undefined ? {} : { details: { lines: answer.lines } }),
  });
}
