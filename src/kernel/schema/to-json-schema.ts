import type { StandardSchemaV1 } from '@standard-schema/spec';
import type { JsonSchema } from '../tool.js';
import { findFormat } from './formats/find-format.js';
import { fromZod3, isZod3 } from './from-zod-3.js';
import { isRecord, type JsonRecord, ownValue } from './json-value.js';
import { SchemaError } from './schema-error.js';

/**
 * The draft-07 schema of what a zod or other Standard Schema accepts, ready to be shown to a model: without
 * `$schema`, and without what only repeats (`pattern` beside `format`, the limits of safe integers).
 * Throws `SchemaError` when the input is not an object, or holds what JSON cannot carry.
 */
export function toJsonSchema(input: StandardSchemaV1): JsonSchema {
  const schema = tidy(describe(input));
  if (!isRecord(schema)) throw notAnObject();
  const { $schema: _, ...rest } = schema;
  if (ownValue(rest, 'type') === 'object') return { ...rest, properties: rest.properties ?? {} };
  // A union of objects has no `type` of its own, and providers insist on one.
  const branches = [rest.anyOf, rest.oneOf, rest.allOf].find(Array.isArray);
  if (branches?.every((branch) => isRecord(branch) && ownValue(branch, 'type') === 'object')) {
    return { type: 'object', ...rest };
  }
  throw notAnObject();
}

function notAnObject(): SchemaError {
  return new SchemaError('The input of a tool must be an object schema, such as z.object({ ... })');
}

function describe(input: StandardSchemaV1): unknown {
  const standard: unknown = isStandard(input) ? input['~standard'] : undefined;
  if (!isRecord(standard)) throw new SchemaError('`input` is not a Standard Schema; give a JSON Schema as `schema`');
  const converter = ownValue(standard, 'jsonSchema');
  const convert = isRecord(converter) ? converter.input : undefined;
  if (typeof convert !== 'function') return isZod3(input) ? fromZod3(input) : undescribed(String(standard.vendor));
  try {
    return convert.call(converter, { target: 'draft-07' });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new SchemaError(`The input cannot be written as JSON Schema: ${reason}. Use a type JSON can carry`);
  }
}

/** The library still judges every call; only the model is not told what to send. */
function undescribed(vendor: string): JsonRecord {
  process.emitWarning(
    `The schema library "${vendor}" offers no JSON Schema, so models see a tool without parameters. Give one as \`schema\` beside \`input\`.`,
    'HermesWarning',
  );
  return { type: 'object' };
}

/** Some libraries make their schemas callable. */
function isStandard(input: unknown): input is { readonly '~standard': unknown } {
  return input !== null && (typeof input === 'object' || typeof input === 'function') && '~standard' in input;
}

/** Keywords whose values are data or lists of names, not schemas. */
const DATA = new Set(['default', 'const', 'enum', 'examples', 'required']);
const MAPS = new Set(['properties', 'patternProperties', 'definitions', '$defs', 'dependencies']);

function tidy(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(tidy);
  if (!isRecord(schema)) return schema;
  const kept = Object.entries(schema).filter(([keyword, value]) => !onlyRepeats(schema, keyword, value));
  return Object.fromEntries(
    kept.map(([keyword, value]) => {
      if (DATA.has(keyword)) return [keyword, value];
      if (!MAPS.has(keyword) || !isRecord(value)) return [keyword, tidy(value)];
      return [keyword, Object.fromEntries(Object.entries(value).map(([key, child]) => [key, tidy(child)]))];
    }),
  );
}

function onlyRepeats(schema: JsonRecord, keyword: string, value: unknown): boolean {
  switch (keyword) {
    case 'pattern':
      return typeof schema.format === 'string' && findFormat(schema.format) !== undefined;
    case 'minimum':
      return value === Number.MIN_SAFE_INTEGER;
    case 'maximum':
      return value === Number.MAX_SAFE_INTEGER;
    case 'propertyNames':
      return isRecord(value) && Object.keys(value).length === 1 && value.type === 'string';
    default:
      return false;
  }
}
