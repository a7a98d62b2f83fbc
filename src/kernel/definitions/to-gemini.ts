import { isRecord, type JsonRecord, jsonEqual } from '../schema/json-value.js';
import type { FunctionSchema, JsonSchema } from '../tool.js';
import { inlineReferences } from './inline-references.js';
import { repairSchema } from './repair-schema.js';
import { safeName } from './safe-name.js';

export interface GeminiFunction {
  readonly name: string;
  readonly description: string;
  /** Left out for a tool without parameters: Gemini refuses objects without properties. */
  readonly parameters?: JsonSchema;
}

/**
 * A function declaration for Gemini, whose schemas are a subset of OpenAPI 3.0: no references, one type per node,
 * enums of text only. What the subset cannot say goes into the description, so that the model still knows it.
 */
export function toGemini({ name, description, parameters }: FunctionSchema): GeminiFunction {
  const whole = repairSchema(inlineReferences(parameters));
  const declared = { name: safeName(name), description };
  if (!isRecord(whole.properties) || Object.keys(whole.properties).length === 0) return declared;
  return { ...declared, parameters: convert(whole) };
}

const COPIED = [
  'title',
  'minItems',
  'maxItems',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'pattern',
  'minProperties',
  'maxProperties',
];
const FORMATS: Readonly<Record<string, readonly string[]>> = {
  string: ['date-time', 'enum'],
  number: ['float', 'double'],
  integer: ['int32', 'int64'],
};

function convert(schema: unknown): Record<string, unknown> {
  if (!isRecord(schema)) return { type: 'string' };
  const merged = flattenAllOf(schema);
  const alternatives = alternativesOf(merged);
  const types = typesOf(merged);
  const isNullable = merged.nullable === true || types.includes('null') || alternatives.some(isNull);
  const real = alternatives.filter((branch) => !isNull(branch));
  const [only] = real;
  const converted =
    real.length === 1 && only !== undefined
      ? { ...convert(only), ...annotations(merged) }
      : real.length > 1
        ? { ...annotations(merged), anyOf: real.map(convert) }
        : convertTyped(
            merged,
            types.filter((type) => type !== 'null'),
          );
  return isNullable ? { ...converted, nullable: true } : converted;
}

function typesOf(schema: JsonRecord): string[] {
  const { type } = schema;
  if (typeof type === 'string') return [type];
  if (Array.isArray(type)) return type.filter((name) => typeof name === 'string');
  if (isRecord(schema.properties)) return ['object'];
  if (schema.items !== undefined) return ['array'];
  return [...new Set(choicesOf(schema).map(typeOfChoice))];
}

function typeOfChoice(choice: unknown): string {
  if (choice === null) return 'null';
  if (typeof choice === 'number') return Number.isInteger(choice) ? 'integer' : 'number';
  return typeof choice === 'boolean' ? 'boolean' : 'string';
}

function alternativesOf(schema: JsonRecord): unknown[] {
  const list = schema.anyOf ?? schema.oneOf;
  return Array.isArray(list) ? list : [];
}

function isNull(schema: unknown): boolean {
  return isRecord(schema) && (schema.type === 'null' || (Object.hasOwn(schema, 'const') && schema.const === null));
}

function flattenAllOf(schema: JsonRecord): JsonRecord {
  const { allOf, ...own } = schema;
  if (!Array.isArray(allOf)) return schema;
  let joined: JsonRecord = own;
  for (const part of allOf.filter(isRecord)) {
    const next = flattenAllOf(part);
    const properties = { ...asRecord(joined.properties), ...asRecord(next.properties) };
    const required = [...asList(joined.required), ...asList(next.required)];
    joined = {
      ...next,
      ...joined,
      ...(Object.keys(properties).length > 0 ? { properties } : {}),
      ...(required.length > 0 ? { required: [...new Set(required)] } : {}),
    };
  }
  return joined;
}

function asRecord(value: unknown): JsonRecord {
  return isRecord(value) ? value : {};
}

function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function annotations(schema: JsonRecord): Record<string, unknown> {
  const kept = ['title', 'description'].filter((key) => typeof schema[key] === 'string');
  return Object.fromEntries(kept.map((key) => [key, schema[key]]));
}

function convertTyped(schema: JsonRecord, types: readonly string[]): Record<string, unknown> {
  if (types.length > 1) {
    return {
      ...annotations(schema),
      anyOf: types.map((type) => convertTyped({ ...schema, description: undefined }, [type])),
    };
  }
  const type = types[0] ?? 'string';
  if (type === 'object') return convertObject(schema);
  const converted: Record<string, unknown> = { type };
  for (const key of COPIED) if (schema[key] !== undefined) converted[key] = schema[key];
  const format = schema.format;
  if (typeof format === 'string' && FORMATS[type]?.includes(format)) converted.format = format;
  if (type === 'array') converted.items = convertItems(schema);
  if (type === 'integer' || type === 'number') addExclusiveBounds(schema, type, converted);
  const notes = [schema.description, ...unsaid(schema, type, converted)].filter(
    (note) => typeof note === 'string' && note !== '',
  );
  if (notes.length > 0) converted.description = notes.join(' ');
  return converted;
}

/** An open object cannot be declared; its JSON text can, and the call pipeline reads it back. */
function convertObject(schema: JsonRecord): Record<string, unknown> {
  const properties = asRecord(schema.properties);
  const keys = Object.keys(properties);
  const described = typeof schema.description === 'string' ? schema.description : '';
  if (keys.length === 0) return { type: 'string', description: `${described} (a JSON object, as text)`.trim() };
  const required = asList(schema.required);
  return {
    type: 'object',
    ...annotations(schema),
    properties: Object.fromEntries(keys.map((key) => [key, convert(properties[key])])),
    ...(required.length === 0 ? {} : { required }),
  };
}

function convertItems(schema: JsonRecord): Record<string, unknown> {
  const items = schema.items ?? schema.prefixItems;
  if (!Array.isArray(items)) return convert(items ?? {});
  const kinds = items.map(convert);
  const distinct = kinds.filter((kind, at) => kinds.findIndex((other) => jsonEqual(other, kind)) === at);
  return distinct.length === 1 && distinct[0] !== undefined ? distinct[0] : { anyOf: distinct };
}

function addExclusiveBounds(schema: JsonRecord, type: string, converted: Record<string, unknown>): void {
  const step = type === 'integer' ? 1 : 0;
  const { exclusiveMinimum: above, exclusiveMaximum: below } = schema;
  if (typeof above === 'number') converted.minimum = Math.max(above + step, Number(converted.minimum ?? -Infinity));
  if (typeof below === 'number') converted.maximum = Math.min(below - step, Number(converted.maximum ?? Infinity));
}

function choicesOf(schema: JsonRecord): readonly unknown[] {
  return Object.hasOwn(schema, 'const') ? [schema.const] : asList(schema.enum);
}

/** Facts the subset has no field for, as sentences. Enums of text it has; others are told. */
function unsaid(schema: JsonRecord, type: string, converted: Record<string, unknown>): string[] {
  const notes: string[] = [];
  const choices = choicesOf(schema).filter((choice) => choice !== null);
  if (choices.length > 0) {
    if (type === 'string' && choices.every((choice) => typeof choice === 'string')) converted.enum = choices;
    else notes.push(`One of: ${choices.map((choice) => JSON.stringify(choice)).join(', ')}.`);
  }
  if (typeof schema.format === 'string' && converted.format === undefined) notes.push(`Format: ${schema.format}.`);
  if (typeof schema.multipleOf === 'number') notes.push(`A multiple of ${schema.multipleOf}.`);
  if (schema.uniqueItems === true) notes.push('Without duplicates.');
  if (Object.hasOwn(schema, 'default')) notes.push(`Default: ${JSON.stringify(schema.default)}.`);
  return notes;
}
