import { randomBytes } from 'node:crypto';
import { ToolError } from '../../kernel/outcome.js';
import type { FilesPort } from '../../kernel/ports.js';
import type { ReadEntry } from './archive-entry.js';
import { type ArchiveLimits, type ArchiveRules, createArchiveRules } from './entry-rules.js';
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
 * unpacked into a folder of its own inside the target and moved to its place at the end.
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
      for (const folder of plan.folders) await files.makeFolder(`${staging}/${folder}`);
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
  readonly folders: string[];
  readonly skipped: string[];
  /** First names below the target. */
  readonly top: Set<string>;
  bytes: number;
}

async function judgeAll(archive: OpenArchive, { archive: path, limits, signal }: ExtractOptions): Promise<Plan> {
  const rules = createArchiveRules(limits);
  const plan: Plan = { files: [], folders: [], skipped: [], top: new Set(), bytes: 0 };
  for await (const entry of archive.entries()) {
    signal?.throwIfAborted();
    if (entry.encrypted)
      throw new ToolError(`${path} is protected by a password.`, {
        code: 'unsupported',
        hint: 'Unpack it with a program that asks for the password.',
      });
    const answer = rules.judge(entry);
    if (!answer.ok) throw refused(path, answer.reason);
    if (entry.kind === 'directory') plan.folders.push(answer.path);
    else if (entry.kind === 'file') plan.files.push(answer.path);
    else plan.skipped.push(`${answer.path} -> ${entry.linkTarget}`);
    const first = answer.path.split('/')[0];
    if (first && (entry.kind === 'file' || entry.kind === 'directory')) plan.top.add(first);
    // A zip says its sizes in its directory, and they are held to while unpacking; a tar has to be read through.
    if (archive.format !== 'zip') plan.bytes += await measure(entry, rules, archive, path);
    else plan.bytes += entry.size;
  }
  plan.folders.splice(0, plan.folders.length, ...plan.folders.filter(Boolean));
  return plan;
}

async function measure(entry: ReadEntry, rules: ArchiveRules, archive: OpenArchive, path: string): Promise<number> {
  let bytes = 0;
  if (entry.kind !== 'file') return bytes;
  for await (const chunk of entry.body()) {
    bytes += chunk.length;
    const problem = rules.count(chunk.length, archive.packedRead());
    if (problem !== null) throw refused(path, problem);
  }
  return bytes;
}

async function refuseExisting(files: FilesPort, target: string, paths: readonly string[]): Promise<void> {
  if ((await files.resolve(target)).kind === 'missing') return;
  for (const path of paths) {
    if ((await files.resolve(`${target}/${path}`)).kind === 'missing') continue;
    throw new ToolError(`${target}/${path} already exists; nothing was unpacked.`, {
      code: 'conflict',
      hint: 'Choose another target, or set overwrite.',
    });
  }
}

async function unpack(
  files: FilesPort,
  archive: OpenArchive,
  staging: string,
  { archive: path, limits, onProgress, signal }: ExtractOptions,
): Promise<void> {
  const rules = createArchiveRules(limits);
  let done = 0;
  for await (const entry of archive.entries()) {
    signal?.throwIfAborted();
    const answer = rules.judge(entry);
    if (!answer.ok) throw refused(path, answer.reason);
    if (entry.kind !== 'file') continue;
    const mode = entry.mode === undefined ? {} : { mode: entry.mode & 0o777 };
    await files.write(`${staging}/${answer.path}`, limited(entry, rules, archive, path), { createOnly: true, ...mode });
    if (++done % 250 === 0) onProgress?.(done);
  }
}

async function* limited(
  entry: ReadEntry,
  rules: ArchiveRules,
  archive: OpenArchive,
  path: string,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of entry.body()) {
    const problem = rules.count(chunk.length, archive.packedRead());
    if (problem !== null) throw refused(path, problem);
    yield chunk;
  }
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
    await files.makeFolder(old.slice(0, old.lastIndexOf('/')));
    await files.rename(to, old);
    undo.push(() => files.rename(old, to));
  }
  await files.rename(from, to);
  undo.push(() => files.rename(to, from));
}

async function cleanUp(files: FilesPort, path: string): Promise<void> {
  if ((await files.resolve(path)).kind === 'missing') return;
  await files.remove(path, { recursive: true });
}

function refused(path: string, reason: string): ToolError {
  return new ToolError(`Refused to unpack ${path}: ${reason}. Nothing was written.`, {
    code: 'denied',
    hint: 'Look at it with action "list".',
  });
}
