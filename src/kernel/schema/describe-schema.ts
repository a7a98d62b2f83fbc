import { quote } from './describe-value.js';
import { isRecord, type JsonRecord } from './json-value.js';

const MAX_CHOICES = 12;
const MAX_ALTERNATIVES = 6;

/** What a schema asks for, in words: `integer >= 1`, `one of "a", "b"`, `array of string or null`. */
export function describeSchema(schema: unknown, depth = 0): string {
  if (schema === false) return 'nothing (this must be absent)';
  if (!isRecord(schema) || depth > 3) return 'any value';
  if (Object.hasOwn(schema, 'const')) return quote(schema.const);
  if (Array.isArray(schema.enum)) return describeChoices(schema.enum);
  const words = [describeType(schema, depth), ...bounds(schema)].filter((word) => word !== '');
  const text = words.join(' ') || describeCombination(schema, depth);
  return isNullable(schema) && !text.includes('null') ? `${text} or null` : text;
}

function describeChoices(choices: readonly unknown[]): string {
  const shown = choices.slice(0, MAX_CHOICES).map((choice) => quote(choice));
  const rest = choices.length > MAX_CHOICES ? `, ... (${choices.length} choices)` : '';
  return choices.length === 1 ? `${shown[0]}` : `one of ${shown.join(', ')}${rest}`;
}

function describeType(schema: JsonRecord, depth: number): string {
  const type = schema.type;
  const names = Array.isArray(type) ? type.map(String) : typeof type === 'string' ? [type] : [];
  return names.map((name) => describeTypeName(name, schema, depth)).join(' or ');
}

function describeTypeName(name: string, schema: JsonRecord, depth: number): string {
  if (name === 'array') return describeArray(schema, depth);
  return name === 'object' ? describeObject(schema) : name;
}

/** What tells one object from another is what it must have. */
function describeObject(schema: JsonRecord): string {
  const required = Array.isArray(schema.required) ? schema.required.slice(0, 5).map(String) : [];
  return required.length === 0 ? 'object' : `object with ${required.join(', ')}`;
}

function describeArray(schema: JsonRecord, depth: number): string {
  const items = isRecord(schema.items) ? describeSchema(schema.items, depth + 1) : 'any value';
  return items === 'any value' ? 'array' : `array of ${items.includes(' or ') ? `(${items})` : items}`;
}

function isNullable(schema: JsonRecord): boolean {
  return schema.nullable === true && Object.hasOwn(schema, 'type');
}

function bounds(schema: JsonRecord): string[] {
  const of = (keyword: string) => (typeof schema[keyword] === 'number' ? schema[keyword] : undefined);
  const words: string[] = [];
  const add = (keyword: string, text: (limit: number) => string) => {
    const limit = of(keyword);
    if (limit !== undefined) words.push(text(limit));
  };
  add('minimum', (limit) => `${schema.exclusiveMinimum === true ? '>' : '>='} ${limit}`);
  add('exclusiveMinimum', (limit) => `> ${limit}`);
  add('maximum', (limit) => `${schema.exclusiveMaximum === true ? '<' : '<='} ${limit}`);
  add('exclusiveMaximum', (limit) => `< ${limit}`);
  add('multipleOf', (limit) => `that is a multiple of ${limit}`);
  add('minLength', (limit) => `with at least ${plural(limit, 'character')}`);
  add('maxLength', (limit) => `with at most ${plural(limit, 'character')}`);
  add('minItems', (limit) => `with at least ${plural(limit, 'item')}`);
  add('maxItems', (limit) => `with at most ${plural(limit, 'item')}`);
  add('minProperties', (limit) => `with at least ${plural(limit, 'property')}`);
  add('maxProperties', (limit) => `with at most ${plural(limit, 'property')}`);
  if (schema.uniqueItems === true) words.push('without duplicates');
  if (typeof schema.format === 'string') words.push(`in format ${schema.format.slice(0, 40)}`);
  if (typeof schema.pattern === 'string') words.push(`matching /${schema.pattern.slice(0, 80)}/`);
  return words;
}

function plural(count: number, noun: string): string {
  if (count === 1) return `1 ${noun}`;
  return noun.endsWith('y') ? `${count} ${noun.slice(0, -1)}ies` : `${count} ${noun}s`;
}

function describeCombination(schema: JsonRecord, depth: number): string {
  for (const keyword of ['anyOf', 'oneOf']) {
    const branches = schema[keyword];
    if (!Array.isArray(branches)) continue;
    const texts = [...new Set(branches.map((branch) => describeSchema(branch, depth + 1)))];
    if (texts.length > MAX_ALTERNATIVES) return `one of ${texts.length} alternatives`;
    return texts.join(' or ');
  }
  if (isRecord(schema.properties) || Array.isArray(schema.required)) return describeObject(schema);
  if (isRecord(schema.items)) return 'array';
  return 'a value allowed by the schema';
}
