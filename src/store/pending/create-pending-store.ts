import { mkdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Clock } from '../../kernel/context.js';
import { boundedJson } from '../audit/bounded-json.js';
import type { Sql } from '../sqlite/database.js';
import { isAlive, processName } from '../sqlite/process-lock.js';
import type { StoreAccess } from '../store-access.js';
import { StoreError } from '../store-error.js';
import { createSignal, type Signal } from './signal-file.js';

const MOST_PENDING = 1_000;
/** A request is shown whole to whoever answers it; only beyond this is it cut, and then it says so. */
const REQUEST = { leafChars: 262_144, totalChars: 1_048_576 };
/** An answered or expired row of a process that lives is kept this long, so that a late answer can be told so. */
const KEEP_EXPIRED_MS = 3_600_000;

export interface PendingStoreOptions {
  readonly store: StoreAccess;
  readonly home: string;
  readonly clock: Clock;
  /** Masks secrets: a request lies in the database while it waits. */
  readonly redact: (text: string) => string;
}

/** What an approval request must have for this store; the gate's requests have more. */
export interface PendingRequestShape {
  readonly id: string;
  readonly expiresAt: number;
  readonly sessionId?: string;
}

export interface PendingEntry<Request extends PendingRequestShape> {
  readonly request: Request;
  readonly token: string;
}

/** The gate's `PendingStore`, shared by all processes of a home. */
export interface SharedPendingStore<Request extends PendingRequestShape> {
  add(pending: PendingEntry<Request>): Promise<void>;
  /** The requests without an answer whose process still waits. */
  list(): Promise<readonly PendingEntry<Request>[]>;
  /** One step: of two answers only the first is taken. False when the request is gone or has an answer. */
  answer(id: string, answer: unknown): Promise<boolean>;
  remove(id: string): Promise<void>;
  /** Resolves with the answer when there is one; rejects when the signal aborts or the request is removed. */
  waitFor(id: string, signal: AbortSignal): Promise<unknown>;
  heartbeat(watcherId: string, at: number): Promise<void>;
  /** When a watcher was last there, from a file's time: it needs no database and answers at once. */
  lastHeartbeat(): number | undefined;
  /** Tells whenever the list may have changed, in any process; answers the function that ends it. */
  onChange(listener: () => void): () => void;
}

/**
 * Approval requests that a watcher in another process answers. The rows are in `state.db`; a small file beside them
 * is written at every change and watched by the others, so nobody polls (see `createSignal` for the exception).
 */
export function createPendingStore<Request extends PendingRequestShape>(
  options: PendingStoreOptions,
): SharedPendingStore<Request> {
  const { store, clock, redact } = options;
  const folder = join(options.home, 'approvals');
  const heartbeatPath = join(folder, 'heartbeat');
  const signal = createSignal(join(folder, 'changed'));

  return {
    async add({ request, token }) {
      const text = requestText(request, redact);
      await store.write((sql) => insert(sql, request, text, token, clock.now()));
      signal.send();
    },

    list: () => store.read((sql) => waitingRows(sql).map((row) => toEntry<Request>(row))),

    async answer(id, answer) {
      const isFirst = await store.write((sql) => {
        if (!sql.get('SELECT 1 AS found FROM pending_approvals WHERE id = ? AND answer IS NULL', [id])) return false;
        sql.run('UPDATE pending_approvals SET answer = ? WHERE id = ?', [JSON.stringify(answer ?? null), id]);
        return true;
      });
      if (isFirst) signal.send();
      return isFirst;
    },

    async remove(id) {
      await store.write((sql) => sql.run('DELETE FROM pending_approvals WHERE id = ?', [id]));
      signal.send();
    },

    waitFor: (id, abort) => waitForAnswer(store, signal, id, abort),

    async heartbeat(_watcherId, at) {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      writeFileSync(heartbeatPath, '', { mode: 0o600 });
      utimesSync(heartbeatPath, at / 1_000, at / 1_000);
    },

    lastHeartbeat: () => statSync(heartbeatPath, { throwIfNoEntry: false })?.mtimeMs,

    onChange: (listener) => signal.listen(listener),
  };
}

/**
 * Without secrets, but with what names the request: as the value of a key, the id of a session looks like a secret, and
 * a request that was cut or garbled must still be answered.
 */
function requestText({ sessionId, ...request }: PendingRequestShape, redact: PendingStoreOptions['redact']): string {
  const shown: unknown = JSON.parse(boundedJson(request, redact, REQUEST));
  const { id, expiresAt } = request;
  const names = { id, expiresAt, ...(sessionId === undefined ? {} : { sessionId: redact(sessionId) }) };
  return JSON.stringify({ ...(typeof shown === 'string' ? { display: [shown] } : (shown as object)), ...names });
}

function insert(sql: Sql, request: PendingRequestShape, text: string, token: string, now: number): void {
  sql.run('DELETE FROM pending_approvals WHERE expires_at < ?', [now - KEEP_EXPIRED_MS]);
  const count = Number(sql.get('SELECT count(*) AS count FROM pending_approvals')?.count);
  if (count >= MOST_PENDING) {
    throw new StoreError('busy', `${count} approvals are waiting already. Answer or cancel some of them first.`);
  }
  sql.run('INSERT INTO pending_approvals (id, request, token, process, expires_at) VALUES (?, ?, ?, ?, ?)', [
    request.id,
    text,
    token,
    processName(process.pid),
    Math.round(request.expiresAt),
  ]);
}

/** A request of a process that died waits for nobody. */
function waitingRows(sql: Sql) {
  return sql
    .all('SELECT request, token, process FROM pending_approvals WHERE answer IS NULL ORDER BY rowid')
    .filter((row) => isAlive(String(row.process)));
}

function toEntry<Request extends PendingRequestShape>(row: Readonly<Record<string, unknown>>): PendingEntry<Request> {
  return { request: JSON.parse(String(row.request)) as Request, token: String(row.token) };
}

async function waitForAnswer(store: StoreAccess, signal: Signal, id: string, abort: AbortSignal): Promise<unknown> {
  const ended = new AbortController();
  const either = AbortSignal.any([abort, ended.signal]);
  try {
    for (;;) {
      // Listening begins before looking, or a change in between would be missed.
      const change = signal.next(either);
      // It is awaited below, unless the answer is there already.
      change.catch(() => {});
      const row = await store.read((sql) => sql.get('SELECT answer FROM pending_approvals WHERE id = ?', [id]));
      if (!row) throw new Error(`No approval request ${id} is waiting`);
      if (typeof row.answer === 'string') return JSON.parse(row.answer);
      await change;
    }
  } finally {
    ended.abort();
  }
}
