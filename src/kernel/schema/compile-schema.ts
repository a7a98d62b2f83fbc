import { describeValue } from './describe-value.js';
import type { Dialect } from './dialect.js';
import { isRecord, type JsonRecord } from './json-value.js';
import { anyValueChecks } from './keywords/any-value.js';
import { arrayChecks } from './keywords/array.js';
import { combineChecks } from './keywords/combine.js';
import { numberChecks } from './keywords/number.js';
import { objectChecks } from './keywords/object.js';
import { referenceChecks } from './keywords/reference.js';
import { stringChecks } from './keywords/string.js';
import { unevaluatedChecks } from './keywords/unevaluated.js';
import { META_SCHEMA_OF } from './meta-schemas.js';
import { compilePattern, type Matcher } from './pattern.js';
import { report } from './report.js';
import { type Check, type Problem, startRun } from './run.js';
import { SchemaError } from './schema-error.js';
import { createSchemaLibrary, type Located, type SchemaLibrary, type Scope } from './schema-library.js';
import type { Compiler, SchemaNode } from './schema-node.js';
import { refStandsAlone } from './subschemas.js';

export interface SchemaOptions {
  /** For schemas without `$schema`; draft-07 by default. */
  readonly dialect?: Dialect;
  /** Documents that `$ref` may lead to, by absolute URI. The network is never asked. */
  readonly schemas?: Readonly<Record<string, unknown>>;
  /** Its patterns run bounded. Default true: only a schema whose author is trusted gives it up. */
  readonly untrusted?: boolean;
  /** It is known to be a schema, e.g. since the build: it is not held against the schema of schemas again. */
  readonly isChecked?: boolean;
  /** Whether `format` (and draft-07 content) is checked. Default true. */
  readonly formats?: boolean;
  /** Largest number of subschemas, and how deep they may nest. */
  readonly maxNodes?: number;
  readonly maxDepth?: number;
}

const MAX_NODES = 50_000;
const MAX_DEPTH = 200;

/**
 * Turns a JSON Schema into nodes that can check values. No code is generated and nothing is fetched.
 * Throws `SchemaError` for what is not a schema, for references that lead nowhere, and past the limits.
 */
export function compileSchema(schema: unknown, options: SchemaOptions = {}): SchemaNode {
  const asked = options.dialect ?? 'draft-07';
  try {
    return compileAs(asked, schema, options);
  } catch (error) {
    // Schemas in the wild use older spellings without saying so: lists under `items`, `exclusiveMinimum: true`.
    if (!(error instanceof SchemaError) || (isRecord(schema) && Object.hasOwn(schema, '$schema'))) throw error;
    for (const dialect of OLDER_SPELLINGS) {
      const node = dialect === asked ? undefined : tryCompileAs(dialect, schema, options);
      if (node !== undefined) return node;
    }
    throw error;
  }
}

const OLDER_SPELLINGS = ['draft-07', 'draft-04'] as const;

function tryCompileAs(dialect: Dialect, schema: unknown, options: SchemaOptions): SchemaNode | undefined {
  try {
    return compileAs(dialect, schema, options);
  } catch (error) {
    if (error instanceof SchemaError) return undefined;
    throw error;
  }
}

function compileAs(dialect: Dialect, schema: unknown, options: SchemaOptions): SchemaNode {
  const library = createSchemaLibrary(schema, {
    dialect,
    schemas: options.schemas ?? {},
    maxNodes: options.maxNodes ?? MAX_NODES,
    maxDepth: options.maxDepth ?? MAX_DEPTH,
  });
  if (options.isChecked !== true) assertIsSchema(schema, library.root.scope.dialect);
  return createCompiler(library, options).node(library.root);
}

export interface SchemaCompiler extends Compiler {
  readonly library: SchemaLibrary;
  node(located: Located): SchemaNode;
}

function createCompiler(library: SchemaLibrary, options: SchemaOptions): SchemaCompiler {
  const nodes = new Map<object, SchemaNode>();
  const patterns = new Map<string, Matcher>();
  const budget = { since: 0, milliseconds: 0 };

  function node({ schema, scope, indexed }: Located): SchemaNode {
    if (typeof schema === 'boolean') return booleanNode(schema, scope);
    if (!indexed) assertIsSchema(schema, scope.dialect);
    if (!isRecord(schema))
      throw new SchemaError(`A schema must be an object or a boolean, not ${describeValue(schema)}`);
    const known = nodes.get(schema);
    if (known !== undefined) return known;
    const own = library.scopeOf(schema, scope);
    const made: SchemaNode = { schema, scope: own, dialect: own.dialect, check: () => true };
    nodes.set(schema, made);
    const check = joinChecks(keywordChecks(made, schema, compiler));
    made.check = own.resource === schema && library.hasDynamicAnchors ? withResource(schema, check) : check;
    return made;
  }

  const compiler: SchemaCompiler = {
    library,
    node,
    assertFormats: options.formats ?? true,
    child(parent, ...keys) {
      let schema: unknown = parent.schema;
      for (const key of keys) schema = (schema as Record<string | number, unknown>)[key];
      return node({ schema, scope: parent.scope, indexed: true });
    },
    pattern(source) {
      const matcher = patterns.get(source) ?? compilePattern(source, options.untrusted ?? true, budget);
      patterns.set(source, matcher);
      return matcher;
    },
  };
  return compiler;
}

function keywordChecks(node: SchemaNode, schema: JsonRecord, compiler: SchemaCompiler) {
  const references = referenceChecks(node, schema, compiler);
  if (refStandsAlone(schema, node.dialect)) return { rest: references };
  const { type, rest } = anyValueChecks(schema);
  rest.push(
    ...numberChecks(schema),
    ...stringChecks(node, schema, compiler),
    ...arrayChecks(node, schema, compiler),
    ...objectChecks(node, schema, compiler),
    ...references,
    ...combineChecks(node, schema, compiler),
    ...unevaluatedChecks(node, schema, compiler),
  );
  return type === undefined ? { rest } : { type, rest };
}

function joinChecks({ type, rest }: { type?: Check; rest: readonly Check[] }): Check {
  const [first] = rest;
  if (first === undefined) return type ?? (() => true);
  if (rest.length === 1) return type === undefined ? first : (value, run) => type(value, run) && first(value, run);
  return (value, run) => {
    if (type !== undefined && !type(value, run)) return false;
    let ok = true;
    for (let at = 0; at < rest.length; at++) {
      if ((rest[at] as Check)(value, run)) continue;
      ok = false;
      if (run.problems === undefined) return false;
    }
    return ok;
  };
}

/** An embedded schema with its own `$id` is a place where dynamic references look. */
function withResource(resource: JsonRecord, check: Check): Check {
  return (value, run) => {
    run.resources.push(resource);
    const ok = check(value, run);
    run.resources.pop();
    return ok;
  };
}

function booleanNode(schema: boolean, scope: Scope): SchemaNode {
  const check: Check = schema
    ? () => true
    : (value, run) => report(run, value, () => ({ expected: 'nothing', message: 'is not allowed here' }));
  return { schema, scope, dialect: scope.dialect, check };
}

const metaNodes = new Map<Dialect, SchemaNode>();

function assertIsSchema(schema: unknown, dialect: Dialect): void {
  let meta = metaNodes.get(dialect);
  if (meta === undefined) {
    const source = META_SCHEMA_OF[dialect];
    const library = createSchemaLibrary(source, { dialect, schemas: {}, maxNodes: MAX_NODES, maxDepth: MAX_DEPTH });
    meta = createCompiler(library, { formats: false }).node(library.root);
    metaNodes.set(dialect, meta);
  }
  if (meta.check(schema, startRun())) return;
  const problems: Problem[] = [];
  meta.check(schema, startRun(problems));
  const [first] = problems;
  const reason = first === undefined ? '' : `: ${first.message}`;
  throw new SchemaError(`Not a valid JSON Schema (${dialect})${reason}`);
}
