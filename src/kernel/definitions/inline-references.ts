import { isRecord, type JsonRecord } from '../schema/json-value.js';
import { mapSubschemas } from './map-schema.js';

const MAX_DEPTH = 12;
const MAX_NODES = 5_000;

/**
 * A copy of a schema with references inside its own document replaced by what they mean. A schema that contains
 * itself is unrolled a few times and then left open; so are references to other documents.
 */
export function inlineReferences(schema: unknown): JsonRecord {
  const root = isRecord(schema) ? schema : {};
  let nodes = 0;

  function inline(part: unknown, open: readonly string[], depth: number): unknown {
    if (!isRecord(part)) return part;
    if (++nodes > MAX_NODES || depth > MAX_DEPTH * 2) return describeOnly(part);
    const reference = part.$ref;
    if (typeof reference !== 'string') {
      const { definitions: _, $defs: __, ...rest } = part;
      return mapSubschemas(rest, (child) => inline(child, open, depth + 1));
    }
    const repeats = open.filter((name) => name === reference).length;
    const target = repeats < 2 && open.length < MAX_DEPTH ? follow(root, reference) : undefined;
    if (!isRecord(target)) return { type: 'object', ...describeOnly(part) };
    const { $ref: _, ...beside } = part;
    return inline({ ...target, ...describeOnly(beside) }, [...open, reference], depth + 1);
  }

  return inline(root, [], 0) as JsonRecord;
}

function describeOnly(schema: JsonRecord): JsonRecord {
  return typeof schema.description === 'string' ? { description: schema.description } : {};
}

function follow(root: JsonRecord, reference: string): unknown {
  if (reference === '#') return root;
  if (!reference.startsWith('#/')) return undefined;
  let current: unknown = root;
  for (const token of reference.slice(2).split('/')) {
    const key = token.replaceAll('~1', '/').replaceAll('~0', '~');
    if (typeof current !== 'object' || current === null || !Object.hasOwn(current, key)) return undefined;
    current = (current as Record<string, unknown>)[key];
  }
  return current;
}
