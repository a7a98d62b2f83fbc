import type { StoreAccess } from '../store-access.js';
import { rowsOnTheirWay } from './journal/import-journals.js';

const PAGE = 1_000;

/**
 * The log as JSON lines, oldest row first. A line is the row's own text with its hash added at the end: the hash is
 * SHA-256 over the hash of the line before and the text without it, so the export can be verified anywhere. Rows that
 * cannot enter the log now come last, marked `"waiting":true`; they have neither number nor hash yet.
 */
export async function* exportAudit(store: StoreAccess, options: { after?: number } = {}): AsyncGenerator<string> {
  const waiting = await rowsOnTheirWay(store);
  for (let after = options.after ?? 0; ; ) {
    const page = await store.read((sql) =>
      sql.all(`SELECT seq, body, hash FROM audit WHERE seq > ? ORDER BY seq LIMIT ${PAGE}`, [after]),
    );
    for (const row of page) yield `${String(row.body).slice(0, -1)},"rowHash":"${String(row.hash)}"}\n`;
    if (page.length < PAGE) break;
    after = Number(page.at(-1)?.seq);
  }
  for (const { body } of waiting) yield `{"waiting":true,${body}\n`;
}
