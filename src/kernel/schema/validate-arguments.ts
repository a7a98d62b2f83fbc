import type { SchemaOptions } from './compile-schema.js';
import { prepareSchema } from './prepare-schema.js';
import { type Problem, restart, startRun } from './run.js';
import { SchemaError } from './schema-error.js';
import type { SchemaNode } from './schema-node.js';

export type Validation = { readonly ok: true } | { readonly ok: false; readonly errors: readonly Problem[] };

/**
 * Checks any JSON value against any JSON Schema: draft-07, or the dialect `$schema` names. Every problem is
 * listed with its path, what was expected and what came; at most 20. Throws `SchemaError` for an unusable schema.
 */
export function validateArguments(schema: unknown, value: unknown, options?: SchemaOptions): Validation {
  return validateNode(prepareSchema(schema, options), value);
}

export function validateNode(node: SchemaNode, value: unknown): Validation {
  if (isValid(node, value)) return { ok: true };
  const problems: Problem[] = [];
  try {
    node.check(value, startRun(problems));
  } catch (error) {
    if (!isRunaway(error)) throw error;
    problems.push(tooDeep(error));
  }
  return { ok: false, errors: problems };
}

/** Checks are synchronous and never call back, so one state serves them all. */
const quiet = startRun();

/** Whether the value satisfies the schema. A value too deep to be judged does not. */
export function isValid(node: SchemaNode, value: unknown): boolean {
  try {
    return node.check(value, restart(quiet));
  } catch (error) {
    if (isRunaway(error)) return false;
    throw error;
  }
}

/** References that lead in circles, or values nested deeper than the stack. */
function isRunaway(error: unknown): error is Error {
  return error instanceof SchemaError || error instanceof RangeError;
}

function tooDeep(error: Error): Problem {
  const message = error instanceof SchemaError ? error.message : 'The value is nested too deeply to be checked';
  return { path: '', expected: 'a value of moderate depth', got: 'one that could not be checked', message };
}
