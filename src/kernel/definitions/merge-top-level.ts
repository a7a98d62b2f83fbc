import { isRecord, type JsonRecord, jsonEqual, setOwn } from '../schema/json-value.js';

const DROPPED = ['not', 'if', 'then', 'else', 'enum', 'const', 'dependencies', 'dependentSchemas', 'dependentRequired'];

/**
 * Providers refuse combinators at the top of a tool's parameters. `allOf` is merged in; of `anyOf` and `oneOf` the
 * properties are joined, only what every alternative requires stays required, and the description names the choice.
 */
export function mergeTopLevel(schema: JsonRecord): JsonRecord {
  const { allOf, anyOf, oneOf, $ref, ...own } = schema;
  let merged: JsonRecord = own;
  const target = typeof $ref === 'string' ? lookUp(schema, $ref) : undefined;
  if (target !== undefined) merged = joinAll(merged, mergeTopLevel({ ...target, ...definitionsOf(schema) }));
  for (const part of records(allOf)) merged = joinAll(merged, mergeTopLevel(part));
  for (const alternatives of [records(anyOf), records(oneOf)]) {
    if (alternatives.length > 0) merged = joinAny(merged, alternatives.map(mergeTopLevel));
  }
  return Object.fromEntries(Object.entries(merged).filter(([keyword]) => !DROPPED.includes(keyword)));
}

function records(list: unknown): JsonRecord[] {
  return Array.isArray(list) ? list.filter(isRecord) : [];
}

function definitionsOf(schema: JsonRecord): JsonRecord {
  return Object.fromEntries(['definitions', '$defs'].flatMap((key) => (key in schema ? [[key, schema[key]]] : [])));
}

/** A top-level `$ref` to a definition of its own document, as pydantic and others write. */
function lookUp(schema: JsonRecord, reference: string): JsonRecord | undefined {
  const [, section = '', name = ''] = /^#\/(definitions|\$defs)\/([^/]+)$/.exec(reference) ?? [];
  const definitions = Object.hasOwn(schema, section) ? schema[section] : undefined;
  const target = isRecord(definitions) && Object.hasOwn(definitions, name) ? definitions[name] : undefined;
  return isRecord(target) && target.$ref !== reference ? target : undefined;
}

function joinAll(base: JsonRecord, part: JsonRecord): JsonRecord {
  const required = [...names(base), ...names(part)];
  return {
    ...part,
    ...base,
    properties: joinMaps(base.properties, part.properties, 'allOf'),
    ...joinPatterns(base.patternProperties, part.patternProperties),
    ...(required.length === 0 ? {} : { required: [...new Set(required)] }),
  };
}

function joinPatterns(left: unknown, right: unknown): JsonRecord {
  return left === undefined && right === undefined ? {} : { patternProperties: joinMaps(left, right, 'allOf') };
}

function joinAny(base: JsonRecord, alternatives: readonly JsonRecord[]): JsonRecord {
  const properties = alternatives.reduce<JsonRecord>(
    (joined, part) => ({ properties: joinMaps(joined.properties, part.properties, 'anyOf') }),
    {},
  );
  const [first = {}, ...others] = alternatives;
  const common = names(first).filter((name) => others.every((other) => names(other).includes(name)));
  const required = [...new Set([...names(base), ...common])];
  const choice = describeChoice(alternatives, required);
  const description = [base.description, choice].filter((text) => typeof text === 'string' && text !== '').join(' ');
  return {
    ...base,
    properties: joinMaps(base.properties, properties.properties, 'allOf'),
    ...(required.length === 0 ? {} : { required }),
    ...(description === '' ? {} : { description }),
  };
}

function describeChoice(alternatives: readonly JsonRecord[], common: readonly string[]): string {
  const sets = alternatives.map((part) => names(part).filter((name) => !common.includes(name)));
  if (sets.some((set) => set.length === 0)) return '';
  return `Give either ${[...new Set(sets.map((set) => set.join(' and ')))].join(', or ')}.`;
}

function names(schema: JsonRecord): string[] {
  const { required } = schema;
  return Array.isArray(required) ? required.filter((name) => typeof name === 'string') : [];
}

function joinMaps(left: unknown, right: unknown, keyword: 'allOf' | 'anyOf'): Record<string, unknown> {
  const joined: Record<string, unknown> = { ...(isRecord(left) ? left : {}) };
  for (const [key, schema] of Object.entries(isRecord(right) ? right : {})) {
    const known = Object.hasOwn(joined, key) ? joined[key] : undefined;
    if (known === undefined || jsonEqual(known, schema)) setOwn(joined, key, schema);
    else setOwn(joined, key, combine(known, schema, keyword));
  }
  return joined;
}

function combine(left: unknown, right: unknown, keyword: 'allOf' | 'anyOf'): unknown {
  const constants = keyword === 'anyOf' ? [...choices(left), ...choices(right)] : [];
  if (constants.length > 0 && choices(left).length > 0 && choices(right).length > 0) {
    const { const: _, ...rest } = left as JsonRecord;
    return { ...rest, enum: [...new Set(constants)] };
  }
  const flat =
    isRecord(left) && Array.isArray(left[keyword]) && Object.keys(left).length === 1 ? left[keyword] : [left];
  return { [keyword]: [...flat, right] };
}

/** The values of a discriminator: alternatives `kind: a` and `kind: b` join to one enum. */
function choices(schema: unknown): unknown[] {
  if (!isRecord(schema)) return [];
  if (Object.hasOwn(schema, 'const')) return [schema.const];
  return Array.isArray(schema.enum) ? schema.enum : [];
}
