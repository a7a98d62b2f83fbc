import { isRecord, type JsonRecord } from '../schema/json-value.js';
import type { FunctionSchema } from '../tool.js';

export interface LintProblem {
  /** Where, e.g. `properties.limit`; empty for the definition itself. */
  readonly path: string;
  readonly problem: string;
}

/**
 * What keeps a model from using a tool well: parameters without description, choices in prose instead of an enum,
 * optional ones whose default nobody knows, numbers without bounds, lists without `maxItems`.
 */
export function lintDefinition({ name, description, parameters }: FunctionSchema): LintProblem[] {
  const problems: LintProblem[] = [];
  const add = (path: string, problem: string) => problems.push({ path, problem });
  if (!/^[a-z][a-z0-9_]{0,63}$/.test(name)) add('', `the name "${name}" is not snake_case`);
  if (description.trim().length < 20) add('', 'the description is missing or too short to choose the tool by');
  if (parameters.type !== 'object') add('', 'the parameters are not of type object');
  lintObject(parameters, '', add);
  return problems;
}

type Add = (path: string, problem: string) => void;

function lintObject(schema: JsonRecord, path: string, add: Add): void {
  const properties = isRecord(schema.properties) ? schema.properties : {};
  const required = Array.isArray(schema.required) ? schema.required : [];
  for (const name of required) {
    if (!Object.hasOwn(properties, String(name))) add(path, `"${String(name)}" is required but not declared`);
  }
  for (const [key, property] of Object.entries(properties)) {
    const place = path === '' ? `properties.${key}` : `${path}.properties.${key}`;
    if (!isRecord(property)) continue;
    lintDescription(property, place, add);
    if (path === '' && !required.includes(key)) lintOptional(property, place, add);
    lintValue(property, place, add);
  }
}

function lintDescription(schema: JsonRecord, path: string, add: Add): void {
  const text = schema.description;
  if (typeof text !== 'string' || text.trim() === '') add(path, 'has no description');
  else if (schema.type === 'string' && !Array.isArray(schema.enum) && listsChoices(text)) {
    add(path, 'lists its choices in the description; make them an enum');
  }
}

/** `one of: a, b, c`, `"a" or "b"`, `a | b`. Examples are not choices. */
function listsChoices(text: string): boolean {
  const plain = text.replace(/\(?\b(?:e\.g\.|for example|such as|like)[^)]*\)?/gi, '');
  return (
    /\bone of:?\s*["'`\w-]+\s*(?:,|\||or\b)/i.test(plain) ||
    /^\s*(["'`])[\w-]+\1(?:\s*(?:,|\||or)\s*\1[\w-]+\1)+/.test(plain)
  );
}

function lintOptional(schema: JsonRecord, path: string, add: Add): void {
  if (Object.hasOwn(schema, 'default')) return;
  const text = String(schema.description ?? '');
  const told =
    /\b(default|defaults|omit|omitted|optional|leave out|without|unless|if given|when|only|for|instead|needed|required)\b/i.test(
      text,
    );
  if (!told) add(path, 'is optional, but neither a default nor the description says what happens without it');
}

function lintValue(schema: JsonRecord, path: string, add: Add): void {
  const types = Array.isArray(schema.type) ? schema.type : [schema.type];
  if (types.includes('integer') || types.includes('number')) lintNumber(schema, path, add);
  if (types.includes('array')) {
    if (typeof schema.maxItems !== 'number') add(path, 'is a list without maxItems');
    if (isRecord(schema.items)) lintValue(schema.items, `${path}.items`, add);
  }
  if (types.includes('object')) lintObject(schema, path, add);
  for (const keyword of ['anyOf', 'oneOf']) {
    const branches = schema[keyword];
    if (!Array.isArray(branches)) continue;
    for (const [at, branch] of branches.entries())
      if (isRecord(branch)) lintValue(branch, `${path}.${keyword}.${at}`, add);
  }
}

function lintNumber(schema: JsonRecord, path: string, add: Add): void {
  if (Array.isArray(schema.enum) || Object.hasOwn(schema, 'const')) return;
  const bounds = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'];
  if (!bounds.some((keyword) => typeof schema[keyword] === 'number')) add(path, 'is a number without bounds');
}
