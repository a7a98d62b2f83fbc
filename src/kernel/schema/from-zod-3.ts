import { SchemaError } from './schema-error.js';

type Schema = Readonly<Record<string, unknown>>;

/**
 * The draft-07 schema of a zod 3 schema, which cannot describe itself. What JSON Schema cannot say (refinements,
 * transforms) is left open: zod itself has the last word on the arguments.
 */
export function fromZod3(schema: unknown): Schema {
  return describe(schema, 0);
}

/** Whether a schema was made by zod 3: later versions keep their definition elsewhere. */
export function isZod3(schema: unknown): boolean {
  return typeof definition(schema).typeName === 'string';
}

interface Definition {
  readonly typeName?: string;
  readonly description?: string;
  readonly [key: string]: unknown;
}

interface Check {
  readonly kind: string;
  readonly value?: number;
  readonly inclusive?: boolean;
  readonly regex?: RegExp;
}

const MAX_DEPTH = 20;

function definition(schema: unknown): Definition {
  return ((schema as { _def?: Definition } | null | undefined)?._def ?? {}) as Definition;
}

function describe(schema: unknown, depth: number): Schema {
  const def = definition(schema);
  // A schema may contain itself; below this any value is shown as welcome, and zod judges it.
  const shape = depth > MAX_DEPTH ? {} : shapeOf(def, depth + 1);
  return def.description === undefined ? shape : { ...shape, description: def.description };
}

function shapeOf(def: Definition, depth: number): Schema {
  const inner = (key: string): Schema => describe(def[key], depth);
  const all = (list: unknown): Schema[] => [...(list as Iterable<unknown>)].map((one) => describe(one, depth));
  switch (def.typeName) {
    case 'ZodString':
      return text(def.checks as readonly Check[]);
    case 'ZodNumber':
      return number(def.checks as readonly Check[]);
    case 'ZodBoolean':
      return { type: 'boolean' };
    case 'ZodNull':
      return { type: 'null' };
    case 'ZodLiteral':
      return { const: def.value };
    case 'ZodEnum':
      return { type: 'string', enum: def.values };
    case 'ZodNativeEnum':
      return { enum: members(def.values as Readonly<Record<string, string | number>>) };
    case 'ZodObject':
      return object(def, depth);
    case 'ZodRecord':
      return { type: 'object', additionalProperties: inner('valueType') };
    case 'ZodArray':
      return list(def, inner('type'));
    case 'ZodTuple':
      return tuple(def, all(def.items), depth);
    case 'ZodUnion':
    case 'ZodDiscriminatedUnion':
      return { anyOf: all(def.options) };
    case 'ZodIntersection':
      return { allOf: [inner('left'), inner('right')] };
    case 'ZodNullable':
      return { anyOf: [inner('innerType'), { type: 'null' }] };
    case 'ZodDefault':
      return { ...inner('innerType'), default: (def.defaultValue as () => unknown)() };
    case 'ZodOptional':
    case 'ZodReadonly':
    case 'ZodCatch':
      return inner('innerType');
    case 'ZodBranded':
      return inner('type');
    case 'ZodEffects':
      return inner('schema');
    case 'ZodPipeline':
      return inner('in');
    case 'ZodLazy':
      return describe((def.getter as () => unknown)(), depth);
    case 'ZodAny':
    case 'ZodUnknown':
      return {};
    default:
      throw new SchemaError(
        `${def.typeName ?? 'The input'} cannot be written as JSON Schema. Use a type JSON can carry`,
      );
  }
}

function object(def: Definition, depth: number): Schema {
  const shape = (def.shape as () => Readonly<Record<string, unknown>>)();
  const required = Object.keys(shape).filter((key) => !mayBeMissing(shape[key]));
  const properties = Object.fromEntries(Object.keys(shape).map((key) => [key, describe(shape[key], depth)]));
  return {
    type: 'object',
    properties,
    ...(required.length === 0 ? {} : { required }),
    ...(def.unknownKeys === 'strict' ? { additionalProperties: false } : {}),
  };
}

function mayBeMissing(schema: unknown): boolean {
  const def = definition(schema);
  switch (def.typeName) {
    case 'ZodOptional':
    case 'ZodDefault':
    case 'ZodCatch':
    case 'ZodAny':
    case 'ZodUnknown':
      return true;
    case 'ZodNullable':
    case 'ZodReadonly':
      return mayBeMissing(def.innerType);
    case 'ZodBranded':
      return mayBeMissing(def.type);
    case 'ZodEffects':
      return mayBeMissing(def.schema);
    case 'ZodPipeline':
      return mayBeMissing(def.in);
    default:
      return false;
  }
}

function list(def: Definition, items: Schema): Schema {
  const bound = (key: string): number | undefined => (def[key] as { value: number } | null | undefined)?.value;
  const exact = bound('exactLength');
  return defined({
    type: 'array',
    items,
    minItems: exact ?? bound('minLength'),
    maxItems: exact ?? bound('maxLength'),
  });
}

function tuple(def: Definition, items: readonly Schema[], depth: number): Schema {
  const isOpen = def.rest !== null && def.rest !== undefined;
  return {
    type: 'array',
    items,
    minItems: items.length,
    ...(isOpen ? { additionalItems: describe(def.rest, depth) } : { maxItems: items.length }),
  };
}

/** TypeScript lists the numbers of an enum twice: by name and by value. */
function members(values: Readonly<Record<string, string | number>>): (string | number)[] {
  const names = Object.keys(values).filter((key) => typeof values[String(values[key])] !== 'number');
  return names.flatMap((name) => values[name] ?? []);
}

const FORMATS: ReadonlyMap<string, string> = new Map([
  ['email', 'email'],
  ['url', 'uri'],
  ['uuid', 'uuid'],
  ['datetime', 'date-time'],
  ['date', 'date'],
]);

function text(checks: readonly Check[]): Schema {
  const found: Record<string, unknown> = { type: 'string' };
  for (const { kind, value, regex } of checks) {
    if (kind === 'min' || kind === 'length') found.minLength = value;
    if (kind === 'max' || kind === 'length') found.maxLength = value;
    if (kind === 'regex' && regex?.flags === '') found.pattern = regex.source;
    if (FORMATS.has(kind)) found.format = FORMATS.get(kind);
  }
  return found;
}

function number(checks: readonly Check[]): Schema {
  const found: Record<string, unknown> = { type: 'number' };
  for (const { kind, value, inclusive } of checks) {
    if (kind === 'int') found.type = 'integer';
    if (kind === 'min') found[inclusive === false ? 'exclusiveMinimum' : 'minimum'] = value;
    if (kind === 'max') found[inclusive === false ? 'exclusiveMaximum' : 'maximum'] = value;
    if (kind === 'multipleOf') found.multipleOf = value;
  }
  return found;
}

function defined(schema: Record<string, unknown>): Schema {
  return Object.fromEntries(Object.entries(schema).filter(([, value]) => value !== undefined));
}
