import { applyDefaults, withDefaults } from './apply-defaults.js';
import { coerceNode, startCoercion } from './coerce-node.js';
import type { Coercion } from './coercion.js';
import type { SchemaOptions } from './compile-schema.js';
import { describeValue } from './describe-value.js';
import { prepareSchema } from './prepare-schema.js';
import { formatPath, type Problem } from './run.js';
import { SchemaError } from './schema-error.js';
import type { SchemaNode } from './schema-node.js';
import { validateNode } from './validate-arguments.js';

export interface CoerceOptions extends SchemaOptions {
  /** Put `default`s in place of missing properties. Off unless asked for. */
  readonly fillDefaults?: boolean;
}

export interface ArgumentChange {
  readonly path: string;
  readonly from: unknown;
  readonly to: unknown;
}

export type CoercedArguments =
  | { readonly ok: true; readonly args: unknown; readonly changes: readonly ArgumentChange[] }
  | { readonly ok: false; readonly error: Problem; readonly errors: readonly Problem[] };

/**
 * Moves arguments toward their schema and validates them: `"42"` becomes 42, `"['a']"` becomes `["a"]`, one value
 * becomes a list of one. A valid value never changes and the input is never touched; what has two readings, or still
 * does not fit, is an error that says what was expected. Throws `SchemaError` for an unusable schema.
 */
export function coerceArguments(schema: unknown, args: unknown, options: CoerceOptions = {}): CoercedArguments {
  return coerceWith(prepareSchema(schema, options), args, options.fillDefaults ?? false);
}

export function coerceWith(node: SchemaNode, args: unknown, fillDefaults: boolean): CoercedArguments {
  try {
    const filled = fillDefaults ? applyDefaults(node, args) : args;
    const state = startCoercion();
    const first = coerceNode(node, filled, [], state);
    // A default can be what breaks a rule between properties; the arguments alone may still be right.
    const { value, changes, valid } = first.valid || filled === args ? first : coerceNode(node, args, [], state);
    if (valid) {
      const noted = changes.map(({ path, from, to }) => ({ path: formatPath(path), from, to }));
      return { ok: true, args: fillDefaults ? withDefaults(node, value) : value, changes: noted };
    }
    return refuse(state.ambiguous === undefined ? [] : [ambiguity(args, state.ambiguous)], node, first.value);
  } catch (error) {
    if (!(error instanceof SchemaError) && !(error instanceof RangeError)) throw error;
    // Given up; what is wrong with the arguments as they came can still be said.
    return refuse([], node, args);
  }
}

function refuse(found: readonly Problem[], node: SchemaNode, value: unknown): CoercedArguments {
  const validation = validateNode(node, value);
  const errors = found.length > 0 || validation.ok ? found : validation.errors;
  const [error = tooComplex(value)] = errors;
  return { ok: false, error, errors: errors.length === 0 ? [error] : errors };
}

function ambiguity(args: unknown, { path, expected }: NonNullable<Coercion['ambiguous']>): Problem {
  const where = formatPath(path);
  return {
    path: where,
    expected,
    got: describeValue(at(args, path)),
    message: `${where === '' ? 'The value' : where}: it can be read in more than one way; expected ${expected}`,
    hint: 'Send JSON values of the exact type: numbers and booleans without quotes.',
  };
}

function at(value: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>((current, key) => {
    if (typeof current !== 'object' || current === null || !Object.hasOwn(current, key)) return undefined;
    return (current as Record<string | number, unknown>)[key];
  }, value);
}

function tooComplex(args: unknown): Problem {
  const message = 'The arguments could not be brought in line with the schema';
  return { path: '', expected: 'simpler arguments', got: describeValue(args), message };
}
