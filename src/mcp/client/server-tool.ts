import { createHash } from 'node:crypto';
import { scanText } from '../../gate/text/scan-text.js';
import { repairSchema } from '../../kernel/definitions/repair-schema.js';
import { prepareTool } from '../../kernel/schema/prepare-tool.js';
import type { JsonSchema } from '../../kernel/tool.js';
import { findHidden, mayHaveHidden } from '../../lib/hidden-characters.js';
import { makeVisible } from '../../lib/visible-text.js';
import { mendSchema } from './mend-schema.js';

/** What a server says about a tool, cleaned: plain JSON that is kept in the manifest. */
export interface ServerTool {
  /** As the server calls it. */
  readonly name: string;
  readonly title?: string;
  readonly description: string;
  /** Valid: the server's own schema, or a repaired one where that cannot be used. */
  readonly inputSchema: JsonSchema;
  readonly outputSchema?: JsonSchema;
  readonly hints: ToolHints;
  /** SHA-256 over what the server sent as name, description and schemas. */
  readonly hash: string;
}

/** What the server claims; informs effects, never opens anything that the gate closes. */
export interface ToolHints {
  readonly isReadOnly: boolean;
  readonly isIdempotent: boolean;
  readonly isDestructive: boolean;
}

export type CleanedTool =
  | { readonly ok: true; readonly tool: ServerTool; readonly notes: readonly string[] }
  | { readonly ok: false; readonly reason: string };

const MAX_DESCRIPTION = 16_384;
const MAX_SCHEMA = 262_144;

/** Cleans one element of a server's tool list. Notes say what was changed or looks wrong. */
export function cleanTool(value: unknown): CleanedTool {
  if (!isRecord(value)) return { ok: false, reason: 'is not an object' };
  const { name, inputSchema } = value;
  if (typeof name !== 'string' || name.trim() === '' || name.length > 256) {
    return { ok: false, reason: `has no usable name: ${JSON.stringify(name)?.slice(0, 100)}` };
  }
  const size = sizeOf(value);
  if (size > MAX_SCHEMA) return { ok: false, reason: `is described with ${size} characters (limit ${MAX_SCHEMA})` };
  const notes: string[] = [];
  const clean = (text: unknown, field: string): string => cleanText(text, field, notes);
  const description = clean(value.description, 'description').slice(0, MAX_DESCRIPTION);
  const title = clean(value.title ?? field(value.annotations, 'title'), 'title').slice(0, 200);
  const schema = usableSchema(cleanStrings(inputSchema ?? {}, notes), notes);
  const outputSchema = usableOutput(cleanStrings(value.outputSchema, notes), notes);
  const scan = scanText(`${description}\n${textsOf(schema)}\n${textsOf(outputSchema)}`, 'skill');
  const orders = scan.findings.filter(({ severity }) => severity === 'high');
  const [worst] = orders;
  if (worst !== undefined) {
    notes.push(`its description gives orders to the agent (${worst.id}: "${worst.excerpt}"); it is not shown`);
  }
  return {
    ok: true,
    notes,
    tool: {
      name,
      ...(title === '' ? {} : { title }),
      description: worst === undefined ? description : '',
      inputSchema: worst === undefined ? schema : withoutProse(schema),
      ...(outputSchema === undefined
        ? {}
        : { outputSchema: worst === undefined ? outputSchema : withoutProse(outputSchema) }),
      hints: readHints(value.annotations),
      hash: hashOf([
        ...[name, value.description ?? '', inputSchema ?? {}, value.annotations ?? {}],
        ...[value.title ?? '', value.outputSchema ?? {}],
      ]),
    },
  };
}

/** The schema without any text a model would read as words: what is left only says which arguments fit. */
export function withoutProse(schema: JsonSchema): JsonSchema {
  return mapNodes(schema, (node) => {
    const { description: _description, title: _title, $comment: _comment, examples: _examples, ...rest } = node;
    return rest;
  }) as JsonSchema;
}

function readHints(annotations: unknown): ToolHints {
  const isReadOnly = field(annotations, 'readOnlyHint') === true;
  return {
    isReadOnly,
    isIdempotent: isReadOnly || field(annotations, 'idempotentHint') === true,
    // The protocol's defaults: what says nothing may destroy.
    isDestructive: !isReadOnly && field(annotations, 'destructiveHint') !== false,
  };
}

/** Calls are checked with the server's own schema where it compiles, else with what can be made of it. */
function usableSchema(schema: unknown, notes: string[]): JsonSchema {
  const given = isRecord(schema) ? schema : {};
  const asObject = given.type === undefined && Object.keys(given).length === 0 ? { type: 'object' } : given;
  for (const candidate of [asObject, repairSchema(asObject), repairSchema(mendSchema(asObject))]) {
    try {
      prepareTool(candidate, { untrusted: true, dialect: '2020-12' });
      if (candidate !== asObject) notes.push('its schema is not valid JSON Schema and was repaired');
      return candidate as JsonSchema;
    } catch {
      // The next candidate; the last one is an object without rules.
    }
  }
  notes.push('its schema cannot be used; arguments are passed on unchecked');
  return { type: 'object', properties: {} };
}

/** A schema of answers is only a promise: one that cannot be used is left out. */
function usableOutput(schema: unknown, notes: string[]): JsonSchema | undefined {
  if (!isRecord(schema) || schema.type !== 'object') return undefined;
  try {
    prepareTool(schema, { untrusted: true, dialect: '2020-12' });
    return schema;
  } catch {
    notes.push('its output schema is not valid JSON Schema and is left out');
    return undefined;
  }
}

function cleanText(text: unknown, field: string, notes: string[]): string {
  if (typeof text !== 'string') return '';
  if (!mayHaveHidden(text)) return text.trim();
  const hidden = findHidden(text).filter(({ legitimate }) => !legitimate);
  if (hidden.length === 0) return text.trim();
  notes.push(`hidden characters were removed from its ${field}: ${makeVisible(text).slice(0, 200)}`);
  const parts: string[] = [];
  let from = 0;
  for (const { index, length } of hidden) {
    parts.push(text.slice(from, index));
    from = index + length;
  }
  return (parts.join('') + text.slice(from)).trim();
}

const MAX_DEPTH = 200;

/** Every string inside a schema can carry what a person does not see. Keys of properties are names and stay. */
function cleanStrings(value: unknown, notes: string[], depth = 0): unknown {
  if (depth > MAX_DEPTH) return {};
  if (typeof value === 'string') return mayHaveHidden(value) ? cleanText(value, 'schema', notes) : value;
  if (Array.isArray(value)) return value.map((item) => cleanStrings(item, notes, depth + 1));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, cleanStrings(item, notes, depth + 1)]));
}

function mapNodes(value: unknown, change: (node: Record<string, unknown>) => Record<string, unknown>): unknown {
  if (Array.isArray(value)) return value.map((item) => mapNodes(item, change));
  if (!isRecord(value)) return value;
  const { properties, ...rest } = change(value);
  const inner = Object.fromEntries(Object.entries(rest).map(([key, item]) => [key, mapNodes(item, change)]));
  if (!isRecord(properties)) return properties === undefined ? inner : { ...inner, properties };
  // Names of properties are not keywords: one may be called `description`.
  const named = Object.fromEntries(Object.entries(properties).map(([key, item]) => [key, mapNodes(item, change)]));
  return { ...inner, properties: named };
}

function textsOf(value: unknown, depth = 0): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return '';
  return Object.values(value)
    .map((item) => textsOf(item, depth + 1))
    .filter((text) => text !== '')
    .join('\n');
}

function hashOf(value: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(sorted(value)))
    .digest('hex');
}

/** Servers may write the same object in another order. */
function sorted(value: unknown, depth = 0): unknown {
  if (depth > MAX_DEPTH) return null;
  if (Array.isArray(value)) return value.map((item) => sorted(item, depth + 1));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((key) => [key, sorted(value[key], depth + 1)]),
  );
}

function sizeOf(value: unknown): number {
  try {
    return JSON.stringify(value).length;
  } catch {
    return Number.POSITIVE_INFINITY; // nested deeper than the stack: no tool is
  }
}

function field(value: unknown, name: string): unknown {
  return isRecord(value) ? value[name] : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
