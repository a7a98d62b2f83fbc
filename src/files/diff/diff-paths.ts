import { ToolError } from '../../kernel/outcome.js';
import type { FilesPort } from '../../kernel/ports.js';
import { asBuffer } from '../../lib/as-buffer.js';
import { describeBinary } from '../read/describe-binary.js';
import { decodeTextFile } from '../text/text-file.js';
import { pairFiles } from './pair-files.js';
import { type UnifiedDiff, unifiedDiff } from './unified-diff.js';

export interface FileDiff {
  readonly identical: boolean;
  readonly diff: string;
  readonly lines_added: number;
  readonly lines_removed: number;
  readonly binary?: { readonly from: string; readonly to: string };
  readonly note?: string;
}

export interface FolderDiff {
  readonly identical: boolean;
  readonly only_in_first: readonly string[];
  readonly only_in_second: readonly string[];
  readonly different: readonly string[];
  readonly equal_files: number;
  readonly diff: string;
  /** Links and special files in either folder: they are not looked into. */
  readonly not_compared?: readonly string[];
  readonly truncated?: true;
}

export interface DiffOptions {
  readonly context: number;
  readonly signal?: AbortSignal;
}

const MAX_BYTES = 64 * 1024 * 1024;
const MAX_FILES = 100_000;
const MAX_DIFF_CHARS = 200_000;
const BOUNDS = { maxMs: 2_000, maxChars: MAX_DIFF_CHARS };

/** Compares two files, or two folders with everything below them. */
export async function diffPaths(
  files: FilesPort,
  first: string,
  second: string,
  options: DiffOptions,
): Promise<FileDiff | FolderDiff> {
  const [a, b] = await Promise.all([kindOf(files, first), kindOf(files, second)]);
  if (a !== b)
    throw new ToolError(`${first} is a ${a} and ${second} a ${b}; only the same kinds can be compared.`, {
      code: 'invalid_arguments',
    });
  return a === 'folder' ? diffFolders(files, first, second, options) : diffFiles(files, first, second, options);
}

/** Compares a file with a text. */
export async function diffWithText(
  files: FilesPort,
  path: string,
  text: string,
  { context }: DiffOptions,
): Promise<FileDiff> {
  const bytes = await files.read(path, { maxBytes: MAX_BYTES });
  const decoded = await decodeTextFile(bytes);
  if (decoded === undefined) throw new ToolError(`${path} is not a text file.`, { code: 'unsupported' });
  return textDiff(await unifiedDiff(decoded.text, text, { from: path, to: 'text', context, ...BOUNDS }));
}

async function kindOf(files: FilesPort, path: string): Promise<'file' | 'folder'> {
  const { kind } = await files.resolve(path);
  if (kind === 'missing') throw new ToolError(`Not found: ${path}`, { code: 'not_found' });
  if (kind !== 'file' && kind !== 'directory') throw new ToolError(`${path} is a ${kind}.`, { code: 'denied' });
  return kind === 'file' ? 'file' : 'folder';
}

async function diffFiles(files: FilesPort, first: string, second: string, { context }: DiffOptions): Promise<FileDiff> {
  const [a, b] = await Promise.all([
    files.read(first, { maxBytes: MAX_BYTES }),
    files.read(second, { maxBytes: MAX_BYTES }),
  ]);
  if (asBuffer(a).equals(b)) return { identical: true, diff: '', lines_added: 0, lines_removed: 0 };
  const from = await decodeTextFile(a);
  const to = await decodeTextFile(b);
  if (from === undefined || to === undefined) return binaryDiff(a, b);
  if (from.text === to.text) {
    return {
      identical: false,
      diff: '',
      lines_added: 0,
      lines_removed: 0,
      note: `The texts are equal; ${first} is ${from.encoding.name}, ${second} is ${to.encoding.name} or has another byte order mark.`,
    };
  }
  return textDiff(await unifiedDiff(from.text, to.text, { from: first, to: second, context, ...BOUNDS }));
}

function textDiff({ text, chars, added, removed, coarse }: UnifiedDiff): FileDiff {
  const notes = [
    ...(coarse ? ['The files differ so much that a part is shown as one block.'] : []),
    ...(chars > text.length ? [`The diff has ${chars} characters; the first ${MAX_DIFF_CHARS} are shown.`] : []),
  ];
  return {
    identical: text === '',
    diff: text,
    lines_added: added,
    lines_removed: removed,
    ...(notes.length > 0 ? { note: notes.join(' ') } : {}),
  };
}

async function binaryDiff(a: Uint8Array, b: Uint8Array): Promise<FileDiff> {
  const [from, to] = await Promise.all([describeBinary(a.subarray(0, 65_536)), describeBinary(b.subarray(0, 65_536))]);
  const binary = { from: `${from.mime_type}, ${a.length} bytes`, to: `${to.mime_type}, ${b.length} bytes` };
  return {
    identical: false,
    diff: '',
    lines_added: 0,
    lines_removed: 0,
    binary,
    note: 'At least one of the files is not text.',
  };
}

async function diffFolders(files: FilesPort, first: string, second: string, options: DiffOptions): Promise<FolderDiff> {
  const found = await pairFiles(files, first, second, MAX_FILES, options.signal);
  const different: string[] = [];
  const diffs: string[] = [];
  let chars = 0;
  for (const path of found.both) {
    options.signal?.throwIfAborted();
    const pair = await diffFiles(files, `${first}/${path}`, `${second}/${path}`, options);
    if (pair.identical) continue;
    different.push(path);
    if (chars < MAX_DIFF_CHARS)
      diffs.push(
        pair.binary === undefined
          ? pair.diff || `${pair.note}\n`
          : `Binary files ${first}/${path} and ${second}/${path} differ\n`,
      );
    chars += pair.diff.length;
  }
  const { onlyFirst, onlySecond, links } = found;
  const truncated = found.truncated || chars >= MAX_DIFF_CHARS;
  return {
    identical: different.length + onlyFirst.length + onlySecond.length === 0 && !found.truncated,
    only_in_first: onlyFirst,
    only_in_second: onlySecond,
    different,
    equal_files: found.both.length - different.length,
    diff: diffs.join(''),
    ...(links.length > 0 ? { not_compared: links.slice(0, 100) } : {}),
    ...(truncated ? { truncated: true as const } : {}),
  };
}
