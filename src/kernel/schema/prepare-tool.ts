import { withDefaults } from './apply-defaults.js';
import { coerceWith } from './coerce-arguments.js';
import type { SchemaOptions } from './compile-schema.js';
import { describeValue } from './describe-value.js';
import { isRecord } from './json-value.js';
import { unknownProperty } from './keywords/object.js';
import { nearestName } from './nearest-name.js';
import { type ParseLimits, parseArguments } from './parse-arguments.js';
import { prepareSchema } from './prepare-schema.js';
import { formatPath, type Problem } from './run.js';
import type { SchemaNode } from './schema-node.js';
import { isValid } from './validate-arguments.js';

export interface PrepareToolOptions extends SchemaOptions, ParseLimits {
  /** Put `default`s in place of missing arguments. Default true. */
  readonly fillDefaults?: boolean;
  /**
   * What happens to an argument the schema neither names nor forbids. `follow` (default): it is passed on, as the
   * schema says. `suggest`: the same, but a near miss of a known name that was not given is an error that names it.
   */
  readonly unknownArguments?: 'follow' | 'suggest';
}

export type Accepted =
  | { readonly ok: true; readonly args: Record<string, unknown> }
  | { readonly ok: false; readonly error: Problem; readonly errors: readonly Problem[] };

export interface PreparedTool {
  /** Arguments as a model sent them (object or text), made right and checked, or every problem they have. */
  accept(raw: unknown): Accepted;
}

/**
 * Makes a tool's parameter schema ready for calls: parse, validate, coerce only what does not validate, fill in
 * defaults. Compiled at once and cached by schema. Throws `SchemaError` for an unusable schema.
 */
export function prepareTool(parameters: unknown, options: PrepareToolOptions = {}): PreparedTool {
  const node = prepareSchema(parameters, options);
  const fillDefaults = options.fillDefaults ?? true;
  const watched = options.unknownArguments === 'suggest' && isOpen(node) ? node.properties : undefined;

  function accept(raw: unknown): Accepted {
    const parsed = parseArguments(raw, options);
    if (!parsed.ok) return { ok: false, error: parsed.error, errors: [parsed.error] };
    const { args } = parsed;
    const misses = watched === undefined ? NONE : nearMisses(args, watched);
    if (misses[0] !== undefined) return { ok: false, error: misses[0], errors: misses };
    if (isValid(node, args)) return asAccepted(fillDefaults ? withDefaults(node, args) : args);
    const coerced = coerceWith(node, args, fillDefaults);
    return coerced.ok ? asAccepted(coerced.args) : coerced;
  }

  return { accept };
}

/** Arguments are an object, whatever a schema may say: one that asks for a list has made it one. */
function asAccepted(args: unknown): Accepted {
  if (isRecord(args)) return { ok: true, args };
  const message = 'The parameters of this tool do not describe an object, so no arguments can fit them';
  const error = { path: '', expected: 'parameters of type object', got: describeValue(args), message };
  return { ok: false, error, errors: [error] };
}

const NONE: readonly Problem[] = [];

/** Only where the schema leaves other properties open is there something to decide. */
function isOpen(node: SchemaNode): boolean {
  return node.additionalProperties === undefined && node.patternProperties === undefined && node.ref === undefined;
}

/** A model that writes `file_pth` believes it said something; tolerating that would lose it silently. */
function nearMisses(args: Record<string, unknown>, known: ReadonlyMap<string, unknown>): readonly Problem[] {
  const keys = Object.keys(args);
  if (keys.every((key) => known.has(key))) return NONE;
  const unknown = keys.filter((key) => !known.has(key));
  const unused = [...known.keys()].filter((name) => !Object.hasOwn(args, name));
  return unknown.filter((key) => nearestName(key, unused) !== undefined).map((key) => misspelt(key, unused));
}

function misspelt(key: string, names: readonly string[]): Problem {
  const { expected, message, hint } = unknownProperty(key, names);
  const path = formatPath([key]);
  return { path, expected, got: 'an unknown property', message: `${path}: ${message}`, hint };
}
