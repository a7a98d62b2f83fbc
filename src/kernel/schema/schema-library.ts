import { type Dialect, dialectOf, isSince } from './dialect.js';
import { isRecord, type JsonRecord, ownValue } from './json-value.js';
import { metaSchemas } from './meta-schemas.js';
import { SchemaError } from './schema-error.js';
import { eachSubschema, refStandsAlone } from './subschemas.js';

/** Where a schema stands: what its references are relative to, and which keywords it may use. */
export interface Scope {
  readonly base: string;
  readonly dialect: Dialect;
  /** The root of the nearest enclosing `$id`; JSON pointers start here. */
  readonly resource: JsonRecord;
}

export interface LibraryOptions {
  readonly dialect: Dialect;
  /** Documents that references may lead to, by their absolute URI. The network is never asked. */
  readonly schemas: Readonly<Record<string, unknown>>;
  readonly maxNodes: number;
  readonly maxDepth: number;
}

export interface Located {
  readonly schema: unknown;
  readonly scope: Scope;
  /** False for a place no keyword makes a schema, e.g. `#/x-shared/1`; such a place was not checked yet. */
  readonly indexed: boolean;
}

/** All schemas one validator can reach, findable by URI, anchor and JSON pointer. */
export interface SchemaLibrary {
  readonly root: Located;
  resolve(reference: string, from: Scope): Located;
  scopeOf(schema: JsonRecord, fallback: Scope): Scope;
  /** Whether dynamic references can have any effect; asked while compiling. */
  readonly hasDynamicAnchors: boolean;
  dynamicAnchor(resource: JsonRecord, name: string): Located | undefined;
}

const DEFAULT_BASE = 'json-schema:///';

export function createSchemaLibrary(document: unknown, options: LibraryOptions): SchemaLibrary {
  const resources = new Map<string, JsonRecord>();
  const anchors = new Map<string, JsonRecord>();
  const scopes = new Map<object, Scope>();
  const dynamicAnchors = new Map<object, Map<string, JsonRecord>>();
  let nodes = 0;
  let recursive = false;

  function index(schema: unknown, outer: Scope | { base: string; dialect: Dialect }, path: readonly string[]): void {
    if (!isRecord(schema) || scopes.has(schema)) return;
    if (++nodes > options.maxNodes) throw new SchemaError(`The schema has more than ${options.maxNodes} parts`);
    if (path.length > options.maxDepth * 2) {
      throw new SchemaError(`The schema is nested deeper than ${options.maxDepth} levels`, path.slice(0, 6).join('.'));
    }
    const scope = enter(schema, outer, path);
    scopes.set(schema, scope);
    eachSubschema(schema, (child, below) => index(child, scope, [...path, ...below]));
  }

  function enter(
    schema: JsonRecord,
    outer: Scope | { base: string; dialect: Dialect },
    path: readonly string[],
  ): Scope {
    const dialect = dialectOf(schema, outer.dialect);
    const isRoot = !('resource' in outer);
    let scope: Scope = { base: outer.base, dialect, resource: isRoot ? schema : outer.resource };
    if (isRoot) resources.set(outer.base, schema);
    if (refStandsAlone(schema, dialect)) return scope;
    const id = ownValue(schema, dialect === 'draft-04' ? 'id' : '$id');
    if (typeof id === 'string') {
      const url = absolute(id, scope.base, path);
      const [base, fragment] = splitFragment(url);
      if (fragment === '') {
        scope = { base, dialect, resource: schema };
        resources.set(base, schema);
      } else {
        anchors.set(url, schema);
      }
    }
    if (isSince(dialect, '2019-09')) nameAnchors(schema, scope);
    return scope;
  }

  function nameAnchors(schema: JsonRecord, scope: Scope): void {
    const anchor = ownValue(schema, '$anchor');
    if (typeof anchor === 'string') anchors.set(`${scope.base}#${anchor}`, schema);
    if (ownValue(schema, '$recursiveAnchor') === true) recursive = true;
    const dynamic = ownValue(schema, '$dynamicAnchor');
    if (typeof dynamic === 'string') {
      anchors.set(`${scope.base}#${dynamic}`, schema);
      const known = dynamicAnchors.get(scope.resource) ?? new Map<string, JsonRecord>();
      dynamicAnchors.set(scope.resource, known.set(dynamic, schema));
    }
  }

  function findResource(base: string): JsonRecord | undefined {
    if (!resources.has(base)) {
      const given = ownValue(options.schemas, base) ?? ownValue(options.schemas, `${base}#`) ?? metaSchemas[base];
      if (isRecord(given)) index(given, { base, dialect: dialectOf(given, options.dialect) }, []);
      if (isRecord(given) && !resources.has(base)) resources.set(base, given);
    }
    return resources.get(base);
  }

  function scopeOf(schema: JsonRecord, fallback: Scope): Scope {
    return scopes.get(schema) ?? fallback;
  }

  function resolve(reference: string, from: Scope): Located {
    const url = absolute(reference, from.base, []);
    const [base, fragment] = splitFragment(url);
    const resource = findResource(base);
    const anchored = anchors.get(url);
    if (anchored !== undefined) return { schema: anchored, scope: scopeOf(anchored, from), indexed: true };
    if (resource === undefined) {
      throw new SchemaError(
        `The reference "${reference}" leads to no known schema; nothing is fetched from the network`,
      );
    }
    const scope = scopeOf(resource, from);
    if (fragment === '') return { schema: resource, scope, indexed: true };
    if (!fragment.startsWith('/')) throw new SchemaError(`The reference "${reference}" names an unknown anchor`);
    return followPointer(fragment, reference, resource, scope);
  }

  function followPointer(pointer: string, reference: string, resource: JsonRecord, start: Scope): Located {
    let schema: unknown = resource;
    let scope = start;
    let indexed = true;
    for (const token of decodePointer(pointer, reference)) {
      const parent: unknown = schema;
      const key = Array.isArray(parent) && /^(0|[1-9]\d*)$/.test(token) ? Number(token) : token;
      if (typeof parent !== 'object' || parent === null || !Object.hasOwn(parent, key)) {
        throw new SchemaError(`The reference "${reference}" leads nowhere: there is no "${token}"`);
      }
      schema = (parent as Record<string | number, unknown>)[key];
      indexed = typeof schema !== 'object' || schema === null || scopes.has(schema);
      if (isRecord(schema)) scope = scopeOf(schema, scope);
    }
    return { schema, scope, indexed };
  }

  const dialect = dialectOf(document, options.dialect);
  index(document, { base: DEFAULT_BASE, dialect }, []);
  const nowhere: Scope = { base: DEFAULT_BASE, dialect, resource: {} };
  return {
    root: { schema: document, scope: isRecord(document) ? scopeOf(document, nowhere) : nowhere, indexed: true },
    resolve,
    scopeOf,
    get hasDynamicAnchors() {
      return recursive || dynamicAnchors.size > 0;
    },
    dynamicAnchor(resource, name) {
      const schema = dynamicAnchors.get(resource)?.get(name);
      return schema && { schema, scope: scopeOf(schema, nowhere), indexed: true };
    },
  };
}

function absolute(reference: string, base: string, path: readonly string[]): string {
  try {
    return new URL(reference, base).href;
  } catch {
    throw new SchemaError(`"${reference}" is not a valid URI reference`, path.join('.'));
  }
}

function splitFragment(url: string): readonly [base: string, fragment: string] {
  const at = url.indexOf('#');
  return at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at + 1)];
}

function decodePointer(pointer: string, reference: string): string[] {
  try {
    return decodeURIComponent(pointer)
      .slice(1)
      .split('/')
      .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
  } catch {
    throw new SchemaError(`The reference "${reference}" is not a valid JSON pointer`);
  }
}
