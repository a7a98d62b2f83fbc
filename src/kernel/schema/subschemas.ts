import { type Dialect, isSince } from './dialect.js';
import { isRecord, type JsonRecord } from './json-value.js';

const ONE = [
  'additionalItems',
  'additionalProperties',
  'contains',
  'contentSchema',
  'else',
  'if',
  'items',
  'not',
  'propertyNames',
  'then',
  'unevaluatedItems',
  'unevaluatedProperties',
];
const LIST = ['allOf', 'anyOf', 'items', 'oneOf', 'prefixItems'];
const MAP = ['$defs', 'definitions', 'dependencies', 'dependentSchemas', 'patternProperties', 'properties'];

/** Calls `visit` for each schema that sits directly inside `schema`, with the keyword path that leads to it. */
export function eachSubschema(schema: JsonRecord, visit: (child: unknown, path: readonly string[]) => void): void {
  for (const keyword of ONE) {
    if (Object.hasOwn(schema, keyword) && !Array.isArray(schema[keyword])) visit(schema[keyword], [keyword]);
  }
  for (const keyword of LIST) {
    const list = Object.hasOwn(schema, keyword) ? schema[keyword] : undefined;
    if (!Array.isArray(list)) continue;
    for (const [at, child] of list.entries()) visit(child, [keyword, String(at)]);
  }
  for (const keyword of MAP) {
    const map = Object.hasOwn(schema, keyword) ? schema[keyword] : undefined;
    if (!isRecord(map)) continue;
    for (const key of Object.keys(map)) {
      // A list under `dependencies` names properties; it is not a schema.
      if (!Array.isArray(map[key])) visit(map[key], [keyword, key]);
    }
  }
}

/** Up to draft-07 a `$ref` stands alone: everything beside it is ignored. */
export function refStandsAlone(schema: JsonRecord, dialect: Dialect): boolean {
  return !isSince(dialect, '2019-09') && Object.hasOwn(schema, '$ref') && typeof schema.$ref === 'string';
}
