import { ToolError } from '../../kernel/outcome.js';
import type { FileStat, FilesPort, FolderEntry } from '../../kernel/ports.js';
import { createIgnoreRules, type IgnoreRules } from './ignore-rules.js';

export interface ListOptions {
  /** 1: the folder itself; more goes deeper. */
  readonly depth: number;
  readonly sort: 'name' | 'size' | 'time';
  readonly hidden: boolean;
  readonly noIgnore: boolean;
  /** How many entries are answered; all are counted up to a bound. */
  readonly limit: number;
  readonly signal?: AbortSignal;
}

export interface ListedEntry {
  /** Relative to the listed folder. */
  readonly path: string;
  readonly kind: FolderEntry['kind'];
  readonly size?: number;
  /** ISO time of the last change. */
  readonly modified?: string;
  /** Entries of a folder that was looked into. */
  readonly entries?: number;
  readonly depth: number;
}

export interface FolderListing {
  readonly entries: readonly ListedEntry[];
  readonly total: number;
  readonly files: number;
  readonly folders: number;
  readonly bytes: number;
  readonly ignored: number;
  readonly truncated: boolean;
  /** The folder is too large to be counted whole. */
  readonly total_is_lower_bound?: true;
}

const MAX_COUNTED = 100_000;
const PARALLEL = 32;

/** Lists a folder and, with `depth`, what is below it: parents before their children, each folder sorted. */
export async function listFolder(files: FilesPort, path: string, options: ListOptions): Promise<FolderListing> {
  const { kind } = await files.resolve(path);
  if (kind === 'missing') throw new ToolError(`Folder not found: ${path}`, { code: 'not_found' });
  if (kind !== 'directory')
    throw new ToolError(`${path} is a ${kind}, not a folder.`, {
      code: 'invalid_arguments',
      hint: 'Use read_file for files.',
    });
  const tally: Tally = { total: 0, files: 0, folders: 0, bytes: 0, ignored: 0, full: false };
  const rules = createIgnoreRules(files, path);
  if (!options.noIgnore) await rules.loadAbove();
  const entries = await listBelow(files, path, '', 1, options, rules, tally);
  const { full, ...counts } = tally;
  return {
    entries: entries.slice(0, options.limit),
    ...counts,
    truncated: entries.length > options.limit || full,
    ...(full ? { total_is_lower_bound: true as const } : {}),
  };
}

interface Tally {
  total: number;
  files: number;
  folders: number;
  bytes: number;
  ignored: number;
  full: boolean;
}

async function listBelow(
  files: FilesPort,
  root: string,
  below: string,
  depth: number,
  options: ListOptions,
  rules: IgnoreRules,
  tally: Tally,
): Promise<ListedEntry[]> {
  options.signal?.throwIfAborted();
  const folder = below === '' ? root : `${root}/${below}`;
  const visible = await visibleEntries(files, folder, below, options, rules, tally);
  const detailed = await detail(files, folder, below, depth, visible, tally);
  detailed.sort(comparator(options.sort));
  const listed: ListedEntry[] = [];
  for (const entry of detailed) {
    tally.total++;
    if (tally.total > MAX_COUNTED) tally.full = true;
    if (tally.full) break;
    if (entry.kind !== 'directory' || depth >= options.depth) {
      listed.push(entry);
      continue;
    }
    const children = await listBelow(files, root, entry.path, depth + 1, options, rules, tally);
    listed.push({ ...entry, entries: children.filter((child) => child.depth === depth + 1).length });
    for (const child of children) listed.push(child);
  }
  return listed;
}

async function visibleEntries(
  files: FilesPort,
  folder: string,
  below: string,
  { hidden, noIgnore }: ListOptions,
  rules: IgnoreRules,
  tally: Tally,
): Promise<FolderEntry[]> {
  const all = await files.list(folder).catch((problem: unknown) => {
    // Below the folder that was asked for, what may not be read is left out like what is ignored.
    if (below === '') throw problem;
    tally.ignored++;
    return [];
  });
  const shown = all.filter(({ name }) => hidden || !name.startsWith('.'));
  if (!noIgnore) await rules.load(below, all);
  const visible = noIgnore
    ? shown
    : shown.filter(({ name, kind }) => !rules.ignores(below === '' ? name : `${below}/${name}`, kind === 'directory'));
  tally.ignored += all.length - visible.length;
  return visible;
}

async function detail(
  files: FilesPort,
  folder: string,
  below: string,
  depth: number,
  entries: readonly FolderEntry[],
  tally: Tally,
): Promise<ListedEntry[]> {
  const detailed: ListedEntry[] = [];
  for (let i = 0; i < entries.length; i += PARALLEL) {
    const batch = entries.slice(i, i + PARALLEL);
    const stats = await Promise.all(
      batch.map(({ name, kind }) => (kind === 'symlink' ? null : statQuietly(files, `${folder}/${name}`))),
    );
    batch.forEach(({ name, kind }, at) => {
      const stat = stats[at];
      if (kind === 'directory') tally.folders++;
      else tally.files++;
      if (kind === 'file') tally.bytes += stat?.size ?? 0;
      detailed.push({
        path: below === '' ? name : `${below}/${name}`,
        kind,
        ...(stat != null && kind === 'file' ? { size: stat.size } : {}),
        ...(stat != null ? { modified: new Date(stat.mtimeMs).toISOString() } : {}),
        depth,
      });
    });
  }
  return detailed;
}

async function statQuietly(files: FilesPort, path: string): Promise<FileStat | null> {
  // An entry that vanished or may not be looked at is listed without its size.
  return files.stat(path).catch(() => null);
}

function comparator(sort: ListOptions['sort']): (a: ListedEntry, b: ListedEntry) => number {
  const byName = (a: ListedEntry, b: ListedEntry): number => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0);
  if (sort === 'size') return (a, b) => (b.size ?? -1) - (a.size ?? -1) || byName(a, b);
  if (sort === 'time') return (a, b) => (b.modified ?? '').localeCompare(a.modified ?? '') || byName(a, b);
  return byName;
}
