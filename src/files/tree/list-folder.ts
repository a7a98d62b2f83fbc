import { ToolError } from '../../kernel/outcome.js';
import type { FilesPort, FolderEntry, FolderReader } from '../../kernel/ports.js';
import { createTurns } from '../../lib/create-turns.js';
import { byText, sortInTurns } from '../../lib/sort-in-turns.js';
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
const AT_ONCE = 512;

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
  const entries = await listBelow({ files, root: path, options, rules, tally }, '', 1);
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

/** What every folder of one listing is listed with. */
interface Walk {
  readonly files: FilesPort;
  readonly root: string;
  readonly options: ListOptions;
  readonly rules: IgnoreRules;
  readonly tally: Tally;
}

async function listBelow(walk: Walk, below: string, depth: number): Promise<ListedEntry[]> {
  const { options, tally } = walk;
  options.signal?.throwIfAborted();
  const detailed = await membersOf(walk, below, depth);
  const sorted = await sortInTurns(detailed, comparator(options.sort));
  const listed: ListedEntry[] = [];
  for (const entry of sorted) {
    tally.total++;
    if (tally.total > MAX_COUNTED) tally.full = true;
    if (tally.full) break;
    if (entry.kind !== 'directory' || depth >= options.depth) {
      listed.push(entry);
      continue;
    }
    const children = await listBelow(walk, entry.path, depth + 1);
    listed.push({ ...entry, entries: children.filter((child) => child.depth === depth + 1).length });
    for (const child of children) listed.push(child);
  }
  return listed;
}

async function membersOf(walk: Walk, below: string, depth: number): Promise<ListedEntry[]> {
  const { files, root, options, tally } = walk;
  try {
    const folder = await files.openFolder(below === '' ? root : `${root}/${below}`);
    try {
      const visible = await visibleEntries(walk, folder, below);
      return await detail(folder, below, depth, visible, tally);
    } finally {
      await folder.close();
    }
  } catch (problem) {
    options.signal?.throwIfAborted();
    // Below the folder that was asked for, what may not be read is left out like what is ignored.
    if (below === '') throw problem;
    tally.ignored++;
    return [];
  }
}

async function visibleEntries(
  { options: { hidden, noIgnore }, rules, tally }: Walk,
  folder: FolderReader,
  below: string,
): Promise<FolderEntry[]> {
  const all = await folder.list();
  if (!noIgnore) await rules.load(below, all);
  const visible: FolderEntry[] = [];
  const turns = createTurns();
  for (const entry of all) {
    if (turns.areDue()) await turns.give();
    const isShown =
      (hidden || !entry.name.startsWith('.')) &&
      (noIgnore || !rules.ignores(within(below, entry.name), entry.kind === 'directory'));
    if (isShown) visible.push(entry);
  }
  tally.ignored += all.length - visible.length;
  return visible;
}

async function detail(
  folder: FolderReader,
  below: string,
  depth: number,
  entries: readonly FolderEntry[],
  tally: Tally,
): Promise<ListedEntry[]> {
  const detailed: ListedEntry[] = [];
  for (let at = 0; at < entries.length; at += AT_ONCE) {
    const batch = entries.slice(at, at + AT_ONCE);
    // Where a link leads is not looked at.
    const stats = await folder.look(batch.filter(({ kind }) => kind !== 'symlink').map(({ name }) => name));
    let next = 0;
    for (const { name, kind } of batch) {
      const stat = kind === 'symlink' ? null : (stats[next++] ?? null);
      if (kind === 'directory') tally.folders++;
      else tally.files++;
      if (kind === 'file') tally.bytes += stat?.size ?? 0;
      detailed.push({
        path: within(below, name),
        kind,
        ...(stat !== null && kind === 'file' ? { size: stat.size } : {}),
        ...(stat === null ? {} : { modified: new Date(stat.mtimeMs).toISOString() }),
        depth,
      });
    }
  }
  return detailed;
}

function within(below: string, name: string): string {
  return below === '' ? name : `${below}/${name}`;
}

function comparator(sort: ListOptions['sort']): (a: ListedEntry, b: ListedEntry) => number {
  const byName = (a: ListedEntry, b: ListedEntry): number => byText(a.path, b.path);
  if (sort === 'size') return (a, b) => (b.size ?? -1) - (a.size ?? -1) || byName(a, b);
  if (sort === 'time') return (a, b) => byText(b.modified ?? '', a.modified ?? '') || byName(a, b);
  return byName;
}
