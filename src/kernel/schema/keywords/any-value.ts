import { describeSchema } from '../describe-schema.js';
import { canonicalText, isRecord, type JsonRecord, jsonEqual } from '../json-value.js';
import { nearestName } from '../nearest-name.js';
import { report } from '../report.js';
import type { Check } from '../run.js';

/** `type`, `enum` and `const`. The type check comes first: where it fails, nothing else needs saying. */
export function anyValueChecks(schema: JsonRecord): { type?: Check; rest: Check[] } {
  const rest: Check[] = [];
  const names = typeNames(schema);
  if (Object.hasOwn(schema, 'const')) rest.push(constCheck(schema));
  if (Array.isArray(schema.enum)) rest.push(enumCheck(schema, schema.enum));
  return names === undefined ? { rest } : { type: typeCheck(schema, names), rest };
}

/** The types a schema names, with OpenAPI's `nullable: true` counted as `null`. */
export function typeNames(schema: JsonRecord): string[] | undefined {
  const type = schema.type;
  const names = typeof type === 'string' ? [type] : Array.isArray(type) ? type.map(String) : undefined;
  if (names !== undefined && schema.nullable === true && !names.includes('null')) names.push('null');
  return names;
}

const TYPE_TESTS: Readonly<Record<string, (value: unknown) => boolean>> = {
  null: (value) => value === null,
  boolean: (value) => typeof value === 'boolean',
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number' && Number.isFinite(value),
  integer: (value) => Number.isInteger(value),
  array: Array.isArray,
  object: isRecord,
};

export function isOfType(value: unknown, name: string): boolean {
  return Object.hasOwn(TYPE_TESTS, name) && TYPE_TESTS[name]?.(value) === true;
}

function typeCheck(schema: JsonRecord, names: readonly string[]): Check {
  const tests = names.map((name) => TYPE_TESTS[name]).filter((test) => test !== undefined);
  const [only] = tests;
  const matches =
    tests.length === 1 && only !== undefined ? only : (value: unknown) => tests.some((test) => test(value));
  return (value, run) =>
    matches(value) ||
    report(run, value, () => ({
      expected: describeSchema(schema),
      hint: typeHint(
        names.filter((name) => name !== 'null'),
        value,
      ),
    }));
}

/** What to send instead, for the slips that cannot be read as what was meant. */
function typeHint(names: readonly string[], value: unknown): string | undefined {
  const [only] = names;
  if (names.length !== 1 || only === undefined) return undefined;
  if (value === null) return 'Leave it out, or send a value.';
  switch (only) {
    case 'integer':
      return typeof value === 'number' ? 'Send a whole number.' : 'Send a whole number without quotes, e.g. 3.';
    case 'number':
      return 'Send a number without quotes, e.g. 2.5.';
    case 'boolean':
      return 'Send true or false, without quotes.';
    case 'array':
      return 'Send a JSON array, e.g. ["a", "b"].';
    case 'object':
      return 'Send a JSON object, e.g. {"key": "value"}.';
    case 'string':
      return typeof value === 'object' ? 'Send text; JSON content goes in as one string.' : 'Send text in quotes.';
    default:
      return undefined;
  }
}

function constCheck(schema: JsonRecord): Check {
  const wanted = schema.const;
  return (value, run) => jsonEqual(value, wanted) || report(run, value, () => ({ expected: describeSchema(schema) }));
}

function enumCheck(schema: JsonRecord, choices: readonly unknown[]): Check {
  const scalars = new Set(choices.filter((choice) => typeof choice !== 'object' || choice === null));
  const compound = new Set(
    choices.filter((choice) => typeof choice === 'object' && choice !== null).map(canonicalText),
  );
  return (value, run) => {
    const found =
      typeof value === 'object' && value !== null
        ? compound.size > 0 && compound.has(canonicalText(value))
        : scalars.has(value);
    return found || report(run, value, () => ({ expected: describeSchema(schema), hint: choiceHint(value, choices) }));
  };
}

function choiceHint(value: unknown, choices: readonly unknown[]): string | undefined {
  if (typeof value !== 'string') return undefined;
  const near = nearestName(
    value,
    choices.filter((choice) => typeof choice === 'string'),
  );
  return near === undefined ? undefined : `Did you mean "${near}"?`;
}
