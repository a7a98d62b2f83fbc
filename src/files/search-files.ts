import type { FilesPort } from '../kernel/ports.js';
import { createTurns } from '../lib/create-turns.js';
import { byPath } from './search/by-path.js';
import { createGroupCollector, type FileGroup, type GroupCollector } from './search/collect-groups.js';
import { createFileFilter } from './search/create-file-filter.js';
import { lookAround } from './search/look-around.js';
import { partOfGroup } from './search/part-of-group.js';
import { eventKind, type FoundLine, parseLine } from './search/search-events.js';
import type { ContentSearch, SearchEnd, SearchPort } from './search-port.js';

export interface Match {
  readonly path: string;
  readonly line: number | null;
  readonly column: number;
  readonly text: string;
  readonly before?: readonly string[];
  readonly after?: readonly string[];
}

export interface SearchResult {
  readonly matches?: readonly Match[];
  readonly files?: readonly string[];
  readonly counts?: readonly { readonly path: string; readonly count: number }[];
  readonly total_count: number;
  readonly total_files?: number;
  /** The search was ended early: there are at least this many. */
  readonly total_is_lower_bound?: true;
  readonly truncated: boolean;
  readonly next_offset?: number;
  readonly hint?: string;
  readonly note?: string;
  readonly warnings?: readonly string[];
}

export interface SearchPage {
  readonly outputMode: 'content' | 'files_only' | 'count';
  readonly limit: number;
  readonly offset: number;
  readonly onFirst?: (() => void) | undefined;
  /** Masks a line before a part of it is cut out. */
  readonly mask?: ((text: string) => string) | undefined;
}

/** Over this many matches only as much is searched as the page needs, in the order of paths. */
const MAX_MATCHES = 100_000;

/** Searches inside files and answers one page, in the order of paths and lines, with exact totals where they are sane. */
export async function searchContent(
  port: SearchPort,
  files: FilesPort,
  search: Omit<ContentSearch, 'sorted'>,
  page: SearchPage,
): Promise<SearchResult> {
  const root = await files.resolve(search.path);
  const naming = createNaming(search.path, root.path, root.kind === 'file');
  const unit = page.outputMode === 'content' ? 'matches' : 'files';
  const excluded = new Set<string>();
  const { asked, isWanted } =
    root.kind === 'file' ? { asked: search, isWanted: () => true } : await createFileFilter(port, search);
  let sorted = false;
  for (;;) {
    const collector = createGroupCollector({
      need: page.offset + page.limit,
      unit,
      sorted,
      isShown: (path) => !excluded.has(path) && isWanted(path),
      maxMatches: sorted ? Number.POSITIVE_INFINITY : MAX_MATCHES,
      context: search.context,
    });
    const end = await port.content({ ...asked, sorted }, notifying(collector, page.onFirst));
    if (!sorted && collector.total > MAX_MATCHES) {
      sorted = true;
      continue;
    }
    const found = [...collector.groups().map(({ path }) => path), ...collector.binaries];
    const denied = await findDenied(port, found, naming);
    for (const path of denied) excluded.add(path);
    // Places that were dropped for files that must not be shown have to be found again.
    if (denied.length > 0 && (collector.dropped || end.stopped)) continue;
    const groups = collector.groups().filter(({ path }) => !excluded.has(path));
    const binaries = collector.binaries.filter((path) => !excluded.has(path)).map(naming.shown);
    return describe(files, groups, search, page, naming, { ...end, warnings: [...end.warnings, ...remarks(binaries)] });
  }
}

const MAX_REMARKS = 10;

function remarks(binaries: readonly string[]): string[] {
  return [...binaries]
    .sort(byPath)
    .slice(0, MAX_REMARKS)
    .map((path) => `${path}: has NUL bytes and was left out as binary; give it as the path to search it all the same.`);
}

function notifying(collector: GroupCollector, onFirst: (() => void) | undefined): (event: Buffer) => boolean {
  let told = false;
  return (event) => {
    const more = collector.add(event);
    if (!told && collector.total > 0) {
      told = true;
      onFirst?.();
    }
    return more;
  };
}

async function findDenied(port: SearchPort, paths: readonly string[], naming: Naming): Promise<string[]> {
  const allowed = await port.readable(paths.map(naming.real));
  return paths.filter((_, i) => allowed[i] !== true);
}

async function describe(
  files: FilesPort,
  groups: readonly FileGroup[],
  search: { readonly context: number; readonly fileGlob?: string | undefined },
  page: SearchPage,
  naming: Naming,
  end: SearchEnd,
): Promise<SearchResult> {
  const matches = groups.reduce((sum, group) => sum + group.matches, 0);
  const total = page.outputMode === 'content' ? matches : groups.length;
  const shown = groups.slice(page.offset, page.offset + page.limit);
  const body: Pick<SearchResult, 'matches' | 'files' | 'counts'> =
    page.outputMode === 'content'
      ? { matches: await pageOfMatches(files, groups, search.context, page, naming) }
      : page.outputMode === 'files_only'
        ? { files: shown.map(({ path }) => naming.shown(path)) }
        : { counts: shown.map(({ path, matches: count }) => ({ path: naming.shown(path), count })) };
  const length = body.matches?.length ?? shown.length;
  return {
    ...body,
    total_count: page.outputMode === 'count' ? matches : total,
    total_files: groups.length,
    ...paging(total, length, page, end),
    ...(total === 0 && isListOfGlobs(search.fileGlob) ? { hint: ONE_GLOB } : {}),
  };
}

const ONE_GLOB = 'file_glob is one glob: for several, write them as "{*.ts,*.js}".';

function isListOfGlobs(glob = ''): boolean {
  return /[,;|]|\*\S*\s+\S*\*/.test(glob) && !glob.includes('{');
}

/** Paging, hints and remarks, which every kind of search answers alike. */
export function paging(
  total: number,
  length: number,
  { offset }: SearchPage,
  end: SearchEnd,
): Omit<SearchResult, 'total_count'> {
  const next = offset + length;
  const truncated = next < total || (end.stopped && length > 0);
  return {
    ...(end.stopped ? { total_is_lower_bound: true as const } : {}),
    truncated,
    ...(truncated ? { next_offset: next, hint: `More results: call again with offset ${next}.` } : {}),
    ...(length === 0 && total > 0 ? { hint: `There are only ${total}: offset ${offset} is behind the last.` } : {}),
    ...(end.engine === 'ripgrep' ? {} : { note: NOTES[end.engine] }),
    ...(end.warnings.length > 0 ? { warnings: end.warnings } : {}),
  };
}

const NOTES = {
  'ripgrep-wasm': 'ripgrep is not installed: its WASM build was used, which is slower.',
  'ripgrep-fetched': 'There is no ripgrep in this environment: the files were fetched to be searched, which is slower.',
} as const;

async function pageOfMatches(
  files: FilesPort,
  groups: readonly FileGroup[],
  context: number,
  { offset, limit, mask }: SearchPage,
  naming: Naming,
): Promise<Match[]> {
  const found: Match[] = [];
  const turns = createTurns();
  let before = 0;
  for (const group of groups) {
    if (found.length >= limit) break;
    const from = Math.max(0, offset - before);
    before += group.matches;
    if (from >= group.matches) continue;
    const part = partOfGroup(group.events, from, from + limit - found.length, context);
    const lines: FoundLine[] = [];
    for (const event of part.events) {
      lines.push(parseLine(event, eventKind(event) === 'match' ? 'match' : 'context', mask));
      if (turns.areDue()) await turns.give();
    }
    const isSeen = await lookAround(files, naming.real(group.path), lines);
    const shown = isSeen ? lines : lines.map((line) => ({ ...line, text: GONE }));
    for (const match of matchesOf(shown, context, naming.shown(group.path)).slice(part.skip, part.skip + part.take))
      found.push(match);
  }
  return found;
}

const GONE = '(the line cannot be shown: its file changed while it was searched)';

function matchesOf(lines: readonly FoundLine[], context: number, path: string): Match[] {
  const byNumber = new Map(lines.map((line) => [line.line, line.text] as const));
  return lines
    .filter(({ kind }) => kind === 'match')
    .map((line) => ({
      path,
      line: line.line,
      column: line.column,
      text: line.text,
      ...(context > 0 ? around(line, context, byNumber) : {}),
    }));
}

function around(
  { line, text }: FoundLine,
  context: number,
  byNumber: ReadonlyMap<number | null, string>,
): { before: string[]; after: string[] } {
  const last = (line ?? 0) + text.split('\n').length - 1;
  const pick = (from: number, to: number): string[] =>
    Array.from({ length: to - from + 1 }, (_, i) => byNumber.get(from + i)).filter((found) => found !== undefined);
  return { before: pick((line ?? 0) - context, (line ?? 0) - 1), after: pick(last + 1, last + context) };
}

/** How paths below the searched folder are called for the caller and for the gate. */
export interface Naming {
  shown(path: string): string;
  real(path: string): string;
}

export function createNaming(asked: string, real: string, isFile: boolean): Naming {
  const base = asked.replace(/^(?:\.\/)+/, '').replace(/\/+$/, '');
  const prefix = base === '' && asked.startsWith('/') ? '/' : base === '' || base === '.' ? '' : `${base}/`;
  return {
    shown: (path) => (isFile ? asked.replace(/\/+$/, '') : prefix + path),
    real: (path) => (isFile ? real : `${real === '/' ? '' : real}/${path}`),
  };
}
