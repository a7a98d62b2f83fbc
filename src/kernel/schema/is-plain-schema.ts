import type { StandardSchemaV1 } from '@standard-schema/spec';

interface ZodLike {
  readonly _zod?: { readonly def?: Record<string, unknown> };
}

/** Kinds whose whole meaning zod's JSON Schema carries. */
const SCALARS = new Set(['string', 'number', 'int', 'boolean', 'null', 'enum', 'literal', 'any', 'unknown']);
const CHECKS = new Set([
  'min_length',
  'max_length',
  'length_equals',
  'greater_than',
  'less_than',
  'number_format',
  'multiple_of',
]);

/**
 * True when a zod schema says nothing that its JSON Schema does not: then validation by JSON Schema is enough
 * and the schema need not run again at each call. Anything unknown answers false, which is always safe.
 */
export function isPlainSchema(schema: StandardSchemaV1): boolean {
  return isPlain(schema as ZodLike, 0);
}

function isPlain(schema: ZodLike, depth: number): boolean {
  const def = schema._zod?.def;
  if (def === undefined || depth > 20 || !checksArePlain(def.checks)) return false;
  const type = def.type as string;
  if (def.coerce === true) return false;
  if (SCALARS.has(type)) return def.format === undefined || type === 'number';
  const inner = (key: string): boolean => isPlain(def[key] as ZodLike, depth + 1);
  switch (type) {
    case 'object':
      return (
        def.catchall === undefined &&
        Object.values(def.shape as object).every((field) => isPlain(field as ZodLike, depth + 1))
      );
    case 'array':
      return inner('element');
    case 'optional':
    case 'nullable':
      return inner('innerType');
    case 'default':
      return inner('innerType');
    case 'union':
      return (def.options as ZodLike[]).every((option) => isPlain(option, depth + 1));
    default:
      return false;
  }
}

function checksArePlain(checks: unknown): boolean {
  if (!Array.isArray(checks)) return true;
  return checks.every((check: { _zod?: { def?: { check?: string; format?: string; pattern?: unknown } } }) => {
    const def = check._zod?.def;
    if (def?.check === 'string_format' && def.format === 'regex') return isPlainPattern(def.pattern);
    return def?.check !== undefined && CHECKS.has(def.check);
  });
}

/** What may stand for "any other character" counts those beyond 16 bits as one in JSON Schema, as two in a plain RegExp. */
const ANY_OTHER = /\.|\[\^|\\[^dws/-]/;

function isPlainPattern(pattern: unknown): boolean {
  return pattern instanceof RegExp && pattern.flags === '' && !ANY_OTHER.test(pattern.source);
}
