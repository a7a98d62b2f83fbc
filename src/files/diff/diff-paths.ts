import { ToolError } from '../../kernel/outcome.js';
import type { FilesPort } from '../../kernel/ports.js';
import { asBuffer } from '../../lib/as-buffer.js';
import type { AsidePort } from '../aside/aside-port.js';
import { LARGE_BYTES, toSharedMemory } from '../aside/shared-memory.js';
import { decodeTextFile } from '../text/text-file.js';
import { DIFF_BOUNDS, describeDiff, diffContents, type FileDiff } from './diff-contents.js';
import { pairFiles } from './pair-files.js';
import { unifiedDiff } from './unified-diff.js';

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
  /** Where large files are compared. */
  readonly aside?: AsidePort | undefined;
  readonly signal?: AbortSignal;
}

const MAX_BYTES = 64 * 1024 * 1024;
const MAX_FILES = 100_000;

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
  const diff = await unifiedDiff(decoded.text, text, { from: path, to: 'text', context, ...DIFF_BOUNDS });
  return describeDiff(diff);
}

async function kindOf(files: FilesPort, path: string): Promise<'file' | 'folder'> {
  const { kind } = await files.resolve(path);
  if (kind === 'missing') throw new ToolError(`Not found: ${path}`, { code: 'not_found' });
  if (kind !== 'file' && kind !== 'directory') throw new ToolError(`${path} is a ${kind}.`, { code: 'denied' });
  return kind === 'file' ? 'file' : 'folder';
}

async function diffFiles(
  files: FilesPort,
  first: string,
  second: string,
  { context, aside }: DiffOptions,
): Promise<FileDiff> {
  const [a, b] = await Promise.all([
    files.read(first, { maxBytes: MAX_BYTES }),
    files.read(second, { maxBytes: MAX_BYTES }),
  ]);
  if (asBuffer(a).equals(b)) return { identical: true, diff: '', lines_added: 0, lines_removed: 0 };
  const names = { first, second };
  if (aside === undefined || a.length + b.length <= LARGE_BYTES) return diffContents({ a, b, names, context });
  return aside.diffContents({ a: await toSharedMemory(a), b: await toSharedMemory(b), names, context });
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
    if (chars < DIFF_BOUNDS.maxChars)
      diffs.push(
        pair.binary === undefined
          ? pair.diff || `${pair.note}\n`
          : `Binary files ${first}/${path} and ${second}/${path} differ\n`,
      );
    chars += pair.diff.length;
  }
  const { onlyFirst, onlySecond, links } = found;
  const truncated = found.truncated || chars >= DIFF_BOUNDS.maxChars;
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
