import type { Effect, Origin } from '../../kernel/effect.js';
import type { StoreAccess } from '../store-access.js';
import { type ChainHead, readHead } from './append-rows.js';
import { importJournals, rowsOnTheirWay } from './journal/import-journals.js';

const PAGE = 500;

/** One call as the log tells it: its outcome together with its intent. */
export interface AuditEntry {
  /** The number of its last row; `showAudit` takes it, or the call's id. */
  readonly id: number;
  readonly kind: 'call' | 'anchor';
  readonly at: number;
  readonly callId?: string | undefined;
  readonly parentId?: string | undefined;
  readonly sessionId?: string | undefined;
  readonly taskId?: string | undefined;
  readonly origin?: Origin | undefined;
  readonly tool?: string | undefined;
  readonly args?: unknown;
  readonly effects?: readonly Effect[] | undefined;
  readonly decision?: 'allow' | 'deny' | undefined;
  readonly rules?: readonly string[] | undefined;
  readonly approval?: { readonly id: string; readonly answer: string; readonly by: string } | undefined;
  /** `running` also when its process died: an intent without an outcome. */
  readonly outcome?: 'ok' | 'failed' | 'running' | undefined;
  readonly code?: string | undefined;
  readonly error?: string | undefined;
  readonly durationMs?: number | undefined;
  readonly resultChars?: number | undefined;
  readonly hash: string;
  /** The rows this entry was read from. */
  readonly rows: readonly number[];
}

export interface AuditFilter {
  readonly limit?: number | undefined;
  /** The id the call was made under. */
  readonly call?: string | undefined;
  readonly tool?: string | undefined;
  readonly session?: string | undefined;
  readonly origin?: string | undefined;
  readonly decision?: string | undefined;
  /** Milliseconds since 1970. */
  readonly since?: number | undefined;
}

/** The calls of the log, newest first; by default the last 50. */
export async function listAudit(store: StoreAccess, filter: AuditFilter = {}): Promise<AuditEntry[]> {
  const entries: AuditEntry[] = [];
  const limit = filter.limit ?? 50;
  if (limit <= 0) return entries;
  for await (const entry of readCalls(store, filter)) {
    entries.push(entry);
    if (entries.length >= limit) break;
  }
  return entries;
}

/** One call by the number of any of its rows or by its call id; undefined when the log does not have it. */
export async function showAudit(store: StoreAccess, id: string | number): Promise<AuditEntry | undefined> {
  if (!/^\d{1,15}$/.test(String(id))) return firstOf(readCalls(store, { call: String(id) }));
  const seq = Number(id);
  await importJournals(store, { of: 'everybody' });
  const row = await store.read((sql) => sql.get('SELECT seq, body, hash FROM audit WHERE seq = ?', [seq]));
  const body = parseBody(row?.body);
  if (row && typeof body.call !== 'string') return toEntry(seq, String(row.hash), body, undefined);
  for await (const entry of readCalls(store, { call: row ? String(body.call) : String(id) })) {
    if (!row || entry.rows.includes(seq)) return entry;
  }
  return undefined;
}

async function firstOf<T>(items: AsyncIterable<T>): Promise<T | undefined> {
  for await (const item of items) return item;
  return undefined;
}

/** The number and hash of the last row, for keeping elsewhere. */
export async function auditHead(store: StoreAccess): Promise<ChainHead> {
  await rowsOnTheirWay(store);
  return store.read(readHead);
}

/**
 * Every call of the log, newest first, read page by page. An outcome comes before its intent this way, so an intent
 * that no outcome has named is one that never ended.
 */
export async function* readCalls(store: StoreAccess, filter: AuditFilter = {}): AsyncGenerator<AuditEntry> {
  await importJournals(store, { of: 'everybody' });
  const finished = new Set<number>();
  const { conditions, params } = whereClause(filter);
  for (let before = Number.MAX_SAFE_INTEGER; ; ) {
    const page = await store.read((sql) => {
      const rows = sql.all(
        `SELECT seq, body, hash FROM audit_columns WHERE seq < ?${conditions} ORDER BY seq DESC LIMIT ${PAGE}`,
        [before, ...params],
      );
      return rows.map((row) => {
        const body = parseBody(row.body);
        const intent =
          typeof body.intent === 'number'
            ? parseBody(sql.get('SELECT body FROM audit WHERE seq = ?', [body.intent])?.body)
            : undefined;
        return { seq: Number(row.seq), hash: String(row.hash), body, intent };
      });
    });
    for (const { seq, hash, body, intent } of page) {
      if (typeof body.intent === 'number') finished.add(body.intent);
      if (finished.delete(seq)) continue;
      yield toEntry(seq, hash, body, intent);
    }
    if (page.length < PAGE) return;
    before = page.at(-1)?.seq ?? 0;
  }
}

type Body = Readonly<Record<string, unknown>>;

function whereClause(filter: AuditFilter): { conditions: string; params: (string | number)[] } {
  const params: (string | number)[] = [];
  let conditions = '';
  for (const column of ['call', 'tool', 'session', 'origin', 'decision'] as const) {
    const value = filter[column];
    if (value === undefined) continue;
    conditions += ` AND ${column} = ?`;
    params.push(value);
  }
  if (filter.since !== undefined) {
    conditions += ' AND at >= ?';
    params.push(filter.since);
  }
  return { conditions, params };
}

/** A row that somebody damaged still has to be shown; `verifyAudit` says what is wrong with it. */
function parseBody(text: unknown): Body {
  try {
    const body: unknown = JSON.parse(String(text));
    return typeof body === 'object' && body !== null ? (body as Body) : {};
  } catch {
    return {};
  }
}

function toEntry(seq: number, hash: string, body: Body, intent: Body | undefined): AuditEntry {
  const all = { ...intent, ...body } as Record<string, never>;
  return {
    id: seq,
    kind: all.kind === 'anchor' ? 'anchor' : 'call',
    at: all.at ?? 0,
    callId: all.call,
    parentId: all.parent,
    sessionId: all.session,
    taskId: all.task,
    origin: all.origin,
    tool: all.tool,
    args: all.args,
    effects: all.effects,
    decision: all.decision,
    rules: all.rules,
    approval: all.approval,
    outcome: outcomeOf(body),
    code: all.code,
    error: all.error,
    durationMs: all.ms,
    resultChars: all.chars,
    hash,
    rows: typeof body.intent === 'number' ? [body.intent, seq] : [seq],
  };
}

function outcomeOf(body: Body): AuditEntry['outcome'] {
  if (body.kind === 'intent') return 'running';
  if (body.kind !== 'outcome') return undefined;
  return body.ok === true ? 'ok' : 'failed';
}
