import { ToolError } from '../kernel/outcome.js';
import type { FileReader, FilesPort } from '../kernel/ports.js';
import type { FileJournal } from './file-journal.js';
import { BLOCK, type ByteSource, withFirstBlock } from './read/byte-source.js';
import { type BinaryDescription, describeBinary, looksLikeBinaryFormat } from './read/describe-binary.js';
import { findNearNames } from './read/near-names.js';
import { renderNotebook } from './read/notebook.js';
import { type ReadLines, type ReadLinesOptions, readLines } from './read-lines.js';

export interface TextRead extends ReadLines {
  readonly path: string;
  readonly file_size: number;
  readonly is_binary: false;
  readonly is_image: false;
  readonly notebook?: true;
  /** When there are no lines where the call asked for some. */
  readonly hint?: string;
}

export interface BinaryRead extends BinaryDescription {
  readonly path: string;
  readonly content: '';
  readonly file_size: number;
  readonly total_lines: null;
  readonly truncated: false;
}

export interface FolderRead {
  readonly path: string;
  readonly is_directory: true;
  readonly entries: readonly string[];
  readonly total_entries: number;
  readonly hint: string;
}

const MAX_NOTEBOOK = 16 * 1024 * 1024;
const SHOWN_ENTRIES = 50;

/** Reads what a path leads to: lines of a text, cells of a notebook, what a binary is, or a folder's first entries. */
export async function readPath(
  files: FilesPort,
  journal: FileJournal,
  path: string,
  options: ReadLinesOptions & { readonly raw?: boolean },
): Promise<TextRead | BinaryRead | FolderRead> {
  const { kind, path: real } = await files.resolve(path);
  if (kind === 'missing') throw await notFound(files, path, real);
  if (kind === 'directory') return readFolder(files, path);
  const reader = await files.open(path);
  journal.noteWay(path, files.cwd, reader.stat.path);
  try {
    return await readOpened(reader, journal, path, options);
  } finally {
    await reader.close();
  }
}

async function readOpened(
  reader: FileReader,
  journal: FileJournal,
  path: string,
  options: ReadLinesOptions & { readonly raw?: boolean },
): Promise<TextRead | BinaryRead> {
  const { stat } = reader;
  const source = await withFirstBlock({ size: stat.size, read: reader.read });
  journal.note(stat, 'read', source.head.length === source.size ? source.head : undefined);
  const file_size = Math.max(stat.size, source.size);
  if (options.raw !== true && /\.ipynb$/i.test(path) && file_size <= MAX_NOTEBOOK) {
    const cells = renderNotebook(Buffer.from(await source.read(0, source.size)).toString('utf8'));
    const lines = cells === undefined ? undefined : await readLines(sourceOf(cells), options);
    if (lines !== undefined) return { path, ...lines, file_size, is_binary: false, is_image: false, notebook: true };
  }
  const lines = looksLikeBinaryFormat(source.head)
    ? undefined
    : await readLines(source, { ...options, index: journal.indexes.of(stat) });
  if (lines === undefined) {
    const described = await describeBinary(source.head.subarray(0, BLOCK));
    return { path, content: '', file_size, total_lines: null, truncated: false, ...described };
  }
  return { path, ...lines, file_size, is_binary: false, is_image: false, ...pastTheEnd(lines, options.offset) };
}

function pastTheEnd({ total_lines }: ReadLines, offset: number): { hint?: string } {
  if (total_lines === null || total_lines === 0 || offset <= total_lines) return {};
  return { hint: `The file has ${total_lines} lines; line ${offset} is past its end.` };
}

export function sourceOf(text: string): ByteSource {
  const bytes = Buffer.from(text, 'utf8');
  return { size: bytes.length, read: async (position, length) => bytes.subarray(position, position + length) };
}

async function readFolder(files: FilesPort, path: string): Promise<FolderRead> {
  const entries = (await files.list(path)).map(({ name, kind }) => (kind === 'directory' ? `${name}/` : name)).sort();
  return {
    path,
    is_directory: true,
    entries: entries.slice(0, SHOWN_ENTRIES),
    total_entries: entries.length,
    hint: `${path} is a folder. Use directory_list for more, or read one of its files.`,
  };
}

async function notFound(files: FilesPort, path: string, real: string): Promise<ToolError> {
  const near = (await findNearNames(files, path)).filter((name) => name !== path);
  const [best] = near;
  return new ToolError(`File not found: ${path}${best === undefined ? '' : `. Did you mean ${best}?`}`, {
    code: 'not_found',
    hint: best === undefined ? `It would be ${real}. Use file_search or directory_list to find it.` : 'Check the name.',
    ...(near.length > 0 ? { details: { similar_files: near } } : {}),
  });
}
