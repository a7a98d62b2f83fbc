import { randomBytes } from 'node:crypto';
import { ToolError } from '../../kernel/outcome.js';
import type { FilesPort, FolderOptions } from '../../kernel/ports.js';
import { type ArchiveJudge, type ArchiveLimits, createArchiveJudge } from '../../lib/archive-entry.js';
import { withTurns } from '../../lib/with-turns.js';
import type { ReadEntry } from './archive-entry.js';
import { type OpenArchive, openArchive } from './open-archive.js';

export interface ExtractedArchive {
  readonly target: string;
  readonly format: string;
  readonly files: number;
  readonly folders: number;
  readonly bytes: number;
  /** Links that stay inside the archive; they are not made. */
  readonly skipped?: readonly string[];
}

export interface ExtractOptions {
  readonly archive: string;
  readonly target: string;
  readonly overwrite: boolean;
  readonly limits: ArchiveLimits;
  readonly onProgress?: (files: number) => void;
  readonly signal?: AbortSignal;
}

/**
 * Unpacks an archive below a folder, all of it or nothing. It is first read through and judged; then everything is
 * unpacked into a folder of its own inside the target and moved to its place at the end. As with other programs that
 * unpack, what was written in the last seconds before a power cut may be lost.
 */
export async function extractArchive(files: FilesPort, options: ExtractOptions): Promise<ExtractedArchive> {
  const archive = await openArchive(files, options.archive);
  try {
    const plan = await judgeAll(archive, options);
    if (!options.overwrite) await refuseExisting(files, options.target, plan.files);
    const staging = `${options.target}/.hermes-unpack-${randomBytes(6).toString('hex')}`;
    const isNew = (await files.resolve(options.target)).kind === 'missing';
    try {
      await unpack(files, archive, staging, options);
      // The inner ones first: what is made in a folder changes its time.
      for (const { path, options } of plan.folders.toReversed())
        await files.makeFolder(`${staging}/${path}`, { ...options, scratch: true });
      await moveIntoPlace(files, staging, options.target, plan.top);
    } catch (problem) {
      await cleanUp(files, isNew ? options.target : staging);
      throw problem;
    }
    await cleanUp(files, staging);
    const { skipped } = plan;
    return {
      target: options.target,
      format: archive.format,
      files: plan.files.length,
      folders: plan.folders.length,
      bytes: plan.bytes,
      ...(skipped.length > 0 ? { skipped } : {}),
    };
  } finally {
    await archive.close();
  }
}

interface Plan {
  readonly files: string[];
  readonly folders: { readonly path: string; readonly options: FolderOptions }[];
  readonly skipped: string[];
  /** First names below the target. */
  readonly top: Set<string>;
  bytes: number;
}

async function judgeAll(archive: OpenArchive, { archive: path, limits, signal }: ExtractOptions): Promise<Plan> {
  const meter = createMeter(archive, path, limits);
  const plan: Plan = { files: [], folders: [], skipped: [], top: new Set(), bytes: 0 };
  for await (const entry of withTurns(archive.entries())) {
    signal?.throwIfAborted();
    if (entry.encrypted)
      throw new ToolError(`${path} is protected by a password.`, {
        code: 'unsupported',
        hint: 'Unpack it with a program that asks for the password.',
      });
    const answer = meter.judge(entry);
    if (!answer.ok) throw refused(path, answer.reason);
    if (entry.kind === 'directory') {
      if (answer.path !== '') plan.folders.push({ path: answer.path, options: folderOptions(entry) });
    } else if (entry.kind === 'file') plan.files.push(answer.path);
    else plan.skipped.push(`${answer.path} -> ${entry.linkTarget}`);
    const first = answer.path.split('/')[0];
    if (first && (entry.kind === 'file' || entry.kind === 'directory')) plan.top.add(first);
    // A zip says its sizes in its directory, and they are held to while unpacking; a tar has to be read through.
    if (archive.format !== 'zip') plan.bytes += await measure(entry, meter);
    else plan.bytes += entry.size;
  }
  plan.folders.sort((a, b) => (a.path < b.path ? -1 : 1));
  return plan;
}

interface Meter {
  readonly judge: ArchiveJudge['judge'];
  /** The content of an entry, stopped when the archive unpacks to too much. */
  read(entry: ReadEntry): AsyncIterable<Uint8Array>;
}

/** The rules for one passage through the archive. */
function createMeter(archive: OpenArchive, path: string, limits: ArchiveLimits): Meter {
  const { judge, addBytes } = createArchiveJudge(limits);
  let packed = 0;
  return {
    judge,
    async *read(entry) {
      for await (const chunk of entry.body()) {
        const problem = addBytes(chunk.length, archive.packedRead() - packed);
        packed = archive.packedRead();
        if (problem !== null) throw refused(path, problem);
        yield chunk;
      }
    },
  };
}

async function measure(entry: ReadEntry, meter: Meter): Promise<number> {
  let bytes = 0;
  if (entry.kind === 'file') for await (const chunk of meter.read(entry)) bytes += chunk.length;
  return bytes;
}

async function refuseExisting(files: FilesPort, target: string, paths: readonly string[]): Promise<void> {
  if ((await files.resolve(target)).kind === 'missing') return;
  const missing = new Set<string>();
  for (const path of paths) {
    if (await isMissing(files, target, path, missing)) continue;
    throw new ToolError(`${target}/${path} already exists; nothing was unpacked.`, {
      code: 'conflict',
      hint: 'Choose another target, or set overwrite.',
    });
  }
}

/** Below a folder that is not there, nothing is: of many files, only the folder is looked at. */
async function isMissing(files: FilesPort, target: string, path: string, missing: Set<string>): Promise<boolean> {
  for (let end = path.indexOf('/'); end !== -1; end = path.indexOf('/', end + 1)) {
    const folder = path.slice(0, end);
    if (missing.has(folder)) return true;
    if ((await files.resolve(`${target}/${folder}`)).kind !== 'missing') continue;
    missing.add(folder);
    return true;
  }
  return (await files.resolve(`${target}/${path}`)).kind === 'missing';
}

async function unpack(
  files: FilesPort,
  archive: OpenArchive,
  staging: string,
  { archive: path, limits, onProgress, signal }: ExtractOptions,
): Promise<void> {
  const meter = createMeter(archive, path, limits);
  let done = 0;
  for await (const entry of withTurns(archive.entries())) {
    signal?.throwIfAborted();
    const answer = meter.judge(entry);
    if (!answer.ok) throw refused(path, answer.reason);
    if (entry.kind !== 'file') continue;
    const isSmall = entry.size > 0 && entry.size <= SMALL;
    await files.write(`${staging}/${answer.path}`, isSmall ? await gather(meter.read(entry)) : meter.read(entry), {
      createOnly: true,
      scratch: true,
      ...(entry.mode === undefined ? {} : { mode: entry.mode & 0o777 }),
      ...(isTime(entry.mtimeMs) ? { mtimeMs: entry.mtimeMs } : {}),
    });
    if (++done % 250 === 0) onProgress?.(done);
  }
}

/** What is at hand as a whole is written in one step. */
const SMALL = 256 * 1024;

async function gather(chunks: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  for await (const chunk of chunks) parts.push(chunk);
  return parts.length === 1 ? (parts[0] ?? NOTHING) : Buffer.concat(parts);
}

const NOTHING = new Uint8Array();

/** The owner can always enter and change it: it still has to be moved to its place. */
function folderOptions({ mode, mtimeMs }: ReadEntry): FolderOptions {
  return {
    ...(mode === undefined ? {} : { mode: (mode & 0o777) | 0o700 }),
    ...(isTime(mtimeMs) ? { mtimeMs } : {}),
  };
}

/** Archives say what they like; a time no file system can hold is left out. */
function isTime(mtimeMs: number | undefined): mtimeMs is number {
  return mtimeMs !== undefined && mtimeMs >= 0 && mtimeMs < 2 ** 33 * 1000;
}

/** Moves what was unpacked to its place; when one move fails, those before it are taken back. */
async function moveIntoPlace(
  files: FilesPort,
  staging: string,
  target: string,
  top: ReadonlySet<string>,
): Promise<void> {
  const undo: (() => Promise<void>)[] = [];
  try {
    for (const name of top)
      await moveOne(files, `${staging}/${name}`, `${target}/${name}`, `${staging}/.replaced/${name}`, undo);
  } catch (problem) {
    for (const step of undo.reverse()) await step();
    throw problem;
  }
}

async function moveOne(
  files: FilesPort,
  from: string,
  to: string,
  old: string,
  undo: (() => Promise<void>)[],
): Promise<void> {
  const [source, place] = await Promise.all([files.resolve(from), files.resolve(to)]);
  if (source.kind === 'missing') return;
  if (source.kind === 'directory' && place.kind === 'directory') {
    for (const { name } of await files.list(from))
      await moveOne(files, `${from}/${name}`, `${to}/${name}`, `${old}/${name}`, undo);
    return;
  }
  if (place.kind !== 'missing') {
    await files.makeFolder(old.slice(0, old.lastIndexOf('/')), { scratch: true });
    await files.rename(to, old, { scratch: 'to' });
    undo.push(() => files.rename(old, to, { scratch: 'from' }));
  }
  await files.rename(from, to, { scratch: 'from' });
  undo.push(() => files.rename(to, from, { scratch: 'to' }));
}

async function cleanUp(files: FilesPort, path: string): Promise<void> {
  if ((await files.resolve(path)).kind === 'missing') return;
  await files.remove(path, { recursive: true, scratch: true });
}

function refused(path: string, reason: string): ToolError {
  return new ToolError(`Refused to unpack ${path}: ${reason}. Nothing was written.`, {
    code: 'denied',
    hint: 'Look at it with action "list".',
  });
}
