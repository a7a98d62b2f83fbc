import { createHash } from 'node:crypto';
import { ToolError } from '../kernel/outcome.js';
import type { FilesPort } from '../kernel/ports.js';
import { asBuffer } from '../lib/as-buffer.js';
import { unifiedDiff } from './diff/unified-diff.js';
import { toLineFeeds } from './edit/line-ends.js';
import type { FileJournal } from './file-journal.js';
import { decodeTextFile, lineEndingOf, type TextFile } from './text/text-file.js';

export interface WriteTextOptions {
  readonly createOnly?: boolean;
  readonly expectedHash?: string | undefined;
  /** Write although the file changed since this task read it. */
  readonly force?: boolean;
  readonly lineEnding?: 'keep' | 'lf' | 'crlf';
  readonly encoding?: 'keep' | 'utf-8';
}

export interface WrittenText {
  readonly path: string;
  readonly bytes_written: number;
  readonly hash: string;
  readonly created: boolean;
  readonly unchanged?: true;
  readonly line_ending: string;
  readonly encoding: string;
  readonly lines_added: number;
  readonly lines_removed: number;
  /** The text before, for checks of what the write brought in. */
  readonly before?: string | undefined;
}

/**
 * Writes a whole text file in one step. The line ends, byte order mark and encoding of an existing file are kept, and
 * a file that changed since this task read it is not overwritten.
 */
export async function writeText(
  files: FilesPort,
  journal: FileJournal,
  path: string,
  content: string,
  options: WriteTextOptions = {},
): Promise<WrittenText> {
  checkContent(content);
  return files.lock([path], async () => {
    if (options.force !== true) journal.requireSameWay(path, files.cwd, (await files.resolve(path)).path);
    const old = await readOld(files, path);
    checkConditions(path, old, options);
    if (old !== undefined && options.force !== true) await checkStale(journal, old);
    const { text, bytes, lineEnding, encoding } = prepare(content, old?.text, options);
    const before = old?.text?.text;
    const changed = await countChanges(before ?? '', text);
    if (old !== undefined && bytes.equals(old.bytes)) {
      return {
        path,
        bytes_written: 0,
        hash: hashOf(bytes),
        created: false,
        unchanged: true,
        line_ending: lineEnding,
        encoding,
        ...changed,
        before,
      };
    }
    const report = await files.write(
      path,
      bytes,
      old === undefined ? { createOnly: true } : { expectedContent: old.bytes },
    );
    await noteWritten(files, journal, path, bytes);
    return {
      path: report.path,
      bytes_written: report.bytes,
      hash: report.hash,
      created: report.created,
      line_ending: lineEnding,
      encoding,
      ...changed,
      before,
    };
  });
}

/** Remembers a file as this task wrote it. */
export async function noteWritten(
  files: FilesPort,
  journal: FileJournal,
  path: string,
  bytes: Uint8Array,
): Promise<void> {
  const stat = await files.stat(path);
  if (stat === null) return;
  journal.note(stat, 'written', bytes);
  journal.noteWay(path, files.cwd, stat.path);
}

export function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

interface OldFile {
  readonly bytes: Buffer;
  readonly stat: { readonly path: string; readonly mtimeMs: number; readonly size: number; readonly inode: string };
  /** Undefined when the old content is not text. */
  readonly text: TextFile | undefined;
}

async function readOld(files: FilesPort, path: string): Promise<OldFile | undefined> {
  const { kind } = await files.resolve(path);
  if (kind === 'missing' && path.endsWith('/')) {
    throw new ToolError(`${path} names a folder, not a file.`, {
      code: 'invalid_arguments',
      hint: 'Add the name of the file; folders on the way are made.',
    });
  }
  if (kind === 'missing') return undefined;
  if (kind === 'directory')
    throw new ToolError(`${path} is a folder; a file cannot be written over it.`, { code: 'conflict' });
  const stat = await files.stat(path);
  if (stat === null) return undefined;
  const bytes = asBuffer(await files.read(path, { maxBytes: 1024 * 1024 * 1024 }));
  return { bytes, stat, text: await decodeTextFile(bytes) };
}

function checkContent(content: string): void {
  if (!/\p{Surrogate}/u.test(content)) return;
  throw new ToolError('The content holds half a character (a surrogate without its other half).', {
    code: 'invalid_arguments',
    hint: 'Write characters such as emoji whole.',
  });
}

function checkConditions(path: string, old: OldFile | undefined, { createOnly, expectedHash }: WriteTextOptions): void {
  if (createOnly === true && old !== undefined) {
    throw new ToolError(`${path} already exists.`, {
      code: 'conflict',
      hint: 'Choose another name, or leave out create_only.',
    });
  }
  if (expectedHash === undefined) return;
  const hash = old === undefined ? undefined : hashOf(old.bytes);
  if (hash?.toLowerCase() === expectedHash.toLowerCase()) return;
  throw new ToolError(
    old === undefined
      ? `${path} does not exist, so it cannot have the expected hash.`
      : `${path} has another content: its hash is ${hash}.`,
    {
      code: 'conflict',
      hint: 'Read the file again.',
    },
  );
}

async function checkStale(journal: FileJournal, old: OldFile): Promise<void> {
  const known = journal.stale(old.stat, old.bytes);
  if (known === undefined) return;
  const { path } = old.stat;
  const before = known.bytes === undefined ? undefined : await decodeTextFile(known.bytes);
  const changed =
    before === undefined || old.text === undefined
      ? undefined
      : await unifiedDiff(before.text, old.text.text, { from: `${path} (as you know it)`, to: `${path} (now)` });
  throw new ToolError(`${path} changed since you ${known.how === 'read' ? 'read' : 'wrote'} it; nothing was written.`, {
    code: 'conflict',
    hint: 'Read it again and bring the change in, or set force to overwrite it.',
    ...(changed === undefined ? {} : { details: { diff: cut(changed.text) } }),
  });
}

function cut(diff: string): string {
  return diff.length > 8_000 ? `${diff.slice(0, 8_000)}\n... (${diff.length} characters)` : diff;
}

interface Prepared {
  readonly text: string;
  readonly bytes: Buffer;
  readonly lineEnding: string;
  readonly encoding: string;
}

function prepare(content: string, old: TextFile | undefined, options: WriteTextOptions): Prepared {
  const text = withLineEnding(content, old?.text, options.lineEnding ?? 'keep');
  const keep = old !== undefined && options.encoding !== 'utf-8';
  const unmarked = text.startsWith('\ufeff') ? text.slice(1) : text;
  const bytes = keep ? old.encode(old.encoding.bom > 0 ? unmarked : text) : Buffer.from(text, 'utf8');
  return { text, bytes, lineEnding: lineEndingOf(text), encoding: keep ? old.encoding.name : 'utf-8' };
}

/** A file of one kind of line end keeps it; a mixed one takes the text as it comes. */
function withLineEnding(content: string, old: string | undefined, wanted: 'keep' | 'lf' | 'crlf'): string {
  const present = old === undefined ? 'none' : lineEndingOf(old);
  const target = wanted === 'keep' ? present : wanted;
  if (target === 'lf') return toLineFeeds(content);
  return target === 'crlf' ? toLineFeeds(content).replaceAll('\n', '\r\n') : content;
}

async function countChanges(before: string, after: string): Promise<{ lines_added: number; lines_removed: number }> {
  const { added, removed } = await unifiedDiff(before, after, { from: 'a', to: 'b', maxMs: 100 });
  return { lines_added: added, lines_removed: removed };
}
