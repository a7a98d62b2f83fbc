import type { JsonSchema } from '../tool.js';
import { isRecord, type JsonRecord, ownValue } from './json-value.js';
import { SchemaError } from './schema-error.js';
import { eachSubschema } from './subschemas.js';

/**
 * The parameters of a raw schema, given as they are or inside a definition of any provider. Throws `SchemaError` for
 * what no call could ever fit: providers refuse a whole request for one such definition.
 */
export function rawParameters(schema: object): JsonSchema {
  const parameters = unwrap(schema as JsonRecord);
  if (!isRecord(parameters)) throw new SchemaError('`parameters` must be a JSON Schema object');
  const type = ownValue(parameters, 'type');
  if (type !== undefined && type !== 'object' && !(Array.isArray(type) && type.includes('object'))) {
    throw new SchemaError(`The parameters of a tool are an object, not ${JSON.stringify(type)}; set type: 'object'`);
  }
  checkTypes(parameters, '', 0);
  return parameters;
}

function unwrap(schema: JsonRecord): unknown {
  const inner = ownValue(schema, 'function');
  if (ownValue(schema, 'type') === 'function' && isRecord(inner)) return unwrap(inner);
  if (ownValue(schema, 'type') === 'object' || isRecord(ownValue(schema, 'properties'))) return schema;
  for (const key of ['parameters', 'input_schema', 'inputSchema']) {
    if (Object.hasOwn(schema, key)) return schema[key];
  }
  return schema;
}

const TYPES = ['array', 'boolean', 'integer', 'null', 'number', 'object', 'string'];
/** Names of other languages, which authors write by habit. */
const MEANT: ReadonlyMap<unknown, string> = new Map([
  ['str', 'string'],
  ['text', 'string'],
  ['int', 'integer'],
  ['float', 'number'],
  ['double', 'number'],
  ['bool', 'boolean'],
  ['list', 'array'],
  ['tuple', 'array'],
  ['dict', 'object'],
  ['map', 'object'],
  ['none', 'null'],
]);
const MAX_DEPTH = 200;

function checkTypes(schema: JsonRecord, path: string, depth: number): void {
  // Deeper than this the compiler refuses it anyway; a schema that contains itself ends here too.
  if (depth > MAX_DEPTH) throw new SchemaError(`The schema is nested deeper than ${MAX_DEPTH} levels`);
  const type = ownValue(schema, 'type');
  for (const name of Array.isArray(type) ? type : type === undefined ? [] : [type]) {
    if (TYPES.includes(name)) continue;
    const meant = MEANT.get(typeof name === 'string' ? name.toLowerCase() : name);
    const advice = meant === undefined ? `one of ${TYPES.join(', ')}` : `'${meant}'`;
    throw new SchemaError(`JSON Schema has no type ${JSON.stringify(name)}; write ${advice}`, path);
  }
  eachSubschema(schema, (child, at) => {
    if (isRecord(child)) checkTypes(child, [path, ...at].filter((part) => part !== '').join('.'), depth + 1);
  });
}
