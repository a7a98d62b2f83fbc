import { dirname } from 'node:path';
import type { EnvironmentFiles } from '../../environments/files.js';
import type { FileStat } from '../../kernel/ports.js';
import { createTurns } from '../../lib/create-turns.js';
import type { BlobStore, KeptContent } from './blob-store.js';
import type { CheckpointHeader, CheckpointLine, CheckpointLog, FileState } from './checkpoint-log.js';
import { type ContentMemory, isUntouched } from './content-memory.js';
import type { CheckpointLimits } from './create-checkpoints.js';
import { inSlices } from './in-slices.js';
import { hashContent, keepContent } from './read-content.js';
import { type FoundState, readStates, type TakeContent } from './read-states.js';

/** What one call changes. Nothing is stored before its first path is covered; paths are real. */
export interface Checkpoint {
  /** Keeps paths as they are now, each once per call, with the folders that a path would need and are missing. */
  cover(paths: readonly string[], options?: CoverOptions): Promise<void>;
  /** Notes how paths were that somebody else still knows of, e.g. git, and keeps their contents. */
  coverKnown(known: readonly KnownState[], options?: { readonly maxBytes?: number }): void;
  /** Notes how covered paths are now; `written` is what is known of their content, so that it is not read again. */
  settle(paths: readonly string[], written?: ReadonlyMap<string, KeptContent>): Promise<void>;
  /** Notes how everything covered is now and forgets what did not change; of nothing at all no checkpoint remains. */
  conclude(): Promise<void>;
  skip(path: string, reason: string): void;
  readonly covered: ReadonlyMap<string, { readonly before: FileState }>;
  readonly uncovered: readonly { readonly path: string; readonly reason: string }[];
  /** Set while something is covered. */
  readonly id: string | undefined;
}

export interface CoverOptions {
  readonly maxBytes?: number;
  /** What paths are thought to hold; where that is so, it is kept from here. */
  readonly contents?: ReadonlyMap<string, Uint8Array>;
}

export interface KnownState {
  readonly path: string;
  /** Null when there was nothing. */
  readonly before: { readonly content: Uint8Array; readonly mode: number } | { readonly link: string } | null;
}

export interface CheckpointParts {
  readonly log: CheckpointLog;
  readonly blobs: BlobStore;
  readonly memory: ContentMemory;
  readonly files: EnvironmentFiles;
  readonly header: Omit<CheckpointHeader, 'id'>;
  readonly limits: CheckpointLimits;
}

interface Covered {
  readonly before: FileState;
  /** As it was found, and when; undefined when nothing was there or somebody else told of it. */
  readonly stat?: FileStat | undefined;
  readonly lookedAt: number;
}

/** The checkpoint of a call while it runs. */
export class CallCheckpoint implements Checkpoint {
  readonly covered = new Map<string, Covered>();
  readonly uncovered: { path: string; reason: string }[] = [];
  readonly #parts: CheckpointParts;
  #kept = 0;
  id: string | undefined;

  constructor(parts: CheckpointParts) {
    this.#parts = parts;
  }

  async cover(paths: readonly string[], options: CoverOptions = {}): Promise<void> {
    const wanted = [...new Set(paths)].filter((path) => !this.covered.has(path));
    if (wanted.length === 0) return;
    const skipped: CheckpointLine[] = [];
    const lookedAt = Date.now();
    const found = await readStates(this.#parts.files, wanted, this.#keeping(skipped, options));
    const missing = found.filter(({ state }) => state === null).map(({ path }) => path);
    const all = [...(await this.#missingFolders(missing)), ...found];
    this.#note([], lookedAt, skipped);
    await inSlices(all, (some) => this.#note(some, lookedAt, []));
  }

  coverKnown(known: readonly KnownState[], { maxBytes = Number.POSITIVE_INFINITY } = {}): void {
    const skipped: CheckpointLine[] = [];
    const found = known
      .filter(({ path }) => !this.covered.has(path))
      .map(({ path, before }): FoundState => {
        if (before === null || 'link' in before) return { path, state: before };
        if (this.#kept + before.content.length > maxBytes) {
          skipped.push(this.#leaveOut(path, TOO_MUCH));
          return { path, state: undefined };
        }
        this.#kept += before.content.length;
        return { path, state: { ...this.#parts.blobs.keep(before.content), mode: before.mode } };
      });
    this.#note(found, 0, skipped);
  }

  async settle(paths: readonly string[], written?: ReadonlyMap<string, KeptContent>): Promise<void> {
    if (this.id === undefined) return;
    const covered = paths.filter((path) => this.covered.has(path));
    const missing = await this.#foldersAbove(covered);
    const lines = [...missing, ...covered].map((path) => [path, written?.get(path)] as const);
    const told = lines.flatMap(([path, content]) =>
      content === undefined ? [] : [{ kind: 'after' as const, path, state: content }],
    );
    const unknown = lines.filter(([, content]) => content === undefined).map(([path]) => path);
    const found = unknown.length === 0 ? [] : await readStates(this.#parts.files, unknown, this.#hashing);
    const { id } = this;
    await inSlices([...told, ...afterLines(found)], (some) => this.#parts.log.add(id, some));
  }

  async conclude(): Promise<void> {
    if (this.id === undefined) return;
    const paths = [...this.covered.keys()];
    const found = await readStates(this.#parts.files, paths, this.#hashing);
    const changed = found.filter(({ path, state }) => {
      const before = this.covered.get(path);
      return before !== undefined && state !== undefined && !isSame(before.before, state);
    });
    if (changed.length === 0) {
      this.#parts.log.remove(this.id);
      this.id = undefined;
      return;
    }
    await this.#parts.log.replace(this.id, [
      { kind: 'header', header: { ...this.#parts.header, id: this.id } },
      ...changed.map(({ path }) => beforeLine(path, this.covered.get(path)?.before ?? null)),
      ...afterLines(changed),
      ...this.uncovered.map(({ path, reason }) => ({ kind: 'uncovered' as const, path, reason })),
    ]);
  }

  skip(path: string, reason: string): void {
    this.#note([], 0, [this.#leaveOut(path, reason)]);
  }

  #leaveOut(path: string, reason: string): CheckpointLine {
    this.uncovered.push({ path, reason });
    return { kind: 'uncovered', path, reason };
  }

  #keeping(skipped: CheckpointLine[], { maxBytes = Number.POSITIVE_INFINITY, contents }: CoverOptions): TakeContent {
    const { blobs, memory, limits } = this.#parts;
    return async (stat, open) => {
      const known = memory.recall(stat);
      if (known !== undefined && blobs.renew(known.hash)) return known;
      const reason =
        stat.size > limits.maxFileBytes
          ? `it is larger than ${limits.maxFileBytes} bytes`
          : this.#kept + stat.size > maxBytes
            ? TOO_MUCH
            : undefined;
      if (reason !== undefined) {
        skipped.push(this.#leaveOut(stat.path, reason));
        return undefined;
      }
      const kept = await keepContent(await open(), blobs, contents?.get(stat.path));
      this.#kept += kept.bytes;
      memory.remember(stat, kept);
      return kept;
    };
  }

  /** Files that are surely as they were when they were covered are not read. */
  readonly #hashing: TakeContent = async (stat, open) => {
    const { memory, limits } = this.#parts;
    const covered = this.covered.get(stat.path);
    const { before, stat: then, lookedAt = 0 } = covered ?? {};
    if (before && 'hash' in before && then !== undefined && isUntouched(then, lookedAt, stat)) return before;
    const known = memory.recall(stat);
    if (known !== undefined) return known;
    if (stat.size > limits.maxFileBytes) return undefined;
    const content = await hashContent(await open());
    memory.remember(stat, content);
    return content;
  };

  /** Folders that will have to be made for missing paths, outermost first. */
  async #missingFolders(paths: readonly string[]): Promise<FoundState[]> {
    const folders = new Set<string>();
    const turns = createTurns();
    for (const path of paths) {
      if (turns.areDue()) await turns.give();
      for (let folder = dirname(path); !folders.has(folder) && !this.covered.has(folder); folder = dirname(folder)) {
        const { kind } = await this.#parts.files.resolve(folder, { cwd: '/' });
        if (kind !== 'missing') break;
        folders.add(folder);
      }
    }
    return [...folders].sort().map((path) => ({ path, state: null }));
  }

  /** Folders above paths that were missing when these were covered. */
  async #foldersAbove(paths: readonly string[]): Promise<string[]> {
    const folders = new Set<string>();
    const turns = createTurns();
    for (const path of paths) {
      if (turns.areDue()) await turns.give();
      for (let folder = dirname(path); this.covered.get(folder)?.before === null; folder = dirname(folder)) {
        if (folders.has(folder)) break;
        folders.add(folder);
      }
    }
    const told = new Set(paths);
    return [...folders].sort().filter((folder) => !told.has(folder));
  }

  #note(found: readonly FoundState[], lookedAt: number, skipped: readonly CheckpointLine[]): void {
    const lines: CheckpointLine[] = [];
    for (const { path, state, stat } of found) {
      if (state === undefined || this.covered.has(path)) continue;
      this.covered.set(path, { before: state, stat, lookedAt });
      lines.push(beforeLine(path, state));
    }
    if (lines.length + skipped.length === 0) return;
    const { log, header } = this.#parts;
    if (this.id === undefined) {
      this.id = log.nameFor(header.at);
      log.add(this.id, [{ kind: 'header', header: { ...header, id: this.id } }, ...lines, ...skipped]);
    } else log.add(this.id, [...lines, ...skipped]);
  }
}

const TOO_MUCH = 'the command may change more than is kept for one command';

function beforeLine(path: string, state: FileState): CheckpointLine {
  return { kind: 'before', path, state };
}

function afterLines(found: readonly FoundState[]): CheckpointLine[] {
  return found.flatMap(({ path, state }) => (state === undefined ? [] : [{ kind: 'after', path, state }]));
}

function isSame(before: FileState, after: FileState): boolean {
  if (before === null || after === null) return before === after;
  if ('link' in before) return 'link' in after && before.link === after.link;
  if ('folder' in before) return 'folder' in after && before.mode === after.mode;
  return 'hash' in after && before.hash === after.hash && before.mode === after.mode;
}
