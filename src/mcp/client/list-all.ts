import { ToolError } from '../../kernel/outcome.js';
import type { Connection, RequestChoices } from './open-connection.js';

const MAX_PAGES = 50;
const MAX_ITEMS = 5_000;

/** Every element of a list, page by page. A server that never comes to an end is cut off with an error. */
export async function listAll(
  connection: Connection,
  method: string,
  field: string,
  choices: RequestChoices = {},
): Promise<unknown[]> {
  const items: unknown[] = [];
  const seen = new Set<string>();
  let cursor: string | undefined;
  for (let page = 0; page < MAX_PAGES; page++) {
    const answer = await connection.request(method, cursor === undefined ? {} : { cursor }, choices);
    const part = answer[field];
    if (!Array.isArray(part)) throw new ToolError(`${method} was answered without a list of ${field}.`);
    items.push(...part);
    const { nextCursor } = answer;
    if (typeof nextCursor !== 'string' || nextCursor === '') return items;
    if (items.length > MAX_ITEMS || seen.has(nextCursor)) break;
    seen.add(nextCursor);
    cursor = nextCursor;
  }
  throw new ToolError(`The list of ${field} does not end: ${items.length} elements in ${seen.size} pages.`, {
    code: 'too_large',
  });
}
