import { compileSchema, type SchemaOptions } from './compile-schema.js';
import type { SchemaNode } from './schema-node.js';

const MAX_BY_TEXT = 500;

/** Compiled schemas, by object and by content: equal schemas from different listings are compiled once. */
const byObject = new WeakMap<object, Map<string, SchemaNode>>();
const byText = new Map<string, SchemaNode>();

/** The compiled form of a schema, from the cache where possible. Throws `SchemaError` as `compileSchema` does. */
export function prepareSchema(schema: unknown, options: SchemaOptions = {}): SchemaNode {
  const { schemas, maxNodes, maxDepth } = options;
  const isOrdinary = schemas === undefined && maxNodes === undefined && maxDepth === undefined;
  if (typeof schema !== 'object' || schema === null || !isOrdinary) return compileSchema(schema, options);
  const flavour = `${options.dialect ?? ''}|${options.untrusted ?? true}|${options.formats ?? true}`;
  const known = byObject.get(schema)?.get(flavour);
  if (known !== undefined) return known;
  const node = byContent(schema, flavour, options);
  const flavours = byObject.get(schema) ?? new Map<string, SchemaNode>();
  byObject.set(schema, flavours.set(flavour, node));
  return node;
}

function byContent(schema: object, flavour: string, options: SchemaOptions): SchemaNode {
  const text = contentKey(schema, flavour);
  const known = text === undefined ? undefined : byText.get(text);
  const node = known ?? compileSchema(schema, options);
  if (text === undefined) return node;
  // A map keeps insertion order, so re-inserting makes the first key the one unused for longest.
  byText.delete(text);
  byText.set(text, node);
  const [oldest] = byText.keys();
  if (byText.size > MAX_BY_TEXT && oldest !== undefined) byText.delete(oldest);
  return node;
}

const MAX_KEY_LENGTH = 100_000;

/** Huge, cyclic or otherwise unprintable schemas are cached by object alone. */
function contentKey(schema: object, flavour: string): string | undefined {
  try {
    const text = JSON.stringify(schema);
    return text.length > MAX_KEY_LENGTH ? undefined : flavour + text;
  } catch {
    // The compiler will say what is wrong with it.
    return undefined;
  }
}
