import type { Sql } from '../sqlite/database.js';
import { damagedFiles } from '../sqlite/replace-damaged.js';
import type { StoreAccess } from '../store-access.js';
import { type ChainHead, chainHash } from './append-rows.js';
import { rowsOnTheirWay } from './journal/import-journals.js';
import { UNREADABLE } from './journal/journal-row.js';

const PAGE = 2_000;
const MOST_PROBLEMS = 100;
const GENESIS = '0'.repeat(64);

export interface AuditProblem {
  readonly kind: 'edited' | 'missing' | 'reordered' | 'truncated' | 'anchor' | 'damaged';
  /** The row where it was noticed. */
  readonly seq: number;
  readonly message: string;
}

export interface AuditReport {
  readonly ok: boolean;
  readonly rows: number;
  /** Rows that are kept beside the log and cannot enter it, because the disk is full or may not be written. */
  readonly waiting: number;
  readonly first: number | undefined;
  readonly head: ChainHead;
  /** At most 100; the first one is where to look. */
  readonly problems: readonly AuditProblem[];
}

export interface VerifyAuditOptions {
  /** A head printed earlier and kept elsewhere: the log must still lead through it. */
  readonly expectedHead?: { readonly seq?: number | undefined; readonly hash: string } | undefined;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Walks the whole chain and tells every edit, gap, reordering and cut it finds. A log that somebody rewrote from
 * beginning to end, hashes and all, is found only with an `expectedHead` that was kept elsewhere.
 */
export async function verifyAudit(store: StoreAccess, options: VerifyAuditOptions = {}): Promise<AuditReport> {
  const { length: waiting } = await rowsOnTheirWay(store);
  for (;;) {
    const before = await store.read(readBounds);
    const walk = createWalk(before, options.expectedHead);
    let after = -1;
    for (let more = true; more; ) {
      options.signal?.throwIfAborted();
      const page = await store.read((sql) =>
        sql.all(`SELECT seq, body, hash FROM audit WHERE seq > ? AND seq <= ? ORDER BY seq LIMIT ${PAGE}`, [
          after,
          before.last,
        ]),
      );
      for (const row of page) walk.step({ seq: Number(row.seq), body: String(row.body), hash: String(row.hash) });
      after = Number(page.at(-1)?.seq);
      more = page.length === PAGE;
    }
    const { prunedThrough } = await store.read(readBounds);
    // Retention that ran meanwhile looks like missing rows: look again.
    if (prunedThrough !== before.prunedThrough) continue;
    const report = walk.finish();
    const guards = await store.read(missingGuards);
    const problems = [...report.problems, ...guards, ...damagedFiles(store.path).map(aboutDamaged)];
    return { ...report, ok: problems.length === 0, problems, waiting };
  }
}

const GUARDS = ['audit_rows_never_change', 'audit_rows_leave_by_retention_only'];

/** Rows cannot be changed by hand without taking these away first. */
function missingGuards(sql: Sql): AuditProblem[] {
  const found = sql.all("SELECT name FROM sqlite_master WHERE type = 'trigger'").map(({ name }) => String(name));
  return GUARDS.filter((name) => !found.includes(name)).map((name) => ({
    kind: 'edited',
    seq: 0,
    message: `The trigger ${name}, which keeps rows from being changed, was taken away: somebody opened the log by hand.`,
  }));
}

/** The chain that took its place is whole in itself, and would hide what was lost. */
function aboutDamaged(path: string): AuditProblem {
  const message = `The log was damaged and begun again, from a backup where there was one. ${path} is the damaged file: rows in it may be missing here. Move it away when you have looked at it.`;
  return { kind: 'damaged', seq: 0, message };
}

interface Bounds {
  readonly head: ChainHead;
  readonly prunedThrough: number;
  /** The last row there is, which is not the head when somebody added or cut rows by hand. */
  readonly last: number;
}

/** One statement, so that other processes cannot append between two looks. */
function readBounds(sql: Sql): Bounds {
  const row = sql.get(
    'SELECT seq, hash, pruned_through, (SELECT coalesce(max(seq), 0) FROM audit) AS last FROM audit_state WHERE id = 1',
  );
  return {
    head: { seq: Number(row?.seq), hash: String(row?.hash) },
    prunedThrough: Number(row?.pruned_through),
    last: Number(row?.last),
  };
}

interface ChainRow {
  readonly seq: number;
  readonly body: string;
  readonly hash: string;
}

function createWalk({ head, last }: Bounds, expected: VerifyAuditOptions['expectedHead']) {
  const problems: AuditProblem[] = [];
  let rows = 0;
  let first: ChainRow | undefined;
  let previous: ChainRow | undefined;
  let firstIsAnchored = false;
  let foundExpected = expected === undefined || (head.seq === 0 && expected.hash === GENESIS);

  const report = (kind: AuditProblem['kind'], seq: number, message: string): void => {
    if (problems.length < MOST_PROBLEMS) problems.push({ kind, seq, message });
  };

  const checkLink = (row: ChainRow): void => {
    const from = previous ?? { seq: row.seq === 1 ? 0 : row.seq - 1, hash: row.seq === 1 ? GENESIS : undefined };
    if (row.seq !== from.seq + 1) {
      report('missing', row.seq, `Rows ${from.seq + 1} to ${row.seq - 1} are missing.`);
      return;
    }
    if (from.hash !== undefined && chainHash(from.hash, row.body) !== row.hash) {
      report('edited', row.seq, `Row ${row.seq} does not follow from row ${from.seq}: it, or its hash, was changed.`);
    }
  };

  const reportUnreadable = ({ seq, body }: ChainRow): void => {
    const altered = /"altered":(\d+)/.exec(body)?.[1];
    if (altered === undefined) {
      report('damaged', seq, `Row ${seq} was damaged before it entered the chain; it shows what is left.`);
      return;
    }
    const rows = Number(altered) === 0 ? 'Rows' : `The ${altered} rows`;
    report('edited', seq, `${rows} before row ${seq} were changed, or others removed, before they entered the chain.`);
  };

  const checkAnchor = (row: ChainRow): void => {
    if (!row.body.includes('"kind":"anchor"')) return;
    const anchor = parseAnchor(row.body);
    if (!anchor || !first) return;
    if (anchor.hash === expected?.hash) foundExpected = true;
    if (anchor.through === first.seq - 1) firstIsAnchored = chainHash(anchor.hash, first.body) === first.hash;
  };

  return {
    step(row: ChainRow): void {
      rows += 1;
      first ??= row;
      const written = Number(/^\{"seq":(\d+),/.exec(row.body)?.[1]);
      if (written !== row.seq) {
        report('reordered', row.seq, `Row ${row.seq} holds the content of row ${written}: rows were moved.`);
      }
      checkLink(row);
      checkAnchor(row);
      if (row.body.startsWith(UNREADABLE, row.body.indexOf(',') + 1)) reportUnreadable(row);
      if (row.hash === expected?.hash && (expected.seq === undefined || expected.seq === row.seq)) foundExpected = true;
      previous = row;
    },

    finish(): Omit<AuditReport, 'waiting'> {
      if (first && first.seq > 1 && !firstIsAnchored) {
        report(
          'anchor',
          first.seq,
          `The rows before ${first.seq} are missing and no retention entry accounts for them.`,
        );
      }
      if (last < head.seq) {
        report('truncated', head.seq, `The log ends at row ${last}; ${head.seq} had been written.`);
      } else if (last > head.seq) {
        report(
          'edited',
          last,
          `The log was written up to row ${head.seq}; rows ${head.seq + 1} to ${last} were added by hand.`,
        );
      } else if (previous && previous.hash !== head.hash) {
        report('edited', head.seq, `The hash of row ${head.seq} is not the one that was written last.`);
      }
      if (!foundExpected) {
        report(
          'truncated',
          expected?.seq ?? head.seq,
          `The given head ${expected?.hash} is not in the log: rows were cut off or rewritten, or retention removed it.`,
        );
      }
      return { ok: problems.length === 0, rows, first: first?.seq, head, problems };
    },
  };
}

function parseAnchor(body: string): { through: number; hash: string } | undefined {
  try {
    const row = JSON.parse(body) as { kind?: unknown; through?: unknown; hash?: unknown };
    if (row.kind !== 'anchor') return undefined;
    return { through: Number(row.through), hash: String(row.hash) };
  } catch {
    // Not JSON any more: the hash of this row tells that already.
    return undefined;
  }
}
