import { stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EnvironmentFiles } from '../../environments/files.js';
import type { Clock } from '../../kernel/context.js';
import { homeKey } from '../home-key.js';
import { type BlobStore, createBlobStore, type KeptContent } from './blob-store.js';
import { CallCheckpoint, type Checkpoint } from './call-checkpoint.js';
import { type CheckpointEntry, type CheckpointHeader, CheckpointLog } from './checkpoint-log.js';
import { createContentMemory } from './content-memory.js';
import { createSeal } from './seal.js';

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

export function createCheckpoints({ folder, clock, limits }: CheckpointsOptions): Checkpoints {
  const blobs = createBlobStore(
    join(folder, 'blobs'),
    createSeal(() => homeKey(join(folder, 'key'))),
  );
  const log = new CheckpointLog(join(folder, 'log'));
  let keptBytes = 0;
  const memory = createContentMemory();
  const count = (kept: KeptContent): KeptContent => {
    keptBytes += kept.bytes;
    return kept;
  };
  const counted: BlobStore = {
    ...blobs,
    keep: (content) => count(blobs.keep(content)),
    keepStream: async (chunks) => count(await blobs.keepStream(chunks)),
  };
  return {
    begin: (header, files) =>
      new CallCheckpoint({ log, blobs: counted, memory, files, limits, header: { ...header, at: clock.now() } }),
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
  for (const entry of gone) log.remove(entry.id);
  const used = new Set(kept.flatMap((entry) => statesOf(entry).map((state) => state.hash)));
  await blobs.sweep((hash) => used.has(hash), now - SETTLING_MS);
  return gone.length;
}

/** Only what was before is stored; of what came after, the hash is enough. */
function statesOf(entry: CheckpointEntry): { hash: string; bytes: number }[] {
  return entry.files.map(({ before }) => before).filter((state) => state !== null && 'hash' in state);
}
