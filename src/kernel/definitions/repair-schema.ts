import { isRecord, type JsonRecord } from '../schema/json-value.js';
import type { JsonSchema } from '../tool.js';
import { mapSubschemas } from './map-schema.js';
import { mergeTopLevel } from './merge-top-level.js';

/**
 * A schema as picky providers take it: an object at the top without combinators, `properties` and `items` wherever
 * they belong, no dangling `required`, no `default` beside `$ref`. What it asks of a value stays the same, except that
 * top-level alternatives become optional properties with a sentence that names them; calls are validated against the
 * original, not against this.
 */
export function repairSchema(schema: unknown): JsonSchema {
  const repaired = repairNode(schema, 0);
  const { $schema: _schema, $id: _id, $comment: _comment, ...root } = isRecord(repaired) ? repaired : {};
  const merged = mergeTopLevel(root);
  return pruneRequired({ ...merged, type: 'object', properties: isRecord(merged.properties) ? merged.properties : {} });
}

const MAX_DEPTH = 100;
const TYPES = ['array', 'boolean', 'integer', 'null', 'number', 'object', 'string'];

function repairNode(schema: unknown, depth: number): unknown {
  if (typeof schema === 'boolean') return schema;
  // A bare type name where a schema belongs is a slip that several servers make.
  if (typeof schema === 'string') return TYPES.includes(schema) ? { type: schema } : {};
  if (!isRecord(schema) || depth > MAX_DEPTH) return {};
  const inner = mapSubschemas(schema, (child) => repairNode(child, depth + 1));
  return pruneRequired(addShape(spellNullable(dropBesideRef(collectRequired(inner, schema)))));
}

/** `required: true` inside a property is draft-03; the list belongs to the object. */
function collectRequired(schema: Record<string, unknown>, original: JsonRecord): Record<string, unknown> {
  const { properties } = original;
  const flagged = isRecord(properties)
    ? Object.keys(properties).filter((key) => isRecord(properties[key]) && properties[key].required === true)
    : [];
  if (typeof schema.required === 'boolean') delete schema.required;
  if (flagged.length === 0) return schema;
  const listed = Array.isArray(schema.required) ? schema.required : [];
  return { ...schema, required: [...new Set([...listed, ...flagged])] };
}

function dropBesideRef(schema: Record<string, unknown>): Record<string, unknown> {
  if (typeof schema.$ref !== 'string') return schema;
  const { default: _, ...rest } = schema;
  return rest;
}

/** OpenAPI's `nullable` means nothing to JSON Schema readers; the list of types does. */
function spellNullable(schema: Record<string, unknown>): Record<string, unknown> {
  if (typeof schema.nullable !== 'boolean') return schema;
  const { nullable, ...rest } = schema;
  const types = typeof rest.type === 'string' ? [rest.type] : rest.type;
  if (!nullable || !Array.isArray(types) || types.includes('null')) return rest;
  return { ...rest, type: [...types, 'null'] };
}

function addShape(schema: Record<string, unknown>): Record<string, unknown> {
  if (schema.type === 'object' && !isRecord(schema.properties)) return { ...schema, properties: {} };
  const isList = schema.type === 'array' && schema.items === undefined && schema.prefixItems === undefined;
  return isList ? { ...schema, items: {} } : schema;
}

function pruneRequired(schema: JsonRecord): JsonRecord {
  const { required, ...rest } = schema;
  if (required === undefined) return schema;
  const known = isRecord(schema.properties) ? schema.properties : undefined;
  // Inside a combination the properties may be declared one level up.
  if (known === undefined && Array.isArray(required)) return schema;
  const kept = Array.isArray(required)
    ? [...new Set(required)].filter(
        (name) => typeof name === 'string' && known !== undefined && Object.hasOwn(known, name),
      )
    : [];
  return kept.length === 0 ? rest : { ...rest, required: kept };
}
