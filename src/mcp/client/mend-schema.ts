const TYPES = new Set(['array', 'boolean', 'integer', 'null', 'number', 'object', 'string']);
/** What other languages call the same. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  str: 'string',
  text: 'string',
  int: 'integer',
  long: 'integer',
  float: 'number',
  double: 'number',
  decimal: 'number',
  bool: 'boolean',
  list: 'array',
  tuple: 'array',
  dict: 'object',
  map: 'object',
  record: 'object',
  none: 'null',
  nil: 'null',
};
const SCHEMA_MAPS = new Set(['properties', 'patternProperties', '$defs', 'definitions', 'dependentSchemas']);
const SCHEMA_LISTS = new Set(['allOf', 'anyOf', 'oneOf', 'prefixItems']);
const SCHEMAS = new Set(['items', 'additionalProperties', 'not', 'if', 'then', 'else', 'contains', 'propertyNames']);
const NUMBERS = new Set(['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf']);
const COUNTS = new Set(['minLength', 'maxLength', 'minItems', 'maxItems', 'minProperties', 'maxProperties']);
const MAX_DEPTH = 50;

/** A schema without the keywords that mean nothing where they stand: types that do not exist, lists that are none. */
export function mendSchema(schema: unknown, depth = 0): unknown {
  if (typeof schema === 'boolean') return schema;
  if (!isRecord(schema) || depth > MAX_DEPTH) return {};
  const mended = Object.entries(schema).map(([key, value]): [string, unknown] => [key, mendKeyword(key, value, depth)]);
  return Object.fromEntries(mended.filter(([, value]) => value !== undefined));
}

function mendKeyword(key: string, value: unknown, depth: number): unknown {
  const inner = (part: unknown): unknown => mendSchema(part, depth + 1);
  if (key === 'type') return mendType(value);
  if (SCHEMA_MAPS.has(key)) {
    return isRecord(value)
      ? Object.fromEntries(Object.entries(value).map(([name, part]) => [name, inner(part)]))
      : undefined;
  }
  if (SCHEMA_LISTS.has(key)) return Array.isArray(value) && value.length > 0 ? value.map(inner) : undefined;
  if (SCHEMAS.has(key)) return Array.isArray(value) ? inner(value[0] ?? {}) : inner(value);
  if (key === 'required') return Array.isArray(value) ? value.filter((name) => typeof name === 'string') : undefined;
  if (key === 'enum') return Array.isArray(value) && value.length > 0 ? value : undefined;
  if (NUMBERS.has(key)) return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
  if (COUNTS.has(key)) return Number.isInteger(value) && (value as number) >= 0 ? value : undefined;
  if (key === 'pattern') return typeof value === 'string' && isPattern(value) ? value : undefined;
  if (key === '$ref') return typeof value === 'string' && value.startsWith('#') ? value : undefined;
  return value;
}

function mendType(value: unknown): unknown {
  const names = (Array.isArray(value) ? value : [value]).map((name) => {
    const word = String(name).toLowerCase();
    return OTHER_NAMES[word] ?? word;
  });
  const known = [...new Set(names.filter((name) => TYPES.has(name)))];
  // A list with an unknown member allows more than its known ones.
  if (known.length === 0 || names.some((name) => !TYPES.has(name))) return undefined;
  return known.length === 1 ? known[0] : known;
}

function isPattern(source: string): boolean {
  try {
    new RegExp(source, 'u');
    return true;
  } catch {
    return false;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
