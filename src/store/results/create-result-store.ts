import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../../kernel/context.js';
import { ToolError } from '../../kernel/outcome.js';
import type { ResultStore, StoredResultReader } from '../../kernel/result-store.js';
import { toStoreError } from '../store-error.js';
import { type PruneReport, pruneResults, type ResultLimits } from './prune-results.js';
import type { PiecewiseRedact } from './redact-file.js';
import { newResultId, resultId, sessionFolder } from './result-layout.js';
import { openResultFile, type Redact } from './result-reader.js';
import { type FinishedResult, ResultWriter } from './result-writer.js';

const DEFAULT_LIMITS: ResultLimits = { maxAgeMs: 7 * 24 * 3_600_000, maxBytes: 1_024 ** 3 };
const DEFAULT_SPOOL_BYTES = 10 * 1_024 * 1_024;

export interface ResultStoreOptions {
  /** `<home>/results`; made at the first use. */
  readonly folder: string;
  readonly clock: Clock;
  /** Retention. Default: 7 days, 1 GiB. */
  readonly limits?: Partial<ResultLimits>;
  /** Masks secrets in raw results whenever they are read out; without it raw results cannot be opened. */
  readonly redact?: Redact;
  /** The same in pieces, for raw results that are too large to be held in memory. */
  readonly redactStream?: PiecewiseRedact['stream'];
}

export interface CreateResultOptions {
  readonly mediaType?: string;
  readonly name?: string;
  /** The content is not redacted yet. */
  readonly raw?: boolean;
  /** Beyond this, beginning and end are kept, half each. Default 10 MiB. */
  readonly maxBytes?: number;
}

export interface FileResultStore extends ResultStore {
  put(...args: Parameters<ResultStore['put']>): Promise<FinishedResult>;
  /** Begins a result that arrives in pieces. `open` reads it while it grows, in this process. */
  create(sessionId: string, options?: CreateResultOptions): Promise<ResultWriter>;
  /** Applies the retention limits now. It also happens by itself as results are written. */
  prune(limits?: Partial<ResultLimits>): Promise<PruneReport>;
}

/**
 * Keeps results as files, mode 0600, one folder per session, so it works without a database. A `result://` address
 * cannot be guessed and opens only in its own session; everything else is `not_found`. Writing rejects with a
 * StoreError when the disk is full or read-only, and leaves nothing half written.
 */
export function createResultStore(options: ResultStoreOptions): FileResultStore {
  const { folder, clock, redact, redactStream } = options;
  const piecewise = redact && redactStream && { redact, stream: redactStream };
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const growing = new Map<string, ResultWriter>();
  /** The first result of a process prunes: a process may be short and never reach the next time. */
  let untilPrune = 0;

  const begin = async (sessionId: string, create: CreateResultOptions): Promise<ResultWriter> => {
    const id = newResultId();
    const session = sessionFolder(folder, sessionId);
    const path = join(session, id);
    await mkdir(session, { recursive: true, mode: 0o700 });
    const writer = await ResultWriter.open({
      id,
      path,
      mediaType: create.mediaType ?? 'text/plain',
      name: create.name,
      raw: create.raw ?? false,
      maxBytes: create.maxBytes ?? DEFAULT_SPOOL_BYTES,
      now: () => clock.now(),
      onEnd: (bytes) => {
        growing.delete(path);
        untilPrune -= bytes;
        if (untilPrune > 0) return;
        untilPrune = limits.maxBytes / 8;
        // The limits hold again at the next time; nobody waits for this one.
        pruneResults(folder, limits, clock.now()).catch(() => {});
      },
    });
    growing.set(path, writer);
    return writer;
  };

  const typed = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (problem) {
      throw toStoreError(problem, folder);
    }
  };

  return {
    put: (sessionId, content, { mediaType, name } = {}) =>
      typed(async () => {
        const bytes = typeof content === 'string' ? Buffer.from(content) : content;
        refuseTooLarge(bytes.length, limits.maxBytes);
        const type = mediaType ?? (typeof content === 'string' ? 'text/plain' : 'application/octet-stream');
        // Room for all of it in the head: a result that is put is kept whole.
        const room = { mediaType: type, maxBytes: bytes.length * 2, ...(name !== undefined && { name }) };
        const writer = await begin(sessionId, room);
        try {
          await writer.write(bytes);
          return await writer.finish();
        } catch (problem) {
          await writer.abandon();
          throw problem;
        }
      }),

    create: (sessionId, create = {}) => typed(() => begin(sessionId, create)),

    open: (sessionId, uri) =>
      typed(async () => {
        const id = resultId(uri);
        const path = id && join(sessionFolder(folder, sessionId), id);
        const reader =
          path && ((await growing.get(path)?.reader(redact)) ?? (await openResultFile(path, redact, piecewise)));
        return reader || notFound(uri);
      }),

    prune: (some) => typed(() => pruneResults(folder, { ...limits, ...some }, clock.now())),
  };
}

function notFound(uri: string): StoredResultReader {
  throw new ToolError(`There is no stored result ${JSON.stringify(uri.slice(0, 80))} in this session`, {
    code: 'not_found',
    hint: 'Use the exact result:// address from the tool result. Old results are removed after some days.',
  });
}

function refuseTooLarge(bytes: number, maxBytes: number): void {
  if (bytes <= maxBytes) return;
  throw new ToolError(`The result has ${bytes} bytes; the result store keeps at most ${maxBytes}`, {
    code: 'too_large',
    hint: 'Ask for less at once, or write the output to a file.',
  });
}
