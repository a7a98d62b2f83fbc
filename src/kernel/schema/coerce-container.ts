import type { Attempt, Change, Coercion } from './coercion.js';
import { isRecord, type JsonRecord, setOwn } from './json-value.js';
import { isOfType, typeNames } from './keywords/any-value.js';
import { parseLooseJson } from './loose-json.js';
import { stripFence } from './parse-arguments.js';
import type { SchemaNode } from './schema-node.js';

type Path = readonly (string | number)[];

/** Lists and objects: reads them out of text, wraps a single value in a list, and coerces what is inside. */
export function coerceContainer(node: SchemaNode, value: unknown, path: Path, state: Coercion): Attempt {
  const shaped = reshape(node, value, path);
  const filled = fillContainer(node, shaped.value, path, state);
  // A list of one that is still wrong would only make the error point at something nobody sent.
  const wrapped = shaped.changes[0]?.wrapped === true && Array.isArray(filled.value) ? filled.value[0] : undefined;
  const item = node.prefixItems?.[0] ?? node.items;
  if (wrapped !== undefined && item !== undefined && !state.descend(item, wrapped, [...path, 0]).valid) {
    return { value, changes: [], valid: false };
  }
  return { value: filled.value, changes: [...shaped.changes, ...filled.changes], valid: false };
}

function reshape(node: SchemaNode, value: unknown, path: Path): Attempt {
  const unchanged: Attempt = { value, changes: [], valid: false };
  const wanted = containerTypes(node);
  if (wanted.length === 0 || isAllowedAsItIs(node, value)) return unchanged;
  const read = typeof value === 'string' ? readContainer(value, wanted) : undefined;
  if (read !== undefined) return { value: read, changes: [{ path, from: value, to: read }], valid: false };
  if (!wanted.includes('array') || !canWrap(node, value, path)) return unchanged;
  const wrapped = [value];
  return { value: wrapped, changes: [{ path, from: value, to: wrapped, wrapped: true }], valid: false };
}

/** `array` and `object` as far as the schema asks for them; without `type`, by the keywords it uses. */
function containerTypes(node: SchemaNode): string[] {
  if (typeof node.schema === 'boolean') return [];
  const named = typeNames(node.schema);
  if (named !== undefined) return named.filter((name) => name === 'array' || name === 'object');
  return [];
}

function isAllowedAsItIs(node: SchemaNode, value: unknown): boolean {
  if (typeof node.schema === 'boolean') return true;
  return typeNames(node.schema)?.some((name) => isOfType(value, name)) ?? true;
}

const MAX_TEXT_DEPTH = 100;

function readContainer(text: string, wanted: readonly string[]): unknown {
  const body = stripFence(text.trim());
  const kind = body.startsWith('{') ? 'object' : body.startsWith('[') || body.startsWith('(') ? 'array' : '';
  if (!wanted.includes(kind)) return undefined;
  const parsed = parseLooseJson(body, MAX_TEXT_DEPTH);
  return parsed.ok && isOfType(parsed.value, kind) ? parsed.value : undefined;
}

/**
 * One value may stand for a list of one, unless it is empty, looks like a list that broke, or the list's items are
 * lists themselves, where nobody can tell which of the two was left out.
 */
function canWrap(node: SchemaNode, value: unknown, path: Path): boolean {
  if (value === null || Array.isArray(value) || typeof path.at(-1) === 'number') return false;
  if (typeof value === 'string' && (value.trim() === '' || looksLikeBrokenList(value))) return false;
  const item = node.prefixItems?.[0] ?? node.items;
  return item === undefined || !acceptsList(item, 0);
}

function looksLikeBrokenList(text: string): boolean {
  const body = text.trim();
  return /^\[\s*["'{[]/.test(body) || (body.startsWith('[') && !body.includes(']'));
}

function acceptsList(node: SchemaNode, depth: number): boolean {
  if (depth > 8) return false;
  if (containerTypes(node).includes('array')) return true;
  const parts = [...(node.anyOf ?? []), ...(node.oneOf ?? []), ...(node.allOf ?? []), ...(node.ref ? [node.ref] : [])];
  return parts.some((part) => acceptsList(part, depth + 1));
}

function fillContainer(node: SchemaNode, value: unknown, path: Path, state: Coercion): Attempt {
  if (Array.isArray(value)) return coerceItems(node, value, path, state);
  if (isRecord(value)) return coerceProperties(node, value, path, state);
  return { value, changes: [], valid: false };
}

function coerceItems(node: SchemaNode, items: readonly unknown[], path: Path, state: Coercion): Attempt {
  const changes: Change[] = [];
  const coerced = items.map((item, at) => {
    const schema = node.prefixItems?.[at] ?? node.items;
    if (schema === undefined) return item;
    const attempt = state.descend(schema, item, [...path, at]);
    changes.push(...attempt.changes);
    return attempt.value;
  });
  return { value: changes.length === 0 ? items : coerced, changes, valid: false };
}

function coerceProperties(node: SchemaNode, record: JsonRecord, path: Path, state: Coercion): Attempt {
  const changes: Change[] = [];
  let copy: Record<string, unknown> | undefined;
  for (const key of Object.keys(record)) {
    for (const schema of schemasFor(node, key)) {
      const attempt = state.descend(schema, (copy ?? record)[key], [...path, key]);
      if (attempt.changes.length === 0) continue;
      changes.push(...attempt.changes);
      copy ??= { ...record };
      setOwn(copy, key, attempt.value);
    }
  }
  const current = copy ?? record;
  for (const [key, part] of node.dependentSchemas ?? []) {
    if (!Object.hasOwn(current, key)) continue;
    const attempt = state.descend(part, current, path);
    return { value: attempt.value, changes: [...changes, ...attempt.changes], valid: false };
  }
  return { value: current, changes, valid: false };
}

function schemasFor(node: SchemaNode, key: string): SchemaNode[] {
  const found: SchemaNode[] = [];
  const named = node.properties?.get(key);
  if (named !== undefined) found.push(named);
  for (const pattern of node.patternProperties ?? []) if (pattern.matches(key)) found.push(pattern.node);
  if (found.length === 0 && node.additionalProperties !== undefined) found.push(node.additionalProperties);
  return found;
}
