import type { StandardSchemaV1 } from '@standard-schema/spec';
import { isPlainSchema } from './schema/is-plain-schema.js';
import { rawParameters } from './schema/raw-parameters.js';
import { SchemaError } from './schema/schema-error.js';
import { toJsonSchema } from './schema/to-json-schema.js';
import type {
  ArgumentProblem,
  EnvRequirement,
  FunctionSchema,
  JsonSchema,
  RawToolOptions,
  RefineAnswer,
  SchemaToolOptions,
  ToolEntry,
} from './tool.js';

/** Names a model provider accepts, plus the colon of `mcp-<server>:<tool>`. */
const TOOL_NAME = /^[A-Za-z0-9_][A-Za-z0-9_.:-]{0,127}$/;
const PERMISSION = /^[a-z][a-z0-9_-]*:[a-z][a-z0-9_-]*$/;
const TOOLSET_NAME = /^[A-Za-z0-9_][A-Za-z0-9_.-]{0,127}$/;

/**
 * Turns what an author wrote into an entry. Throws a TypeError that names the field when something is wrong.
 * `known` is the definition where it was made before: making it is most of what loading a tool takes.
 */
export function buildEntry<Schema extends StandardSchemaV1, Output>(
  options: SchemaToolOptions<Schema, Output> | RawToolOptions<Output>,
  known?: Pick<ToolEntry, 'definition' | 'isPlain'>,
): ToolEntry<never, Output> {
  checkFields(options);
  const { input, schema, problems, requiresEnv, aliases, tags, origin, ...fields } = options;
  const isPlain = known?.isPlain ?? (schema === undefined && input !== undefined && isPlainSchema(schemaOf(input)));
  const further = input === undefined || isPlain ? undefined : schemaOf(input);
  return {
    ...fields,
    ...(isPlain ? { isPlain } : {}),
    definition: known?.definition ?? definitionOf(options, input, schema),
    requiresEnv: (requiresEnv ?? []).map(envRequirement),
    aliases: aliases ?? [],
    tags: tags ?? [],
    origin: origin ?? { kind: 'host' },
    refine: refineWith(further, problems as ((args: unknown) => readonly ArgumentProblem[]) | undefined),
  } as ToolEntry<never, Output>;
}

/** The schema, or what makes it; with some libraries a schema is a function itself. */
function schemaOf<Schema extends StandardSchemaV1>(input: Schema | (() => Schema)): Schema {
  return typeof input === 'function' && !('~standard' in input) ? input() : (input as Schema);
}

function checkFields(options: {
  name: string;
  toolset: string;
  description: string;
  run: unknown;
  permissions?: readonly string[];
}): void {
  const { name, toolset, description, run, permissions } = options;
  if (typeof name !== 'string' || !TOOL_NAME.test(name)) {
    throw new TypeError(
      `Tool name ${JSON.stringify(name)} is not valid: use letters, digits, _, -, . and :, at most 128 characters.`,
    );
  }
  if (typeof toolset !== 'string' || !TOOLSET_NAME.test(toolset)) {
    throw new TypeError(`Tool ${name}: toolset ${JSON.stringify(toolset)} is not valid: use letters, digits, _ and -.`);
  }
  if (typeof description !== 'string' || description.trim() === '') {
    throw new TypeError(
      `Tool ${name}: description is missing. Say in one sentence what the tool does and when to use it.`,
    );
  }
  const isPermission = (text: unknown): boolean => typeof text === 'string' && PERMISSION.test(text);
  if (permissions !== undefined && !(Array.isArray(permissions) && permissions.every(isPermission))) {
    throw new TypeError(`Tool ${name}: permissions is a list such as ['file:read', 'network:fetch'].`);
  }
  if (typeof run !== 'function') throw new TypeError(`Tool ${name}: run is not a function.`);
}

function definitionOf(
  { name, description, origin }: Pick<RawToolOptions<unknown>, 'name' | 'description' | 'origin'>,
  input: StandardSchemaV1 | (() => StandardSchemaV1) | undefined,
  schema: JsonSchema | { readonly parameters: JsonSchema } | undefined,
): FunctionSchema {
  if (input !== undefined && schema === undefined) {
    return { name, description, parameters: named(name, () => toJsonSchema(schemaOf(input))) };
  }
  if (typeof schema !== 'object' || schema === null) {
    throw new TypeError(`Tool ${name}: give \`input\` (zod or another Standard Schema) or \`schema\` (JSON Schema).`);
  }
  // What a server sends is repaired where definitions are made: one bad schema must not cost the others.
  const parameters = origin?.kind === 'mcp' && 'parameters' in schema ? schema.parameters : undefined;
  return {
    name,
    description,
    parameters: (parameters as JsonSchema | undefined) ?? named(name, () => rawParameters(schema)),
  };
}

/** The same problem, with the tool it belongs to. */
function named<Value>(name: string, make: () => Value): Value {
  try {
    return make();
  } catch (problem) {
    if (!(problem instanceof SchemaError)) throw problem;
    throw new TypeError(`Tool ${name}: ${problem.message}.`);
  }
}

function envRequirement(requirement: string | EnvRequirement): EnvRequirement {
  return typeof requirement === 'string' ? { name: requirement } : requirement;
}

type Refine = (args: unknown) => RefineAnswer | Promise<RefineAnswer>;

/** The authoring schema has the last word where JSON Schema cannot say everything; then what its author wrote himself. */
function refineWith(
  schema: StandardSchemaV1 | undefined,
  problems: ((args: unknown) => readonly ArgumentProblem[]) | undefined,
): Refine | undefined {
  const refine = schema && ((args: unknown) => schema['~standard'].validate(args));
  if (problems === undefined) return refine && ((args) => after(refine(args), refineAnswer));
  const judged = (args: unknown): RefineAnswer => {
    const found = problems(args);
    return found.length === 0 ? { ok: true, args: args as Record<string, unknown> } : { ok: false, problems: found };
  };
  if (refine === undefined) return judged;
  return (args) =>
    after(refine(args), (result) => {
      const answer = refineAnswer(result);
      return answer.ok ? judged(answer.args) : answer;
    });
}

/** At once where the schema answers at once. */
function after<Value, Result>(value: Value | Promise<Value>, then: (value: Value) => Result): Result | Promise<Result> {
  return value instanceof Promise ? value.then(then) : then(value);
}

function refineAnswer(answer: StandardSchemaV1.Result<unknown>): RefineAnswer {
  if (answer.issues === undefined) return { ok: true, args: answer.value as Record<string, unknown> };
  return {
    ok: false,
    problems: answer.issues.map((issue) => ({
      path: (issue.path ?? []).map((part) => String(typeof part === 'object' ? part.key : part)).join('.'),
      message: issue.message,
    })),
  };
}
