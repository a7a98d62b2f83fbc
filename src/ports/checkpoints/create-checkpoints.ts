import { stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EnvironmentFiles } from '../../environments/files.js';
import type { Clock } from '../../kernel/context.js';
import { type BlobStore, createBlobStore } from './blob-store.js';
import { type CheckpointEntry, type CheckpointHeader, type CheckpointLine, CheckpointLog } from './checkpoint-log.js';
import { hashContent, readState } from './read-state.js';

export interface CheckpointLimits {
  readonly maxAgeMs: number;
  readonly maxBytes: number;
  /** A single file above this is not covered, and said so. */
  readonly maxFileBytes: number;
}

export interface CheckpointsOptions {
  /** `<home>/checkpoints`. */
  readonly folder: string;
  readonly clock: Clock;
  readonly limits: CheckpointLimits;
}

/** What can be undone. Nothing is written into the project itself. */
export interface Checkpoints {
  /** A checkpoint for one call; nothing is stored before its first file is covered. */
  begin(header: Omit<CheckpointHeader, 'id' | 'at'>, files: EnvironmentFiles): Checkpoint;
  list(filter?: { cwd?: string }): Promise<CheckpointEntry[]>;
  find(id: string): Promise<CheckpointEntry | undefined>;
  content(hash: string): Promise<Uint8Array>;
  /** Drops what is too old, then the oldest until the rest fits. Answers how many went. */
  prune(): Promise<number>;
  /** Prunes when it is time: once a day, or when this process has kept a good part of what may be kept. */
  pruneWhenDue(): Promise<number>;
}

export interface Checkpoint {
  /** Keeps a file as it is now, once per call. The path is real. */
  cover(path: string): Promise<void>;
  /** `cover` for many files: written down together. */
  coverAll(paths: readonly string[]): Promise<void>;
  /** Keeps a content somebody else still has, e.g. git. */
  coverContent(path: string, content: Uint8Array | null, mode: number): Promise<void>;
  /** Notes how a covered file is now; `written` is what is known of its content, so that it is not read again. */
  settle(path: string, written?: { readonly hash: string; readonly bytes: number }): Promise<void>;
  settleAll(paths: readonly string[]): Promise<void>;
  skip(path: string, reason: string): Promise<void>;
  readonly covered: ReadonlySet<string>;
  /** Kept so far. */
  readonly bytes: number;
  readonly uncovered: readonly { readonly path: string; readonly reason: string }[];
  /** Set once something was covered. */
  readonly id: string | undefined;
}

export function createCheckpoints({ folder, clock, limits }: CheckpointsOptions): Checkpoints {
  const blobs = createBlobStore(join(folder, 'blobs'));
  const log = new CheckpointLog(join(folder, 'log'));
  let keptBytes = 0;
  const counted: BlobStore = {
    ...blobs,
    async put(chunks) {
      const kept = await blobs.put(chunks);
      keptBytes += kept.bytes;
      return kept;
    },
  };
  return {
    begin: (header, files) => new CallCheckpoint(log, counted, files, { ...header, at: clock.now() }, limits),
    async list(filter = {}) {
      const all = await log.list();
      return filter.cwd === undefined ? all : all.filter((entry) => entry.cwd === filter.cwd);
    },
    find: (id) => log.read(id),
    content: (hash) => blobs.read(hash),
    prune: () => prune(log, blobs, clock.now(), limits),
    async pruneWhenDue() {
      const isDue = keptBytes > limits.maxBytes / 8 || (await isNewDay(join(folder, 'pruned'), clock.now()));
      return isDue ? prune(log, blobs, clock.now(), limits) : 0;
    },
  };
}

const DAY_MS = 86_400_000;

/** Whether the mark is a day old; then it is set anew, so that of several processes one does the work. */
async function isNewDay(mark: string, now: number): Promise<boolean> {
  const last = await stat(mark).catch(() => undefined); // never marked
  if (last !== undefined && now - last.mtimeMs < DAY_MS) return false;
  try {
    await writeFile(mark, '', { mode: 0o600 });
    await utimes(mark, now / 1000, now / 1000);
  } catch {
    return false; // no checkpoints were ever kept: there is no folder
  }
  return last !== undefined;
}

class CallCheckpoint implements Checkpoint {
  readonly covered = new Set<string>();
  bytes = 0;
  readonly uncovered: { path: string; reason: string }[] = [];
  readonly #log: CheckpointLog;
  readonly #blobs: BlobStore;
  readonly #files: EnvironmentFiles;
  readonly #header: Omit<CheckpointHeader, 'id'>;
  readonly #limits: CheckpointLimits;
  #started: Promise<CheckpointHeader> | undefined;
  id: string | undefined;

  constructor(
    log: CheckpointLog,
    blobs: BlobStore,
    files: EnvironmentFiles,
    header: Omit<CheckpointHeader, 'id'>,
    limits: CheckpointLimits,
  ) {
    this.#log = log;
    this.#blobs = blobs;
    this.#files = files;
    this.#header = header;
    this.#limits = limits;
  }

  cover(path: string): Promise<void> {
    return this.coverAll([path]);
  }

  async coverAll(paths: readonly string[]): Promise<void> {
    const lines: CheckpointLine[] = [];
    for (const path of paths) if (!this.covered.has(path)) lines.push(...(await this.#lookAt(path)));
    if (lines.length === 0) return;
    const { id } = await this.#start();
    await this.#log.add(id, ...lines);
    for (const line of lines) if (line.kind === 'before') this.covered.add(line.path);
  }

  async #lookAt(path: string): Promise<CheckpointLine[]> {
    const state = await readState(this.#files, path, this.#blobs.put, this.#limits.maxFileBytes);
    if (state === 'special') return [];
    if (state === 'too-large') {
      const reason = `it is larger than ${this.#limits.maxFileBytes} bytes`;
      this.uncovered.push({ path, reason });
      return [{ kind: 'uncovered', path, reason }];
    }
    if (state !== null && 'bytes' in state) this.bytes += state.bytes;
    return [{ kind: 'before', path, state }];
  }

  async coverContent(path: string, content: Uint8Array | null, mode: number): Promise<void> {
    if (this.covered.has(path)) return;
    const state = content === null ? null : { ...(await this.#blobs.put(once(content))), mode };
    if (state !== null) this.bytes += state.bytes;
    const { id } = await this.#start();
    await this.#log.add(id, { kind: 'before', path, state });
    this.covered.add(path);
  }

  async settle(path: string, written?: { readonly hash: string; readonly bytes: number }): Promise<void> {
    if (this.id !== undefined) await this.#log.add(this.id, ...(await this.#after(path, written)));
  }

  async settleAll(paths: readonly string[]): Promise<void> {
    const lines: CheckpointLine[] = [];
    for (const path of paths) lines.push(...(await this.#after(path)));
    if (this.id !== undefined) await this.#log.add(this.id, ...lines);
  }

  async #after(path: string, written?: { readonly hash: string; readonly bytes: number }): Promise<CheckpointLine[]> {
    if (!this.covered.has(path)) return [];
    const take = written === undefined ? hashContent : async () => ({ hash: written.hash, bytes: written.bytes });
    const state = await readState(this.#files, path, take, this.#limits.maxFileBytes);
    return state === 'too-large' || state === 'special' ? [] : [{ kind: 'after', path, state }];
  }

  async skip(path: string, reason: string): Promise<void> {
    this.uncovered.push({ path, reason });
    const { id } = await this.#start();
    await this.#log.add(id, { kind: 'uncovered', path, reason });
  }

  #start(): Promise<CheckpointHeader> {
    this.#started ??= this.#log.start(this.#header).then((header) => {
      this.id = header.id;
      return header;
    });
    return this.#started;
  }
}

async function* once(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content;
}

/** A content is stored before the line that names it: what is this young may still get its line. */
const SETTLING_MS = 3_600_000;

async function prune(log: CheckpointLog, blobs: BlobStore, now: number, limits: CheckpointLimits): Promise<number> {
  const entries = await log.list();
  let bytes = 0;
  const seen = new Set<string>();
  const kept = entries.filter((entry) => {
    for (const state of statesOf(entry)) {
      if (!seen.has(state.hash)) bytes += state.bytes;
      seen.add(state.hash);
    }
    return now - entry.at <= limits.maxAgeMs && bytes <= limits.maxBytes;
  });
  const keptIds = new Set(kept.map((entry) => entry.id));
  const gone = entries.filter((entry) => !keptIds.has(entry.id));
  if (gone.length === 0) return 0;
  for (const entry of gone) await log.remove(entry.id);
  const used = new Set(kept.flatMap((entry) => statesOf(entry).map((state) => state.hash)));
  await blobs.sweep((hash) => used.has(hash), now - SETTLING_MS);
  return gone.length;
}

/** Only what was before is stored; of what came after, the hash is enough. */
function statesOf(entry: CheckpointEntry): { hash: string; bytes: number }[] {
  return entry.files.map(({ before }) => before).filter((state) => state !== null && 'hash' in state);
}
