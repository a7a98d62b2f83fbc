import { isRecord, type JsonRecord, setOwn } from '../schema/json-value.js';

const ONE = ['additionalItems', 'additionalProperties', 'contains', 'else', 'if', 'not', 'propertyNames', 'then'];
const LIST = ['allOf', 'anyOf', 'oneOf', 'prefixItems'];
const MAP = ['$defs', 'definitions', 'dependentSchemas', 'patternProperties', 'properties'];

/** A copy of a schema with `change` applied to each schema directly inside it. Data such as `default` is left alone. */
export function mapSubschemas(schema: JsonRecord, change: (child: unknown) => unknown): Record<string, unknown> {
  const copy: Record<string, unknown> = {};
  for (const [keyword, value] of Object.entries(schema)) setOwn(copy, keyword, mapKeyword(keyword, value, change));
  return copy;
}

function mapKeyword(keyword: string, value: unknown, change: (child: unknown) => unknown): unknown {
  if (ONE.includes(keyword)) return change(value);
  if (keyword === 'items') return Array.isArray(value) ? value.map(change) : change(value);
  if (LIST.includes(keyword) && Array.isArray(value)) return value.map(change);
  if (!MAP.includes(keyword) || !isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, change(child)]));
}
