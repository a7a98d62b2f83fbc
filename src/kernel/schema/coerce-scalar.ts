import type { Attempt } from './coercion.js';
import type { JsonRecord } from './json-value.js';
import { isOfType, typeNames } from './keywords/any-value.js';
import type { SchemaNode } from './schema-node.js';

/**
 * Reads a scalar as the type the schema asks for: `"42"` as 42, `"True"` as true, `"null"` as null, `3` as `"3"`,
 * an enum member in another case as the member. Anything with two readings stays as it is.
 */
export function coerceScalar(node: SchemaNode, value: unknown, path: readonly (string | number)[]): Attempt {
  const unchanged: Attempt = { value, changes: [], valid: false };
  if (typeof node.schema === 'boolean' || (typeof value === 'object' && value !== null)) return unchanged;
  const reading = readings(node.schema, value).find((candidate) => fitsChoices(node.schema, candidate));
  if (reading === undefined || reading === value) return unchanged;
  return { value: reading, changes: [{ path, from: value, to: reading }], valid: false };
}

function readings(schema: JsonRecord, value: unknown): unknown[] {
  const types = typeNames(schema) ?? choiceTypes(schema);
  if (typeof value !== 'string') return types.includes('string') ? textReadings(schema, value, types) : [];
  const found = types.includes('string') ? caseReadings(schema, value) : [];
  if (types.includes('string') && found.length === 0 && !hasChoices(schema)) return [];
  for (const type of ['null', ...types.filter((name) => name !== 'null')]) {
    if (types.includes(type)) found.push(...readAs(type, value.trim()));
  }
  return found;
}

function hasChoices(schema: JsonRecord): boolean {
  return Array.isArray(schema.enum) || Object.hasOwn(schema, 'const');
}

function choices(schema: JsonRecord): readonly unknown[] {
  if (Object.hasOwn(schema, 'const')) return [schema.const];
  return Array.isArray(schema.enum) ? schema.enum : [];
}

/** Without `type`, the members of an enum say which types can be meant. */
function choiceTypes(schema: JsonRecord): string[] {
  const names = ['null', 'boolean', 'number', 'string'];
  return names.filter((name) => choices(schema).some((choice) => isOfType(choice, name)));
}

function fitsChoices(schema: JsonRecord | boolean, value: unknown): boolean {
  return typeof schema === 'boolean' || !hasChoices(schema) || choices(schema).includes(value);
}

function readAs(type: string, text: string): unknown[] {
  switch (type) {
    case 'null':
      return /^(?:null|none)$/i.test(text) ? [null] : [];
    case 'boolean':
      return /^true$/i.test(text) ? [true] : /^false$/i.test(text) ? [false] : [];
    case 'integer': {
      const number = readNumber(text);
      return Number.isSafeInteger(number) ? [number] : [];
    }
    case 'number': {
      const number = readNumber(text);
      return number === undefined ? [] : [number];
    }
    default:
      return [];
  }
}

/** Decimal only. A leading zero may be an identifier or octal; a comma may be a decimal sign: neither is read. */
const DECIMAL = /^[+-]?(?:(?:0|[1-9]\d*)(?:\.\d+)?|\.\d+)(?:[eE][+-]?\d{1,4})?$/;

export function readNumber(text: string): number | undefined {
  if (!DECIMAL.test(text)) return undefined;
  const number = Number(text);
  if (!Number.isFinite(number)) return undefined;
  // More digits than a number can hold: reading it would change the value. `6.02e23` never claimed that many.
  if (/^[+-]?\d{16,}$/.test(text) && BigInt(number) !== BigInt(text.replace('+', ''))) return undefined;
  return number === 0 ? 0 : number;
}

/** The member that differs only in case or in space around it, when there is exactly one. */
function caseReadings(schema: JsonRecord, value: string): unknown[] {
  const plain = value.trim().toLowerCase();
  const near = choices(schema).filter((choice) => typeof choice === 'string' && choice.toLowerCase() === plain);
  return near.length === 1 ? near : [];
}

/** A number or boolean where text is asked for, as JSON would print it. */
function textReadings(schema: JsonRecord, value: unknown, types: readonly string[]): unknown[] {
  if (types.some((type) => isOfType(value, type))) return [];
  if (typeof value === 'number' && /^-?\d+(\.\d+)?$/.test(String(value))) return [String(value)];
  if (typeof value !== 'boolean') return [];
  const text = String(value);
  return [text, ...caseReadings(schema, text)].filter((reading) => fitsChoices(schema, reading));
}
