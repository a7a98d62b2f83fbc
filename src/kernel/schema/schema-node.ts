import type { Dialect } from './dialect.js';
import type { JsonRecord } from './json-value.js';
import type { Check, Run } from './run.js';
import type { Scope } from './schema-library.js';

/** A compiled schema and the compiled schemas inside it. Coercion and defaults walk the same nodes as validation. */
export interface SchemaNode {
  readonly schema: JsonRecord | boolean;
  readonly scope: Scope;
  readonly dialect: Dialect;
  check: Check;
  ref?: SchemaNode;
  /** The schema a dynamic reference means in this run. */
  dynamicTarget?: (run: Run) => SchemaNode;
  properties?: ReadonlyMap<string, SchemaNode>;
  patternProperties?: readonly PatternNode[];
  additionalProperties?: SchemaNode;
  unevaluatedProperties?: SchemaNode;
  propertyNames?: SchemaNode;
  dependentSchemas?: ReadonlyMap<string, SchemaNode>;
  /** Schemas by position, then the one for the rest. */
  prefixItems?: readonly SchemaNode[];
  items?: SchemaNode;
  unevaluatedItems?: SchemaNode;
  contains?: SchemaNode;
  allOf?: readonly SchemaNode[];
  anyOf?: readonly SchemaNode[];
  oneOf?: readonly SchemaNode[];
  if?: SchemaNode;
  /** Not called `then`: that would make the node look like a promise. */
  whenTrue?: SchemaNode;
  whenFalse?: SchemaNode;
  not?: SchemaNode;
}

export interface PatternNode {
  readonly matches: (text: string) => boolean;
  readonly node: SchemaNode;
}

/** What keyword compilers need from the schema compiler. */
export interface Compiler {
  /** Compiles the schema at `keyword` (and further keys) of `node`. */
  child(node: SchemaNode, ...keys: (string | number)[]): SchemaNode;
  pattern(source: string): (text: string) => boolean;
  readonly assertFormats: boolean;
}
